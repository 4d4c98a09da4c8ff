//! `/move` and `/claim`: turns and claims, chosen in menus or typed.

pub mod choosing;
pub mod completion;
pub mod keypad;
mod next;
pub mod occasion;
pub mod offer;
pub mod picker;
pub mod prospect;

#[cfg(test)]
mod tests;

pub use self::choosing::{Choosing, menu_of};
pub use self::completion::{complete_claim, complete_turn, split_code};
pub use self::occasion::{Confirming, Exercise, Occasion};
pub use self::picker::{Picker, turn_value, whole_turn};

use serenity::all::{ButtonStyle, CreateButton};

use self::offer::Offer;
use self::prospect::with_prospect;
use crate::discord::action::MatchAction;
use crate::discord::clock::now;
use crate::discord::interaction::{Request, is_direct_panel, live_messages, must_run, seated};
use crate::discord::view::{
    Reply, deeds, match_button, named, names, own, panel, plans, secondary_button,
};
use crate::discord::warnings::{or_log, with_warnings};
use crate::discord::{limits, position};
use crate::host::{Actor, Command, Error, Record, Refusal};
use crate::metrics;
use tavolino_games::board::{self, Board, Prospect};
use tavolino_games::game::{Lang, Private, Seat, notation};

/// The first menu of a turn or a claim.
pub async fn open(
    request: &Request<'_>,
    record: &Record,
    choosing: Choosing,
) -> Result<Reply, Error> {
    let offer = match choosing {
        Choosing::Turn => offer::at_turn(request, record).await,
        Choosing::Claim => None,
    };
    let number = record.row.number;
    menus_with(request, record, choosing, "", number, offer).await
}

/// The first menu of a turn, for the panel's button drawn at event `number`; refreshes the panel if
/// it is outdated.
pub async fn open_from(
    request: &Request<'_>,
    record: &Record,
    number: i64,
) -> Result<Reply, Error> {
    if !record.is_current(number) {
        let host = request.host();
        host.refresh(record.id(), now()).await?;
    }
    let offer = offer::at_turn(request, record).await;
    menus_with(request, record, Choosing::Turn, "", number, offer).await
}

/// The menu of a turn or a claim after the choice `value`, made in a menu drawn at event `number`.
/// If the match has moved on since, the first menu again, with a note.
///
/// # Errors
///
/// A refusal if the caller has no seat or is not to act.
pub async fn menus(
    request: &Request<'_>,
    record: &Record,
    choosing: Choosing,
    value: &str,
    number: i64,
) -> Result<Reply, Error> {
    menus_with(request, record, choosing, value, number, None).await
}

async fn menus_with(
    request: &Request<'_>,
    record: &Record,
    choosing: Choosing,
    value: &str,
    number: i64,
    offer: Option<Offer>,
) -> Result<Reply, Error> {
    let lang = request.lang_at(record);
    let stale = !record.is_current(number);
    must_run(record)?;
    let seat = seated(request, record)?;
    let picker = match Picker::new(Occasion::Match(record), seat, choosing, &lang) {
        Ok(picker) => picker.offering(offer),
        Err(waiting @ Refusal::Waiting(..)) => {
            record.must_be_current(number)?;
            return Err(named(waiting, &lang, record).into());
        }
        Err(refusal) => return Err(named(refusal, &lang, record).into()),
    };
    if !is_direct_panel(request, record.id()).await {
        live_messages::begin_choice(request, record.id(), record.row.number);
    }
    let reply = if stale {
        let key = match record.must_be_current(number) {
            Err(Refusal::MovedBack) => "picker-moved-back",
            _ => "picker-moved-on",
        };
        let moved_on = lang.say(key, &[]);
        picker.after("").await.adding(&moved_on)
    } else {
        picker.chosen(value).await
    };
    let since = || deeds::since(record, Some(seat), &names::seated(&lang, record));
    let reply = match since().filter(|_| value.is_empty() && choosing == Choosing::Turn) {
        Some(since) => reply.opening(&since),
        None => reply,
    };
    let reply = if value.is_empty() && choosing == Choosing::Turn {
        with_plan(request, record, seat, reply).await
    } else {
        reply
    };
    let reply = reply
        .showing(record.id(), record.row.number)
        .closing(own::closed_choice(record, &lang));
    Ok(with_warnings(request, record, reply).await)
}

