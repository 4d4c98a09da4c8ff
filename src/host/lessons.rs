//! The steps of lessons that people have done.

use super::error::Error;
use super::matches::Host;
use crate::store::ids::UserId;
use crate::store::time::Timestamp;
use crate::store::transact;

impl Host {
    /// The steps that a person has done in the lesson of a game, a bit a step; 0 for none.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn lesson_done(&self, person: UserId, game: &str) -> Result<i64, Error> {
        Ok(self.store.lesson_done(person, game).await?)
    }

    /// Marks steps of a game's lesson as done.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn mark_lesson(
        &self,
        person: UserId,
        game: &str,
        bits: i64,
        now: Timestamp,
    ) -> Result<(), Error> {
        if self.store.lesson_done(person, game).await? & bits == bits {
            return Ok(());
        }
        transact!(self.store, |tx| tx
            .mark_lesson(person, game, bits, now)
            .await)?;
        Ok(())
    }
}
