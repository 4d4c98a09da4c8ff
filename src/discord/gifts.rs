//! `/time`: gifts of thinking time to another player.

pub mod command;

use crate::discord::agreements::act;
use crate::discord::interaction::participant::playing;
use crate::discord::interaction::request::Request;
use crate::discord::view::names;
use crate::discord::view::reply::Reply;
use crate::host::{BadGift, Command, Error, Record, Refusal};
use tavolino_games::game::Seat;

/// Gives time to the seat typed by its number or colour; without one, to the rival the match waits for.
///
/// # Errors
///
/// A refusal if the caller does not play, or `typed` is no other seat.
pub async fn give_to(request: &Request<'_>, record: &Record, typed: &str) -> Result<Reply, Error> {
    let own = playing(request, record)?;
    let lang = request.lang();
    let seat = match typed {
        "" => record.rival(own),
        _ => names::find_seat(&lang, record, typed),
    };
    match seat {
        Some(seat) => give(request, record, seat).await,
        None if record.others(own).is_empty() => Err(Refusal::from(BadGift::NoClock).into()),
        None => Err(Refusal::from(BadGift::Whom).into()),
    }
}

/// Gives time to `seat`, as the caller.
pub async fn give(request: &Request<'_>, record: &Record, seat: Seat) -> Result<Reply, Error> {
    act(request, record, Command::GiveTime(seat)).await
}
