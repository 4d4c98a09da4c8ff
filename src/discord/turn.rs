//! Turns and claims, by menus and in words.

pub mod command;
pub mod keypad;
pub mod picker;

#[cfg(test)]
mod tests;

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::clock::now;
use crate::discord::interaction::participant::{must_run, seated};
use crate::discord::interaction::request::Request;
use crate::discord::limits;
use crate::discord::live_messages;
use crate::discord::turn::picker::{Choosing, Picker};
use crate::discord::view::controls::match_button;
use crate::discord::view::refusals::named;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, own};
use crate::discord::warnings::{or_log, with_warnings};
use crate::host::{Actor, Command, Error, Record, Refusal};
use crate::metrics;
use tavolino_games::board::{self, Prospect};
use tavolino_games::game::{Lang, Private, notation};

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
    must_run(record)?;
    let seat = seated(request, record)?;
    let picker = match Picker::new(record, seat, choosing, &lang) {
        Ok(picker) => picker,
        Err(Refusal::Waiting(..)) if stale => return Err(Refusal::MovedOn.into()),
        Err(refusal) => return Err(named(refusal, &lang, record).into()),
    };
    live_messages::begin_choice(request, record.id(), record.number);
    let reply = if stale {
        let moved_on = lang.say("picker-moved-on", &[]);
        picker.after("").await.adding(&moved_on)
    } else {
        picker.chosen(said).await
    };
    let reply = reply.showing(record.id(), record.number);
    Ok(with_warnings(request, record, reply).await)
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
    let (Some(board), Some(seat)) = (&record.board, record.seat_of(request.person())) else {
        return act(request, record, Command::Say(text), None).await;
    };
    let Some(turn) = board.understood(seat, text) else {
        let said = act(request, record, Command::Say(text), None).await;
        return said.or_else(|error| {
            let why = board.why(seat, text, &request.lang());
            nearest(request, record, error, why)
        });
    };
    let prospect = picker::prospect(record.id(), &**board, seat, &turn).await;
    if prospect == Prospect::Open {
        return act(request, record, Command::Say(&turn), None).await;
    }
    // Nothing is thrown away by a slip.
    let lang = request.lang();
    let picker = Picker::new(record, seat, Choosing::Turn, &lang)?;
    let reply = picker.confirm_knowing(&turn, prospect).await;
    Ok(with_warnings(request, record, reply).await)
}

/// `/claim` with text: nothing but a claim is read, and the seat it is for by its colour, too.
pub async fn call_out(request: &Request<'_>, record: &Record, text: &str) -> Result<Reply, Error> {
    must_run(record)?;
    if !record.has_claims() {
        return Err(Refusal::NoClaims(record.kind.info).into());
    }
    let seat = seated(request, record)?;
    let board = record.board.as_ref().ok_or(Refusal::NotStarted)?;
    let claims = board.claims(seat);
    let text = with_numbers(text, record, &request.lang());
    if claims.is_empty() && record.is_running() && board.staying().contains(seat) {
        return Err(Refusal::NothingToClaim.into());
    }
    if claims.is_empty() || claims.contains(&text) {
        return act(request, record, Command::Say(&text), None).await;
    }
    let near = notation::suggestions(&claims, &text, limits::BUTTONS);
    let shown = suggestions(record, Choosing::Claim, &near);
    let refusal = Refusal::NotAClaim {
        text: Private(text),
        near: Private(near),
    };
    Ok(Reply::refusal(refusal.say(&request.lang())).buttons(shown))
}

/// A claim with the numbers of seats that are named by their colours: `claim b2 amber` is `claim b2 2`.
fn with_numbers(text: &str, record: &Record, lang: &Lang) -> String {
    let number = |word: &str| {
        let seat = names::find_seat(lang, record, word);
        let seat = seat.or_else(|| names::find_seat(&Lang::english(), record, word));
        seat.map(|seat| seat.to_string())
    };
    let words = text
        .split(' ')
        .map(|word| number(word).unwrap_or_else(|| word.to_owned()));
    words.collect::<Vec<String>>().join(" ")
}

/// The refusal of what is no turn, with those nearest to it as buttons that show them and ask.
fn nearest(
    request: &Request<'_>,
    record: &Record,
    error: Error,
    why: Option<String>,
) -> Result<Reply, Error> {
    let Error::Refused(refusal) = &error else {
        return Err(error);
    };
    let Refusal::Board(board::Refusal::NotATurn { near, .. }) = refusal else {
        return Err(error);
    };
    let shown = suggestions(record, Choosing::Turn, near);
    let refused = refusal.say(&request.lang());
    let said = [why, Some(refused)].into_iter().flatten();
    let reply = Reply::refusal(said.collect::<Vec<_>>().join(" "));
    Ok(reply.buttons(shown))
}

/// Buttons for turns or claims that may have been meant: each shows one, and asks.
fn suggestions(record: &Record, choosing: Choosing, near: &[String]) -> Vec<CreateButton> {
    let button = |text: &String| {
        let action = choosing.walk(record.number, picker::whole(text));
        match_button(record, action, text, ButtonStyle::Secondary)
    };
    let buttons = near.iter().filter_map(button);
    buttons.take(limits::BUTTONS).collect()
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
        or_log(request, request.host().refresh(record.id(), now()).await);
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
    // The computer may have answered before this is.
    live_messages::begin_act(request, record.id());
    let done = request
        .host()
        .act(record.id(), actor, command, shown, now());
    let after = match done.await {
        Ok(after) => after,
        Err(error) => {
            request.data().live_messages.remove(record.id(), person);
            return Err(match error {
                Error::Refused(refusal) => named(refusal, &lang, record).into(),
                error => error,
            });
        }
    };
    if matches!(command, Command::Say(_)) {
        metrics::turn(request.received().elapsed());
    }
    let Some(seat) = after.seat_of(person) else {
        // It is done all the same.
        return Ok(Reply::private(names::sentence(&lang, "done", &after, &[])));
    };
    let reply = own::seen(&after, seat, &lang).await;
    let reply = reply.live(after.id(), after.number);
    Ok(with_warnings(request, &after, reply).await)
}
