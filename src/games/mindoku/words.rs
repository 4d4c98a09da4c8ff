//! Mindoku in words: alt text, text board, reports and questions.

use super::{Deed, Game, Hand, Mindoku, Mode, Over, Tokens, Turn, View, What};
use crate::game::kit::grid::Cell;
use crate::game::lang::{Value, mark};
use crate::game::{Lang, Seat, Seats};

pub(super) fn alt(view: &View, lang: &Lang) -> String {
    let hands: Vec<String> = Seats::all(view.public.seats())
        .iter()
        .map(|seat| held(view, seat, lang))
        .collect();
    let last = view.public.last().map_or_else(String::new, |deed| {
        lang.say("mindoku-last", &[("report", past(deed, lang).into())])
    });
    lang.say(
        "mindoku-alt",
        &[
            ("state", state(view, lang).into()),
            ("board", board(view, lang).into()),
            ("hands", hands.join(" ").into()),
            ("last", last.into()),
        ],
    )
}

fn state(view: &View, lang: &Lang) -> String {
    let standing = |over| lang.standing(Mindoku::INFO, view.public.acting().into(), over);
    match view.public.over() {
        None => standing(None),
        Some(Over::Won(winner)) => standing(Some(winner.into())),
        Some(Over::Quiet) => lang.say("mindoku-over", &[]),
        Some(Over::Together { won: true }) => lang.say("mindoku-all-won", &[]),
        Some(Over::Together { won: false }) => lang.say("mindoku-all-lost", &[]),
        Some(Over::Otherwise(winners)) => standing(Some(winners)),
    }
}

fn board(view: &View, lang: &Lang) -> String {
    let grid = view.public.layout().grid();
    if view.public.tokens().next().is_none() {
        return lang.say("mindoku-board-empty", &[]);
    }
    let file = |file: u8| {
        let value = |rank| view.public.value(Cell::new(file, rank));
        let values: Vec<String> = (0..grid.ranks)
            .map(|rank| digit(value(rank), '-'))
            .collect();
        let letter = char::from(b'a' + file).to_string();
        let variables = [("file", letter.into()), ("values", values.concat().into())];
        lang.say("mindoku-file", &variables)
    };
    let files: Vec<String> = (0..grid.files).map(file).collect();
    lang.say("mindoku-board", &[("files", files.join(", ").into())])
}

fn held(view: &View, seat: Seat, lang: &Lang) -> String {
    let seat_name = ("seat", name(seat, lang).into());
    if !view.public.staying().contains(seat) {
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

/// The board in digits; below it everyone's hand, and who acts.
pub(super) fn text(view: &View) -> String {
    let public = &view.public;
    let grid = public.layout().grid();
    let at = |cell| digit(public.value(cell), '·').chars().next().unwrap_or('·');
    let hand = |seat: Seat| {
        let acts = public.over().is_none() && seat == public.acting();
        let arrow = if acts { '▶' } else { ' ' };
        let held = match view.hands[seat.index()] {
            Hand::Open(tokens) => hand_text(tokens),
            Hand::Closed(count) => format!("× {count}"),
        };
        format!("{arrow} {} {held}", mark(seat))
    };
    let hands: Vec<String> = public.staying().iter().map(hand).collect();
    let mut parts = vec![grid.draw(at), hands.join("\n")];
    if let Some(Deed { seat, value, what }) = public.last() {
        let way = match what {
            What::Placed(cell) => format!("{value} → {cell}"),
            What::Moved(from, to) => format!("{value} {from}→{to}"),
            What::Taken(cell) => format!("{value} ← {cell}"),
            What::Undone(cell) => format!("{value} ✗ {cell}"),
            What::Claimed(cell, to) => format!("! {value} {cell} → {}", mark(to)),
        };
        parts.push(format!("{} {way}", mark(seat)));
    }
    parts.join("\n\n")
}

/// What a turn or a claim that holds is about to do.
pub(super) fn report(game: &Mindoku, seat: Seat, turn: Turn, lang: &Lang) -> String {
    let on = |cell| game.public.value(cell).unwrap_or_default();
    match turn {
        Turn::Place { value, cell } => {
            let last_one = game.hand(seat).len() == 1;
            let duplicate = game.public.is_duplicate(value, cell);
            let key = match (game.public.mode, last_one, duplicate) {
                (Mode::Cooperative, _, true) => "mindoku-report-lost",
                (_, true, true) => "mindoku-report-undone",
                (_, true, false) => "mindoku-report-place-last",
                (_, false, _) => "mindoku-report-place",
            };
            tell(key, seat, value, cell, &[], lang)
        }
        Turn::Move { from, to } => {
            let from_text = [("from", from.to_string().into())];
            tell("mindoku-report-move", seat, on(from), to, &from_text, lang)
        }
        Turn::Take(cell) => tell("mindoku-report-take", seat, on(cell), cell, &[], lang),
        Turn::ClaimLast(cell) => {
            let owner = game.public.open.map_or(seat, |(_, owner)| owner);
            let to = [("to", name(owner, lang).into())];
            tell("mindoku-report-sent-back", seat, on(cell), cell, &to, lang)
        }
        Turn::Claim { cell, to } => {
            let to = [("to", name(to, lang).into())];
            tell("mindoku-report-claim", seat, on(cell), cell, &to, lang)
        }
    }
}

/// What is known afterwards of what happened last.
fn past(Deed { seat, value, what }: Deed, lang: &Lang) -> String {
    match what {
        What::Placed(cell) => tell("mindoku-report-place", seat, value, cell, &[], lang),
        What::Moved(from, to) => {
            let from = [("from", from.to_string().into())];
            tell("mindoku-report-move", seat, value, to, &from, lang)
        }
        What::Taken(cell) => tell("mindoku-report-take", seat, value, cell, &[], lang),
        What::Undone(cell) => tell("mindoku-report-undone", seat, value, cell, &[], lang),
        What::Claimed(cell, to) => {
            let to = [("to", name(to, lang).into())];
            tell("mindoku-report-claimed", seat, value, cell, &to, lang)
        }
    }
}

fn tell(
    key: &str,
    seat: Seat,
    value: u8,
    cell: Cell,
    more: &[(&str, Value<'_>)],
    lang: &Lang,
) -> String {
    let token = lang.say("mindoku-token", &[("value", value.into())]);
    let mut variables = vec![
        ("seat", name(seat, lang).into()),
        ("token", token.into()),
        ("value", value.into()),
        ("cell", cell.to_string().into()),
    ];
    variables.extend_from_slice(more);
    lang.say(key, &variables)
}

pub(super) fn prompt(said: &[&str], lang: &Lang) -> String {
    let key = match said {
        ["place"] => "mindoku-prompt-value",
        ["place", ..] => "mindoku-prompt-cell",
        ["move"] => "mindoku-prompt-from",
        ["move", ..] => "mindoku-prompt-to",
        ["take", ..] => "mindoku-prompt-take",
        ["claim"] => "mindoku-prompt-claim",
        ["claim", ..] => "mindoku-prompt-give",
        _ => "mindoku-prompt",
    };
    lang.say(key, &[])
}

/// The seat's hand, where hands are private and this one is seen.
pub(super) fn private_hand(view: &View, seat: Seat) -> Option<Tokens> {
    match view.hands.get(seat.index())? {
        Hand::Open(tokens) if view.has_secrets() => Some(*tokens),
        _ => None,
    }
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

fn digit(value: Option<u8>, free: char) -> String {
    value.map_or_else(|| free.to_string(), |value| value.to_string())
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Mindoku::INFO, seat)
}
