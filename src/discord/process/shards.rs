//! Ownership of shards among processes: one process serves a shard at a time, and a handover
//! overlaps two connections so that no interaction is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use super::identify::{IdentifyBuckets, IdentifySlot};
use super::owned_shards::OwnedShards;
use super::session::{Session, Sessions};
use crate::backoff::Backoff;
use crate::discord::clock::now;
use crate::host::{Host, Lease, Shard, StoreError, Take};

/// Poll interval of a standby shard, 3 s; a notification arrives earlier.
const STANDBY_POLL: Duration = Duration::from_secs(3);

/// Timeout of connecting to the gateway, 10 s.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Time both processes are connected before the new one takes the lease, 250 ms; events that
/// Discord sent to the old one alone arrive within it.
const OVERLAP: Duration = Duration::from_millis(250);

/// Pauses between two attempts to connect, 1 s to 1 min: Discord accepts a thousand IDENTIFYs a
/// day.
const CONNECT_BACKOFF: Backoff = Backoff {
    first: Duration::from_secs(1),
    longest: Duration::from_mins(1),
};

/// Timeout of a handover when this process stops, 30 s, and 10 s more for each shard that
/// identifies in the same bucket.
const HANDOVER_BASE: Duration = Duration::from_secs(30);
const HANDOVER_PER_SHARD: Duration = Duration::from_secs(10);

/// Time that people wait until lost time is given back, 3 s; it takes milliseconds unless another
/// session holds a lock.
const RESUME_TIMEOUT: Duration = Duration::from_secs(3);

/// Pause after a failed database call, 1 s.
const DATABASE_RETRY: Duration = Duration::from_secs(1);

/// The shards of this process's range.
pub(super) struct Shards {
    host: Arc<Host>,
    owned: Arc<OwnedShards>,
    sessions: Arc<Sessions>,
    buckets: IdentifyBuckets,
    /// Changes when another process may have taken or released a shard.
    pub(super) changed: watch::Sender<()>,
}

/// The owner of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// This process.
    Us,
    /// Another process, which has offered it for handover.
    Offered,
    /// Another process.
    Other,
}

/// The end of one attempt to serve a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    /// Another process owns the shard, or this process stops.
    Unwanted,
    /// The session was ready, and has to identify again.
    Disconnected,
    /// Discord invalidated the session before READY.
    Refused,
    /// The gateway could not be reached.
    Unreachable,
}

impl Shards {
    pub(super) fn new(host: Arc<Host>, sessions: Sessions, max_concurrency: u64) -> Shards {
        Shards {
            buckets: IdentifyBuckets::new(Arc::clone(&host), max_concurrency),
            host,
            owned: Arc::clone(sessions.owned_shards()),
            sessions: Arc::new(sessions),
            changed: watch::Sender::new(()),
        }
    }

    /// Serves a shard whenever no other process does, until `stop` is cancelled. A process that has
    /// just started takes the shard over from its owner.
    pub(super) async fn serve(
        &self,
        shard: Shard,
        stop: &CancellationToken,
    ) -> serenity::Result<()> {
        let mut is_new = true;
        let mut is_logged = false;
        let mut failures = 0;
        self.owned.mark_undecided(shard);
        while !stop.is_cancelled() {
            let mut changed = self.changed.subscribe();
            let owner = match self.owner(shard).await {
                Ok(Owner::Other) if is_new => Owner::Offered,
                Ok(owner) => owner,
                Err(error) => {
                    if !is_logged {
                        error!(%shard, "shard owner not read: {error}");
                    }
                    is_logged = true;
                    stop.run_until_cancelled(sleep(DATABASE_RETRY)).await;
                    continue;
                }
            };
            is_logged = false;
            if owner == Owner::Other {
                self.owned.stand_by(shard);
                tokio::select! {
                    _ = changed.changed() => {}
                    () = sleep(STANDBY_POLL) => {}
                    () = stop.cancelled() => {}
                }
                continue;
            }
            let ended = self.connected(shard, owner, stop).await;
            self.owned.disconnect(shard);
            match ended? {
                Ended::Unwanted | Ended::Disconnected => (is_new, failures) = (false, 0),
                Ended::Refused | Ended::Unreachable => {
                    let pause = CONNECT_BACKOFF.pause(failures);
                    failures += 1;
                    stop.run_until_cancelled(sleep(pause)).await;
                }
            }
        }
        Ok(())
    }

    /// The owner of a shard; a shard without an owner becomes ours.
    async fn owner(&self, shard: Shard) -> Result<Owner, StoreError> {
        if self.host.leases().take_shard(shard, Take::IfFree).await? {
            self.end_dead_sessions().await;
            return Ok(Owner::Us);
        }
        let is_offered = self.host.leases().is_offered(&Lease::Shard(shard)).await?;
        Ok(if is_offered {
            Owner::Offered
        } else {
            Owner::Other
        })
    }

    /// Connects and serves a shard until another process takes it or `stop` is cancelled. A shard
    /// of another process is taken over once this one is connected.
    async fn connected(
        &self,
        shard: Shard,
        owner: Owner,
        stop: &CancellationToken,
    ) -> serenity::Result<Ended> {
        if owner == Owner::Us {
            self.begin(shard).await;
        }
        let slot = tokio::select! {
            slot = self.buckets.wait_for_slot(shard) => slot,
            () = self.lost_meanwhile(shard, owner) => return Ok(Ended::Unwanted),
            () = stop.cancelled() => return Ok(Ended::Unwanted),
        };
        let opened = timeout(CONNECT_TIMEOUT, self.sessions.open(shard)).await;
        let session = match opened {
            Ok(Ok(session)) => session,
            Ok(Err(error)) => return Ok(unreachable(shard, slot, &error.to_string()).await),
            Err(_) => return Ok(unreachable(shard, slot, "it does not answer").await),
        };
        // Connecting takes up to 10 s of a reservation of 15 s.
        tokio::select! {
            () = slot.renew() => {}
            () = self.lost_meanwhile(shard, owner) => return Ok(Ended::Unwanted),
            () = stop.cancelled() => return Ok(Ended::Unwanted),
        }
        self.serve_by(session, slot, shard, owner, stop).await
    }

