//! Number of cases with which a property is tried.

use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// A runner of `few` cases, the same every time; `PROPTEST_CASES` sets another number, of random
/// cases.
pub fn cases(few: u32) -> TestRunner {
    let setting = std::env::var("PROPTEST_CASES").ok();
    let count: Option<u32> = setting.and_then(|cases| cases.parse().ok());
    let config = Config {
        cases: count.unwrap_or(few),
        failure_persistence: None,
        max_shrink_iters: 4096,
        ..Config::default()
    };
    match count {
        Some(_) => TestRunner::new(config),
        None => TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha)),
    }
}
