//! The puzzle of the day: makes the posts that are due, and brings those up to date that have
//! changed.
//!
//! A post that is due stays due until it was made. An attempt after a crash, or of another process,
//! first looks whether the message is there already; two at the same moment are one by its nonce.

use std::time::Duration;

use tracing::{error, warn};

use super::due::{Kind, each, if_due, language, whenever_due};
use super::problem::Problem;
use super::refused;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::{Fault, Seen, reasons};
use crate::discord::view::{Standing, daily, puzzle};
use crate::host::{Daily, DailyTask, Error, GuildId, Living, PuzzleChannel};
use crate::pool::{self, JobClass};
use crate::tasks::Task;
use tavolino_games::puzzles::daily::of_day;

/// Poll interval, 5 s; a post is at most that late.
const INTERVAL: Duration = Duration::from_secs(5);

/// The posts to make.
const POSTS: Kind<(GuildId, &str), PuzzleChannel> = Kind {
    name: |due| ((due.guild, "post"), "a puzzle of the day"),
    take: |host| Box::pin(host.take_posts(now())),
    work: |data, due| Box::pin(make(data, due)),
    give_up: |data, due| Box::pin(data.host.refuse_post(due, now())),
};

/// The posts to bring up to date.
const EDITS: Kind<(GuildId, &str), Daily> = Kind {
    name: |due| ((due.guild, "edit"), "the edit of a puzzle's post"),
    take: |host| Box::pin(host.take_dailies(now())),
    work: |data, due| Box::pin(edit_and_finish(data, due)),
    give_up: |data, due| Box::pin(data.host.finish_daily(due, now())),
};

/// Makes and edits the posts that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    // The first call chooses the puzzles of all days, which takes a while.
    pool::work("puzzles", JobClass::Long, || of_day(0)).await;
    let every = ("due puzzle posts not read", INTERVAL);
    whenever_due(data, task, every, |data, task, problems| {
        let work = async move {
            each(data, task, problems, &POSTS).await?;
            each(data, task, problems, &EDITS).await
        };
        Box::pin(if_due(data, |host| Box::pin(host.next_daily()), work))
    })
    .await;
}

/// Brings a post up to date, and stores what became of it.
async fn edit_and_finish(data: &Data, due: &Daily) -> Result<(), Error> {
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
async fn make(data: &Data, due: &PuzzleChannel) -> Result<(), Error> {
    let host = &data.host;
    let DailyTask::Post(day) = due.task(now()) else {
        return Ok(host.finish_post(due, None, now()).await?);
    };
    match posted(data, due, day).await {
        Ok(post) => Ok(host.finish_post(due, post.as_ref(), now()).await?),
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
                refused::puzzle(data, due, person, gone).await;
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
