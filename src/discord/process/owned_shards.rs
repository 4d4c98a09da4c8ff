//! The shards this process owns: their leases, their connections, and whether the leases still
//! hold.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use parking_lot::{Mutex, MutexGuard};
use serenity::all::ShardManager;
use serenity::gateway::ConnectionStage;
use tokio::sync::watch;

use crate::discord::clock::Since;
use crate::host::Shard;

/// The shards this process owns, and their connections.
#[derive(Debug, Default)]
pub struct OwnedShards {
    state: watch::Sender<State>,
    /// Connections by shard, also of shards that another process still owns.
    connections: Mutex<BTreeMap<Shard, Arc<ShardManager>>>,
}

#[derive(Debug, Default)]
struct State {
    /// The shards of this process's range.
    shards: BTreeMap<Shard, ShardState>,
    /// The last renewal of the leases; `None` without leases (SQLite).
    renewed: Option<Renewed>,
    /// Whether the last renewal failed.
    is_unrenewable: bool,
    /// Shards whose lost time is not given back yet.
    unresumed: BTreeSet<Shard>,
}

/// The state of one shard, as this process knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShardState {
    /// The owner is not known yet, or the shard is being taken over.
    Undecided,
    /// This process owns the shard and handles its interactions and due work.
    Owned,
    /// Another process owns the shard; this one stands by.
    Standby,
}

/// The instant of a lease renewal.
#[derive(Clone, Copy, Debug)]
pub struct Renewed {
    at: Since,
    /// The lifetime of the leases from then on.
    lifetime: Duration,
}

impl Renewed {
    /// A renewal at the current instant, to be taken before the database is asked.
    pub fn now(lifetime: Duration) -> Renewed {
        Renewed {
            at: Since::now(),
            lifetime,
        }
    }

    /// Whether leases renewed at this instant have expired, so that another process may have taken
    /// them.
    pub fn has_expired(&self) -> bool {
        self.at.elapsed() >= self.lifetime
    }
}

impl State {
    fn has_expired(&self) -> bool {
        self.renewed.is_some_and(|renewed| renewed.has_expired())
    }

    fn owns(&self, shard: Shard) -> bool {
        self.shards.get(&shard) == Some(&ShardState::Owned)
    }

    fn holds(&self, shard: Shard) -> bool {
        self.owns(shard) && !self.has_expired()
    }

    fn owned(&self) -> impl Iterator<Item = Shard> {
        let owned = self
            .shards
            .iter()
            .filter(|(_, state)| **state == ShardState::Owned);
        owned.map(|(shard, _)| *shard)
    }
}

impl OwnedShards {
    /// Marks a shard of this process's range as undecided: its owner is not known yet, or it is
    /// being taken over.
    pub fn mark_undecided(&self, shard: Shard) {
        self.set(shard, ShardState::Undecided);
    }

    /// Adds a shard that this process owns from now on.
    pub fn add(&self, shard: Shard) {
        self.set_resumed(shard);
        self.set(shard, ShardState::Owned);
    }

    /// Adds a shard whose lost time is still to be given back.
    pub fn add_unresumed(&self, shard: Shard) {
        self.state.send_modify(|state| {
            state.unresumed.insert(shard);
            state.shards.insert(shard, ShardState::Owned);
        });
    }

    /// Whether the lost time of a shard is still to be given back.
    pub fn is_unresumed(&self, shard: Shard) -> bool {
        self.state.borrow().unresumed.contains(&shard)
    }

    /// Records that the lost time of a shard was given back.
    pub fn set_resumed(&self, shard: Shard) {
        self.state
            .send_if_modified(|state| state.unresumed.remove(&shard));
    }

    /// Marks a shard as owned by another process, for which this one stands by.
    pub fn stand_by(&self, shard: Shard) {
        self.set(shard, ShardState::Standby);
    }

    fn set(&self, shard: Shard, to: ShardState) {
        self.state
            .send_if_modified(|state| state.shards.insert(shard, to) != Some(to));
    }

    /// Records a renewal of all leases.
    pub fn record_renewal(&self, renewed: Renewed) {
        self.state
            .send_modify(|state| state.renewed = Some(renewed));
    }

