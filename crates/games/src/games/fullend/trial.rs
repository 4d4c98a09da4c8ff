//! Trials: placements shown before they are confirmed.

use super::tile::{Pose, Stance, Tile};
use crate::game::Stage;

/// A partly chosen turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Trial {
    /// The pose; at 0 degrees until an angle is chosen.
    pub(super) pose: Pose,
    /// The complete placement, whether or not it fits.
    pub(super) tile: Option<Tile>,
}

impl Trial {
    /// Returns the trials of a stage: both stances before the first word, otherwise at most one.
    pub(super) fn of(stage: &Stage) -> Vec<Trial> {
        let Stage::Partial(prefix) = stage else {
            return Vec::new();
        };
        if prefix.is_empty() {
            let either = |stance| Trial {
                pose: Pose::unturned(stance),
                tile: None,
            };
            return Stance::ALL.map(either).to_vec();
        }
        Trial::of_words(prefix).into_iter().collect()
    }

    fn of_words(prefix: &[String]) -> Option<Trial> {
        let stance = prefix.first().and_then(|word| word.parse().ok());
        let tile: Option<Tile> = prefix.join(" ").parse().ok();
        let pose = tile.map(Tile::pose).or(stance.map(Pose::unturned))?;
        Some(Trial { pose, tile })
    }
}
