//! The diagrams of what a cloud does for the rules.

use crate::game::kit::grid::Direction;
use crate::game::kit::guide::Guide;
use crate::game::kit::home_rows5x5::scene::owner;
use crate::game::scene::{Ends, Piece};
use crate::game::{Scene, Seat};

/// Returns a step, a blow at an enemy, and a blow at a friend.
pub(super) fn draw() -> Scene {
    let [own, enemy] = [Seat(1), Seat(2)].map(owner);
    let mut guide = Guide::new(3, 5);
    let step = guide.next(None, None);
    for direction in Direction::ALL {
        guide.slide(step, direction, 1);
    }
    guide.scene.piece(Piece::CLOUD, own, step.at(0, 0));
    let blown = [(enemy, (0, 0), (0, 1)), (own, (-1, -1), (2, 2))];
    for (whose, from, to) in blown {
        let blow = guide.next(None, None);
        let [from, to] = [from, to].map(|(right, up)| blow.at(right, up));
        let blower = if whose == own {
            blow.at(-2, -2)
        } else {
            blow.at(0, -1)
        };
        guide.scene.ghost(Piece::CLOUD, whose, from);
        guide.scene.piece(Piece::CLOUD, own, blower);
        guide.scene.piece(Piece::CLOUD, whose, to);
        let ends = Ends {
            start: 0.36,
            ..Ends::default()
        };
        guide.scene.blow(&[blower, to], ends);
    }
    guide.scene
}
