//! Ratings: what is believed of a person's strength in a game, and Glickman's step for any number
//! of seats (Glicko, 1999), with the worth of the seat.
//!
//! For two seats of equal worth the step *is* Glicko. More seats are all pairs of them, each
//! counted less, since the pairs of one game are not independent. A person who comes back to a game
//! has [grown](Belief::grown) more uncertain before the step:
//!
//! ```
//! use std::time::Duration;
//! use tavolino::rating::{Belief, Entrant, rate};
//!
//! let ada = Belief::from_thousandths(1_662_212, 290_230).grown(Duration::from_secs(86_400));
//! let entrant = |belief, place| Entrant { belief, worth: 0.0, place };
//! let after = rate(&[entrant(ada, 2), entrant(Belief::START, 1)]);
//! assert!(after[0].mean < ada.mean && after[0].deviation < ada.deviation);
//! ```

use std::f64::consts::{LN_10, PI};
use std::time::Duration;

/// Rating points of one unit of log-odds: 400 points are odds of ten to one.
const SCALE: f64 = 400.0 / LN_10;

/// Variance that each game adds, 10² points: strength changes from game to game, too.
const GROWTH_PER_GAME: f64 = 100.0;

/// Variance that a month without a game adds: a deviation of 80 becomes 150 in a year.
const GROWTH_PER_MONTH: f64 = 1341.0;

/// A month in seconds: a twelfth of 365.25 days.
const MONTH: f64 = 30.4375 * 86_400.0;

/// A belief about the strength of one person in one game, in rating points: normal, with this mean
/// and standard deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Belief {
    /// The most likely strength.
    pub mean: f64,
    /// The standard deviation; positive, and at most that of [`Belief::START`].
    pub deviation: f64,
}

/// A seat of a finished game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entrant {
    /// The belief about its person before the game, with its growth.
    pub belief: Belief,
    /// The worth of the seat in rating points. Only differences between the seats of a game count.
    pub worth: f64,
    /// The place, 1 for the best; seats on equal places drew.
    pub place: u8,
}

impl Belief {
    /// The belief about a person without a rated game.
    pub const START: Belief = Belief {
        mean: 1500.0,
        deviation: 350.0,
    };

    /// Returns the belief before the next game, `idle` after the last one: the mean stays, and the
    /// deviation grows, up to that of [`Belief::START`].
    #[must_use]
    pub fn grown(self, idle: Duration) -> Belief {
        let months = idle.as_secs_f64() / MONTH;
        let variance = self.deviation.powi(2) + GROWTH_PER_GAME + GROWTH_PER_MONTH * months;
        Belief {
            deviation: variance.sqrt().min(Belief::START.deviation),
            ..self
        }
    }

    /// Returns the belief with this mean and deviation in thousandths of a point, as they are
    /// stored.
    #[must_use]
    pub fn from_thousandths(mean: i64, deviation: i64) -> Belief {
        Belief {
            mean: mean as f64 / 1000.0,
            deviation: deviation as f64 / 1000.0,
        }
    }

    /// Returns mean and deviation in thousandths of a point, rounded.
    #[must_use]
    pub fn thousandths(self) -> (i64, i64) {
        let thousandths = |points: f64| (points * 1000.0).round() as i64;
        (thousandths(self.mean), thousandths(self.deviation))
    }
}

impl Entrant {
    /// Returns the probability of being ahead of `other`, of whose strength and perhaps the own one
    /// this `variance` is unknown.
    fn expectation(&self, other: &Entrant, variance: f64) -> f64 {
        let gap = (self.belief.mean + self.worth) - (other.belief.mean + other.worth);
        1.0 / (1.0 + (-damping(variance) * gap / SCALE).exp())
    }

    /// Returns the points against `other`: 1, ½ for an equal place, or 0.
    fn score(&self, other: &Entrant) -> f64 {
        match self.place.cmp(&other.place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    }
}

/// Returns the beliefs after a game, in the order of its seats. The order does not matter, to the
/// last digit; a single seat keeps its belief.
#[must_use]
pub fn rate(seats: &[Entrant]) -> Vec<Belief> {
    // The more pairs a seat is in, the less each counts: their results hang together.
    let weight = (seats.len().max(2) as f64 - 1.0).powf(-0.5);
    let after = |(at, seat): (usize, &Entrant)| {
        let (mut information, mut surplus) = (Vec::new(), Vec::new());
        for other in others(seats, at) {
            let variance = other.belief.deviation.powi(2);
            let g = damping(variance);
            let expectation = seat.expectation(other, variance);
            information.push((g / SCALE).powi(2) * expectation * (1.0 - expectation));
            surplus.push(g / SCALE * (seat.score(other) - expectation));
        }
        let precision = seat.belief.deviation.powi(-2) + weight * sum(information);
        Belief {
            mean: seat.belief.mean + weight * sum(surplus) / precision,
            deviation: precision.powf(-0.5),
        }
    };
    seats.iter().enumerate().map(after).collect()
}

/// Returns for each seat the expected share of the points of all pairs; for two seats, the expected
/// score. The sum is 1.
///
/// The uncertainty about both seats of a pair counts. (Within [`rate`] only that about the other
/// does, as in Glicko.)
#[must_use]
pub fn expectations(seats: &[Entrant]) -> Vec<f64> {
    let pairs = (seats.len() * seats.len().saturating_sub(1)) as f64 / 2.0;
    let share = |(at, seat): (usize, &Entrant)| {
        let expected = others(seats, at).map(|other| {
            let variance = seat.belief.deviation.powi(2) + other.belief.deviation.powi(2);
            seat.expectation(other, variance)
        });
        sum(expected.collect()) / pairs
    };
    seats.iter().enumerate().map(share).collect()
}

fn others(seats: &[Entrant], at: usize) -> impl Iterator<Item = &Entrant> {
    let (before, after) = (&seats[..at], &seats[at + 1..]);
    before.iter().chain(after)
}

/// Returns the factor, above 0 to 1, by which a difference of means counts less where this variance
/// is unknown: Glickman's g.
fn damping(variance: f64) -> f64 {
    (1.0 + 3.0 * variance / (PI * SCALE).powi(2)).powf(-0.5)
}

/// Returns the sum, the same to the last digit in whatever order the terms come.
fn sum(mut terms: Vec<f64>) -> f64 {
    terms.sort_by(f64::total_cmp);
    terms.iter().sum()
}

#[cfg(test)]
mod tests;
