//! Participation: the people who hold a seat of a match and may act in it.

use super::request::Request;
use crate::host::{Audience, LivingKind, MatchId, Record, Refusal, State};
use tavolino_games::board;
use tavolino_games::game::Seat;

/// Checks that a match has started and is not cancelled.
///
/// # Errors
///
/// Refuses a lobby and a cancelled match.
pub fn must_run(record: &Record) -> Result<(), Refusal> {
    match record.row.state {
        State::Lobby => Err(Refusal::NotStarted),
        State::Cancelled => Err(Refusal::Cancelled),
        _ => Ok(()),
    }
}

/// The seat of the caller, also of one who has left the game.
///
/// # Errors
///
/// Refuses a caller without a seat.
pub fn seated(request: &Request<'_>, record: &Record) -> Result<Seat, Refusal> {
    record.seat_of(request.person()).ok_or(Refusal::NotSeated)
}

/// The seat of a caller who is still playing.
///
/// # Errors
///
/// Refuses a caller without a seat, one who has left, and a game that is over.
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

/// Whether the button stands on the panel of a match that is played in the caller's direct
/// messages: its answers go there, too. `false` if the store cannot tell.
pub async fn is_direct_panel(request: &Request<'_>, id: &MatchId) -> bool {
    let Some(message) = request.message().filter(|_| request.guild().is_none()) else {
        return false;
    };
    let host = request.host();
    if !host.look(id).await.is_ok_and(|record| record.is_direct()) {
        return false;
    }
    let panel = host.outbox().living(id, LivingKind::Panel, Audience::Table);
    let panel = panel.await.ok().flatten();
    panel.is_some_and(|panel| panel.message.get() == message.id.get())
}

/// Whether the caller may break off other people's games on this match's server.
pub async fn moderates(request: &Request<'_>, record: &Record) -> Result<bool, crate::host::Error> {
    let host = request.host();
    Ok(request.guild() == record.row.guild
        && host.may_moderate(record.row.guild, request.rank()).await?)
}
