//! The living messages and direct messages of ladders that are due.

use crate::host::matches::Host;
use crate::host::series::running::{BATCH, KEPT};
use crate::store::ids::MessageId;
use crate::store::ladders::{Ladder, LadderNote};
use crate::store::rows::Rows;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, transact_unlisted};

impl Host {
    /// Takes living messages that are to be brought up to date by `now` for this process, which
    /// does so within a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_ladder_cards(&self, now: Timestamp) -> Result<Rows<Ladder>, StoreError> {
        if !self.store.is_ladder_card_due(now).await? {
            return Ok(Rows::default());
        }
        transact_unlisted!(self.store, |tx| {
            tx.take_ladder_cards(now, now.after(KEPT), BATCH).await
        })
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
        if !self.store.is_ladder_note_due(now).await? {
            return Ok(Rows::default());
        }
        transact_unlisted!(self.store, |tx| {
            tx.take_ladder_notes(now, now.after(KEPT), BATCH).await
        })
    }

    /// Deletes a direct message that was sent, or cannot be.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sent_ladder_note(&self, note: &LadderNote) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| tx.sent_ladder_note(note).await)
    }
}
