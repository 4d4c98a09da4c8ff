//! Perfect play from a position, type-erased.

use crate::ai::solve::{self, Progress, Solution};
use crate::ai::value::Value;
use crate::game::{Heuristics, StateSpace};

/// A position from which the game can be solved.
pub trait Solvable {
    /// Returns how long solving takes.
    fn work(&self) -> Work;
    /// Solves the game, resuming the checkpoint `checkpoint`; `None` if `progress` stopped it.
    fn solve(&self, checkpoint: Option<Solution>, progress: &mut dyn Progress) -> Option<Solution>;
    /// Verifies a solution; `false` if it is wrong or `progress` stopped the proof.
    fn verify(&self, solution: &Solution, progress: &mut dyn Progress) -> bool;
    /// Returns the solution's entry for this position; `None` if it is missing.
    fn solved(&self, solution: &Solution) -> Option<Solved>;
}

/// The time solving a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Seconds.
    Short,
    /// Minutes.
    Long,
}

/// The contents of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The value of the position to the seat to act.
    pub value: Value,
    /// The number of positions solved.
    pub positions: u64,
}

/// A position with the state space reachable from it.
pub struct Start<'a, G: Heuristics> {
    game: &'a G,
    space: StateSpace<G, G::Turn>,
}

impl<G: Heuristics> Start<'_, G> {
    /// Returns the start at `game`; `None` if it has no state space.
    pub fn at(game: &G) -> Option<Start<'_, G>> {
        let space = game.state_space()?;
        Some(Start { game, space })
    }
}

impl<G: Heuristics> Solvable for Start<'_, G> {
    fn work(&self) -> Work {
        match self.space {
            StateSpace::Listed(_) => Work::Short,
            StateSpace::Ranked(_) => Work::Long,
        }
    }

    fn solve(&self, checkpoint: Option<Solution>, progress: &mut dyn Progress) -> Option<Solution> {
        solve::solve(self.game, checkpoint, progress)
    }

    fn verify(&self, solution: &Solution, progress: &mut dyn Progress) -> bool {
        solve::verify(self.game, solution, progress)
    }

    fn solved(&self, solution: &Solution) -> Option<Solved> {
        Some(Solved {
            value: solution.value(&self.space, self.game)?,
            positions: match &self.space {
                StateSpace::Listed(_) => solution.positions(),
                StateSpace::Ranked(ranking) => ranking.positions,
            },
        })
    }
}
