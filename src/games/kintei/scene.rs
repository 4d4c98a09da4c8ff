//! Kintei's picture.

use super::{Kintei, Last, Way, words};
use crate::game::kit::homes::scene::owner;
use crate::game::scene::{Ends, Owner, Piece};
use crate::game::{Lang, Scene, Seat};

const SEATS: [Seat; 2] = [Seat(1), Seat(2)];

pub(super) fn scene(view: &Kintei, lang: &Lang) -> Scene {
    let mut scene = Scene::between_homes(Piece::DISC, view.acting().into(), view.winners());
    if Kintei::home(view.leaf()).is_some() {
        scene.halo(scene.spot(view.leaf()));
    }
    pieces(&mut scene, view);
    if let Some(last) = view.last() {
        trace(&mut scene, last);
    }
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view);
    scene
}

/// Ghosts, then everything that stands somewhere, but the pawn that moved last.
fn pieces(scene: &mut Scene, view: &Kintei) {
    let moved = view.last().and_then(|last| last.pawn.map(|(_, to)| to));
    if let Some(Last { seat, leaf, pawn }) = view.last() {
        // Nothing of the leaf's ghost is to be seen if the pawn took its place.
        if let Some((from, _)) = leaf.filter(|&(from, _)| Some(from) != moved) {
            scene.ghost(Piece::LEAF, Owner::Leaf, scene.spot(from));
        }
        if let Some((from, _)) = pawn {
            scene.ghost(Piece::PAWN, owner(seat), scene.spot(from));
        }
    }
    for seat in SEATS {
        for cell in view.pawns(seat).filter(|&cell| Some(cell) != moved) {
            scene.piece(Piece::PAWN, owner(seat), scene.spot(cell));
        }
    }
    scene.piece(Piece::LEAF, Owner::Leaf, scene.spot(view.leaf()));
}

/// What the last turn moved. The pawn comes after the leaf's arrow: it may have gone where the leaf passed, and an arrow
/// must not cover its mark.
fn trace(scene: &mut Scene, last: Last) {
    if let Some(way) = last.leaf {
        arrow(
            scene,
            way,
            Ends {
                end: 0.48,
                ..Ends::default()
            },
        );
    }
    if let Some(way) = last.pawn {
        scene.piece(Piece::PAWN, owner(last.seat), scene.spot(way.1));
        arrow(scene, way, Ends::default());
    }
}

fn arrow(scene: &mut Scene, (from, to): Way, ends: Ends) {
    let (from, to) = (scene.spot(from), scene.spot(to));
    scene.bracket(to, None);
    scene.arrow(&[from, to], ends);
}
