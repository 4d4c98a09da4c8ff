//! The bot process under load, beside a Discord on the same machine: turns against bare commands,
//! the slowest acknowledgement, memory, and the time it takes to start. Prints one line per figure.

#[path = "../tests/house/mod.rs"]
mod house;

use std::time::{Duration, Instant, SystemTime};

use futures::future::join_all;
use house::{House, Match, resident, text};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use sqlx::Connection;
use sqlx_sqlite::SqliteConnection;
use tavolino::host::{ChannelId, Host, InteractionId, Opening, Pace, Receipt, Timestamp, UserId};
use tavolino::store::Store;
use tavolino_games::board::Prospect;
use tavolino_games::game::{Options, Rng};
use tavolino_games::games;

// Tables opened at once, 10: the host refuses more within an hour.
const TABLES: usize = 10;
const TURNS: usize = 20;

#[tokio::main]
async fn main() {
    // Without `--bench` this is `cargo test --benches`, which only needs the program to start.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let named: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with("--"))
        .collect();
    let selected = |part: &str| named.is_empty() || named.iter().any(|name| name == part);
    if selected("throughput") {
        throughput().await;
    }
    if selected("thinking") {
        thinking().await;
    }
    if selected("stored") {
        Box::pin(stored(1_000)).await;
        Box::pin(stored(10_000)).await;
    }
    if selected("expiring") {
        Box::pin(expiring(10_000, 200)).await;
    }
}

