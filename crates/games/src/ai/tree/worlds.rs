//! The positions that a seat may be in.

use crate::game::{Heuristics, Rng};
use crate::play::{Play, PlayHistory};

/// The positions that a seat may be in, and the history of the play.
pub(super) struct Worlds<'a, G: Heuristics> {
    positions: Positions<'a, G>,
    history: &'a PlayHistory,
}

enum Positions<'a, G: Heuristics> {
    /// Few: all of them, equally likely.
    All(Vec<G>),
    /// Many: they are imagined one by one, each from the one before.
    Many(&'a G::View, Option<G>),
}

impl<'a, G: Heuristics> Worlds<'a, G> {
    pub(super) fn of(view: &'a G::View, history: &'a PlayHistory) -> Worlds<'a, G> {
        let positions = match G::worlds(view).filter(|worlds| !worlds.is_empty()) {
            Some(worlds) => Positions::All(worlds),
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

    /// Returns the position for an iteration: each of few in turn.
    pub(super) fn imagine(&mut self, iteration: u32, rng: &mut Rng) -> &G {
        match &mut self.positions {
            Positions::All(worlds) => &worlds[iteration as usize % worlds.len()],
            Positions::Many(view, Some(last)) => {
                last.reimagine(view, rng);
                last
            }
            Positions::Many(view, last) => last.insert(G::imagine(view, rng)),
        }
    }

    /// Returns the positions in which a turn must win, so that it is certain to win: all of few; of many any one, where the
    /// seat foresees the result of the turn.
    pub(super) fn witnesses(&mut self, rng: &mut Rng) -> Vec<Play<G>> {
        let count = match &self.positions {
            Positions::All(worlds) => worlds.len(),
            Positions::Many(..) => 1,
        };
        let history = self.history;
        let mut witness = |world| Play::in_world(self.imagine(world, rng).clone(), history);
        (0..count as u32).map(&mut witness).collect()
    }
}
