//! The computer player of Fullend: a sample of the many placements.

use rand::SeedableRng;
use rand::seq::index;

use super::tile::{BOX, Pose, Stance, Tile};
use super::{Fullend, Laid, ending};
use crate::game::kit::digest::digest;
use crate::game::kit::symmetry::Symmetry;
use crate::game::{
    Beliefs, Heuristics, KnownTurn, MctsOptions, Method, Proofs, Rng, Seat, Strength,
};

/// Number of placements sampled for a search, and number up to which all are searched.
const SAMPLE: usize = 40;
const ALL: usize = 120;

impl Fullend {
    /// Returns the turn of the reflection strategy: the middle first, then the reflection of each
    /// answer through the middle. The reflection always has room, because a convex tile meets its
    /// own reflection only over the middle, which is taken.
    fn reflecting(&self) -> Option<Tile> {
        const MIDDLE: u8 = BOX / 2;
        if self.laid.tiles.is_empty() {
            return Some(Tile::new(Pose::unturned(Stance::Flat), MIDDLE, MIDDLE));
        }
        self.reflection()
    }

    /// Returns the reflection of the only tile without one, where the middle is taken.
    pub(super) fn reflection(&self) -> Option<Tile> {
        let tiles = &self.laid.tiles;
        let reflected = |tile: Tile| tile.mapped(Symmetry::OPPOSITE);
        let is_middle_taken = tiles.iter().any(|&tile| reflected(tile) == tile);
        let alone = |tile: &&Tile| !tiles.contains(&reflected(**tile));
        let mut alone = tiles.iter().filter(alone);
        match (alone.next(), alone.next()) {
            (Some(answer), None) if is_middle_taken => Some(reflected(*answer)),
            _ => None,
        }
    }
}

impl Heuristics for Fullend {
    fn method(&self, strength: Strength) -> Method {
        Method::Mcts(MctsOptions {
            count: strength.of([60, 200, 6_000]),
            horizon: 200,
            ..MctsOptions::of(strength)
        })
    }

    /// Returns a proved win if few enough placements are left for the strength; the strong player
    /// also knows the reflection strategy.
    fn known_best_turn(&self, _: Seat, strength: Strength) -> Option<KnownTurn<Tile>> {
        let (most, steps) = strength.of([(400, 5_000), (1_400, 10_000), (2_000, 50_000)]);
        let by_rote = || (strength == Strength::Strong).then(|| self.reflecting())?;
        let ending = || {
            let little = self.room.count() <= most;
            little.then(|| ending::winning(&self.room, steps))?
        };
        let turn = by_rote().or_else(|| self.room.last()).or_else(ending)?;
        Some(KnownTurn { turn, wins: true })
    }

    /// Returns the same sample whenever the same tiles lie in the box, so that the nodes of a
    /// search tree recur.
    fn candidate_turns(&self, _: Seat, _: &mut Rng) -> Vec<Tile> {
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

    /// Returns any placement, each equally likely.
    fn playout_turn(&self, _: Seat, rng: &mut Rng) -> Tile {
        self.room.random(rng)
    }

    fn repeats_candidates(&self) -> bool {
        true
    }
}

impl Beliefs for Fullend {
    /// Returns the number of the tiles in the order they were laid.
    fn knowledge_key(&self, _: Seat) -> u64 {
        digest(&self.laid.tiles)
    }

    fn is_open(&self) -> bool {
        true
    }

    /// Changes nothing: the box is open, and its room takes long to compute.
    fn reimagine(&mut self, _: &Laid, _: &mut Rng) {}
}

impl Proofs for Fullend {}
