//! The shards this process owns: their leases, their connections, and whether the leases still hold.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime};

use serenity::all::ShardManager;
use serenity::gateway::ConnectionStage;
use tokio::sync::watch;

use crate::host::{LEASE, Shard};

/// The shards this process owns, and their connections.
#[derive(Debug)]
pub struct OwnedShards {
    state: watch::Sender<State>,
    /// Connections by shard, also of shards that another process still owns.
    connections: Mutex<BTreeMap<Shard, Arc<ShardManager>>>,
}

#[derive(Debug)]
struct State {
    /// Shards whose interactions and due work this process handles.
    own: BTreeSet<Shard>,
    /// Shards whose owner is not known yet, or that are being taken over.
    undecided: BTreeSet<Shard>,
    /// Shards of this process's range that another process owns.
    others: BTreeSet<Shard>,
    /// The last renewal of the leases; `None` without leases (SQLite).
    renewed: Option<Renewed>,
}

/// The instant of a lease renewal on both clocks of this machine: the monotonic clock stops while the machine sleeps, and the wall
/// clock may be set back.
#[derive(Clone, Copy, Debug)]
pub struct Renewed {
    monotonic: Instant,
    wall: SystemTime,
}

impl Renewed {
    /// The current instant, to be taken before the database is asked.
    pub fn now() -> Renewed {
        Renewed {
            monotonic: Instant::now(),
            wall: SystemTime::now(),
        }
    }

    /// Whether leases renewed at this instant have expired, so that another process may have taken them.
    pub fn has_expired(&self) -> bool {
        let by_wall = self.wall.elapsed().unwrap_or_default();
        self.monotonic.elapsed().max(by_wall) >= LEASE
    }
}

impl State {
    fn has_expired(&self) -> bool {
        self.renewed.is_some_and(|renewed| renewed.has_expired())
    }

    fn holds(&self, shard: Shard) -> bool {
        self.own.contains(&shard) && !self.has_expired()
    }
}

impl Default for OwnedShards {
    fn default() -> OwnedShards {
        OwnedShards {
            state: watch::Sender::new(State {
                own: BTreeSet::new(),
                undecided: BTreeSet::new(),
                others: BTreeSet::new(),
                renewed: None,
            }),
            connections: Mutex::default(),
        }
    }
}

impl OwnedShards {
    /// Marks a shard of this process's range as undecided: its owner is not known yet, or it is being taken over.
    pub fn mark_undecided(&self, shard: Shard) {
        self.state.send_modify(|state| {
            state.undecided.insert(shard);
        });
    }

    /// Adds a shard that this process owns from now on.
    pub fn add(&self, shard: Shard) {
        self.state.send_modify(|state| {
            state.undecided.remove(&shard);
            state.others.remove(&shard);
            state.own.insert(shard);
        });
    }

    /// Marks a shard as owned by another process, for which this one stands by.
    pub fn stand_by(&self, shard: Shard) {
        self.state.send_modify(|state| {
            state.undecided.remove(&shard);
            state.others.insert(shard);
        });
    }

    /// Removes a shard that this process owns no more.
    pub fn remove(&self, shard: Shard) {
        self.state
            .send_if_modified(|state| state.own.remove(&shard));
    }

    /// Records a renewal of all leases.
    pub fn record_renewal(&self, renewed: Renewed) {
        self.state
            .send_modify(|state| state.renewed = Some(renewed));
    }

    /// Whether the leases have expired, so that another process may own the shards.
    pub fn has_expired(&self) -> bool {
        self.state.borrow().has_expired()
    }

    /// All owned shards, also while their leases have expired.
    pub fn all(&self) -> Vec<Shard> {
        self.state.borrow().own.iter().copied().collect()
    }

    /// All owned shards; none while their leases have expired.
    pub fn held(&self) -> Vec<Shard> {
        if self.has_expired() {
            return Vec::new();
        }
        self.all()
    }

