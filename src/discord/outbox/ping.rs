//! The ping: mentions the players to act, with the button that begins the turn. A new ping replaces
//! the last one.

use std::sync::Arc;

use super::calls::{Part, call, replace_call, share, sharing};
use super::problem::Problem;
use super::rooms::{Rooms, people_in, people_to_act, rooms_of};
use crate::discord::interaction::LiveMessages;
use crate::host::{
    Audience, Event, Living, LivingKind, Notice, NoticeKind, Receipt, Record, UserId,
};

/// The call at the start of a match.
enum StartCall {
    /// A call of the match by itself.
    Own,
    /// One call for both matches of a meeting, with the notice of the other one.
    Both(Arc<Record>, Notice),
    /// The call of the other match was one for both.
    Made,
}

/// Mentions the players to act, and deletes the last ping. Players who wait for their digest are
/// named without a mention; where only they are to act, nothing is posted.
pub async fn deliver(
    rooms: &Rooms<'_>,
    live_messages: &LiveMessages,
    record: &Arc<Record>,
    newest: &Notice,
    oldest: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    // The only person of a game in direct messages looks at the panel.
    if record.is_direct() || is_outdated(rooms, record, newest).await? {
        return Ok(Receipt::Superseded);
    }
    let mut calls = vec![(Arc::clone(record), newest.clone())];
    match start_call(rooms, record, newest).await? {
        StartCall::Own => {}
        StartCall::Both(other, notice) => calls.push((other, notice)),
        StartCall::Made => return Ok(Receipt::Superseded),
    }
    if calls
        .iter()
        .all(|(record, _)| people_to_act(record).is_empty())
    {
        // The computer plays in a moment, and the next notice mentions the players, some of whom
        // may have a private message already.
        return Ok(Receipt::Superseded);
    }
    let repeated = newest.id != oldest.id || newest.tries > 0 || newest.is_anew();
    let rooms_to_update = rooms_of(record);
    let mut is_unreached = false;
    let posted = messages.all(LivingKind::Ping).await?;
    let called_already = called_directly(record, &posted);
    for &room in &rooms_to_update {
        let parts = calls.iter().map(|(record, notice)| {
            let mut part = part(record, notice, room, live_messages);
            part.called
                .retain(|person| !called_already.contains(person));
            part
        });
        let parts: Vec<Part> = parts.filter(|part| !part.people.is_empty()).collect();
        let called: Vec<UserId> = parts.iter().flat_map(|part| part.people.clone()).collect();
        let outcome = in_one_room(rooms, record, room, parts, newest, repeated).await;
        for (each, _) in &calls {
            if outcome.is_ok() {
                rooms.release(each, room, &called).await?;
            }
            is_unreached |= rooms.hold_unless_reached(each, room, &outcome).await?;
        }
        rooms.ignore_unreachable(room, outcome).await?;
    }
    let is_elsewhere =
        |room: &Audience| *room != Audience::Table && !rooms_to_update.contains(room);
    if posted.iter().any(|(room, _)| is_elsewhere(room)) {
        messages
            .delete_elsewhere(LivingKind::Ping, &rooms_to_update)
            .await?;
    }
    if is_unreached {
        return Err(Problem::Unreached);
    }
    Ok(Receipt::Delivered)
}

/// The players who were called for this turn in direct messages, while there was no table. `posted`
/// are the calls on record.
fn called_directly(record: &Record, posted: &[(Audience, Living)]) -> Vec<UserId> {
    let calls = posted
        .iter()
        .filter(|(_, call)| record.has_table() && call.number >= record.row.number);
    calls.filter_map(|(room, _)| room.person()).collect()
}

/// The call to make for this notice. The first match of a meeting calls for both, once both panels
/// are there; a match in which a turn was played meanwhile calls for itself.
async fn start_call(
    rooms: &Rooms<'_>,
    record: &Record,
    newest: &Notice,
) -> Result<StartCall, Problem> {
    if newest.number != 0 {
        return Ok(StartCall::Own);
    }
    let messages = rooms.messages;
    let Some(other) = messages.host.other(record).await? else {
        return Ok(StartCall::Own);
    };
    if !other.is_running() || other.has_table() != record.has_table() {
        return Ok(StartCall::Own);
    }
    if record.is_second() && !messages.all(LivingKind::Ping).await?.is_empty() {
        return Ok(StartCall::Made);
    }
    let pending = messages.host.outbox().pending(other.id()).await?;
    let has_panel = pending
        .iter()
        .all(|notice| notice.kind != NoticeKind::Panel);
    let calls = pending
        .into_iter()
        .filter(|notice| notice.kind == NoticeKind::Ping);
    let call = calls.max_by_key(|notice| notice.number);
    match call.filter(|call| call.number == 0) {
        None => Ok(StartCall::Own),
        Some(call) if !record.is_second() && has_panel => Ok(StartCall::Both(other, call)),
        Some(_) => Err(Problem::Early),
    }
}

