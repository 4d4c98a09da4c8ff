//! What the computer player thinks about: a sample of very many placements.

use rand::SeedableRng;
use rand::seq::index;

use super::Fullend;
use super::tile::Tile;
use crate::game::kit::digest::digest;
use crate::game::{Rng, Seat, Thinker};

/// It thinks about as many placements at a time, or about all if there are no more than the second.
const SAMPLE: usize = 40;
const ALL: usize = 120;

impl Thinker for Fullend {
    /// The same ones whenever the same tiles lie in the box: a plan is worth nothing if it is never met again.
    fn consider(&self, _: Seat, _: &mut Rng) -> Vec<Tile> {
        let count = self.room.count();
        let numbers = if count <= ALL {
            (0..count).collect()
        } else {
            let mut rng = Rng::seed_from_u64(digest(&self.laid.tiles));
            let mut numbers = index::sample(&mut rng, count, SAMPLE).into_vec();
            numbers.sort_unstable();
            numbers
        };
        self.room.numbered(&numbers)
    }
}
