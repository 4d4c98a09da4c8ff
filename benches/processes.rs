//! Several processes on one database server. `cargo bench --bench processes`: throughput beside one
//! process with a file; `-- story TURNS SEED`: a long story in which any part can die, checked;
//! `-- updates TIMES SEED`: whether players notice updates; `-- takeovers TIMES SHARDS`: how long
//! no turn can be played when a process dies, hangs or is cut off from the database, on shards that
//! identify one after the other; `-- outages`: how long the bot stays away after an outage of the
//! gateway. Prints one line per figure.

#[path = "../tests/confirms/mod.rs"]
mod confirms;
#[path = "../tests/house/mod.rs"]
mod house;
#[path = "../tests/processes/relay.rs"]
mod relay;
#[path = "../tests/processes/story.rs"]
mod story;
#[path = "../tests/processes/together.rs"]
mod together;

use std::time::{Duration, Instant};

use futures::future::join_all;
use house::{House, long_line, text};
use rand::SeedableRng;
use serde_json::{Value, json};
use story::{Scale, Story, guest};
use tavolino_games::game::Rng;
use together::{Together, World, put_to_sleep, wake};

/// Tables played at once, each on a server of its own.
const TABLES: usize = 12;
const SHARDS: u64 = 6;
const TURNS: usize = 20;

/// Measurements of each figure, alternating.
const ROUNDS: u64 = 3;

/// The log filter that logs every statement.
const STATEMENTS: &str = "info,serenity=warn,sqlx::query=debug";

#[tokio::main]
async fn main() {
    // Without `--bench` this is `cargo test --benches`, which only needs the program to start.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let given: Vec<u64> = std::env::args()
        .filter_map(|arg| arg.parse().ok())
        .collect();
    let number = |at: usize, usual: u64| given.get(at).copied().unwrap_or(usual);
    if std::env::args().any(|arg| arg == "takeovers") {
        for trouble in [Trouble::Dies, Trouble::Sleeps, Trouble::IsCutOff] {
            take_over(trouble, number(0, 10), number(1, 1)).await;
        }
        return;
    }
    if std::env::args().any(|arg| arg == "outages") {
        lose_gateway(8).await;
        return;
    }
    if std::env::args().any(|arg| arg == "updates") {
        update(number(0, 10) as usize, number(1, 1)).await;
        return;
    }
    if std::env::args().any(|arg| arg == "story") {
        tell(number(0, 3_000) as usize, number(1, 1)).await;
        return;
    }
    for round in 0..ROUNDS {
        for processes in [0, 1, 2, 3] {
            measure(processes, round).await;
        }
    }
    for processes in [0, 1] {
        count(processes).await;
    }
}

/// `processes` processes with a database server; with 0, one process with a file.
async fn house(processes: u64) -> Together {
    let world = World {
        servers: TABLES,
        shards: SHARDS,
        guests: 4 * TABLES,
        calls: None,
        in_a_row: false,
    };
    let mut together = Together::of(world, processes.max(1)).await;
    if processes == 0 {
        together.house.env.clear();
        together.fleet.file = Some(together.house.address());
    }
    together
}

fn named(processes: u64) -> String {
    match processes {
        0 => "a file, one process".to_owned(),
        1 => "a server, one process".to_owned(),
        more => format!("a server, {more} processes"),
    }
}

async fn measure(processes: u64, round: u64) {
    let mut together = house(processes).await;
    together.begin().await;
    let Together { house, fleet } = &together;
    let scale = Scale {
        servers: TABLES,
        people: 4 * TABLES,
        turns: 0,
        games: story::GAMES,
        trouble: story::Trouble::None,
    };
    let story = Story::new(house, &fleet.database(), scale).await;
    let opened = (0..TABLES).map(|nth| story.open(nth, players(nth), "kintei", json!({})));
    let tables = join_all(opened).await;
    let helps = {
        let begun = Instant::now();
        join_all((0..TABLES).map(async |nth| {
            for _ in 0..TURNS {
                let body = json!({ "command": "help", "options": {} });
                let channel = format!("general@{}", nth + 1);
                let answer = story.act(players(nth)[0], &channel, "command", &body).await;
                assert_eq!(answer["status"], "message", "{answer}");
            }
        }))
        .await;
        (TABLES * TURNS) as f64 / begun.elapsed().as_secs_f64()
    };
    let begun = Instant::now();
    let waits = join_all(tables.iter().enumerate().map(async |(nth, (_, thread))| {
        let line = long_line(&mut Rng::seed_from_u64(100 * round + nth as u64), TURNS);
        let mut waits = Vec::new();
        for (number, turn) in line.iter().enumerate() {
            let who = players(nth)[number % 2];
            waits.push(play(&story, who, thread, turn).await);
        }
        waits
    }))
    .await;
    let turns = (TABLES * TURNS) as f64 / begun.elapsed().as_secs_f64();
    story.all_told().await;
    let settled = (TABLES * TURNS) as f64 / begun.elapsed().as_secs_f64();
    let mut waits: Vec<u64> = waits.into_iter().flatten().collect();
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    println!(
        "{}: /help {helps:.0}/s; turns {turns:.0}/s, told as well {settled:.0}/s; acknowledged p50 {} ms, p99 {} ms; {:?} MB",
        named(processes),
        at(0.5),
        at(0.99),
        fleet.memory(),
    );
}

