//! The last heartbeat of each shard that this process serves, so that the database need not be
//! asked before each delivery.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::{Mutex, MutexGuard};

use crate::store::handover::shards::Shard;
use crate::store::time::Timestamp;

/// The last heartbeats of this process, by shard.
#[derive(Debug, Default)]
pub(super) struct Beats(Mutex<HashMap<Shard, Timestamp>>);

impl Beats {
    /// Records a heartbeat. Returns whether the one before it is at most `gap` old.
    pub fn record(&self, shard: Shard, now: Timestamp, gap: Duration) -> bool {
        let before = self.all().insert(shard, now);
        before.is_some_and(|before| before.until(now) <= gap)
    }

    /// Whether the last heartbeat of a shard is at most `gap` old.
    pub fn is_fresh(&self, shard: Shard, now: Timestamp, gap: Duration) -> bool {
        let last = self.all().get(&shard).copied();
        last.is_some_and(|last| last.until(now) <= gap)
    }

    /// Moves all heartbeats forward by `millis` milliseconds, as those in the database.
    pub fn skip(&self, millis: i64) {
        for at in self.all().values_mut() {
            at.0 += millis;
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Shard, Timestamp>> {
        self.0.lock()
    }
}
