//! Sessions that go on in another process, and after an outage of the gateway.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::cut_off::try_to_play;
use crate::house::{House, long_line};
use crate::story::{GAMES, Scale, Story, Trouble};
use crate::together::Together;

/// Within what time another process serves in the place of one that was killed: a lease goes on for
/// five seconds.
const TAKEN_OVER: Duration = Duration::from_secs(10);

/// Within what time the bot is back after an outage of the gateway.
const BACK: Duration = Duration::from_secs(3);

const SHARDS: u64 = 2;

const SCALE: Scale = Scale {
    servers: 2,
    people: 4,
    turns: 0,
    games: GAMES,
    // Shards identify one after the other.
    trouble: Trouble::Updates(0),
};

/// Sessions that were begun, and times that one was resumed.
async fn starts(house: &House) -> (u64, u64) {
    let gateway = house.get("control/gateway").await;
    let count = |key: &str| gateway[key].as_u64().unwrap();
    (count("begun"), count("resumed"))
}

/// Tries to play a turn until it is played; the time that took.
async fn until_played(story: &Story<'_>, who: usize, thread: &str, turn: &str) -> Duration {
    let begun = Instant::now();
    let second = Duration::from_secs(1);
    loop {
        let attempt = try_to_play(story, who, thread, turn);
        let answer = tokio::time::timeout(second, attempt).await;
        if answer.is_ok_and(|answer| answer.contains("Played") || answer.contains("turn")) {
            return begun.elapsed();
        }
        assert!(begun.elapsed() < second * 60, "nobody serves");
        sleep(Duration::from_millis(100)).await;
    }
}

/// One takes over from another that lives, then from one that is killed; then the gateway goes.
pub async fn in_another_process() {
    let mut together = Together::with_spares(SCALE.world(SHARDS), 2).await;
    let Together { house, fleet } = &mut together;
    fleet.start(0, house);
    fleet.all_connected(house).await;
    fleet.is_ready(0, house).await;
    let story = Story::new(house, &fleet.database(), SCALE).await;
    let (code, thread) = story.open(0, [1, 2], "kintei", json!({})).await;
    let turns = long_line(&mut rand::SeedableRng::seed_from_u64(5), 3);
    assert_eq!(starts(house).await, (SHARDS, 0));

    fleet.start(1, house);
    fleet.is_ready(1, house).await;
    let all_given = async || (starts(house).await == (SHARDS, SHARDS)).then_some(());
    house
        .until("the new one resumes every session", all_given)
        .await;
    until_played(&story, 1, &thread, &turns[0]).await;

    fleet.kill(1);
    let taken = until_played(&story, 2, &thread, &turns[1]).await;
    println!("another process served after {taken:?}");
    assert!(taken < TAKEN_OVER, "after {taken:?}\n{}", house.log());
    let all_taken = async || (starts(house).await == (SHARDS, 2 * SHARDS)).then_some(());
    house
        .until("the spare resumes every session", all_taken)
        .await;

    let gateway = async |action: &str| house.control("gateway", json!({ "action": action })).await;
    gateway("down").await;
    sleep(Duration::from_secs(8)).await;
    gateway("up").await;
    let begun = Instant::now();
    fleet.all_connected(house).await;
    println!("back after {:?}", begun.elapsed());
    assert!(begun.elapsed() < BACK, "{}", house.log());
    until_played(&story, 1, &thread, &turns[2]).await;
    assert_eq!(starts(house).await.0, SHARDS, "nothing was begun anew");
    assert_eq!(story.events(&code).await, 3);
    story.all_told().await;
}

/// A tap pressed while no process is there is answered by the next one.
pub async fn a_tap_while_nobody_is_there() {
    let mut together = Together::with_spares(SCALE.world(1), 1).await;
    let Together { house, fleet } = &mut together;
    fleet.start(0, house);
    fleet.all_connected(house).await;
    fleet.is_ready(0, house).await;
    let story = Story::new(house, &fleet.database(), SCALE).await;
    let (code, thread) = story.open(0, [1, 2], "kintei", json!({})).await;
    story.all_told().await;
    let turns = long_line(&mut rand::SeedableRng::seed_from_u64(5), 1);
    let mut old = fleet.processes[0].take().unwrap();
    crate::together::ask_to_stop(&old);
    let ended = tokio::task::spawn_blocking(move || old.wait().unwrap().code());
    assert_eq!(ended.await.unwrap(), Some(0));
    fleet.start(0, house);
    // The new one connects after a second or so, within the three seconds that Discord waits.
    let answer = story
        .act(
            1,
            &thread,
            "command",
            &json!({ "command": "move", "options": { "turn": turns[0] } }),
        )
        .await;
    assert_ne!(answer["message"], Value::Null, "{answer}\n{}", house.log());
    assert_eq!(starts(house).await, (1, 1));
    until_played(&story, 1, &thread, &turns[0]).await;
    assert_eq!(story.events(&code).await, 1);
}
