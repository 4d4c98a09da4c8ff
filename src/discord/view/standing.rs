//! The result of a match in words.

use crate::discord::view::names;
use crate::host::{Closed, Record};
use tavolino_games::game::{Lang, Outcome, Seat, Seats};

/// The result, with the name of the match, for messages other than the panel; empty while the match
/// runs.
pub fn standing(record: &Record, seated: &Lang) -> String {
    text(record, seated, "end")
}

/// The result, to stand below the heading of the match; empty while the match runs.
pub fn below_heading(record: &Record, seated: &Lang) -> String {
    text(record, seated, "panel")
}

/// The sentence about a match closed without a result, in the message about its end: it names the
/// players, who are mentioned by it.
pub fn closed(record: &Record, seated: &Lang) -> String {
    text(record, seated, "ending")
}

fn text(record: &Record, seated: &Lang, place: &str) -> String {
    let info = record.entry.info;
    let all = Seats::all(record.table.seats);
    let named = |seats| names::listed(seated, info, seats);
    let say = |key: &str, first: Seats| {
        let others = all.iter().filter(|seat| !first.contains(*seat)).collect();
        let values = [
            ("first", named(first).into()),
            ("others", named(others).into()),
        ];
        names::sentence(seated, &format!("{place}-{key}"), record, &values)
    };
    match record.closed() {
        Some(Closed::Aborted) => return say("broken-off", all),
        Some(Closed::Abandoned) => return say("abandoned", all),
        None => {}
    }
    match record.outcome() {
        None => String::new(),
        Some(Outcome::Together { won: true }) => say("won-together", all),
        Some(Outcome::Together { won: false }) => say("lost-together", all),
        Some(
            ref outcome @ (Outcome::Placed { ref places, .. } | Outcome::Drawn { ref places }),
        ) => {
            let first = (1..).map(Seat).zip(places);
            let first: Seats = first
                .filter(|(_, place)| **place == 1)
                .map(|(seat, _)| seat)
                .collect();
            match first.count() {
                1 => say("won", first),
                _ if outcome.winners().is_empty() => say("drawn", first),
                _ => say("shared", first),
            }
        }
    }
}
