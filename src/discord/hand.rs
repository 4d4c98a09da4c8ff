//! `/hand`: a player's private card, the hidden information of their own seat.

use crate::discord::action::MatchAction;
use crate::discord::interaction::{Request, must_run, seated};
use crate::discord::view::{Picture, Reply, names, own};
use crate::discord::warnings::with_warnings;
use crate::host::{Error, Record, Refusal};
use tavolino_games::board::Card;

/// The caller's card as a private reply.
///
/// # Errors
///
/// A refusal if the caller has no seat, or the game deals no hand (`NoHand`) or none yet
/// (`NoHandYet`).
pub async fn hand(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    must_run(record)?;
    let lang = request.lang_at(record);
    let seat = seated(request, record)?;
    let board = record.board.as_ref();
    let card = board.and_then(|board| board.card(seat, &lang));
    let Some(Card { scene, summary }) = card else {
        let refusal = if record.has_secrets() {
            Refusal::NoHandYet
        } else {
            Refusal::NoHand
        };
        return Err(refusal.into());
    };
    let name = format!("card-{}-{}.png", record.id(), record.row.number);
    let moves = [("moves", record.agreements.played.into())];
    let text = names::sentence(&lang, "hand", record, &moves);
    let reply = Reply::private(text).adding(&summary);
    let last = own::again(record, MatchAction::Hand, None, &lang);
    let reply = reply
        .with(Picture::draw(record.id().as_str(), scene, name).await)
        .closing(last.filter(|_| record.is_running()));
    Ok(with_warnings(request, record, reply).await)
}
