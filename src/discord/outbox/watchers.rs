//! The direct message to a person who watched a match: it is over.

use super::problem::Problem;
use super::rooms::Rooms;
use crate::discord::clock::now;
use crate::discord::rest::Fault;
use crate::discord::view::news;
use crate::host::{Audience, Notice, Receipt, Record};

/// Sends the result, in quiet hours without a sound. Where direct messages are closed, nothing.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
) -> Result<Receipt, Problem> {
    let watcher = notice.audience.person();
    let watcher = watcher.filter(|person| record.seat_of(*person).is_none());
    let Some(person) = watcher.filter(|_| !record.is_running()) else {
        return Ok(Receipt::Superseded);
    };
    let host = rooms.messages.host;
    let lang = rooms.lang_of(record, person).await?;
    let message = news::over(record, rooms.main_message(record).await?, &lang);
    let is_quiet = host.quiet_until(person, now()).await?.is_some();
    let message = if is_quiet { message.silent() } else { message };
    match rooms
        .post_in(record, Audience::Person(person), message, notice)
        .await
    {
        Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden | Fault::NoChannel)) => {
            host.outbox().dms_are_closed(person).await?;
            Ok(Receipt::Superseded)
        }
        posted => posted.map(|_| Receipt::Delivered),
    }
}
