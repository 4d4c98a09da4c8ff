//! The message at the table with open offers and requests.

use super::problem::Problem;
use super::rooms::{Rooms, rooms_of};
use crate::discord::outbox::{hand, news};
use crate::discord::view::agreements;
use crate::host::{Audience, LivingKind, Notice, Receipt, Record, State};

/// Updates the message. A new offer posts it again, with mentions; without open offers the message
/// is deleted.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    newest: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    if let Some(person) = newest.audience.person() {
        return hand::deliver_claim(rooms, record, newest, person).await;
    }
    if matches!(record.row.state, State::Lobby | State::Cancelled) {
        return news::remind(rooms, record, newest).await;
    }
    let rooms_to_update = rooms_of(record);
    for &room in &rooms_to_update {
        let outcome = in_one_room(rooms, record, room, newest).await;
        rooms.ignore_unreachable(room, outcome).await?;
    }
    messages
        .delete_elsewhere(LivingKind::Talk, &rooms_to_update)
        .await?;
    Ok(Receipt::Delivered)
}

async fn in_one_room(
    rooms: &Rooms<'_>,
    record: &Record,
    room: Audience,
    newest: &Notice,
) -> Result<(), Problem> {
    let (messages, kind) = (rooms.messages, LivingKind::Talk);
    let panel = rooms.panel_in(record, room).await?;
    let previous = messages.living(kind, room).await?;
    let lang = rooms.lang_in(record, room).await?;
    let Some(reply) = agreements::message(record, panel, &lang) else {
        return messages.replace(kind, room, previous, None, record).await;
    };
    if let Some(previous) =
        previous.filter(|previous| previous.number >= agreements::newest_proposal(record))
    {
        let update = messages.update(kind, room, previous, reply.clone(), record);
        if update.await?.is_none() {
            return Ok(());
        }
    }
    // A direct message disturbs only people who must answer, or are answered.
    if let Audience::Person(person) = room
        && previous.is_none()
        && !agreements::people_to_answer(record).contains(&person)
        && !agreements::people_answered(record).contains(&person)
    {
        return Ok(());
    }
    let posted = rooms.post_in(record, room, reply, newest).await?;
    messages
        .replace(kind, room, previous, Some(posted), record)
        .await
}
