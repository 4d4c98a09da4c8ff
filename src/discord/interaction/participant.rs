//! Who may do something in a match: those who hold a seat in it and have not left it.

use crate::discord::interaction::request::Request;
use crate::host::{Record, Refusal, State};
use tavolino_games::board;
use tavolino_games::game::Seat;

/// A match that is not played yet or no more has no menus.
pub fn must_run(record: &Record) -> Result<(), Refusal> {
    match record.state {
        State::Lobby => Err(Refusal::NotStarted),
        State::Cancelled => Err(Refusal::Cancelled),
        _ => Ok(()),
    }
}

/// The seat of the person who asks, whether or not it is still playing.
pub fn seated(request: &Request<'_>, record: &Record) -> Result<Seat, Refusal> {
    record.seat_of(request.person()).ok_or(Refusal::NotSeated)
}

/// The seat of somebody who is still playing.
pub fn playing(request: &Request<'_>, record: &Record) -> Result<Seat, Refusal> {
    must_run(record)?;
    let seat = seated(request, record)?;
    if !record.is_running() {
        return Err(board::Refusal::Over.into());
    }
    if !record.staying().contains(seat) {
        return Err(board::Refusal::Left.into());
    }
    Ok(seat)
}

/// Whether the person may break off games of others where this one is played.
pub async fn moderates(request: &Request<'_>, record: &Record) -> Result<bool, crate::host::Error> {
    let here = request.moderates() && request.guild() == record.guild;
    request.host().may_moderate(record.guild, here).await
}