/// Lines of Kintei that are long enough and contain no turn that has to be confirmed.
fn lines() -> Vec<Vec<String>> {
    let entry = games::find("kintei").expect("Kintei is in the registry");
    let table = entry.info.table(&Options::new(), None).expect("a table");
    let line = |seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = (entry.open)(&table, Value::Null).expect("a board");
        let mut line = Vec::new();
        while let Some(seat) = board.to_act().first().filter(|_| line.len() < TURNS) {
            let mut turns = board.turns(seat);
            turns.retain(|turn| {
                let chosen = board.choose(seat, turn).expect("a legal turn");
                chosen.prospect() == Prospect::Open
            });
            let Some(turn) = turns.choose(&mut rng).cloned() else {
                break;
            };
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

/// Rounds of turns and bare commands, alternating, so that both meet the same load of the machine.
const ROUNDS: [[&str; 2]; 4] = [
    ["ada", "bruno"],
    ["bruno", "chiara"],
    ["chiara", "dawid"],
    ["dawid", "ada"],
];

async fn throughput() {
    let house = House::open().await;
    let lines = lines();
    let (mut ratios, mut waits) = (Vec::new(), Vec::new());
    for people in ROUNDS {
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            let options = json!({ "opponent": people[1], "order": "listed" });
            tables.push(Match::start(&house, "kintei", options, &people).await);
        }
        let bare = helps(&house).await;
        let begun = Instant::now();
        join_all(tables.iter().zip(&lines).map(async |(table, line)| {
            for (number, turn) in line.iter().take(TURNS / 2).enumerate() {
                play(&house, table, people[number % 2], turn).await;
            }
        }))
        .await;
        // Until every last panel is up to date, with its picture.
        for (table, line) in tables.iter().zip(&lines) {
            shows(table, &line[TURNS / 2 - 1]).await;
        }
        let turns = (TABLES * TURNS / 2) as f64 / begun.elapsed().as_secs_f64();
        let ratio = turns / bare;
        println!(
            "bare /help: {bare:.0}/s; turns with picture and commit: {turns:.0}/s; ratio {ratio:.2}"
        );
        ratios.push(ratio);

        let mut tick = tokio::time::interval(Duration::from_millis(20));
        for number in TURNS / 2..TURNS {
            for (table, line) in tables.iter().zip(&lines) {
                tick.tick().await;
                waits.push(play(&house, table, people[number % 2], &line[number]).await);
            }
        }
    }
    ratios.sort_by(f64::total_cmp);
    println!(
        "ratio, the middle of {}: {:.2}",
        ratios.len(),
        ratios[ratios.len() / 2]
    );
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

/// Games in which the strong computer is to act while people play at another table; 20 is the limit
/// for a person.
const ALONE: [(&str, usize); 2] = [("ada", 20), ("chiara", 4)];

/// Time until a table of two people has its panel and its ping while the computer has two dozen
/// turns to think about, and the latency of `/help` meanwhile.
async fn thinking() {
    let house = House::open().await;
    let line = lines().swap_remove(0);
    let (one, other) = ("bruno", "dawid");
    let options = json!({ "opponent": other, "order": "listed" });
    let table = Match::start(&house, "kintei", options, &[one, other]).await;
    let quiet = help_waits(&house, 40).await;
    let mut alone = Vec::new();
    for (person, games) in ALONE {
        for _ in 0..games {
            let options = json!({ "computer": "strong", "where": "here", "order": "listed" });
            alone.push((
                person,
                Match::start(&house, "nubulus", options, &[person]).await,
            ));
        }
    }
    let first = first_turn("nubulus");
    join_all(
        alone
            .iter()
            .map(|(person, game)| play(&house, game, person, &first)),
    )
    .await;
    let begun = Instant::now();
    let (mut panels, mut calls, mut busy) = (Vec::new(), Vec::new(), Vec::new());
    for (number, turn) in line.iter().enumerate() {
        let (person, next) = if number % 2 == 0 {
            (one, other)
        } else {
            (other, one)
        };
        play(&house, &table, person, turn).await;
        let played = Instant::now();
        let panel = async {
            shows(&table, turn).await;
            played.elapsed()
        };
        let call = async {
            let mention = format!("<@{}>", house.person(next).id());
            let is_called = async || {
                let pings = table.pings().await;
                let newest = pings.last()?;
                text(&newest["content"]).contains(&mention).then_some(())
            };
            house.until("the next is called", is_called).await;
            played.elapsed()
        };
        let (panel, call) = tokio::join!(panel, call);
        panels.push(panel);
        calls.push(call);
        busy.extend(help_waits(&house, 5).await);
        // Spreads the measurements over the time that the computer thinks.
        tokio::time::sleep(Duration::from_millis(750)).await;
    }
    let answered = join_all(alone.iter().map(async |(_, game)| game.events().await)).await;
    let left = answered.iter().filter(|events| **events < 2).count();
    for (name, mut waits) in [
        ("/help before", quiet),
        ("/help meanwhile", busy),
        ("panel after the turn", panels),
        ("call after the turn", calls),
    ] {
        waits.sort();
        let middle = waits[waits.len() / 2];
        let worst = waits[waits.len() - 1];
        println!("{name}: p50 {middle:?}, worst {worst:?}");
    }
    println!(
        "{left} of {} strong turns were still to come after {:?}",
        alone.len(),
        begun.elapsed()
    );
}

/// A legal first turn of a game without secrets.
fn first_turn(game: &str) -> String {
    let entry = games::find(game).expect("it is in the registry");
    let table = entry.info.table(&Options::new(), None).expect("a table");
    let board = (entry.open)(&table, Value::Null).expect("a board");
    let seat = board.to_act().first().expect("somebody begins");
    board.turns(seat).swap_remove(0)
}

/// Latencies of `times` consecutive `/help` commands.
async fn help_waits(house: &House, times: usize) -> Vec<Duration> {
    let mut waits = Vec::new();
    for _ in 0..times {
        let begun = Instant::now();
        let person = house.person("chiara");
        let standing = person.command("general", "help", json!({})).await;
        assert_eq!(standing["status"], "message", "{standing}");
        waits.push(begun.elapsed());
    }
    waits
}

/// Answers to `/help` a second, with as many requests at once as there are tables.
async fn helps(house: &House) -> f64 {
    let begun = Instant::now();
    join_all((0..TABLES).map(async |_| {
        for _ in 0..TURNS {
            let ada = house.person("ada");
            let standing = ada.command("general", "help", json!({})).await;
            assert_eq!(standing["status"], "message", "{standing}");
        }
    }))
    .await;
    (TABLES * TURNS) as f64 / begun.elapsed().as_secs_f64()
}

async fn play(house: &House, table: &Match<'_>, person: &'static str, turn: &str) -> Duration {
    let person = house.person(person);
    let begun = Instant::now();
    let played = person
        .command(&table.thread, "move", json!({ "turn": turn }))
        .await;
    assert!(
        text(&played["message"]["content"]).contains("Played"),
        "{turn}: {played}"
    );
    begun.elapsed()
}

/// Waits until the panel shows a turn.
async fn shows(table: &Match<'_>, turn: &str) {
    let to = turn.rsplit(' ').next().expect("a turn has words");
    table.panel_with(&format!("to {to}")).await;
}

/// Start time and memory of the bot with a database of `games` running games.
async fn stored(games: i64) {
    let mut house = House::without_bot().await;
    Box::pin(fill(&house, games, now(), ChannelId(1))).await;
    let begun = Instant::now();
    house.start_bot().await;
    let started = begun.elapsed();
    tokio::time::sleep(Duration::from_secs(8)).await;
    println!(
        "{games} games: started in {started:?}, resident {} MB",
        resident(house.bot_id())
    );
}

/// `games` running games and `at_once` more whose clocks run out at one moment: time until the last
/// is over and until the last is announced at its table; memory; bytes written to disk.
async fn expiring(games: i64, at_once: i64) {
    let mut house = House::without_bot().await;
    let channels = house.person("ada").channels().await;
    let mut named = channels.iter();
    let channel = named
        .find(|channel| channel["name"] == "games")
        .expect("a channel");
    let channel = ChannelId(text(&channel["id"]).parse().expect("an id"));
    Box::pin(fill(&house, games, now(), ChannelId(1))).await;
    let bank = Pace::Normal.time().expect("a clock").bank;
    let up = Timestamp::from(SystemTime::now() + Duration::from_mins(1));
    let begun = Timestamp(up.0 - bank.as_millis() as i64);
    Box::pin(fill(&house, at_once, begun, channel)).await;
    assert!(now() < up, "the games were set up in time");
    house.start_bot().await;
    let address = format!("sqlite://{}", house.database().display());
    let mut database = SqliteConnection::connect(&address)
        .await
        .expect("a database");
    tokio::time::sleep(now().until(up)).await;
    let before = written(house.bot_id());
    // In some of the games the player leaves, in others the turn is lost.
    let happened = "select count(*) from events where kind in ('leave', 'skip')";
    until(&mut database, happened, at_once).await;
    println!(
        "{at_once} of {games} out of time: the last is judged after {:?}",
        up.until(now())
    );
    let pending = "select count(*) from notices where done is null";
    until(&mut database, pending, 0).await;
    println!(
        "all told after {:?}; resident {} MB; {} kB written",
        up.until(now()),
        resident(house.bot_id()),
        (written(house.bot_id()) - before) / 1024
    );
}

async fn until(database: &mut SqliteConnection, count: &'static str, wanted: i64) {
    loop {
        let left: i64 = sqlx::query_scalar(count)
            .fetch_one(&mut *database)
            .await
            .expect("a count");
        if left == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn now() -> Timestamp {
    SystemTime::now().into()
}

/// Adds games that run from `now` on, in a channel that need not exist.
async fn fill(house: &House, games: i64, now: Timestamp, channel: ChannelId) {
    let address = format!("sqlite://{}", house.database().display());
    let host = Host::new(Store::open(&address).await.expect("a database"));
    let mut rng = Rng::seed_from_u64(channel.0 as u64);
    for number in 1..=games {
        let entry = games::find(["kintei", "mindoku"][number as usize % 2]).expect("a game");
        let opening = Opening::new(
            entry,
            entry.info.table(&Options::new(), None).expect("a table"),
            UserId(1),
            channel,
            InteractionId(channel.0 + number),
        );
        let opened = host.open(opening, &mut rng, now).await.expect("opened");
        host.join(opened.id(), UserId(2), &mut rng, now)
            .await
            .expect("joined");
        let pending = host.outbox().pending(opened.id()).await.expect("pending");
        let settled: Vec<_> = pending
            .iter()
            .map(|notice| (notice, Receipt::Delivered))
            .collect();
        host.outbox().finish(&settled, now).await.expect("settled");
    }
    host.store().close().await;
}

/// Bytes that a process has written to disk.
fn written(process: u32) -> u64 {
    let counts = std::fs::read_to_string(format!("/proc/{process}/io")).unwrap_or_default();
    let mut lines = counts.lines();
    let bytes = lines.find_map(|line| line.strip_prefix("write_bytes: "));
    bytes
        .and_then(|bytes| bytes.parse().ok())
        .unwrap_or_default()
}
