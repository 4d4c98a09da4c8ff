//! Background tasks that belong to no shard: lease renewal, notifications of other processes, maintenance.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use crate::discord::clock::now;
use crate::discord::interaction::data::Data;
use crate::discord::live_messages;
use crate::discord::privacy;
use crate::discord::process::application;
use crate::discord::process::leases::Leases;
use crate::discord::process::owned_shards::OwnedShards;
use crate::discord::process::scheduler;
use crate::discord::process::shards::Shards;
use crate::host::{Host, MatchId, MissingResults, Notification};

/// Pause before LISTEN is tried again after a failure, 2 s.
const LISTEN_RETRY: Duration = Duration::from_secs(2);

/// What the background tasks work on.
#[derive(Clone)]
pub struct Background {
    pub data: Data,
    pub owned: Arc<OwnedShards>,
    pub shards: Arc<Shards>,
}

impl Background {
    /// Spawns the tasks; they end when `stop` is cancelled.
    pub fn spawn(self, stop: &CancellationToken) {
        let follows = application::follow_time(self.data.rest.clone());
        tokio::spawn(stop.clone().run_until_cancelled_owned(follows));
        if self.data.host.is_shared() {
            let listens = self.clone().listen();
            tokio::spawn(stop.clone().run_until_cancelled_owned(listens));
        }
        tokio::spawn(stop.clone().run_until_cancelled_owned(self.keep_leases()));
    }

    /// Renews the leases of this process, and follows how many processes there are.
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
        let mut is_told = false;
        loop {
            let since = Instant::now();
            let on_notification = |notification| match notification {
                Notification::Match(id) => {
                    tokio::spawn(self.clone().bring_up(id));
                }
                Notification::Shard(_) | Notification::Resync => {
                    self.shards.changed.send_replace(());
                }
            };
            let outcome = tokio::select! {
                outcome = self.data.host.follow_others(on_notification) => outcome,
                // Nothing may come through this line any more, and nobody would notice.
                () = self.data.reach.until_lost() => Ok(()),
            };
            // Unless it had been heard for a while.
            is_told &= since.elapsed() < LISTEN_RETRY;
            if let Err(error) = outcome
                && !is_told
            {
                warn!("what other processes do cannot be heard: {error}");
                is_told = true;
            }
            sleep(LISTEN_RETRY).await;
        }
    }

    async fn bring_up(self, id: MatchId) {
        let Data {
            host, following, ..
        } = &self.data;
        if following.has(&id)
            && let Ok(record) = host.look(&id).await
        {
            live_messages::bring_up(following, self.data.rest.answering(), &record).await;
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
                    // Another process may have died over it.
                    privacy::finish_forgetting(Arc::clone(&host)).await;
                }
            }
        }
    );
}

/// How often matches are looked for that ended without their results being written: an older program beside this one does so.
const RESULTS_INTERVAL: Duration = Duration::from_hours(1);

/// Writes the results of matches from before results were written, at most half of the time of one core.
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

/// Every running record is replayed once, beside everything else, and every one that was set aside; what does not replay
/// is reported, and what does so again is played on.
async fn inspect(host: Arc<Host>) {
    match host.inspect(now()).await {
        Ok(found) => {
            for (id, broken) in found.aside {
                error!(game = %id, "set aside: {broken}");
            }
            if !found.still.is_empty() {
                let count = found.still.len();
                warn!("{count} games are still set aside; `tavolino doctor` says why");
            }
            for id in found.back {
                info!(game = %id, "replays again, and is played on");
            }
        }
        Err(error) => error!("the records cannot be inspected: {error}"),
    }
}
