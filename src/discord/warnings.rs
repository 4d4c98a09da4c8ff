//! Warnings added to an answer: a digest that went off, closed direct messages, a table out of
//! reach.

use std::fmt::Display;

use tracing::error;

use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, names, places, plans};
use crate::host::{Audience, Error, LivingKind, Record, State, Trouble};

/// Adds the warnings that concern the person. A warning that cannot be determined is logged and
/// left out: the reply reports work that is done.
pub async fn with_warnings(request: &Request<'_>, record: &Record, reply: Reply) -> Reply {
    or_log(request, release_clock(request, record).await);
    let warnings = [
        or_log(request, planned(request, record).await),
        or_log(request, lost_digest(request).await),
        or_log(request, closed_dms(request, record).await),
        or_log(request, unreachable_table(request, record).await),
    ];
    let warnings = warnings.into_iter().flatten().flatten();
    warnings.fold(reply, |reply, warning| reply.adding_or_then(&warning, 0))
}

/// The value, or `None` after logging the error: it belongs to an answer that is given in any case.
pub fn or_log<T, E: Display>(request: &Request<'_>, outcome: Result<T, E>) -> Option<T> {
    if let Err(error) = &outcome {
        error!(
            interaction = request.id().0,
            "answer given without its warnings: {error}"
        );
    }
    outcome.ok()
}

/// Lets the person's clock run again where it was held, because no call reached them: now they
/// know.
async fn release_clock(request: &Request<'_>, record: &Record) -> Result<(), Error> {
    let (person, seat) = (request.person(), record.seat_of(request.person()));
    if seat.is_some_and(|seat| record.is_held(seat)) {
        let host = request.host();
        host.release_clock(record.id(), person, now()).await?;
    }
    Ok(())
}

/// The line to the person about what was planned for them in a match that is over.
async fn planned(request: &Request<'_>, record: &Record) -> Result<Option<String>, Error> {
    if record.row.state != State::Over {
        return Ok(None);
    }
    let prepared = request.host().prepared(record, request.person()).await?;
    Ok(plans::at_end(record, &prepared, &request.lang()))
}

/// The warning, given once, that the person's digest went off.
async fn lost_digest(request: &Request<'_>) -> Result<Option<String>, Error> {
    let is_lost = request.host().tell_of_lost_digest(request.person()).await?;
    Ok(is_lost.then(|| request.lang().say("aside-lost-digest", &[])))
}

/// The warning, given once, that the person's direct messages are closed.
async fn closed_dms(request: &Request<'_>, record: &Record) -> Result<Option<String>, Error> {
    let (host, lang) = (request.host(), request.lang());
    if !record.has_secrets() || !host.outbox().tell_of_closed_dms(request.person()).await? {
        return Ok(None);
    }
    let button = lang.say(names::card_button_key(record), &[]);
    Ok(Some(
        lang.say("aside-closed-dms", &[("button", button.into())]),
    ))
}

/// The warning that the table is out of reach.
async fn unreachable_table(
    request: &Request<'_>,
    record: &Record,
) -> Result<Option<String>, Error> {
    let (host, lang) = (request.host(), request.lang());
    let is_told = record.row.state != State::Lobby && !record.is_by_code();
    let trouble = record.row.trouble.filter(|_| is_told);
    let Some(trouble) = trouble else {
        return Ok(None);
    };
    host.refresh(record.id(), now()).await?;
    let kind = LivingKind::Panel;
    let person = Audience::Person(request.person());
    let own = host.outbox().living(record.id(), kind, person).await?;
    let key = match trouble {
        Trouble::Forbidden => "aside-forbidden",
        // The person's own panel says so.
        Trouble::Gone if own.is_some() => return Ok(None),
        Trouble::Gone => "aside-gone",
    };
    let place = places::channel(places::played_in(record));
    Ok(Some(lang.say(key, &[("place", place.into())])))
}
