//! Ratings: `tavolino rate` as people run it, and the quality of ratings in a simulation.

mod program;
mod simulation;

use simulation::{Figures, MORE, TWO, average};

/// Seeds 1 to 4, whose average is judged.
const SEEDS: u64 = 4;

/// The greatest errors after 10 and after 40 games, and the least correlation.
fn is_within(figures: &Figures, errors: (f64, f64), correlation: f64) {
    let [_, after_10, _, after_40] = figures.errors;
    assert!(
        after_10 <= errors.0 && after_40 <= errors.1 && figures.correlation >= correlation,
        "{figures:?}"
    );
    assert!(figures.cover >= 0.88, "{figures:?}");
}

#[test]
fn ratings_of_games_for_two_converge() {
    let figures = average(TWO, SEEDS);
    is_within(&figures, (165.0, 105.0), 0.90);
    assert!(figures.loss <= 0.545, "{figures:?}");
}

#[test]
fn ratings_of_games_for_three_to_six_converge_faster() {
    is_within(&average(MORE, SEEDS), (120.0, 70.0), 0.96);
}
