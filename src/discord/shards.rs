//! Serving shards beside other processes: each shard is served by one of them at a time, and handed over while both are connected, so
//! that nobody taps in vain.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use crate::discord::clock::now;
use crate::discord::identifying::{Rows, Slot};
use crate::discord::serving::Serving;
use crate::discord::session::{Session, Sessions};
use crate::host::{Host, Shard, StoreError, retry_pause};

/// How often somebody looks whether a shard that another process serves has become free; it is told, too.
const LOOKING: Duration = Duration::from_secs(3);

/// How long a connection to the gateway may take.
const OPENING: Duration = Duration::from_secs(10);

/// How long two processes are both connected before the new one serves: what Discord sent to the old one alone arrives in time.
const OVERLAP: Duration = Duration::from_millis(250);

/// The longest pause before the gateway is tried again.
const LONGEST_PAUSE: Duration = Duration::from_mins(1);

/// How long other processes may take to take over what this one serves when it stops: all of it, and each shard of those that
/// connect one after the other.
const HANDING_OVER: Duration = Duration::from_secs(30);
const HANDING_OVER_ONE: Duration = Duration::from_secs(10);

/// The pause after the database did not answer.
const PAUSE: Duration = Duration::from_secs(1);

/// The shards a process is to serve.
pub(super) struct Shards {
    host: Arc<Host>,
    serving: Arc<Serving>,
    sessions: Arc<Sessions>,
    rows: Rows,
    /// Changes when another process may have taken a shard, or given one back.
    pub(super) changed: watch::Sender<()>,
}

/// Whose a shard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    /// This process's.
    Own,
    /// Another's, which would give it away.
    Offered,
    /// Another's.
    Others,
}

/// How the time with a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    /// The shard is another's, or the program stops.
    Unwanted,
    /// It was connected, and has to identify again.
    Disconnected,
    /// Discord did not let it in.
    Refused,
    /// The gateway could not be reached.
    Unreachable,
}

impl Shards {
    pub(super) fn new(host: Arc<Host>, sessions: Sessions, max_concurrency: u64) -> Shards {
        Shards {
            rows: Rows::new(Arc::clone(&host), max_concurrency),
            host,
            serving: Arc::clone(sessions.serving()),
            sessions: Arc::new(sessions),
            changed: watch::Sender::new(()),
        }
    }

    /// How many shards connect beside each other.
    pub(super) fn rows(&self) -> usize {
        self.rows.count()
    }

    /// Serves a shard whenever no other process does, until `stop`; one that has just begun takes it from whoever does.
    pub(super) async fn serve(
        &self,
        shard: Shard,
        stop: &CancellationToken,
    ) -> serenity::Result<()> {
        let mut is_new = true;
        let mut is_told = false;
        let mut failures = 0;
        self.serving.undecided(shard);
        while !stop.is_cancelled() {
            let mut changed = self.changed.subscribe();
            let whose = match self.whose(shard).await {
                Ok(Whose::Others) if is_new => Whose::Offered,
                Ok(whose) => whose,
                Err(error) => {
                    if !is_told {
                        error!(%shard, "who serves it cannot be found out: {error}");
                    }
                    is_told = true;
                    stop.run_until_cancelled(sleep(PAUSE)).await;
                    continue;
                }
            };
            is_told = false;
            if whose == Whose::Others {
                self.serving.stand_by(shard);
                tokio::select! {
                    _ = changed.changed() => {}
                    () = sleep(LOOKING) => {}
                    () = stop.cancelled() => {}
                }
                continue;
            }
            let ended = self.connected(shard, whose, stop).await;
            self.serving.disconnect(shard);
            match ended? {
                Ended::Unwanted | Ended::Disconnected => (is_new, failures) = (false, 0),
                // Sessions may be begun a thousand times a day.
                Ended::Refused | Ended::Unreachable => {
                    failures += 1;
                    let pause = retry_pause(failures).min(LONGEST_PAUSE);
                    stop.run_until_cancelled(sleep(pause)).await;
                }
            }
        }
        Ok(())
    }

    /// Whose a shard is; taken, if it was nobody's.
    async fn whose(&self, shard: Shard) -> Result<Whose, StoreError> {
        if self.host.take_shard(shard, false).await? {
            return Ok(Whose::Own);
        }
        let is_offered = self.host.is_offered(shard).await?;
        Ok(if is_offered {
            Whose::Offered
        } else {
            Whose::Others
        })
    }

