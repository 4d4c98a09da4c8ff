//! The panel: at the table, or in direct messages while there is no table.

use std::time::Duration;

use crate::discord::clock::now;
use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::rooms::{Rooms, people};
use crate::discord::outbox::wire::posted_at;
use crate::discord::outbox::{direct_panels, lobby};
use crate::discord::rest::fault::Fault;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, panel};
use crate::host::{Audience, ChannelId, Living, LivingKind, Notice, Record, Trouble};

/// Age after which a panel in direct messages is posted anew, 55 min.
const MAX_AGE: Duration = Duration::from_mins(55);

/// The place of the table's panel after a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelAt {
    /// The message it was before, or no table.
    SamePlace,
    /// A new message, or the table's after direct ones, to which links must point.
    NewMessage,
}

/// Updates or posts the panel. Without a table every player gets a panel in direct messages, which says so; as soon as there
/// is a table again, the game goes on there.
///
/// # Errors
///
/// Fails if Discord or the host refuses; the notice is retried.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    oldest: &Notice,
) -> Result<PanelAt, Problem> {
    let messages = rooms.messages;
    let had_table = record.has_table();
    // The channel of a match without a table comes back when the bot is invited again.
    let is_back = async || -> Result<bool, Problem> {
        Ok(!record.is_by_code() && messages.wire.has_channel(record.channel).await?)
    };
    let outcome = if had_table || is_back().await? {
        at_table(rooms, record, oldest).await
    } else {
        Err(Problem::Discord(Fault::NoChannel))
    };
    match outcome {
        Ok(at) => {
            let was_direct = direct_panels::point_to_table(rooms).await?;
            Ok(if was_direct { PanelAt::NewMessage } else { at })
        }
        Err(Problem::Discord(fault @ (Fault::NoChannel | Fault::Forbidden)))
            if !had_table || is_gone(rooms, record, fault).await? =>
        {
            if had_table {
                let gone = Some(Trouble::Gone);
                messages.host.set_trouble(messages.id, gone, now()).await?;
            }
            direct_panels::show(rooms, oldest).await?;
            Ok(PanelAt::SamePlace)
        }
        Err(problem) => Err(problem),
    }
}

/// Whether the table is gone: its channel is deleted, or the bot is not on its server.
async fn is_gone(rooms: &Rooms<'_>, record: &Record, fault: Fault) -> Result<bool, Problem> {
    match (fault, record.guild) {
        (Fault::NoChannel, _) => Ok(true),
        (_, None) => Ok(false),
        (_, Some(guild)) => Ok(!rooms.messages.wire.is_on(guild).await?),
    }
}

/// Updates the panel at the table, or posts it where there is none.
async fn at_table(rooms: &Rooms<'_>, record: &Record, oldest: &Notice) -> Result<PanelAt, Problem> {
    let messages = rooms.messages;
    let (kind, room) = (LivingKind::Panel, Audience::Table);
    let mut previous = messages.living(kind, room).await?;
    if let Some(moved) = previous.filter(|panel| panel.is_to_move() || is_too_old(record, *panel)) {
        messages.remove(kind, room, moved).await?;
        previous = None;
    }
    let reply = at_table_or_alone(rooms, record).await?;
    let mut thread_is_gone = false;
    if let Some(living) = previous {
        let update = messages.update(kind, room, living, reply.clone(), record);
        match update.await? {
            None => return Ok(PanelAt::SamePlace),
            Some(Fault::NoMessage) => messages.forget(kind, room).await?,
            // The old panel stays recorded until the new one is posted, so that the new thread is explained even after a
            // crash.
            Some(Fault::NoChannel) if living.channel != record.channel => thread_is_gone = true,
            Some(fault) => return Err(Problem::Discord(fault)),
        }
    }
    let lost_thread = previous
        .map(|living| living.channel)
        .filter(|_| thread_is_gone);
    let posted = post(rooms, record, reply.clone(), lost_thread, oldest).await;
    let living = match posted {
        // The bot may create threads and not write in them: a new game is played in the channel.
        Err(Problem::Discord(Fault::Forbidden)) if previous.is_none() => {
            let posted = rooms.post_at(record, record.channel, reply, oldest).await?;
            rooms.place.in_channel(record).await?;
            posted
        }
        other => other?,
    };
    messages.remember(kind, room, living, record).await?;
    lobby::link_to(rooms, record).await?;
    Ok(PanelAt::NewMessage)
}

/// The panel for everyone at the table; in direct messages that of the only person.
async fn at_table_or_alone(rooms: &Rooms<'_>, record: &Record) -> Result<Reply, Problem> {
    let own = people(record)
        .first()
        .copied()
        .filter(|_| record.is_direct());
    let own = own.and_then(|person| Some((person, record.seat_of(person)?)));
    let Some((person, seat)) = own else {
        return Ok(panel::panel(record, &names::lang(record)).await);
    };
    let lang = rooms.lang_of(record, person).await?;
    Ok(panel::direct(record, seat, &lang).await)
}

/// Whether a panel in direct messages is posted anew: Discord limits the edits of messages older than an hour (30046).
fn is_too_old(record: &Record, panel: Living) -> bool {
    record.is_direct() && posted_at(panel.message).after(MAX_AGE) <= now()
}

/// Posts the panel. A deleted thread (`lost_thread`, or one that Discord no longer knows) is replaced by a new one, where
/// the panel explains the move.
async fn post(
    rooms: &Rooms<'_>,
    record: &Record,
    panel: Reply,
    lost_thread: Option<ChannelId>,
    oldest: &Notice,
) -> Result<Living, Problem> {
    let mut reply = match lost_thread {
        Some(_) => with_move_notice(rooms, record, panel.clone()).await?,
        None => panel.clone(),
    };
    let channel = if lost_thread.is_some() && record.place == lost_thread {
        rooms.place.separate_thread(record).await?
    } else {
        rooms.place.of(record).await?
    };
    let posted = rooms.post_at(record, channel, reply.clone(), oldest).await;
    let living = match posted {
        Err(Problem::Discord(Fault::NoChannel)) if channel != record.channel => {
            if lost_thread.is_none() {
                reply = with_move_notice(rooms, record, panel).await?;
            }
            let channel = rooms.place.separate_thread(record).await?;
            let posted = rooms.post_at(record, channel, reply.clone(), oldest);
            posted.await?
        }
        other => other?,
    };
    if oldest.number != record.number {
        // An attempt before a crash may have posted an older panel.
        rooms.messages.edit(living, reply.edit()).await?;
    }
    Ok(living)
}

/// The panel with a notice that the game has moved to a new thread, mentioning the players.
async fn with_move_notice(
    rooms: &Rooms<'_>,
    record: &Record,
    panel: Reply,
) -> Result<Reply, Problem> {
    if !record.is_running() {
        return Ok(panel);
    }
    let people = people(record);
    let text = names::lang(record).say("panel-moved", &names::mentioned(&people));
    // The first match of a meeting mentions the players for both.
    let other = rooms.messages.host.other(record).await?;
    let is_said = record.is_second() && other.is_some_and(|first| first.is_running());
    let quiet = is_said || rooms.is_quiet(record).await?;
    let called = people.into_iter().filter(|_| !quiet);
    Ok(panel.adding(&text).pinging(called))
}