    /// Serves a shard through a session, until the session ends or the shard is lost.
    async fn serve_by(
        &self,
        session: Session,
        slot: IdentifySlot<'_>,
        shard: Shard,
        owner: Owner,
        stop: &CancellationToken,
    ) -> serenity::Result<Ended> {
        self.owned.connect(shard, Arc::clone(session.manager()));
        let ready = session.is_ready();
        let slot = Mutex::new(Some(slot));
        let is_ready = AtomicBool::new(false);
        let is_unwanted = AtomicBool::new(false);
        let until_lost = async {
            let in_time = timeout(IdentifySlot::ANSWER_TIMEOUT, ready.notified()).await;
            answered(&slot).await;
            if in_time.is_err() {
                ready.notified().await;
            }
            is_ready.store(true, Ordering::Relaxed);
            if owner != Owner::Us {
                sleep(OVERLAP).await;
                self.take_over(shard).await;
            }
            self.owned.until_lost(shard).await;
        };
        let end = async {
            let is_lost = tokio::select! {
                () = until_lost => true,
                () = self.lost_meanwhile(shard, owner) => true,
                () = stop.cancelled() => false,
            };
            if is_lost {
                info!(%shard, "served by another process now");
            }
            is_unwanted.store(true, Ordering::Relaxed);
        };
        session.run(end).await?;
        // Discord may have refused the IDENTIFY.
        answered(&slot).await;
        Ok(if is_unwanted.into_inner() {
            Ended::Unwanted
        } else if is_ready.into_inner() {
            Ended::Disconnected
        } else {
            Ended::Refused
        })
    }

    /// Waits until a shard that this process owned before it connected is lost; never returns for a
    /// shard that is being taken over.
    async fn lost_meanwhile(&self, shard: Shard, owner: Owner) {
        match owner {
            Owner::Us => self.owned.until_lost(shard).await,
            Owner::Offered | Owner::Other => std::future::pending().await,
        }
    }

    /// Adds a shard that had no owner, and gives the time it was not served back to the clocks.
    /// Where another session of a server stands in the way, people are served first, and the
    /// scheduler gives the time back before it lets clocks run out.
    async fn begin(&self, shard: Shard) {
        match timeout(RESUME_TIMEOUT, self.host.resume(shard, now())).await {
            Ok(Ok(())) => return self.owned.add(shard),
            Ok(Err(error)) => error!(%shard, "outage time not given back yet: {error}"),
            Err(_) => warn!(%shard, "outage time not given back yet"),
        }
        self.owned.add_unresumed(shard);
    }

    /// Ends what dead processes hold in the database, so that nobody waits for their locks.
    async fn end_dead_sessions(&self) {
        let ended = timeout(RESUME_TIMEOUT, self.host.leases().end_dead_sessions()).await;
        match ended {
            Ok(Ok(0)) | Err(_) => {}
            Ok(Ok(sessions)) => info!(sessions, "ended the database sessions of a dead process"),
            Ok(Err(error)) => {
                warn!("database sessions of dead processes not ended: {error}");
            }
        }
    }

    /// Takes a shard from the process that owns it.
    async fn take_over(&self, shard: Shard) {
        while let Err(error) = self.host.leases().take_shard(shard, Take::ByForce).await {
            error!(%shard, "shard takeover failed: {error}");
            sleep(DATABASE_RETRY).await;
        }
        self.owned.add(shard);
    }

    /// Offers all shards to other processes and serves each until it is taken. Returns when all are
    /// taken, after the timeout, or at once without a process that would serve them.
    pub(super) async fn hand_over(&self) {
        let shards = self.owned.all();
        match offer(&self.host, &shards).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => return warn!("shard handover failed: {error}"),
        }
        let all_taken = async {
            for shard in &shards {
                self.owned.until_lost(*shard).await;
            }
        };
        let in_one_bucket = shards.len().div_ceil(self.buckets.count());
        let within = HANDOVER_BASE + HANDOVER_PER_SHARD * in_one_bucket as u32;
        if timeout(within, all_taken).await.is_err() {
            info!("no other process took over the shards");
        }
    }
}

/// Gives the identify slot back: the next IDENTIFY of the bucket may follow after the interval.
async fn answered(slot: &Mutex<Option<IdentifySlot<'_>>>) {
    let slot = slot.lock().take();
    if let Some(slot) = slot {
        slot.answered().await;
    }
}

async fn unreachable(shard: Shard, slot: IdentifySlot<'_>, why: &str) -> Ended {
    slot.unused().await;
    warn!(%shard, "gateway connection failed: {why}");
    Ended::Unreachable
}

/// Offers shards; `false` without a process that would serve them.
async fn offer(host: &Host, shards: &[Shard]) -> Result<bool, StoreError> {
    if !host.fleet(shards).await?.has_rivals {
        return Ok(false);
    }
    for shard in shards {
        host.leases().offer(&Lease::Shard(*shard)).await?;
    }
    Ok(true)
}
