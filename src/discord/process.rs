//! The life of one process of the bot: start, background tasks, shards, handover and stop.

mod background;
pub mod connection;
mod dispatch;
mod giving;
pub mod health;
mod identify;
mod leases;
mod owned_shards;
mod pace;
mod progress;
mod repair;
mod resuming;
mod scheduler;
mod session;
mod shards;
mod standby;
mod unreadable;

pub use self::connection::{Failure, PERMISSIONS, failure_of_call, invitation, is_for_accounts};

use std::future::Future;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::{JoinError, JoinSet};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{error, warn};

use self::background::Background;
use self::connection::{failure_of, register_bot};
use self::health::Health;
use self::session::Sessions;
use self::shards::Shards;
use crate::config::{self, Computer, Connection};
use crate::discord::interaction::Data;
use crate::discord::rest::{RateLimit, Rest};
use crate::discord::{clock, rest};
use crate::host::{Host, ShardRange, StoreError};
use crate::tasks::Tasks;
use tavolino_games::game::Lang;
use tavolino_games::games;

/// Time for the answers under way when the process stops, 10 s; what takes longer is cut short.
const ANSWERS_TIMEOUT: Duration = Duration::from_secs(10);

/// The settings and parts of a process to run.
#[derive(Debug)]
pub struct Bot<'a> {
    /// Token and API address.
    pub connection: &'a Connection,
    /// Settings of the computer player.
    pub computer: &'a Computer,
    /// Whether requests of people and servers are limited by budgets.
    pub has_budgets: bool,
    /// Range of shards to serve; `None` serves all that Discord recommends.
    pub shard_range: Option<ShardRange>,
    /// Limit of REST calls.
    pub calls: config::Calls,
    /// The host.
    pub host: Arc<Host>,
    /// Health, for probes, metrics and the service manager.
    pub health: Arc<Health>,
    /// Time by which the sandbox has put the clock forward.
    pub ahead: watch::Receiver<Duration>,
}

/// Runs a bot until `stop` is ready, then finishes the work under way. Calls `ready` with the
/// invitation link once the commands are registered.
///
/// # Errors
///
/// Fails if Discord refuses the token, or if Discord or the database cannot be reached at the
/// start.
pub async fn run(
    bot: Bot<'_>,
    ready: impl FnOnce(&str),
    stop: impl Future<Output = ()>,
) -> Result<(), Failure> {
    let mut process = Process::start(bot, ready).await?;
    let ended = process.serve_until(stop).await;
    process.drain(ended.is_none()).await;
    process.stop().await;
    match ended {
        Some(Ok(Err(error))) => Err(failure_of(&error)),
        Some(Err(error)) => Err(Failure::Broken(error.to_string())),
        Some(Ok(Ok(()))) | None => Ok(()),
    }
}

/// The end of a shard of this process.
type Ended = Result<serenity::Result<()>, JoinError>;

/// A running process. Its parts stop in the order of the fields: shards are handed over before
/// their connections end, and notices are delivered until the last answer is given.
struct Process {
    /// Clocks, reminders, maintenance.
    due_work: Tasks,
    /// The shards of the range, each served until `stop_serving`.
    served: JoinSet<serenity::Result<()>>,
    stop_serving: CancellationToken,
    /// Notices, the computer's turns, and the leases of all of it.
    delivery: Tasks,
    parts: Background,
}

