//! The steps, living messages and direct messages of ladders that are due.

use std::panic::AssertUnwindSafe;

use futures::FutureExt;

use super::course::step;
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::host::taking::take_due;
use crate::store::ids::{GuildId, MessageId};
use crate::store::ladders::{Ladder, LadderNote};
use crate::store::rows::Rows;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, transact_unlisted};

impl Host {
    /// Takes the steps of the ladders that are due: challenges lapse, meetings are counted, people
    /// rest. A ladder that fails stops no other, and is tried again after a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn run_ladders(&self, now: Timestamp) -> Result<Vec<Error>, StoreError> {
        let due: Result<Rows<Ladder>, StoreError> =
            take_due!(self, is_ladder_due, take_ladders, now);
        let mut failures = Vec::new();
        for ladder in due?.read {
            let work = AssertUnwindSafe(self.step_ladder(ladder.guild, &ladder.game, now));
            let outcome = Box::pin(work.catch_unwind()).await;
            failures.extend(outcome.unwrap_or(Err(Error::Panicked)).err());
        }
        Ok(failures)
    }

    async fn step_ladder(&self, guild: GuildId, game: &str, now: Timestamp) -> Result<(), Error> {
        transact_unlisted!(self.store, |tx| Box::pin(step(tx, guild, game, now)).await)
    }

    /// Takes living messages that are to be brought up to date by `now` for this process, which
    /// does so within a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_ladder_cards(&self, now: Timestamp) -> Result<Rows<Ladder>, StoreError> {
        take_due!(self, is_ladder_card_due, take_ladder_cards, now)
    }

    /// Stores the message that was brought up to date; `is_new`: it was posted. `false` if another
    /// one takes its place.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finish_ladder_card(
        &self,
        taken: &Ladder,
        message: MessageId,
        is_new: bool,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let posted = if is_new { now } else { taken.posted };
        transact_unlisted!(self.store, |tx| {
            tx.shown_ladder(taken, message, posted).await
        })
    }

    /// Lets a message rest that Discord refuses, until the ladder changes.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn refuse_ladder_card(&self, taken: &Ladder) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| tx.refuse_ladder(taken).await)
    }

    /// Takes direct messages about ladders that are due by `now` for this process, which sends them
    /// within a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_ladder_notes(&self, now: Timestamp) -> Result<Rows<LadderNote>, StoreError> {
        take_due!(self, is_ladder_note_due, take_ladder_notes, now)
    }

    /// Deletes a direct message that was sent, or cannot be.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sent_ladder_note(&self, note: &LadderNote) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| tx.sent_ladder_note(note).await)
    }
}
