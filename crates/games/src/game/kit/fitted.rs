//! Evaluations fitted on self-play: a weighted sum of features, and its value from 0 to 1.
//!
//! A feature is a count for each seat. The sum of the differences by weight is about the logarithm
//! of the odds of a win (logistic regression); the bench `fit` makes the weights.

use crate::game::Seat;

/// Weights are thousandths.
const UNIT: f32 = 1000.0;

/// A fitted evaluation of the positions of `G`.
#[derive(Debug)]
pub struct Fitted<G, const N: usize> {
    /// The weight of a lead of one in each feature, in thousandths.
    pub weights: [i32; N],
    /// Counts the features of a seat.
    pub counts: fn(&G, Seat) -> [i32; N],
}

impl<G, const N: usize> Fitted<G, N> {
    /// Returns the lead of one of two seats in each feature.
    pub fn features(&self, game: &G, seat: Seat) -> [i32; N] {
        let [own, other] = [seat, seat.rival()].map(|seat| (self.counts)(game, seat));
        std::array::from_fn(|at| own[at] - other[at])
    }

    /// Returns the sum of the seat's leads by weight, in thousandths.
    pub fn lead(&self, game: &G, seat: Seat) -> i32 {
        let features = self.features(game, seat);
        self.weights.iter().zip(features).map(|(w, f)| w * f).sum()
    }

    /// Returns the value of a position to a seat, from 0 to 1.
    pub fn value(&self, game: &G, seat: Seat) -> f32 {
        value(self.lead(game, seat))
    }
}

/// Returns the value of a position from 0 to 1 by the weighted lead of a seat in its features, in
/// thousandths: 0.5 for no lead, and the values of a lead and of the opposite lead add up to 1.
#[must_use]
pub fn value(lead: i32) -> f32 {
    // Close to the logistic function, but of operations that round alike on every machine.
    let half = lead as f32 / (2.0 * UNIT);
    0.5 + 0.5 * half / (1.0 + half * half).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_opposite_leads_add_up_to_one() {
        for lead in (-20_000..=20_000).step_by(77) {
            assert!((value(lead) + value(-lead) - 1.0).abs() < 1e-6);
            assert!(value(lead) < value(lead + 77));
        }
        assert!(value(i32::MAX / 2) <= 1.0);
    }

    #[test]
    fn a_lead_counts_by_weight() {
        let fitted = Fitted {
            weights: [100, -7],
            counts: |counts: &[[i32; 2]; 2], seat| counts[seat.index()],
        };
        let game = [[3, 1], [1, 2]];
        assert_eq!(fitted.features(&game, Seat(1)), [2, -1]);
        assert_eq!(fitted.lead(&game, Seat(1)), 207);
        assert_eq!(fitted.lead(&game, Seat(2)), -207);
        assert!((fitted.value(&game, Seat(1)) - value(207)).abs() < 1e-6);
    }
}
