//! Health of the process, for metrics, probes and the service manager.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::discord::clock::now;
use crate::discord::process::owned_shards::OwnedShards;
use crate::host::{Host, State};
use crate::metrics::{Due, Games, Outbox, Pool, Reading, Shards, Watched};
use crate::pool;

/// Time without an iteration after which a background loop counts as hung, 5 min; no iteration takes nearly as long.
const HANG_TIMEOUT: Duration = Duration::from_mins(5);

/// Timeout of the probe's database write, 3 s.
const WRITE_TIMEOUT: Duration = Duration::from_secs(3);

/// Time the outcome of a probe write is cached, 1 s, so that frequent probes do not keep the disk busy.
const WRITE_CACHED: Duration = Duration::from_secs(1);

/// The background loops that are watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// Clocks and reminders.
    Scheduler,
    /// Delivery of notices.
    Outbox,
    /// Turns of the computer player.
    Computer,
}

/// Health of one process.
#[derive(Debug)]
pub struct Health {
    host: Arc<Host>,
    /// The owned shards and their connections.
    owned: Arc<OwnedShards>,
    rounds: Rounds,
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
            rounds: Rounds::begin(Instant::now()),
            last_write: Mutex::default(),
        }
    }

    /// Whether every background loop iterates.
    ///
    /// # Errors
    ///
    /// Names the first loop that hangs.
    pub fn alive(&self) -> Result<(), String> {
        self.rounds.check(Instant::now())
    }

    /// The shards of the process.
    pub(super) fn owned_shards(&self) -> &Arc<OwnedShards> {
        &self.owned
    }

    /// Marks one iteration of a background loop (liveness).
    pub(super) fn round(&self, round: Round) {
        self.rounds.record(round, Instant::now());
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
        })
    }

    fn alive(&self) -> Result<(), String> {
        Health::alive(self)
    }

    async fn ready(&self) -> Result<(), String> {
        let shards = self.shards().await;
        // A standby process is ready to take over.
        if shards.disconnected > 0 || !self.owned.is_settled() {
            return Err("not connected to Discord".to_owned());
        }
        self.can_store().await
    }
}

/// The last iteration of each loop, in milliseconds since `begun`.
#[derive(Debug)]
struct Rounds {
    begun: Instant,
    scheduler: AtomicU64,
    outbox: AtomicU64,
    computer: AtomicU64,
}

impl Rounds {
    fn begin(begun: Instant) -> Rounds {
        Rounds {
            begun,
            scheduler: AtomicU64::new(0),
            outbox: AtomicU64::new(0),
            computer: AtomicU64::new(0),
        }
    }

    fn record(&self, round: Round, at: Instant) {
        let millis = at.duration_since(self.begun).as_millis() as u64;
        let last = match round {
            Round::Scheduler => &self.scheduler,
            Round::Outbox => &self.outbox,
            Round::Computer => &self.computer,
        };
        last.store(millis, Ordering::Relaxed);
    }

    fn check(&self, at: Instant) -> Result<(), String> {
        let passed = at.duration_since(self.begun);
        let all = [
            ("scheduler", &self.scheduler),
            ("outbox", &self.outbox),
            ("computer", &self.computer),
        ];
        for (name, last) in all {
            let last = Duration::from_millis(last.load(Ordering::Relaxed));
            if passed.saturating_sub(last) > HANG_TIMEOUT {
                return Err(format!("the {name} stands still"));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loop_that_stands_still_is_named() {
        let begun = Instant::now();
        let at = |minutes| begun + Duration::from_mins(minutes);
        let rounds = Rounds::begin(begun);
        assert_eq!(rounds.check(at(4)), Ok(()), "both had time to begin");
        rounds.record(Round::Scheduler, at(4));
        rounds.record(Round::Outbox, at(4));
        rounds.record(Round::Computer, at(10));
        assert_eq!(rounds.check(at(9)), Ok(()));
        rounds.record(Round::Scheduler, at(9));
        let still = rounds.check(at(10));
        assert_eq!(still, Err("the outbox stands still".to_owned()));
        rounds.record(Round::Outbox, at(10));
        assert_eq!(rounds.check(at(14)), Ok(()));
        let still = rounds.check(at(15));
        assert_eq!(still, Err("the scheduler stands still".to_owned()));
    }
}
