//! How many cases a property is tried with.

use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// So many cases, the same every time; more, and others every time, if the environment wants that.
pub fn cases(few: u32) -> TestRunner {
    let asked = std::env::var("PROPTEST_CASES").ok();
    let asked: Option<u32> = asked.and_then(|cases| cases.parse().ok());
    let config = Config {
        cases: asked.unwrap_or(few),
        failure_persistence: None,
        max_shrink_iters: 4096,
        ..Config::default()
    };
    match asked {
        Some(_) => TestRunner::new(config),
        None => TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha)),
    }
}
