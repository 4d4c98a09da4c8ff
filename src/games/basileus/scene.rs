//! Basileus's picture: silhouettes say how a chessman jumps.

use super::{Basileus, Kind, Last, words};
use crate::game::kit::sides::scene::side;
use crate::game::scene::{Capture, Piece};
use crate::game::{Lang, Scene, Seat};

pub(super) fn scene(view: &Basileus, lang: &Lang) -> Scene {
    let men = [Seat(1), Seat(2)].map(|seat| view.men(seat).count());
    let mut scene = Scene::between_sides(men, view.acting().into(), view.winners());
    let capture = view.last().map(capture);
    if let Some(last) = view.last()
        && view.is_beheaded(last.seat.rival())
    {
        scene.halo(scene.spot(last.chain.to()));
    }
    if let Some(capture) = &capture {
        capture.ghosts(&mut scene);
    }
    for seat in [Seat(1), Seat(2)] {
        for (cell, kind) in view.men_with_kinds(seat) {
            scene.piece(piece(kind), side(seat), scene.spot(cell));
        }
    }
    if let Some(capture) = &capture {
        capture.trace(&mut scene);
    }
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view, lang);
    scene
}

fn capture(last: &Last) -> Capture {
    let taken = |&(kind, cell)| (piece(kind), side(last.seat.rival()), cell);
    Capture {
        mover: (piece(last.kind), side(last.seat)),
        way: last.chain.0.clone(),
        taken: last.taken.iter().map(taken).collect(),
    }
}

fn piece(kind: Kind) -> Piece {
    match kind {
        Kind::Pawn => Piece::DIAMOND,
        Kind::Piece => Piece::BLOCK,
        Kind::Basileus => Piece::OCTAGRAM,
    }
}
