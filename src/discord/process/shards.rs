//! Ownership of shards among processes: one process serves a shard at a time, and its gateway
//! session passes from one to the next, so that no interaction is lost. Where there is no session
//! to resume, a handover overlaps two connections.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use serenity::all::ShardManager;
use serenity::gateway::ConnectionStage;
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

/// Timeout of connecting to the gateway, 10 s.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Time both processes are connected before the new one takes the lease, 250 ms; events that
/// Discord sent to the old one alone arrive within it.
const OVERLAP: Duration = Duration::from_millis(250);

/// Timeout of the answer to a RESUME, 10 s.
const RESUMED_TIMEOUT: Duration = Duration::from_secs(10);

/// Pause after an attempt to connect that spent no IDENTIFY, 1 s.
const CONNECT_RETRY: Duration = Duration::from_secs(1);

/// Pauses after an IDENTIFY that was refused, 1 s to 1 min: Discord accepts a thousand a day.
const IDENTIFY_BACKOFF: Backoff = Backoff {
    first: Duration::from_secs(1),
    longest: Duration::from_mins(1),
};

/// Time that people wait until lost time is given back, 3 s; it takes milliseconds unless another
/// session holds a lock.
const RESUME_TIMEOUT: Duration = Duration::from_secs(3);

/// Pause after a failed database call, 1 s.
pub(super) const DATABASE_RETRY: Duration = Duration::from_secs(1);

/// The shards of this process's range.
pub(super) struct Shards {
    pub(super) host: Arc<Host>,
    pub(super) owned: Arc<OwnedShards>,
    pub(super) sessions: Arc<Sessions>,
    buckets: IdentifyBuckets,
    /// Changes when another process may have taken or released a shard.
    pub(super) changed: watch::Sender<()>,
    /// The standby shards whose leases can be taken.
    pub(super) free: watch::Sender<BTreeSet<Shard>>,
    /// The processes to which shards are to be given.
    pub(super) wished: watch::Sender<BTreeMap<Shard, i64>>,
}

/// The owner of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// This process.
    Us,
    /// Another process, which has offered it for handover.
    Offered,
    /// Another process.
    Other,
}

/// The end of one attempt to serve a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// Another process owns the shard, or this process stops.
    Unwanted,
    /// The session was ready, and has to identify again.
    Disconnected,
    /// Discord invalidated the session before READY.
    Refused,
    /// The gateway could not be reached.
    Unreachable,
}

/// The way in which a session comes about.
pub(super) enum Start<'s> {
    /// By an IDENTIFY, for which a slot is held.
    Identify(IdentifySlot<'s>),
    /// By RESUME.
    Resume,
}

