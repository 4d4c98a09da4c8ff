//! The diagrams of clouds and breath for the rules.

use super::piece::BREATH;
use crate::game::kit::grid::Direction;
use crate::game::kit::guide::Guide;
use crate::game::kit::home_rows5x5::scene::owner;
use crate::game::scene::Piece;
use crate::game::{Scene, Seat};

/// Returns where a cloud may go, where a breath may blow an enemy cloud, and a cloud held fast.
pub(super) fn draw() -> Scene {
    let [own, enemy] = [Seat(1), Seat(2)].map(owner);
    let mut guide = Guide::new(3, 5);
    let cloud = guide.next(Some((Piece::CLOUD, own)), None);
    for direction in Direction::ALL {
        if direction != Direction::E {
            guide.slide(cloud, direction, 1);
        }
    }
    guide.scene.possible(cloud.at(2, 0));
    guide.scene.piece(Piece::CLOUD, own, cloud.at(0, 0));
    guide.scene.piece(Piece::CLOUD, own, cloud.at(1, 0));
    let breath = guide.next(Some((BREATH, own)), None);
    for direction in Direction::ALL {
        if direction != Direction::W {
            guide.slide(breath, direction, 1);
        }
    }
    guide.scene.piece(BREATH, own, breath.at(-1, 0));
    guide.scene.piece(Piece::CLOUD, enemy, breath.at(0, 0));
    let held = guide.next(Some((Piece::CLOUD, own)), None);
    guide.scene.piece(Piece::CLOUD, own, held.at(0, 0));
    for right in [-1, 1] {
        guide.scene.piece(Piece::CLOUD, enemy, held.at(right, 1));
    }
    guide.scene
}
