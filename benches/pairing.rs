//! Cost of pairing a round of a Swiss contest.

use divan::{Bencher, black_box};
use rand::{RngExt, SeedableRng};
use tavolino::contests::swiss::{Player, Round, pair};
use tavolino_games::game::Rng;

fn main() {
    divan::main();
}

/// People with the points of a contest in its last rounds, none of whom have met.
fn players(people: usize) -> Vec<Player> {
    let mut rng = Rng::seed_from_u64(1);
    let player = |_| Player {
        points: rng.random_range(0..=32),
        byes: 0,
    };
    (0..people).map(player).collect()
}

#[divan::bench(args = [8, 64, 200], sample_count = 20)]
fn round(bencher: Bencher, people: usize) {
    let players = players(people);
    bencher.bench(|| -> Round { pair(black_box(&players), |_, _| 0, |_, _| false) });
}
