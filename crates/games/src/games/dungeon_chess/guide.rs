//! The diagrams of the characters for the rules.

use super::dungeon::Kind;
use super::piece::{owner, piece};
use crate::game::kit::guide::Guide;
use crate::game::{Scene, Seat};

/// Returns the four kinds in the order of the rules, each with the cells it reaches and its points.
pub(super) fn draw() -> Scene {
    let mut guide = Guide::new(4, 7);
    for kind in [Kind::Maga, Kind::Kor, Kind::Guerriero, Kind::Lottatore] {
        let drawing = (piece(kind), owner(Seat(1)));
        let diagram = guide.next(Some(drawing), Some(kind.value()));
        for direction in kind.ways() {
            guide.slide(diagram, *direction, kind.reach());
        }
        let middle = diagram.at(0, 0);
        guide.scene.piece(drawing.0, drawing.1, middle);
    }
    guide.scene
}
