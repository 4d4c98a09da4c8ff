//! The host's health, for metrics and probes: the backlog, and whether the database accepts writes.

use super::matches::Host;
use crate::store::Error;
use crate::store::matches::State;
use crate::store::time::Timestamp;
use crate::store::transact;
pub use crate::store::vitals::Work;

impl Host {
    /// The backlog of due tasks.
    pub async fn work(&self, now: Timestamp) -> Result<Work, Error> {
        self.store.work(now).await
    }

    /// The number of matches by state, without finished ones.
    pub async fn unfinished(&self) -> Result<Vec<(State, i64)>, Error> {
        self.store.unfinished().await
    }

    /// The time of the database server, shared by all processes; `None` on SQLite, where the machine's clock counts.
    pub async fn shared_time(&self) -> Result<Option<Timestamp>, Error> {
        self.store.time().await
    }

    /// Tests whether the database accepts writes.
    ///
    /// # Errors
    /// It does not.
    pub async fn try_to_store(&self) -> Result<(), Error> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            tx.touch().await
        })
    }
}
