//! Pictures and sentences of Kumo.

use super::{Deed, Drift, Kumo, guide};
use crate::game::kit::home_rows5x5::reverse::words as ban;
use crate::game::kit::home_rows5x5::scene::{board, owner};
use crate::game::kit::home_rows5x5::{self, BOARD};
use crate::game::kit::squares;
use crate::game::kit::words::{self, drawing, way, won};
use crate::game::lang::mark;
use crate::game::scene::{Ends, Piece};
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer, notation};

impl Face for Kumo {
    fn draw(shown: &Shown<Kumo>) -> Scene {
        let pieces = shown.view.0.pieces;
        let drift = shown.last.map(|(_, deed)| deed.drift);
        let mut scene = board(shown, Piece::CLOUD);
        home_rows5x5::scene::halos(&mut scene, pieces);
        if let Some(drift) = drift {
            scene.ghost(Piece::CLOUD, owner(drift.whose), scene.spot(drift.from));
        }
        squares::pieces(&mut scene, Piece::CLOUD, owner, pieces);
        if let Some(drift) = drift {
            trace(&mut scene, drift);
        }
        scene
    }

    fn alt(shown: &Shown<Kumo>, lang: &Lang) -> String {
        let report = shown
            .last
            .map(|(seat, deed)| report(seat, deed.drift, lang));
        ban::alt(
            shown,
            &shown.view.0,
            ["kumo-pieces", "kumo-banned"],
            report,
            lang,
        )
    }

    /// Returns the board in marks; below it the last move, the forbidden turn, and the seat to act.
    fn text(shown: &Shown<Kumo>, _: &Lang) -> String {
        let moved = shown.last.map(|(seat, Deed { drift, .. })| {
            let blower = drift.blower.map(|cell| format!("{} {cell} ⇢ ", mark(seat)));
            let way = way(&[drift.from, drift.to]);
            format!(
                "{}{} {way}{}",
                blower.unwrap_or_default(),
                mark(drift.whose),
                ban::ban_line(shown, &shown.view.0)
            )
        });
        words::board(shown, drawing(BOARD, shown.view.0.pieces), moved)
    }

    /// Returns the report of a turn, and the winner.
    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let report = report(seat, deed.drift, lang);
        match deed.arrived {
            Some(winner) => won::<Self>("kumo-report-home", report, winner, lang),
            None => report,
        }
    }

    fn label(
        shown: &Shown<Kumo>,
        _: Seat,
        prefix: &[&str],
        word: &str,
        lang: &Lang,
    ) -> Option<String> {
        ban::label(&shown.view.0, prefix, word, "kumo-label-blow", lang)
    }

    fn origin(_: &Shown<Kumo>, prefix: &[&str]) -> Option<String> {
        notation::moved_from(prefix)
    }

    fn why(shown: &Shown<Kumo>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let keys = ["kumo-why-back", "kumo-why-blocked"];
        ban::why(&shown.view.0, seat, prefix, keys, lang)
    }

    fn pieces() -> Option<Scene> {
        Some(guide::draw())
    }
}

/// Draws a step from the ghost, or a blow from the cloud that blew.
fn trace(scene: &mut Scene, drift: Drift) {
    let (from, to) = (scene.spot(drift.from), scene.spot(drift.to));
    scene.bracket(to, None);
    match drift.blower {
        None => scene.arrow(&[from, to], Ends::default()),
        Some(blower) => {
            let ends = Ends {
                start: 0.36,
                ..Ends::default()
            };
            scene.blow(&[scene.spot(blower), to], ends);
        }
    }
}

fn report(seat: Seat, drift: Drift, lang: &Lang) -> String {
    let mut variables = vec![
        ("seat", name(seat, lang).into()),
        ("from", drift.from.to_string().into()),
        ("to", drift.to.to_string().into()),
    ];
    let key = match drift.blower {
        None => "kumo-report-step",
        Some(blower) => {
            variables.push(("blower", blower.to_string().into()));
            if drift.whose == seat {
                "kumo-report-own"
            } else {
                variables.push(("other", name(drift.whose, lang).into()));
                "kumo-report-blow"
            }
        }
    };
    lang.say(key, &variables)
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Kumo::INFO, seat)
}
