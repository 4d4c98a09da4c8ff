//! Pictures and sentences of Nubulus.

use super::{Deed, Nubulus, Win, guide};
use crate::game::kit::board9x8::scene::{DIAGONAL, board, side};
use crate::game::kit::board9x8::{self, BOARD};
use crate::game::kit::capture::Capture;
use crate::game::kit::cells::Cells;
use crate::game::kit::jump::Chain;
use crate::game::kit::squares;
use crate::game::kit::why;
use crate::game::kit::words::{self, drawing, last, list, way, won};
use crate::game::lang::mark;
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer, notation};

impl Face for Nubulus {
    fn draw(shown: &Shown<Nubulus>) -> Scene {
        let view = &shown.view;
        let mut scene = board(shown, view.pawns.map(Cells::count));
        board9x8::scene::halos(&mut scene, view.pawns);
        let capture = shown
            .last
            .as_ref()
            .map(|(seat, deed)| capture(*seat, &deed.chain));
        if let Some(capture) = &capture {
            capture.ghosts(&mut scene);
        }
        squares::pieces(&mut scene, DIAGONAL, side, view.pawns);
        if let Some(capture) = &capture {
            capture.trace(&mut scene);
        }
        scene
    }

    fn alt(shown: &Shown<Nubulus>, lang: &Lang) -> String {
        let view = &shown.view;
        let before = shown
            .last
            .as_ref()
            .map(|(seat, deed)| report(*seat, &deed.chain, lang));
        let acting = view.to_act;
        let must = !shown.is_over() && view.must_jump(acting);
        let must = must.then(|| lang.say("nubulus-must", &[("seat", name(acting, lang).into())]));
        let [first, second] = board9x8::words::pawns::<Self>(view.pawns, lang);
        let state = shown.standing(lang);
        words::sentences([
            Some(state),
            Some(first),
            Some(second),
            last(before, lang),
            must,
        ])
    }

    /// Returns the board in marks; below it the last turn with its captures, and the seat to act.
    fn text(shown: &Shown<Nubulus>, _: &Lang) -> String {
        let moved = shown.last.as_ref().map(|(seat, Deed { chain, .. })| {
            let taken = chain.over().map(|cell| format!(" ✗{cell}"));
            format!(
                "{} {}{}",
                mark(*seat),
                way(&chain.cells().collect::<Vec<_>>()),
                taken.collect::<String>()
            )
        });
        words::board(shown, drawing(BOARD, shown.view.pawns), moved)
    }

    /// Returns the report of a turn, and the kind of its win.
    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let report = report(seat, &deed.chain, lang);
        let key = match deed.win {
            None => return report,
            Some(Win::Far) => "nubulus-report-far",
            Some(Win::Alone) => "nubulus-report-alone",
        };
        won::<Self>(key, report, seat, lang)
    }

    fn prompt(shown: &Shown<Nubulus>, seat: Seat, prefix: &[&str], lang: &Lang) -> String {
        let key = match (prefix, shown.view.must_jump(seat)) {
            ([], true) => "nubulus-prompt-jump",
            ([], false) => "nubulus-prompt-step",
            ([_], _) => "nubulus-prompt-to",
            _ => "nubulus-prompt-on",
        };
        lang.say(key, &[])
    }

    fn origin(_: &Shown<Nubulus>, prefix: &[&str]) -> Option<String> {
        notation::moved_from(prefix)
    }

    fn why(shown: &Shown<Nubulus>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let view = &shown.view;
        let taken = view.pawns[0] | view.pawns[1];
        let must = || {
            let must = view.must_jump(seat) && prefix.len() > 1;
            must.then(|| lang.say("why-must-capture", &[]))
        };
        why::moving(BOARD, view.pawns(seat), taken, prefix, lang).or_else(must)
    }

    fn pieces() -> Option<Scene> {
        Some(guide::draw())
    }
}

fn capture(seat: Seat, chain: &Chain) -> Capture {
    let taken = |cell| (DIAGONAL, side(seat.rival()), cell);
    Capture {
        mover: (DIAGONAL, side(seat)),
        way: chain.cells().collect(),
        taken: chain.over().map(taken).collect(),
    }
}

fn report(seat: Seat, chain: &Chain, lang: &Lang) -> String {
    let mut variables = vec![
        ("seat", name(seat, lang).into()),
        ("from", chain.from().to_string().into()),
        ("to", chain.to().to_string().into()),
    ];
    let taken = list(chain.over());
    if taken.is_empty() {
        return lang.say("nubulus-report-step", &variables);
    }
    variables.push(("taken", taken.into()));
    variables.push(("stops", list(chain.stops()).into()));
    variables.push(("count", chain.stops().len().into()));
    lang.say("nubulus-report-jump", &variables)
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Nubulus::INFO, seat)
}
