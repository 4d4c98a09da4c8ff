//! Turns and claims, by menus and in words.

pub mod keypad;
pub mod picker;

#[cfg(test)]
mod tests;

use crate::discord::asides::with_asides;
use crate::discord::clock::now;
use crate::discord::participant::{must_run, seated};
use crate::discord::request::Request;
use crate::discord::turn::picker::{Choosing, Picker};
use crate::discord::view::own;
use crate::discord::view::refusals::named;
use crate::discord::view::reply::Reply;
use crate::host::{Actor, Command, Error, Record, Refusal};

/// The menus of a turn or a claim, from the beginning.
pub async fn open(
    request: &Request<'_>,
    record: &Record,
    choosing: Choosing,
) -> Result<Reply, Error> {
    menus(request, record, choosing, "", record.number).await
}

/// The menus of a turn, from a button that may be older than the match: then the panel it is on is, too.
pub async fn open_from(
    request: &Request<'_>,
    record: &Record,
    number: i64,
) -> Result<Reply, Error> {
    if !record.is_current(number) {
        let host = request.host();
        host.refresh(record.id(), now()).await?;
    }
    menus(request, record, Choosing::Turn, "", number).await
}

/// The menus of a turn or a claim, after the words `said` of menus drawn at event `number`. Where the game has moved on
/// since, they begin anew.
pub async fn menus(
    request: &Request<'_>,
    record: &Record,
    choosing: Choosing,
    said: &str,
    number: i64,
) -> Result<Reply, Error> {
    let lang = request.lang();
    let stale = !record.is_current(number);
    // The message becomes the choice of a turn, which nobody else's turn is to take the place of.
    request.data().following.end(record.id(), request.person());
    must_run(record)?;
    let seat = seated(request, record)?;
    let picker = match Picker::new(record, seat, choosing, &lang) {
        Ok(picker) => picker,
        Err(Refusal::Waiting(..)) if stale => return Err(Refusal::MovedOn.into()),
        Err(refusal) => return Err(named(refusal, &lang, record).into()),
    };
    let reply = if stale {
        let moved_on = lang.say("picker-moved-on", &[]);
        picker.after("").await.adding(&moved_on)
    } else {
        picker.chosen(said).await
    };
    with_asides(request, record, reply).await
}

/// Plays the turn, or calls out the claim, that was confirmed at event `number`; the message with the question becomes the
/// answer.
pub async fn confirm(
    request: &Request<'_>,
    record: &Record,
    text: &str,
    number: i64,
) -> Result<Reply, Error> {
    done_or_moved_on(request, record, Command::Say(text), Some(number)).await
}

/// Leaves the game for good: that is meant whatever has been played meanwhile.
pub async fn really_resign(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    done_or_moved_on(request, record, Command::Leave, None).await
}

/// `/move` and `/claim` with text.
pub async fn say(request: &Request<'_>, record: &Record, text: &str) -> Result<Reply, Error> {
    must_run(record)?;
    act(request, record, Command::Say(text), None).await
}

/// Does it; where the game has moved on, the panel that was pressed is brought up to date.
async fn done_or_moved_on(
    request: &Request<'_>,
    record: &Record,
    command: Command<'_>,
    shown: Option<i64>,
) -> Result<Reply, Error> {
    let result = act(request, record, command, shown).await;
    if let Err(Error::Refused(Refusal::MovedOn)) = result {
        request.host().refresh(record.id(), now()).await?;
    }
    result
}

async fn act(
    request: &Request<'_>,
    record: &Record,
    command: Command<'_>,
    shown: Option<i64>,
) -> Result<Reply, Error> {
    let lang = request.lang();
    let person = request.person();
    let actor = Actor::Person(person, request.id());
    let done = request
        .host()
        .act(record.id(), actor, command, shown, now());
    let after = match done.await {
        Ok(after) => after,
        Err(Error::Refused(refusal)) => return Err(named(refusal, &lang, record).into()),
        Err(error) => return Err(error),
    };
    let seat = after.seat_of(person).ok_or(Refusal::NotSeated)?;
    let reply = own::seen(&after, seat, &lang).await;
    let reply = reply.following(after.id(), after.number);
    with_asides(request, &after, reply).await
}