impl Process {
    /// Registers the process and the commands, and starts all that goes on beside the answers.
    async fn start(bot: Bot<'_>, ready: impl FnOnce(&str)) -> Result<Process, Failure> {
        let unwritable = |error: StoreError| Failure::Database(error.to_string());
        let (host, ahead) = (bot.host, bot.ahead);
        let languages: Vec<Lang> = Lang::all_once().collect();
        log_missing_sentences(&languages);
        clock::put_ahead(*ahead.borrow());
        clock::follow(&host).await.map_err(unwritable)?;
        host.register_process().await.map_err(unwritable)?;
        let processes = host.processes().await.map_err(unwritable)?;
        let rest = Rest::new(bot.connection, RateLimit::new(bot.calls, processes));
        warm_up();
        let limits = register_bot(&rest, languages, ready).await?;
        let range = bot.shard_range;
        let range = range.unwrap_or_else(|| all_shards(limits.shards));
        host.register_candidate(range).await.map_err(unwritable)?;
        let data = Data::new(Arc::clone(&host), bot.computer, rest, bot.has_budgets);
        let owned = Arc::clone(bot.health.owned_shards());
        let sessions = Sessions::new(
            rest::client(bot.connection),
            limits.url,
            dispatch::options(),
            data.clone(),
            Arc::clone(&owned),
        );
        let max_concurrency = limits.session_start_limit.max_concurrency;
        let shards = Arc::new(Shards::new(host, sessions, max_concurrency));
        let beats = bot.health.beats();
        let mut process = Process {
            due_work: Tasks::new(beats),
            served: JoinSet::new(),
            stop_serving: CancellationToken::new(),
            delivery: Tasks::new(beats),
            parts: Background {
                data,
                owned,
                shards,
            },
        };
        process.parts.spawn_delivery(&process.delivery, processes);
        process.parts.spawn_due_work(&process.due_work, ahead);
        process.serve(range);
        Ok(process)
    }

    /// Serves each shard of a range whenever no other process does.
    fn serve(&mut self, range: ShardRange) {
        for shard in range.shards() {
            let (shards, stop) = (Arc::clone(&self.parts.shards), self.stop_serving.clone());
            self.served
                .spawn(async move { shards.serve(shard, &stop).await });
        }
    }

    /// Waits until `stop` is ready, or until a shard can be served no longer, which is returned.
    async fn serve_until(&mut self, stop: impl Future<Output = ()>) -> Option<Ended> {
        tokio::select! {
            Some(ended) = self.served.join_next() => Some(ended),
            () = stop => None,
        }
    }

    /// Ends all that begins something: due work first, then, after an orderly handover of the
    /// shards, their connections, and at last the answers under way.
    async fn drain(&mut self, hands_over: bool) {
        let (data, shards) = (&self.parts.data, &self.parts.shards);
        self.due_work.stop();
        self.due_work.ended().await;
        if hands_over {
            shards.hand_over().await;
        }
        self.stop_serving.cancel();
        while self.served.join_next().await.is_some() {}
        finish_answers(&data.answers).await;
    }

    /// Finishes the deliveries under way and abandons searches; the leases, which all of it needs,
    /// are released last.
    async fn stop(self) {
        let Data { host, thinking, .. } = &self.parts.data;
        self.delivery.stop();
        thinking.stop().await;
        self.delivery.ended().await;
        if let Err(error) = host.leases().release_all().await {
            error!("leases not released, they expire: {error}");
        }
    }
}

/// Logs how many sentences each language lacks, with the first keys; they are English.
fn log_missing_sentences(languages: &[Lang]) {
    for lang in languages.iter().filter(|lang| !lang.missing().is_empty()) {
        let missing = lang.missing();
        let first = missing.iter().take(3).map(String::as_str);
        let first = first.collect::<Vec<_>>().join(", ");
        let (lang, count) = (lang.code(), missing.len());
        warn!(
            lang,
            count, "language lacks sentences, shown in English: {first}"
        );
    }
}

/// Has every game build its tables, on a thread of its own, before the first player needs them.
fn warm_up() {
    let thread = thread::Builder::new().name("warm-up".to_owned());
    let spawned = thread.spawn(|| {
        for entry in games::GAMES {
            // A test says that each game can be built.
            let _ = entry.warm_up();
        }
    });
    if let Err(error) = spawned {
        warn!("warm-up thread not started: {error}");
    }
}

/// Accepts no further answers, and waits for those under way.
async fn finish_answers(answers: &TaskTracker) {
    answers.close();
    let finished = tokio::time::timeout(ANSWERS_TIMEOUT, answers.wait());
    if finished.await.is_err() {
        warn!("answers aborted at stop");
    }
}

/// All shards, in the number that Discord recommends.
fn all_shards(recommended: u32) -> ShardRange {
    let of = recommended.max(1);
    ShardRange {
        first: 0,
        last: of - 1,
        of,
    }
}
