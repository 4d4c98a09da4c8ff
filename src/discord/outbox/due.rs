//! The parts that the loops over due rows share: when they wake, a row that breaks down, and the
//! language of a server.

use std::fmt::Display;
use std::hash::Hash;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use tavolino_games::game::Lang;
use tokio::sync::watch;

use super::problem::{Problem, Problems};
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::reasons;
use crate::host::{Error, GuildId, Host, Rows, StoreError, Timestamp};
use crate::tasks::{Task, changed, settled};

/// The work on due rows.
pub type Work<K, T, E> =
    for<'a> fn(&'a Data, &'a Task, &'a mut Problems<K>) -> BoxFuture<'a, Result<T, E>>;

/// The outcome of work, once it is awaited.
type Outcome<'a, T, E = StoreError> = BoxFuture<'a, Result<T, E>>;

/// A kind of due rows, and the work on one of them.
#[derive(Debug)]
pub struct Kind<K, D> {
    /// The key of a row among the problems, and the work, for the log.
    pub name: fn(&D) -> (K, &'static str),
    /// Takes the rows that are due.
    pub take: for<'a> fn(&'a Host) -> Outcome<'a, Rows<D>>,
    /// Does the work on a row.
    pub work: for<'a> fn(&'a Data, &'a D) -> Outcome<'a, (), Error>,
    /// Done in its place where the work panics, so that the row is not tried again at once.
    pub give_up: for<'a> fn(&'a Data, &'a D) -> Outcome<'a, ()>,
}

/// Poll interval of cards, 5 s; a message about what they show is at most that late.
const CARDS_INTERVAL: Duration = Duration::from_secs(5);

/// Wait for more changes of a card before it is edited, 1 s.
const SETTLING: Duration = Duration::from_secs(1);

/// Works in every interval, and earlier where news makes a row due, until the task stops. The work
/// returns when the next row is due after that, if it knows. Failures are logged as `failure`.
pub async fn whenever_due<K, E: Display>(
    data: Data,
    task: Task,
    (failure, interval): (&'static str, Duration),
    work: Work<K, Option<Timestamp>, E>,
) {
    let mut news = data.host.store().news();
    let mut problems = Problems::default();
    let mut poll = task.poll(failure, interval);
    loop {
        let due = work(&data, &task, &mut problems).await;
        let next = due.as_ref().ok().copied().flatten();
        let woken = until_due(&mut news, next);
        if !poll.pause_after(due.map(|_| None), woken).await {
            break;
        }
    }
}

/// Works on cards every five seconds, and soon after one changes, until the task stops. Failures
/// are logged as `failure`.
pub async fn whenever_changed<K>(
    data: Data,
    task: Task,
    failure: &'static str,
    work: Work<K, (), StoreError>,
) {
    let mut cards = data.host.store().cards();
    let mut problems = Problems::default();
    let mut poll = task.poll(failure, CARDS_INTERVAL);
    loop {
        let shown = match rests(&data).await {
            Ok(true) => Ok(()),
            Ok(false) => work(&data, &task, &mut problems).await,
            Err(error) => Err(error),
        };
        let woken = settled(&mut cards, SETTLING);
        if !poll.pause_after(shown.map(|()| None), woken).await {
            break;
        }
    }
}

/// Whether nothing is posted now: the shard of direct messages waits for its heartbeat, or the
/// database is lost.
pub async fn rests(data: &Data) -> Result<bool, StoreError> {
    Ok(data.database.is_lost() || data.host.is_first_unserved(now()).await?)
}

/// Waits for news after which `next` is due: the clock may be put forward, which is news.
async fn until_due<T>(news: &mut watch::Receiver<T>, next: Option<Timestamp>) {
    loop {
        changed(news).await;
        if next.is_some_and(|next| next <= now()) {
            break;
        }
    }
}

/// Does the work where its next row is due and the shard of direct messages is served; returns when
/// the next row is due after that.
pub async fn if_due(
    data: &Data,
    next: for<'a> fn(&'a Host) -> Outcome<'a, Option<Timestamp>>,
    work: impl Future<Output = Result<(), StoreError>>,
) -> Result<Option<Timestamp>, StoreError> {
    if data.database.is_lost() {
        return Ok(None);
    }
    let due = next(&data.host).await?;
    if due.is_none_or(|due| due > now()) {
        return Ok(due);
    }
    if data.host.is_first_unserved(now()).await? {
        return Ok(None);
    }
    work.await?;
    next(&data.host).await
}

/// Does the work on each row of a kind that is due: one that fails or panics costs no other.
pub async fn each<K: Copy + Eq + Hash, D>(
    data: &Data,
    task: &Task,
    problems: &mut Problems<K>,
    kind: &Kind<K, D>,
) -> Result<(), StoreError> {
    let taken = (kind.take)(&data.host).await?;
    problems.note_broken(&taken.broken);
    for row in &taken.read {
        task.mark();
        let (key, what) = (kind.name)(row);
        let worked = AssertUnwindSafe(reasons::remembered((kind.work)(data, row)));
        let outcome = match worked.catch_unwind().await {
            Ok(outcome) => outcome,
            Err(_) => match (kind.give_up)(data, row).await {
                Ok(()) => Err(Error::Panicked),
                Err(error) => Err(error.into()),
            },
        };
        problems.note(key, what, outcome);
    }
    Ok(())
}

/// The language of a server's public messages.
pub async fn language(data: &Data, guild: GuildId) -> Result<Lang, Problem> {
    data.host.read_server_language(guild).await?;
    let set = data.host.server_language(guild);
    let set = set.or_else(|| data.locales.lang(guild));
    Ok(set.unwrap_or_else(Lang::english))
}
