//! The message about the end of a match, which takes the place of the last ping and mentions
//! everybody who played.

use super::calls::replace_call;
use super::ping::{is_outdated, sees_already};
use super::problem::Problem;
use super::rooms::{Rooms, is_ending, people, people_in, rooms_of};
use crate::discord::interaction::LiveMessages;
use crate::discord::outbox::lobby;
use crate::discord::view::{Reply, ending, names, ratings};
use crate::host::{Audience, LivingKind, Notice, NoticeKind, Receipt, Record, UserId};

/// The kind of its living message: that of the ping it replaces.
const KIND: LivingKind = LivingKind::Ping;

/// Posts the message about the end in each room, mentions the players there, and deletes the last
/// ping.
pub async fn deliver(
    rooms: &Rooms<'_>,
    live_messages: &LiveMessages,
    record: &Record,
    newest: &Notice,
    oldest: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    if is_outdated(rooms, record, newest).await? {
        return Ok(Receipt::Superseded);
    }
    let called: Vec<UserId> = people(record)
        .into_iter()
        .filter(|person| !sees_already(record, live_messages, *person))
        .collect();
    let repeated = newest.id != oldest.id || newest.tries > 0;
    let rooms_to_update = rooms_of(record);
    for &room in &rooms_to_update {
        let called = people_in(room, &called);
        let outcome = in_one_room(rooms, record, room, &called, (newest, repeated)).await;
        rooms.ignore_unreachable(room, outcome).await?;
    }
    messages.delete_elsewhere(KIND, &rooms_to_update).await?;
    rooms.place.quiet_down(record).await?;
    let pending = messages.host.outbox().pending(messages.id).await?;
    let card_follows = |notice: &Notice| notice.kind == NoticeKind::Lobby && notice.part() == 0;
    if !pending.iter().any(card_follows) {
        lobby::link_to(rooms, record).await?;
    }
    Ok(Receipt::Delivered)
}

/// Brings the posted messages about the end up to date: a player may have been erased.
pub async fn update(rooms: &Rooms<'_>, record: &Record) -> Result<(), Problem> {
    let messages = rooms.messages;
    let posted = messages.all(KIND).await?.into_iter();
    for (room, living) in posted.filter(|(_, living)| is_ending(living, record)) {
        let reply = message_in(rooms, record, room).await?;
        // A message that is gone is ignored.
        messages.update(KIND, room, living, reply, record).await?;
    }
    Ok(())
}

async fn in_one_room(
    rooms: &Rooms<'_>,
    record: &Record,
    room: Audience,
    called: &[UserId],
    (newest, repeated): (&Notice, bool),
) -> Result<(), Problem> {
    let messages = rooms.messages;
    let previous = messages.living(KIND, room).await?;
    let reply = message_in(rooms, record, room).await?;
    // An attempt before a crash has posted and recorded it: a second message would notify everybody
    // again.
    if let Some(ending) = previous.filter(|previous| is_ending(previous, record)) {
        let update = messages.update(KIND, room, ending, reply, record);
        return update.await.map(drop);
    }
    let reply = reply.pinging(called.iter().copied());
    let posted = rooms.post_in(record, room, reply, newest).await?;
    if repeated {
        // An interrupted attempt may have posted the last ping without recording it.
        let keep = Some(posted.message);
        messages.delete_strays(posted.channel, keep).await?;
    }
    replace_call(rooms, record, room, previous, Some(posted)).await
}

/// The message about the end, in the language of a room.
async fn message_in(rooms: &Rooms<'_>, record: &Record, room: Audience) -> Result<Reply, Problem> {
    let (host, lang) = (rooms.messages.host, rooms.lang_in(record, room).await?);
    let other = host.other(record).await?;
    let honour = host.honour(record).await?;
    let honour = honour.map(|honour| ratings::honour(record, honour, &lang));
    let rated = host.rated_end(record).await?;
    let rated = rated.map(|rated| ratings::line(record, &rated, &lang));
    let longest = host.longest(record).await?;
    let longest = longest.map(|moves| ratings::longest(record, moves, &lang));
    let notes = honour.into_iter().chain(longest).chain(rated).collect();
    let ending = ending::ending(record, other.as_deref(), notes, &lang).await;
    let ending = match host.remark(record).await? {
        Some(remark) => ending::remarked(ending, record, remark, &lang),
        None => ending,
    };
    let excused = host.excused(record).await?;
    Ok(match names::absent(&lang, record, excused) {
        Some(absent) => ending.adding(&absent),
        None => ending,
    })
}
