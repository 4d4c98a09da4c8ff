//! The room of the box: for each pose, the whole millimetres possible for a tile's centre.
//!
//! Overlap of two tiles depends only on their poses and their offset in whole millimetres. All
//! overlaps are computed once by the separating-axis test; laying a tile then clears the placements
//! it makes impossible.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use rand::RngExt;

use super::tile::{BOX, Pose, Stance, Tile};
use crate::game::Rng;

/// One bit per millimetre from the lower side of the box.
type Column = u128;

/// Number of whole millimetres from side to side, both sides included.
const PLACES: usize = BOX as usize + 1;

/// Maximum offset of overlapping tiles in x and y, in millimetres.
const FAR: u8 = 40;

/// Number of random centres tried before the possible ones are counted.
const THROWS: u32 = 400;

/// The overlapping offsets of each pair of poses: a column per millimetre to the right from -40,
/// with a bit per millimetre up from -40.
static CLASHES: LazyLock<Vec<[Column; 2 * FAR as usize + 1]>> = LazyLock::new(|| {
    let pairs = Pose::all().flat_map(|one| Pose::all().map(move |other| (one, other)));
    pairs.map(|(one, other)| clashes(one, other)).collect()
});

fn clashes(one: Pose, other: Pose) -> [Column; 2 * FAR as usize + 1] {
    let pair = one.beside(other);
    let off = |steps: usize| steps as f64 - f64::from(FAR);
    std::array::from_fn(|right| {
        (0..=2 * usize::from(FAR))
            .filter(|&up| pair.overlaps((off(right), off(up))))
            .fold(0, |column, up| column | 1 << up)
    })
}

/// The empty box.
static EMPTY: LazyLock<Room> = LazyLock::new(|| {
    let columns = |pose: Pose| {
        std::array::from_fn(|x| {
            (0..=BOX)
                .filter(|&y| pose.is_inside(x as u8, y))
                .fold(0, |column, y| column | 1 << y)
        })
    };
    Room {
        free: Pose::all().map(columns).collect(),
    }
});

/// The remaining placements.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Room {
    /// Possible centres by pose number: a column per millimetre from the left.
    free: Vec<[Column; PLACES]>,
}

impl Room {
    /// Returns the room of the empty box.
    #[must_use]
    pub fn empty() -> Room {
        EMPTY.clone()
    }

    /// Removes the placements that overlap `tile`.
    pub fn lay(&mut self, tile: Tile) {
        for (free, clashes) in self.free.iter_mut().zip(&CLASHES[first_clash(tile)..]) {
            let near = tile.x.saturating_sub(FAR)..=tile.x.saturating_add(FAR).min(BOX);
            for x in near {
                let column = &mut free[usize::from(x)];
                if *column != 0 {
                    *column &= !clash(clashes, tile, x);
                }
            }
        }
    }

    /// Returns a placement after which no other fits; `None` if there is none.
    pub fn last(&self) -> Option<Tile> {
        // Such a placement overlaps all others, so each placement left by a candidate rules out
        // many candidates.
        let mut left = self.clone();
        let mut turn = false;
        while let Some(tile) = left.end(false) {
            let mut after = self.clone();
            after.lay(tile);
            turn = !turn;
            let Some(still) = after.end(turn) else {
                return Some(tile);
            };
            left.keep_overlapping(still);
        }
        None
    }

    /// Removes the placements that do not overlap `tile`.
    fn keep_overlapping(&mut self, tile: Tile) {
        for (free, clashes) in self.free.iter_mut().zip(&CLASHES[first_clash(tile)..]) {
            for (x, column) in (0..).zip(free) {
                *column &= if tile.x.abs_diff(x) <= FAR {
                    clash(clashes, tile, x)
                } else {
                    0
                };
            }
        }
    }

    /// Returns the first placement, or the last.
    fn end(&self, last: bool) -> Option<Tile> {
        let within = |(pose, columns): (Pose, &[Column; PLACES])| {
            let x = if last {
                columns.iter().rposition(|&column| column != 0)?
            } else {
                columns.iter().position(|&column| column != 0)?
            };
            let y = if last {
                columns[x].ilog2()
            } else {
                columns[x].trailing_zeros()
            };
            Some(Tile::new(pose, x as u8, y as u8))
        };
        let mut poses = Pose::all().zip(&self.free);
        poses.find_map(within)
    }

    /// Returns whether `tile` fits.
    #[must_use]
    pub fn fits(&self, tile: Tile) -> bool {
        self.free[tile.pose().index()][usize::from(tile.x)] >> tile.y & 1 == 1
    }

