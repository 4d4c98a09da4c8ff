//! `/rematch`: another match with the players of a finished one.

use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::position::wait_for_panel;
use crate::discord::view::{Reply, places};
use crate::discord::warnings::or_log;
use crate::host::{Again, Error, Record, Rematch};

/// Opens a rematch, or joins the open one. Its lobby card is posted in the channel where the finished match was opened.
pub async fn rematch(request: &Request<'_>, record: &Record, again: Again) -> Result<Reply, Error> {
    let (host, id) = (request.host(), record.id());
    let (person, tap) = (request.person(), request.id());
    let rematch = host
        .rematch(id, person, tap, again, &mut chance(), now())
        .await?;
    let (key, record) = match rematch {
        // Against the computer alone the match starts at once.
        Rematch::Opened(record) | Rematch::Joined(record) if record.is_running() => {
            ("rematch-started", record)
        }
        Rematch::Opened(record) => ("rematch-opened", record),
        Rematch::Joined(record) => ("rematch-joined", record),
        Rematch::Exists(record) => ("rematch-exists", record),
    };
    let (record, panel) = if record.is_running() {
        let panel = wait_for_panel(request, record.id()).await;
        // The rematch is open, whether or not its panel is found.
        or_log(request, panel).unwrap_or((record, None))
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
