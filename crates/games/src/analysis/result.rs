//! The analysis of a whole game.

use super::evaluated_turn::EvaluatedTurn;
use super::outlook::Outlook;

/// Maximum number of turning points.
const TURNING_POINTS: usize = 5;

/// Minimum loss of a turning point, from 0 to 1: smaller differences are within the error of
/// estimates.
const NOTABLE: f32 = 0.1;

/// The analysis of a whole game.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    /// The evaluated turns, in order.
    pub turns: Vec<EvaluatedTurn>,
    /// The winning chances over time.
    pub outlook: Outlook,
}

/// The share of proved evaluations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// All evaluations are proved.
    Exact,
    /// This many evaluations are proved, the others estimated.
    Partly(usize),
    /// No evaluation is proved.
    Estimated,
}

impl Analysis {
    /// Returns the evaluated turn of a step; `None` if the step is not an evaluated turn.
    #[must_use]
    pub fn at(&self, step: usize) -> Option<&EvaluatedTurn> {
        self.turns.iter().find(|judged| judged.step == step)
    }

    /// Returns the turns with the greatest losses, in the order they were played.
    #[must_use]
    pub fn turning_points(&self) -> Vec<&EvaluatedTurn> {
        let mut points: Vec<&EvaluatedTurn> = self
            .turns
            .iter()
            .filter(|judged| judged.loss() >= NOTABLE)
            .collect();
        points.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        points.truncate(TURNING_POINTS);
        points.sort_by_key(|judged| judged.step);
        points
    }

    /// Returns the share of proved evaluations.
    #[must_use]
    pub fn certainty(&self) -> Certainty {
        match self.turns.iter().filter(|judged| judged.is_exact()).count() {
            0 => Certainty::Estimated,
            all if all == self.turns.len() => Certainty::Exact,
            some => Certainty::Partly(some),
        }
    }
}
