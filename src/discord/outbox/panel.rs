//! The panel: at the table, or in direct messages while there is no table.

use std::time::Duration;

use super::problem::Problem;
use super::rooms::{Rooms, people};
use crate::discord::clock::now;
use crate::discord::outbox::{direct_panels, lobby};
use crate::discord::rest::{Fault, answers};
use crate::discord::view::{Reply, names, panel};
use crate::host::{Audience, ChannelId, Living, LivingKind, Notice, Record, Trouble};

/// Age after which a panel in direct messages is posted anew, 55 min.
const MAX_AGE: Duration = Duration::from_mins(55);

/// Updates or posts the panel. Without a table that the bot can write at, every player gets a panel
/// in direct messages, which says so; as soon as there is a table again, the game goes on there.
///
/// # Errors
///
/// Fails if Discord or the host refuses; the notice is retried.
pub async fn deliver(rooms: &Rooms<'_>, record: &Record, oldest: &Notice) -> Result<(), Problem> {
    let messages = rooms.messages;
    // The channel of a match without a table comes back when the bot is invited again.
    let is_back = async || -> Result<bool, Problem> {
        Ok(!record.is_by_code() && messages.wire.has_channel(record.row.channel).await?)
    };
    let outcome = if record.is_muted() || record.has_table() || is_back().await? {
        show(rooms, record, oldest).await
    } else {
        Err(Problem::Discord(Fault::NoChannel))
    };
    let fault = match outcome {
        Ok(()) => return direct_panels::point_to_table(rooms).await,
        Err(Problem::Discord(fault @ (Fault::NoChannel | Fault::Forbidden))) => fault,
        Err(problem) => return Err(problem),
    };
    let Some(trouble) = trouble(rooms, record, fault).await? else {
        return Err(Problem::Discord(fault));
    };
    if record.row.trouble != Some(trouble) {
        let trouble = Some(trouble);
        messages
            .host
            .set_trouble(messages.id, trouble, now())
            .await?;
    }
    if trouble == Trouble::Forbidden {
        tell_table(rooms, record).await?;
    }
    direct_panels::show(rooms, oldest).await
}

/// The trouble of a match's table, by the fault of its panel: its channel is deleted, the bot is
/// not on its server, or may not write there. `None` where the panel is only to be tried again: in
/// direct messages.
async fn trouble(
    rooms: &Rooms<'_>,
    record: &Record,
    fault: Fault,
) -> Result<Option<Trouble>, Problem> {
    if !record.has_channel() || fault == Fault::NoChannel {
        return Ok(Some(Trouble::Gone));
    }
    let Some(guild) = record.row.guild else {
        return Ok(None);
    };
    let is_on = rooms.messages.wire.is_on(guild).await?;
    Ok(Some(if is_on {
        Trouble::Forbidden
    } else {
        Trouble::Gone
    }))
}

/// Shows the panel at the table, as a text board where Discord takes no picture there, or never
/// takes this one.
async fn show(rooms: &Rooms<'_>, record: &Record, oldest: &Notice) -> Result<(), Problem> {
    let reply = at_table_or_alone(rooms, record).await?;
    match show_reply(rooms, record, reply.clone(), oldest).await {
        Err(Problem::Discord(fault @ (Fault::Forbidden | Fault::Other))) => {
            let words = panel::in_words(reply, fault, &names::lang(record));
            show_reply(rooms, record, words, oldest).await
        }
        outcome => outcome,
    }
}

async fn show_reply(
    rooms: &Rooms<'_>,
    record: &Record,
    reply: Reply,
    oldest: &Notice,
) -> Result<(), Problem> {
    if record.is_muted() {
        anew(rooms, record, reply, oldest).await
    } else {
        at_table(rooms, record, reply, oldest).await
    }
}

/// Updates the panel at the table, or posts it where there is none.
async fn at_table(
    rooms: &Rooms<'_>,
    record: &Record,
    reply: Reply,
    oldest: &Notice,
) -> Result<(), Problem> {
    let messages = rooms.messages;
    let (kind, room) = (LivingKind::Panel, Audience::Table);
    let mut previous = messages.living(kind, room).await?;
    let calls = calls_reader(rooms, record).await?;
    let is_anew = |panel: &Living| {
        let is_called = calls && panel.number < record.row.number;
        panel.is_to_move() || is_too_old(record, *panel) || is_called
    };
    if let Some(moved) = previous.filter(is_anew) {
        messages.remove(kind, room, moved).await?;
        previous = None;
    }
    let mut thread_is_gone = false;
    if let Some(living) = previous {
        let update = messages.update(kind, room, living, reply.clone(), record);
        match update.await? {
            None => return Ok(()),
            Some(Fault::NoMessage) => messages.forget(kind, room).await?,
            // The old panel stays recorded until the new one is posted, so that the new thread is
            // explained even after a crash.
            Some(Fault::NoChannel) if living.channel != record.row.channel => thread_is_gone = true,
            Some(fault) => return Err(Problem::Discord(fault)),
        }
    }
    let lost_thread = previous
        .map(|living| living.channel)
        .filter(|_| thread_is_gone);
    let posted = post_after(rooms, record, reply, (previous, lost_thread), oldest).await?;
    messages.remember(kind, room, posted, record).await?;
    lobby::link_to(rooms, record).await
}