/// The first menu of a turn with what was planned for it and the player's note, and the buttons
/// that look ahead and change the note.
async fn with_plan(request: &Request<'_>, record: &Record, seat: Seat, reply: Reply) -> Reply {
    let lang = request.lang_at(record);
    let prepared = request.host().prepared(record, request.person()).await;
    let prepared = or_log(request, prepared).unwrap_or_default();
    let words = [plans::note(&prepared), plans::at_turn(&prepared, &lang)];
    let reply = words
        .into_iter()
        .flatten()
        .fold(reply, |reply, words| reply.opening(&words));
    if !reply.has_room() {
        return reply;
    }
    let ahead = plans::ahead_button(record, seat, &lang);
    // The first one is written from **More**, so that a usual menu has no further button.
    let note = || secondary_button(record, MatchAction::Note, &lang.say("button-note", &[]));
    let note = (!prepared.note.is_empty()).then(note).flatten();
    reply.buttons(ahead.into_iter().chain(note).collect())
}

/// A private message as it is now, in place of one that is updated no more: the menus of the
/// caller's turn, else the position.
pub async fn open_again(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    must_run(record)?;
    let Some(seat) = record.seat_of(request.person()) else {
        return position::board(request, record).await;
    };
    if record.to_act().contains(seat) {
        return open(request, record, Choosing::Turn).await;
    }
    let reply = own::seen(record, seat, &request.lang_at(record)).await;
    let reply = reply.live(record.id(), record.row.number);
    Ok(with_warnings(request, record, reply).await)
}

/// Plays a turn, or makes a claim, confirmed in a message drawn at event `number`; the answer
/// replaces that message.
pub async fn confirm(
    request: &Request<'_>,
    record: &Record,
    text: &str,
    number: i64,
) -> Result<Reply, Error> {
    act_or_refresh(request, record, Command::Say(text), Some(number)).await
}

/// Leaves the match for good, whatever has been played since the question.
pub async fn really_resign(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    act_or_refresh(request, record, Command::Leave, None).await
}

/// `/move` with text: plays the turn, or asks to confirm one that ends the game or exposes the
/// player.
///
/// # Errors
///
/// A refusal if the caller may not act; for a text that is no turn, a reply with the nearest turns
/// as buttons instead, and for the beginning of several, which completion offers, the menus after
/// it.
pub async fn play_text(request: &Request<'_>, record: &Record, text: &str) -> Result<Reply, Error> {
    must_run(record)?;
    let (Some(board), Some(seat)) = (&record.board, record.seat_of(request.person())) else {
        return act(request, record, Command::Say(text), None).await;
    };
    let Ok(chosen) = board.choose(seat, text) else {
        if let Some(begun) = begun(&**board, seat, text) {
            return menus(request, record, Choosing::Turn, &begun, record.row.number).await;
        }
        // The host words the refusal, on the newest position.
        let result = act(request, record, Command::Say(text), None).await;
        return result.or_else(|error| {
            let why = board.why(seat, text, &request.lang_at(record));
            refusal_with_suggestions(request, record, error, why)
        });
    };
    let (chosen, prospect) = with_prospect(record.id().as_str(), chosen).await;
    if prospect == Prospect::Open {
        let (chosen, number) = (&*chosen, record.row.number);
        let command = Command::Play { chosen, number };
        return act(request, record, command, None).await;
    }
    // Decisive and harmful turns are confirmed first: a slip must not cost the game.
    let lang = request.lang_at(record);
    let picker = Picker::new(Occasion::Match(record), seat, Choosing::Turn, &lang)?;
    let reply = picker.confirm_turn(&*chosen, prospect).await;
    let reply = reply.closing(own::closed_choice(record, &lang));
    Ok(with_warnings(request, record, reply).await)
}

/// The beginning of several turns that a text is, as the menus have it; `None` if no turn begins
/// so.
fn begun(board: &dyn Board, seat: Seat, typed: &str) -> Option<String> {
    let mut spellings = [notation::normalize(typed), notation::split_words(typed)].into_iter();
    spellings
        .find(|words| !words.is_empty() && !board.steps(seat, words, limits::CHOICES).is_empty())
}

