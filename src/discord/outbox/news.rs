//! News of a lobby, posted once, the reminder of a lobby that nobody joined, and the result for
//! those who watched a match.

use super::problem::Problem;
use super::rooms::{Rooms, people_in};
use crate::discord::clock::now;
use crate::discord::outbox::lobby;
use crate::discord::rest::Fault;
use crate::discord::view::{Reply, names, news};
use crate::host::{Audience, Living, LivingKind, LobbyNews, Notice, Receipt, Record, UserId};

/// The kind of the reminder's living message: that of the message with offers, of which a lobby has
/// none.
const REMINDER: LivingKind = LivingKind::Talk;

/// Posts the news where the lobby is, or at the table of a match that has started meanwhile.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
    news: LobbyNews,
) -> Result<Receipt, Problem> {
    if news == LobbyNews::PostedAgain {
        return lobby::post_again(rooms, record, notice).await;
    }
    let readers = news::readers(record, news, notice.audience.person());
    if readers.is_empty() {
        return Ok(Receipt::Superseded);
    }
    if record.is_by_code() {
        for person in readers {
            let room = Audience::Person(person);
            let lang = rooms.lang_in(record, room).await?;
            let message = news::message(record, news, &people_in(room, &[person]), &lang);
            let posted = rooms.post_in(record, room, message, notice).await;
            rooms.ignore_unreachable(room, posted.map(drop)).await?;
        }
        return Ok(Receipt::Delivered);
    }
    let message = news::message(record, news, &readers, &names::lang(record));
    match post(rooms, record, message, notice).await {
        Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden)) => Ok(Receipt::Refused),
        posted => posted.map(|_| Receipt::Delivered),
    }
}

async fn post(
    rooms: &Rooms<'_>,
    record: &Record,
    message: Reply,
    notice: &Notice,
) -> Result<Living, Problem> {
    if record.is_running() {
        return rooms
            .post_in(record, Audience::Table, message, notice)
            .await;
    }
    let quiet = rooms.is_quiet(record).await?;
    let message = if quiet { message.pinging([]) } else { message };
    rooms
        .post_at(record, record.row.channel, message, notice)
        .await
}

/// Sends a person who watched a match its result, in quiet hours without a sound. Where direct
/// messages are closed, nothing.
pub async fn deliver_over(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
) -> Result<Receipt, Problem> {
    let watcher = notice.audience.person();
    let watcher = watcher.filter(|person| record.seat_of(*person).is_none());
    let Some(person) = watcher.filter(|_| !record.is_running()) else {
        return Ok(Receipt::Superseded);
    };
    let host = rooms.messages.host;
    let lang = rooms.lang_of(record, person).await?;
    let message = news::over(record, rooms.main_message(record).await?, &lang);
    let is_quiet = host.quiet_until(person, now()).await?.is_some();
    let message = if is_quiet { message.silent() } else { message };
    match rooms
        .post_in(record, Audience::Person(person), message, notice)
        .await
    {
        Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden | Fault::NoChannel)) => {
            host.outbox().dms_are_closed(person).await?;
            Ok(Receipt::Superseded)
        }
        posted => posted.map(|_| Receipt::Delivered),
    }
}

/// Posts the reminder of a lobby that nobody joined, once; deletes it when the lobby has changed.
pub async fn remind(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    let opener = record.opener().filter(|_| record.waits_for_anyone());
    let Some(opener) = opener else {
        for (room, reminder) in messages.all(REMINDER).await? {
            messages.remove(REMINDER, room, reminder).await?;
        }
        return Ok(Receipt::Delivered);
    };
    if !messages.all(REMINDER).await?.is_empty() {
        return Ok(Receipt::Superseded);
    }
    match post_reminder(rooms, record, opener, notice).await {
        Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden | Fault::ClosedDms)) => {
            Ok(Receipt::Refused)
        }
        posted => posted.map(|()| Receipt::Delivered),
    }
}

async fn post_reminder(
    rooms: &Rooms<'_>,
    record: &Record,
    opener: UserId,
    notice: &Notice,
) -> Result<(), Problem> {
    let room = if record.is_by_code() {
        Audience::Person(opener)
    } else {
        Audience::Table
    };
    let lang = rooms.lang_in(record, room).await?;
    let reminder = news::reminder(record, opener, &lang);
    let posted = match room {
        Audience::Person(_) => rooms.post_in(record, room, reminder, notice).await?,
        Audience::Table => post(rooms, record, reminder, notice).await?,
    };
    rooms
        .messages
        .remember(REMINDER, room, posted, record)
        .await
}
