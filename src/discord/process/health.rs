//! Health of the process, for metrics, probes and the service manager.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use super::owned_shards::OwnedShards;
use crate::discord::clock::now;
use crate::host::{Host, State};
use crate::metrics::{Due, Games, Outbox, Pool, Reading, Shards, Watched};
use crate::pool;
use crate::tasks::Beats;

/// Timeout of the probe's database write, 3 s.
const WRITE_TIMEOUT: Duration = Duration::from_secs(3);

/// Time the outcome of a probe write is cached, 1 s, so that frequent probes do not keep the disk
/// busy.
const WRITE_CACHED: Duration = Duration::from_secs(1);

/// Health of one process.
#[derive(Debug)]
pub struct Health {
    host: Arc<Host>,
    /// The owned shards and their connections.
    owned: Arc<OwnedShards>,
    /// The running background tasks.
    beats: Arc<Beats>,
    /// Instant and outcome of the last probe write.
    last_write: Mutex<Option<(Instant, Result<(), String>)>>,
}

impl Health {
    /// The health of a process that has not started yet.
    #[must_use]
    pub fn new(host: Arc<Host>) -> Health {
        Health {
            host,
            owned: Arc::default(),
            beats: Arc::new(Beats::begin(Instant::now())),
            last_write: Mutex::default(),
        }
    }

    /// Whether every background task comes round.
    ///
    /// # Errors
    ///
    /// Names the first task that hangs.
    pub fn alive(&self) -> Result<(), String> {
        self.beats.check(Instant::now())
    }

    /// The shards of the process.
    pub(super) fn owned_shards(&self) -> &Arc<OwnedShards> {
        &self.owned
    }

    /// The beats of the background tasks.
    pub(super) fn beats(&self) -> &Arc<Beats> {
        &self.beats
    }

    async fn shards(&self) -> Shards {
        let owned = self.owned.connected().await;
        let connected = owned.iter().filter(|(_, connected)| *connected).count();
        Shards {
            connected,
            disconnected: owned.len() - connected,
        }
    }

    /// Writes to the database, or returns the cached outcome; concurrent probes share one write.
    async fn can_store(&self) -> Result<(), String> {
        let mut last_write = self.last_write.lock().await;
        if let Some((at, outcome)) = &*last_write
            && at.elapsed() < WRITE_CACHED
        {
            return outcome.clone();
        }
        let outcome = match timeout(WRITE_TIMEOUT, self.host.store().try_to_write()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(format!("the database cannot be written: {error}")),
            Err(_) => Err("the database cannot be written: it is busy".to_owned()),
        };
        *last_write = Some((Instant::now(), outcome.clone()));
        outcome
    }
}

impl Watched for Health {
    async fn reading(&self) -> Result<Reading, String> {
        let unreadable = |error| format!("the database cannot be read: {error}");
        let now = now();
        let work = self.host.store().work(now).await.map_err(unreadable)?;
        let unfinished = self.host.store().unfinished().await.map_err(unreadable)?;
        let in_state = |state| {
            let count = unfinished.iter().find(|(other, _)| *other == state);
            count.map_or(0, |(_, count)| count.unsigned_abs())
        };
        let (short, long) = pool::waiting();
        Ok(Reading {
            shards: self.shards().await,
            outbox: Outbox {
                due: work.notices.unsigned_abs(),
                oldest: work.oldest.map_or(Duration::ZERO, |due| due.until(now)),
                refused: work.refused.unsigned_abs(),
            },
            due: Due {
                clocks: work.clocks.unsigned_abs(),
                games: work.games.unsigned_abs(),
                reminders: work.reminders.unsigned_abs(),
                failed: work.failed.unsigned_abs(),
            },
            games: Games {
                lobby: in_state(State::Lobby),
                running: in_state(State::Running),
                aside: in_state(State::Aside),
            },
            pool: Pool { short, long },
            tasks: self.beats.readings(Instant::now()),
        })
    }

    fn alive(&self) -> Result<(), String> {
        Health::alive(self)
    }

    async fn ready(&self) -> Result<(), String> {
        // Without leases this process serves no shard, and looks like one that stands by.
        if !self.owned.can_renew() {
            return Err("the leases cannot be renewed".to_owned());
        }
        let shards = self.shards().await;
        // A standby process is ready to take over.
        if shards.disconnected > 0 || !self.owned.is_settled() {
            return Err("not connected to Discord".to_owned());
        }
        self.beats.must_be_whole()?;
        self.can_store().await
    }
}
