//! `/privacy`: everything stored about a person, for that person; and how it is erased.

use std::sync::Arc;

use serde_json::{Value, json};

use super::command::{Actor, Command};
use super::error::Error;
use super::matches::Host;
use super::record::Record;
use super::refusal::Refusal;
use crate::store::Error as StoreError;
use crate::store::behalf::regardless;
use crate::store::ids::{MatchId, UserId};
use crate::store::matches::State;
use crate::store::time::Timestamp;
use crate::store::transact;
use tavolino_games::game::Rng;

/// How often somebody who keeps sitting down while being erased is got up again.
const PATIENCE: u32 = 10;

/// What erasing somebody ends at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ties {
    /// Matches that have not started, with invitations.
    pub lobbies: usize,
    /// Matches they play in.
    pub running: usize,
}

impl Host {
    /// Everything stored about a person. What a game hides from them is not in it.
    pub async fn export(&self, person: UserId, now: Timestamp) -> Result<Value, Error> {
        let stored = self.store.told_of(person).await?;
        Ok(json!({
            "person": person.get().to_string(),
            "exported_at": now.to_string(),
            "stored": stored,
        }))
    }

    /// What erasing somebody would end at once.
    pub async fn ties(&self, person: UserId) -> Result<Ties, Error> {
        let mut ties = Ties {
            lobbies: 0,
            running: 0,
        };
        for line in self.inbox(person).await? {
            match line.state {
                State::Lobby => ties.lobbies += 1,
                _ if self.plays(&line.id, person).await? => ties.running += 1,
                _ => {}
            }
        }
        Ok(ties)
    }

    /// Erases a person: they leave every lobby and every game, and then every table. Results stay without their name.
    ///
    /// That they want it is stored first, so that it is gone on with ([`Host::finish_forgetting`]) if the program dies in
    /// between. Doing it twice is doing it once.
    pub async fn forget(&self, person: UserId, rng: &mut Rng, now: Timestamp) -> Result<(), Error> {
        transact!(self.store, |tx| tx.want_forgotten(person, now).await)?;
        // From here on it is done, whoever waits for it.
        regardless(self.forget_wanted(person, rng, now)).await
    }

    /// Erases a person, now that it is stored that they want it.
    async fn forget_wanted(
        &self,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<(), Error> {
        // Whoever restores a backup reads there that they are not to be in it.
        let written = self.store.write_down_erased(person, rng, now);
        written.map_err(|error| StoreError::Failed(Box::new(error)))?;
        let concerned = self.store.matches_of(person).await?;
        for _ in 0..PATIENCE {
            let left = self.leave_everything(person, rng, now).await?;
            if self.erase(person, &left, &concerned, now).await? {
                break;
            }
        }
        // What was done meanwhile, while the person was still in memory, is swept up, and boards drawn meanwhile are drawn
        // again.
        let left = self.leave_everything(person, rng, now).await?;
        if !self.erase(person, &left, &concerned, now).await? {
            return Err(Refusal::MovedOn.into());
        }
        Ok(self.store.tidy().await?)
    }

    /// Goes on erasing everybody for whom that was begun and not finished; how many they were.
    pub async fn finish_forgetting(&self, rng: &mut Rng, now: Timestamp) -> Result<usize, Error> {
        let people = self.store.to_forget().await?;
        for person in &people {
            self.forget(*person, rng, now).await?;
        }
        Ok(people.len())
    }

    /// Erases again whoever was erased since the backup was made that this database is: that is not in it. How many they
    /// were.
    pub async fn forget_again(&self, rng: &mut Rng, now: Timestamp) -> Result<usize, Error> {
        let people = self.store.erased_since().await?;
        for person in &people {
            self.forget(*person, rng, now).await?;
        }
        Ok(people.len())
    }

    /// Has somebody leave every match that is not over; gives those where they sit on as one who has left.
    async fn leave_everything(
        &self,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Vec<MatchId>, Error> {
        let mut left = Vec::new();
        for line in self.inbox(person).await? {
            let done = match line.state {
                State::Lobby => self.leave_lobby(&line.id, person, rng, now).await,
                _ => self.leave_game(&line.id, person, now).await,
            };
            match done {
                // Refused: it ended, started or broke meanwhile; whether anything is left to do is looked at again.
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
        // No tap causes it, so the seat is moved as the computer moves one.
        self.act(id, Actor::Computer(seat), Command::Leave, None, now)
            .await
    }

    /// Whether somebody still plays in a match.
    async fn plays(&self, id: &MatchId, person: UserId) -> Result<bool, Error> {
        let record = match self.look(id).await {
            Ok(record) => record,
            // A record that is set aside is played no more.
            Err(Error::Refused(_) | Error::Broken(..)) => return Ok(false),
            Err(error) => return Err(error),
        };
        let board = record.board.as_ref().filter(|_| record.is_running());
        let staying = board.map(|board| board.staying()).unwrap_or_default();
        Ok(record
            .seat_of(person)
            .is_some_and(|seat| staying.contains(seat)))
    }

    /// Takes a person out of every table, unless they sit in an unfinished match that is not among those they have left.
    /// What everyone reads of the matches concerned is brought up to date.
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
            tx.erase(person).await?;
            tx.show_anew(concerned, now).await?;
            Ok(true)
        })
    }
}
