//! The message of the week: posts those that are due, and draws those again in which a person was
//! erased.
//!
//! A message that is due stays due until it was posted. An attempt after a crash, or of another
//! process, first looks whether the message is there already; two at the same moment are one by its
//! nonce.

mod contents;

use std::time::Duration;

use tracing::{error, warn};

use self::contents::gathered;
use super::due::{each, isolated, language, whenever_due};
use super::problem::{Problem, Problems};
use super::week_refused;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::{Fault, reasons};
use crate::discord::view::week;
use crate::host::{
    Error, GuildId, Living, MessageId, StoreError, Timestamp, Week, WeekChannel, WeekTask,
};
use crate::tasks::Task;

/// Poll interval, 5 s; a message is at most that late.
const INTERVAL: Duration = Duration::from_secs(5);

/// Posts and draws what is due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let every = ("due messages of the week not read", INTERVAL);
    whenever_due(data, task, every, |data, task, problems| {
        Box::pin(run_due(data, task, problems))
    })
    .await;
}

/// The servers whose messages fail, by the work.
type WeekProblems = Problems<(GuildId, &'static str)>;

/// Does all that is due; returns when the next is due after that. A message that fails costs no
/// other.
async fn run_due(
    data: &Data,
    task: &Task,
    problems: &mut WeekProblems,
) -> Result<Option<Timestamp>, StoreError> {
    let host = &data.host;
    if data.database.is_lost() {
        return Ok(None);
    }
    let next = host.next_week().await?;
    if next.is_none_or(|next| next > now()) {
        return Ok(next);
    }
    if host.is_first_unserved(now()).await? {
        return Ok(None);
    }
    let posts = host.take_week_channels(now()).await?;
    let what = "a message of the week";
    let name = |due: &WeekChannel| ((due.guild, what), what);
    each((task, &mut *problems), posts, name, |due| async move {
        let given_up = host.refuse_week(&due, now());
        isolated(Box::pin(post(data, &due)), given_up).await
    })
    .await;
    let again = host.take_weeks(now()).await?;
    let what = "the redrawing of a week";
    let name = |posted: &Week| ((posted.guild, what), what);
    each((task, problems), again, name, |posted| async move {
        isolated(
            Box::pin(redraw(data, &posted)),
            host.finish_redrawing(&posted),
        )
        .await
    })
    .await;
    host.next_week().await
}

/// Posts a message, or records that none is posted.
async fn post(data: &Data, due: &WeekChannel) -> Result<(), Error> {
    let host = &data.host;
    let numbers = host.week_numbers(due.guild, due.due).await?;
    let quiet = due.quiet_with(&numbers);
    if due.task(&numbers, now()) == WeekTask::Skip {
        return Ok(host.finish_week(due, None, quiet, now()).await?);
    }
    let planned = Week {
        guild: due.guild,
        week: due.due,
        channel: due.channel,
        message: MessageId(0),
        posted: now(),
        running: numbers.running,
        players: numbers.players,
        quiet,
        due: None,
    };
    match posted(data, planned, &due.zone).await {
        Ok(posted) => Ok(host.finish_week(due, Some(&posted), quiet, now()).await?),
        Err(Problem::Discord(
            fault @ (Fault::Forbidden | Fault::NoChannel | Fault::NoMessage | Fault::Other),
        )) => {
            if fault == Fault::Other {
                error!(why = %reasons::last(), "Discord will never take a message of the week");
            }
            let person = host.refuse_week(due, now()).await?;
            if let Some(person) = person.filter(|_| fault != Fault::Other) {
                week_refused::inform(data, due, person, fault == Fault::NoChannel).await;
            }
            Ok(())
        }
        Err(Problem::Internal(error)) => Err(error),
        // Kept for a minute, then tried again.
        Err(problem) => {
            warn!(?problem, "message of the week postponed");
            Ok(())
        }
    }
}

/// The message of a week, posted unless it is there already.
async fn posted(data: &Data, week: Week, zone: &str) -> Result<Week, Problem> {
    let wire = Wire::new(&data.rest);
    let lang = language(data, week.guild).await?;
    let begins = week::heading(week.week, &lang);
    let found = wire.find(week.channel, week.week, |message| {
        wire.is_ours(message) && message.content.starts_with(&begins)
    });
    let message = if let Some(message) = found.await? {
        message
    } else {
        let shown = gathered(data, &week, zone, &lang).await?;
        let reply = week::message(week.week, shown, &lang);
        // At most 25 characters: the server and the second.
        let second = week.week.0 / 1000;
        let nonce = format!("w{:x}{second:x}", week.guild.get());
        // Gathering may have taken long: the nonce counts from now on.
        let wire = Wire::new(&data.rest);
        wire.post(week.channel, reply.message(), nonce).await?
    };
    Ok(Week { message, ..week })
}

/// Draws a message again, as a person in it was erased. A message that is gone is no error.
async fn redraw(data: &Data, posted: &Week) -> Result<(), Error> {
    let host = &data.host;
    let zone = host.week_channel(posted.guild).await?;
    let zone = zone.map_or_else(|| "UTC".to_owned(), |channel| channel.zone);
    let living = Living {
        channel: posted.channel,
        message: posted.message,
        number: 0,
    };
    let drawn = async {
        let lang = language(data, posted.guild).await?;
        let shown = gathered(data, posted, &zone, &lang).await?;
        let reply = week::message(posted.week, shown, &lang);
        Wire::new(&data.rest).edit(living, reply.edit()).await
    };
    match drawn.await {
        Ok(())
        | Err(Problem::Discord(
            Fault::NoMessage | Fault::NoChannel | Fault::Forbidden | Fault::Other,
        )) => Ok(host.finish_redrawing(posted).await?),
        Err(Problem::Internal(error)) => Err(error),
        // Kept for a minute, then tried again.
        Err(problem) => {
            warn!(?problem, "message of the week not drawn again");
            Ok(())
        }
    }
}
