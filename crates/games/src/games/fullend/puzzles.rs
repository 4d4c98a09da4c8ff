//! Puzzles of Fullend: answer by reflection, and lay the last tile.

use rand::RngExt;

use super::Fullend;
use super::tile::{BOX, Tile};
use crate::exercise::goal::Goal;
use crate::exercise::player::turn_of;
use crate::exercise::sort::{ends, turns};
use crate::exercise::{Exercises, Mining, Sort, SortInfo};
use crate::game::kit::symmetry::Symmetry;
use crate::game::{Face, Game, Seat, Strength};
use crate::play::reading::Parsed;

/// Maximum number of places left: 0.05 % of the centres and angles of the lattice.
const MOST_PLACES: usize = 131;
/// Minimum number of tiles in the box before few places can be left.
const FEWEST_TILES: usize = 8;

impl Exercises for Fullend {
    const MINING: Mining = Mining {
        is_unordered: true,
        mapped: |text, symmetry, _| match text.parse::<Tile>() {
            Ok(tile) => tile.mapped(symmetry).to_string(),
            Err(_) => text.to_owned(),
        },
        ..Mining::USUAL
    };
    const SORTS: &'static [Sort<Fullend>] = &[MIRROR, OUTLAST];
}

/// Lay the reflection, through the middle, of the only tile without one.
const MIRROR: Sort<Fullend> = Sort {
    info: SortInfo {
        name: "mirror",
        has: |goal, _| matches!(goal, Goal::Turn(_)),
        // Otherwise every puzzle would have one pair of tiles.
        first: |rng| 2 * rng.random_range(2..6),
        ..SortInfo::USUAL
    },
    goal: |play, _| {
        let reflection = play.game().reflection()?;
        Some(Goal::Turn(vec![reflection.to_string()]))
    },
    // The places that are taken for the reflection.
    choices: |play, seat, _| {
        let images = play.game().reflection().map(images).unwrap_or_default();
        let legal = images
            .into_iter()
            .filter_map(|tile| play.game().read(seat, &tile));
        legal.map(Parsed::Turn).collect()
    },
    // The strong player reflects.
    player: |play, seat, rng| {
        let strength = match seat {
            Seat(1) => Strength::Strong,
            _ => Strength::Medium,
        };
        turn_of(play, seat, strength, rng)
    },
    ..Sort::USUAL
};

/// Fill a gap, so that the next own tile is the last, whatever the rival does.
const OUTLAST: Sort<Fullend> = Sort {
    info: SortInfo {
        name: "outlast",
        has: |goal, _| matches!(goal, Goal::Forces(_)),
        first: |_| FEWEST_TILES,
        ..SortInfo::USUAL
    },
    goal: |play, _| (play.game().room.count() <= MOST_PLACES).then_some(Goal::Forces(2)),
    is_one_effect: |play, seat, right| {
        let right: Vec<Tile> = turns(right).copied().collect();
        right.iter().all(|tile| {
            let left = play.after(seat, tile);
            !right.iter().any(|other| left.game().room.fits(*other))
        })
    },
    // The menus offer some places, and a last tile is found at once.
    is_obvious: |play, seat, right| {
        let offered = Fullend::offered(&play.view(Some(seat)), "").unwrap_or_default();
        turns(right).any(|tile| offered.contains(tile) || ends(play, seat, tile))
    },
    // A stronger player never leaves the last gap to its rival.
    player: |play, seat, rng| turn_of(play, seat, Strength::Easy, rng),
    ..Sort::USUAL
};

/// Returns the notation of the images of a tile by all symmetries of the box, each once.
fn images(tile: Tile) -> Vec<String> {
    let images = Symmetry::all(true).map(|symmetry| tile.mapped(symmetry).to_string());
    let mut images: Vec<String> = images.collect();
    images.sort_unstable();
    images.dedup();
    images
}

impl Tile {
    /// Returns the image of the tile by a symmetry of the box.
    #[must_use]
    pub fn mapped(self, symmetry: Symmetry) -> Tile {
        let (mut x, mut y, mut angle) = (self.x, self.y, i16::from(self.angle));
        if symmetry.files {
            (x, angle) = (BOX - x, -angle);
        }
        if symmetry.ranks {
            (y, angle) = (BOX - y, -angle);
        }
        if symmetry.turned {
            (x, y, angle) = (y, x, 90 - angle);
        }
        let circle = i16::from(self.stance.circle());
        Tile {
            x,
            y,
            angle: angle.rem_euclid(circle) as u8,
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_has_eight_images_by_the_symmetries_of_the_box() {
        let images = |text: &str| images(text.parse().unwrap());
        let mut expected = [
            "upright 10 40 30",
            "upright 110 40 150",
            "upright 10 80 150",
            "upright 110 80 30",
            "upright 40 10 60",
            "upright 40 110 120",
            "upright 80 10 120",
            "upright 80 110 60",
        ];
        expected.sort_unstable();
        assert_eq!(images("upright 10 40 30"), expected);
        assert_eq!(images("flat 60 60 0"), ["flat 60 60 0"]);
    }
}
