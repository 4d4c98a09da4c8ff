//! `/board`: the position as a picture or as text for screen readers, and the panel moved to the
//! end of the conversation.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ButtonStyle;

use crate::discord::action::MatchAction;
use crate::discord::clock::now;
use crate::discord::interaction::{Request, must_run, seated};
use crate::discord::view::{Picture, Reply, match_button, own, panel, places, plans, text_board};
use crate::discord::warnings::with_warnings;
use crate::host::{Audience, Error, Living, LivingKind, MatchId, Record, Refusal};
use tavolino_games::game::Scene;

/// Characters left free in a text position for warnings.
const WARNINGS_ROOM: usize = 400;

/// Longest wait for a panel that is being posted, 4 s.
const PANEL_TIMEOUT: Duration = Duration::from_secs(4);

/// Poll interval while waiting for a panel, 50 ms.
const PANEL_POLL: Duration = Duration::from_millis(50);

/// A running match with its panel, after waiting for the panel to be posted; without it after
/// [`PANEL_TIMEOUT`].
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
    if record.is_muted() {
        return Err(Refusal::Muted.into());
    }
    if !record.has_table() {
        return Err(Refusal::NoTable.into());
    }
    request.host().move_panel(record.id(), now()).await?;
    let (record, panel) = wait_for_panel(request, record.id()).await?;
    let link = [("link", places::table(&record, panel).into())];
    Ok(Reply::private(
        request.lang_at(&record).say("board-shown", &link),
    ))
}

/// The panel of the caller's own game in direct messages; of another match, the position as a
/// picture.
///
/// # Errors
///
/// Refuses a match that has not started or is cancelled.
pub async fn panel(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    match record
        .seat_of(request.person())
        .filter(|_| record.is_direct())
    {
        Some(seat) => Ok(panel::direct(record, seat, &request.lang_at(record)).await),
        None => board(request, record).await,
    }
}

/// The position as the caller may see it, as a picture.
///
/// # Errors
///
/// Refuses a match that has not started or is cancelled.
pub async fn board(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let (words, scene) = seen(request, record)?;
    let name = format!("{}-{}-view.png", record.id(), record.row.number);
    let picture = Picture::draw(record.id().as_str(), scene, name).await;
    Ok(with_turn_button(request, record, Reply::private(words).with(picture)).await)
}

/// The position as the caller may see it, as text.
///
/// # Errors
///
/// Refuses a match that has not started or is cancelled.
pub async fn board_as_text(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let (words, scene) = seen(request, record)?;
    Ok(with_turn_button(request, record, text_reply(words, &scene)).await)
}

/// The position as the caller may see it: its words and its scene.
fn seen(request: &Request<'_>, record: &Record) -> Result<(String, Scene), Error> {
    must_run(record)?;
    let (lang, seat) = (request.lang_at(record), record.seat_of(request.person()));
    let board = record.board.as_deref().ok_or(Refusal::NotStarted)?;
    let after = own::after_move(record, &lang);
    let words = [Some(panel::text(record, seat, &lang)), after];
    let words: Vec<String> = words.into_iter().flatten().collect();
    Ok((words.join("\n"), board.scene(seat, &lang)))
}

/// The reply with the button of the caller's turn, if it is due, and with warnings.
async fn with_turn_button(request: &Request<'_>, record: &Record, reply: Reply) -> Reply {
    let turn = MatchAction::Turn(record.row.number);
    let label = request.lang_at(record).say("button-turn", &[]);
    let seat = record.seat_of(request.person());
    let acts = seat.is_some_and(|seat| record.to_act().contains(seat));
    let turn = match_button(record, turn, &label, ButtonStyle::Primary).filter(|_| acts);
    let last = own::opening_again(record, &request.lang_at(record));
    let ahead = seat.and_then(|seat| plans::ahead_button(record, seat, &request.lang_at(record)));
    let reply = reply
        .buttons(turn.into_iter().chain(ahead).collect())
        .closing(last.filter(|_| record.is_running()));
    with_warnings(request, record, reply).await
}

/// A position as text below its words; in a second message where one does not hold both and
/// warnings.
pub fn text_reply(words: String, scene: &Scene) -> Reply {
    let paragraphs = text_board(&scene.text, &scene.alt);
    let add = |reply: Reply, text: String| reply.adding_or_then(&text, WARNINGS_ROOM);
    paragraphs.into_iter().fold(Reply::private(words), add)
}
