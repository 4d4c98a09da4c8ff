//! The diagrams of the chessmen for the rules.

use super::piece::{BLOCK, DIAMOND, OCTAGRAM};
use crate::game::kit::board9x8::scene::side;
use crate::game::kit::grid::Direction;
use crate::game::kit::guide::Guide;
use crate::game::{Scene, Seat};

/// Returns the three kinds in the order of the rules, each with steps to the cells beside it and
/// jumps over enemy pawns.
pub(super) fn draw() -> Scene {
    use Direction::{E, N, NE, NW, S, SE, SW, W};
    let [own, enemy] = [Seat(1), Seat(2)].map(side);
    let kinds = [
        (DIAMOND, vec![NE, SE, SW, NW], vec![N, E, S, W]),
        (BLOCK, vec![SE, SW], vec![NW, NE]),
        (OCTAGRAM, vec![E, SE, S, SW, W], vec![NW, N, NE]),
    ];
    let mut guide = Guide::new(kinds.len(), 5);
    for (piece, steps, jumps) in kinds {
        let diagram = guide.next(Some((piece, own)), None);
        for direction in steps {
            guide.slide(diagram, direction, 1);
        }
        for direction in jumps {
            let (right, up) = direction.delta();
            guide.scene.piece(DIAMOND, enemy, diagram.at(right, up));
            guide.scene.possible(diagram.at(2 * right, 2 * up));
        }
        guide.scene.piece(piece, own, diagram.at(0, 0));
    }
    guide.scene
}
