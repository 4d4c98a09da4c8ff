//! Which shards this process serves, by which connections, and for how long it may without asking.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime};

use serenity::all::ShardManager;
use serenity::gateway::ConnectionStage;
use tokio::sync::watch;

use crate::host::{LEASE, Shard};

/// The shards this process serves.
#[derive(Debug)]
pub struct Serving {
    state: watch::Sender<State>,
    /// The connections there are, also where another process answers still.
    connections: Mutex<BTreeMap<Shard, Arc<ShardManager>>>,
}

#[derive(Debug)]
struct State {
    /// Those that are its own: whoever asks there is answered by it, and what is due there is done by it.
    own: BTreeSet<Shard>,
    /// Those of which it does not know yet whether it serves them.
    undecided: BTreeSet<Shard>,
    /// Those it would serve, which another process serves.
    others: BTreeSet<Shard>,
    /// When the leases were renewed; nothing where there are none.
    renewed: Option<Renewed>,
}

/// When leases were renewed, by both clocks of this machine: the one stands still while the machine sleeps, and the other may be set
/// back.
#[derive(Clone, Copy, Debug)]
pub struct Renewed {
    monotonic: Instant,
    wall: SystemTime,
}

impl Renewed {
    /// Now, which has to be before the database is asked.
    pub fn now() -> Renewed {
        Renewed {
            monotonic: Instant::now(),
            wall: SystemTime::now(),
        }
    }

    /// Whether another process may have what was renewed then.
    pub fn has_run_out(&self) -> bool {
        let by_wall = self.wall.elapsed().unwrap_or_default();
        self.monotonic.elapsed().max(by_wall) >= LEASE
    }
}

impl State {
    fn has_run_out(&self) -> bool {
        self.renewed.is_some_and(|renewed| renewed.has_run_out())
    }

    fn holds(&self, shard: Shard) -> bool {
        self.own.contains(&shard) && !self.has_run_out()
    }
}

impl Default for Serving {
    fn default() -> Serving {
        Serving {
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

impl Serving {
    /// It is to be found out who serves a shard that this process could serve, or to be taken over.
    pub fn undecided(&self, shard: Shard) {
        self.state.send_modify(|state| {
            state.undecided.insert(shard);
        });
    }

    /// From now on a shard is served by this process.
    pub fn begin(&self, shard: Shard) {
        self.state.send_modify(|state| {
            state.undecided.remove(&shard);
            state.others.remove(&shard);
            state.own.insert(shard);
        });
    }

    /// Another process serves it, and this one waits for that.
    pub fn stand_by(&self, shard: Shard) {
        self.state.send_modify(|state| {
            state.undecided.remove(&shard);
            state.others.insert(shard);
        });
    }

    /// It is another's from now on, or nobody's.
    pub fn end(&self, shard: Shard) {
        self.state
            .send_if_modified(|state| state.own.remove(&shard));
    }

    /// The leases of all that are its own were renewed.
    pub fn renewed(&self, renewed: Renewed) {
        self.state
            .send_modify(|state| state.renewed = Some(renewed));
    }

    /// Whether its leases have run out, so that others may serve what it served.
    pub fn has_run_out(&self) -> bool {
        self.state.borrow().has_run_out()
    }

    /// All that are its own, as far as it knows.
    pub fn taken(&self) -> Vec<Shard> {
        self.state.borrow().own.iter().copied().collect()
    }

    /// All that are surely its own.
    pub fn own(&self) -> Vec<Shard> {
        if self.has_run_out() {
            return Vec::new();
        }
        self.taken()
    }

    /// Whether it is its own, as far as it knows.
    pub fn has(&self, shard: Shard) -> bool {
        self.state.borrow().own.contains(&shard)
    }

    /// Whether it serves all that it will: nothing is still to be taken over.
    pub fn is_settled(&self) -> bool {
        let state = self.state.borrow();
        state.undecided.is_empty() && !(state.own.is_empty() && state.others.is_empty())
    }

    /// Waits until it is not served by this process.
    pub async fn until_lost(&self, shard: Shard) {
        self.until(|state| !state.own.contains(&shard)).await;
    }

    /// Waits until it is surely served by this process.
    pub async fn until_own(&self, shard: Shard) {
        self.until(|state| state.holds(shard)).await;
    }

    /// Waits until this process serves the first shard.
    pub async fn until_first(&self) {
        self.until(|state| {
            let mut own = state.own.iter();
            own.any(|shard| shard.number == 0) && !state.has_run_out()
        })
        .await;
    }

    async fn until(&self, so: impl FnMut(&State) -> bool) {
        // The sender is here, so it does not end otherwise.
        let _ = self.state.subscribe().wait_for(so).await;
    }

    /// There is a connection for a shard.
    pub fn connect(&self, shard: Shard, connection: Arc<ShardManager>) {
        self.connections().insert(shard, connection);
    }

    /// There is none any more.
    pub fn disconnect(&self, shard: Shard) {
        self.connections().remove(&shard);
    }

    /// Its own shards, and whether each is connected.
    pub async fn connected(&self) -> Vec<(Shard, bool)> {
        let connections = self.connections().clone();
        let mut all = Vec::new();
        for shard in self.own() {
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
    fn what_was_not_renewed_in_time_is_not_surely_its_own() {
        let serving = Serving::default();
        serving.begin(SHARD);
        assert_eq!(serving.own(), [SHARD], "without leases");
        serving.renewed(ago(LEASE / 2));
        assert_eq!(serving.own(), [SHARD]);
        serving.renewed(ago(LEASE));
        assert!(serving.own().is_empty());
        assert_eq!(
            serving.taken(),
            [SHARD],
            "until another is known to have it"
        );
        // The machine slept, so that one of its clocks stood still.
        serving.renewed(Renewed {
            monotonic: Instant::now(),
            ..ago(LEASE)
        });
        assert!(serving.own().is_empty());
        serving.renewed(Renewed::now());
        assert_eq!(serving.own(), [SHARD]);
    }

    #[test]
    fn all_is_settled_once_each_shard_is_served_or_waited_for() {
        let serving = Serving::default();
        let other = Shard { number: 1, of: 2 };
        assert!(!serving.is_settled(), "nothing is asked yet");
        serving.undecided(SHARD);
        serving.undecided(other);
        serving.begin(SHARD);
        assert!(!serving.is_settled());
        serving.stand_by(other);
        assert!(serving.is_settled());
        serving.end(SHARD);
        serving.undecided(SHARD);
        assert!(!serving.is_settled());
    }
}