/// Posts the panel. Where the bot may create threads and not write in them, a new game, which has
/// no `previous` panel, is played in the channel.
async fn post_after(
    rooms: &Rooms<'_>,
    record: &Record,
    reply: Reply,
    (previous, lost_thread): (Option<Living>, Option<ChannelId>),
    oldest: &Notice,
) -> Result<Living, Problem> {
    match post(rooms, record, reply.clone(), lost_thread, oldest).await {
        Err(Problem::Discord(Fault::Forbidden)) if previous.is_none() => {
            let posted = rooms
                .post_at(record, record.row.channel, reply, oldest)
                .await?;
            rooms.place.in_channel(record).await?;
            Ok(posted)
        }
        outcome => outcome,
    }
}

/// Posts the panel of a match at whose table the bot could not write. Only a new message shows that
/// it can again: old ones may be edited also where nothing may be written.
async fn anew(
    rooms: &Rooms<'_>,
    record: &Record,
    reply: Reply,
    oldest: &Notice,
) -> Result<(), Problem> {
    let messages = rooms.messages;
    let (kind, room) = (LivingKind::Panel, Audience::Table);
    let previous = messages.living(kind, room).await?;
    let posted = post_after(rooms, record, reply.clone(), (previous, None), oldest).await?;
    if previous.is_some_and(|previous| previous.message == posted.message) {
        // By its nonce it is the message that is there already.
        messages.edit(posted, reply.edit()).await?;
    }
    messages
        .replace(kind, room, previous, Some(posted), record)
        .await?;
    lobby::link_to(rooms, record).await
}

/// Brings the panel at a table that nothing can be posted at up to date, with the reason, where it
/// may still be edited; the call there goes, as it is of an earlier turn.
async fn tell_table(rooms: &Rooms<'_>, record: &Record) -> Result<(), Problem> {
    let (messages, room) = (rooms.messages, Audience::Table);
    if let Some(panel) = messages.living(LivingKind::Panel, room).await? {
        let lang = names::lang(record);
        let reply = panel::muted(at_table_or_alone(rooms, record).await?, record, &lang);
        let words = panel::in_words(reply.clone(), Fault::Forbidden, &lang);
        for reply in [reply, words] {
            match messages.edit(panel, reply.edit()).await {
                Err(Problem::Discord(Fault::Forbidden)) => {}
                Err(problem @ Problem::Discord(Fault::Later)) => return Err(problem),
                _ => break,
            }
        }
    }
    match messages.living(LivingKind::Ping, room).await? {
        Some(call) if record.is_running() => messages.remove(LivingKind::Ping, room, call).await,
        _ => Ok(()),
    }
}

/// The panel for everyone at the table; in direct messages that of the only person.
async fn at_table_or_alone(rooms: &Rooms<'_>, record: &Record) -> Result<Reply, Problem> {
    let own = people(record)
        .first()
        .copied()
        .filter(|_| record.is_direct());
    let own = own.and_then(|person| Some((person, record.seat_of(person)?)));
    let Some((person, seat)) = own else {
        let lang = names::lang(record);
        let panel = panel::panel(record, &lang).await;
        if record.voting_seat().is_none() {
            return Ok(panel);
        }
        let candidates = rooms.messages.host.candidates(record).await?;
        return Ok(panel::with_candidates(panel, &candidates, &lang));
    };
    let lang = rooms.lang_of(record, person).await?;
    Ok(panel::direct(record, seat, &lang).await)
}

/// Whether the panel says that it is the turn of a person who listens to a screen reader, in their
/// direct messages: a reader announces a new message, and no edit.
async fn calls_reader(rooms: &Rooms<'_>, record: &Record) -> Result<bool, Problem> {
    let waiting = record.to_act().iter();
    let mut waiting = waiting.filter_map(|seat| record.person_at(seat));
    let person = waiting.next().filter(|_| record.is_direct());
    let Some(person) = person else {
        return Ok(false);
    };
    let preferences = rooms.messages.host.store().preferences(person).await?;
    Ok(preferences.reader)
}

/// Whether a panel in direct messages is posted anew: Discord limits the edits of messages older
/// than an hour (30046).
fn is_too_old(record: &Record, panel: Living) -> bool {
    record.is_direct() && answers::posted_at(panel.message).after(MAX_AGE) <= now()
}

/// Posts the panel. A deleted thread (`lost_thread`, or one that Discord no longer knows) is
/// replaced by a new one, where the panel explains the move.
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
    let channel = if lost_thread.is_some() && record.row.place == lost_thread {
        rooms.place.separate_thread(record).await?
    } else {
        rooms.place.of(record).await?
    };
    let posted = rooms.post_at(record, channel, reply.clone(), oldest).await;
    let living = match posted {
        Err(Problem::Discord(Fault::NoChannel)) if channel != record.row.channel => {
            if lost_thread.is_none() {
                reply = with_move_notice(rooms, record, panel).await?;
            }
            let channel = rooms.place.separate_thread(record).await?;
            let posted = rooms.post_at(record, channel, reply.clone(), oldest);
            posted.await?
        }
        other => other?,
    };
    if oldest.number != record.row.number {
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
