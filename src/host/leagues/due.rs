//! The leagues that are due: each takes its steps until it rests.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;

use super::course::{Step, step};
use super::starting::{Beginning, begin};
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::store::ids::GuildId;
use crate::store::leagues::League;
use crate::store::rows::Rows;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, transact};
use tavolino_games::game::Rng;

/// Time for which a process keeps a league from the others, 1 min; a failed attempt is repeated
/// after it.
const KEPT: Duration = Duration::from_mins(1);

/// Leagues taken in one transaction.
const BATCH: i64 = 10;

/// Steps of a league in a row: a season begins, its meetings do, and it rests.
const MOST_STEPS: usize = 6;

impl Host {
    /// Takes the steps of the leagues that are due: seasons begin and end, meetings begin. A league
    /// that fails stops no other, and is tried again after a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn run_leagues(
        &self,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Vec<(GuildId, Error)>, StoreError> {
        if !self.store.is_league_due(now).await? {
            return Ok(Vec::new());
        }
        let due: Result<Rows<League>, StoreError> = transact!(self.store, |tx| {
            tx.leaves_lists();
            tx.take_leagues(now, now.after(KEPT), BATCH).await
        });
        let mut failures = Vec::new();
        for league in due?.read {
            let work = AssertUnwindSafe(self.run_league(league.guild, &league.game, rng, now));
            let outcome = Box::pin(work.catch_unwind()).await;
            if let Err(error) = outcome.unwrap_or(Err(Error::Panicked)) {
                failures.push((league.guild, error));
            }
        }
        Ok(failures)
    }

    async fn run_league(
        &self,
        guild: GuildId,
        game: &str,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<(), Error> {
        for _ in 0..MOST_STEPS {
            let taken: Result<(Step, bool), Error> = transact!(self.store, |tx| {
                tx.leaves_lists();
                let next = Box::pin(step(tx, guild, game, now)).await?;
                let league = tx.league(guild, game).await?;
                let is_due = league.is_some_and(|one| one.due.is_some_and(|due| due <= now));
                Ok((next, is_due))
            });
            match taken? {
                (Step::Rest, false) => return Ok(()),
                (Step::Rest, true) => {}
                (Step::Begin(league, meetings), _) => {
                    for nth in meetings {
                        let meeting = Beginning {
                            guild,
                            game,
                            season: league.season,
                            nth,
                        };
                        let begun: Result<(), Error> = transact!(self.store, |tx| {
                            Box::pin(begin(tx, meeting, self.pause, rng, now)).await
                        });
                        begun?;
                    }
                }
                (Step::Judge(league, meetings), _) => {
                    for meeting in &meetings {
                        Box::pin(self.judge_meeting(&league, meeting, now)).await?;
                    }
                }
            }
        }
        Ok(())
    }
}
