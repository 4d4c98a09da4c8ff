//! `/privacy`: the export of everything stored about a person, and its erasure.

use std::sync::Arc;

use serde_json::{Value, json};

use super::command::{Actor, Command};
use super::dailies;
use super::error::Error;
use super::looking_list;
use super::matches::Host;
use super::puzzles;
use super::record::Record;
use super::refusal::Refusal;
use super::weeks::REDRAWN;
use super::{contests, ladders, leagues};
use crate::store::Error as StoreError;
use crate::store::behalf::unguarded;
use crate::store::ids::{MatchId, UserId};
use crate::store::matches::State;
use crate::store::time::Timestamp;
use crate::store::transact;
use tavolino_games::game::Rng;

/// Days of which the posts of puzzles are edited when a person who shared in them is erased.
const POSTS: i64 = 14;

/// Attempts at erasing a person who keeps joining matches meanwhile.
const MAX_ATTEMPTS: u32 = 10;

/// The matches that erasing a person ends at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ties {
    /// The number of lobbies, with invitations.
    pub lobbies: usize,
    /// The number of matches in which the person plays.
    pub running: usize,
}

impl Host {
    /// Everything stored about a person, as JSON. Information that a game hides from the person is
    /// left out.
    pub async fn export(&self, person: UserId, now: Timestamp) -> Result<Value, Error> {
        let stored = self.store.export_person(person).await?;
        Ok(json!({
            "person": person.get().to_string(),
            "exported_at": now.to_string(),
            "stored": stored,
        }))
    }

    /// The number of matches that erasing the person would end at once.
    pub async fn ties(&self, person: UserId) -> Result<Ties, Error> {
        let mut ties = Ties {
            lobbies: 0,
            running: 0,
        };
        for line in self.store.inbox(person).await? {
            match line.state {
                State::Lobby => ties.lobbies += 1,
                _ if self.plays(&line.id, person).await? => ties.running += 1,
                _ => {}
            }
        }
        Ok(ties)
    }

    /// Erases a person: makes them leave every lobby and game, then deletes them from every table.
    /// Results stay without the name.
    ///
    /// The request is stored first: after a crash [`Host::finish_erasures`] continues it.
    /// Idempotent.
    ///
    /// # Errors
    /// [`Refusal::MovedOn`] if the person keeps joining matches; [`Error::Store`] if the database
    /// fails.
    pub async fn erase_person(
        &self,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact!(self.store, |tx| tx.request_erasure(person, now).await)?;
        // From here on the erasure does not depend on the caller. Its future is large, and rarely
        // made.
        unguarded(Box::pin(self.erase_requested(person, rng, now))).await
    }

    /// Erases a person whose request is stored.
    async fn erase_requested(
        &self,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<(), Error> {
        // The restore of an older backup reads this list, and erases the person again.
        let written = self.store.record_erasure(person, rng, now);
        written.map_err(|error| StoreError::Failed(Box::new(error)))?;
        let concerned = self.store.matches_of(person).await?;
        for _ in 0..MAX_ATTEMPTS {
            let left = self.leave_everything(person, rng, now).await?;
            if self.erase(person, &left, &concerned, now).await? {
                break;
            }
        }
        // Cleans up rows written meanwhile from records in memory that still had the person, and
        // redraws boards drawn meanwhile.
        let left = self.leave_everything(person, rng, now).await?;
        let is_erased = self.erase(person, &left, &concerned, now).await?;
        self.language_cache.people.remove(&person);
        if !is_erased {
            return Err(Refusal::MovedOn.into());
        }
        Ok(self.store.tidy().await?)
    }

    /// Continues every erasure that was begun and not finished; returns the number of people.
    pub async fn finish_erasures(&self, rng: &mut Rng, now: Timestamp) -> Result<usize, Error> {
        let people = self.store.pending_erasures().await?;
        for person in &people {
            self.erase_person(*person, rng, now).await?;
        }
        Ok(people.len())
    }

    /// Erases the people again whose erasure is younger than the restored backup; returns their
    /// number.
    pub async fn erase_again(&self, rng: &mut Rng, now: Timestamp) -> Result<usize, Error> {
        let people = self.store.erased_since().await?;
        for person in &people {
            self.erase_person(*person, rng, now).await?;
        }
        Ok(people.len())
    }

    /// Makes a person leave every unfinished match; returns the matches in which they still hold
    /// the seat they left.
    async fn leave_everything(
        &self,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Vec<MatchId>, Error> {
        let mut left = Vec::new();
        for line in self.store.inbox(person).await? {
            let outcome = match line.state {
                State::Lobby => self.leave_lobby(&line.id, person, rng, now).await,
                _ => self.leave_game(&line.id, person, now).await,
            };
            match outcome {
                // Refused: the match ended, started or broke meanwhile; the next attempt looks
                // again.
                Ok(_) | Err(Error::Refused(_) | Error::Broken(..)) => {}
                Err(error) => return Err(error),
            }
            if line.state == State::Running && !self.plays(&line.id, person).await? {
                left.push(line.id);
            }
        }
        Ok(left)
    }

    async fn leave_game(
        &self,
        id: &MatchId,
        person: UserId,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        let record = self.look(id).await?;
        let seat = record.seat_of(person).ok_or(Refusal::NotSeated)?;
        // There is no interaction, so the seat acts as the computer does.
        self.act(id, Actor::Computer(seat), Command::Leave, None, now)
            .await
    }

    /// Whether a person still plays in a match.
    async fn plays(&self, id: &MatchId, person: UserId) -> Result<bool, Error> {
        let record = match self.look(id).await {
            Ok(record) => record,
            // A match set aside is not played.
            Err(Error::Refused(_) | Error::Broken(..)) => return Ok(false),
            Err(error) => return Err(error),
        };
        let board = record.board.as_ref().filter(|_| record.is_running());
        let staying = board.map(|board| board.staying()).unwrap_or_default();
        Ok(record
            .seat_of(person)
            .is_some_and(|seat| staying.contains(seat)))
    }

    /// Deletes a person from every table and updates the public messages of the matches concerned;
    /// `false` if the person sits in an unfinished match outside `left`.
    async fn erase(
        &self,
        person: UserId,
        left: &[MatchId],
        concerned: &[MatchId],
        now: Timestamp,
    ) -> Result<bool, Error> {
        transact!(self.store, |tx| {
            let unfinished = tx.unfinished_of(person).await?;
            if unfinished.iter().any(|id| !left.contains(id)) {
                return Ok(false);
            }
            puzzles::outdate_all(tx, person, |day| day > dailies::utc_day(now) - POSTS, now)
                .await?;
            tx.redraw_weeks(person, now.before(REDRAWN), now).await?;
            looking_list::outdate_all(tx, person, now).await?;
            leagues::outdate_all(tx, person, now).await?;
            contests::outdate_all(tx, person, now).await?;
            ladders::leave_all(tx, person, now).await?;
            tx.erase(person).await?;
            tx.show_anew(concerned, now).await?;
            Ok(true)
        })
    }
}
