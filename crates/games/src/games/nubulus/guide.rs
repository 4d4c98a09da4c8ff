//! The diagrams of a pawn's steps and jumps for the rules.

use crate::game::kit::board9x8::scene::{DIAGONAL, side};
use crate::game::kit::grid::Direction;
use crate::game::kit::guide::Guide;
use crate::game::{Scene, Seat};

/// Returns White's steps and White's jumps.
pub(super) fn draw() -> Scene {
    let [own, enemy] = [Seat(1), Seat(2)].map(side);
    let mut guide = Guide::new(2, 5);
    let step = guide.next(Some((DIAGONAL, own)), None);
    for direction in [Direction::N, Direction::E, Direction::W] {
        guide.slide(step, direction, 1);
    }
    guide.scene.piece(DIAGONAL, own, step.at(0, 0));
    let jump = guide.next(Some((DIAGONAL, own)), None);
    for direction in Direction::DIAGONAL {
        let (right, up) = direction.delta();
        guide.scene.piece(DIAGONAL, enemy, jump.at(right, up));
        guide.scene.possible(jump.at(2 * right, 2 * up));
    }
    guide.scene.piece(DIAGONAL, own, jump.at(0, 0));
    guide.scene
}
