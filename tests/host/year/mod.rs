//! A year of random play with vacations, quiet hours, restarts and outages; afterwards the log is
//! audited by independent means.
//!
//! By default 50 people and 200 matches; `cargo test --test host year:: -- --ignored` runs 500 and
//! 2,000.

mod audit;
mod life;
mod reminders;

use audit::Seen;
use life::{Life, Scale};

#[tokio::test]
async fn a_year_of_a_tenth_goes_by_and_every_clock_and_notice_is_as_the_log_says() {
    let seen = Box::pin(year(50, 200)).await;
    // A year in which nothing happens proves nothing.
    assert!(seen.turns > 2_000, "{seen:?}");
    assert!(seen.rarest() > 1, "{seen:?}");
}

#[tokio::test]
#[ignore = "takes minutes; the tenth of it is always run"]
async fn a_year_goes_by_and_every_clock_and_notice_is_as_the_log_says() {
    let seen = Box::pin(year(500, 2000)).await;
    assert!(seen.turns > 20_000, "{seen:?}");
    assert!(seen.rarest() > 10, "{seen:?}");
}

/// The audit's counts for a year of this many people and matches.
async fn year(people: i64, games: i64) -> Seen {
    let scale = Scale {
        people,
        games,
        days: 365,
    };
    let mut life = Life::new(scale, 2029).await;
    life.live().await;
    let seen = audit::audit(&life).await;
    println!("{seen:?}");
    seen
}
