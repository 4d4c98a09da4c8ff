//! The panel: the public living message of a match, a function of its record.

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::interaction::request::action::Action;
use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::view::controls::{button, of_match};
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::discord::view::{deeds, history, names, standing, times};
use crate::host::Record;
use tavolino_games::game::{Lang, Outcome, Seat, Seats, Viewer};

/// The panel of a match that has started, with its picture.
pub async fn panel(record: &Record, lang: &Lang) -> Reply {
    seen(record, None, text(record, None, lang), lang).await
}

/// The panel in a player's direct messages, while there is no table: it says why, and shows the view of the seat.
pub async fn direct(record: &Record, seat: Seat, lang: &Lang) -> Reply {
    let mut text = text(record, Some(seat), lang);
    if !record.is_by_code() {
        text = format!("{text}\n{}", lang.say("panel-direct", &[]));
    }
    seen(record, Some(seat), text, lang).await
}

/// The panel in the direct messages of the only person of a match: it shows the view of their seat.
pub async fn alone(record: &Record, seat: Seat, lang: &Lang) -> Reply {
    seen(record, Some(seat), text(record, Some(seat), lang), lang).await
}

async fn seen(record: &Record, viewer: Viewer, text: String, lang: &Lang) -> Reply {
    let reply = Reply::public(text);
    let Some(board) = &record.board else {
        return reply;
    };
    let name = format!("{}-{}.png", record.id(), record.number);
    let picture = Picture::draw(record.id().as_str(), board.scene(viewer, lang), name).await;
    let over = if record.is_running() {
        Vec::new()
    } else {
        history::buttons(record, lang)
    };
    reply
        .with(picture)
        .buttons(buttons(record, lang))
        .buttons(over)
}

/// The text of the panel, for the public or for one seat.
pub fn text(record: &Record, reader: Viewer, lang: &Lang) -> String {
    let info = record.kind.info;
    let seated = names::seated(lang, record);
    let mut lines = names::heading(lang, record);
    if record.last.is_none() && record.is_running() {
        let goal = names::about(lang, record, "goal");
        lines.push(lang.say("panel-goal", &[("goal", goal.into())]));
    }
    lines.extend(players(record, lang));
    if let Some(last) = deeds::last_event(record, reader, &seated.with_reader(reader)) {
        lines.push(lang.say("panel-last", &[("report", last.into())]));
    }
    if let Some((by, to, millis)) = record.agreements.given.filter(|_| record.is_running()) {
        lines.push(format!("-# {}", time_gift(record, by, to, millis, &seated)));
    }
    if !record.is_running() {
        lines.push(standing::below_heading(record, &seated));
    }
    if let Some(closes) = record.closes().filter(|_| record.is_running()) {
        let values = [("when", times::moment(closes).into())];
        lines.push(lang.say("panel-closes", &values));
    }
    if (info.together)(&record.table.options) && record.is_running() {
        lines.push(lang.say("panel-together", &[]));
    }
    lines.join("\n")
}

/// The sentence that one seat gave another more time.
pub fn time_gift(record: &Record, by: Seat, to: Seat, millis: i64, seated: &Lang) -> String {
    let info = record.kind.info;
    let values = [
        ("by", seated.seat(info, by).into()),
        ("to", seated.seat(info, to).into()),
        ("span", times::span(seated, millis).into()),
    ];
    seated.say("panel-given", &values)
}

/// A line for each player, in order of place once the game is over.
pub fn players(record: &Record, lang: &Lang) -> Vec<String> {
    let mut seats: Vec<Seat> = Seats::all(record.table.seats).iter().collect();
    seats.sort_by_key(|seat| (place(record, *seat), *seat));
    let seats = seats.into_iter();
    seats.map(|seat| player(record, lang, seat)).collect()
}

/// A player's line: colour, mark, name, and whose turn it is or the result.
fn player(record: &Record, lang: &Lang, seat: Seat) -> String {
    let info = record.kind.info;
    let values = [
        ("colour", lang.colour(info.palette, seat).into()),
        ("who", names::holder(lang, record, seat).into()),
        (
            "place",
            lang.say("place", &[("place", place(record, seat).into())])
                .into(),
        ),
        ("score", score(record, seat).unwrap_or_default().into()),
        (
            "until",
            record
                .deadline(seat)
                .map(times::moment)
                .unwrap_or_default()
                .into(),
        ),
    ];
    let left = record
        .board
        .as_ref()
        .is_some_and(|board| !board.staying().contains(seat))
        // The line of a former player says so already.
        && !record.is_gone(seat);
    let key = match record.outcome() {
        Some(Outcome::Placed { .. }) if score(record, seat).is_some() => "panel-player-scored",
        Some(Outcome::Placed { .. } | Outcome::Drawn { .. }) if left => "panel-player-placed-left",
        Some(Outcome::Placed { .. } | Outcome::Drawn { .. }) => "panel-player-placed",
        _ if left => "panel-player-left",
        _ if record.to_act().contains(seat) && record.deadline(seat).is_some() => {
            "panel-player-to-act-until"
        }
        _ if record.to_act().contains(seat) => "panel-player-to-act",
        _ => "panel-player",
    };
    let line = lang.say(key, &values);
    let staying = record.is_running() && !left;
    match record.away(seat).filter(|_| staying) {
        Some(until) => {
            let away = lang.say("panel-away", &[("until", times::day(until).into())]);
            format!("{line} · {away}")
        }
        None => line,
    }
}

fn place(record: &Record, seat: Seat) -> u8 {
    let outcome = record.outcome();
    let places = outcome.as_ref().and_then(Outcome::places);
    places.map_or(0, |places| places[seat.index()])
}

fn score(record: &Record, seat: Seat) -> Option<i32> {
    record.outcome()?.score(seat)
}

fn buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    let number = record.number;
    let of = |action| of_match(record, action);
    let mut buttons = Vec::new();
    if record.is_running() {
        buttons.push((
            of(MatchAction::Turn(number)),
            "button-turn",
            ButtonStyle::Primary,
        ));
        if record.has_secrets() {
            buttons.push((
                of(MatchAction::Hand),
                names::card_button_key(record),
                ButtonStyle::Secondary,
            ));
        }
        if record.has_claims() {
            buttons.push((
                of(MatchAction::Claim(number)),
                "button-claim",
                ButtonStyle::Secondary,
            ));
        }
    }
    if !record.is_running() && record.has_table() {
        buttons.push((
            of(MatchAction::Rematch),
            "button-rematch",
            ButtonStyle::Primary,
        ));
    }
    buttons.push((
        Action::Rules(record.kind.info.key.to_owned()),
        "button-rules",
        ButtonStyle::Secondary,
    ));
    buttons.push((
        of(MatchAction::More(number)),
        "button-more",
        ButtonStyle::Secondary,
    ));
    buttons
        .into_iter()
        .filter_map(|(action, label, style)| button(&action, &lang.say(label, &[]), style))
        .collect()
}
