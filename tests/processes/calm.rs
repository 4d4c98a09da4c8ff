//! Leases where nothing happens, and where every core is busy.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use tokio::time::sleep;

use crate::house::House;
use crate::story::{GAMES, Scale, Trouble};
use crate::together::Together;

/// Time that is watched.
const WATCHED: Duration = Duration::from_secs(15);

const SHARDS: u64 = 8;

const SCALE: Scale = Scale {
    servers: 2,
    people: 2,
    turns: 0,
    games: GAMES,
    trouble: Trouble::None,
};

/// Statements about leases that were logged.
fn statements(house: &House) -> usize {
    let log = house.log();
    let about = |line: &&str| line.contains("sqlx::query") && line.contains("leases");
    log.lines().filter(about).count()
}

/// One that serves eight shards and a spare ask the database rarely.
pub async fn without_work() {
    let mut together = Together::with_spares(SCALE.world(SHARDS), 2).await;
    let Together { house, fleet } = &mut together;
    house.log_filter = "info,serenity=warn,sqlx::query=debug";
    for nth in 0..2 {
        fleet.start(nth, house);
        fleet.is_ready(nth, house).await;
    }
    let before = statements(house);
    sleep(WATCHED).await;
    let count = statements(house) - before;
    println!("{count} statements in {WATCHED:?}");
    assert!(count > 10, "nothing is logged");
    let most = 2 * 2 * WATCHED.as_secs() as usize;
    assert!(count < most, "{count} statements of two processes");
}

/// No lease is lost while every core is busy.
pub async fn under_load() {
    let mut together = Together::with_spares(SCALE.world(SHARDS), 2).await;
    let Together { house, fleet } = &mut together;
    for nth in 0..2 {
        fleet.start(nth, house);
        fleet.is_ready(nth, house).await;
    }
    let before = house.get("control/gateway").await;
    let is_over = Arc::new(AtomicBool::new(false));
    let cores = thread::available_parallelism().unwrap().get();
    let busy = (0..2 * cores).map(|_| {
        let is_over = Arc::clone(&is_over);
        thread::spawn(move || while !is_over.load(Ordering::Relaxed) {})
    });
    let busy: Vec<_> = busy.collect();
    sleep(WATCHED).await;
    is_over.store(true, Ordering::Relaxed);
    for thread in busy {
        thread.join().unwrap();
    }
    let after = house.get("control/gateway").await;
    for key in ["begun", "resumed", "sessions"] {
        assert_eq!(after[key], before[key], "{key}\n{}", house.log());
    }
    assert!(!house.log().contains("have expired"), "{}", house.log());
}