    /// Returns whether no tile fits.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.free.iter().flatten().all(|&column| column == 0)
    }

    /// Returns the number of placements.
    #[must_use]
    pub fn count(&self) -> usize {
        let bits = |column: &Column| column.count_ones() as usize;
        let columns = self.free.iter().flatten();
        columns.filter(|column| **column != 0).map(bits).sum()
    }

    /// Returns the placements of a stance whose centres have these x coordinates, in ascending
    /// order.
    pub fn tiles(&self, stance: Stance, across: RangeInclusive<u8>) -> impl Iterator<Item = Tile> {
        across.flat_map(move |x| {
            let column = move |pose: Pose| self.free[pose.index()][usize::from(x)];
            let any = stance.poses().fold(0, |any, pose| any | column(pose));
            ones(any).flat_map(move |y| {
                let there = move |pose: &Pose| column(*pose) >> y & 1 == 1;
                let poses = stance.poses().filter(there);
                poses.map(move |pose| Tile::new(pose, x, y))
            })
        })
    }

    /// Returns the placements with these numbers, counted from 0 pose by pose; `numbers` must be
    /// ascending.
    pub(super) fn numbered(&self, numbers: &[usize]) -> Vec<Tile> {
        let mut tiles = Vec::with_capacity(numbers.len());
        let mut remaining = numbers.iter().copied().peekable();
        let mut before = 0;
        for (pose, columns) in Pose::all().zip(&self.free) {
            for (x, &column) in (0..).zip(columns).filter(|(_, column)| **column != 0) {
                let many = column.count_ones() as usize;
                while let Some(number) = remaining.next_if(|&number| number < before + many) {
                    let y = ones(column)
                        .nth(number - before)
                        .expect("it is one of them");
                    tiles.push(Tile::new(pose, x, y));
                }
                before += many;
            }
            if tiles.len() == numbers.len() {
                break;
            }
        }
        tiles
    }

    /// Returns a random placement, each equally likely. There must be one.
    pub(super) fn random(&self, rng: &mut Rng) -> Tile {
        // While there is much room, a few throws hit a possible centre sooner than all are counted.
        for _ in 0..THROWS {
            let throw = rng.random_range(0..Pose::COUNT * PLACES * PLACES);
            let (pose, place) = (throw / (PLACES * PLACES), throw % (PLACES * PLACES));
            let (x, y) = (place / PLACES, place % PLACES);
            if self.free[pose][x] >> y & 1 == 1 {
                let pose = Pose::all().nth(pose).expect("there is a pose");
                return Tile::new(pose, x as u8, y as u8);
            }
        }
        let number = rng.random_range(0..self.count());
        self.numbered(&[number])[0]
    }

    /// Returns all placements in the order of their numbers.
    pub(super) fn placements(&self) -> Vec<Tile> {
        let numbers: Vec<usize> = (0..self.count()).collect();
        self.numbered(&numbers)
    }

    /// Returns the possible centres of a pose on a lattice of `step` millimetres.
    pub fn lattice(&self, pose: Pose, step: u8) -> impl Iterator<Item = (u8, u8)> {
        let places = move || (0..=BOX).step_by(step.into());
        places()
            .flat_map(move |x| places().map(move |y| (x, y)))
            .filter(move |&(x, y)| self.fits(Tile::new(pose, x, y)))
    }
}

/// Returns whether two tiles overlap.
pub(super) fn overlap(one: Tile, other: Tile) -> bool {
    let is_near = one.x.abs_diff(other.x) <= FAR && one.y.abs_diff(other.y) <= FAR;
    let clashes = &CLASHES[first_clash(one) + other.pose().index()];
    is_near && clash(clashes, one, other.x) >> other.y & 1 == 1
}

/// Returns the index of the first entry of a tile in [`CLASHES`].
fn first_clash(tile: Tile) -> usize {
    tile.pose().index() * Pose::COUNT
}

/// Returns the part of column `x` that a tile overlaps; `x` is at most [`FAR`] away.
fn clash(clashes: &[Column; 2 * FAR as usize + 1], tile: Tile, x: u8) -> Column {
    let clash = clashes[usize::from(x + FAR - tile.x)];
    // The lowest bit of a clash stands for 40 mm below the tile's centre.
    if tile.y >= FAR {
        clash << (tile.y - FAR)
    } else {
        clash >> (FAR - tile.y)
    }
}

/// Returns the indices of the set bits.
fn ones(mut column: Column) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (column != 0).then(|| {
            let bit = column.trailing_zeros() as u8;
            column &= column - 1;
            bit
        })
    })
}
