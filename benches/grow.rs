//! Cost of the bot with a large database: `cargo bench --bench grow -- 20000 2000` for 20,000
//! finished and 2,000 running games; by default a million and a hundred thousand. Prints one line
//! per figure.

#[path = "grow/filling.rs"]
mod filling;
#[path = "../tests/house/mod.rs"]
mod house;

use std::path::Path;
use std::time::{Duration, Instant};

use filling::{Filling, HEAVY, REGULARS, Table};
use house::{House, Match, Person, confirm_label, resident, text};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use sqlx::Connection as _;
use sqlx_sqlite::{SqliteConnectOptions, SqliteConnection};
use tavolino::host::{GuildId, Host, Timestamp};
use tavolino::store::Store;
use tavolino_games::game::{Options, Rng};
use tavolino_games::games;

/// Finished and running games by default.
const SIZE: [i64; 2] = [1_000_000, 100_000];

/// The sandbox's server.
const GUILD: i64 = 1_300_000_000_000_000_000;

/// Tables played during the measurement, 8: the host refuses more within an hour.
const TABLES: usize = 8;
const TURNS: usize = 20;

#[tokio::main]
async fn main() {
    // Without `--bench` this is `cargo test --benches`, which only needs the program to start.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let sizes: Vec<i64> = std::env::args()
        .filter_map(|arg| arg.parse().ok())
        .collect();
    let finished = sizes.first().copied().unwrap_or(SIZE[0]);
    let running = sizes.get(1).copied().unwrap_or(SIZE[1]);

    let mut house = House::without_bot().await;
    let guests = json!({ "count": REGULARS });
    house.control("people", guests).await;
    let (ada, chiara) = (id_of(house.person("ada")), id_of(house.person("chiara")));
    let channels = house.person("ada").channels().await;
    let mut named = channels.iter();
    let channel = named.find(|channel| channel["name"] == "games");
    let channel = text(&channel.expect("a channel")["id"]).parse();
    let home = (GUILD, channel.expect("an id"));
    let begun = Instant::now();
    let mut filling = Box::pin(Filling::begin(&house.database(), home)).await;
    let empty = size(&house.database());
    filling.clone_games(Table::Finished, finished).await;
    filling.seat_among_regulars(ada).await;
    filling.seat_among_regulars(chiara).await;
    filling.count().await;
    let bytes = size(&house.database()) - empty;
    let events = filling.events().await;
    filling.clone_games(Table::Running, running).await;
    filling.seat(ada, 12).await;
    filling.seat(chiara, 5).await;
    let past = filling.past_game_of(ada).await;
    filling.end().await;
    println!(
        "{finished} finished and {running} running games, {} MB, made in {:?}",
        size(&house.database()) >> 20,
        begun.elapsed()
    );
    println!(
        "a finished game: {} bytes, {} events",
        bytes / finished.max(1).cast_unsigned(),
        events / finished.max(1)
    );

    let begun = Instant::now();
    house.start_bot().await;
    println!("connected after {:?}", begun.elapsed());
    println!("resident then: {} MB", resident(house.bot_id()));
    for round in ["right after the start", "later"] {
        answers(&house, round, &past).await;
    }
    println!("resident after this: {} MB", resident(house.bot_id()));
    weeks(&house).await;

    let begun = Instant::now();
    let copy = house.database().with_extension("copy");
    let copied = house.program().arg("backup").arg(&copy).status();
    assert!(copied.expect("a program").success(), "{}", house.log());
    println!("backup: {:?}", begun.elapsed());
    std::fs::remove_file(copy).expect("a backup");

    let chiara = house.person("chiara");
    let question = chiara.command("general", "privacy delete", json!({})).await;
    let ((answer, took), waits) = tokio::join!(
        timed(chiara.press(&question["message"], "Yes, erase everything")),
        helps(&house, Duration::from_secs(2)),
    );
    assert!(!answer["message"].is_null(), "{answer}\n{}", house.log());
    println!("erasing a person with {HEAVY} games: {took:?}");
    println!("/help for two seconds from then on: {}", percentiles(waits));
    println!("resident in the end: {} MB", resident(house.bot_id()));
}

