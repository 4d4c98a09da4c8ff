//! `/board`: the position, as a picture or as text that a screen reader reads well; and the panel, moved down after chat.

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
use crate::discord::warnings::with_asides;
use crate::host::{Audience, Error, Living, LivingKind, MatchId, Record, Refusal};

/// Room for what somebody must know besides.
const ASIDES: usize = 400;

/// How long somebody waits for a panel that is on its way, and how often it is looked for.
const ON_ITS_WAY: Duration = Duration::from_secs(4);
const LOOK: Duration = Duration::from_millis(50);

/// A running match with its panel, waited for while it is being posted; without, if that takes too long.
pub async fn panel_soon(
    request: &Request<'_>,
    id: &MatchId,
) -> Result<(Arc<Record>, Option<Living>), Error> {
    let host = request.host();
    let looks = ON_ITS_WAY.as_millis() / LOOK.as_millis();
    for _ in 0..looks {
        let panel = host
            .outbox()
            .living(id, LivingKind::Panel, Audience::Table)
            .await?;
        if panel.is_some_and(|panel| !panel.is_to_move()) {
            return Ok((host.look(id).await?, panel));
        }
        tokio::time::sleep(LOOK).await;
    }
    Ok((host.look(id).await?, None))
}

/// Moves the panel to the end of the conversation at the table, for somebody who plays.
pub async fn show(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    must_run(record)?;
    seated(request, record)?;
    if !record.has_table() {
        return Err(Refusal::NoTable.into());
    }
    request.host().move_panel(record.id(), now()).await?;
    let (record, panel) = panel_soon(request, record.id()).await?;
    let link = [("link", places::table(&record, panel).into())];
    Ok(Reply::private(request.lang().say("board-shown", &link)))
}

/// The position as the person who asks may see it.
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
        written(words, &scene.text)
    } else {
        let name = format!("{}-{}-view.png", record.id(), record.number);
        Reply::private(words).with(Picture::draw(record.id().as_str(), scene, name).await)
    };
    let turn = MatchAction::Turn(record.number);
    let label = lang.say("button-turn", &[]);
    let acts = seat.is_some_and(|seat| record.to_act().contains(seat));
    let turn = match_button(record, turn, &label, ButtonStyle::Primary).filter(|_| acts);
    let reply = reply.buttons(turn.into_iter().collect());
    Ok(with_asides(request, record, reply).await)
}

/// A position as text below its words; in a message of its own where one does not hold both, and asides.
pub fn written(words: String, board: &str) -> Reply {
    Reply::private(words).adding_or_then(&text_board(board), ASIDES)
}