    /// Records whether the leases can be renewed.
    pub fn set_renewable(&self, is_renewable: bool) {
        self.state.send_if_modified(|state| {
            std::mem::replace(&mut state.is_unrenewable, !is_renewable) == is_renewable
        });
    }

    /// Whether the leases hold and can be renewed. Without that nobody is answered, or soon nobody
    /// is.
    pub fn can_renew(&self) -> bool {
        let state = self.state.borrow();
        !state.is_unrenewable && !state.has_expired()
    }

    /// Whether the leases have expired, so that another process may own the shards.
    pub fn has_expired(&self) -> bool {
        self.state.borrow().has_expired()
    }

    /// All owned shards, also while their leases have expired.
    pub fn all(&self) -> Vec<Shard> {
        self.state.borrow().owned().collect()
    }

    /// All owned shards; none while their leases have expired.
    pub fn held(&self) -> Vec<Shard> {
        if self.has_expired() {
            return Vec::new();
        }
        self.all()
    }

    /// The shards for which this process stands by.
    pub fn stood_by(&self) -> Vec<Shard> {
        let state = self.state.borrow();
        let all = state.shards.iter();
        let stood_by = all.filter(|(_, state)| **state == ShardState::Standby);
        stood_by.map(|(shard, _)| *shard).collect()
    }

    /// Whether this process owns a shard, also while its lease has expired.
    pub fn contains(&self, shard: Shard) -> bool {
        self.state.borrow().owns(shard)
    }

    /// Whether the owner of each shard of this process's range is known, and no shard is being
    /// taken over.
    pub fn is_settled(&self) -> bool {
        let state = self.state.borrow();
        let mut states = state.shards.values();
        !state.shards.is_empty() && states.all(|state| *state != ShardState::Undecided)
    }

    /// Waits until this process does not own a shard.
    pub async fn until_lost(&self, shard: Shard) {
        self.until(|state| !state.owns(shard)).await;
    }

    /// Waits until this process owns a shard and its lease holds.
    pub async fn until_held(&self, shard: Shard) {
        self.until(|state| state.holds(shard)).await;
    }

    /// Waits until this process owns the shard with number 0.
    pub async fn until_first(&self) {
        self.until(|state| state.owned().any(|shard| shard.number == 0) && !state.has_expired())
            .await;
    }

    async fn until(&self, is_met: impl FnMut(&State) -> bool) {
        // The sender lives as long as `self`, so this never fails.
        let _ = self.state.subscribe().wait_for(is_met).await;
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
        self.connections.lock()
    }
}

async fn is_up(connection: &ShardManager) -> bool {
    let runners = connection.runners.lock().await;
    let mut stages = runners.values().map(|runner| runner.stage);
    stages.any(|stage| stage == ConnectionStage::Connected)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARD: Shard = Shard { number: 0, of: 2 };
    const LIFETIME: Duration = Duration::from_secs(5);

    fn ago(time: Duration) -> Renewed {
        Renewed {
            at: Since::ago(time),
            lifetime: LIFETIME,
        }
    }

    #[test]
    fn shards_whose_leases_have_expired_are_not_held() {
        let owned = OwnedShards::default();
        owned.add(SHARD);
        assert_eq!(owned.held(), [SHARD], "without leases");
        owned.record_renewal(ago(LIFETIME / 2));
        assert_eq!(owned.held(), [SHARD]);
        owned.record_renewal(ago(LIFETIME));
        assert!(owned.held().is_empty());
        assert_eq!(owned.all(), [SHARD], "until another is known to have it");
        // The machine slept, so its monotonic clock stood still.
        owned.record_renewal(Renewed {
            at: Since::slept(LIFETIME),
            ..ago(LIFETIME)
        });
        assert!(owned.held().is_empty());
        owned.record_renewal(Renewed::now(LIFETIME));
        assert_eq!(owned.held(), [SHARD]);
        owned.record_renewal(Renewed {
            lifetime: LIFETIME * 3,
            ..ago(LIFETIME)
        });
        assert_eq!(owned.held(), [SHARD], "a longer lease");
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
        owned.mark_undecided(SHARD);
        assert!(!owned.is_settled());
    }
}
