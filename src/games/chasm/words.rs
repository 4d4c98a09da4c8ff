//! Chasm in words: alt text, text board, reports and questions.

use super::{BOARD, Chasm, Game, Last, Turn};
use crate::game::lang::mark;
use crate::game::kit::words::list;
use crate::game::{Lang, Seat};

pub(super) fn alt(view: &Chasm, lang: &Lang) -> String {
    let mut sentences = vec![standing(view, lang), phase(view, lang)];
    sentences.extend(view.seats().iter().map(|seat| has(view, seat, lang)));
    if let Some(last) = view.last() {
        let deed = deed(view, last, lang);
        sentences.push(lang.say("chasm-last", &[("deed", deed.into())]));
    }
    sentences.join(" ")
}

/// The board in marks; below it what each seat has, the last turn, and the phase.
pub(super) fn text(view: &Chasm, lang: &Lang) -> String {
    let has = |seat: Seat| {
        let acts = view.winners().is_none() && seat == view.acting();
        let left = match view.unplaced[seat.index()] {
            0 => String::new(),
            unplaced => format!(" (+ {unplaced})"),
        };
        let arrow = if acts { '▶' } else { ' ' };
        let count = view.pieces(seat).count();
        if view.staying().contains(seat) {
            format!("{arrow} {} × {count}{left}", mark(seat))
        } else {
            format!("  {} × {count} –", mark(seat))
        }
    };
    let seats: Vec<String> = view.seats().iter().map(has).collect();
    let on = |cell| view.owner(cell).map_or('·', mark);
    let mut parts = vec![BOARD.draw(on), seats.join("\n")];
    if let Some(Last {
        seat, turn, fallen, ..
    }) = view.last()
    {
        let way = match turn {
            Turn::Place(cell) => format!("→ {cell}"),
            Turn::Move(from, to) => format!("{from}→{to}"),
        };
        let fell = fallen.map_or_else(String::new, |seat| format!("  ✗ {}", mark(seat)));
        parts.push(format!("{} {way}{fell}", mark(seat)));
    }
    parts.push(phase(view, lang));
    parts.push(standing(view, lang));
    parts.join("\n\n")
}

fn standing(view: &Chasm, lang: &Lang) -> String {
    lang.standing(Chasm::INFO, view.acting().into(), view.winners())
}

fn phase(view: &Chasm, lang: &Lang) -> String {
    let key = if view.is_placing() {
        "chasm-placing"
    } else {
        "chasm-moving"
    };
    lang.say(key, &[])
}

fn has(view: &Chasm, seat: Seat, lang: &Lang) -> String {
    let pieces = view.pieces(seat);
    let key = match (view.staying().contains(seat), view.is_placing()) {
        (false, _) => "chasm-has-left",
        (true, true) => "chasm-has-placed",
        (true, false) => "chasm-has",
    };
    lang.say(
        key,
        &[
            ("seat", name(seat, lang).into()),
            ("count", pieces.count().into()),
            ("cells", list(pieces.iter()).into()),
            ("left", view.unplaced[seat.index()].into()),
        ],
    )
}

pub(super) fn report(game: &Chasm, seat: Seat, turn: Turn, lang: &Lang) -> String {
    let mut after = game.clone();
    after.play(seat, &turn);
    let last = after.last().expect("a turn was just played");
    deed(&after, last, lang)
}

/// What a turn did, told of the position after it.
fn deed(after: &Chasm, last: Last, lang: &Lang) -> String {
    let seat = ("seat", name(last.seat, lang).into());
    let (from, to) = match last.turn {
        Turn::Place(cell) => {
            let cell = ("cell", cell.to_string().into());
            return lang.say("chasm-deed-place", &[seat, cell]);
        }
        Turn::Move(from, to) => (from, to),
    };
    let mut variables = vec![
        seat,
        ("from", from.to_string().into()),
        ("to", to.to_string().into()),
        ("count", last.pushed.into()),
    ];
    let Some(owner) = last.fallen else {
        let key = match last.pushed {
            0 => "chasm-deed-move",
            _ => "chasm-deed-push",
        };
        return lang.say(key, &variables);
    };
    variables.push(("owner", name(owner, lang).into()));
    variables.push(("left", after.count(owner).into()));
    lang.say("chasm-deed-fall", &variables)
}

pub(super) fn prompt(game: &Chasm, said: &[&str], lang: &Lang) -> String {
    let key = match (game.is_placing(), said) {
        (true, _) => "chasm-prompt-place",
        (false, []) => "chasm-prompt-move",
        (false, _) => "chasm-prompt-to",
    };
    lang.say(key, &[])
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Chasm::INFO, seat)
}
