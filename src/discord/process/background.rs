//! Background tasks that belong to no shard: lease renewal, notifications of other processes,
//! digests, maintenance.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use super::beats::Beat;
use super::leases::Leases;
use super::owned_shards::OwnedShards;
use super::shards::Shards;
use super::tasks::Tasks;
use crate::discord::clock::now;
use crate::discord::interaction::{Data, live_messages};
use crate::discord::outbox::{dailies, digests};
use crate::discord::privacy;
use crate::discord::process::scheduler;
use crate::discord::rest::{Rest, application};
use crate::host::{Host, MatchId, MissingResults, Notification};

/// Pause before LISTEN is tried again after a failure, 2 s.
const LISTEN_RETRY: Duration = Duration::from_secs(2);

/// Interval between two checks of Discord's clock, 10 min.
const CLOCK_CHECK_INTERVAL: Duration = Duration::from_mins(10);

/// The parts of the process that the background tasks use.
#[derive(Clone)]
pub struct Background {
    pub data: Data,
    pub owned: Arc<OwnedShards>,
    pub shards: Arc<Shards>,
}

impl Background {
    /// Spawns the tasks that go on while notices are delivered; they end when `stop` is cancelled.
    pub fn spawn(&self, tasks: &Tasks, stop: &CancellationToken) {
        let rest = self.data.rest.clone();
        tasks.spawn_until("clock", stop, move |beat| follow_clock(rest.clone(), beat));
        let this = self.clone();
        tasks.spawn_until("closings", stop, move |beat| {
            this.clone().close_messages(beat)
        });
        if self.data.host.is_shared() {
            let this = self.clone();
            tasks.spawn_until("listener", stop, move |beat| this.clone().listen(beat));
        }
        let data = self.data.clone();
        tasks.spawn_until("digests", stop, move |beat| {
            digests::run(data.clone(), move || beat.mark())
        });
        let data = self.data.clone();
        tasks.spawn_until("dailies", stop, move |beat| {
            dailies::run(data.clone(), move || beat.mark())
        });
        let this = self.clone();
        tasks.spawn_until("leases", stop, move |beat| this.clone().keep_leases(beat));
    }

    /// Spawns the maintenance that belongs to no shard, which the process does that owns the shard
    /// with number 0. Its parts end when `stop` is cancelled.
    pub fn spawn_maintenance(&self, tasks: &Tasks, stop: &CancellationToken) {
        let part = || (Arc::clone(&self.data.host), Arc::clone(&self.owned));
        let (host, owned) = part();
        tasks.spawn_until("inspection", stop, move |beat| {
            inspect(Arc::clone(&host), Arc::clone(&owned), beat)
        });
        let (host, owned) = part();
        tasks.spawn_until("results", stop, move |beat| {
            write_results(Arc::clone(&host), Arc::clone(&owned), beat)
        });
        let (host, owned) = part();
        tasks.spawn_until("maintenance", stop, move |beat| {
            maintain(Arc::clone(&host), Arc::clone(&owned), beat)
        });
    }

    /// Renews the leases of this process, and follows the number of processes.
    async fn keep_leases(self, beat: Beat) {
        let leases = Leases {
            host: Arc::clone(&self.data.host),
            owned: self.owned,
            database: Arc::clone(&self.data.database),
            rate_limit: Arc::clone(self.data.rest.rate_limit()),
        };
        leases.keep(&self.shards.changed, &beat).await;
    }

    /// Follows the notifications of other processes: live private messages of this process show
    /// turns played in others.
    async fn listen(self, beat: Beat) {
        let mut is_logged = false;
        loop {
            let since = Instant::now();
            let on_notification = |notification| match notification {
                Notification::Match(id) => {
                    tokio::spawn(self.clone().update_messages(id));
                }
                Notification::Shard(_) | Notification::Resync => {
                    self.shards.changed.send_replace(());
                }
            };
            let listening = async {
                tokio::select! {
                    outcome = self.data.host.follow_others(on_notification) => outcome,
                    // The connection may be dead without an error.
                    () = self.data.database.until_lost() => Ok(()),
                }
            };
            let outcome = beat.wait(listening).await;
            // A connection that had lasted is logged again.
            is_logged &= since.elapsed() < LISTEN_RETRY;
            if let Err(error) = outcome
                && !is_logged
            {
                warn!("LISTEN failed: {error}");
                is_logged = true;
            }
            sleep(LISTEN_RETRY).await;
        }
    }

    /// Makes the last edits of private messages.
    async fn close_messages(self, beat: Beat) {
        let (live_messages, rest) = (&self.data.live_messages, &self.data.rest);
        live_messages::close_all(live_messages, rest, || beat.mark()).await;
    }

    async fn update_messages(self, id: MatchId) {
        let Data {
            host,
            live_messages,
            ..
        } = &self.data;
        if live_messages.has(&id)
            && let Ok(record) = host.look(&id).await
        {
            live_messages::update_all(live_messages, self.data.rest.answering(), &record).await;
        }
    }
}

/// Finishes erasures, and deletes old rows.
async fn maintain(host: Arc<Host>, owned: Arc<OwnedShards>, beat: Beat) {
    beat.wait(owned.until_first()).await;
    privacy::finish_forgetting(Arc::clone(&host)).await;
    loop {
        beat.wait(owned.until_first()).await;
        beat.wait(scheduler::tidy(&host)).await;
        if host.is_shared() {
            // Another process may have died during an erasure.
            privacy::finish_forgetting(Arc::clone(&host)).await;
        }
    }
}

/// Interval between searches for ended matches without a result, 1 h; a process of an older version
/// leaves them.
const RESULTS_INTERVAL: Duration = Duration::from_hours(1);

/// Writes the missing results of ended matches, using at most half of one core.
async fn write_results(host: Arc<Host>, owned: Arc<OwnedShards>, beat: Beat) {
    let mut known_broken = 0;
    loop {
        let mut unwritten = MissingResults::default();
        loop {
            beat.wait(owned.until_first()).await;
            let begun = Instant::now();
            match host.write_results(&mut unwritten).await {
                Ok(true) => sleep(begun.elapsed()).await,
                Ok(false) => break,
                Err(error) => {
                    error!("results not stored: {error}");
                    break;
                }
            }
        }
        let broken = unwritten.broken.len();
        if broken > known_broken {
            warn!("finished games without a result, they do not replay: {broken}");
        }
        known_broken = broken;
        beat.wait(sleep(RESULTS_INTERVAL)).await;
    }
}

/// Replays every running record and every record set aside, once. Logs what does not replay; a
/// record that replays again goes on.
async fn inspect(host: Arc<Host>, owned: Arc<OwnedShards>, beat: Beat) {
    beat.wait(owned.until_first()).await;
    // It takes long where there are many records.
    match beat.wait(Box::pin(host.inspect(now()))).await {
        Ok(inspected) => {
            for (id, broken) in inspected.aside {
                error!(game = %id, "game set aside: {broken}");
            }
            if !inspected.still.is_empty() {
                let count = inspected.still.len();
                warn!("games still set aside: {count}; `tavolino doctor` says why");
            }
            for id in inspected.back {
                info!(game = %id, "game replays again, and is played on");
            }
        }
        Err(error) => error!("inspection of records failed: {error}"),
    }
}

/// Checks Discord's clock at each interval, for as long as the future is polled.
async fn follow_clock(rest: Rest, beat: Beat) {
    loop {
        beat.wait(sleep(CLOCK_CHECK_INTERVAL)).await;
        rest.clock().check(application::clock_offset(&rest)).await;
    }
}
