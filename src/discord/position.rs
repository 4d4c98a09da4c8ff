//! `/board`: the position as a picture or as text for screen readers, and the panel moved to the end of the conversation.

pub mod command;

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ButtonStyle;

use crate::discord::clock::now;
use crate::discord::interaction::participant::{must_run, seated};
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::view::controls::match_button;
use crate::discord::view::pictures::{Picture, text_board};
use crate::discord::view::reply::Reply;
use crate::discord::view::{panel, places};
use crate::discord::warnings::with_warnings;
use crate::host::{Audience, Error, Living, LivingKind, MatchId, Record, Refusal};

/// Characters left free in a text position for warnings.
const WARNINGS_ROOM: usize = 400;

/// Longest wait for a panel that is being posted, 4 s.
const PANEL_TIMEOUT: Duration = Duration::from_secs(4);

/// Poll interval while waiting for a panel, 50 ms.
const PANEL_POLL: Duration = Duration::from_millis(50);

/// A running match with its panel, after waiting for the panel to be posted; without it after [`PANEL_TIMEOUT`].
pub async fn wait_for_panel(
    request: &Request<'_>,
    id: &MatchId,
) -> Result<(Arc<Record>, Option<Living>), Error> {
    let host = request.host();
    let polls = PANEL_TIMEOUT.as_millis() / PANEL_POLL.as_millis();
    for _ in 0..polls {
        let panel = host
            .outbox()
            .living(id, LivingKind::Panel, Audience::Table)
            .await?;
        if panel.is_some_and(|panel| !panel.is_to_move()) {
            return Ok((host.look(id).await?, panel));
        }
        tokio::time::sleep(PANEL_POLL).await;
    }
    Ok((host.look(id).await?, None))
}

/// Moves the panel to the end of the table's conversation, for a player; replies with a link to it.
///
/// # Errors
///
/// A refusal if the caller has no seat, or the match has no table.
pub async fn show(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    must_run(record)?;
    seated(request, record)?;
    if !record.has_table() {
        return Err(Refusal::NoTable.into());
    }
    request.host().move_panel(record.id(), now()).await?;
    let (record, panel) = wait_for_panel(request, record.id()).await?;
    let link = [("link", places::table(&record, panel).into())];
    Ok(Reply::private(request.lang().say("board-shown", &link)))
}

/// The position as the caller may see it, as a picture or as text.
pub async fn board(request: &Request<'_>, record: &Record, as_text: bool) -> Result<Reply, Error> {
    must_run(record)?;
    let lang = request.lang();
    let seat = record.seat_of(request.person());
    let Some(board) = record.board.as_deref() else {
        return Err(Refusal::NotStarted.into());
    };
    let scene = board.scene(seat, &lang);
    let words = panel::text(record, seat, &lang);
    let reply = if as_text {
        text_reply(words, &scene.text)
    } else {
        let name = format!("{}-{}-view.png", record.id(), record.number);
        Reply::private(words).with(Picture::draw(record.id().as_str(), scene, name).await)
    };
    let turn = MatchAction::Turn(record.number);
    let label = lang.say("button-turn", &[]);
    let acts = seat.is_some_and(|seat| record.to_act().contains(seat));
    let turn = match_button(record, turn, &label, ButtonStyle::Primary).filter(|_| acts);
    let reply = reply.buttons(turn.into_iter().collect());
    Ok(with_warnings(request, record, reply).await)
}

/// A position as text below its words; in a second message where one does not hold both and warnings.
pub fn text_reply(words: String, board: &str) -> Reply {
    Reply::private(words).adding_or_then(&text_board(board), WARNINGS_ROOM)
}