    /// Whether this process owns a shard, also while its lease has expired.
    pub fn contains(&self, shard: Shard) -> bool {
        self.state.borrow().own.contains(&shard)
    }

    /// Whether the owner of each shard of this process's range is known, and no shard is being taken over.
    pub fn is_settled(&self) -> bool {
        let state = self.state.borrow();
        state.undecided.is_empty() && !(state.own.is_empty() && state.others.is_empty())
    }

    /// Waits until this process does not own a shard.
    pub async fn until_lost(&self, shard: Shard) {
        self.until(|state| !state.own.contains(&shard)).await;
    }

    /// Waits until this process owns a shard and its lease holds.
    pub async fn until_held(&self, shard: Shard) {
        self.until(|state| state.holds(shard)).await;
    }

    /// Waits until this process owns the shard with number 0.
    pub async fn until_first(&self) {
        self.until(|state| {
            let mut own = state.own.iter();
            own.any(|shard| shard.number == 0) && !state.has_expired()
        })
        .await;
    }

    async fn until(&self, so: impl FnMut(&State) -> bool) {
        // The sender is here, so it does not end otherwise.
        let _ = self.state.subscribe().wait_for(so).await;
    }

    /// Adds the connection of a shard.
    pub fn connect(&self, shard: Shard, connection: Arc<ShardManager>) {
        self.connections().insert(shard, connection);
    }

    /// Removes the connection of a shard.
    pub fn disconnect(&self, shard: Shard) {
        self.connections().remove(&shard);
    }

    /// The owned shards whose leases hold, and whether each is connected.
    pub async fn connected(&self) -> Vec<(Shard, bool)> {
        let connections = self.connections().clone();
        let mut all = Vec::new();
        for shard in self.held() {
            let connected = match connections.get(&shard) {
                Some(connection) => is_up(connection).await,
                None => false,
            };
            all.push((shard, connected));
        }
        all
    }

    fn connections(&self) -> MutexGuard<'_, BTreeMap<Shard, Arc<ShardManager>>> {
        self.connections
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

async fn is_up(connection: &ShardManager) -> bool {
    let runners = connection.runners.lock().await;
    let mut stages = runners.values().map(|runner| runner.stage);
    stages.any(|stage| stage == ConnectionStage::Connected)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const SHARD: Shard = Shard { number: 0, of: 2 };

    fn ago(time: Duration) -> Renewed {
        Renewed {
            monotonic: Instant::now().checked_sub(time).unwrap(),
            wall: SystemTime::now().checked_sub(time).unwrap(),
        }
    }

    #[test]
    fn shards_whose_leases_have_expired_are_not_held() {
        let owned = OwnedShards::default();
        owned.add(SHARD);
        assert_eq!(owned.held(), [SHARD], "without leases");
        owned.record_renewal(ago(LEASE / 2));
        assert_eq!(owned.held(), [SHARD]);
        owned.record_renewal(ago(LEASE));
        assert!(owned.held().is_empty());
        assert_eq!(owned.all(), [SHARD], "until another is known to have it");
        // The machine slept, so its monotonic clock stood still.
        owned.record_renewal(Renewed {
            monotonic: Instant::now(),
            ..ago(LEASE)
        });
        assert!(owned.held().is_empty());
        owned.record_renewal(Renewed::now());
        assert_eq!(owned.held(), [SHARD]);
    }

    #[test]
    fn the_range_is_settled_once_each_shard_is_owned_or_stood_by_for() {
        let owned = OwnedShards::default();
        let other = Shard { number: 1, of: 2 };
        assert!(!owned.is_settled(), "nothing is asked yet");
        owned.mark_undecided(SHARD);
        owned.mark_undecided(other);
        owned.add(SHARD);
        assert!(!owned.is_settled());
        owned.stand_by(other);
        assert!(owned.is_settled());
        owned.remove(SHARD);
        owned.mark_undecided(SHARD);
        assert!(!owned.is_settled());
    }
}
