//! The scheduler: clocks that run out, matches nobody plays, and time lost while a shard was not
//! served.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;
use tracing::error;

use super::beats::Beat;
use super::owned_shards::OwnedShards;
use crate::discord::clock;
use crate::discord::clock::now;
use crate::host::{Host, Shard};

/// Poll interval, 10 s; due work is at most that late.
const INTERVAL: Duration = Duration::from_secs(10);

/// Poll interval while a shard is not connected, 1 s; its due work waits for the connection alone.
const CONNECTING_INTERVAL: Duration = Duration::from_secs(1);

/// Interval between deletions of old rows, 10 min.
const TIDY_INTERVAL: Duration = Duration::from_mins(10);

/// Pause after a deletion that left more to delete, as a multiple of its duration.
const REST_FACTOR: u32 = 9;

/// Runs the due work of connected shards until `stop` is cancelled. While Discord cannot be reached
/// nobody can play, so no clock runs.
pub async fn run(
    host: Arc<Host>,
    owned: Arc<OwnedShards>,
    beat: Beat,
    mut ahead: watch::Receiver<Duration>,
    stop: CancellationToken,
) {
    loop {
        let all = owned.connected().await;
        for (shard, connected) in &all {
            if *connected {
                beat.mark();
                run_due_work(&host, &owned, *shard).await;
            }
        }
        let is_whole = !all.is_empty() && all.iter().all(|(_, connected)| *connected);
        let pause = if is_whole {
            INTERVAL
        } else {
            CONNECTING_INTERVAL
        };
        beat.mark();
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            Ok(()) = ahead.changed() => {
                let ahead = *ahead.borrow_and_update();
                put_forward(&host, ahead).await;
            }
            () = stop.cancelled() => break,
        }
    }
    for (shard, connected) in owned.connected().await {
        if connected
            && !owned.is_unresumed(shard)
            && let Err(error) = host.heartbeat(shard, now()).await
        {
            error!(%shard, "heartbeat not stored: {error}");
        }
    }
}

/// Deletes some old rows and sleeps until the next step.
pub async fn tidy(host: &Host) {
    let begun = Instant::now();
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
    tokio::time::sleep(pause).await;
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
    // Time lost in an outage is given back before clocks run out.
    let written = if owned.is_unresumed(shard) {
        host.resume(shard, now()).await
    } else {
        host.heartbeat(shard, now()).await
    };
    if let Err(error) = written {
        return error!("heartbeat not stored: {error}");
    }
    owned.set_resumed(shard);
    match host.run_due(shard, now()).await {
        Ok(failures) => {
            for (id, error) in failures {
                error!(game = %id, "due work of a match failed: {error}");
            }
        }
        Err(error) => error!("due work failed: {error}"),
    }
}
