//! The bot process under load, beside a Discord on the same machine: turns against bare commands, the slowest
//! acknowledgement, memory, and the time it takes to start. Prints one line per figure.

#[path = "../tests/house/mod.rs"]
mod house;

use std::time::{Duration, Instant};

use futures::future::join_all;
use house::{House, Match, text};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use tavolino::game::{Options, Rng};
use tavolino::games;
use tavolino::host::{ChannelId, Host, InteractionId, Opening, Pace, Settled, Timestamp, UserId};
use tavolino::store::Store;

// Nobody may open more within an hour.
const TABLES: usize = 10;
const TURNS: usize = 20;

#[tokio::main]
async fn main() {
    // `cargo test --benches` only asks whether it runs.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    throughput().await;
    stored(1_000).await;
    stored(10_000).await;
}

/// Lines of Kintei that go on for long enough.
fn lines() -> Vec<Vec<String>> {
    let kind = games::find("kintei").expect("Kintei is on the shelf");
    let table = kind.info.table(&Options::new(), None).expect("a table");
    let line = |seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = (kind.open)(&table, Value::Null).expect("a board");
        let mut line = Vec::new();
        while let Some(seat) = board.to_act().first().filter(|_| line.len() < TURNS) {
            let turn = board
                .turns(seat)
                .choose(&mut rng)
                .expect("it goes on")
                .clone();
            board.play(seat, &turn).expect("a legal turn");
            line.push(turn);
        }
        line
    };
    (0..)
        .map(line)
        .filter(|line| line.len() == TURNS)
        .take(TABLES)
        .collect()
}

async fn throughput() {
    let house = House::open().await;
    let people = ["ada", "bruno"];
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let options = json!({ "opponent": "bruno", "order": "listed" });
        tables.push(Match::start(&house, "kintei", options, &people).await);
    }
    let begun = Instant::now();
    let bare = join_all((0..TABLES).map(async |_| {
        for _ in 0..TURNS {
            let standing = house
                .person("ada")
                .command("general", "help", json!({}))
                .await;
            assert_eq!(standing["status"], "message", "{standing}");
        }
    }));
    bare.await;
    let bare = (TABLES * TURNS) as f64 / begun.elapsed().as_secs_f64();

    let lines = lines();
    let begun = Instant::now();
    join_all(tables.iter().zip(&lines).map(async |(table, line)| {
        for (number, turn) in line.iter().take(TURNS / 2).enumerate() {
            play(&house, table, number, turn).await;
        }
    }))
    .await;
    // Until the last panel is true, pictures and all.
    for (table, line) in tables.iter().zip(&lines) {
        shown(table, &line[TURNS / 2 - 1]).await;
    }
    let turns = (TABLES * TURNS / 2) as f64 / begun.elapsed().as_secs_f64();
    println!(
        "bare /help: {bare:.0}/s; turns with picture and commit: {turns:.0}/s; ratio {:.2}",
        turns / bare
    );

    let mut waits = Vec::new();
    let mut tick = tokio::time::interval(Duration::from_millis(20));
    for number in TURNS / 2..TURNS {
        for (table, line) in tables.iter().zip(&lines) {
            tick.tick().await;
            waits.push(play(&house, table, number, &line[number]).await);
        }
    }
    waits.sort();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    println!(
        "acknowledged at 50 turns/s: p50 {:?}, p99 {:?}, worst {:?}",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    println!("resident after this: {} MB", resident(house.bot_id()));
}

async fn play(house: &House, table: &Match<'_>, number: usize, turn: &str) -> Duration {
    let person = house.person(["ada", "bruno"][number % 2]);
    let begun = Instant::now();
    let done = person
        .command(&table.thread, "move", json!({ "turn": turn }))
        .await;
    assert!(
        text(&done["message"]["content"]).contains("Played"),
        "{turn}: {done}"
    );
    begun.elapsed()
}

async fn shown(table: &Match<'_>, turn: &str) {
    let to = turn.rsplit(' ').next().expect("a turn has words");
    table.panel_says(&format!("to {to}")).await;
}

/// A database with so many running games: how long the bot takes to start, and how much it holds then.
async fn stored(games: i64) {
    let mut house = House::without_bot().await;
    fill(&house, games).await;
    let begun = Instant::now();
    house.start_bot().await;
    let started = begun.elapsed();
    tokio::time::sleep(Duration::from_secs(8)).await;
    println!(
        "{games} games: started in {started:?}, resident {} MB",
        resident(house.bot_id())
    );
}

async fn fill(house: &House, games: i64) {
    let address = format!("sqlite://{}", house.database().display());
    let host = Host::new(Store::open(&address).await.expect("a database"));
    let mut rng = Rng::seed_from_u64(1);
    for number in 1..=games {
        let kind = games::find(["kintei", "mindoku"][number as usize % 2]).expect("a game");
        let opening = Opening {
            kind,
            table: kind.info.table(&Options::new(), None).expect("a table"),
            listed: true,
            invited: vec![],
            computers: 0,
            by: UserId(1),
            pace: Pace::Normal,
            lang: "en",
            guild: None,
            channel: ChannelId(number),
            within: None,
            interaction: InteractionId(number),
            after: None,
        };
        let opened = host
            .open(opening, &mut rng, Timestamp(0))
            .await
            .expect("opened");
        host.join(opened.id(), UserId(2), &mut rng, Timestamp(0))
            .await
            .expect("joined");
        let pending = host.pending(opened.id()).await.expect("pending");
        let settled: Vec<_> = pending
            .iter()
            .map(|notice| (notice, Settled::Delivered))
            .collect();
        host.settle(&settled, Timestamp(1)).await.expect("settled");
    }
    host.close().await;
}

/// Megabytes in memory.
fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmRSS"))
        .unwrap_or_default();
    let kilobytes = line
        .split_whitespace()
        .nth(1)
        .and_then(|number| number.parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1024
}
