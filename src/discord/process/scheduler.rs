//! The scheduler: clocks that run out, matches nobody plays, and time lost while a shard was not
//! served.

use std::time::{Duration, Instant};

use tokio::sync::watch;
use tracing::error;

use super::background::Background;
use super::owned_shards::OwnedShards;
use crate::discord::chance::chance;
use crate::discord::clock;
use crate::discord::clock::now;
use crate::host::{Error, Host, Shard, StoreError};
use crate::tasks::{Task, changed, settled};

/// Poll interval, 10 s; due work is at most that late.
const INTERVAL: Duration = Duration::from_secs(10);

/// Poll interval while a shard is not connected, 1 s; its due work waits for the connection alone.
const CONNECTING_INTERVAL: Duration = Duration::from_secs(1);

/// Wait for more changes of a contest, league or ladder before its course is looked at, 200 ms.
const SETTLING: Duration = Duration::from_millis(200);

/// Interval between deletions of old rows, 10 min.
const TIDY_INTERVAL: Duration = Duration::from_mins(10);

/// Pause after a deletion that left more to delete, as a multiple of its duration.
const REST_FACTOR: u32 = 9;

impl Background {
    /// Runs the due work of connected shards until the task is to stop, then stores a last
    /// heartbeat. While Discord cannot be reached nobody can play, so no clock runs. `ahead` is the
    /// time by which the sandbox has put the clock forward.
    pub(super) async fn schedule(self, mut ahead: watch::Receiver<Duration>, task: Task) {
        // Wakes the task; `ahead` goes on to say whether the clock is still to be put forward.
        let mut news = ahead.clone();
        let mut cards = self.data.host.store().cards();
        let (mut next, mut is_for_cards) = (Instant::now(), false);
        loop {
            if ahead.has_changed().unwrap_or(false) {
                let ahead = *ahead.borrow_and_update();
                put_forward(&self.data.host, ahead).await;
            }
            if is_for_cards {
                self.follow_cards(&task).await;
            } else {
                next = Instant::now() + self.run_due(&task).await;
            }
            is_for_cards = false;
            let pause = next.saturating_duration_since(Instant::now());
            let woken = async {
                tokio::select! {
                    () = changed(&mut news) => {}
                    () = settled(&mut cards, SETTLING) => is_for_cards = true,
                }
            };
            if !task.pause(pause, woken).await {
                break;
            }
        }
        for (shard, connected) in self.owned.connected().await {
            if connected
                && !self.owned.is_unresumed(shard)
                && let Err(error) = self.data.host.heartbeat(shard, now()).await
            {
                error!(%shard, "heartbeat not stored: {error}");
            }
        }
    }

    /// Runs what is due; returns the pause until it is to be run again.
    async fn run_due(&self, task: &Task) -> Duration {
        let all = self.owned.connected().await;
        for (shard, connected) in &all {
            if *connected {
                task.mark();
                run_due_work(&self.data.host, &self.owned, *shard).await;
            }
        }
        let is_whole = !all.is_empty() && all.iter().all(|(_, connected)| *connected);
        if is_whole {
            INTERVAL
        } else {
            CONNECTING_INTERVAL
        }
    }

    /// Looks at contests, leagues, ladders and wishes alone, where the first shard is connected.
    async fn follow_cards(&self, task: &Task) {
        for (shard, connected) in self.owned.connected().await {
            if shard.number == 0 && connected {
                task.mark();
                if note_service(&self.data.host, &self.owned, shard).await {
                    run_series(&self.data.host).await;
                }
            }
        }
    }

    /// Deletes some old rows; returns the pause until the next step.
    pub(super) async fn tidy(&self) -> Duration {
        let (host, begun) = (&self.data.host, Instant::now());
        let pause = match host.tidy(now()).await {
            Ok(true) => begun.elapsed() * REST_FACTOR,
            Ok(false) => TIDY_INTERVAL,
            Err(error) => {
                error!("cleanup failed: {error}");
                TIDY_INTERVAL
            }
        };
        if let Err(error) = host.leases().forget_expired().await {
            error!("cleanup of expired leases failed: {error}");
        }
        pause
    }
}

/// Moves the clock forward, in the task that writes heartbeats: otherwise the skipped time would
/// look like an outage.
async fn put_forward(host: &Host, ahead: Duration) {
    let skipped = ahead.saturating_sub(clock::ahead());
    clock::put_ahead(ahead);
    if let Err(error) = host.skip(skipped).await {
        error!("skipped time not stored: {error}");
    }
}

async fn run_due_work(host: &Host, owned: &OwnedShards, shard: Shard) {
    if !note_service(host, owned, shard).await {
        return;
    }
    match host.run_due(shard, now()).await {
        Ok(failures) => {
            for (id, error) in failures {
                error!(game = %id, "due work of a match failed: {error}");
            }
        }
        Err(error) => error!("due work failed: {error}"),
    }
    // People wish games on many servers, so the first shard tries their wishes.
    if shard.number == 0 {
        run_series(host).await;
    }
}

/// Stores that a shard is served, and gives back the time lost in an outage, which must not run out
/// clocks. Returns `false` if nothing could be stored.
async fn note_service(host: &Host, owned: &OwnedShards, shard: Shard) -> bool {
    let written = if owned.is_unresumed(shard) {
        host.resume(shard, now()).await
    } else {
        host.heartbeat(shard, now()).await
    };
    if let Err(error) = written {
        error!("heartbeat not stored: {error}");
        return false;
    }
    owned.set_resumed(shard);
    true
}

/// Looks at wishes, leagues, contests and ladders.
async fn run_series(host: &Host) {
    if let Err(error) = host.meet_wishes(&mut chance(), now()).await {
        error!("wishes for games not tried: {error}");
    }
    let leagues = host.run_leagues(&mut chance(), now()).await;
    log_failures(leagues);
    let contests = host.run_contests(&mut chance(), now()).await;
    log_failures(contests);
    let ladders = host.run_ladders(now()).await;
    log_failures(ladders);
}

/// Logs the series that failed and are tried again.
fn log_failures(outcome: Result<Vec<Error>, StoreError>) {
    match outcome {
        Ok(failures) => {
            for error in failures {
                error!("a league, contest or ladder is tried again: {error}");
            }
        }
        Err(error) => error!("leagues, contests or ladders not looked at: {error}"),
    }
}
