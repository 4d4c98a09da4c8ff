//! Playing a finished game again.

pub mod command;

use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::request::Request;
use crate::discord::position::panel_soon;
use crate::discord::view::places;
use crate::discord::view::reply::Reply;
use crate::discord::warnings::or_without;
use crate::host::{Error, Record, Rematch};

/// Opens a rematch, or joins the one that is open. Its card is posted where the game before was opened.
pub async fn rematch(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let (host, id) = (request.host(), record.id());
    let again = host
        .rematch(id, request.person(), request.id(), &mut chance(), now())
        .await?;
    let (key, record) = match again {
        // Against the computer nobody has to agree.
        Rematch::Opened(record) | Rematch::Joined(record) if record.is_running() => {
            ("rematch-started", record)
        }
        Rematch::Opened(record) => ("rematch-opened", record),
        Rematch::Joined(record) => ("rematch-joined", record),
        Rematch::Exists(record) => ("rematch-exists", record),
    };
    let (record, panel) = if record.is_running() {
        let shown = panel_soon(request, record.id()).await;
        // It is open, whether its panel is found or not.
        or_without(request, shown).unwrap_or((record, None))
    } else {
        (record, None)
    };
    let values = [
        ("code", record.id().as_str().into()),
        ("place", places::channel(places::played_in(&record)).into()),
        ("link", places::table(&record, panel).into()),
    ];
    Ok(Reply::private(request.lang().say(key, &values)))
}
