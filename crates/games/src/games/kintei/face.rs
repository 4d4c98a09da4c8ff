//! Pictures and sentences of Kintei.

use super::piece::{self, NEUTRAL, PAWN};
use super::{Deed, Kintei, Way, guide};
use crate::game::kit::grid::Cell;
use crate::game::kit::home_rows5x5::scene::{board, owner};
use crate::game::kit::home_rows5x5::{self, BOARD};
use crate::game::kit::why;
use crate::game::kit::words::{self, list, way};
use crate::game::lang::mark;
use crate::game::scene::{Ends, Piece};
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer};

/// The leaf in the text board.
const LEAF: char = '✿';

impl Face for Kintei {
    fn draw(shown: &Shown<Kintei>) -> Scene {
        let view = &shown.view;
        let mut scene = board(shown, Piece::DISC);
        if home_rows5x5::owner(view.leaf).is_some() {
            scene.halo(scene.spot(view.leaf));
        }
        if let Some((seat, deed)) = shown.last {
            ghosts(&mut scene, seat, deed);
        }
        let moved = shown.last.and_then(|(_, deed)| deed.pawn);
        for seat in [Seat(1), Seat(2)] {
            let stays = |cell: &Cell| moved.is_none_or(|(_, to)| to != *cell);
            for cell in view.pawns(seat).iter().filter(stays) {
                scene.piece(PAWN, owner(seat), scene.spot(cell));
            }
        }
        scene.piece(piece::LEAF, NEUTRAL, scene.spot(view.leaf));
        if let Some((seat, deed)) = shown.last {
            trace(&mut scene, seat, deed);
        }
        scene
    }

    fn alt(shown: &Shown<Kintei>, lang: &Lang) -> String {
        let view = &shown.view;
        let cells = |seat| list(view.pawns(seat).iter());
        let last = shown.last.map(|(_, deed)| last(deed, lang));
        let board = lang.say(
            "kintei-board",
            &[
                ("first", name(Seat(1), lang).into()),
                ("first-cells", cells(Seat(1)).into()),
                ("second", name(Seat(2), lang).into()),
                ("second-cells", cells(Seat(2)).into()),
                ("leaf", view.leaf.to_string().into()),
            ],
        );
        words::sentences([Some(shown.standing(lang)), Some(board), last])
    }

    /// Returns the board in marks; below it the last moves, and the seat to act.
    fn text(shown: &Shown<Kintei>, lang: &Lang) -> String {
        let view = &shown.view;
        let drawing = BOARD.draw(|cell| {
            let mut seats = [Seat(1), Seat(2)].into_iter();
            match seats.find(|&seat| view.pawns(seat).contains(cell)) {
                Some(seat) => mark(seat),
                None if view.leaf == cell => LEAF,
                None => '·',
            }
        });
        let moved = shown.last.map(|(seat, Deed { leaf, pawn, .. })| {
            let way = |mark: char, (from, to): Way| format!("{mark} {}", way(&[from, to]));
            let ways = [
                leaf.map(|ways| way(LEAF, ways)),
                pawn.map(|ways| way(mark(seat), ways)),
            ];
            ways.into_iter().flatten().collect::<Vec<_>>().join("  ")
        });
        let legend = lang.say("kintei-legend", &[]);
        words::board(shown, format!("{drawing}\n\n{legend}"), moved)
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let mut variables = vec![("seat", name(seat, lang).into())];
        if let Some((_, leaf)) = deed.leaf {
            variables.push(("leaf", leaf.to_string().into()));
        }
        if let Some((from, to)) = deed.pawn {
            variables.push(("from", from.to_string().into()));
            variables.push(("to", to.to_string().into()));
        }
        if let Some(home) = deed.home {
            variables.push(("home", name(home, lang).into()));
        }
        let key = match (deed.home, deed.leaf) {
            (Some(home), _) if home == seat => "kintei-report-own",
            (Some(_), _) => "kintei-report-home",
            (None, None) => "kintei-report-pawn",
            (None, Some(_)) => "kintei-report-both",
        };
        lang.say(key, &variables)
    }

    /// Returns the origin: the leaf's cell for the first word, the chosen pawn's cell for the last;
    /// a pawn's own cell has none.
    fn origin(shown: &Shown<Kintei>, prefix: &[&str]) -> Option<String> {
        match prefix.len() + usize::from(shown.view.opening) {
            0 => Some(shown.view.leaf.to_string()),
            1 => None,
            _ => prefix.last().map(ToString::to_string),
        }
    }

    /// Returns the question; the first turn asks for a pawn at once.
    fn prompt(shown: &Shown<Kintei>, _: Seat, prefix: &[&str], lang: &Lang) -> String {
        let key = match prefix.len() + usize::from(shown.view.opening) {
            0 => "kintei-prompt-leaf",
            1 => "kintei-prompt-pawn",
            _ => "kintei-prompt-to",
        };
        lang.say(key, &[])
    }

    fn why(shown: &Shown<Kintei>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let view = &shown.view;
        let pawns = view.pawns(Seat(1)) | view.pawns(Seat(2));
        let taken = pawns | view.leaf.into();
        let prefix = if view.opening {
            prefix
        } else {
            let leaf = why::placing(BOARD, taken, prefix.first()?, lang);
            if leaf.is_some() {
                return leaf;
            }
            &prefix[1..]
        };
        // The cell the leaf has left is free.
        let taken = if view.opening { taken } else { pawns };
        why::moving(BOARD, view.pawns(seat), taken, prefix, lang)
    }

    fn pieces() -> Option<Scene> {
        Some(guide::draw())
    }
}

/// Draws the ghosts of leaf and pawn; the leaf's ghost is invisible if the pawn took its place.
fn ghosts(scene: &mut Scene, seat: Seat, Deed { leaf, pawn, .. }: Deed) {
    let place = pawn.map(|(_, to)| to);
    if let Some((from, _)) = leaf.filter(|&(from, _)| Some(from) != place) {
        scene.ghost(piece::LEAF, NEUTRAL, scene.spot(from));
    }
    if let Some((from, _)) = pawn {
        scene.ghost(PAWN, owner(seat), scene.spot(from));
    }
}

/// Draws the moves. The pawn is drawn after the leaf's arrow, because it may stand on the leaf's
/// path and an arrow must not cover its mark.
fn trace(scene: &mut Scene, seat: Seat, Deed { leaf, pawn, .. }: Deed) {
    if let Some(way) = leaf {
        let ends = Ends {
            end: 0.48,
            ..Ends::default()
        };
        arrow(scene, way, ends);
    }
    if let Some(way) = pawn {
        scene.piece(PAWN, owner(seat), scene.spot(way.1));
        arrow(scene, way, Ends::default());
    }
}

fn arrow(scene: &mut Scene, (from, to): Way, ends: Ends) {
    let (from, to) = (scene.spot(from), scene.spot(to));
    scene.bracket(to, None);
    scene.arrow(&[from, to], ends);
}

fn last(Deed { leaf, pawn, .. }: Deed, lang: &Lang) -> String {
    let key = match (leaf, pawn) {
        (Some(_), Some(_)) => "kintei-last-both",
        (Some(_), None) => "kintei-last-leaf",
        _ => "kintei-last-pawn",
    };
    let mut variables = Vec::new();
    if let Some((from, _)) = leaf {
        variables.push(("leaf-from", from.to_string().into()));
    }
    if let Some((from, to)) = pawn {
        variables.push(("pawn-from", from.to_string().into()));
        variables.push(("pawn-to", to.to_string().into()));
    }
    lang.say(key, &variables)
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Kintei::INFO, seat)
}
