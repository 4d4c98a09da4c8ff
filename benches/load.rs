//! A crowd at a Discord in trouble: `cargo bench --bench load -- PEOPLE RATE SECONDS`, by default
//! 500 people and 50 interactions a second for ten minutes. Prints one line per figure; fails if a
//! person waits for more than a second, Discord refuses a request, or memory grows.

#[path = "../tests/confirms/mod.rs"]
mod confirms;
#[path = "../tests/load/crowd.rs"]
mod crowd;
#[path = "../tests/house/mod.rs"]
mod house;

use std::process::ExitCode;
use std::time::Duration;

use crowd::{SOON, Scale, crowd};
use house::House;

/// Allowed growth of memory from a third of the time to the end: this fraction (a fifth), or this
/// many megabytes if more, because caches fill.
const GROWTH: (u64, u64) = (5, 8);

#[tokio::main]
async fn main() -> ExitCode {
    // Without `--bench` this is `cargo test --benches`, which only needs the program to start.
    if !std::env::args().any(|arg| arg == "--bench") {
        return ExitCode::SUCCESS;
    }
    let given: Vec<u64> = std::env::args()
        .filter_map(|arg| arg.parse().ok())
        .collect();
    let number = |at: usize, usual: u64| given.get(at).copied().unwrap_or(usual);
    let scale = Scale {
        people: number(0, 500) as usize,
        rate: number(1, 50) as u32,
        lasting: Duration::from_secs(number(2, 600)),
    };
    let house = House::open_with_budgets().await;
    let seen = crowd(&house, scale).await;
    println!(
        "{} people, {} interactions in {:?}, {} turns, {} requests failed, {} begun while the line was broken",
        scale.people,
        seen.acknowledged.len(),
        scale.lasting,
        seen.turns,
        seen.faults,
        seen.cut
    );
    println!(
        "acknowledged: p50 {} ms, p99 {} ms, worst {} ms; {} after more than {SOON} ms, {} never, and {} completions",
        seen.wait(0.5),
        seen.wait(0.99),
        seen.wait(1.0),
        seen.late(),
        seen.unanswered.len(),
        seen.lost
    );
    println!("refused by Discord: {}", seen.refusals.len());
    for refusal in seen.refusals.iter().take(5) {
        println!("  {refusal}");
    }
    println!(
        "{} previews, {} confirmed",
        seen.confirms.previews(),
        seen.confirms.played()
    );
    seen.confirms.assert_true(&house.address()).await;
    let (then, now) = seen.memory();
    println!("resident after a third {then} MB, at the end {now} MB");
    let (share, room) = GROWTH;
    let is_flat = now <= then + (then / share).max(room);
    let is_well = seen.late() == 0
        && seen.unanswered.is_empty()
        && seen.lost <= seen.faults
        && seen.refusals.is_empty();
    if is_flat && is_well {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
