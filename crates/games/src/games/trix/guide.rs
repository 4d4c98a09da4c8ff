//! The diagrams of steps and jumps for the rules.

use super::piece::owner;
use crate::game::kit::grid::Direction;
use crate::game::kit::guide::Guide;
use crate::game::scene::Piece;
use crate::game::{Scene, Seat};

/// Returns a piece that steps, and one that jumps over its own piece and over another.
pub(super) fn draw() -> Scene {
    let [own, other] = [Seat(1), Seat(2)].map(owner);
    let mut guide = Guide::new(2, 5);
    let step = guide.next(None, None);
    for direction in Direction::ALL {
        guide.slide(step, direction, 1);
    }
    guide.scene.piece(Piece::DISC, own, step.at(0, 0));
    let jump = guide.next(None, None);
    for (over, whose) in [((1, 0), own), ((-1, 1), other)] {
        let (right, up) = over;
        let landing = jump.at(2 * right, 2 * up);
        guide.scene.possible(landing);
        guide.scene.piece(Piece::DISC, whose, jump.at(right, up));
        guide.scene.hop(&[jump.at(0, 0), landing]);
    }
    guide.scene.piece(Piece::DISC, own, jump.at(0, 0));
    guide.scene
}
