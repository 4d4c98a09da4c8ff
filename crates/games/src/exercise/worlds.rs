//! The positions a seat may be in.

use rand::SeedableRng;

use crate::game::{Heuristics, Rng, Seat};
use crate::play::Play;

/// Number of sampled positions where the possible ones are many.
const SAMPLES: u64 = 4;

/// Returns plays at positions that `seat` may be in, computed from its view: all of few, a sample
/// of many; one where nothing is hidden.
pub fn worlds<G: Heuristics>(play: &Play<G>, seat: Seat) -> Vec<Play<G>> {
    let view = play.view(Some(seat));
    let games = G::worlds(&view).filter(|games| !games.is_empty());
    let sampled = || {
        let sample = |seed| G::imagine(&view, &mut Rng::seed_from_u64(seed));
        (0..SAMPLES).map(sample).collect()
    };
    let mut games: Vec<G> = games.unwrap_or_else(sampled);
    games.dedup();
    let in_world = |game| Play::in_world(game, play.history());
    games.into_iter().map(in_world).collect()
}
