//! Prosterno's picture.

use super::{Last, Prosterno, words};
use crate::game::kit::sides::scene::side;
use crate::game::scene::{Ends, Piece};
use crate::game::kit::sides::far;
use crate::game::{Lang, Scene, Seat};

pub(super) fn scene(view: &Prosterno, lang: &Lang) -> Scene {
    let men = [Seat(1), Seat(2)].map(|seat| view.pawns(seat).count());
    let mut scene = Scene::between_sides(men, view.acting().into(), view.winners());
    for seat in [Seat(1), Seat(2)] {
        for cell in (view.pawns(seat) & far(seat)).iter() {
            scene.halo(scene.spot(cell));
        }
    }
    if let Some(last) = view.last() {
        scene.ghost(Piece::STONE, side(last.seat), scene.spot(last.from));
        for attacked in &last.attacked {
            let from = scene.spot(attacked.from);
            scene.ghost(Piece::STONE, side(attacked.seat), from);
        }
    }
    for seat in [Seat(1), Seat(2)] {
        for cell in view.pawns(seat).iter() {
            scene.piece(Piece::STONE, side(seat), scene.spot(cell));
        }
    }
    if let Some(last) = view.last() {
        trace(&mut scene, last);
    }
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view);
    scene
}

/// The step, then flights, then crosses on whoever could not flee.
fn trace(scene: &mut Scene, last: &Last) {
    let [from, to] = [last.from, last.to].map(|cell| scene.spot(cell));
    scene.bracket(to, None);
    scene.arrow(&[from, to], Ends::default());
    for attacked in &last.attacked {
        if let Some(to) = attacked.to {
            let way = [attacked.from, to].map(|cell| scene.spot(cell));
            scene.blow(&way, Ends::default());
        }
    }
    for attacked in last
        .attacked
        .iter()
        .filter(|attacked| attacked.to.is_none())
    {
        scene.cross(scene.spot(attacked.from));
    }
}
