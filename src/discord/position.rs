//! `/board`: the position, as a picture or as text that a screen reader reads well.

use serenity::all::ButtonStyle;

use crate::discord::asides::with_asides;
use crate::discord::participant::must_run;
use crate::discord::request::Request;
use crate::discord::request::match_action::MatchAction;
use crate::discord::view::controls::match_button;
use crate::discord::view::panel;
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::host::{Error, Record, Refusal};

/// The position as the person who asks may see it.
pub async fn board(request: &Request<'_>, record: &Record, as_text: bool) -> Result<Reply, Error> {
    must_run(record)?;
    let lang = request.lang();
    let seat = record.seat_of(request.person());
    let Some(board) = record.board.as_deref() else {
        return Err(Refusal::NotStarted.into());
    };
    let scene = board.scene(seat, &lang);
    let words = panel::text(record, &lang);
    let reply = if as_text {
        Reply::private(format!("{words}\n```\n{}\n```", scene.text))
    } else {
        let name = format!("{}-{}-view.png", record.id(), record.number);
        Reply::private(words).with(Picture::draw(scene, name).await)
    };
    let turn = MatchAction::Turn(record.number);
    let label = lang.say("button-turn", &[]);
    let acts = seat.is_some_and(|seat| record.to_act().contains(seat));
    let turn = match_button(record, turn, &label, ButtonStyle::Primary).filter(|_| acts);
    with_asides(request, record, reply.buttons(turn.into_iter().collect())).await
}
