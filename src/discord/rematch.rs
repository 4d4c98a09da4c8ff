//! `/rematch`: another match with the players of a finished one.

use crate::discord::action::LobbyAction;
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::lobby::departed;
use crate::discord::position::wait_for_panel;
use crate::discord::view::{Reply, places};
use crate::discord::warnings::or_log;
use crate::host::{Again, Error, Record, Rematch, State};

/// Opens a rematch, or joins the open one. Its lobby card is posted in the channel where the
/// finished match was opened.
pub async fn rematch(request: &Request<'_>, record: &Record, again: Again) -> Result<Reply, Error> {
    if let Some(question) = question(request, record).await? {
        return Ok(question);
    }
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

/// The question before the caller takes the last seat of the open rematch, in which a person has
/// left the server.
async fn question(request: &Request<'_>, record: &Record) -> Result<Option<Reply>, Error> {
    let (host, person) = (request.host(), request.person());
    if record.seat_of(person).is_none() {
        return Ok(None);
    }
    let Some(id) = host.store().rematch_of(record.first_id()).await? else {
        return Ok(None);
    };
    let lobby = host.look(&id).await?;
    let joins = lobby.row.state == State::Lobby && lobby.seat_of(person).is_none();
    if !joins || !departed::asks(request, &id, LobbyAction::Join).await {
        return Ok(None);
    }
    Ok(departed::question(request, &lobby, LobbyAction::Join).await)
}
