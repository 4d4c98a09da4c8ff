//! A simulation of people of known strength who play rated games: how near the ratings come.
//!
//! A person's performance in a game is the strength, the worth of the seat, and chance with a
//! Gumbel distribution, so that of two people the stronger one wins with the odds of the rating
//! scale. Some people play far more than others.

use std::f64::consts::{LN_10, PI};
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use tavolino::rating::{Belief, Entrant, expectations, rate};
use tavolino_games::game::Rng;

/// People who play.
const PEOPLE: usize = 200;
/// Standard deviation of their strengths in rating points; the mean is that of the first belief.
const SPREAD: f64 = 300.0;
/// Share of neighbours in the ranking of a game who are on one place: of two seats, the share of
/// drawn games.
const DRAWS: f64 = 0.05;
/// Standard deviation of the logarithm of a person's activity.
const ACTIVITY: f64 = 0.7;
/// Points that seat 1 has before each other seat.
const SEAT_1: f64 = 120.0;
/// Numbers of games of a person after which the error is measured.
pub const AFTER: [usize; 4] = [5, 10, 20, 40];

/// The sizes of the tables, and the number of games.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The fewest and the most seats; each number between them is as likely.
    pub seats: (usize, usize),
    /// The number of games in all.
    pub games: usize,
}

/// Tables for two.
pub const TWO: Setting = Setting {
    seats: (2, 2),
    games: 3000,
};

/// Tables for three to six.
pub const MORE: Setting = Setting {
    seats: (3, 6),
    games: 1500,
};

/// The figures of a simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    /// Root mean square error of the means in points, of all who played each of the numbers of
    /// games of [`AFTER`].
    pub errors: [f64; 4],
    /// Spearman's correlation of strengths and means at the end, from -1 to 1.
    pub correlation: f64,
    /// Share of people whose strength is within two deviations of the mean at the end, from 0 to 1.
    pub cover: f64,
    /// Average log loss of the predicted pairs of all games; that of a coin is 0.693.
    pub loss: f64,
}

/// Returns the average figures of the seeds 1 to `seeds`.
pub fn average(setting: Setting, seeds: u64) -> Figures {
    let share = 1.0 / seeds as f64;
    let mut average = Figures::default();
    for figures in (1..=seeds).map(|seed| simulate(setting, seed)) {
        for (sum, error) in average.errors.iter_mut().zip(figures.errors) {
            *sum += error * share;
        }
        average.correlation += figures.correlation * share;
        average.cover += figures.cover * share;
        average.loss += figures.loss * share;
    }
    average
}

/// Plays all games of a setting.
fn simulate(setting: Setting, seed: u64) -> Figures {
    let mut rng = Rng::seed_from_u64(seed);
    let strengths: Vec<f64> = (0..PEOPLE)
        .map(|_| Belief::START.mean + SPREAD * normal(&mut rng))
        .collect();
    let activity: Vec<f64> = (0..PEOPLE)
        .map(|_| (ACTIVITY * normal(&mut rng)).exp())
        .collect();
    let mut beliefs = vec![Belief::START; PEOPLE];
    let mut played = vec![0; PEOPLE];
    let mut squares = [const { Vec::new() }; AFTER.len()];
    let mut losses = Vec::new();
    for _ in 0..setting.games {
        let count = rng.random_range(setting.seats.0..=setting.seats.1);
        let people = seated(&activity, count, &mut rng);
        let worth = |seat: usize| if seat == 0 { SEAT_1 } else { 0.0 };
        let performances: Vec<f64> = (0..count)
            .map(|seat| strengths[people[seat]] + worth(seat) + gumbel(&mut rng))
            .collect();
        let places = places(&performances, &mut rng);
        let entrants: Vec<Entrant> = (0..count)
            .map(|seat| Entrant {
                belief: beliefs[people[seat]].grown(Duration::ZERO),
                worth: worth(seat),
                place: places[seat],
            })
            .collect();
        losses.extend(losses_of(&entrants));
        for (&person, belief) in people.iter().zip(rate(&entrants)) {
            beliefs[person] = belief;
            played[person] += 1;
            if let Some(at) = AFTER.iter().position(|&after| after == played[person]) {
                squares[at].push((belief.mean - strengths[person]).powi(2));
            }
        }
    }
    let is_covered = |(belief, strength): &(&Belief, &f64)| {
        (belief.mean - **strength).abs() <= 2.0 * belief.deviation
    };
    let covered = beliefs.iter().zip(&strengths).filter(is_covered).count();
    let means: Vec<f64> = beliefs.iter().map(|belief| belief.mean).collect();
    Figures {
        errors: squares.map(|squares| mean(&squares).sqrt()),
        correlation: correlation(&ranks(&means), &ranks(&strengths)),
        cover: covered as f64 / PEOPLE as f64,
        loss: mean(&losses),
    }
}

