//! Lines of the message about an end: the ratings that it changed, and a remarkable win.

use tavolino_games::game::{Lang, Seat, Seats};

use crate::discord::view::names;
use crate::host::{Honour, NewRating, RatedEnd, Record};

/// The line about the ratings.
pub fn line(record: &Record, end: &RatedEnd, lang: &Lang) -> String {
    let seated = names::seated(lang, record);
    let named = |seats: Seats| names::listed(&seated, record.entry.info, seats);
    match end {
        RatedEnd::TooEarly(seats) => lang.say("ending-too-early", &[("who", named(*seats).into())]),
        RatedEnd::Changed(ratings) if ratings.is_empty() => lang.say("ending-rated", &[]),
        RatedEnd::Changed(ratings) => {
            let shown =
                |(seat, new): &(Seat, NewRating)| rating(&named((*seat).into()), *new, lang);
            let ratings = lang.list(ratings.iter().map(shown));
            lang.say("ending-rated-new", &[("ratings", ratings.into())])
        }
    }
}

/// The line about a remarkable win.
pub fn honour(record: &Record, (seat, honour): (Seat, Honour), lang: &Lang) -> String {
    let seated = names::seated(lang, record);
    let who = names::listed(&seated, record.entry.info, seat.into());
    let game = record.entry.info.name;
    match honour {
        Honour::Row(count) => {
            let values = [
                ("who", who.into()),
                ("game", game.into()),
                ("count", count.into()),
            ];
            lang.say("ending-row", &values)
        }
        Honour::FirstWin => {
            let values = [("who", who.into()), ("game", game.into())];
            lang.say("ending-first-here", &values)
        }
    }
}

/// The line about a match that is the longest of its game on its server.
pub fn longest(record: &Record, moves: i64, lang: &Lang) -> String {
    let values = [
        ("game", record.entry.info.name.into()),
        ("moves", moves.into()),
    ];
    lang.say("ending-longest", &values)
}

fn rating(who: &str, new: NewRating, lang: &Lang) -> String {
    match new {
        NewRating::Number { mean, rise } => {
            let change = points(mean) - points(mean - rise);
            let values = [
                ("who", who.into()),
                ("rating", points(mean).into()),
                ("change", format!("{change:+}").replace('-', "−").into()),
            ];
            lang.say("ending-rating", &values)
        }
        NewRating::Range { from, to } => {
            let values = [
                ("who", who.into()),
                ("from", points(from).into()),
                ("to", points(to).into()),
            ];
            lang.say("ending-rating-range", &values)
        }
    }
}

/// A stored number in rating points.
pub fn points(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1000)
}
