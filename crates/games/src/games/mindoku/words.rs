//! Sentences of Mindoku: alt text, text board, reports.

use super::deed::{Deed, What};
use super::position::Mindoku;
use super::public::Over;
use super::tokens::Tokens;
use super::view::{Hand, View};
use crate::game::kit::words::last;
use crate::game::lang::mark;
use crate::game::{Game, Lang, Outcome, Seat, Shown};

pub(super) fn alt(shown: &Shown<Mindoku>, lang: &Lang) -> String {
    let view = &shown.view;
    let held = |seat| held(view, seat, lang);
    let mut sentences = vec![state(shown, lang), board(view, lang)];
    sentences.extend(shown.seats.iter().map(held));
    let report = shown.last.map(|(seat, deed)| past(deed, seat, lang));
    sentences.extend(last(report, lang));
    sentences.join(" ")
}

fn state(shown: &Shown<Mindoku>, lang: &Lang) -> String {
    match shown.outcome {
        Some(Outcome::Together { won: true }) => lang.say("mindoku-all-won", &[]),
        Some(Outcome::Together { won: false }) => lang.say("mindoku-all-lost", &[]),
        _ if shown.view.public.over == Some(Over::Quiet) => lang.say("mindoku-over", &[]),
        _ => shown.standing(lang),
    }
}

/// Returns the cells of each value: a screen reader passes over signs for free cells, and reads
/// digits in a row as one number.
fn board(view: &View, lang: &Lang) -> String {
    let public = &view.public;
    if public.tokens().next().is_none() {
        return lang.say("mindoku-board-empty", &[]);
    }
    let on_cells = |value: u8| {
        let cells: Vec<String> = public
            .with(value)
            .iter()
            .map(|cell| cell.to_string())
            .collect();
        let variables = [("value", value.into()), ("cells", cells.join(", ").into())];
        (!cells.is_empty()).then(|| lang.say("mindoku-tokens-on", &variables))
    };
    let tokens: Vec<String> = (1..=9).filter_map(on_cells).collect();
    lang.say("mindoku-board", &[("tokens", tokens.join("; ").into())])
}

fn held(view: &View, seat: Seat, lang: &Lang) -> String {
    let seat_name = ("seat", name(seat, lang).into());
    if !view.public.staying.contains(seat) {
        return lang.say("mindoku-hand-left", &[seat_name]);
    }
    match view.hands[seat.index()] {
        hand if hand.is_empty() => lang.say("mindoku-hand-none", &[seat_name]),
        Hand::Open(tokens) => {
            let values = ("values", values(tokens, ", ").into());
            lang.say("mindoku-hand-open", &[seat_name, values])
        }
        Hand::Closed(count) => {
            lang.say("mindoku-hand-closed", &[seat_name, ("count", count.into())])
        }
    }
}

/// Returns the board in digits; below it each hand, and the seat to act.
pub(super) fn text(shown: &Shown<Mindoku>) -> String {
    let public = &shown.view.public;
    let at = |cell| {
        public
            .value(cell)
            .map_or('·', |value| char::from(b'0' + value))
    };
    let hand = |seat: Seat| {
        let held = match shown.view.hands[seat.index()] {
            Hand::Open(tokens) => hand_text(tokens),
            Hand::Closed(count) => format!("× {count}"),
        };
        format!("{} {} {held}", shown.arrow(seat), mark(seat))
    };
    let hands: Vec<String> = public.staying.iter().map(hand).collect();
    let mut parts = vec![public.layout.grid().draw(at), hands.join("\n")];
    if let Some((seat, Deed { value, what })) = shown.last {
        let way = match what {
            What::Placed(cell) | What::Last(cell) | What::Lost(cell) => format!("{value} → {cell}"),
            What::Moved(from, to) => format!("{value} {from}→{to}"),
            What::Taken(cell) => format!("{value} ← {cell}"),
            What::Undone(cell) => format!("{value} ✗ {cell}"),
            What::SentBack(cell, to) | What::Given(cell, to) => {
                format!("! {value} {cell} → {}", mark(to))
            }
        };
        parts.push(format!("{} {way}", mark(seat)));
    }
    parts.join("\n\n")
}

/// Returns the report of a deed with its consequences.
pub(super) fn describe(deed: Deed, seat: Seat, lang: &Lang) -> String {
    let key = match deed.what {
        What::Placed(_) => "mindoku-report-place",
        What::Last(_) => "mindoku-report-place-last",
        What::Lost(_) => "mindoku-report-lost",
        What::Undone(_) => "mindoku-report-undone",
        What::Moved(..) => "mindoku-report-move",
        What::Taken(_) => "mindoku-report-take",
        What::SentBack(..) => "mindoku-report-sent-back",
        What::Given(..) => "mindoku-report-claim",
    };
    report(key, deed, seat, lang)
}

/// Returns the report of a deed for an alt text, which states the consequences elsewhere.
fn past(deed: Deed, seat: Seat, lang: &Lang) -> String {
    let key = match deed.what {
        What::Placed(_) | What::Last(_) | What::Lost(_) => "mindoku-report-place",
        What::SentBack(..) | What::Given(..) => "mindoku-report-claimed",
        What::Undone(_) | What::Moved(..) | What::Taken(_) => return describe(deed, seat, lang),
    };
    report(key, deed, seat, lang)
}

fn report(key: &str, Deed { value, what }: Deed, seat: Seat, lang: &Lang) -> String {
    let token = lang.say("mindoku-token", &[("value", value.into())]);
    let mut variables = vec![
        ("seat", name(seat, lang).into()),
        ("token", token.into()),
        ("value", value.into()),
        ("cell", what.cell().to_string().into()),
    ];
    match what {
        What::Moved(from, _) => variables.push(("from", from.to_string().into())),
        What::SentBack(_, to) | What::Given(_, to) => variables.push(("to", name(to, lang).into())),
        _ => {}
    }
    lang.say(key, &variables)
}

pub(super) fn hand(tokens: Tokens, lang: &Lang) -> String {
    let count = ("count", tokens.len().into());
    lang.say(
        "mindoku-card",
        &[count, ("values", values(tokens, ", ").into())],
    )
}

pub(super) fn hand_text(tokens: Tokens) -> String {
    if tokens.is_empty() {
        "–".to_owned()
    } else {
        values(tokens, " ")
    }
}

fn values(tokens: Tokens, between: &str) -> String {
    let values: Vec<String> = tokens.iter().map(|value| value.to_string()).collect();
    values.join(between)
}

pub(super) fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Mindoku::INFO, seat)
}
