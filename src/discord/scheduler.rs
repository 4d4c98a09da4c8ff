//! What becomes due while nobody looks: clocks run out, matches nobody plays are closed, lost time is given back.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;
use tracing::error;

use crate::discord::clock::{self, now};
use crate::discord::vitals::{Round, Vitals};
use crate::host::{Host, Shard};

/// How often it looks: often enough that nothing happens a minute late.
const INTERVAL: Duration = Duration::from_secs(10);

/// The same while a shard is not connected: what became due meanwhile waits for that alone.
const CONNECTING: Duration = Duration::from_secs(1);

/// How often what is past is forgotten, and while there is much of it, how long it rests after each step, in such steps.
const TIDYING: Duration = Duration::from_mins(10);
const RESTING: u32 = 9;

/// Does what is due until `stop` is told. While Discord cannot be reached nobody can play, so no time passes.
pub async fn run(
    host: Arc<Host>,
    vitals: Arc<Vitals>,
    mut ahead: watch::Receiver<Duration>,
    stop: CancellationToken,
) {
    loop {
        let all = vitals.serving().connected().await;
        for (shard, connected) in &all {
            if *connected {
                do_what_is_due(&host, *shard).await;
            }
        }
        let is_whole = !all.is_empty() && all.iter().all(|(_, connected)| *connected);
        let pause = if is_whole { INTERVAL } else { CONNECTING };
        vitals.round(Round::Scheduler);
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            Ok(()) = ahead.changed() => {
                let ahead = *ahead.borrow_and_update();
                put_forward(&host, ahead).await;
            }
            () = stop.cancelled() => break,
        }
    }
    for (shard, connected) in vitals.serving().connected().await {
        if connected && let Err(error) = host.heartbeat(shard, now()).await {
            error!(%shard, "the time cannot be written down: {error}");
        }
    }
}

/// Forgets some of what nothing asks for any more, in a small step with a long pause after it.
pub async fn tidy(host: &Host) {
    let begun = Instant::now();
    let pause = match host.tidy(now()).await {
        Ok(true) => begun.elapsed() * RESTING,
        Ok(false) => TIDYING,
        Err(error) => {
            error!("what is past cannot be forgotten: {error}");
            TIDYING
        }
    };
    if let Err(error) = host.forget_leases().await {
        error!("leases of processes that died cannot be forgotten: {error}");
    }
    tokio::time::sleep(pause).await;
}

/// Puts the clock forward. The one task that writes heartbeats does it, or the time skipped would look like an outage.
async fn put_forward(host: &Host, ahead: Duration) {
    let skipped = ahead.saturating_sub(clock::ahead());
    clock::put_ahead(ahead);
    if let Err(error) = host.skip(skipped).await {
        error!("the time skipped cannot be written down: {error}");
    }
}

async fn do_what_is_due(host: &Host, shard: Shard) {
    // What was lost is given back before anybody's time is called up.
    if let Err(error) = host.heartbeat(shard, now()).await {
        return error!("the time cannot be written down: {error}");
    }
    match host.run_due(shard, now()).await {
        Ok(wrong) => {
            for (id, error) in wrong {
                error!(game = %id, "cannot be tended: {error}");
            }
        }
        Err(error) => error!("nothing can be tended: {error}"),
    }
}
