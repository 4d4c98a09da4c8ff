//! The ping: mentions the people who must act, and takes the place of the one before.

use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::rooms::{Rooms, in_room, people, people_to_act, rooms as rooms_of};
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, places, standing, times};
use crate::host::{Audience, LivingKind, Notice, Receipt, Record, UserId};

/// Calls the people who must act, or everybody once it is over; the mention before is taken away.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    newest: &Notice,
    oldest: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    // Somebody has played while this was on its way: whoever is called now has a notice of their own.
    let pending = messages.host.pending(messages.id).await?;
    let mut calls = pending.iter().filter(|call| call.kind == newest.kind);
    if calls.any(|call| call.number > newest.number) {
        return Ok(Receipt::Superseded);
    }
    let people = if record.is_running() {
        people_to_act(record)
    } else {
        people(record)
    };
    let repeated = newest.id != oldest.id || newest.tries > 0;
    let shown = rooms_of(record);
    for &room in &shown {
        let people = in_room(room, &people);
        let said = in_one_room(rooms, record, room, &people, newest, repeated).await;
        rooms.or_missed(room, said).await?;
    }
    messages.delete_elsewhere(LivingKind::Ping, &shown).await?;
    Ok(Receipt::Delivered)
}

async fn in_one_room(
    rooms: &Rooms<'_>,
    record: &Record,
    room: Audience,
    people: &[UserId],
    newest: &Notice,
    repeated: bool,
) -> Result<(), Problem> {
    let (messages, kind) = (rooms.messages, LivingKind::Ping);
    let previous = messages.living(kind, room).await?;
    let mut posted = None;
    if !people.is_empty() {
        let call = call(rooms, record, room, people).await?;
        posted = Some(rooms.say(record, room, call, newest).await?);
    }
    if let Some(previous) =
        previous.filter(|previous| posted.is_none_or(|posted| posted.message != previous.message))
    {
        messages.delete(previous).await?;
    }
    let place = match (posted, room) {
        (Some(posted), _) => Some(posted.channel),
        (None, Audience::Table) => record.place,
        (None, Audience::Person(_)) => None,
    };
    if let Some(place) = place.filter(|_| repeated) {
        // An attempt that was cut short may have posted one that nobody wrote down.
        let keep = posted.map(|posted| posted.message);
        messages.delete_strays(place, keep).await?;
    }
    match posted {
        Some(living) => messages.remember(kind, room, living, record).await,
        None if previous.is_some() => messages.forget(kind, room).await,
        None => Ok(()),
    }
}

/// What is said to these people.
async fn call(
    rooms: &Rooms<'_>,
    record: &Record,
    room: Audience,
    people: &[UserId],
) -> Result<Reply, Problem> {
    let lang = names::lang(record);
    let panel = rooms.panel_in(record, room).await?;
    let standing = standing::standing(record, &names::seated(&lang, record));
    let to_act = record.to_act().iter();
    let deadline = to_act.filter_map(|seat| record.deadline(seat)).min();
    let key = match deadline {
        _ if !record.is_running() => "ping-over",
        Some(_) => "ping-turn-until",
        None => "ping-turn",
    };
    let until = deadline.map(times::moment).unwrap_or_default();
    let values = [
        ("until", until.into()),
        ("people", names::people(people).into()),
        ("standing", standing.into()),
        ("link", places::table(record, panel).into()),
    ];
    let text = names::sentence(&lang, key, record, &values);
    Ok(Reply::public(text).pinging(people.iter().copied()))
}
