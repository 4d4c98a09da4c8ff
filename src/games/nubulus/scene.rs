//! Nubulus's picture.

use super::{Last, Nubulus, words};
use crate::game::kit::sides::scene::side;
use crate::game::scene::{Capture, Piece};
use crate::game::kit::sides::far;
use crate::game::{Lang, Scene, Seat};

pub(super) fn scene(view: &Nubulus, lang: &Lang) -> Scene {
    let men = [Seat(1), Seat(2)].map(|seat| view.pawns(seat).count());
    let mut scene = Scene::between_sides(men, view.acting().into(), view.winners());
    for seat in [Seat(1), Seat(2)] {
        for cell in (view.pawns(seat) & far(seat)).iter() {
            scene.halo(scene.spot(cell));
        }
    }
    let capture = view.last().map(capture);
    if let Some(capture) = &capture {
        capture.ghosts(&mut scene);
    }
    for seat in [Seat(1), Seat(2)] {
        for cell in view.pawns(seat).iter() {
            scene.piece(Piece::STONE, side(seat), scene.spot(cell));
        }
    }
    if let Some(capture) = &capture {
        capture.trace(&mut scene);
    }
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view);
    scene
}

fn capture(last: &Last) -> Capture {
    let taken = |cell| (Piece::STONE, side(last.seat.rival()), cell);
    Capture {
        mover: (Piece::STONE, side(last.seat)),
        way: last.chain.0.clone(),
        taken: last.chain.over().map(taken).collect(),
    }
}
