//! What somebody tries: a tile that is laid nowhere yet.

use super::tile::{Pose, Stance, Tile};
use crate::game::Stage;

/// What is said of a turn so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Trial {
    /// How the tile would lie; as yet unturned where no angle is said.
    pub(super) pose: Pose,
    /// The whole placement, whether it fits or not.
    pub(super) tile: Option<Tile>,
}

impl Trial {
    /// What is tried at this point of a turn, if anything is: at its start, either stance.
    pub(super) fn of(stage: &Stage) -> Vec<Trial> {
        let Stage::Partial(said) = stage else {
            return Vec::new();
        };
        if said.is_empty() {
            let either = |stance| Trial {
                pose: Pose::unturned(stance),
                tile: None,
            };
            return Stance::ALL.map(either).to_vec();
        }
        Trial::said(said).into_iter().collect()
    }

    fn said(said: &[String]) -> Option<Trial> {
        let stance = said.first().and_then(|word| word.parse().ok());
        let tile: Option<Tile> = said.join(" ").parse().ok();
        let pose = tile.map(Tile::pose).or(stance.map(Pose::unturned))?;
        Some(Trial { pose, tile })
    }
}
