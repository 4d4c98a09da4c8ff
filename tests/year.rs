//! A year in the house: 500 people, 2,000 games, random play, vacations, quiet hours, restarts and outages; afterwards
//! everything is worked out again from the log, by other means, and compared.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "year/audit.rs"]
mod audit;
#[path = "year/life.rs"]
mod life;
#[path = "year/reminders.rs"]
mod reminders;

use life::{Life, Scale};

#[tokio::test]
async fn a_year_goes_by_and_every_clock_and_notice_is_as_the_log_says() {
    let scale = Scale {
        people: 500,
        games: 2000,
        days: 365,
    };
    let mut life = Life::new(scale, 2026).await;
    life.live().await;
    let seen = audit::audit(&life).await;
    println!("{seen:?}");
    // A year in which nothing happens proves nothing.
    assert!(seen.turns > 20_000, "{seen:?}");
    let often = [
        seen.expired,
        seen.undone,
        seen.drawn,
        seen.taken,
        seen.aborted,
        seen.abandoned,
        seen.outages,
        seen.vacations,
        seen.pings,
        seen.reminders,
        seen.in_time,
    ];
    assert!(often.iter().all(|count| *count > 10), "{seen:?}");
}
