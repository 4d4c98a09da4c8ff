//! What the computer player thinks about: a sample of very many placements.

use rand::SeedableRng;
use rand::seq::index;

use super::Fullend;
use super::tile::{BOX, Pose, Stance, Tile};
use crate::game::kit::digest::digest;
use crate::game::{Method, Playouts, Rng, Seat, Thinker};

/// It thinks about as many placements at a time, or about all if there are no more than the second.
const SAMPLE: usize = 40;
const ALL: usize = 120;

impl Thinker for Fullend {
    fn method(&self) -> Method {
        Method::Tree(Playouts {
            strong: 4_000,
            medium: 200,
            horizon: 200,
            ..Playouts::USUAL
        })
    }

    /// Over the middle first; then each answer reflected through it, which always has room: a tile is convex, so that it
    /// meets its own reflection only over the middle, and that is taken.
    fn plan(&self, _: Seat) -> Option<Tile> {
        const MIDDLE: u8 = BOX / 2;
        let tiles = &self.laid.tiles;
        let reflected = |tile: Tile| Tile {
            x: BOX - tile.x,
            y: BOX - tile.y,
            ..tile
        };
        let alone = |tile: &&Tile| !tiles.contains(&reflected(**tile));
        let mut alone = tiles.iter().filter(alone).map(|&tile| reflected(tile));
        let turn = match (tiles.is_empty(), alone.next(), alone.next()) {
            (true, ..) => Tile::new(Pose::unturned(Stance::Flat), MIDDLE, MIDDLE),
            (_, Some(answer), None) => answer,
            _ => return None,
        };
        self.room.fits(turn).then_some(turn)
    }

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
