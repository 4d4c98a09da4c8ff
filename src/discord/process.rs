//! The life of one process of the bot: start, background tasks, shards, handover and stop.

pub mod application;
mod background;
pub mod connection;
mod dispatch;
pub mod health;
mod identify;
mod leases;
mod owned_shards;
mod scheduler;
mod session;
mod shards;

use std::future::Future;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{error, warn};

use crate::computer::Jobs;
use crate::config::{self, Computer, Connection};
use crate::discord::clock;
use crate::discord::interaction::data::Data;
use crate::discord::outbox::Outbox;
use crate::discord::process::background::{Background, run_maintenance};
use crate::discord::process::connection::{Failure, failure, introduce};
use crate::discord::process::health::{Health, Round};
use crate::discord::process::leases::RENEWAL_INTERVAL;
use crate::discord::process::session::Sessions;
use crate::discord::process::shards::Shards;
use crate::discord::rest::rate_limit::RateLimit;
use crate::discord::rest::{self, Rest};
use crate::host::{Host, ShardRange, StoreError};
use tavolino_games::games;

/// How long the answers that are being given may take when the program stops.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// A bot that can be run.
#[derive(Debug)]
pub struct Bot<'a> {
    /// Where and as whom it connects.
    pub connection: &'a Connection,
    /// How the computer plays.
    pub computer: &'a Computer,
    /// Whether people may ask only for so much in a while.
    pub has_budgets: bool,
    /// Which shards it serves; all, where nothing is said.
    pub wanted: Option<ShardRange>,
    /// How often it may call Discord.
    pub calls: config::Calls,
    /// Every match.
    pub host: Arc<Host>,
    /// Its health, for probes, metrics and the service manager.
    pub health: Arc<Health>,
    /// How far its clock is ahead of the world's, wherever that is put.
    pub ahead: watch::Receiver<Duration>,
}

/// Runs a bot until `stop` is ready, then finishes what was begun. Once Discord knows its commands, `ready` gets the link
/// that invites it.
pub async fn run(
    bot: Bot<'_>,
    ready: impl FnOnce(&str),
    stop: impl Future<Output = ()>,
) -> Result<(), Failure> {
    let Bot {
        connection,
        computer,
        has_budgets,
        wanted,
        calls,
        host,
        health,
        ahead,
    } = bot;
    clock::put_ahead(*ahead.borrow());
    let unwritable = |error: StoreError| Failure::Database(error.to_string());
    clock::follow(&host).await.map_err(unwritable)?;
    host.register_process().await.map_err(unwritable)?;
    let processes = host.processes().await.map_err(unwritable)?;
    let rest = Rest::new(connection, RateLimit::new(calls, processes));
    warm_up();
    let limits = introduce(&rest, ready).await?;
    let data = Data::new(Arc::clone(&host), computer, rest, has_budgets);
    let owned = Arc::clone(health.owned_shards());
    let range = wanted.unwrap_or_else(|| all(limits.shards));
    host.register_candidate(range).await.map_err(unwritable)?;
    let max_concurrency = limits.session_start_limit.max_concurrency;
    let sessions = Sessions::new(
        rest::client(connection),
        limits.url,
        dispatch::options(),
        data.clone(),
        Arc::clone(&owned),
    );
    let shards = Shards::new(Arc::clone(&host), sessions, max_concurrency);
    let shards = Arc::new(shards);
    // Three stops: what this process serves is handed over first, and nothing is delivered any more only once everything is
    // answered.
    let [stop_looking, stop_serving, stop_delivering] = [(); 3].map(|()| CancellationToken::new());
    let outbox = Outbox::new(&data);
    let (round, stopped) = (Arc::clone(&health), stop_delivering.clone());
    let outbox = tokio::spawn(async move {
        if processes > 1 {
            // The other processes first reduce their share of the rate limit.
            stopped.run_until_cancelled(sleep(RENEWAL_INTERVAL)).await;
        }
        outbox
            .run(move || round.round(Round::Outbox), stopped)
            .await;
    });
    let jobs = Jobs::new(Arc::clone(&host), Arc::clone(&data.thinking), clock::now);
    let (round, stopped) = (Arc::clone(&health), stop_delivering.clone());
    let jobs = tokio::spawn(jobs.run(move || round.round(Round::Computer), stopped));
    let maintenance = run_maintenance(Arc::clone(&host), Arc::clone(&owned));
    tokio::spawn(stop_looking.clone().run_until_cancelled_owned(maintenance));
    let background = Background {
        data: data.clone(),
        owned: Arc::clone(&owned),
        shards: Arc::clone(&shards),
    };
    background.spawn(&stop_delivering);
    let scheduler = tokio::spawn(scheduler::run(
        Arc::clone(&host),
        Arc::clone(&health),
        ahead,
        stop_looking.clone(),
    ));
    let mut served = JoinSet::new();
    for shard in range.shards() {
        let (shards, stop) = (Arc::clone(&shards), stop_serving.clone());
        served.spawn(async move { shards.serve(shard, &stop).await });
    }
    let ended = tokio::select! {
        Some(result) = served.join_next() => Some(result),
        () = stop => None,
    };
    stop_looking.cancel();
    if let Err(error) = scheduler.await {
        error!("the scheduler broke down: {error}");
    }
    if ended.is_none() {
        shards::hand_over(&host, &owned, shards.max_concurrency()).await;
    }
    stop_serving.cancel();
    while served.join_next().await.is_some() {}
    last_answers(&data.answers).await;
    stop_delivering.cancel();
    data.thinking.stop().await;
    if let Err(error) = outbox.await {
        error!("the outbox broke down: {error}");
    }
    if let Err(error) = jobs.await {
        error!("the computer broke down: {error}");
    }
    if let Err(error) = host.leases().release_all().await {
        error!("leases cannot be released, and expire by themselves: {error}");
    }
    match ended {
        Some(Ok(Err(error))) => Err(failure(&error)),
        Some(Err(error)) => Err(Failure::Unreachable(error.to_string())),
        Some(Ok(Ok(()))) | None => Ok(()),
    }
}

/// Has every game make the tables of its first use, on a thread of its own: nothing that people wait for waits for it.
fn warm_up() {
    let thread = thread::Builder::new().name("warm-up".to_owned());
    let begun = thread.spawn(|| {
        for kind in games::GAMES {
            // Each of them can be played, as a test says.
            let _ = kind.warm_up();
        }
    });
    if let Err(error) = begun {
        warn!("games make their tables when they are first played: {error}");
    }
}

/// No answer is begun any more, and those that are being given are finished.
async fn last_answers(answers: &TaskTracker) {
    answers.close();
    let finished = tokio::time::timeout(LAST_ANSWERS, answers.wait());
    if finished.await.is_err() {
        warn!("some answers were cut short");
    }
}

/// All shards there are to be.
fn all(recommended: u32) -> ShardRange {
    let of = recommended.max(1);
    ShardRange {
        first: 0,
        last: of - 1,
        of,
    }
}
