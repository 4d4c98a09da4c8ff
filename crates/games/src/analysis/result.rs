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

    /// Returns the turns with the greatest losses, and those that gave in, in the order they were
    /// played.
    #[must_use]
    pub fn turning_points(&self) -> Vec<&EvaluatedTurn> {
        let mut points: Vec<&EvaluatedTurn> = self
            .turns
            .iter()
            .filter(|judged| judged.loss() >= NOTABLE || judged.gave_in())
            .collect();
        points.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        points.truncate(TURNING_POINTS);
        points.sort_by_key(|judged| judged.step);
        points
    }

    /// Returns the step of the turn that took most of what the turn before it, of another seat,
    /// gave away, without giving anything back, and how much that was, from 0 to 1; `None` if there
    /// is no such turn.
    #[must_use]
    pub fn best_answer(&self) -> Option<(usize, f32)> {
        let pairs = self.turns.windows(2);
        let answers = pairs.filter_map(|pair| {
            let [before, answer] = pair else { return None };
            let takes = before.seat != answer.seat && answer.loss() < NOTABLE;
            (takes && before.loss() >= NOTABLE).then_some((answer.step, before.loss()))
        });
        answers.max_by(|(at, size), (other_at, other)| size.total_cmp(other).then(other_at.cmp(at)))
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

#[cfg(test)]
mod tests {
    use super::super::evaluated_turn::Best;
    use super::*;
    use crate::ai::value::{Value, Worth};
    use crate::game::Seat;

    /// A turn with these values of what was played and of the best one.
    fn turn(step: usize, seat: u8, played: f32, best: f32) -> EvaluatedTurn {
        EvaluatedTurn {
            step,
            seat: Seat(seat),
            turn: "a1".to_owned(),
            played: Worth::estimated(played),
            best: Best {
                turn: "b1".to_owned(),
                worth: Worth::estimated(best),
                line: Vec::new(),
            },
        }
    }

    #[test]
    fn a_turn_that_ends_a_lost_game_at_once_is_a_turning_point() {
        use Value::{Draw, Loss};
        let judged = |step: usize, played: Value, best: Value| {
            let mut judged = turn(step, 1, 0.0, 0.0);
            judged.played = Worth::proved(played);
            judged.best.worth = Worth::proved(best);
            judged
        };
        let turns = vec![
            judged(1, Loss(20), Draw),
            judged(3, Loss(12), Loss(18)),
            judged(5, Loss(2), Loss(8)),
            judged(7, Loss(2), Loss(4)),
        ];
        let analysis = Analysis {
            turns,
            ..Analysis::default()
        };
        let points = analysis.turning_points();
        let steps: Vec<usize> = points.iter().map(|judged| judged.step).collect();
        assert_eq!(steps, [1, 5]);
    }

    #[test]
    fn the_best_answer_takes_most_of_what_another_seat_gave_away() {
        let turns = vec![
            turn(1, 1, 0.3, 0.7),
            // Gives the gift back.
            turn(2, 2, 0.3, 0.7),
            turn(3, 1, 0.7, 0.7),
            turn(4, 2, 0.2, 0.4),
            turn(5, 1, 0.8, 0.8),
            // Nothing was given away before it.
            turn(6, 2, 0.2, 0.2),
        ];
        let analysis = Analysis {
            turns,
            ..Analysis::default()
        };
        let (step, size) = analysis.best_answer().unwrap();
        assert_eq!(step, 3);
        assert!((size - 0.4).abs() < 0.001, "{size}");
        assert_eq!(Analysis::default().best_answer(), None);
    }
}
