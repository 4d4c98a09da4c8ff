//! The warning that an idle match will be closed.

use super::problem::Problem;
use super::rooms::{Rooms, people_in, people_to_act, rooms_of};
use crate::discord::view::{Reply, names, places, times};
use crate::host::{Audience, Notice, Receipt, Record};

/// Posts the warning, once, to the players the match waits for.
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
        let people = people_in(room, &waited_for);
        if people.is_empty() && room != Audience::Table {
            continue;
        }
        let panel = rooms.panel_in(record, room).await?;
        let [mentions, count] = names::mentioned(&people);
        let values = [
            mentions,
            count,
            ("when", times::moment(closes).into()),
            ("link", places::table(record, panel).into()),
        ];
        let lang = rooms.lang_in(record, room).await?;
        let text = names::sentence(&lang, "warn", record, &values);
        let mut reply = Reply::public(text).pinging(people.iter().copied());
        if room == Audience::Table {
            reply = rooms.with_departed(record, &people, reply).await;
        }
        let posted = rooms.post_in(record, room, reply, notice).await;
        rooms.ignore_unreachable(room, posted.map(drop)).await?;
    }
    Ok(Receipt::Delivered)
}
