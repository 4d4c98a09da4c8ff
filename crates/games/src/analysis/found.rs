//! What was found about a whole game.

use super::judged::Judged;
use super::outlook::Outlook;

/// So many turning points are told at most: a handful.
const TURNING_POINTS: usize = 5;

/// A turn that gives away less than this is no turning point: what is only estimated is not known better.
const NOTABLE: f32 = 0.1;

/// What was found about a whole game.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    /// The turns that were judged, in order.
    pub turns: Vec<Judged>,
    /// Who was winning.
    pub outlook: Outlook,
}

/// How sure all of it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Every turn is proved to be what is said of it.
    Exact,
    /// So many turns are; the others are estimated.
    Partly(usize),
    /// No turn is.
    Estimated,
}

impl Analysis {
    /// The judgement of the turn at this step.
    #[must_use]
    pub fn at(&self, step: usize) -> Option<&Judged> {
        self.turns.iter().find(|judged| judged.step == step)
    }

    /// The turns that gave away the most, in the order in which they were played.
    #[must_use]
    pub fn turning_points(&self) -> Vec<&Judged> {
        let mut points: Vec<&Judged> = self
            .turns
            .iter()
            .filter(|judged| judged.loss() >= NOTABLE)
            .collect();
        points.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        points.truncate(TURNING_POINTS);
        points.sort_by_key(|judged| judged.step);
        points
    }

    /// How sure it is.
    #[must_use]
    pub fn certainty(&self) -> Certainty {
        match self.turns.iter().filter(|judged| judged.is_exact()).count() {
            0 => Certainty::Estimated,
            all if all == self.turns.len() => Certainty::Exact,
            some => Certainty::Partly(some),
        }
    }
}
