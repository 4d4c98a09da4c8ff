//! A process that is stopped for a while, and wakes up after another has taken over what it served.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::time::Duration;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use sqlx::AnyPool;
use tavolino_games::board::Prospect;
use tavolino_games::game::{Options, Rng};
use tavolino_games::games;
use tokio::time::sleep;

use crate::house::{engine, text};
use crate::story::{GAMES, Scale, Story, Trouble, guest};
use crate::together::{Together, put_to_sleep, wake};

/// Four turns, one after the other, and a fifth that the first person could have played after two
/// and can play after all.
fn turns() -> ([String; 4], String) {
    let entry = games::find("kintei").unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    let mut rng = Rng::seed_from_u64(1);
    for _ in 0..10_000 {
        let mut board = (entry.open)(&table, Value::Null).unwrap();
        let mut played: Vec<String> = Vec::new();
        let mut before = Vec::new();
        while let Some(seat) = board.to_act().first().filter(|_| played.len() < 4) {
            let turns = board.turns(seat);
            if played.len() == 2 {
                before.clone_from(&turns);
            }
            let turn = turns.choose(&mut rng).unwrap().clone();
            board.play(seat, &turn).unwrap();
            played.push(turn);
        }
        let Some(seat) = board.to_act().first() else {
            continue;
        };
        // It is played without a question.
        let stays = |turn: &&String| {
            let is_open = board.choose(seat, turn).unwrap().prospect() == Prospect::Open;
            is_open && before.contains(turn) && **turn != played[2]
        };
        if let Some(slept) = board.turns(seat).iter().find(stays) {
            return (played.try_into().unwrap(), slept.clone());
        }
    }
    panic!("there is no such game");
}

/// Longest time until a tap that waited is answered, if it is answered at all.
const MET: Duration = Duration::from_secs(3);

/// Id of the process that serves the shard.
pub async fn holder(eye: &AnyPool) -> Option<i64> {
    let holder = "select holder from leases where what like 'shard %'";
    sqlx::query_scalar(holder)
        .fetch_optional(eye)
        .await
        .unwrap()
}

async fn log(eye: &AnyPool, code: &str) -> Vec<String> {
    let statement = "select data from events where match_id = $1 order by number";
    let events: Vec<String> = sqlx::query_scalar(statement)
        .bind(code)
        .fetch_all(eye)
        .await
        .unwrap();
    let turn = |data: &String| {
        let data: Value = serde_json::from_str(data).unwrap();
        text(&data["text"]).to_owned()
    };
    events.iter().map(turn).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_wakes_up_plays_nothing_that_was_asked_of_it_before() {
    let _machine = crate::MACHINE.read().await;
    let scale = Scale {
        servers: 1,
        people: 2,
        turns: 2,
        games: GAMES,
        trouble: Trouble::None,
    };
    let mut together = Together::with_spares(scale.world(1), 2).await;
    let Together { house, fleet } = &mut together;
    // The one that begins later takes over at once.
    fleet.start(0, house);
    fleet.all_connected(house).await;
    let eye = engine::connect(&fleet.database()).await;
    let spare = holder(&eye).await.unwrap();
    fleet.start(1, house);
    let other = async |than: i64| holder(&eye).await.filter(|now| *now != than);
    let first = house
        .until("it is taken over", async || other(spare).await)
        .await;
    let story = Story::new(house, &fleet.database(), scale).await;
    let (code, thread) = story.open(0, [1, 2], "kintei", json!({})).await;
    story.all_told().await;

    let (line, slept) = turns();
    let play = async |nth: usize| {
        let who = nth % 2 + 1;
        story
            .turn(&code, &thread, who, &line[nth], nth, false)
            .await;
    };
    play(0).await;
    play(1).await;
    let process = fleet.processes[1].as_ref().unwrap();
    put_to_sleep(process);
    let path = format!("people/{}/channels/{thread}/command", guest(1));
    let body = json!({ "command": "move", "options": { "turn": slept }, "wait": "no" });
    house.post(&path, body).await;
    house
        .until("the spare serves", async || other(first).await)
        .await;
    play(2).await;
    play(3).await;
    wake(process);
    let is_met = async || {
        // It sees how old the tap is, or that it is not its own to answer any more.
        let logged = house.log();
        let is_given_up = logged.matches("served by another process now").count() > 1;
        let is_left_alone = is_given_up || logged.contains("too late, ignored");
        let is_played = log(&eye, &code).await.len() > line.len();
        (is_left_alone || is_played).then_some(())
    };
    house.until("the old tap is met", is_met).await;
    sleep(MET).await;

    story.all_told().await;
    assert_eq!(log(&eye, &code).await, line);
    let requests = house.requests().await;
    let calls = |entry: &&Value| {
        entry["method"] == "POST"
            && entry["status"] == 200
            && text(&entry["path"]) == format!("/channels/{thread}/messages")
            && text(&entry["body"]["content"]).contains("your turn")
    };
    let mut called: Vec<String> = (requests.iter().filter(calls))
        .map(|entry| entry["response"]["id"].to_string())
        .collect();
    called.sort();
    called.dedup();
    // A turn played before the call for the previous one is posted makes that call needless.
    assert!((1..=5).contains(&called.len()), "{called:?}");
    let path = format!("people/{}/channels/{thread}/messages?limit=100", guest(1));
    let found = house.get(&path).await;
    let stand = |message: &&Value| {
        message["pinged"]
            .as_array()
            .is_some_and(|who| !who.is_empty())
    };
    let messages = found["messages"].as_array().unwrap().iter();
    assert_eq!(
        messages.filter(stand).count(),
        1,
        "whoever is to act is called"
    );
}
