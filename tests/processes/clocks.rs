//! Machines whose clocks are wrong: what counts is the database's.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use serde_json::json;
use sqlx::{AnyPool, AssertSqlSafe};
use tavolino::store::Store;

use crate::house::{engine, long_line};
use crate::story::{GAMES, Scale, Story, Trouble};
use crate::together::{Together, ask_to_stop};
use crate::waking::holder;

/// Sets the database's clock `seconds` ahead of the machine's.
async fn put_off(eye: &AnyPool, seconds: i64) {
    let clock = format!(
        "create or replace function unixepoch(how text) returns double precision language sql volatile as $$
            select extract(epoch from clock_timestamp())::double precision + {seconds} $$"
    );
    let put = sqlx::raw_sql(AssertSqlSafe(clock)).execute(eye).await;
    put.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_machines_clock_is_ahead_nobody_loses_time_and_nothing_is_in_the_future() {
    let _machine = crate::MACHINE.read().await;
    let scale = Scale {
        servers: 1,
        people: 2,
        turns: 4,
        games: GAMES,
        trouble: Trouble::None,
    };
    let mut together = Together::with_spares(scale.world(1), 2).await;
    let Together { house, fleet } = &mut together;
    Store::open(&fleet.database()).await.unwrap().close().await;
    let eye = &engine::connect(&fleet.database()).await;
    put_off(eye, -90).await;
    fleet.start(0, house);
    fleet.all_connected(house).await;
    house.until_logged("s ahead of the database's", 1).await;
    let story = Story::new(house, &fleet.database(), scale).await;
    let (code, thread) = story
        .open(0, [1, 2], "kintei", json!({ "pace": "live" }))
        .await;
    let line = long_line(&mut rand::SeedableRng::seed_from_u64(1), 4);
    let play = async |nth: usize| {
        let who = nth % 2 + 1;
        story
            .turn(&code, &thread, who, &line[nth], nth, false)
            .await;
    };
    play(0).await;
    play(1).await;
    let before = holder(eye).await.unwrap();
    let mut old = fleet.processes[0].take().unwrap();
    fleet.start(1, house);
    house.until_logged("s ahead of the database's", 2).await;
    let taken = async || holder(eye).await.filter(|now| *now != before);
    house.until("it is taken over", taken).await;
    ask_to_stop(&old);
    let ended = tokio::task::spawn_blocking(move || old.wait().unwrap().code());
    assert_eq!(ended.await.unwrap(), Some(0));
    play(2).await;
    play(3).await;

    let last = "select cast(unixepoch('subsec') * 1000 as bigint) - max(at) from events where match_id = $1";
    let since: i64 = sqlx::query_scalar(last)
        .bind(&code)
        .fetch_one(eye)
        .await
        .unwrap();
    assert!((0..30_000).contains(&since), "{since} ms ago");
    let clocks = "select max(clock) - min(clock) from events where match_id = $1";
    let spent: i64 = sqlx::query_scalar(clocks)
        .bind(&code)
        .fetch_one(eye)
        .await
        .unwrap();
    assert!(spent < 60_000, "{spent} ms of somebody's time");

    put_off(eye, 0).await;
    house
        .until_logged("this machine's clock is the database's again", 1)
        .await;
}
