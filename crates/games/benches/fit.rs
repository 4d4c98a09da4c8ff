//! Fits the weights of an evaluation: plays games of the computer against itself with its present
//! evaluation, and fits the odds of a win to the features of their quiet positions by logistic
//! regression.
//!
//! `cargo bench --bench fit -- nubulus 2000 1` plays 2000 games with seed 1 and prints the weights,
//! in thousandths, with their standard errors. A fit with new weights in place plays better games,
//! and so fits better: two or three rounds do.

#![expect(clippy::unwrap_used, reason = "a bench that cannot go on fails")]

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use tavolino_games::ai::alphabeta::{self, Limit};
use tavolino_games::ai::effort;
use tavolino_games::game::{Heuristics, Options, Rng, Seat};
use tavolino_games::games::basileus::Basileus;
use tavolino_games::games::nubulus::Nubulus;
use tavolino_games::games::prosterno::Prosterno;
use tavolino_games::play::Play;

const LIMIT: Limit = Limit {
    nodes: 2_000,
    tt_bits: 11,
    ..effort::STRONG
};
/// Number of games by default.
const GAMES: u64 = 2_000;
/// Random turns at the beginning of a game, at most.
const OPENING: u64 = 10;
/// Of this number of later turns one is random, too: the weights also serve positions that games
/// seldom come to.
const RANDOM: u32 = 16;
/// Turns after which a game counts as drawn.
const LONGEST: u32 = 250;
/// Weight of the sum of squares of the weights, which keeps rare features small.
const RIDGE: f64 = 2.0;
/// Steps of Newton's method.
const STEPS: u32 = 12;

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let mut numbers = words.iter().filter_map(|word| word.parse().ok());
    let games = numbers.next().unwrap_or(GAMES);
    let seed = numbers.next().unwrap_or(1);
    for key in &words {
        match key.as_str() {
            "nubulus" => fit::<Nubulus>(games, seed),
            "prosterno" => fit::<Prosterno>(games, seed),
            "basileus" => fit::<Basileus>(games, seed),
            _ => {}
        }
    }
}

/// The features of a position as leads of seat 1, and the points of seat 1 in its game.
type Sample = (Vec<f64>, f64);

fn fit<G: Heuristics>(games: u64, seed: u64) {
    let played = (0..games).map(|game| play::<G>(seed * 1_000_000 + game));
    let samples: Vec<Sample> = played.flatten().collect();
    let weights = regress(&samples);
    println!(
        "{}: {games} games, {} quiet positions of decided ones, log loss {:.4}",
        G::INFO.name,
        samples.len(),
        loss(
            &samples,
            &weights
                .iter()
                .map(|(weight, _)| *weight)
                .collect::<Vec<_>>()
        )
    );
    for (at, (weight, error)) in weights.iter().enumerate() {
        println!("{at:3}: {:6.0} ± {:.0}", weight * 1000.0, error * 1000.0);
    }
    let thousandths = weights
        .iter()
        .map(|(weight, _)| format!("{:.0}", weight * 1000.0));
    println!("[{}]", thousandths.collect::<Vec<_>>().join(", "));
}

/// Plays a game and returns its quiet positions; none of a drawn game, which says little of what
/// wins.
fn play<G: Heuristics>(seed: u64) -> Vec<Sample> {
    let mut rng = Rng::seed_from_u64(seed);
    let table = G::INFO.table(&Options::new(), Some(2)).unwrap();
    let mut play = Play::<G>::new(&table, G::deal(&table, &mut rng)).unwrap();
    let opening = seed % OPENING;
    let mut positions = Vec::new();
    for turn in 0..LONGEST {
        let Some(seat) = play.to_act().first() else {
            break;
        };
        if u64::from(turn) < opening || rng.random_ratio(1, RANDOM) {
            let turns = play.turns(seat);
            play.play(seat, turns.choose(&mut rng).unwrap());
            continue;
        }
        let found = alphabeta::search(&play, LIMIT);
        if found.verdict().is_none() && play.game().is_quiet(seat) {
            let features = play.game().features(Seat(1));
            positions.push(features.into_iter().map(f64::from).collect::<Vec<_>>());
        }
        play.play(seat, &found.turns[0].0.clone());
    }
    let payoff = play
        .outcome()
        .map_or(0.5, |outcome| outcome.payoff(Seat(1)));
    let is_drawn = (payoff - 0.5).abs() < 0.01;
    if is_drawn {
        return Vec::new();
    }
    let points = f64::from(payoff);
    positions
        .into_iter()
        .map(|features| (features, points))
        .collect()
}

fn odds(features: &[f64], weights: &[f64]) -> f64 {
    let sum: f64 = features.iter().zip(weights).map(|(f, w)| f * w).sum();
    1.0 / (1.0 + (-sum).exp())
}

fn loss(samples: &[Sample], weights: &[f64]) -> f64 {
    let one = |(features, points): &Sample| {
        let odds = odds(features, weights).clamp(1e-9, 1.0 - 1e-9);
        -points * odds.ln() - (1.0 - points) * (1.0 - odds).ln()
    };
    samples.iter().map(one).sum::<f64>() / samples.len() as f64
}

/// Returns the weights of the least loss, each with its standard error, by Newton's method.
fn regress(samples: &[Sample]) -> Vec<(f64, f64)> {
    let count = samples[0].0.len();
    let mut weights = vec![0.0; count];
    let mut errors = vec![0.0; count];
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut curve = unit(count, RIDGE);
        for (features, points) in samples {
            let odds = odds(features, &weights);
            let rows = slope.iter_mut().zip(&mut curve).zip(features);
            for ((slope, row), feature) in rows {
                *slope += (points - odds) * feature;
                for (curve, other) in row.iter_mut().zip(features) {
                    *curve += odds * (1.0 - odds) * feature * other;
                }
            }
        }
        let inverse = inverse(curve);
        for (at, row) in inverse.iter().enumerate() {
            let step = row.iter().zip(&slope).map(|(i, s)| i * s);
            weights[at] += step.sum::<f64>();
            errors[at] = row[at].sqrt();
        }
    }
    weights.into_iter().zip(errors).collect()
}

/// Returns a square matrix with this number on its diagonal, and 0 elsewhere.
fn unit(count: usize, number: f64) -> Vec<Vec<f64>> {
    let row = |row: usize| {
        (0..count)
            .map(|at| if at == row { number } else { 0.0 })
            .collect()
    };
    (0..count).map(row).collect()
}

/// Returns the inverse of a symmetric positive matrix, by Gauss and Jordan.
fn inverse(mut left: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = left.len();
    let mut right = unit(count, 1.0);
    for at in 0..count {
        let by = left[at][at];
        for side in [&mut left, &mut right] {
            for value in &mut side[at] {
                *value /= by;
            }
        }
        for row in (0..count).filter(|row| *row != at) {
            let by = left[row][at];
            for side in [&mut left, &mut right] {
                let pivot = side[at].clone();
                for (value, pivot) in side[row].iter_mut().zip(pivot) {
                    *value -= by * pivot;
                }
            }
        }
    }
    right
}
