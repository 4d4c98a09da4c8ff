//! Quality of ratings: `cargo bench --bench ratings -- 4` simulates people of known strength with
//! the seeds 1 to 4. Prints a row per size of table.

#[path = "../tests/ratings/simulation.rs"]
mod simulation;

use simulation::{AFTER, Figures, MORE, Setting, TWO};

/// Number of seeds by default: those of the test.
const SEEDS: u64 = 4;

fn main() {
    // Without `--bench` this is `cargo test --benches`, which only needs the program to start.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let seeds = std::env::args().find_map(|arg| arg.parse().ok());
    let seeds = seeds.unwrap_or(SEEDS);
    let errors = AFTER.map(|games| format!("error after {games}"));
    println!(
        "| seats | games | log loss | {} | rank correlation | within two deviations |",
        errors.join(" | ")
    );
    println!("|---|---|---|{}---|---|", "---|".repeat(AFTER.len()));
    for setting in [TWO, MORE] {
        println!("{}", row(setting, simulation::average(setting, seeds)));
    }
}

fn row(Setting { seats, games }: Setting, figures: Figures) -> String {
    let seats = if seats.0 == seats.1 {
        seats.0.to_string()
    } else {
        format!("{}-{}", seats.0, seats.1)
    };
    let errors = figures.errors.map(|error| format!("{error:.0}"));
    format!(
        "| {seats} | {games} | {:.3} | {} | {:.3} | {:.0} % |",
        figures.loss,
        errors.join(" | "),
        figures.correlation,
        100.0 * figures.cover
    )
}
