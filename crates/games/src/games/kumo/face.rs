//! Pictures and sentences of Kumo.

use super::{Deed, Drift, Kumo, Turn};
use crate::game::kit::grid::Cell;
use crate::game::kit::home_rows5x5::scene::{board, owner};
use crate::game::kit::home_rows5x5::{self, BOARD};
use crate::game::kit::squares;
use crate::game::kit::why;
use crate::game::kit::words::{self, drawing, last, way, whereabouts, won};
use crate::game::lang::mark;
use crate::game::scene::{Ends, Piece};
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer};

impl Face for Kumo {
    fn draw(shown: &Shown<Kumo>) -> Scene {
        let view = &shown.view;
        let drift = shown.last.map(|(_, deed)| deed.drift);
        let mut scene = board(shown, Piece::CLOUD);
        home_rows5x5::scene::halos(&mut scene, view.clouds);
        if let Some(drift) = drift {
            scene.ghost(Piece::CLOUD, owner(drift.whose), scene.spot(drift.from));
        }
        squares::men(&mut scene, Piece::CLOUD, owner, view.clouds);
        if let Some(drift) = drift {
            trace(&mut scene, drift);
        }
        scene
    }

    fn alt(shown: &Shown<Kumo>, lang: &Lang) -> String {
        let view = &shown.view;
        let before = shown
            .last
            .map(|(seat, deed)| report(seat, deed.drift, lang));
        let banned = banned(shown).map(|turn| {
            let variables = [
                ("seat", name(view.to_act, lang).into()),
                ("turn", turn.to_string().into()),
            ];
            lang.say("kumo-banned", &variables)
        });
        let mut variables = vec![
            ("state", shown.standing(lang).into()),
            ("last", last(before, lang).into()),
            ("banned", banned.unwrap_or_default().into()),
        ];
        variables.extend(whereabouts::<Self>(view.clouds, lang));
        lang.say("kumo-alt", &variables)
    }

    /// Returns the board in marks; below it the last move, the forbidden turn, and the seat to act.
    fn text(shown: &Shown<Kumo>, _: &Lang) -> String {
        let moved = shown.last.map(|(seat, Deed { drift, .. })| {
            let blower = drift.blower.map(|cell| format!("{} {cell} ⇢ ", mark(seat)));
            let way = way(&[drift.from, drift.to]);
            let banned = banned(shown).map(|turn| format!("\n✗ {turn}"));
            let banned = banned.unwrap_or_default();
            format!(
                "{}{} {way}{banned}",
                blower.unwrap_or_default(),
                mark(drift.whose)
            )
        });
        words::board(shown, drawing(BOARD, shown.view.clouds), moved)
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
        let target: Cell = word.parse().ok()?;
        let blows = prefix.len() == 1 && shown.view.occupied().contains(target);
        blows.then(|| lang.say("kumo-label-blow", &[("cell", word.into())]))
    }

    fn why(shown: &Shown<Kumo>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let (view, taken) = (&shown.view, shown.view.occupied());
        let back = || {
            let is_banned = view
                .banned
                .is_some_and(|turn| turn.to_string() == prefix.join(" "));
            is_banned.then(|| lang.say("kumo-why-back", &[]))
        };
        let blown = || {
            let target: Cell = prefix.get(1)?.parse().ok()?;
            let stays = taken.contains(target) && BOARD.contains(target);
            stays.then(|| lang.say("kumo-why-blocked", &[]))
        };
        why::leaving(BOARD, view.clouds(seat), taken, prefix.first()?, lang)
            .or_else(back)
            .or_else(blown)
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

/// Returns the forbidden turn while the game runs.
fn banned(shown: &Shown<Kumo>) -> Option<Turn> {
    shown.view.banned.filter(|_| !shown.is_over())
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Kumo::INFO, seat)
}
