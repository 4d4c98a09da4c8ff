//! The diagrams of steps and attacks for the rules.

use crate::game::kit::board9x8::scene::{ORTHOGONAL, side};
use crate::game::kit::grid::Direction;
use crate::game::kit::guide::Guide;
use crate::game::scene::Ends;
use crate::game::{Scene, Seat};

/// Returns White's steps, a pawn that flees, and one that cannot.
pub(super) fn draw() -> Scene {
    let [own, enemy] = [Seat(1), Seat(2)].map(side);
    let mut guide = Guide::new(3, 5);
    let step = guide.next(None, None);
    for direction in Direction::DIAGONAL {
        guide.slide(step, direction, 1);
    }
    guide.scene.piece(ORTHOGONAL, own, step.at(0, 0));
    for up in [0, 1] {
        let attack = guide.next(None, None);
        let [from, to] = [attack.at(-1, up - 2), attack.at(0, up - 1)];
        let attacked = attack.at(0, up);
        guide.scene.ghost(ORTHOGONAL, own, from);
        guide.scene.ghost(ORTHOGONAL, enemy, attacked);
        guide.scene.piece(ORTHOGONAL, own, to);
        guide.scene.arrow(&[from, to], Ends::default());
        if up == 0 {
            let fled = attack.at(0, 2);
            guide.scene.piece(ORTHOGONAL, enemy, fled);
            guide.scene.blow(&[attacked, fled], Ends::default());
        } else {
            guide.scene.cross(attacked);
        }
    }
    guide.scene
}
