//! `/time`: gifts of thinking time to another player. Asks how much, and says what was given.

use serenity::all::ButtonStyle;

use crate::discord::action::MatchAction;
use crate::discord::clock::now;
use crate::discord::interaction::{Request, must_run, playing};
use crate::discord::limits;
use crate::discord::view::{Reply, match_button, names, times};
use crate::host::{Actor, BadGift, Command, Error, Record, Refusal};
use tavolino_games::game::Seat;

/// The milliseconds of a minute, the unit in which a button says how much is given.
const MINUTE: i64 = 60_000;

/// Asks how much time to give to the seat typed by its number or colour; without one, to the rival
/// the match waits for.
///
/// # Errors
///
/// A refusal if the caller does not play, or `typed` is no other seat.
pub fn ask_for(request: &Request<'_>, record: &Record, typed: &str) -> Result<Reply, Error> {
    let own = playing(request, record)?;
    let seat = match typed {
        "" => record.rival(own),
        _ => names::find_seat(&request.lang(), record, typed),
    };
    match seat {
        Some(seat) => ask(request, record, seat),
        None if record.others(own).is_empty() => Err(Refusal::from(BadGift::NoClock).into()),
        None => Err(Refusal::from(BadGift::Whom).into()),
    }
}

/// Asks how much time to give to `seat`, with a button for each amount.
///
/// # Errors
///
/// A refusal if the caller does not play, or may give the seat no time.
pub fn ask(request: &Request<'_>, record: &Record, seat: Seat) -> Result<Reply, Error> {
    let own = playing(request, record)?;
    let lang = names::seated(&request.lang_at(record), record);
    let button = |millis: i64| {
        let action = MatchAction::Gift(seat, Some(millis / MINUTE));
        let label = times::span(&lang, millis);
        match_button(record, action, &label, ButtonStyle::Primary)
    };
    let gifts = record.gifts(own, seat, now())?;
    let buttons = gifts.into_iter().filter_map(button).take(limits::BUTTONS);
    let who = lang.seat(record.entry.info, seat);
    let text = lang.say("gift-ask", &[("seat", who.into())]);
    Ok(Reply::private(text).buttons(buttons.collect()))
}

/// Gives time to `seat`, as the caller: an amount in minutes, or the usual one. Replies with what
/// was given.
pub async fn give(
    request: &Request<'_>,
    record: &Record,
    seat: Seat,
    minutes: Option<i64>,
) -> Result<Reply, Error> {
    must_run(record)?;
    let actor = Actor::Person(request.person(), request.id());
    let command = Command::GiveTime {
        to: seat,
        millis: minutes.map(|minutes| minutes.saturating_mul(MINUTE)),
    };
    let given = request
        .host()
        .act(record.id(), actor, command, None, now())
        .await?;
    let lang = names::seated(&request.lang_at(record), &given);
    let to = [("to", lang.seat(record.entry.info, seat).into())];
    let millis = given.agreements.given.map_or(0, |(_, _, millis)| millis);
    Ok(Reply::private(times::said(&lang, "done-gave", millis, &to)))
}
