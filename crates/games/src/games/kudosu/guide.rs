//! The diagrams of the woods for the rules.

use super::wood::Wood;
use crate::game::Scene;
use crate::game::kit::guide::Guide;
use crate::game::scene::Miniature;

/// Returns a tile of each wood.
pub(super) fn draw() -> Scene {
    let mut guide = Guide::new(Wood::ALL.len(), 1);
    for wood in Wood::ALL {
        let cell = guide.next(None, None).at(0, 0);
        wood.draw(&mut guide.scene, cell.at, cell.unit * 0.36);
    }
    guide.scene
}
