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
use crate::host::{Error, GuildId, Rows, StoreError, Timestamp};
use crate::tasks::{Task, changed, settled};

/// The work on due rows.
pub type Work<K, T, E> =
    for<'a> fn(&'a Data, &'a Task, &'a mut Problems<K>) -> BoxFuture<'a, Result<T, E>>;

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

/// The outcome of the work on a row. Where it panics, `given_up` is done in its place, so that the
/// row is not tried again at once.
pub async fn isolated<E: Into<Error>, G, F: Into<Error>>(
    work: impl Future<Output = Result<(), E>>,
    given_up: impl Future<Output = Result<G, F>>,
) -> Result<(), Error> {
    let worked = AssertUnwindSafe(reasons::remembered(work));
    if let Ok(outcome) = worked.catch_unwind().await {
        return outcome.map_err(Into::into);
    }
    given_up.await.map_err(Into::into)?;
    Err(Error::Panicked)
}

/// Does the work on each of the rows that were taken, as [`isolated`] does: one that fails costs no
/// other. `name` is the key of a row among the problems, and the work, for the log.
pub async fn each<K: Copy + Eq + Hash, D, F: Future<Output = Result<(), Error>>>(
    (task, problems): (&Task, &mut Problems<K>),
    taken: Rows<D>,
    name: impl Fn(&D) -> (K, &'static str),
    // No `AsyncFn`: of its futures nobody can say that they are `Send`.
    work: impl Fn(D) -> F,
) {
    problems.note_broken(&taken.broken);
    for row in taken.read {
        task.mark();
        let (key, what) = name(&row);
        problems.note(key, what, work(row).await);
    }
}

/// The language of a server's public messages.
pub async fn language(data: &Data, guild: GuildId) -> Result<Lang, Problem> {
    data.host.read_server_language(guild).await?;
    let set = data.host.server_language(guild);
    let set = set.or_else(|| data.locales.lang(guild));
    Ok(set.unwrap_or_else(Lang::english))
}
