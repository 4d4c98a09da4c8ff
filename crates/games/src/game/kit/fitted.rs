//! Evaluations fitted on self-play: a weighted sum of features, and its value from 0 to 1.
//!
//! A feature is a count for each seat. The sum of the differences by weight is about the logarithm
//! of the odds of a win (logistic regression); the bench `fit` makes the weights.

/// Weights are thousandths.
const UNIT: f32 = 1000.0;

/// Returns the value of a position from 0 to 1 by the weighted lead of a seat in its features, in
/// thousandths: 0.5 for no lead, and the values of a lead and of the opposite lead add up to 1.
#[must_use]
pub fn value(lead: i32) -> f32 {
    // Close to the logistic function, but of operations that round alike on every machine.
    let half = lead as f32 / (2.0 * UNIT);
    0.5 + 0.5 * half / (1.0 + half * half).sqrt()
}

/// Returns the differences of two lists of features.
#[must_use]
pub fn lead<const N: usize>(own: [i32; N], other: [i32; N]) -> [i32; N] {
    std::array::from_fn(|at| own[at] - other[at])
}

/// Returns the sum of features by weight.
#[must_use]
pub fn sum<const N: usize>(weights: &[i32; N], features: &[i32; N]) -> i32 {
    weights.iter().zip(features).map(|(w, f)| w * f).sum()
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
        assert_eq!(sum(&[100, -7], &lead([3, 1], [1, 2])), 207);
    }
}
