//! What becomes due while nobody looks: clocks run out, matches nobody plays are closed, lost time is given back.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;
use tracing::error;

use crate::discord::clock::{self, now};
use crate::discord::vitals::{Round, Vitals};
use crate::host::Host;

/// How often it looks: often enough that nothing happens a minute late.
const INTERVAL: Duration = Duration::from_secs(10);

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
        if vitals.is_connected().await {
            do_what_is_due(&host).await;
        }
        vitals.round(Round::Scheduler);
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            Ok(()) = ahead.changed() => {
                let ahead = *ahead.borrow_and_update();
                put_forward(&host, ahead).await;
            }
            () = stop.cancelled() => break,
        }
    }
    if vitals.is_connected().await
        && let Err(error) = host.heartbeat(now()).await
    {
        error!("the time cannot be written down: {error}");
    }
}

/// Forgets what nothing asks for any more, in small steps with long pauses.
pub async fn tidy(host: Arc<Host>) {
    loop {
        let begun = Instant::now();
        let pause = match host.tidy(now()).await {
            Ok(true) => begun.elapsed() * RESTING,
            Ok(false) => TIDYING,
            Err(error) => {
                error!("what is past cannot be forgotten: {error}");
                TIDYING
            }
        };
        tokio::time::sleep(pause).await;
    }
}

/// Puts the clock forward. The one task that writes heartbeats does it, or the time skipped would look like an outage.
async fn put_forward(host: &Host, ahead: Duration) {
    let skipped = ahead.saturating_sub(clock::ahead());
    clock::put_ahead(ahead);
    if let Err(error) = host.skip(skipped).await {
        error!("the time skipped cannot be written down: {error}");
    }
}

async fn do_what_is_due(host: &Host) {
    // What was lost is given back before anybody's time is called up.
    if let Err(error) = host.heartbeat(now()).await {
        return error!("the time cannot be written down: {error}");
    }
    match host.run_due(now()).await {
        Ok(wrong) => {
            for (id, error) in wrong {
                error!(game = %id, "cannot be tended: {error}");
            }
        }
        Err(error) => error!("nothing can be tended: {error}"),
    }
}
