//! A process that is cut off from the database while another one is not.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::house::{House, confirm_label, long_line, text};
use crate::relay::Relay;
use crate::story::{GAMES, Scale, Story, Trouble};
use crate::together::{Fleet, Together};

/// Longest wait for a sentence about the fault; Discord waits for three seconds.
const TOLD: Duration = Duration::from_secs(4);

/// Within what time another process serves: a lease goes on for fifteen seconds at most, and it
/// connects after that.
const TAKEN_OVER: Duration = Duration::from_secs(30);

/// Longest lifetime of a lease.
const LEASE: Duration = Duration::from_secs(15);

const SCALE: Scale = Scale {
    servers: 1,
    people: 4,
    turns: 0,
    games: GAMES,
    trouble: Trouble::None,
};

/// Begins the first process, with the database at the end of a line that can be cut.
async fn begin_on_a_line(house: &mut House, fleet: &mut Fleet) -> Relay {
    let relay = Relay::to(fleet.server.folder.join(".s.PGSQL.5432")).await;
    let direct = house.env.clone();
    let line = format!("postgres://tavolino@localhost:{}/together", relay.port);
    house.env.push(("DATABASE_URL", line));
    fleet.start(0, house);
    house.env = direct;
    fleet.is_ready(0, house).await;
    relay
}

/// There is no other.
pub async fn alone() {
    let mut together = Together::of(SCALE.world(1), 1).await;
    let Together { house, fleet } = &mut together;
    let relay = begin_on_a_line(house, fleet).await;
    let story = Story::new(house, &fleet.database(), SCALE).await;
    let (_, thread) = story.open(0, [1, 2], "kintei", json!({})).await;
    let turns = long_line(&mut rand::SeedableRng::seed_from_u64(2), 1);
    let identified = sessions(house).await;
    relay.cut();
    sleep(LEASE + TOLD).await;
    let begun = Instant::now();
    let answer = try_to_play(&story, 1, &thread, &turns[0]).await;
    assert!(answer.contains("can't reach the games"), "{answer}");
    assert!(begun.elapsed() < TOLD, "after {:?}", begun.elapsed());
    // The server is another machine now, so what was connected to the old one stays silent.
    relay.replace();
    plays_again(house, &story, &thread, &turns[0]).await;
    assert_eq!(sessions(house).await, identified, "it stayed connected");
}

/// Tries to play a turn until it is played.
async fn plays_again(house: &House, story: &Story<'_>, thread: &str, turn: &str) {
    house
        .until("it plays again", async || {
            let answer = try_to_play(story, 1, thread, turn).await;
            answer.contains("Played").then_some(())
        })
        .await;
}

/// The database is out of reach of all.
pub async fn all() {
    let mut together = Together::with_spares(SCALE.world(1), 2).await;
    let Together { house, fleet } = &mut together;
    let relay = Relay::to(fleet.server.folder.join(".s.PGSQL.5432")).await;
    let line = format!("postgres://tavolino@localhost:{}/together", relay.port);
    house.env.push(("DATABASE_URL", line));
    for nth in 0..2 {
        fleet.start(nth, house);
        fleet.is_ready(nth, house).await;
    }
    let story = Story::new(house, &fleet.database(), SCALE).await;
    let (_, thread) = story.open(0, [1, 2], "kintei", json!({})).await;
    let turns = long_line(&mut rand::SeedableRng::seed_from_u64(2), 1);
    relay.cut();
    sleep(LEASE + TOLD).await;
    for _ in 0..4 {
        let answer = try_to_play(&story, 1, &thread, &turns[0]).await;
        assert!(
            answer.contains("can't reach the games"),
            "{answer}\n{}",
            house.log()
        );
    }
    relay.replace();
    plays_again(house, &story, &thread, &turns[0]).await;
    one_session_each(house, 1).await;
}

/// Every session that was begun.
async fn sessions(house: &House) -> usize {
    let gateway = house.get("control/gateway").await;
    gateway["sessions"].as_array().unwrap().len()
}

/// Another one is not cut off.
pub async fn beside_another() {
    let mut together = Together::with_spares(SCALE.world(1), 2).await;
    let Together { house, fleet } = &mut together;
    fleet.start(1, house);
    fleet.all_connected(house).await;
    // The one that begins later serves.
    let relay = begin_on_a_line(house, fleet).await;

    let story = Story::new(house, &fleet.database(), SCALE).await;
    let (code, thread) = story.open(0, [1, 2], "kintei", json!({})).await;
    let turns = long_line(&mut rand::SeedableRng::seed_from_u64(1), 3);
    assert!(
        try_to_play(&story, 1, &thread, &turns[0])
            .await
            .contains("Played")
    );

    relay.cut();
    let cut = Instant::now();
    let answer = try_to_play(&story, 2, &thread, &turns[1]).await;
    assert!(answer.contains("can't reach the games"), "{answer}");
    assert!(cut.elapsed() < TOLD, "after {:?}", cut.elapsed());
    let begun = Instant::now();
    let answer = try_to_play(&story, 2, &thread, &turns[1]).await;
    assert!(answer.contains("can't reach the games"), "{answer}");
    assert!(begun.elapsed() < Duration::from_secs(1), "it is known now");
    let help = json!({ "command": "help", "options": {} });
    let help = story.act(2, &thread, "command", &help).await;
    assert_eq!(help["status"], "message", "that needs no database");
    loop {
        let answer = try_to_play(&story, 2, &thread, &turns[1]).await;
        println!("{:?}: {answer}", cut.elapsed());
        if answer.contains("Played") {
            break;
        }
        assert!(
            cut.elapsed() < TAKEN_OVER,
            "{} {}",
            house.get("control/gateway").await,
            house.log()
        );
        sleep(Duration::from_millis(500)).await;
    }
    println!("another process served after {:?}", cut.elapsed());

    relay.mend();
    house
        .until("it waits for the other", async || {
            let log = house.log();
            log.contains("served by another process now").then_some(())
        })
        .await;
    fleet.is_ready(0, house).await;
    let answer = try_to_play(&story, 1, &thread, &turns[2]).await;
    assert!(answer.contains("Played"), "{answer}\n{}", house.log());
    assert_eq!(story.events(&code).await, 3);
    story.all_told().await;
    one_session_each(house, 1).await;
}

/// Each shard has one connection to Discord, and no other.
pub async fn one_session_each(house: &House, shards: u64) {
    let expected: Vec<u64> = (0..shards).collect();
    let so = async || {
        let gateway = house.get("control/gateway").await;
        let sessions = gateway["sessions"].as_array()?;
        let connected = sessions.iter().filter(|one| one["connected"] == true);
        let mut found: Vec<u64> = connected
            .filter_map(|one| one["shard"][0].as_u64())
            .collect();
        found.sort_unstable();
        (found == expected).then_some(())
    };
    house.until("each shard has one connection", so).await;
    // What nobody wanted would come by itself.
    sleep(Duration::from_secs(6)).await;
    assert!(
        so().await.is_some(),
        "{}",
        house.get("control/gateway").await
    );
}

/// Plays a turn once; the content of the answer.
pub async fn try_to_play(story: &Story<'_>, who: usize, thread: &str, turn: &str) -> String {
    let body = json!({ "command": "move", "options": { "turn": turn } });
    let mut done = story.act(who, thread, "command", &body).await;
    if confirm_label(&done["message"]).is_some() {
        let confirm =
            json!({ "message": done["message"]["id"], "label": confirm_label(&done["message"]) });
        done = story.act(who, thread, "press", &confirm).await;
    }
    text(&done["message"]["content"]).to_owned()
}
