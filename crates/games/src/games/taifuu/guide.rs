//! The diagrams of how a typhoon moves for the rules.

use super::piece::TYPHOON;
use crate::game::kit::grid::Direction;
use crate::game::kit::guide::Guide;
use crate::game::kit::home_rows5x5::scene::owner;
use crate::game::scene::Ends;
use crate::game::{Scene, Seat};

/// Returns a typhoon on a free board, a push, and a push that the edge stops.
pub(super) fn draw() -> Scene {
    let [own, enemy] = [Seat(1), Seat(2)].map(owner);
    let mut guide = Guide::new(3, 5);
    let step = guide.next(None, None);
    for direction in Direction::ALL {
        guide.slide(step, direction, 1);
    }
    guide.scene.piece(TYPHOON, own, step.at(0, 0));
    let between = Ends {
        start: 0.36,
        end: 0.36,
    };
    let push = guide.next(None, None);
    let way = [-2, -1, 0, 1].map(|up| push.at(0, up));
    guide.scene.ghost(TYPHOON, own, way[0]);
    for (whose, on) in [own, enemy, own].into_iter().zip(&way[1..]) {
        guide.scene.piece(TYPHOON, whose, *on);
    }
    guide.scene.arrow(&way[..2], Ends::default());
    for pair in way[1..].windows(2) {
        guide.scene.arrow(pair, between);
    }
    let stopped = guide.next(None, None);
    let way = [0, 1, 2].map(|up| stopped.at(0, up));
    for (whose, on) in [own, enemy, enemy].into_iter().zip(way) {
        guide.scene.piece(TYPHOON, whose, on);
    }
    let [from, to, _] = way;
    guide
        .scene
        .cross_at((from.at + to.at) * 0.5, from.unit * 0.2);
    guide.scene
}
