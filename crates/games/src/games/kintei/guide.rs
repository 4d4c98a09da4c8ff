//! The diagrams of leaf and pawn for the rules.

use super::piece::{LEAF, NEUTRAL, PAWN};
use crate::game::kit::grid::Direction;
use crate::game::kit::guide::Guide;
use crate::game::kit::home_rows5x5::scene::owner;
use crate::game::{Scene, Seat};

/// Returns the leaf on a free board, and a pawn that others stop.
pub(super) fn draw() -> Scene {
    let mut guide = Guide::new(2, 5);
    let leaf = guide.next(Some((LEAF, NEUTRAL)), None);
    for direction in Direction::ALL {
        guide.slide(leaf, direction, 2);
    }
    guide.scene.piece(LEAF, NEUTRAL, leaf.at(0, 0));
    let pawn = guide.next(Some((PAWN, owner(Seat(1)))), None);
    for direction in Direction::ALL {
        let reach = match direction {
            Direction::E => 0,
            Direction::NW => 1,
            _ => 2,
        };
        guide.slide(pawn, direction, reach);
    }
    guide.scene.piece(PAWN, owner(Seat(1)), pawn.at(0, 0));
    guide.scene.piece(PAWN, owner(Seat(1)), pawn.at(1, 0));
    guide.scene.piece(PAWN, owner(Seat(2)), pawn.at(-2, 2));
    guide.scene
}
