//! A process that is suspended inside a transaction, and leases that nobody may write.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::time::Duration;

use serde_json::json;
use sqlx::AnyPool;
use tokio::time::{Instant, sleep};

use crate::cut_off::try_to_play;
use crate::house::{House, engine, long_line};
use crate::story::{GAMES, Scale, Story, Trouble, guest};
use crate::together::{Together, put_to_sleep};
use crate::waking::holder;

/// Within what time the server ends a transaction whose process is suspended: its limit is five
/// seconds.
const ENDED: Duration = Duration::from_secs(9);

/// Within what time another process serves: a lease goes on for fifteen seconds at most, and it
/// connects after that.
const TAKEN_OVER: Duration = Duration::from_secs(30);

const SCALE: Scale = Scale {
    servers: 1,
    people: 2,
    turns: 0,
    games: GAMES,
    trouble: Trouble::None,
};

/// Number of the bot's database sessions in this state.
async fn sessions(eye: &AnyPool, state: &str) -> i64 {
    let count = "select count(*) from pg_stat_activity where application_name like 'tavolino-%'
        and (state = $1 or wait_event_type = $1)";
    let count = sqlx::query_scalar(count).bind(state);
    count.fetch_one(eye).await.unwrap()
}

/// A process that dies inside a transaction delays no player.
pub async fn in_a_transaction() {
    let mut together = Together::with_spares(SCALE.world(1), 2).await;
    let Together { house, fleet } = &mut together;
    fleet.start(0, house);
    fleet.all_connected(house).await;
    let eye = engine::connect(&fleet.database()).await;
    let spare = holder(&eye).await.unwrap();
    fleet.start(1, house);
    let taken = async || holder(&eye).await.filter(|now| *now != spare);
    house.until("it is taken over", taken).await;
    let story = Story::new(house, &fleet.database(), SCALE).await;
    let (code, thread) = story.open(0, [1, 2], "kintei", json!({})).await;
    story.all_told().await;
    let turns = long_line(&mut rand::SeedableRng::seed_from_u64(4), 2);
    let answer = try_to_play(&story, 1, &thread, &turns[0]).await;
    assert!(answer.contains("Played"), "{answer}");
    story.all_told().await;

    // The turn waits for the row of the match, and its process is suspended there.
    let other = engine::connect(&fleet.database()).await;
    let mut lock = other.begin().await.unwrap();
    let hold = sqlx::query("select id from matches where id = $1 for update").bind(&code);
    hold.fetch_all(&mut *lock).await.unwrap();
    let path = format!("people/{}/channels/{thread}/command", guest(2));
    let body = json!({ "command": "move", "options": { "turn": turns[1] }, "wait": "no" });
    house.post(&path, body).await;
    let waits = async || (sessions(&eye, "Lock").await > 0).then_some(());
    house.until("a transaction waits", waits).await;
    put_to_sleep(fleet.processes[1].as_ref().unwrap());
    let suspended = Instant::now();
    lock.rollback().await.unwrap();
    let idle = async || (sessions(&eye, "idle in transaction").await > 0).then_some(());
    house
        .until("the row is held by a process that sleeps", idle)
        .await;
    let ended = async || (sessions(&eye, "idle in transaction").await == 0).then_some(());
    house.until("the server ends it", ended).await;
    assert!(
        suspended.elapsed() < ENDED,
        "after {:?}",
        suspended.elapsed()
    );

    let mut attempts = 0;
    while story.events(&code).await < 2 {
        try_to_play(&story, 2, &thread, &turns[1]).await;
        attempts += 1;
        let log = || house.log();
        assert!(
            suspended.elapsed() < TAKEN_OVER,
            "{attempts} attempts: {}",
            log()
        );
        sleep(Duration::from_millis(500)).await;
    }
    println!("another process served after {:?}", suspended.elapsed());
}

/// The page of a process that says whether it is ready.
async fn ready(port: u16) -> (u16, String) {
    let page = reqwest::get(format!("http://127.0.0.1:{port}/readyz"))
        .await
        .unwrap();
    (page.status().as_u16(), page.text().await.unwrap())
}

/// Without writable leases no shard is served, and no process reports ready.
pub async fn without_leases() {
    let mut together = Together::with_spares(SCALE.world(1), 2).await;
    let Together { house, fleet } = &mut together;
    for nth in 0..2 {
        fleet.start(nth, house);
        fleet.is_ready(nth, house).await;
    }
    let eye = engine::connect(&fleet.database()).await;
    change(
        &eye,
        "create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'no lease may be written'; end $$",
    )
    .await;
    change(
        &eye,
        "create trigger refuse before insert or update on leases
        for each row execute function refuse()",
    )
    .await;
    both_say(house, &fleet.ports, 503, "the leases cannot be renewed").await;
    // It stays so when the leases have expired, and no process has a shard.
    sleep(Duration::from_secs(17)).await;
    both_say(house, &fleet.ports, 503, "the leases cannot be renewed").await;
    change(&eye, "drop trigger refuse on leases").await;
    both_say(house, &fleet.ports, 200, "ready").await;
}

async fn change(eye: &AnyPool, sql: &'static str) {
    sqlx::query(sql).execute(eye).await.unwrap();
}

async fn both_say(house: &House, ports: &[u16], status: u16, words: &str) {
    for port in ports {
        let says = async || {
            let (now, text) = ready(*port).await;
            (now == status && text.contains(words)).then_some(())
        };
        house.until(&format!("it says {words:?}"), says).await;
    }
}
