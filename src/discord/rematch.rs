//! Playing a finished game again.

use crate::discord::chance;
use crate::discord::outbox::now;
use crate::discord::request::Incoming;
use crate::discord::view::names;
use crate::discord::view::reply::Reply;
use crate::host::{Again, Error, Host, Record};

/// Opens a rematch, or joins the one that is open. Its card is posted where the game before was opened.
pub async fn rematch(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
) -> Result<Reply, Error> {
    let id = record.id();
    let again = host
        .rematch(id, incoming.person(), incoming.id(), &mut chance(), now())
        .await?;
    let (key, record) = match again {
        Again::Opened(record) => ("rematch-opened", record),
        Again::Joined(record) => ("rematch-joined", record),
        Again::Exists(record) => ("rematch-exists", record),
    };
    let values = [
        ("code", record.id().as_str().into()),
        (
            "place",
            names::channel(record.place.unwrap_or(record.channel)).into(),
        ),
    ];
    Ok(Reply::private(incoming.lang().say(key, &values)))
}
