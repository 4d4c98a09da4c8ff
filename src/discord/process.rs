//! The life of one process of the bot: start, background tasks, shards, handover and stop.

mod background;
pub mod connection;
mod dispatch;
pub mod health;
mod identify;
mod leases;
mod owned_shards;
mod repair;
mod scheduler;
mod session;
mod shards;
mod unreadable;

pub use self::connection::{Failure, PERMISSIONS, failure_of_call, invitation, is_for_accounts};

use std::future::Future;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;
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
    let Bot {
        connection,
        computer,
        has_budgets,
        shard_range,
        calls,
        host,
        health,
        ahead,
    } = bot;
    log_missing_sentences();
    clock::put_ahead(*ahead.borrow());
    let unwritable = |error: StoreError| Failure::Database(error.to_string());
    clock::follow(&host).await.map_err(unwritable)?;
    host.register_process().await.map_err(unwritable)?;
    let processes = host.processes().await.map_err(unwritable)?;
    let rest = Rest::new(connection, RateLimit::new(calls, processes));
    warm_up();
    let limits = register_bot(&rest, ready).await?;
    let data = Data::new(Arc::clone(&host), computer, rest, has_budgets);
    let owned = Arc::clone(health.owned_shards());
    let range = shard_range.unwrap_or_else(|| all_shards(limits.shards));
    host.register_candidate(range).await.map_err(unwritable)?;
    let max_concurrency = limits.session_start_limit.max_concurrency;
    let sessions = Sessions::new(
        rest::client(connection),
        limits.url,
        dispatch::options(),
        data.clone(),
        Arc::clone(&owned),
    );
    let shards = Arc::new(Shards::new(Arc::clone(&host), sessions, max_concurrency));
    // The order of stopping: shards are handed over first, and notices are delivered until the last
    // answer is given.
    let (due_work, delivery) = (Tasks::new(health.beats()), Tasks::new(health.beats()));
    let stop_serving = CancellationToken::new();
    let background = Background {
        data: data.clone(),
        owned: Arc::clone(&owned),
        shards: Arc::clone(&shards),
    };
    background.spawn_delivery(&delivery, processes);
    background.spawn_due_work(&due_work, ahead);
    let mut served = JoinSet::new();
    for shard in range.shards() {
        let (shards, stop) = (Arc::clone(&shards), stop_serving.clone());
        served.spawn(async move { shards.serve(shard, &stop).await });
    }
    let ended = tokio::select! {
        Some(result) = served.join_next() => Some(result),
        () = stop => None,
    };
    due_work.stop();
    due_work.ended().await;
    if ended.is_none() {
        shards::hand_over(&host, &owned, shards.max_concurrency()).await;
    }
    stop_serving.cancel();
    while served.join_next().await.is_some() {}
    finish_answers(&data.answers).await;
    delivery.stop();
    data.thinking.stop().await;
    delivery.ended().await;
    if let Err(error) = host.leases().release_all().await {
        error!("leases not released, they expire: {error}");
    }
    match ended {
        Some(Ok(Err(error))) => Err(failure_of(&error)),
        Some(Err(error)) => Err(Failure::Broken(error.to_string())),
        Some(Ok(Ok(()))) | None => Ok(()),
    }
}

/// Logs how many sentences each language lacks, with the first keys; they are English.
fn log_missing_sentences() {
    for lang in Lang::all().filter(|lang| !lang.missing().is_empty()) {
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
        for kind in games::GAMES {
            // A test says that each game can be built.
            let _ = kind.warm_up();
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
