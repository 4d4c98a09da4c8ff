//! The ladders that are due.

use std::panic::AssertUnwindSafe;

use futures::FutureExt;

use super::course::step;
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::host::taking::take_due;
use crate::store::ids::GuildId;
use crate::store::ladders::Ladder;
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
}
