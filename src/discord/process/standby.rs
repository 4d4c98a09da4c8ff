//! Standby shards: the leases of other processes, looked at together and no more often than needed.

use std::sync::Arc;
use std::time::Duration;

use tracing::debug;

use super::shards::{DATABASE_RETRY, Shards};
use crate::host::{Shard, StoreError};
use crate::tasks::{self, Task};

/// Longest time until the leases of standby shards are looked at again, 5 s; a notification arrives
/// earlier.
const STANDBY_POLL: Duration = Duration::from_secs(5);

/// Time after the end of a lease at which it is looked at, 20 ms.
const LEASE_MARGIN: Duration = Duration::from_millis(20);

impl Shards {
    /// Looks at the leases of all standby shards together, at the instant at which the first can be
    /// taken if its holder does not renew it, and wakes the shards that can be taken.
    pub(super) async fn watch(self: Arc<Shards>, task: Task) {
        let mut changed = self.changed.subscribe();
        loop {
            let looked = async {
                self.read_wishes().await?;
                self.look().await
            };
            let pause = match looked.await {
                Ok(pause) => pause,
                Err(error) => {
                    debug!("leases of standby shards not read: {error}");
                    DATABASE_RETRY
                }
            };
            if !task.pause(pause, tasks::changed(&mut changed)).await {
                break;
            }
        }
    }

    /// Wakes the standby shards that can be taken; returns the time until the next look.
    pub(super) async fn look(&self) -> Result<Duration, StoreError> {
        let left = self.host.leases().time_left(self.owned.stood_by()).await?;
        let (free, held): (Vec<_>, Vec<_>) = left.into_iter().partition(|(_, left)| left.is_zero());
        if !free.is_empty() {
            let free = free.iter().map(|(shard, _)| *shard);
            self.free.send_modify(|all| all.extend(free));
        }
        let first = held.into_iter().map(|(_, left)| left + LEASE_MARGIN).min();
        Ok(first.map_or(STANDBY_POLL, |first| first.min(STANDBY_POLL)))
    }

    /// Waits until the lease of a standby shard can be taken.
    pub(super) async fn until_free(&self, shard: Shard) {
        let mut free = self.free.subscribe();
        // The sender lives as long as `self`, so this never fails.
        let _ = free.wait_for(|free| free.contains(&shard)).await;
        self.free.send_modify(|free| {
            free.remove(&shard);
        });
    }
}
