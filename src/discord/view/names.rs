//! Names of people, seats and matches in messages, and refusals that name them.

use super::reply::Reply;
use crate::host::{self, Error, Pace, Record, Refusal, Sitting, Strength, UserId};
use tavolino_games::game::info::{Holds, Palette};
use tavolino_games::game::lang::{Value, mark};
use tavolino_games::game::{Choice, Info, Lang, Seat, Seats, Table};

/// A mention; it notifies the person only if the message allows it.
pub fn person(person: UserId) -> String {
    format!("<@{}>", person.get())
}

/// The language with this match's players as names of its seats, each with the mark of its pieces.
pub fn seated(lang: &Lang, record: &Record) -> Lang {
    let name = |seat: Seat| {
        let mark = mark(record.side(seat));
        format!("{mark} {}", holder(lang, record, seat))
    };
    lang.with_names(Seats::all(record.table.seats).iter().map(name).collect())
}

/// The colour that a seat plays, with its mark.
pub fn colour(lang: &Lang, record: &Record, seat: Seat) -> String {
    lang.colour(record.entry.info.palette, record.side(seat))
}

/// The holder of a seat: a person, the computer, the people of a channel, or a former player.
pub fn holder(lang: &Lang, record: &Record, seat: Seat) -> String {
    let mut seats = record.seats.iter();
    match seats.find(|sitting| sitting.seat == seat) {
        Some(sitting) => sitter(lang, record, sitting),
        None => computer(lang, record, seat),
    }
}

/// The holder of a seat that is taken.
pub fn sitter(lang: &Lang, record: &Record, sitting: &Sitting) -> String {
    match sitting.person {
        Some(holder) => person(holder),
        None if sitting.gone => lang.say("gone", &[]),
        None if sitting.is_channel => lang.say("votes-holder", &[]),
        None => computer(lang, record, sitting.seat),
    }
}

/// The computer with its strength, and a number if it has several seats.
fn computer(lang: &Lang, record: &Record, seat: Seat) -> String {
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

/// The word for a strength.
pub fn strength(lang: &Lang, strength: Strength) -> String {
    lang.say(&format!("strength-{strength}"), &[])
}

/// Former English names of the colours, by seat, which are still read.
const FORMER_COLOURS: [&str; 6] = ["azure", "amber", "crimson", "jade", "ink", "lilac"];

/// The seat that a typed text names, by one of its [`seat_names`].
pub fn find_seat(lang: &Lang, record: &Record, typed: &str) -> Option<Seat> {
    let typed = typed.trim().to_lowercase();
    let is_named = |seat: &Seat| seat_names(lang, record, *seat).contains(&typed);
    Seats::all(record.table.seats).iter().find(is_named)
}

/// The names by which a seat is read, in lower case: number, colour in the person's language and in
/// English, with and without its mark, and former colour.
pub fn seat_names(lang: &Lang, record: &Record, seat: Seat) -> Vec<String> {
    let palette = record.entry.info.palette;
    let mut names = vec![seat.to_string()];
    let side = record.side(seat);
    for lang in [lang, &Lang::english()] {
        let colour = lang.colour(palette, side).to_lowercase();
        names.push(
            colour
                .trim_start_matches(mark(side))
                .trim_start()
                .to_owned(),
        );
        names.push(colour);
    }
    if palette == Palette::Colours {
        names.push(FORMER_COLOURS[side.index()].to_owned());
    }
    names
}

/// The key of the label of the card's button: a hand or a secret, depending on the game.
pub fn card_button_key(record: &Record) -> &'static str {
    match record.entry.info.holds {
        Holds::Hand => "button-hand",
        Holds::Secret => "button-secret",
    }
}

/// The heading of a match: its game, and below it options, pace and code in small text.
pub fn heading(lang: &Lang, record: &Record) -> Vec<String> {
    vec![
        title(lang, record),
        small(lang, record, &chosen(lang, record)),
    ]
}

/// The name of the game as a heading.
pub fn title(lang: &Lang, record: &Record) -> String {
    sentence(lang, "title", record, &[])
}

/// A line of small text that ends with the match's code, which stands once in a message.
pub fn small(lang: &Lang, record: &Record, words: &[String]) -> String {
    if words.is_empty() {
        return sentence(lang, "title-code", record, &[]);
    }
    let options = [("options", words.join(" · ").into())];
    sentence(lang, "title-options", record, &options)
}

/// Options and pace in words, without those that have no effect.
pub fn chosen(lang: &Lang, record: &Record) -> Vec<String> {
    let mut chosen = options(lang, record.entry.info, &record.table);
    chosen.extend(pace(lang, record.row.pace));
    chosen.extend(record.row.rated.then(|| lang.say("lobby-rated", &[])));
    chosen
}

/// The pace in words; `None` without clocks.
fn pace(lang: &Lang, pace: Pace) -> Option<String> {
    let values = [("pace", pace.key().into())];
    pace.time().map(|_| lang.say("title-pace", &values))
}

