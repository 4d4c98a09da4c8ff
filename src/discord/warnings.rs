//! What somebody must know and cannot read elsewhere: that their direct messages are closed, or a table out of reach.

use std::fmt::Display;

use tracing::error;

use crate::discord::clock::now;
use crate::discord::interaction::request::Request;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, places};
use crate::host::{Audience, Error, LivingKind, Record, State, Trouble};

/// The same reply, with what else the person must know. Where that cannot be found out the reply stays as it is: what it
/// tells is done.
pub async fn with_asides(request: &Request<'_>, record: &Record, reply: Reply) -> Reply {
    let found = [
        or_without(request, of_closed_dms(request, record).await),
        or_without(request, of_trouble(request, record).await),
    ];
    let asides = found.into_iter().flatten().flatten();
    asides.fold(reply, |reply, aside| reply.adding(&aside))
}

/// What is added to an answer after something was done; where it fails, that is logged, and the answer is given without.
pub fn or_without<T, E: Display>(request: &Request<'_>, found: Result<T, E>) -> Option<T> {
    if let Err(error) = &found {
        error!(
            interaction = request.id().0,
            "an answer is given without what belongs to it: {error}"
        );
    }
    found.ok()
}

/// That their direct messages are closed, once.
async fn of_closed_dms(request: &Request<'_>, record: &Record) -> Result<Option<String>, Error> {
    let (host, lang) = (request.host(), request.lang());
    if !record.has_secrets() || !host.outbox().tell_of_closed_dms(request.person()).await? {
        return Ok(None);
    }
    let button = lang.say(names::hand(record), &[]);
    Ok(Some(
        lang.say("aside-closed-dms", &[("button", button.into())]),
    ))
}

/// That the table is out of reach.
async fn of_trouble(request: &Request<'_>, record: &Record) -> Result<Option<String>, Error> {
    let (host, lang) = (request.host(), request.lang());
    let trouble = record.trouble.filter(|_| record.state != State::Lobby);
    let Some(trouble) = trouble else {
        return Ok(None);
    };
    host.refresh(record.id(), now()).await?;
    let kind = LivingKind::Panel;
    let person = Audience::Person(request.person());
    let own = host.outbox().living(record.id(), kind, person).await?;
    let key = match trouble {
        Trouble::Forbidden => "aside-forbidden",
        // Their own panel says so.
        Trouble::Gone if own.is_some() => return Ok(None),
        Trouble::Gone => "aside-gone",
    };
    let place = places::channel(places::played_in(record));
    Ok(Some(lang.say(key, &[("place", place.into())])))
}
