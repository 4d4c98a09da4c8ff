//! Kills at random instants: `cargo bench --bench kills -- 1000 SEED`; with `ends`, all of them
//! while rated games end; with `posts`, while the bot posts by itself; with `contests`, between two
//! rounds of a contest. Panics at the first event, message, pairing or change of a rating that is
//! lost or doubled.

#![expect(clippy::unwrap_used, reason = "what cannot go on has failed")]

#[path = "../tests/confirms/mod.rs"]
mod confirms;
#[path = "../tests/house/mod.rs"]
mod house;
#[path = "../tests/kills/mod.rs"]
mod kills;

use std::time::Instant;

#[tokio::main]
async fn main() {
    // Without `--bench` this is `cargo test --benches`, which only needs the program to start.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let numbers: Vec<u64> = std::env::args()
        .filter_map(|arg| arg.parse().ok())
        .collect();
    let kills = numbers.first().map_or(1000, |kills| *kills as usize);
    let seed = numbers.get(1).copied().unwrap_or_else(kills::any_seed);
    println!("{kills} kills, seed {seed}");
    let begun = Instant::now();
    let is_asked = |part: &str| std::env::args().any(|arg| arg == part);
    let tally = if is_asked("ends") {
        kills::run_ends(kills, seed).await
    } else if is_asked("contests") {
        kills::run_contests(kills, seed).await
    } else if is_asked("posts") {
        kills::run_posts(kills.div_ceil(3), seed).await
    } else {
        kills::run(kills, seed).await
    };
    for (what, times) in tally {
        println!("{what}: {times}");
    }
    println!(
        "nothing lost, nothing doubled, nobody called twice, in {:.0?}",
        begun.elapsed()
    );
}
