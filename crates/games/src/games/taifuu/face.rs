//! Pictures and sentences of Taifuu.

use super::piece::TYPHOON;
use super::{Deed, Push, Taifuu, guide};
use crate::game::kit::home_rows5x5::reverse::words as ban;
use crate::game::kit::home_rows5x5::scene::{board, owner};
use crate::game::kit::home_rows5x5::{self, BOARD};
use crate::game::kit::squares;
use crate::game::kit::words::{self, drawing, list, way, won};
use crate::game::lang::mark;
use crate::game::scene::Ends;
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer, notation};

impl Face for Taifuu {
    fn draw(shown: &Shown<Taifuu>) -> Scene {
        let pieces = shown.view.0.pieces;
        let mut scene = board(shown, TYPHOON);
        home_rows5x5::scene::halos(&mut scene, pieces);
        if let Some((seat, Deed { push, .. })) = shown.last {
            let from = scene.spot(push.turn.from);
            scene.ghost(TYPHOON, owner(seat), from);
        }
        squares::pieces(&mut scene, TYPHOON, owner, pieces);
        if let Some((_, deed)) = shown.last {
            trace(&mut scene, deed.push);
        }
        scene
    }

    fn alt(shown: &Shown<Taifuu>, lang: &Lang) -> String {
        let report = shown.last.map(|(seat, deed)| report(seat, deed.push, lang));
        ban::alt(
            shown,
            &shown.view.0,
            ["taifuu-pieces", "taifuu-banned"],
            report,
            lang,
        )
    }

    /// Returns the board in marks; below it the last moves, the forbidden turn, and the seat to
    /// act.
    fn text(shown: &Shown<Taifuu>, _: &Lang) -> String {
        let moved = shown.last.map(|(seat, deed)| {
            let cells = deed.push.cells();
            let ways: Vec<String> = cells.windows(2).map(way).collect();
            let banned = ban::ban_line(shown, &shown.view.0);
            format!("{} {}{banned}", mark(seat), ways.join("  "))
        });
        words::board(shown, drawing(BOARD, shown.view.0.pieces), moved)
    }

    /// Returns the report of a turn, and the winner.
    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let report = report(seat, deed.push, lang);
        match deed.arrived {
            Some(winner) => won::<Self>("taifuu-report-home", report, winner, lang),
            None => report,
        }
    }

    fn label(
        shown: &Shown<Taifuu>,
        _: Seat,
        prefix: &[&str],
        word: &str,
        lang: &Lang,
    ) -> Option<String> {
        ban::label(&shown.view.0, prefix, word, "taifuu-label-push", lang)
    }

    fn origin(_: &Shown<Taifuu>, prefix: &[&str]) -> Option<String> {
        notation::moved_from(prefix)
    }

    fn why(shown: &Shown<Taifuu>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let keys = ["taifuu-why-back", "taifuu-why-blocked"];
        ban::why(&shown.view.0, seat, prefix, keys, lang)
    }

    fn pieces() -> Option<Scene> {
        Some(guide::draw())
    }
}

/// Draws the step, and a short arrow from each pushing piece to the pushed one.
fn trace(scene: &mut Scene, push: Push) {
    let spots: Vec<_> = push
        .cells()
        .into_iter()
        .map(|cell| scene.spot(cell))
        .collect();
    scene.bracket(spots[1], None);
    scene.arrow(&spots[..2], Ends::default());
    let between = Ends {
        start: 0.36,
        end: 0.36,
    };
    for pair in spots[1..].windows(2) {
        scene.arrow(pair, between);
    }
}

fn report(seat: Seat, push: Push, lang: &Lang) -> String {
    let cells = push.cells();
    let pushed = &cells[1..cells.len() - 1];
    lang.say(
        "taifuu-report",
        &[
            ("seat", name(seat, lang).into()),
            ("from", push.turn.from.to_string().into()),
            ("to", push.turn.to().to_string().into()),
            ("count", pushed.len().into()),
            ("pushed", list(pushed.iter().copied()).into()),
        ],
    )
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Taifuu::INFO, seat)
}