/// Number of statements of a turn, with all that follows from it.
async fn count(processes: u64) {
    let mut together = house(processes).await;
    together.house.log_filter = STATEMENTS;
    together.begin().await;
    let Together { house, fleet } = &together;
    let scale = Scale {
        servers: 1,
        people: 4,
        turns: 0,
        games: story::GAMES,
        trouble: story::Trouble::None,
    };
    let story = Story::new(house, &fleet.database(), scale).await;
    let (_, thread) = story.open(0, players(0), "kintei", json!({})).await;
    story.all_told().await;
    let line = long_line(&mut Rng::seed_from_u64(3), TURNS);
    let before = statements(house);
    for (number, turn) in line.iter().enumerate() {
        play(&story, players(0)[number % 2], &thread, turn).await;
        story.all_told().await;
    }
    let taken = (statements(house) - before) as f64 / TURNS as f64;
    println!("{}: {taken:.1} statements a turn", named(processes));
}

fn statements(house: &House) -> usize {
    let log = house.log();
    log.lines()
        .filter(|line| line.contains("sqlx::query"))
        .count()
}

fn players(nth: usize) -> [usize; 2] {
    [4 * nth + 1, 4 * nth + 2]
}

/// Plays a turn; its acknowledgement time in milliseconds.
async fn play(story: &Story<'_>, who: usize, thread: &str, turn: &str) -> u64 {
    let body = json!({ "command": "move", "options": { "turn": turn } });
    let mut answer = story.act(who, thread, "command", &body).await;
    if let Some(label) = house::confirm_label(&answer["message"]) {
        let confirm = json!({ "message": answer["message"]["id"], "label": label });
        answer = story.act(who, thread, "press", &confirm).await;
    }
    let content = text(&answer["message"]["content"]);
    assert!(
        content.contains("Played"),
        "{} {turn}: {answer}",
        guest(who)
    );
    answer["milliseconds"].as_u64().unwrap_or_default()
}

/// The fate of the serving process while a spare one waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    Dies,
    Sleeps,
    IsCutOff,
}

/// Time until the bot is connected on every shard again after outages of the gateway.
async fn lose_gateway(shards: u64) {
    let scale = Scale {
        servers: 1,
        people: 4,
        turns: 0,
        games: story::GAMES,
        trouble: story::Trouble::Updates(0),
    };
    let mut together = Together::of(scale.world(shards), 1).await;
    together.begin().await;
    let Together { house, fleet } = &together;
    for seconds in [10, 20, 40] {
        house.control("gateway", json!({ "action": "down" })).await;
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        house.control("gateway", json!({ "action": "up" })).await;
        let begun = Instant::now();
        fleet.all_connected(house).await;
        println!(
            "an outage of the gateway of {seconds} s: back {:.1} s after its end",
            begun.elapsed().as_secs_f64()
        );
    }
    let gateway = house.get("control/gateway").await;
    println!(
        "{} sessions of {shards} shards were begun",
        gateway["begun"]
    );
}

