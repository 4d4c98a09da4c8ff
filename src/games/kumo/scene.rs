//! Kumo's picture.

use super::{Deed, Kumo, words};
use crate::game::homes::row;
use crate::game::scene::homes::owner;
use crate::game::scene::{Ends, Piece};
use crate::game::{Lang, Scene, Seat};

pub(super) fn scene(view: &Kumo, lang: &Lang) -> Scene {
    let mut scene = Scene::between_homes(Piece::CLOUD, view.acting().into(), view.winners());
    for seat in [Seat(1), Seat(2)] {
        for cell in (view.clouds(seat) & row(seat.rival())).iter() {
            scene.halo(scene.spot(cell));
        }
    }
    if let Some(deed) = view.last() {
        scene.ghost(Piece::CLOUD, owner(deed.whose), scene.spot(deed.from));
    }
    for seat in [Seat(1), Seat(2)] {
        for cell in view.clouds(seat).iter() {
            scene.piece(Piece::CLOUD, owner(seat), scene.spot(cell));
        }
    }
    if let Some(deed) = view.last() {
        trace(&mut scene, deed);
    }
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view);
    scene
}

/// A step from the ghost, or a breath from the cloud that blew.
fn trace(scene: &mut Scene, deed: Deed) {
    let (from, to) = (scene.spot(deed.from), scene.spot(deed.to));
    scene.bracket(to, None);
    match deed.blower {
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
