//! The panel, wherever it can be: at the table, or with each person while there is no table.

use crate::discord::clock::now;
use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::rooms::{Rooms, people};
use crate::discord::outbox::{direct_panels, lobby};
use crate::discord::rest::fault::Fault;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, panel};
use crate::host::{Audience, ChannelId, Living, LivingKind, Notice, Record, Trouble};

/// The place of a panel after its delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelAt {
    /// The table's panel is the message it was, or there is no table.
    SamePlace,
    /// The table's panel is a new message, to which links must point.
    NewMessage,
}

/// Brings the panel up to date. Where the table is gone, everybody has one of their own, which also says so; once there is a
/// table again, it is played there.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    oldest: &Notice,
) -> Result<PanelAt, Problem> {
    let messages = rooms.messages;
    let had_table = record.has_table();
    // The channel of a match without a table is there again when the bot was invited anew.
    let shown = if had_table || messages.wire.has_channel(record.channel).await? {
        at_table(rooms, record, oldest).await
    } else {
        Err(Problem::Discord(Fault::NoChannel))
    };
    match shown {
        Ok(at) => {
            direct_panels::point_to_table(rooms).await?;
            Ok(at)
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

/// Whether there is no table any more: its channel is gone, or the bot is not on its server.
async fn is_gone(rooms: &Rooms<'_>, record: &Record, fault: Fault) -> Result<bool, Problem> {
    match (fault, record.guild) {
        (Fault::NoChannel, _) => Ok(true),
        (_, None) => Ok(false),
        (_, Some(guild)) => Ok(!rooms.messages.wire.is_on(guild).await?),
    }
}

/// Edits the panel at the table, or posts it where there is none.
async fn at_table(rooms: &Rooms<'_>, record: &Record, oldest: &Notice) -> Result<PanelAt, Problem> {
    let messages = rooms.messages;
    let (kind, room) = (LivingKind::Panel, Audience::Table);
    let mut shown = messages.living(kind, room).await?;
    if let Some(moved) = shown.filter(Living::is_to_move) {
        messages.remove(kind, room, moved).await?;
        shown = None;
    }
    let reply = panel::panel(record, &names::lang(record)).await;
    let mut thread_is_gone = false;
    if let Some(living) = shown {
        let update = messages.update(kind, room, living, reply.clone(), record);
        match update.await? {
            None => return Ok(PanelAt::SamePlace),
            Some(Fault::NoMessage) => messages.forget(kind, room).await?,
            // It is known until the new one is there, so that the new thread is explained even after a crash.
            Some(Fault::NoChannel) if living.channel != record.channel => thread_is_gone = true,
            Some(fault) => return Err(Problem::Discord(fault)),
        }
    }
    let was_in = shown
        .map(|living| living.channel)
        .filter(|_| thread_is_gone);
    let posted = post(rooms, record, reply.clone(), was_in, oldest).await;
    let living = match posted {
        // It may open threads and not write in them: then a new game is played in the channel.
        Err(Problem::Discord(Fault::Forbidden)) if shown.is_none() => {
            let posted = rooms.post_at(record, record.channel, reply, oldest).await?;
            rooms.place.at_home(record).await?;
            posted
        }
        other => other?,
    };
    messages.remember(kind, room, living, record).await?;
    lobby::link_to(rooms, record, living).await?;
    Ok(PanelAt::NewMessage)
}

/// Posts the panel; a thread that is gone, as the one it `was_in`, is followed by another, where the panel says so.
async fn post(
    rooms: &Rooms<'_>,
    record: &Record,
    panel: Reply,
    was_in: Option<ChannelId>,
    oldest: &Notice,
) -> Result<Living, Problem> {
    let mut reply = match was_in {
        Some(_) => explained(rooms, record, panel.clone()).await?,
        None => panel.clone(),
    };
    let channel = if was_in.is_some() && record.place == was_in {
        rooms.place.thread_apart(record).await?
    } else {
        rooms.place.of(record).await?
    };
    let posted = rooms.post_at(record, channel, reply.clone(), oldest).await;
    let living = match posted {
        Err(Problem::Discord(Fault::NoChannel)) if channel != record.channel => {
            if was_in.is_none() {
                reply = explained(rooms, record, panel).await?;
            }
            let channel = rooms.place.thread_apart(record).await?;
            let posted = rooms.post_at(record, channel, reply.clone(), oldest);
            posted.await?
        }
        other => other?,
    };
    if oldest.number != record.number {
        // An attempt before a crash may have posted it as it was then.
        rooms.messages.edit(living, reply.edit()).await?;
    }
    Ok(living)
}

/// The panel as it is first posted where a deleted thread is followed by another: it calls people there.
async fn explained(rooms: &Rooms<'_>, record: &Record, panel: Reply) -> Result<Reply, Problem> {
    if !record.is_running() {
        return Ok(panel);
    }
    let people = people(record);
    let named = names::people(&people);
    let text = names::lang(record).say("panel-moved", &[("people", named.into())]);
    let quiet = rooms.is_quiet(record).await?;
    let called = people.into_iter().filter(|_| !quiet);
    Ok(panel.adding(&text).pinging(called))
}
