//! What people and matches are called in messages.

use crate::host::{Pace, Record, Strength, UserId};
use tavolino_games::game::info::Holds;
use tavolino_games::game::lang::{Value, mark};
use tavolino_games::game::{Info, Lang, Seat, Seats, Table};

/// A mention; it calls nobody unless the message says so.
pub fn person(person: UserId) -> String {
    format!("<@{}>", person.get())
}

/// The language with this match's people as the names of its seats, each with the mark of its pieces.
pub fn seated(lang: &Lang, record: &Record) -> Lang {
    let name = |seat: Seat| format!("{} {}", mark(seat), holder(lang, record, seat));
    lang.with_names(Seats::all(record.table.seats).iter().map(name).collect())
}

/// Who holds a seat: a person, the computer, or nobody in particular any more.
pub fn holder(lang: &Lang, record: &Record, seat: Seat) -> String {
    match record.person_at(seat) {
        Some(holder) => person(holder),
        None if record.is_gone(seat) => lang.say("gone", &[]),
        None => computer(lang, record, seat),
    }
}

/// The computer, with how strong it plays; where it has several seats, with a number.
pub fn computer(lang: &Lang, record: &Record, seat: Seat) -> String {
    let seats = record.seats.iter();
    let computers = seats.filter(|sitting| sitting.computer.is_some());
    let computers: Vec<Seat> = computers.map(|sitting| sitting.seat).collect();
    let strength = strength(lang, record.strength_of(seat).unwrap_or_default());
    match computers.iter().position(|of| *of == seat) {
        Some(index) if computers.len() > 1 => {
            let number = ("number", (index + 1).into());
            lang.say(
                "computer-numbered",
                &[number, ("strength", strength.into())],
            )
        }
        _ => lang.say("computer", &[("strength", strength.into())]),
    }
}

/// How strong the computer plays, in a word.
pub fn strength(lang: &Lang, strength: Strength) -> String {
    lang.say(&format!("strength-{strength}"), &[])
}

/// The seat that a typed word names: by its number, or by its colour, with or without its mark.
pub fn seat_called(lang: &Lang, record: &Record, typed: &str) -> Option<Seat> {
    let is_meant = |seat: &Seat| {
        let colour = lang.colour(record.kind.info.palette, *seat).to_lowercase();
        let word = colour.split(' ').next().unwrap_or_default();
        typed == seat.to_string() || typed == colour || typed == word
    };
    Seats::all(record.table.seats).iter().find(is_meant)
}

/// The key of what the button to somebody's card says: in some games a hand is in it, in others a secret.
pub fn hand(record: &Record) -> &'static str {
    match record.kind.info.holds {
        Holds::Hand => "button-hand",
        Holds::Secret => "button-secret",
    }
}

/// The heading of a match: its game, its code, its options.
pub fn heading(lang: &Lang, record: &Record) -> Vec<String> {
    let info = record.kind.info;
    let mut lines = vec![sentence(lang, "title", record, &[])];
    let mut options = options(lang, info, &record.table);
    options.extend(pace(lang, record.pace));
    if !options.is_empty() {
        let options = options.join(" · ");
        lines.push(lang.say("title-options", &[("options", options.into())]));
    }
    lines
}

/// A pace in words, where seats have clocks.
fn pace(lang: &Lang, pace: Pace) -> Option<String> {
    let values = [("pace", pace.key().into())];
    pace.time().map(|_| lang.say("title-pace", &values))
}

/// What a game is played for (`goal`), what it is about (`pitch`), how long it takes (`length`).
pub fn about(lang: &Lang, record: &Record, what: &str) -> String {
    lang.say(
        &format!("{what}-{}", record.kind.info.key),
        &chosen(&record.table),
    )
}

fn chosen(table: &Table) -> Vec<(&str, Value<'_>)> {
    let options = table.options.iter();
    options
        .map(|(key, value)| (key.as_str(), value.as_str().into()))
        .collect()
}

/// The options of a table in words. One that means nothing beside the others has a dash for its words.
fn options(lang: &Lang, info: &Info, table: &Table) -> Vec<String> {
    let chosen = chosen(table);
    let word = |key: &str| {
        lang.say(
            &format!("shown-{}-{key}-{}", info.key, table.option(key)),
            &chosen,
        )
    };
    let words = info.options.iter().map(|option| word(option.key));
    words.filter(|word| word != "–").collect()
}

/// A sentence about a match: its game and its code are among its values.
pub fn sentence(lang: &Lang, key: &str, record: &Record, more: &[(&str, Value<'_>)]) -> String {
    let mut values = vec![
        ("game", record.kind.info.name.into()),
        ("code", record.id().as_str().into()),
    ];
    values.extend(more.iter().cloned());
    lang.say(key, &values)
}

/// Seats by name, with “and” before the last.
pub fn listed(seated: &Lang, info: &Info, seats: Seats) -> String {
    let mut names: Vec<String> = seats.iter().map(|seat| seated.seat(info, seat)).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        return last;
    }
    let values = [("names", names.join(", ").into()), ("last", last.into())];
    seated.say("names-and", &values)
}

/// People by their mentions.
pub fn people(people: &[UserId]) -> String {
    let people: Vec<String> = people.iter().copied().map(person).collect();
    people.join(" ")
}

/// The language of a match's table, for what everyone there reads.
pub fn lang(record: &Record) -> Lang {
    Lang::of(&record.lang)
}