/// Returns the places by performance; some neighbours share one.
fn places(performances: &[f64], rng: &mut Rng) -> Vec<u8> {
    let mut order: Vec<usize> = (0..performances.len()).collect();
    order.sort_by(|one, other| performances[*other].total_cmp(&performances[*one]));
    let mut places = vec![1; performances.len()];
    for (at, pair) in order.windows(2).enumerate() {
        let is_drawn = rng.random::<f64>() < DRAWS;
        places[pair[1]] = if is_drawn {
            places[pair[0]]
        } else {
            at as u8 + 2
        };
    }
    places
}

/// Returns the log loss of each pair of seats.
fn losses_of(entrants: &[Entrant]) -> Vec<f64> {
    let mut losses = Vec::new();
    for (at, one) in entrants.iter().enumerate() {
        for other in &entrants[at + 1..] {
            let score = match one.place.cmp(&other.place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            let expected = expectations(&[*one, *other]);
            losses.push(-score * expected[0].ln() - (1.0 - score) * expected[1].ln());
        }
    }
    losses
}

/// Returns different people in random order, each drawn in proportion to the activity (Efraimidis
/// and Spirakis, 2006).
fn seated(activity: &[f64], count: usize, rng: &mut Rng) -> Vec<usize> {
    let mut keys: Vec<(f64, usize)> = activity
        .iter()
        .enumerate()
        .map(|(person, activity)| (-uniform(rng).ln() / activity, person))
        .collect();
    keys.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut people: Vec<usize> = keys[..count].iter().map(|(_, person)| *person).collect();
    // The active ones come first in the draw, and shall not have seat 1 more often.
    for at in (1..count).rev() {
        people.swap(at, rng.random_range(0..=at));
    }
    people
}

/// Returns a number above 0 and below 1.
fn uniform(rng: &mut Rng) -> f64 {
    rng.random::<f64>().clamp(f64::EPSILON, 1.0 - f64::EPSILON)
}

/// Returns a number with the standard normal distribution (Box and Muller, 1958).
fn normal(rng: &mut Rng) -> f64 {
    (-2.0 * uniform(rng).ln()).sqrt() * (2.0 * PI * uniform(rng)).cos()
}

/// Returns a number with the Gumbel distribution: the difference of two is logistic, with 400
/// points for odds of ten to one.
fn gumbel(rng: &mut Rng) -> f64 {
    -(-uniform(rng).ln()).ln() * 400.0 / LN_10
}

fn mean(list: &[f64]) -> f64 {
    list.iter().sum::<f64>() / list.len() as f64
}

/// Returns the rank of each number, 0 for the least.
fn ranks(list: &[f64]) -> Vec<f64> {
    let rank = |one: &f64| list.iter().filter(|other| *other < one).count() as f64;
    list.iter().map(rank).collect()
}

/// Returns Pearson's correlation.
fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let (mean_one, mean_other) = (mean(one), mean(other));
    let moment =
        |pairs: &mut dyn Iterator<Item = (f64, f64)>| pairs.map(|(a, b)| a * b).sum::<f64>();
    let one: Vec<f64> = one.iter().map(|value| value - mean_one).collect();
    let other: Vec<f64> = other.iter().map(|value| value - mean_other).collect();
    let of = |a: &[f64], b: &[f64]| moment(&mut a.iter().copied().zip(b.iter().copied()));
    of(&one, &other) / (of(&one, &one) * of(&other, &other)).sqrt()
}
