//! Prosterno in words: alt text, text board, reports and questions.

use super::{Attacked, Last, Prosterno, Turn};
use crate::game::lang::mark;
use crate::game::kit::sides::{self, BOARD};
use crate::game::kit::words::{board, drawing, last, list, way};
use crate::game::{Game, Lang, Seat};

pub(super) fn alt(view: &Prosterno, lang: &Lang) -> String {
    let standing = lang.standing(Prosterno::INFO, view.acting().into(), view.winners());
    let before = view.last().map(|last| told(last, lang));
    let pawns = |seat| {
        let pawns = view.pawns(seat);
        let variables = [
            ("seat", name(seat, lang).into()),
            ("count", pawns.count().into()),
            ("cells", list(pawns.iter()).into()),
        ];
        lang.say("prosterno-pawns", &variables)
    };
    let bold = view.bold.then(|| lang.say("prosterno-bold", &[]));
    lang.say(
        "prosterno-alt",
        &[
            ("state", standing.into()),
            ("first", pawns(Seat(1)).into()),
            ("second", pawns(Seat(2)).into()),
            ("last", last(before, lang).into()),
            ("bold", bold.unwrap_or_default().into()),
        ],
    )
}

/// The board in marks; below it the step, who fled where and who is gone, and who acts.
pub(super) fn text(view: &Prosterno) -> String {
    let moved = view.last().map(|last| {
        let mut parts = vec![format!(
            "{} {}",
            mark(last.seat),
            way(&[last.from, last.to])
        )];
        parts.extend(last.attacked.iter().map(|attacked| {
            let mark = mark(attacked.seat);
            match attacked.to {
                Some(to) => format!("{mark} {}", way(&[attacked.from, to])),
                None => format!("{mark} ✗{}", attacked.from),
            }
        }));
        parts.join("  ")
    });
    let drawing = drawing(BOARD, view.pawns);
    board(drawing, moved, view.acting().into(), view.winners())
}

/// What is being done, and why it wins if it does.
pub(super) fn report(game: &Prosterno, seat: Seat, turn: Turn, lang: &Lang) -> String {
    let mut after = game.clone();
    after.play(seat, &turn);
    let told = after.last().map(|last| told(last, lang));
    let told = told.unwrap_or_default();
    let Some(winner) = after.winner() else {
        return told;
    };
    let arrived = !(after.pawns(winner) & sides::far(winner)).is_empty();
    let key = if arrived {
        "prosterno-report-far"
    } else {
        "prosterno-report-alone"
    };
    let variables = [
        ("report", told.into()),
        ("winner", name(winner, lang).into()),
        ("loser", name(winner.rival(), lang).into()),
    ];
    lang.say(key, &variables)
}

/// The step in a sentence, then for each seat who fled and who is gone.
fn told(last: &Last, lang: &Lang) -> String {
    let variables = [
        ("seat", name(last.seat, lang).into()),
        ("from", last.from.to_string().into()),
        ("to", last.to.to_string().into()),
    ];
    let mut told = vec![lang.say("prosterno-report", &variables)];
    for seat in [last.seat.rival(), last.seat] {
        let own = || last.attacked.iter().filter(move |hit| hit.seat == seat);
        let fled: Vec<String> = own().filter_map(|hit| fled(*hit, lang)).collect();
        let gone = list(own().filter(|hit| hit.to.is_none()).map(|hit| hit.from));
        let seat = ("seat", name(seat, lang).into());
        if !fled.is_empty() {
            let ways = ("ways", fled.join(", ").into());
            told.push(lang.say("prosterno-report-fled", &[seat.clone(), ways]));
        }
        if !gone.is_empty() {
            told.push(lang.say("prosterno-report-lost", &[seat, ("cells", gone.into())]));
        }
    }
    told.join(" ")
}

fn fled(hit: Attacked, lang: &Lang) -> Option<String> {
    let variables = [
        ("from", hit.from.to_string().into()),
        ("to", hit.to?.to_string().into()),
    ];
    Some(lang.say("prosterno-way", &variables))
}

pub(super) fn prompt(said: &[&str], lang: &Lang) -> String {
    let key = match said {
        [] => "prosterno-prompt-from",
        _ => "prosterno-prompt-to",
    };
    lang.say(key, &[])
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Prosterno::INFO, seat)
}
