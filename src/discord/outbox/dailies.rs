//! The puzzle of the day: makes the posts that are due, and brings those up to date that have
//! changed.
//!
//! A post that is due stays due until it was made. An attempt after a crash, or of another process,
//! first looks whether the message is there already; two at the same moment are one by its nonce.

use std::time::Duration;

use tracing::{error, warn};

use super::due::{each, isolated, language, whenever_due};
use super::problem::{Problem, Problems};
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::outbox::puzzle_refused;
use crate::discord::rest::{Fault, Seen, reasons};
use crate::discord::view::{Standing, daily, puzzle};
use crate::host::{Daily, DailyTask, GuildId, Living, PuzzleChannel, StoreError, Timestamp};
use crate::pool::{self, JobClass};
use crate::tasks::Task;
use tavolino_games::puzzles::daily::of_day;

/// Poll interval, 5 s; a post is at most that late.
const INTERVAL: Duration = Duration::from_secs(5);

/// Makes and edits the posts that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    // The first call chooses the puzzles of all days, which takes a while.
    pool::work("puzzles", JobClass::Long, || of_day(0)).await;
    let every = ("due puzzle posts not read", INTERVAL);
    whenever_due(data, task, every, |data, task, problems| {
        Box::pin(run_due(data, task, problems))
    })
    .await;
}

/// The servers whose posts fail, by the work.
type PostProblems = Problems<(GuildId, &'static str)>;

/// Does all that is due; returns when the next is due after that. A post that fails costs no other.
async fn run_due(
    data: &Data,
    task: &Task,
    problems: &mut PostProblems,
) -> Result<Option<Timestamp>, StoreError> {
    let host = &data.host;
    if data.database.is_lost() {
        return Ok(None);
    }
    let next = host.next_daily().await?;
    if next.is_none_or(|next| next > now()) {
        return Ok(next);
    }
    if host.is_first_unserved(now()).await? {
        return Ok(None);
    }
    let posts = host.take_posts(now()).await?;
    let what = "a puzzle of the day";
    let name = |due: &PuzzleChannel| ((due.guild, what), what);
    each((task, &mut *problems), posts, name, |due| async move {
        let given_up = host.refuse_post(&due, now());
        isolated(Box::pin(make(data, &due)), given_up).await
    })
    .await;
    let edits = host.take_dailies(now()).await?;
    let what = "the edit of a puzzle's post";
    let name = |due: &Daily| ((due.guild, what), what);
    each((task, problems), edits, name, |due| async move {
        let given_up = host.finish_daily(&due, now());
        isolated(Box::pin(edit_and_finish(data, &due)), given_up).await
    })
    .await;
    host.next_daily().await
}

/// Brings a post up to date, and stores what became of it.
async fn edit_and_finish(data: &Data, due: &Daily) -> Result<(), StoreError> {
    match edit(data, due).await {
        Ok(())
        | Err(Problem::Discord(
            Fault::NoMessage | Fault::NoChannel | Fault::Forbidden | Fault::Other,
        )) => data.host.finish_daily(due, now()).await?,
        // Kept for a minute, then tried again.
        Err(problem) => warn!(?problem, "puzzle post not edited"),
    }
    Ok(())
}

/// Makes a post, or records that none is made.
async fn make(data: &Data, due: &PuzzleChannel) -> Result<(), StoreError> {
    let host = &data.host;
    let DailyTask::Post(day) = due.task(now()) else {
        return host.finish_post(due, None, now()).await;
    };
    match posted(data, due, day).await {
        Ok(post) => host.finish_post(due, post.as_ref(), now()).await,
        Err(Problem::Discord(
            fault @ (Fault::Forbidden | Fault::NoChannel | Fault::NoMessage | Fault::Other),
        )) => {
            if fault == Fault::Other {
                error!(why = %reasons::last(), "Discord will never take a puzzle of the day");
            }
            host.refuse_post(due, now()).await?;
            if fault != Fault::Other
                && let Some(person) = host.inform_setter(due).await?
            {
                let gone = fault == Fault::NoChannel;
                puzzle_refused::inform(data, due, person, gone).await;
            }
            Ok(())
        }
        // Kept for a minute, then tried again.
        Err(problem) => {
            warn!(?problem, "puzzle post postponed");
            Ok(())
        }
    }
}

/// The post of a day, made unless it is there already; `None` on a day without a puzzle.
async fn posted(data: &Data, due: &PuzzleChannel, day: i64) -> Result<Option<Daily>, Problem> {
    let wire = Wire::new(&data.rest);
    let lang = language(data, due.guild).await?;
    let Some(reply) = daily::post(day, &Standing::default(), &lang).await else {
        return Ok(None);
    };
    let begins = daily::heading(day, &lang);
    let since = due.due.unwrap_or_else(now);
    let nonce = format!("{:x}-{day}", due.guild.get());
    let is_it = |message: &Seen| message.content.starts_with(&begins);
    let posted = wire.post_once(due.channel, since, is_it, reply.message(), nonce);
    let message = posted.await?;
    let posted = now();
    Ok(Some(Daily {
        guild: due.guild,
        day,
        channel: due.channel,
        message,
        posted,
        due: None,
        edited: posted,
    }))
}

/// Brings a post up to date.
async fn edit(data: &Data, post: &Daily) -> Result<(), Problem> {
    let (host, wire) = (&data.host, Wire::new(&data.rest));
    let Some(puzzle) = of_day(post.day) else {
        return Ok(());
    };
    let (is_last, is_paused) = host.is_last_daily(post).await?;
    let (tally, shared) = host.tally(post, &puzzle::name(puzzle)).await?;
    let standing = Standing {
        tally,
        shared,
        is_past: !is_last,
        is_paused: is_last && is_paused,
    };
    let lang = language(data, post.guild).await?;
    let Some(reply) = daily::post(post.day, &standing, &lang).await else {
        return Ok(());
    };
    let living = Living {
        channel: post.channel,
        message: post.message,
        number: post.day,
    };
    wire.edit(living, reply.edit()).await
}
