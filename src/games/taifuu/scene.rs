//! Taifuu's picture.

use super::{Push, Taifuu, words};
use crate::game::kit::homes::row;
use crate::game::kit::homes::scene::owner;
use crate::game::scene::{Ends, Piece};
use crate::game::{Lang, Scene, Seat};

pub(super) fn scene(view: &Taifuu, lang: &Lang) -> Scene {
    let acting = view.acting().into();
    let mut scene = Scene::between_homes(Piece::TYPHOON, acting, view.winners());
    for seat in [Seat(1), Seat(2)] {
        for cell in (view.pieces(seat) & row(seat.rival())).iter() {
            scene.halo(scene.spot(cell));
        }
    }
    if let Some(push) = view.last() {
        let from = scene.spot(push.turn.from);
        scene.ghost(Piece::TYPHOON, owner(view.acting().rival()), from);
    }
    for seat in [Seat(1), Seat(2)] {
        for cell in view.pieces(seat).iter() {
            scene.piece(Piece::TYPHOON, owner(seat), scene.spot(cell));
        }
    }
    if let Some(push) = view.last() {
        trace(&mut scene, push);
    }
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view);
    scene
}

/// The step, and a short arrow from each piece that pushed to the one it pushed.
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
