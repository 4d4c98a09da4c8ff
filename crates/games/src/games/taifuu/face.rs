//! Pictures and sentences of Taifuu.

use super::piece::TYPHOON;
use super::{Deed, Push, Taifuu, Turn};
use crate::game::kit::grid::Cell;
use crate::game::kit::home_rows5x5::scene::{board, owner};
use crate::game::kit::home_rows5x5::{self, BOARD};
use crate::game::kit::squares;
use crate::game::kit::why;
use crate::game::kit::words::{self, drawing, last, list, way, whereabouts, won};
use crate::game::lang::mark;
use crate::game::scene::Ends;
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer};

impl Face for Taifuu {
    fn draw(shown: &Shown<Taifuu>) -> Scene {
        let view = &shown.view;
        let mut scene = board(shown, TYPHOON);
        home_rows5x5::scene::halos(&mut scene, view.pieces);
        if let Some((seat, Deed { push, .. })) = shown.last {
            let from = scene.spot(push.turn.from);
            scene.ghost(TYPHOON, owner(seat), from);
        }
        squares::men(&mut scene, TYPHOON, owner, view.pieces);
        if let Some((_, deed)) = shown.last {
            trace(&mut scene, deed.push);
        }
        scene
    }

    fn alt(shown: &Shown<Taifuu>, lang: &Lang) -> String {
        let view = &shown.view;
        let before = shown.last.map(|(seat, deed)| report(seat, deed.push, lang));
        let banned = banned(shown).map(|turn| {
            let variables = [
                ("seat", name(view.to_act, lang).into()),
                ("turn", turn.to_string().into()),
            ];
            lang.say("taifuu-banned", &variables)
        });
        let mut variables = vec![
            ("state", shown.standing(lang).into()),
            ("last", last(before, lang).into()),
            ("banned", banned.unwrap_or_default().into()),
        ];
        variables.extend(whereabouts::<Self>(view.pieces, lang));
        lang.say("taifuu-alt", &variables)
    }

    /// Returns the board in marks; below it the last moves, the forbidden turn, and the seat to act.
    fn text(shown: &Shown<Taifuu>, _: &Lang) -> String {
        let moved = shown.last.map(|(seat, deed)| {
            let cells = deed.push.cells();
            let ways: Vec<String> = cells.windows(2).map(way).collect();
            let banned = banned(shown).map(|turn| format!("\n✗ {turn}"));
            format!(
                "{} {}{}",
                mark(seat),
                ways.join("  "),
                banned.unwrap_or_default()
            )
        });
        words::board(shown, drawing(BOARD, shown.view.pieces), moved)
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
        let to: Cell = word.parse().ok()?;
        let pushes = prefix.len() == 1 && shown.view.occupied().contains(to);
        pushes.then(|| lang.say("taifuu-label-push", &[("cell", word.into())]))
    }

    fn why(shown: &Shown<Taifuu>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let view = &shown.view;
        let back = || {
            let is_banned = view
                .banned
                .is_some_and(|turn| turn.to_string() == prefix.join(" "));
            is_banned.then(|| lang.say("taifuu-why-back", &[]))
        };
        let blocked = || {
            let to: Cell = prefix.get(1)?.parse().ok()?;
            let stays = view.occupied().contains(to);
            stays.then(|| lang.say("taifuu-why-blocked", &[]))
        };
        why::leaving(
            BOARD,
            view.pieces(seat),
            view.occupied(),
            prefix.first()?,
            lang,
        )
        .or_else(back)
        .or_else(blocked)
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

/// Returns the forbidden turn while the game runs.
fn banned(shown: &Shown<Taifuu>) -> Option<Turn> {
    shown.view.banned.filter(|_| !shown.is_over())
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Taifuu::INFO, seat)
}