/// The part of a call about one match, for the readers of a room.
fn part(
    record: &Arc<Record>,
    notice: &Notice,
    room: Audience,
    live_messages: &LiveMessages,
) -> Part {
    let mut part = Part::quiet(record, room);
    let awaits_digest = |person: &UserId| {
        let seat = record.seat_of(*person);
        seat.is_some_and(|seat| notice.is_named_only(seat.0))
    };
    if part.people.iter().all(awaits_digest) {
        // No call for anybody: the last one goes.
        part.people.clear();
    }
    let is_left_out = |person: &UserId| {
        let seat = record.seat_of(*person);
        notice.calls_again() && !seat.is_some_and(|seat| record.is_held(seat))
    };
    let needs_mention = |person: &UserId| {
        !awaits_digest(person)
            && !is_left_out(person)
            && !sees_already(record, live_messages, *person)
    };
    part.called = part.people.iter().copied().filter(needs_mention).collect();
    part
}

/// Whether a later notice of this kind is pending: a turn was played meanwhile, and the players to
/// act now have a notice of their own.
pub async fn is_outdated(
    rooms: &Rooms<'_>,
    record: &Record,
    newest: &Notice,
) -> Result<bool, Problem> {
    let messages = rooms.messages;
    let pending = messages.host.outbox().pending(messages.id).await?;
    let mut calls = pending.iter().filter(|call| call.kind == newest.kind);
    let is_outdated = calls.any(|call| call.number > newest.number);
    if is_outdated && let Some(place) = record.row.place {
        // An interrupted attempt may have posted this ping without recording it; the next ping
        // deletes the recorded one.
        messages.delete_strays(place, None).await?;
    }
    Ok(is_outdated)
}

/// Updates the deadline and the panel's link in the pings where no new ping is due: the same seat
/// acts again, was given more time, its clock stands still or runs again in a vacation or after an
/// outage, or the panel is a new message.
pub async fn update(rooms: &Rooms<'_>, record: &Arc<Record>) -> Result<(), Problem> {
    let messages = rooms.messages;
    let pending = messages.host.outbox().pending(messages.id).await?;
    let is_called_anew = pending.iter().any(|notice| notice.kind == NoticeKind::Ping);
    let to_act = people_to_act(record);
    if is_called_anew || !record.is_running() || to_act.is_empty() {
        return Ok(());
    }
    for (room, ping) in messages.all(LivingKind::Ping).await? {
        let people = people_in(room, &to_act);
        if people.is_empty() {
            continue;
        }
        let mut parts = vec![Part::quiet(record, room)];
        parts.extend(sharing(rooms, record, room, ping).await?);
        let call = call(rooms, room, &parts).await?;
        // A ping that is gone is ignored.
        let update = messages.update(LivingKind::Ping, room, ping, call, record);
        update.await?;
    }
    Ok(())
}

/// Whether a player needs no mention: a live private message shows the result of the player's own
/// act, that is the computers' answers to the player's turn, or the player's turn taken back. An
/// act of another player or a clock needs a mention.
pub fn sees_already(record: &Record, live_messages: &LiveMessages, person: UserId) -> bool {
    let last = record.last.as_ref();
    let is_answer = last.is_some_and(|last| match last.logged.event {
        Event::Turn { seat, .. } => record.person_at(seat).is_none(),
        Event::Undo { .. } => true,
        _ => false,
    });
    let actor = record.last_actor.and_then(|seat| record.person_at(seat));
    is_answer && actor == Some(person) && live_messages.is_watching(record, person)
}

/// Posts or edits the ping in one room.
async fn in_one_room(
    rooms: &Rooms<'_>,
    record: &Record,
    room: Audience,
    parts: Vec<Part>,
    newest: &Notice,
    repeated: bool,
) -> Result<(), Problem> {
    let (messages, kind) = (rooms.messages, LivingKind::Ping);
    let previous = messages.living(kind, room).await?;
    let is_own = |part: &Part| part.record.id() == record.id();
    let mut posted = None;
    if !parts.is_empty() {
        let is_posted = match previous {
            Some(previous) => rooms.was_posted(record, newest, previous).await?,
            None => false,
        };
        let nobody_called = parts.iter().all(|part| part.called.is_empty());
        if let Some(previous) = previous.filter(|_| nobody_called || is_posted) {
            let mut parts = parts.clone();
            if let Some(sharing) = sharing(rooms, record, room, previous).await?
                && parts.iter().all(is_own)
            {
                parts.push(sharing);
            }
            let call = call(rooms, room, &parts).await?;
            let update = messages.update(kind, room, previous, call, record);
            if update.await?.is_none() {
                return Ok(());
            }
        }
        let call = call(rooms, room, &parts).await?;
        let call = rooms.post_in(record, room, call, newest).await?;
        for other in parts.iter().filter(|part| !is_own(part)) {
            share(rooms, &other.record, room, call).await?;
        }
        posted = Some(call);
    }
    let place = match (posted, room) {
        (Some(posted), _) => Some(posted.channel),
        (None, Audience::Table) => record.row.place,
        (None, Audience::Person(_)) => None,
    };
    if let Some(place) = place.filter(|_| repeated) {
        // An interrupted attempt may have posted a ping without recording it.
        let keep = posted.map(|posted| posted.message);
        messages.delete_strays(place, keep).await?;
    }
    // Recorded last: until then a repeated attempt finds the message that was posted.
    let own = posted.filter(|_| parts.iter().any(is_own));
    replace_call(rooms, record, room, previous, own).await
}
