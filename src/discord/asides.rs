//! What somebody must know and cannot read elsewhere: that their direct messages are closed, or a table out of reach.

use crate::discord::clock::now;
use crate::discord::request::Request;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, places};
use crate::host::{Audience, Error, LivingKind, Record, State, Trouble};

/// The same reply, with what else the person must know.
pub async fn with_asides(
    request: &Request<'_>,
    record: &Record,
    mut reply: Reply,
) -> Result<Reply, Error> {
    let (host, lang) = (request.host(), request.lang());
    if record.has_secrets() && host.tell_of_closed_dms(request.person()).await? {
        reply = reply.adding(&lang.say(
            "aside-closed-dms",
            &[("button", lang.say(names::hand(record), &[]).into())],
        ));
    }
    let trouble = record.trouble.filter(|_| record.state != State::Lobby);
    let Some(trouble) = trouble else {
        return Ok(reply);
    };
    host.refresh(record.id(), now()).await?;
    let kind = LivingKind::Panel;
    let person = Audience::Person(request.person());
    let own = host.living(record.id(), kind, person).await?;
    let key = match trouble {
        Trouble::Forbidden => "aside-forbidden",
        // Their own panel says so.
        Trouble::Gone if own.is_some() => return Ok(reply),
        Trouble::Gone => "aside-gone",
    };
    let place = places::channel(places::played_in(record));
    Ok(reply.adding(&lang.say(key, &[("place", place.into())])))
}