/// Time during which no turn can be played: one on each shard is tried repeatedly until it is
/// played.
async fn take_over(trouble: Trouble, times: u64, shards: u64) {
    let servers = shards as usize;
    let scale = Scale {
        servers,
        people: 4 * servers,
        turns: 0,
        games: story::GAMES,
        // Shards identify one after the other.
        trouble: story::Trouble::Updates(0),
    };
    let mut together = Together::with_spares(scale.world(shards), 2).await;
    let Together { house, fleet } = &mut together;
    let line = relay::Relay::to(fleet.server.folder.join(".s.PGSQL.5432")).await;
    let direct = house.env.clone();
    let relayed = format!("postgres://tavolino@localhost:{}/together", line.port);
    let database = fleet.database();
    let (mut waits, mut in_vain, mut told) = (Vec::new(), 0, 0);
    fleet.start(1, house);
    fleet.is_ready(1, house).await;
    for time in 0..times {
        house.env = vec![("DATABASE_URL", relayed.clone())];
        fleet.start(0, house);
        fleet.is_ready(0, house).await;
        house.env.clone_from(&direct);
        let story = Story::new(house, &database, scale).await;
        let opened = (0..servers).map(|nth| story.open(nth, players(nth), "kintei", json!({})));
        let tables = join_all(opened).await;
        let turn = &long_line(&mut Rng::seed_from_u64(time), 1)[0];
        match trouble {
            Trouble::Dies => fleet.kill(0),
            Trouble::Sleeps => put_to_sleep(fleet.processes[0].as_ref().expect("it runs")),
            Trouble::IsCutOff => line.cut(),
        }
        let begun = Instant::now();
        let tried = tables.iter().enumerate().map(async |(nth, (_, thread))| {
            let (mut silent, mut explained) = (0, 0);
            loop {
                let body = json!({ "command": "move", "options": { "turn": turn } });
                let attempt = story.act(players(nth)[0], thread, "command", &body);
                // A process that answers at all does so within a second.
                let answer = tokio::time::timeout(Duration::from_secs(1), attempt).await;
                let content = answer.map_or(String::new(), |answer| {
                    text(&answer["message"]["content"]).to_owned()
                });
                if content.contains("Played") || content.contains("turn") {
                    return (silent, explained);
                }
                silent += u32::from(content.is_empty());
                explained += u32::from(!content.is_empty());
                tokio::time::sleep(Duration::from_millis(250)).await;
            }
        });
        for (silent, explained) in join_all(tried).await {
            in_vain += silent;
            told += explained;
        }
        waits.push(begun.elapsed());
        match trouble {
            Trouble::Dies => {}
            Trouble::Sleeps => wake(fleet.processes[0].as_ref().expect("it runs")),
            Trouble::IsCutOff => line.mend(),
        }
        fleet.kill(0);
        story.all_told().await;
    }
    waits.sort_unstable();
    let gateway = house.get("control/gateway").await;
    println!(
        "{} sessions of {shards} shards were begun, {} resumed",
        gateway["begun"], gateway["resumed"]
    );
    println!(
        "{trouble:?}, {times} times, {shards} shards: nobody could play for {:.1} s (median), {:.1} s (longest); {told} taps were told why, {in_vain} were not",
        waits[waits.len() / 2].as_secs_f64(),
        waits[waits.len() - 1].as_secs_f64(),
    );
}

/// Replaces one process after another by a new one, with eight shards that connect one after the
/// other.
async fn update(updates: usize, seed: u64) {
    let scale = Scale {
        servers: 8,
        people: 32,
        turns: 0,
        games: story::GAMES,
        trouble: story::Trouble::Updates(updates),
    };
    let mut together = Together::of(scale.world(8), 1).await;
    together.begin().await;
    let begun = Instant::now();
    let outcome = story::play(&mut together, scale, seed).await;
    let gateway = together.house.get("control/gateway").await;
    println!(
        "seed {seed}: {outcome:?} in {:?}; all is true; IDENTIFYs: {}, refused: {}",
        begun.elapsed(),
        gateway["begun"],
        gateway["refused"],
    );
}

/// Forty servers, two hundred people, three processes with eight shards, in which any part can die.
async fn tell(turns: usize, seed: u64) {
    let scale = Scale {
        servers: 40,
        people: 200,
        turns,
        games: story::GAMES,
        trouble: story::Trouble::Deaths,
    };
    let mut together = Together::of(scale.world(8), 3).await;
    together.begin().await;
    let begun = Instant::now();
    let outcome = story::play(&mut together, scale, seed).await;
    println!(
        "seed {seed}: {outcome:?} in {:?}; all is true",
        begun.elapsed()
    );
    let refused: Vec<Value> = together.house.requests().await;
    let refused = refused
        .iter()
        .filter(|entry| entry["status"] == 429)
        .count();
    println!("refused by Discord for its pace: {refused}");
}
