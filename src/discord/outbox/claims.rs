//! The message to a player whose hand a rival's claim has changed.

use super::problem::Problem;
use super::rooms::Rooms;
use crate::discord::view::{Reply, deeds, names, places};
use crate::host::{Audience, Notice, Receipt, Record, UserId};

/// Posts the message at the table, or in the player's direct messages where there is none, once.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
    person: UserId,
) -> Result<Receipt, Problem> {
    // The message about the end mentions everyone.
    if !record.is_running() || record.seat_of(person).is_none() {
        return Ok(Receipt::Superseded);
    }
    let room = if record.has_table() {
        Audience::Table
    } else {
        Audience::Person(person)
    };
    let lang = rooms.lang_in(record, room).await?;
    let last = record.last.as_ref();
    let is_last = last.is_some_and(|last| last.logged.number == notice.number);
    let report = deeds::last_event(record, None, &names::seated(&lang, record));
    let report = report.filter(|_| is_last).unwrap_or_default();
    let panel = rooms.panel_in(record, room).await?;
    let [people, count] = names::mentioned(&[person]);
    let values = [
        people,
        count,
        ("report", report.into()),
        ("link", places::table(record, panel).into()),
    ];
    let text = names::sentence(&lang, "claim-lost", record, &values);
    let message = Reply::public(text).pinging([person]);
    let posted = rooms.post_in(record, room, message, notice).await;
    rooms.ignore_unreachable(room, posted.map(drop)).await?;
    Ok(Receipt::Delivered)
}
