//! Background tasks that belong to no shard: lease renewal, notifications of other processes, digests, maintenance.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use crate::discord::clock::now;
use crate::discord::interaction::data::Data;
use crate::discord::live_messages;
use crate::discord::outbox::{dailies, digests};
use crate::discord::privacy;
use crate::discord::process::application;
use crate::discord::process::leases::Leases;
use crate::discord::process::owned_shards::OwnedShards;
use crate::discord::process::scheduler;
use crate::discord::process::shards::Shards;
use crate::host::{Host, MatchId, MissingResults, Notification};

/// Pause before LISTEN is tried again after a failure, 2 s.
const LISTEN_RETRY: Duration = Duration::from_secs(2);

/// The parts of the process that the background tasks use.
#[derive(Clone)]
pub struct Background {
    pub data: Data,
    pub owned: Arc<OwnedShards>,
    pub shards: Arc<Shards>,
}

impl Background {
    /// Spawns the tasks; they end when `stop` is cancelled.
    pub fn spawn(self, stop: &CancellationToken) {
        let follows = application::follow_clock(self.data.rest.clone());
        tokio::spawn(stop.clone().run_until_cancelled_owned(follows));
        let closes = self.clone().close_messages();
        tokio::spawn(stop.clone().run_until_cancelled_owned(closes));
        if self.data.host.is_shared() {
            let listens = self.clone().listen();
            tokio::spawn(stop.clone().run_until_cancelled_owned(listens));
        }
        let digests = digests::run(self.data.clone());
        tokio::spawn(stop.clone().run_until_cancelled_owned(digests));
        let dailies = dailies::run(self.data.clone());
        tokio::spawn(stop.clone().run_until_cancelled_owned(dailies));
        tokio::spawn(stop.clone().run_until_cancelled_owned(self.keep_leases()));
    }

    /// Renews the leases of this process, and follows the number of processes.
    async fn keep_leases(self) {
        let leases = Leases {
            host: Arc::clone(&self.data.host),
            owned: self.owned,
            reach: Arc::clone(&self.data.reach),
            rate_limit: Arc::clone(self.data.rest.rate_limit()),
        };
        leases.keep(&self.shards.changed).await;
    }

    /// Follows the notifications of other processes: live private messages of this process show turns played in others.
    async fn listen(self) {
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
            let outcome = tokio::select! {
                outcome = self.data.host.follow_others(on_notification) => outcome,
                // The connection may be dead without an error.
                () = self.data.reach.until_lost() => Ok(()),
            };
            // A connection that had lasted is logged again.
            is_logged &= since.elapsed() < LISTEN_RETRY;
            if let Err(error) = outcome
                && !is_logged
            {
                warn!("what other processes do cannot be heard: {error}");
                is_logged = true;
            }
            sleep(LISTEN_RETRY).await;
        }
    }

    /// Makes the last edits of private messages.
    async fn close_messages(self) {
        live_messages::close_all(&self.data.live_messages, &self.data.rest).await;
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

/// Runs the maintenance that belongs to no shard, in the process that owns the shard with number 0.
pub async fn run_maintenance(host: Arc<Host>, owned: Arc<OwnedShards>) {
    owned.until_first().await;
    let inspection = inspect(Arc::clone(&host));
    tokio::join!(
        inspection,
        privacy::finish_forgetting(Arc::clone(&host)),
        write_results(Arc::clone(&host), Arc::clone(&owned)),
        async {
            loop {
                owned.until_first().await;
                scheduler::tidy(&host).await;
                if host.is_shared() {
                    // Another process may have died during an erasure.
                    privacy::finish_forgetting(Arc::clone(&host)).await;
                }
            }
        }
    );
}

/// Interval between searches for ended matches without a result, 1 h; a process of an older version leaves them.
const RESULTS_INTERVAL: Duration = Duration::from_hours(1);

/// Writes the missing results of ended matches, using at most half of one core.
async fn write_results(host: Arc<Host>, owned: Arc<OwnedShards>) {
    let mut known_broken = 0;
    loop {
        let mut unwritten = MissingResults::default();
        loop {
            owned.until_first().await;
            let begun = Instant::now();
            match host.write_results(&mut unwritten).await {
                Ok(true) => sleep(begun.elapsed()).await,
                Ok(false) => break,
                Err(error) => {
                    error!("results cannot be written: {error}");
                    break;
                }
            }
        }
        let broken = unwritten.broken.len();
        if broken > known_broken {
            warn!("{broken} finished games do not replay, and have no result until they do");
        }
        known_broken = broken;
        sleep(RESULTS_INTERVAL).await;
    }
}

/// Replays every running record and every record set aside, once. Logs what does not replay; a record that replays again
/// goes on.
async fn inspect(host: Arc<Host>) {
    match host.inspect(now()).await {
        Ok(inspected) => {
            for (id, broken) in inspected.aside {
                error!(game = %id, "set aside: {broken}");
            }
            if !inspected.still.is_empty() {
                let count = inspected.still.len();
                warn!("{count} games are still set aside; `tavolino doctor` says why");
            }
            for id in inspected.back {
                info!(game = %id, "replays again, and is played on");
            }
        }
        Err(error) => error!("the records cannot be inspected: {error}"),
    }
}
