//! Nubulus in words: alt text, text board, reports and questions.

use super::{Last, Nubulus};
use crate::game::kit::jump::Chain;
use crate::game::lang::mark;
use crate::game::kit::sides::BOARD;
use crate::game::kit::words::{board, drawing, last, list, way};
use crate::game::{Game, Lang, Seat};

pub(super) fn alt(view: &Nubulus, lang: &Lang) -> String {
    let acting = view.acting();
    let before = view.last().map(|last| told(last, lang));
    let must = view.winners().is_none() && view.must_jump(acting);
    let must = must.then(|| lang.say("nubulus-must", &[("seat", name(acting, lang).into())]));
    let standing = lang.standing(Nubulus::INFO, acting.into(), view.winners());
    let pawns = |seat| {
        let pawns = view.pawns(seat);
        let variables = [
            ("seat", name(seat, lang).into()),
            ("count", pawns.count().into()),
            ("cells", list(pawns.iter()).into()),
        ];
        lang.say("nubulus-pawns", &variables)
    };
    lang.say(
        "nubulus-alt",
        &[
            ("state", standing.into()),
            ("first", pawns(Seat(1)).into()),
            ("second", pawns(Seat(2)).into()),
            ("last", last(before, lang).into()),
            ("must", must.unwrap_or_default().into()),
        ],
    )
}

/// The board in marks; below it the last turn with what it took, and who acts.
pub(super) fn text(view: &Nubulus) -> String {
    let moved = view.last().map(|Last { seat, chain }| {
        let taken = chain.over().map(|cell| format!(" ✗{cell}"));
        format!(
            "{} {}{}",
            mark(*seat),
            way(&chain.0),
            taken.collect::<String>()
        )
    });
    let drawing = drawing(BOARD, view.pawns);
    board(drawing, moved, view.acting().into(), view.winners())
}

/// What is being done, and why it wins if it does.
pub(super) fn report(game: &Nubulus, seat: Seat, turn: &Chain, lang: &Lang) -> String {
    let mut after = game.clone();
    after.play(seat, turn);
    let told = after.last().map(|last| told(last, lang));
    let told = told.unwrap_or_default();
    let key = if after.has_arrived(seat) {
        "nubulus-report-far"
    } else if after.pawns(seat.rival()).is_empty() {
        "nubulus-report-alone"
    } else {
        return told;
    };
    let other = ("other", name(seat.rival(), lang).into());
    lang.say(key, &[("report", told.into()), other])
}

fn told(Last { seat, chain }: &Last, lang: &Lang) -> String {
    let mut variables = vec![
        ("seat", name(*seat, lang).into()),
        ("from", chain.from().to_string().into()),
        ("to", chain.to().to_string().into()),
    ];
    let taken = list(chain.over());
    if taken.is_empty() {
        return lang.say("nubulus-report-step", &variables);
    }
    variables.push(("taken", taken.into()));
    variables.push(("stops", list(chain.stops().iter().copied()).into()));
    variables.push(("count", chain.stops().len().into()));
    lang.say("nubulus-report-jump", &variables)
}

pub(super) fn prompt(game: &Nubulus, seat: Seat, said: &[&str], lang: &Lang) -> String {
    let key = match (said, game.must_jump(seat)) {
        ([], true) => "nubulus-prompt-jump",
        ([], false) => "nubulus-prompt-step",
        ([_], _) => "nubulus-prompt-to",
        _ => "nubulus-prompt-on",
    };
    lang.say(key, &[])
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Nubulus::INFO, seat)
}
