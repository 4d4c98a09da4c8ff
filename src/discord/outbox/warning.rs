//! The warning that a match nobody plays will be closed.

use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::rooms::{Rooms, in_room, people_to_act, rooms as rooms_of};
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, places, times};
use crate::host::{Audience, Notice, Receipt, Record};

/// Warns the people a match waits for; said once, and true for as long as nobody plays.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
) -> Result<Receipt, Problem> {
    let Some(closes) = record.closes().filter(|_| record.is_running()) else {
        return Ok(Receipt::Superseded);
    };
    let waited_for = people_to_act(record);
    for room in rooms_of(record) {
        let people = in_room(room, &waited_for);
        if people.is_empty() && room != Audience::Table {
            continue;
        }
        let panel = rooms.panel_in(record, room).await?;
        let values = [
            ("people", names::people(&people).into()),
            ("when", times::moment(closes).into()),
            ("link", places::table(record, panel).into()),
        ];
        let text = names::sentence(&names::lang(record), "warn", record, &values);
        let mut reply = Reply::public(text).pinging(people.iter().copied());
        if room == Audience::Table {
            reply = rooms.noting_departed(record, &people, reply).await;
        }
        let said = rooms.say(record, room, reply, notice).await;
        rooms.or_missed(room, said.map(drop)).await?;
    }
    Ok(Receipt::Delivered)
}