impl Shards {
    pub(super) fn new(host: Arc<Host>, sessions: Sessions, max_concurrency: u64) -> Shards {
        Shards {
            buckets: IdentifyBuckets::new(Arc::clone(&host), max_concurrency),
            host,
            owned: Arc::clone(sessions.owned_shards()),
            sessions: Arc::new(sessions),
            changed: watch::Sender::new(()),
            free: watch::Sender::default(),
            wished: watch::Sender::default(),
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
        let mut unreached = 0;
        self.owned.mark_undecided(shard);
        while !stop.is_cancelled() {
            let owner = match self.owner(shard, is_new).await {
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
                stop.run_until_cancelled(self.until_free(shard)).await;
                continue;
            }
            let begun = Instant::now();
            let ended = self.connected(shard, owner, unreached, stop).await;
            self.owned.disconnect(shard);
            let ended = ended?;
            if ended == Ended::Unwanted {
                self.sessions.progress().forget(shard);
            }
            let pause = match ended {
                Ended::Unwanted | Ended::Disconnected => {
                    (is_new, failures, unreached) = (false, 0, 0);
                    // A session is resumed at once, unless it is lost at once.
                    if ended == Ended::Unwanted || begun.elapsed() > CONNECT_RETRY {
                        continue;
                    }
                    CONNECT_RETRY
                }
                Ended::Refused => {
                    failures += 1;
                    IDENTIFY_BACKOFF.pause(failures - 1)
                }
                Ended::Unreachable => {
                    unreached += 1;
                    CONNECT_RETRY
                }
            };
            stop.run_until_cancelled(sleep(pause)).await;
        }
        Ok(())
    }

    /// The owner of a shard; a shard without an owner becomes ours. A process that `is_new` takes
    /// any shard over, and at once where the owner was killed: nobody answers until it does.
    async fn owner(&self, shard: Shard, is_new: bool) -> Result<Owner, StoreError> {
        let leases = self.host.leases();
        let is_taken = leases.take_shard(shard, Take::IfFree).await?
            || is_new
                && leases.is_holder_gone(shard).await?
                && leases.take_shard(shard, Take::ByForce).await?
            || is_new && self.is_given(shard).await?;
        if is_taken {
            self.end_dead_sessions().await;
            return Ok(Owner::Us);
        }
        let is_offered = is_new || leases.is_offered(&Lease::Shard(shard)).await?;
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
        unreached: u32,
        stop: &CancellationToken,
    ) -> serenity::Result<Ended> {
        if owner == Owner::Us {
            self.begin(shard).await;
            if let Some(ended) = self.resumed(shard, unreached, stop).await {
                return ended;
            }
        }
        let slot = tokio::select! {
            slot = self.buckets.wait_for_slot(shard) => slot,
            () = self.lost_meanwhile(shard, owner) => return Ok(Ended::Unwanted),
            () = stop.cancelled() => return Ok(Ended::Unwanted),
        };
        let opened = timeout(CONNECT_TIMEOUT, self.sessions.open(shard, None)).await;
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
        let start = Start::Identify(slot);
        self.serve_by(session, start, shard, owner, stop).await
    }

    /// Serves a shard through a session, until the session ends or the shard is lost.
    pub(super) async fn serve_by(
        &self,
        session: Session,
        start: Start<'_>,
        shard: Shard,
        owner: Owner,
        stop: &CancellationToken,
    ) -> serenity::Result<Ended> {
        self.owned.connect(shard, Arc::clone(session.manager()));
        // A wish that was fulfilled may have been read again before it was withdrawn.
        self.wished.send_modify(|wished| {
            wished.remove(&shard);
        });
        let (ready, manager) = (session.is_ready(), Arc::clone(session.manager()));
        let (counted, is_handed_over) = (session.counted(), session.is_handed_over());
        let (slot, is_resumed) = match start {
            Start::Identify(slot) => (Some(slot), false),
            Start::Resume => (None, true),
        };
        let slot = Mutex::new(slot);
        let is_ready = AtomicBool::new(false);
        let is_unanswered = AtomicBool::new(false);
        // Set where this process ends the session: the process that the shard is given to, if any.
        let ended = Mutex::new(None);
        let until_lost = async {
            let in_time = timeout(IdentifySlot::ANSWER_TIMEOUT, ready.notified()).await;
            answered(&slot).await;
            if in_time.is_err() {
                ready.notified().await;
            }
            is_ready.store(true, Ordering::Relaxed);
            self.sessions.progress().set(shard, &counted);
            if owner != Owner::Us {
                sleep(OVERLAP).await;
                self.take_over(shard).await;
            }
            tokio::select! {
                () = self.owned.until_lost(shard) => None,
                to = self.until_wished(shard) => Some(to),
                () = self.until_resumed_without_lease(&ready) => None,
            }
        };
        let end = async {
            let to = tokio::select! {
                to = until_lost => to,
                () = self.lost_meanwhile(shard, owner) => None,
                () = stop.cancelled() => None,
                () = unanswered(is_resumed, &is_ready) => {
                    return is_unanswered.store(true, Ordering::Relaxed);
                }
            };
            let is_ours = to.is_some() || self.is_left(shard, stop);
            is_handed_over.store(is_ours, Ordering::Relaxed);
            *ended.lock() = Some(to);
        };
        session.run(end).await?;
        // Discord may have refused the IDENTIFY.
        answered(&slot).await;
        if let Some(to) = ended.into_inner() {
            self.let_go(shard, to, &counted, stop).await;
            return Ok(Ended::Unwanted);
        }
        Ok(if is_ready.into_inner() {
            Ended::Disconnected
        } else if is_unanswered.into_inner() || is_resumed && is_out_of_reach(&manager).await {
            Ended::Unreachable
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
}

/// Waits until Discord has not answered a RESUME in time; never returns for an IDENTIFY.
async fn unanswered(is_resumed: bool, is_ready: &AtomicBool) {
    if is_resumed {
        sleep(RESUMED_TIMEOUT).await;
        if !is_ready.load(Ordering::Relaxed) {
            return;
        }
    }
    std::future::pending::<()>().await;
}

/// Whether a session ended while it connected, so that Discord has refused nothing.
async fn is_out_of_reach(manager: &ShardManager) -> bool {
    let runners = manager.runners.lock().await;
    let mut stages = runners.values().map(|runner| runner.stage);
    stages.any(|stage| stage == ConnectionStage::Connecting)
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