/// `/claim` with text: makes the claim; a seat in it may be named by its colour.
///
/// # Errors
///
/// A refusal if the game has no claims, or the caller none to make; for a text that is no claim, a
/// reply with the nearest claims as buttons instead.
pub async fn claim_text(
    request: &Request<'_>,
    record: &Record,
    text: &str,
) -> Result<Reply, Error> {
    must_run(record)?;
    let board = record.board.as_ref().ok_or(Refusal::NotStarted)?;
    if !board.has_claims() {
        return Err(Refusal::NoClaims(record.entry.info).into());
    }
    let seat = seated(request, record)?;
    let claims = board.claims(seat);
    let text = with_seat_number(text, record, &request.lang_at(record));
    if claims.is_empty() && record.is_running() && board.staying().contains(seat) {
        return Err(Refusal::NothingToClaim.into());
    }
    if claims.is_empty() || claims.contains(&text) {
        return act(request, record, Command::Say(&text), None).await;
    }
    let near = notation::suggestions(&claims, &text, limits::BUTTONS);
    let buttons = suggestion_buttons(record, Choosing::Claim, &near);
    let refusal = Refusal::NotAClaim {
        text: Private(text),
        near: Private(near),
    };
    Ok(Reply::refusal(refusal.say(&request.lang_at(record))).buttons(buttons))
}

/// A claim with the number of the seat it names after the cell: `claim b2 ▲ gold` becomes
/// `claim b2 2`.
fn with_seat_number(claim: &str, record: &Record, lang: &Lang) -> String {
    let words: Vec<&str> = claim.splitn(3, ' ').collect();
    let [verb, cell, seat] = words[..] else {
        return claim.to_owned();
    };
    match names::find_seat(lang, record, seat) {
        Some(seat) => format!("{verb} {cell} {seat}"),
        None => claim.to_owned(),
    }
}

/// For the refusal `NotATurn`, a reply with the reason `why` and the nearest turns as buttons; any
/// other error unchanged.
fn refusal_with_suggestions(
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
    let buttons = suggestion_buttons(record, Choosing::Turn, near);
    let sentence = refusal.say(&request.lang_at(record));
    let text = [why, Some(sentence)].into_iter().flatten();
    let reply = Reply::refusal(text.collect::<Vec<_>>().join(" "));
    Ok(reply.buttons(buttons))
}

/// A button for each suggested turn or claim, which shows it and asks to confirm.
fn suggestion_buttons(record: &Record, choosing: Choosing, near: &[String]) -> Vec<CreateButton> {
    let button = |text: &String| {
        let action = choosing.walk(record.row.number, picker::turn_value(text));
        match_button(record, action, text, ButtonStyle::Secondary)
    };
    let buttons = near.iter().filter_map(button);
    buttons.take(limits::BUTTONS).collect()
}

/// Carries a command out; if the match has moved on, refreshes the panel that was pressed.
async fn act_or_refresh(
    request: &Request<'_>,
    record: &Record,
    command: Command<'_>,
    seen: Option<i64>,
) -> Result<Reply, Error> {
    let result = act(request, record, command, seen).await;
    if let Err(Error::Refused(Refusal::MovedOn | Refusal::MovedBack)) = result {
        or_log(request, request.host().refresh(record.id(), now()).await);
    }
    result
}

/// Carries a command out as the caller; replies with the position after it. `seen` is the number of
/// the last event the decision is based on: the command is refused if the match has moved on since.
async fn act(
    request: &Request<'_>,
    record: &Record,
    command: Command<'_>,
    seen: Option<i64>,
) -> Result<Reply, Error> {
    let lang = request.lang_at(record);
    let person = request.person();
    let actor = Actor::Person(person, request.id());
    // Registered before the command: the computer may answer before this reply is sent.
    let is_panel = is_direct_panel(request, record.id()).await;
    if !is_panel {
        live_messages::begin_act(request, record.id());
    }
    let result = request.host().act(record.id(), actor, command, seen, now());
    let after = match result.await {
        Ok(after) => after,
        Err(error) => {
            request.data().live_messages.remove(record.id(), person);
            return Err(match error {
                Error::Refused(refusal) => named(refusal, &lang, record).into(),
                error => error,
            });
        }
    };
    if matches!(command, Command::Say(_) | Command::Play { .. }) {
        metrics::turn(request.received().elapsed());
    }
    let Some(seat) = after.seat_of(person) else {
        // The command is stored, though the caller has no seat any more.
        return Ok(Reply::private(names::sentence(&lang, "done", &after, &[])));
    };
    if is_panel {
        return Ok(panel::direct(&after, seat, &lang).await);
    }
    let next = or_log(request, next::buttons(request, &after).await).unwrap_or_default();
    let live_messages = &request.data().live_messages;
    live_messages.set_further(after.id(), person, request.token(), next.clone());
    let reply = own::seen(&after, seat, &lang).await.buttons(next);
    let reply = reply.live(after.id(), after.row.number);
    Ok(with_warnings(request, &after, reply).await)
}
