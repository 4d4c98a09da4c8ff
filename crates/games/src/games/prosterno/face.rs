//! Pictures and sentences of Prosterno.

use super::{Attacked, Deed, Prosterno, Win, guide};
use crate::game::kit::board9x8::scene::{ENDS, ORTHOGONAL, board, side};
use crate::game::kit::board9x8::{self, BOARD, advance};
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::Cell;
use crate::game::kit::squares;
use crate::game::kit::why;
use crate::game::kit::words::{self, drawing, last, list, way, won};
use crate::game::lang::mark;
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer, notation};

impl Face for Prosterno {
    fn draw(shown: &Shown<Prosterno>) -> Scene {
        let view = &shown.view;
        let mut scene = board(shown, view.pawns.map(Cells::count));
        board9x8::scene::halos(&mut scene, view.pawns);
        if let Some((seat, deed)) = &shown.last {
            scene.ghost(ORTHOGONAL, side(*seat), scene.spot(deed.step.from));
            for attacked in &deed.attacked {
                let from = scene.spot(attacked.from);
                scene.ghost(ORTHOGONAL, side(attacked.seat), from);
            }
        }
        squares::pieces(&mut scene, ORTHOGONAL, side, view.pawns);
        if let Some((_, deed)) = &shown.last {
            trace(&mut scene, deed);
        }
        scene
    }

    fn alt(shown: &Shown<Prosterno>, lang: &Lang) -> String {
        let view = &shown.view;
        let before = shown
            .last
            .as_ref()
            .map(|(seat, deed)| report(*seat, deed, lang));
        let [first, second] = board9x8::words::pawns::<Self>(view.pawns, lang);
        let bold = view.bold.then(|| lang.say("prosterno-bold", &[]));
        let state = shown.standing(lang);
        words::sentences([
            Some(state),
            Some(first),
            Some(second),
            last(before, lang),
            bold,
        ])
    }

    /// Returns the board in marks; below it the step, escapes and removals, and the seat to act.
    fn text(shown: &Shown<Prosterno>, _: &Lang) -> String {
        let moved = shown.last.as_ref().map(|(seat, deed)| {
            let step = way(&[deed.step.from, deed.step.to]);
            let mut parts = vec![format!("{} {step}", mark(*seat))];
            parts.extend(deed.attacked.iter().map(|attacked| {
                let mark = mark(attacked.seat);
                match attacked.to {
                    Some(to) => format!("{mark} {}", way(&[attacked.from, to])),
                    None => format!("{mark} ✗{}", attacked.from),
                }
            }));
            parts.join("  ")
        });
        words::board(shown, drawing(BOARD, shown.view.pawns), moved)
    }

    /// Returns the report of a turn, and the kind of its win.
    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let report = report(seat, deed, lang);
        let Some((winner, win)) = deed.win else {
            return report;
        };
        let key = match win {
            Win::Far => "prosterno-report-far",
            Win::Alone => "prosterno-report-alone",
        };
        won::<Self>(key, report, winner, lang)
    }

    fn origin(_: &Shown<Prosterno>, prefix: &[&str]) -> Option<String> {
        notation::moved_from(prefix)
    }

    fn why(shown: &Shown<Prosterno>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let view = &shown.view;
        let taken = view.pawns[0] | view.pawns[1];
        let bold = || {
            let [from, to] = prefix.get(..2)? else {
                return None;
            };
            let [from, to]: [Cell; 2] = [from.parse().ok()?, to.parse().ok()?];
            let is_back = advance(seat, to) < advance(seat, from);
            (view.bold && is_back).then(|| lang.say("prosterno-why-back", &[]))
        };
        why::moving(BOARD, view.pawns(seat), taken, prefix, lang).or_else(bold)
    }

    fn pieces() -> Option<Scene> {
        Some(guide::draw())
    }
}

/// Draws the step, then escapes, then crosses on removed pawns.
fn trace(scene: &mut Scene, deed: &Deed) {
    let [from, to] = [deed.step.from, deed.step.to].map(|cell| scene.spot(cell));
    scene.bracket(to, None);
    scene.arrow(&[from, to], ENDS);
    for attacked in &deed.attacked {
        if let Some(to) = attacked.to {
            let way = [attacked.from, to].map(|cell| scene.spot(cell));
            scene.blow(&way, ENDS);
        }
    }
    for attacked in deed
        .attacked
        .iter()
        .filter(|attacked| attacked.to.is_none())
    {
        scene.cross(scene.spot(attacked.from));
    }
    let fled = deed.attacked.iter().filter_map(|attacked| {
        let to = attacked.to?;
        Some([attacked.from, to].map(|cell| scene.spot(cell)))
    });
    let arrows: Vec<_> = std::iter::once([from, to]).chain(fled).collect();
    scene.order(&arrows);
}

/// Returns the report of the step, then escapes and removals by seat.
fn report(seat: Seat, deed: &Deed, lang: &Lang) -> String {
    let variables = [
        ("seat", name(seat, lang).into()),
        ("from", deed.step.from.to_string().into()),
        ("to", deed.step.to.to_string().into()),
    ];
    let mut report = vec![lang.say("prosterno-report", &variables)];
    for seat in [seat.rival(), seat] {
        let own = || deed.attacked.iter().filter(move |hit| hit.seat == seat);
        let fled: Vec<String> = own().filter_map(|hit| fled(*hit, lang)).collect();
        let gone = list(own().filter(|hit| hit.to.is_none()).map(|hit| hit.from));
        let seat = ("seat", name(seat, lang).into());
        if !fled.is_empty() {
            let ways = ("ways", fled.join(", ").into());
            report.push(lang.say("prosterno-report-fled", &[seat.clone(), ways]));
        }
        if !gone.is_empty() {
            report.push(lang.say("prosterno-report-lost", &[seat, ("cells", gone.into())]));
        }
    }
    report.join(" ")
}

fn fled(hit: Attacked, lang: &Lang) -> Option<String> {
    let variables = [
        ("from", hit.from.to_string().into()),
        ("to", hit.to?.to_string().into()),
    ];
    Some(lang.say("prosterno-way", &variables))
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Prosterno::INFO, seat)
}
