//! What strangers type, send and store: things that were right, with mistakes in them. Nothing panics, and a mistake is told clearly.
//!
//! `PROPTEST_CASES=100000 cargo test --release --test fuzz` looks for longer; what it finds is shrunk and printed.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "fuzz/bodies.rs"]
mod bodies;
#[path = "house/mod.rs"]
mod house;
#[path = "fuzz/lines.rs"]
mod lines;
#[path = "fuzz/mistakes.rs"]
mod mistakes;
#[path = "fuzz/presses.rs"]
mod presses;
#[path = "table/mod.rs"]
mod table;
#[path = "fuzz/turns.rs"]
mod turns;
#[path = "fuzz/wishes.rs"]
mod wishes;

use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// So many cases, the same every time; more, and others every time, if the environment wants that.
fn cases(few: u32) -> TestRunner {
    let asked = std::env::var("PROPTEST_CASES").ok();
    let asked: Option<u32> = asked.and_then(|cases| cases.parse().ok());
    let config = Config {
        cases: asked.unwrap_or(few),
        failure_persistence: None,
        ..Config::default()
    };
    match asked {
        Some(_) => TestRunner::new(config),
        None => TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha)),
    }
}
