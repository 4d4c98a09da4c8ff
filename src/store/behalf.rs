//! Cancellation: writes on behalf of a caller are dropped once the caller has stopped waiting,
//! which each transaction checks.

use std::fmt;
use std::future::Future;
use std::sync::Arc;

use super::error::{Error, Result};

tokio::task_local! {
    /// The guard of the current task's writes; `None` for the program's own writes.
    static GUARD: Option<Guard>;
}

/// A check whether a caller still waits for an operation.
#[derive(Clone)]
pub struct Guard(Arc<dyn Fn() -> bool + Send + Sync>);

impl Guard {
    /// A guard that calls `waits` at each check.
    pub fn new(waits: impl Fn() -> bool + Send + Sync + 'static) -> Guard {
        Guard(Arc::new(waits))
    }
}

impl fmt::Debug for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Guard").field(&(self.0)()).finish()
    }
}

/// Runs `work` whose transactions end in [`Error::Late`] once the guard says that the caller has
/// stopped waiting.
pub fn on_behalf_of<T>(guard: Guard, work: impl Future<Output = T>) -> impl Future<Output = T> {
    GUARD.scope(Some(guard), work)
}

/// Runs `work` that does not depend on a waiting caller: the program's own tasks, and operations
/// already stored as requested.
pub fn unguarded<T>(work: impl Future<Output = T>) -> impl Future<Output = T> {
    GUARD.scope(None, work)
}

/// Fails with [`Error::Late`] if the caller of this task has stopped waiting.
pub(super) fn must_be_awaited() -> Result<()> {
    let is_awaited = GUARD.try_with(|guard| guard.as_ref().is_none_or(|guard| (guard.0)()));
    // Outside of any scope there is no guard.
    if is_awaited.unwrap_or(true) {
        Ok(())
    } else {
        Err(Error::Late)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::super::database::Store;
    use super::super::{engine, transact};
    use super::*;
    use crate::store::ids::UserId;
    use crate::store::time::Timestamp;

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_written() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = Store::open(&engine::address(folder.path())).await;
        let store = &store.expect("a database");
        let (me, others) = (UserId::from(1), [2, 3, 4, 5].map(UserId::from));
        let waits = Arc::new(AtomicBool::new(true));
        let is_waiting = Arc::clone(&waits);
        let guard = Guard::new(move || is_waiting.load(Ordering::Relaxed));
        let block = async |other| {
            let written: Result<bool> =
                transact!(store, |tx| tx.block(me, other, Timestamp(0)).await);
            written
        };
        let give_up_meanwhile = async |other| {
            let written: Result<bool> = transact!(store, |tx| {
                let is_new = tx.block(me, other, Timestamp(0)).await?;
                waits.store(false, Ordering::Relaxed);
                Ok(is_new)
            });
            written
        };
        let written = on_behalf_of(guard.clone(), block(others[0])).await;
        assert!(written.expect("somebody waits"));
        // Cancelled before the end, and before the beginning.
        let late = on_behalf_of(guard.clone(), give_up_meanwhile(others[1])).await;
        assert!(matches!(late, Err(Error::Late)), "{late:?}");
        let late = on_behalf_of(guard.clone(), block(others[2])).await;
        assert!(matches!(late, Err(Error::Late)), "{late:?}");
        let anyway = on_behalf_of(guard, unguarded(block(others[3]))).await;
        assert!(anyway.expect("nobody is asked"));
        let blocked = store.blocked_by(me).await.expect("the list");
        let mut blocked: Vec<u64> = blocked.iter().map(|id| id.get()).collect();
        blocked.sort_unstable();
        assert_eq!(blocked, [2, 5]);
        store.close().await;
    }
}
