//! How the host is, for whoever watches: how much is to be done, and whether anything can be stored.

use super::matches::Host;
use crate::store::Error;
use crate::store::matches::State;
use crate::store::time::Timestamp;
use crate::store::transact;
pub use crate::store::vitals::Work;

impl Host {
    /// What is to be done by now.
    pub async fn work(&self, now: Timestamp) -> Result<Work, Error> {
        self.store.work(now).await
    }

    /// How many matches there are in each state, but for those that are over.
    pub async fn unfinished(&self) -> Result<Vec<(State, i64)>, Error> {
        self.store.unfinished().await
    }

    /// What time it is by the clock that all processes share; nothing where there is one process, whose machine has one.
    pub async fn shared_time(&self) -> Result<Option<Timestamp>, Error> {
        self.store.time().await
    }

    /// Stores something, to see whether that can be done.
    pub async fn try_to_store(&self) -> Result<(), Error> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            tx.touch().await
        })
    }
}
