//! The message that says what is offered or asked at a table.

use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::rooms::{Rooms, rooms as rooms_of};
use crate::discord::view::{agreements, names};
use crate::host::{Audience, LivingKind, Notice, Receipt, Record};

/// Brings the message up to date. What is new calls people anew; where nothing is open any more, it goes.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    newest: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    let shown = rooms_of(record);
    for &room in &shown {
        let said = in_one_room(rooms, record, room, newest).await;
        rooms.or_missed(room, said).await?;
    }
    messages.delete_elsewhere(LivingKind::Talk, &shown).await?;
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
    let said = messages.living(kind, room).await?;
    let Some(reply) = agreements::message(record, panel, &names::lang(record)) else {
        return messages.replace(kind, room, said, None, record).await;
    };
    if let Some(said) = said.filter(|said| said.number >= agreements::newest(record)) {
        let update = messages.update(kind, room, said, reply.clone(), record);
        if update.await?.is_none() {
            return Ok(());
        }
    }
    // Directly, only those are disturbed who must answer.
    if let Audience::Person(person) = room
        && said.is_none()
        && !agreements::asked(record).contains(&person)
    {
        return Ok(());
    }
    let new = rooms.say(record, room, reply, newest).await?;
    messages.replace(kind, room, said, Some(new), record).await
}