/// Latencies of several commands, alternating, so that all meet the same load of the machine.
async fn answers(house: &House, round: &str, past: &str) {
    let people = ["ada", "bruno"];
    let (ada, bruno) = (house.person("ada"), house.person("bruno"));
    let mut tables = Vec::new();
    for _ in 0..TABLES / 2 {
        let options = json!({ "opponent": "bruno", "order": "listed" });
        tables.push(Match::start(house, "kintei", options, &people).await);
    }
    let lines = lines(TABLES / 2);
    let mut waits: [Vec<Duration>; 10] = Default::default();
    for number in 0..TURNS {
        for (table, line) in tables.iter().zip(&lines) {
            let person = if number % 2 == 0 { ada } else { bruno };
            let turn = json!({ "turn": line[number] });
            let typed = json!({ "turn": "" });
            let code = json!({ "game": past });
            let help = timed(ada.command("general", "help", json!({})));
            assert_eq!(note(&mut waits[0], help.await)["status"], "message");
            let games = timed(ada.command("general", "games", json!({})));
            assert_eq!(note(&mut waits[1], games.await)["status"], "message");
            let choices = timed(ada.complete("general", "move", "game", json!({ "game": "" })));
            assert!(!note(&mut waits[2], choices.await).is_empty());
            let choices = timed(person.complete(&table.thread, "move", "turn", typed));
            assert!(!note(&mut waits[3], choices.await).is_empty());
            let mut played = timed(person.command(&table.thread, "move", turn)).await;
            if let Some(confirm) = confirm_label(&played.0["message"]) {
                // Some turns need to be confirmed.
                let question = played.0["message"].clone();
                played = timed(person.press(&question, confirm)).await;
            }
            let played = note(&mut waits[4], played);
            let content = text(&played["message"]["content"]);
            assert!(content.contains("Played"), "{played}\n{}", house.log());
            let history = timed(ada.command("general", "history", code));
            let history = note(&mut waits[5], history.await);
            assert_eq!(history["status"], "message", "{history}");
            let kumo = || json!({ "game": "kumo" });
            let results = timed(ada.command("general", "stats", json!({})));
            says(house, &note(&mut waits[6], results.await), "**Kumo:** won");
            let results = timed(ada.command("general", "stats", kumo()));
            says(house, &note(&mut waits[7], results.await), ", highest ");
            let list = timed(ada.command("general", "leaderboard", kumo()));
            says(house, &note(&mut waits[8], list.await), "20. <@");
            let month = timed(ada.command("general", "leaderboard", json!({})));
            assert_eq!(note(&mut waits[9], month.await)["status"], "message");
        }
    }
    let names = [
        "/help",
        "/games",
        "completing a game",
        "completing a turn",
        "a turn",
        "/history",
        "/stats",
        "/stats game:",
        "/leaderboard game:",
        "/leaderboard",
    ];
    for (name, waits) in names.iter().zip(waits) {
        println!("{round}: {name}: {}", percentiles(waits));
    }
}

/// Latencies of all that the message of a week reads, on the server with most games and on another
/// one, for the week of its last end.
async fn weeks(house: &House) {
    let host = Host::new(Store::open(&house.address()).await.expect("a database"));
    let file = SqliteConnectOptions::new().filename(house.database());
    let mut database = SqliteConnection::connect_with(&file)
        .await
        .expect("a database");
    let servers: Vec<(i64, i64, i64)> = sqlx::query_as(
        "select guild, count(*), max(ended_at) from matches where guild is not null and state = 'over'
         group by guild order by count(*) desc limit 2",
    )
    .fetch_all(&mut database)
    .await
    .expect("servers");
    for (guild, games, last) in servers {
        let due = Timestamp(last + 1);
        let (mut waits, mut ended) = (Vec::new(), 0);
        for _ in 0..20 {
            let begun = Instant::now();
            let numbers = host.week_numbers(GuildId(guild), due).await;
            let numbers = numbers.expect("a database");
            let content = host.week_content(GuildId(guild), due, numbers, "UTC");
            ended = content.await.expect("a database").numbers.ended;
            waits.push(begun.elapsed());
        }
        println!(
            "the week of a server with {games} finished games, {ended} of them in it: {}",
            percentiles(waits)
        );
    }
}

fn says(house: &House, answer: &Value, words: &str) {
    let content = text(&answer["message"]["content"]);
    assert!(content.contains(words), "{answer}\n{}", house.log());
}

/// An answer and its latency.
async fn timed<T>(request: impl Future<Output = T>) -> (T, Duration) {
    let begun = Instant::now();
    let answer = request.await;
    (answer, begun.elapsed())
}

fn note<T>(waits: &mut Vec<Duration>, (answer, wait): (T, Duration)) -> T {
    waits.push(wait);
    answer
}

/// Latencies of `/help` commands repeated for `time`.
async fn helps(house: &House, time: Duration) -> Vec<Duration> {
    let begun = Instant::now();
    let mut waits = Vec::new();
    while begun.elapsed() < time {
        let sent = Instant::now();
        let bruno = house.person("bruno");
        bruno.command("general", "help", json!({})).await;
        waits.push(sent.elapsed());
    }
    waits
}

/// Median, 99th percentile and worst of latencies, in words.
fn percentiles(mut waits: Vec<Duration>) -> String {
    waits.sort();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    format!(
        "p50 {:.1?}, p99 {:.1?}, worst {:.1?}",
        at(0.5),
        at(0.99),
        at(1.0)
    )
}

/// Long lines of Kintei.
fn lines(count: usize) -> Vec<Vec<String>> {
    let entry = games::find("kintei").expect("Kintei is in the registry");
    let table = entry.info.table(&Options::new(), None).expect("a table");
    let line = |seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = (entry.open)(&table, Value::Null).expect("a board");
        let mut line = Vec::new();
        while let Some(seat) = board.to_act().first().filter(|_| line.len() < TURNS) {
            let turns = board.turns(seat);
            let turn = turns.choose(&mut rng).expect("it goes on").clone();
            board.play(seat, &turn).expect("a legal turn");
            line.push(turn);
        }
        line
    };
    let lines = (0..).map(line).filter(|line| line.len() == TURNS);
    lines.take(count).collect()
}

fn id_of(person: Person<'_>) -> i64 {
    person.id().parse().expect("a number")
}

/// Size of the database in bytes, with its write-ahead log.
fn size(database: &Path) -> u64 {
    std::fs::metadata(database).map_or(0, |file| file.len())
}
