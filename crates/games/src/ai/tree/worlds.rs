//! The positions that a seat may be in.

use crate::game::{Heuristics, Rng};
use crate::play::{Play, PlayHistory};

/// The golden ratio's fraction: its multiples fill the range from 0 to 1 evenly, however many there
/// are.
const GOLDEN: f64 = 0.618_033_988_749_894_9;

/// The positions that a seat may be in, and the history of the play.
pub(super) struct Worlds<'a, G: Heuristics> {
    positions: Positions<'a, G>,
    history: &'a PlayHistory,
}

enum Positions<'a, G: Heuristics> {
    /// Few: all of them, each with the sum of its weight and those before, up to 1.
    All(Vec<(G, f32)>),
    /// Many: they are imagined one by one, each from the one before.
    Many(&'a G::View, Option<G>),
}

impl<'a, G: Heuristics> Worlds<'a, G> {
    pub(super) fn of(view: &'a G::View, history: &'a PlayHistory) -> Worlds<'a, G> {
        let positions = match G::worlds(view).filter(|worlds| !worlds.is_empty()) {
            Some(worlds) => Positions::All(summed(view, worlds)),
            None => Positions::Many(view, None),
        };
        Worlds { positions, history }
    }

    /// Returns whether all positions are known, not a sample.
    pub(super) fn are_all(&self) -> bool {
        matches!(self.positions, Positions::All(_))
    }

    /// Returns the history of the play.
    pub(super) fn history(&self) -> &'a PlayHistory {
        self.history
    }

    /// Returns the position for an iteration: each of few as often as it is likely.
    pub(super) fn imagine(&mut self, iteration: u32, rng: &mut Rng) -> &G {
        match &mut self.positions {
            Positions::All(worlds) => {
                let at = (f64::from(iteration) * GOLDEN).fract() as f32;
                let within = |(_, sum): &&(G, f32)| at < *sum;
                let world = worlds.iter().find(within).or(worlds.last());
                &world.expect("there are worlds").0
            }
            Positions::Many(view, Some(last)) => {
                last.reimagine(view, rng);
                last
            }
            Positions::Many(view, last) => last.insert(G::imagine(view, rng)),
        }
    }

    /// Returns the positions in which a turn must win, so that it is certain to win: all of few; of
    /// many any one, where the seat foresees the result of the turn.
    pub(super) fn witnesses(&mut self, rng: &mut Rng) -> Vec<Play<G>> {
        let positions = match &self.positions {
            Positions::All(worlds) => worlds.iter().map(|(world, _)| world.clone()).collect(),
            Positions::Many(..) => vec![self.imagine(0, rng).clone()],
        };
        let witness = |position| Play::in_world(position, self.history);
        positions.into_iter().map(witness).collect()
    }
}

/// Returns the worlds of a view, each with the sum of its weight and those before, as a share of
/// all.
fn summed<G: Heuristics>(view: &G::View, worlds: Vec<G>) -> Vec<(G, f32)> {
    let weights = G::weights(view, &worlds);
    let all: f32 = weights.iter().sum();
    let sums = weights.iter().scan(0.0, |sum, weight| {
        *sum += weight / all;
        Some(*sum)
    });
    let sums: Vec<f32> = sums.collect();
    worlds.into_iter().zip(sums).collect()
}
