//! The message of the week: posts those that are due, and draws those again in which a person was
//! erased.
//!
//! A message that is due stays due until it was posted. An attempt after a crash, or of another
//! process, first looks whether the message is there already; two at the same moment are one by its
//! nonce.

mod contents;

use std::time::Duration;

use futures::TryFutureExt;
use tracing::{error, warn};

use self::contents::gathered;
use super::due::{Kind, each, if_due, language, whenever_due};
use super::problem::Problem;
use super::refused;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::{Fault, reasons};
use crate::discord::view::week;
use crate::host::{Error, GuildId, Living, MessageId, Week, WeekChannel, WeekTask};
use crate::tasks::Task;

/// Poll interval, 5 s; a message is at most that late.
const INTERVAL: Duration = Duration::from_secs(5);

/// The messages to post.
const POSTS: Kind<(GuildId, &str), WeekChannel> = Kind {
    name: |due| ((due.guild, "post"), "a message of the week"),
    take: |host| Box::pin(host.take_week_channels(now())),
    work: |data, due| Box::pin(post(data, due)),
    give_up: |data, due| Box::pin(data.host.refuse_week(due, now()).map_ok(drop)),
};

/// The messages to draw again.
const REDRAWINGS: Kind<(GuildId, &str), Week> = Kind {
    name: |posted| ((posted.guild, "redraw"), "the redrawing of a week"),
    take: |host| Box::pin(host.take_weeks(now())),
    work: |data, posted| Box::pin(redraw(data, posted)),
    give_up: |data, posted| Box::pin(data.host.finish_redrawing(posted)),
};

/// Posts and draws what is due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let every = ("due messages of the week not read", INTERVAL);
    whenever_due(data, task, every, |data, task, problems| {
        let work = async move {
            each(data, task, problems, &POSTS).await?;
            each(data, task, problems, &REDRAWINGS).await
        };
        Box::pin(if_due(data, |host| Box::pin(host.next_week()), work))
    })
    .await;
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
                refused::week(data, due, person, fault == Fault::NoChannel).await;
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
