//! The background tasks of a process, none of which belongs to one shard.

use std::future::pending;
use std::mem;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::sleep;
use tracing::{error, info, warn};

use super::owned_shards::OwnedShards;
use super::shards::Shards;
use crate::computer::Jobs;
use crate::discord::clock::{self, now};
use crate::discord::interaction::{Data, live_messages};
use crate::discord::outbox::{
    Outbox, champions, contests, dailies, digests, greetings, ladders, leagues, looking_lists,
    weeks,
};
use crate::discord::privacy;
use crate::discord::rest::{Rest, application};
use crate::host::{MatchId, MissingResults, Notification};
use crate::tasks::{Task, Tasks};

/// Pause before LISTEN is tried again after a failure, 2 s.
const LISTEN_RETRY: Duration = Duration::from_secs(2);

/// Interval between lease renewals, 1.5 s; a lease holds three times as long.
pub(super) const RENEWAL_INTERVAL: Duration = Duration::from_millis(1_500);

/// Time that other processes need to see that there is one more, 5 s.
const SEEN_WITHIN: Duration = Duration::from_secs(5);

/// Interval between two checks of Discord's clock, 10 min.
const CLOCK_CHECK_INTERVAL: Duration = Duration::from_mins(10);

/// Interval between searches for ended matches without a result, 1 h; a process of an older version
/// leaves them.
const RESULTS_INTERVAL: Duration = Duration::from_hours(1);

/// The parts of the process that the background tasks use.
#[derive(Clone)]
pub struct Background {
    pub data: Data,
    pub owned: Arc<OwnedShards>,
    pub shards: Arc<Shards>,
}

impl Background {
    /// Spawns the tasks that go on until the last answer is given: delivery of notices, the
    /// computer's turns, and what both and the answers need.
    pub fn spawn_delivery(&self, tasks: &Tasks, processes: u32) {
        let Data { host, rest, .. } = &self.data;
        let outbox = (Outbox::new(&self.data), processes > 1);
        tasks.spawn("outbox", outbox, deliver);
        let (host, thinking) = (Arc::clone(host), Arc::clone(&self.data.thinking));
        let jobs = Jobs::new(host, thinking, clock::now);
        tasks.spawn("computer", jobs, Jobs::run);
        tasks.spawn_dropped("clock", rest.clone(), follow_clock);
        tasks.spawn_dropped("closings", self.data.clone(), live_messages::close_all);
        if self.data.host.is_shared() {
            tasks.spawn_dropped("listener", self.clone(), Background::listen);
        }
        tasks.spawn_dropped("digests", self.data.clone(), digests::run);
        tasks.spawn_dropped("dailies", self.data.clone(), dailies::run);
        tasks.spawn_dropped("greetings", self.data.clone(), greetings::run);
        tasks.spawn_dropped("champions", self.data.clone(), champions::run);
        tasks.spawn_dropped("weeks", self.data.clone(), weeks::run);
        tasks.spawn_dropped("looking", self.data.clone(), looking_lists::run);
        tasks.spawn_dropped("contests", self.data.clone(), contests::run);
        tasks.spawn_dropped("ladders", self.data.clone(), ladders::run);
        tasks.spawn_dropped("leagues", self.data.clone(), leagues::run);
        tasks.spawn_dropped("leases", self.clone(), Background::keep_leases);
        let shards = || Arc::clone(&self.shards);
        tasks.spawn_dropped("sessions", shards(), Shards::store_sessions);
        if self.data.host.is_shared() {
            tasks.spawn_dropped("standby", shards(), Shards::watch);
        }
    }

    /// Spawns the tasks that end first when the process stops: the scheduler, and the maintenance
    /// that the process does which owns the shard with number 0. `ahead` is the time by which the
    /// sandbox has put the clock forward.
    pub fn spawn_due_work(&self, tasks: &Tasks, ahead: watch::Receiver<Duration>) {
        tasks.spawn_dropped("inspection", self.clone(), Background::inspect);
        tasks.spawn_dropped("results", self.clone(), Background::write_results);
        tasks.spawn_dropped("maintenance", self.clone(), Background::maintain);
        tasks.spawn("scheduler", (self.clone(), ahead), |(this, ahead), task| {
            this.schedule(ahead, task)
        });
    }

    /// Follows the notifications of other processes: live private messages of this process show
    /// turns played in others.
    async fn listen(self, task: Task) {
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
            let outcome = task.wait(listening).await;
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

    /// Finishes erasures, and deletes old rows.
    async fn maintain(self, task: Task) {
        let host = &self.data.host;
        task.wait(self.owned.until_first()).await;
        privacy::finish_forgetting(Arc::clone(host)).await;
        loop {
            task.wait(self.owned.until_first()).await;
            let pause = task.wait(self.tidy()).await;
            if !task.pause(pause, pending()).await {
                break;
            }
            if host.is_shared() {
                // Another process may have died during an erasure.
                privacy::finish_forgetting(Arc::clone(host)).await;
            }
        }
    }

    /// Writes the missing results of ended matches, using at most half of one core.
    async fn write_results(self, task: Task) {
        let (mut unwritten, mut known_broken) = (MissingResults::default(), 0);
        loop {
            task.wait(self.owned.until_first()).await;
            let begun = Instant::now();
            let written = self.data.host.write_results(&mut unwritten).await;
            if let Err(error) = &written {
                error!("results not stored: {error}");
            }
            let pause = if let Ok(true) = written {
                begun.elapsed()
            } else {
                let broken = mem::take(&mut unwritten).broken.len();
                if broken > known_broken {
                    warn!("finished games without a result, they do not replay: {broken}");
                }
                known_broken = broken;
                RESULTS_INTERVAL
            };
            if !task.pause(pause, pending()).await {
                break;
            }
        }
    }

    /// Replays every running record and every record set aside, once. Logs what does not replay; a
    /// record that replays again goes on.
    async fn inspect(self, task: Task) {
        task.wait(self.owned.until_first()).await;
        // It takes long where there are many records.
        match task.wait(Box::pin(self.data.host.inspect(now()))).await {
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
}

/// Delivers notices. Beside other processes it begins later, because they first reduce their share
/// of the rate limit.
async fn deliver((outbox, has_others): (Arc<Outbox>, bool), task: Task) {
    if has_others {
        task.pause(SEEN_WITHIN, pending()).await;
    }
    outbox.run(task).await;
}

/// Checks Discord's clock at each interval, until it is dropped.
async fn follow_clock(rest: Rest, task: Task) {
    while task.pause(CLOCK_CHECK_INTERVAL, pending()).await {
        rest.clock().check(application::clock_offset(&rest)).await;
    }
}
