//! Reachability of the database: no interaction waits for a database that does not answer.

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::time::timeout;

use crate::host::{Error, Refusal};

/// Duration of work after which the database is checked, 500 ms; work takes a few milliseconds.
const DOUBT: Duration = Duration::from_millis(500);

/// The result of the last check, and requests for a new one.
#[derive(Debug, Default)]
pub struct DatabaseHealth {
    is_lost: watch::Sender<bool>,
    doubted: Notify,
}

impl DatabaseHealth {
    /// Records that the database does not answer.
    pub fn mark_lost(&self) {
        self.is_lost.send_replace(true);
    }

    /// Records that the database answers.
    pub fn mark_reachable(&self) {
        self.is_lost.send_if_modified(|is_lost| {
            let was_lost = *is_lost;
            *is_lost = false;
            was_lost
        });
    }

    /// Whether the database did not answer at the last check.
    pub fn is_lost(&self) -> bool {
        *self.is_lost.borrow()
    }

    /// Waits until some work has taken longer than [`DOUBT`], so that the database is to be
    /// checked.
    pub async fn until_doubted(&self) {
        self.doubted.notified().await;
    }

    /// Waits until a check finds that the database does not answer.
    pub async fn until_lost(&self) {
        // The sender lives as long as `self`, so this never fails.
        let _ = self.is_lost.subscribe().wait_for(|is_lost| *is_lost).await;
    }

    /// Awaits some work, and drops it once the database does not answer. Whether its transaction
    /// was committed is then unknown.
    ///
    /// # Errors
    ///
    /// Fails with the error of the work, or with [`Refusal::OutOfReach`].
    pub async fn within<T>(
        &self,
        work: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        let mut work = pin!(work);
        if !self.is_lost() {
            if let Ok(outcome) = timeout(DOUBT, &mut work).await {
                return outcome;
            }
            self.doubted.notify_one();
        }
        tokio::select! {
            // Work that needs no database completes.
            biased;
            outcome = work => outcome,
            () = self.until_lost() => Err(Refusal::OutOfReach.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::*;

    fn is_out_of_reach(outcome: &Result<(), Error>) -> bool {
        matches!(outcome, Err(Error::Refused(Refusal::OutOfReach)))
    }

    #[tokio::test]
    async fn nobody_waits_for_a_database_that_is_out_of_reach() {
        let health = DatabaseHealth::default();
        let waiting = health.within(pending());
        let finding_out = async {
            health.until_doubted().await;
            health.mark_lost();
        };
        let (outcome, ()) = tokio::join!(waiting, finding_out);
        assert!(is_out_of_reach(&outcome));
        assert!(is_out_of_reach(&health.within(pending()).await), "at once");
    }

    #[tokio::test]
    async fn what_needs_no_database_is_done_without_one() {
        let health = DatabaseHealth::default();
        health.mark_lost();
        assert!(health.within(ready(Ok(()))).await.is_ok());
        health.mark_reachable();
        assert!(!health.is_lost());
    }
}