    /// Connects and serves a shard until another process takes it or `stop` is told; what another serves, from when this one is
    /// connected.
    async fn connected(
        &self,
        shard: Shard,
        whose: Whose,
        stop: &CancellationToken,
    ) -> serenity::Result<Ended> {
        if whose == Whose::Own {
            self.begin(shard).await;
        }
        let slot = tokio::select! {
            slot = self.rows.slot(shard) => slot,
            () = self.lost_meanwhile(shard, whose) => return Ok(Ended::Unwanted),
            () = stop.cancelled() => return Ok(Ended::Unwanted),
        };
        let opened = timeout(OPENING, self.sessions.open(shard)).await;
        let session = match opened {
            Ok(Ok(session)) => session,
            Ok(Err(error)) => return Ok(unreachable(shard, slot, &error.to_string()).await),
            Err(_) => return Ok(unreachable(shard, slot, "it does not answer").await),
        };
        self.serve_by(session, slot, shard, whose, stop).await
    }

    /// Serves a shard by a session, until one of the two ends.
    async fn serve_by(
        &self,
        session: Session,
        slot: Slot<'_>,
        shard: Shard,
        whose: Whose,
        stop: &CancellationToken,
    ) -> serenity::Result<Ended> {
        self.serving.connect(shard, Arc::clone(session.manager()));
        let ready = session.is_ready();
        let slot = Mutex::new(Some(slot));
        let is_let_in = AtomicBool::new(false);
        let is_unwanted = AtomicBool::new(false);
        let until_lost = async {
            let in_time = timeout(Slot::UNANSWERED, ready.notified()).await;
            answered(&slot).await;
            if in_time.is_err() {
                ready.notified().await;
            }
            is_let_in.store(true, Ordering::Relaxed);
            if whose != Whose::Own {
                sleep(OVERLAP).await;
                self.take_over(shard).await;
            }
            self.serving.until_lost(shard).await;
        };
        let end = async {
            let is_lost = tokio::select! {
                () = until_lost => true,
                () = self.lost_meanwhile(shard, whose) => true,
                () = stop.cancelled() => false,
            };
            if is_lost {
                info!(%shard, "served by another process now");
            }
            is_unwanted.store(true, Ordering::Relaxed);
        };
        session.run(end).await?;
        // Discord may have answered that it was too early.
        answered(&slot).await;
        Ok(if is_unwanted.into_inner() {
            Ended::Unwanted
        } else if is_let_in.into_inner() {
            Ended::Disconnected
        } else {
            Ended::Refused
        })
    }

    /// Waits until a shard that was this process's from the beginning is another's.
    async fn lost_meanwhile(&self, shard: Shard, whose: Whose) {
        match whose {
            Whose::Own => self.serving.until_lost(shard).await,
            Whose::Offered | Whose::Others => std::future::pending().await,
        }
    }

    /// A shard that nobody served is this process's now, and all time since somebody did is given back.
    async fn begin(&self, shard: Shard) {
        if let Err(error) = self.host.resume(shard, now()).await {
            error!(%shard, "lost time cannot be given back: {error}");
        }
        self.serving.begin(shard);
    }

    /// A shard that another process serves is this one's now.
    async fn take_over(&self, shard: Shard) {
        while let Err(error) = self.host.take_shard(shard, true).await {
            error!(%shard, "it cannot be taken over: {error}");
            sleep(PAUSE).await;
        }
        self.serving.begin(shard);
    }
}

/// Lets the next of the row connect once its window is over.
async fn answered(slot: &Mutex<Option<Slot<'_>>>) {
    let slot = slot.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(slot) = slot {
        slot.answered().await;
    }
}

async fn unreachable(shard: Shard, slot: Slot<'_>, why: &str) -> Ended {
    slot.unused().await;
    warn!(%shard, "Discord's gateway cannot be reached: {why}");
    Ended::Unreachable
}

/// Lets other processes take what this one serves; until it is all taken, or nobody is there who would.
pub(super) async fn hand_over(host: &Host, serving: &Serving, rows: usize) {
    let offered = offer(host, serving);
    match offered.await {
        Ok(true) => {}
        Ok(false) => return,
        Err(error) => return warn!("shards cannot be handed over: {error}"),
    }
    let shards = serving.taken();
    let all_taken = async {
        for shard in &shards {
            serving.until_lost(*shard).await;
        }
    };
    let in_a_row = shards.len().div_ceil(rows);
    let within = HANDING_OVER + HANDING_OVER_ONE * in_a_row as u32;
    if timeout(within, all_taken).await.is_err() {
        info!("no other process took what this one served");
    }
}

/// Whether there is anybody to offer it to.
async fn offer(host: &Host, serving: &Serving) -> Result<bool, StoreError> {
    let shards = serving.taken();
    if !host.fleet(&shards).await?.has_rivals {
        return Ok(false);
    }
    for shard in shards {
        host.offer_shard(shard).await?;
    }
    Ok(true)
}
