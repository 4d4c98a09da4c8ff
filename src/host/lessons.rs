//! The steps of lessons that people have done, and the one offer of each lesson.

use super::error::Error;
use super::matches::Host;
use crate::store::ids::UserId;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, transact_unlisted};

impl Host {
    /// The steps that a person has done in a lesson, a bit a step; 0 for none.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn lesson_done(&self, person: UserId, lesson: &str) -> Result<i64, Error> {
        let done = self.store.lesson_done(person, lesson).await?;
        Ok(done.unwrap_or(0))
    }

    /// The steps that a person has done in each lesson that was offered or opened, a bit a step.
    ///
    /// # Errors
    /// [`StoreError`] if the database fails.
    pub async fn lessons_done(&self, person: UserId) -> Result<Vec<(String, i64)>, StoreError> {
        self.store.lessons_done(person).await
    }

    /// Whether to offer a lesson to a person now: they finished no match of the game, and the
    /// lesson was neither offered nor opened. Afterwards it counts as offered.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn offer_lesson(
        &self,
        person: UserId,
        game: &str,
        lesson: &str,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let is_known = self.store.lesson_done(person, lesson).await?.is_some();
        if is_known || self.store.has_finished(person, game).await? {
            return Ok(false);
        }
        self.mark_lesson(person, lesson, 0, now).await?;
        Ok(true)
    }

    /// Whether a person has neither done a step of the game's lessons nor finished a match of it.
    ///
    /// # Errors
    /// [`StoreError`] if the database fails.
    pub async fn is_new_to(&self, person: UserId, game: &str) -> Result<bool, StoreError> {
        let is_of_game = |lesson: &str| {
            let rest = lesson.strip_prefix(game);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        let done = self.lessons_done(person).await?;
        if done
            .iter()
            .any(|(lesson, done)| *done != 0 && is_of_game(lesson))
        {
            return Ok(false);
        }
        Ok(!self.store.has_finished(person, game).await?)
    }

    /// Marks steps of a lesson as done; without steps, that it was offered or opened.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn mark_lesson(
        &self,
        person: UserId,
        lesson: &str,
        bits: i64,
        now: Timestamp,
    ) -> Result<(), Error> {
        let done = self.store.lesson_done(person, lesson).await?;
        if done.is_some_and(|done| done & bits == bits) {
            return Ok(());
        }
        transact_unlisted!(self.store, |tx| {
            tx.mark_lesson(person, lesson, bits, now).await
        })?;
        Ok(())
    }
}
