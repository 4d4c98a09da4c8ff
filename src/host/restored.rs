//! Matches after the database was replaced by a backup.

use super::error::Error;
use super::matches::Host;
use crate::store::time::Timestamp;
use crate::store::transact;

impl Host {
    /// Makes the messages of every unfinished match anew, as those in Discord show turns that are
    /// lost: whose turn it is, they are called again. Returns whether there are any.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn show_restored(&self, now: Timestamp) -> Result<bool, Error> {
        // Without a heartbeat no process has served these matches, and nothing is posted.
        let Some(backup) = self.store.last_heartbeat().await? else {
            return Ok(false);
        };
        let stored = transact!(self.store, |tx| tx.show_restored(backup, now).await)?;
        Ok(stored > 0)
    }
}
