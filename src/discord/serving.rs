//! Which parts of the servers this process serves, and by which connections.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serenity::all::ShardManager;
use serenity::gateway::ConnectionStage;
use tokio::sync::watch;

use crate::host::Shard;

/// The shards this process serves.
#[derive(Debug)]
pub struct Serving {
    /// Those that are its own: whoever asks there is answered by it, and what is due there is done by it.
    own: watch::Sender<BTreeSet<Shard>>,
    /// The connections there are, also where another process answers still.
    connections: Mutex<BTreeMap<Shard, Arc<ShardManager>>>,
    /// Whether it has waited for a shard that another process serves.
    stands_by: AtomicBool,
}

impl Default for Serving {
    fn default() -> Serving {
        Serving {
            own: watch::Sender::new(BTreeSet::new()),
            connections: Mutex::default(),
            stands_by: AtomicBool::new(false),
        }
    }
}

impl Serving {
    /// From now on a shard is served by this process.
    pub fn begin(&self, shard: Shard) {
        self.own.send_modify(|own| {
            own.insert(shard);
        });
    }

    /// It is another's from now on, or nobody's.
    pub fn end(&self, shard: Shard) {
        self.own.send_if_modified(|own| own.remove(&shard));
    }

    /// All that are.
    pub fn own(&self) -> Vec<Shard> {
        self.own.borrow().iter().copied().collect()
    }

    /// Another process serves what this one could serve, and it waits for that.
    pub fn stand_by(&self) {
        self.stands_by.store(true, Ordering::Relaxed);
    }

    /// Whether it has ever waited for another process's shard.
    pub fn stands_by(&self) -> bool {
        self.stands_by.load(Ordering::Relaxed)
    }

    /// Waits until it is not served by this process.
    pub async fn until_lost(&self, shard: Shard) {
        self.until(|own| !own.contains(&shard)).await;
    }

    /// Waits until it is served by this process.
    pub async fn until_own(&self, shard: Shard) {
        self.until(|own| own.contains(&shard)).await;
    }

    /// Waits until this process serves the first shard.
    pub async fn until_first(&self) {
        self.until(|own| own.iter().any(|shard| shard.number == 0))
            .await;
    }

    async fn until(&self, so: impl FnMut(&BTreeSet<Shard>) -> bool) {
        // The sender is here, so it does not end otherwise.
        let _ = self.own.subscribe().wait_for(so).await;
    }

    /// There is a connection for a shard.
    pub fn connect(&self, shard: Shard, connection: Arc<ShardManager>) {
        self.connections().insert(shard, connection);
    }

    /// There is none any more.
    pub fn disconnect(&self, shard: Shard) -> Option<Arc<ShardManager>> {
        self.connections().remove(&shard)
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