/// A sentence about the game: its goal (`goal`), description (`pitch`) or length (`length`).
pub fn about(lang: &Lang, record: &Record, what: &str) -> String {
    about_table(lang, record.entry.info, &record.table, what)
}

/// The goal of a game at a table.
pub fn goal(lang: &Lang, info: &Info, table: &Table) -> String {
    about_table(lang, info, table, "goal")
}

fn about_table(lang: &Lang, info: &Info, table: &Table, what: &str) -> String {
    lang.say(&format!("{what}-{}", info.key), &option_values(table))
}

fn option_values(table: &Table) -> Vec<(&str, Value<'_>)> {
    let options = table.options.iter();
    options
        .map(|(key, value)| (key.as_str(), value.as_str().into()))
        .collect()
}

/// The options of a table in words, without those that have no effect beside the others.
pub fn options(lang: &Lang, info: &Info, table: &Table) -> Vec<String> {
    options_in_words(lang, info, table, |_| true)
}

/// The options of a table that are not the default, in words.
pub fn unusual_options(lang: &Lang, info: &Info, table: &Table) -> Vec<String> {
    options_in_words(lang, info, table, |option| {
        Some(&table.option(option.key)) != option.values.first()
    })
}

fn options_in_words(
    lang: &Lang,
    info: &Info,
    table: &Table,
    is_named: impl Fn(&Choice) -> bool,
) -> Vec<String> {
    let values = option_values(table);
    let word = |key: &str| {
        lang.say(
            &format!("shown-{}-{key}-{}", info.key, table.option(key)),
            &values,
        )
    };
    let options = info.options.iter().filter(|option| is_named(option));
    let keys = options.map(|option| option.key);
    let keys = keys.filter(|key| (info.matters)(&table.options, key));
    let swap = table.has_swap().then(|| lang.say("shown-swap", &[]));
    keys.map(word).chain(swap).collect()
}

/// A sentence about a match; game and code are among its values.
pub fn sentence(lang: &Lang, key: &str, record: &Record, more: &[(&str, Value<'_>)]) -> String {
    let mut values = vec![
        ("game", record.entry.info.name.into()),
        ("code", record.id().as_str().into()),
    ];
    values.extend(more.iter().cloned());
    lang.say(key, &values)
}

/// Seats by name, with “and” before the last.
pub fn listed(seated: &Lang, info: &Info, seats: Seats) -> String {
    seated.list(seats.iter().map(|seat| seated.seat(info, seat)))
}

/// The sentence that a match is not rated for these seats, as their people were away; `None`
/// without seats.
pub fn absent(lang: &Lang, record: &Record, seats: Seats) -> Option<String> {
    if seats.count() == 0 {
        return None;
    }
    let who = listed(&seated(lang, record), record.entry.info, seats);
    Some(lang.say("ending-not-rated", &[("who", who.into())]))
}

/// The values `people`, mentions, and `count`, how many they are.
pub fn mentioned(mentioned: &[UserId]) -> [(&'static str, Value<'static>); 2] {
    [
        ("people", people(mentioned).into()),
        ("count", mentioned.len().into()),
    ]
}

/// Mentions of people.
fn people(people: &[UserId]) -> String {
    let people: Vec<String> = people.iter().copied().map(person).collect();
    people.join(" ")
}

/// A person's language at the table of a match, whose buttons are in the match's language. A match
/// without a table has panels in the language of each player.
pub fn at_table(own: &Lang, record: &Record) -> Lang {
    if record.has_table() {
        own.at_table(&lang(record))
    } else {
        own.clone()
    }
}

/// The language of a match, for public messages.
pub fn lang(record: &Record) -> Lang {
    Lang::of(&record.row.lang)
}

/// The outcome of work in a match, a refusal in words: `lang` names the buttons as they are
/// labelled at its table.
pub fn worded(outcome: Result<Reply, Error>, lang: &Lang) -> Result<Reply, Error> {
    match outcome {
        Err(Error::Refused(refusal)) => Ok(Reply::refusal(refusal.say(lang))),
        outcome => outcome,
    }
}

/// The refusal with players in place of seats.
pub fn named(refusal: Refusal, lang: &Lang, record: &Record) -> Refusal {
    match refusal {
        Refusal::Waiting(info, seats) => {
            let names = host::names(&seated(lang, record), info, seats);
            Refusal::WaitingFor(names)
        }
        refusal => refusal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_without_effect_is_not_named() {
        let info = tavolino_games::games::find("mindoku").unwrap().info;
        let named = |mode: &str| {
            let chosen = [("mode", mode), ("referee", "bot")];
            let chosen = chosen.map(|(key, value)| (key.to_owned(), value.to_owned()));
            let table = info.table(&chosen.into(), None).unwrap();
            options(&Lang::english(), info, &table)
        };
        let all = ["4x", "competitive", "the bot refuses duplicates"];
        assert_eq!(named("competitive"), all);
        assert_eq!(named("cooperative"), ["4x", "cooperative"]);
    }
}
