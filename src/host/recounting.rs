//! All ratings computed again from the places of rated matches, and compared with those that are
//! stored.

use std::collections::HashMap;

use super::error::Error;
use super::matches::Host;
use super::ratings::{counted, grown};
use crate::rating::{Entrant, rate};
use crate::store::ids::{GuildId, MatchId, UserId};
use crate::store::ratings::{BeliefRow, Rated};
use crate::store::transact_unlisted;

/// Changes read in one go; more than a match has seats.
const BATCH: i64 = 1000;

/// The result of a recount.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recount {
    /// The number of changes that were read.
    pub changes: usize,
    /// The matches and people whose stored numbers are others.
    pub wrong: Vec<(MatchId, UserId)>,
}

/// The belief about each person, as far as the changes were read.
type Beliefs = HashMap<(GuildId, String, UserId), BeliefRow>;

impl Host {
    /// Computes all ratings again; with `rebuild`, what differs is replaced. Of a match with an
    /// erased person the stored changes of the others stay, so that nobody's number moves by an
    /// erasure.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails; a match that does not replay.
    pub async fn recount_ratings(&self, rebuild: bool) -> Result<Recount, Error> {
        let (mut recount, mut beliefs) = (Recount::default(), Beliefs::new());
        let (mut last, mut waiting): (Option<Rated>, Vec<Rated>) = (None, Vec::new());
        loop {
            let read = self.store.changes_after(last.as_ref(), BATCH).await?;
            let is_end = (read.len() as i64) < BATCH;
            last = read.last().cloned().or(last);
            waiting.extend(read);
            // The rows of the last match may go on in the next batch.
            while let Some(first) = waiting.first() {
                let id = first.match_id.clone();
                let own = waiting.iter().take_while(|change| change.match_id == id);
                let count = own.count();
                if count == waiting.len() && !is_end {
                    break;
                }
                let stored: Vec<Rated> = waiting.drain(..count).collect();
                self.recount_match(&stored, &mut beliefs, &mut recount, rebuild)
                    .await?;
            }
            if is_end {
                break;
            }
        }
        self.compare_beliefs(beliefs, &mut recount, rebuild).await?;
        Ok(recount)
    }

    /// Compares the changes of one match.
    async fn recount_match(
        &self,
        stored: &[Rated],
        beliefs: &mut Beliefs,
        recount: &mut Recount,
        rebuild: bool,
    ) -> Result<(), Error> {
        recount.changes += stored.len();
        let expected = self.expected(stored, beliefs).await?;
        for (stored, expected) in stored.iter().zip(expected) {
            if *stored != expected {
                recount.wrong.push((stored.match_id.clone(), stored.person));
                if rebuild {
                    transact_unlisted!(self.store, |tx| tx.correct_rating(&expected).await)?;
                }
            }
            let key = (expected.guild, expected.game.clone(), expected.person);
            let belief = BeliefRow {
                person: expected.person,
                mean: expected.mean,
                deviation: expected.deviation,
                games: expected.number,
                rivals: 0,
                at: expected.at,
            };
            beliefs.insert(key, belief);
        }
        Ok(())
    }

    /// The changes of a match by what is believed before it; as stored where a person was erased.
    async fn expected(&self, stored: &[Rated], beliefs: &Beliefs) -> Result<Vec<Rated>, Error> {
        let Some(first) = stored.first() else {
            return Ok(Vec::new());
        };
        let record = self.look(&first.match_id).await?;
        let excused = self.store.excused(&first.match_id).await?.len();
        if stored.len() + excused < usize::from(record.table.seats) {
            return Ok(stored.to_vec());
        }
        let givers: HashMap<i64, UserId> = self
            .store
            .givers(&first.match_id)
            .await?
            .into_iter()
            .collect();
        let worth = record.entry.info.worth(&record.table);
        let before = |change: &Rated| {
            let key = (change.guild, change.game.clone(), change.person);
            beliefs.get(&key)
        };
        let entrants: Vec<Entrant> = stored
            .iter()
            .map(|change| Entrant {
                belief: grown(before(change), change.at),
                worth: worth[change.seat as usize - 1],
                place: u8::try_from(change.place).unwrap_or(u8::MAX),
            })
            .collect();
        let after = rate(&entrants);
        let all = stored.iter().zip(&entrants).zip(after);
        let expected = all.map(|((change, entrant), after)| {
            let (mean_before, deviation_before) = entrant.belief.thousandths();
            let holder = &record.seats[change.seat as usize - 1];
            let gave = givers.contains_key(&change.seat) && holder.person != Some(change.person);
            let (mean, deviation) = counted(entrant.belief, after, gave);
            Rated {
                number: before(change).map_or(0, |before| before.games) + 1,
                mean_before,
                deviation_before,
                mean,
                deviation,
                ..change.clone()
            }
        });
        Ok(expected.collect())
    }

    /// Compares the present beliefs with those after the last changes.
    async fn compare_beliefs(
        &self,
        beliefs: Beliefs,
        recount: &mut Recount,
        rebuild: bool,
    ) -> Result<(), Error> {
        for ((guild, game, person), expected) in beliefs {
            let stored = self.store.belief(guild, &game, person).await?;
            let rivals = stored.as_ref().map_or(0, |stored| stored.rivals);
            let expected = BeliefRow { rivals, ..expected };
            if stored.as_ref() == Some(&expected) {
                continue;
            }
            let changes = self.store.rating_changes(guild, &game, person).await?;
            let id = changes.last().map(|change| change.match_id.clone());
            recount.wrong.extend(id.map(|id| (id, person)));
            if rebuild {
                transact_unlisted!(self.store, |tx| {
                    tx.set_beliefs(guild, &game, std::slice::from_ref(&expected))
                        .await
                })?;
            }
        }
        Ok(())
    }
}
