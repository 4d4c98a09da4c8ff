//! The buttons about a player who is gone: find a substitute, or limit the wait.

use crate::discord::clock::now;
use crate::discord::interaction::{Request, playing};
use crate::discord::view::{Reply, names};
use crate::host::{Error, Record, Refusal};
use tavolino_games::game::{Seat, Seats};

/// Offers the seat of a player who is gone to others.
///
/// # Errors
///
/// A refusal if the player is back, or the caller does not play.
pub async fn find_substitute(
    request: &Request<'_>,
    record: &Record,
    seat: Seat,
) -> Result<Reply, Error> {
    playing(request, record)?;
    must_be_gone(request, record, seat).await?;
    let by = (request.person(), request.id());
    let offers = request.host().find_substitute(record, seat, by, now());
    Box::pin(offers).await?;
    Ok(about(request, record, seat, "done-open-of"))
}

/// Leaves a player who is gone 24 hours.
///
/// # Errors
///
/// A refusal as of [`find_substitute`], or if the match does not wait for the player.
pub async fn limit_wait(
    request: &Request<'_>,
    record: &Record,
    seat: Seat,
) -> Result<Reply, Error> {
    playing(request, record)?;
    must_be_gone(request, record, seat).await?;
    let (host, person) = (request.host(), request.person());
    host.limit_wait(record, seat, person, now()).await?;
    Ok(about(request, record, seat, "done-limited"))
}

/// Refuses if the holder of a seat has come back to the server since the others were asked.
async fn must_be_gone(request: &Request<'_>, record: &Record, seat: Seat) -> Result<(), Error> {
    let (guild, holder) = (record.row.guild, record.person_at(seat));
    let Some((guild, holder)) = guild.zip(holder).filter(|_| !record.is_absent(seat)) else {
        return Ok(());
    };
    let departures = &request.data().departures;
    let departed = departures.look_up(request.rest(), guild, &[holder]).await;
    if departed.contains(&holder) {
        return Ok(());
    }
    request.host().is_back(record, holder).await?;
    Err(Refusal::NotAbsent.into())
}

fn about(request: &Request<'_>, record: &Record, seat: Seat, key: &str) -> Reply {
    let lang = names::seated(&request.lang_at(record), record);
    let seat = names::listed(&lang, record.entry.info, Seats::from(seat));
    Reply::private(names::sentence(
        &lang,
        key,
        record,
        &[("seat", seat.into())],
    ))
}
