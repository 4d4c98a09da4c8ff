//! The bot was off for a while: what fell due meanwhile goes out with the time given back, and in nobody's night.

use std::time::UNIX_EPOCH;

use serde_json::{Value, json};

use crate::house::{House, Match, menu_or_button, text};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// The channel of the puzzle of the day.
const GENERAL: &str = "1300000000000000200";

/// Every instant of the tables in which something falls due.
const INSTANTS: &[(&str, &[&str])] = &[
    ("heartbeat", &["at"]),
    ("matches", &["opened_at", "due", "warned"]),
    ("events", &["at"]),
    (
        "seats",
        &["waits", "runs", "deadline", "reminds", "reminded"],
    ),
    ("notices", &["due", "done"]),
    ("preferences", &["digest_due", "morning_due"]),
    ("vacations", &["began", "ends", "ended"]),
    ("puzzle_channels", &["due"]),
];

fn now() -> i64 {
    UNIX_EPOCH.elapsed().unwrap().as_millis() as i64
}

async fn change(house: &House, sql: &str) {
    let pool = house.pool().await;
    let sql = sqlx::AssertSqlSafe(sql.to_owned());
    sqlx::query(sql).execute(&pool).await.unwrap();
    pool.close().await;
}

/// Moves every instant in the database back by `millis`, as if the bot had been off for that time.
async fn time_passes(house: &House, millis: i64) {
    for (table, columns) in INSTANTS {
        let set: Vec<String> = columns
            .iter()
            .map(|column| format!("{column} = {column} - {millis}"))
            .collect();
        // A card that is deleted after a day is due later than all else.
        change(house, &format!("update {table} set {}", set.join(", "))).await;
    }
}

/// The instants that a message names, in seconds.
fn instants(message: &Value) -> Vec<i64> {
    let content = text(&message["content"]);
    let marks = content.split("<t:").skip(1);
    let seconds = marks.filter_map(|mark| mark.split([':', '>']).next()?.parse().ok());
    seconds.collect()
}

/// The deadlines of all running clocks, in seconds.
async fn deadlines(house: &House) -> Vec<i64> {
    let pool = house.pool().await;
    let sql = "select deadline from seats where deadline is not null";
    let found: Vec<i64> = sqlx::query_scalar(sql).fetch_all(&pool).await.unwrap();
    pool.close().await;
    found.iter().map(|at| at.div_euclid(1000)).collect()
}

/// The number of puzzles of the day that are posted.
async fn posts(house: &House) -> usize {
    let messages = house.person("ada").messages("general").await;
    let is_post = |message: &&Value| menu_or_button(message, "Try");
    messages.iter().filter(is_post).count()
}

async fn kintei<'h>(house: &'h House, people: &[&'static str]) -> Match<'h> {
    let options = json!({ "order": "listed", "pace": "normal" });
    Match::start(house, "kintei", options, people).await
}

/// Everything that is sent at a time was due at this one.
async fn make_due(house: &House, due: i64) {
    change(
        house,
        &format!("update preferences set digest_due = {due} where digest is not null"),
    )
    .await;
    // The calls were stored and not made, half of the time is used, and the vacation is over.
    change(
        house,
        "update notices set done = null, outcome = null where kind in ('ping', 'panel')",
    )
    .await;
    change(house, "delete from messages where kind = 'ping'").await;
    change(
        house,
        &format!("update seats set reminds = {due} where deadline is not null"),
    )
    .await;
    change(
        house,
        &format!("update vacations set ends = {due} where ended is null"),
    )
    .await;
    change(house, &format!("update puzzle_channels set due = {due}")).await;
    // A match without a move was to be warned.
    change(
        house,
        &format!("update matches set due = {due} where state = 'running'"),
    )
    .await;
}

/// The puzzle of the day is posted once, if it was due not long ago; warnings and reminders have the time given back.
async fn only_the_puzzle_is_posted(
    house: &House,
    late: i64,
    posts_before: usize,
    places: [&String; 3],
) {
    // The puzzle of a time not long ago is posted, once.
    let is_posted = i64::from(late < 12 * HOUR) as usize;
    let arrived = async || (posts(house).await >= posts_before + is_posted).then_some(());
    house.until("the puzzle is posted", arrived).await;
    house.until_told().await;
    assert_eq!(posts(house).await, posts_before + is_posted);
    for place in places {
        let messages = house.person("bruno").messages(place).await;
        let is_warning = |message: &&Value| text(&message["content"]).contains("three weeks");
        assert_eq!(messages.iter().filter(is_warning).count(), 0, "given back");
    }
    let reminders = house.person("ada").messages(places[0]).await;
    let is_reminder = |message: &&Value| menu_or_button(message, "Not this turn");
    assert_eq!(
        reminders.iter().filter(is_reminder).count(),
        0,
        "given back"
    );
}

/// Off for `off`, with every kind of message due `late` before the bot is back.
async fn back_after(off: i64, late: i64) {
    let mut house = House::open().await;
    let minute_of = |at: i64| at.div_euclid(MINUTE).rem_euclid(1440);
    let clock = |at: i64| format!("{:02}:{:02}", minute_of(at) / 60, minute_of(at) % 60);
    // Chiara sleeps when it is back, Dawid's daily message was due meanwhile.
    let hours =
        json!({ "from": clock(now() - HOUR), "to": clock(now() + 2 * HOUR), "zone": "UTC" });
    let chiara = house.person("chiara");
    chiara.command("games", "remind quiet", hours).await;
    let daily = json!({ "at": clock(now() - late), "zone": "UTC" });
    let dawid = house.person("dawid");
    dawid.command("games", "remind digest", daily).await;
    let puzzles =
        json!({ "puzzles": GENERAL, "puzzles-at": clock(now() - late), "puzzles-zone": "UTC" });
    house
        .person("ada")
        .command("games", "settings", puzzles)
        .await;
    let posts_before = posts(&house).await;
    let (thread, night, away);
    {
        let game = kintei(&house, &["ada", "bruno"]).await;
        let of_chiara = kintei(&house, &["chiara", "bruno"]).await;
        let of_dawid = kintei(&house, &["dawid", "bruno"]).await;
        let of_bruno = kintei(&house, &["bruno", "ada"]).await;
        house
            .person("bruno")
            .command("games", "vacation start", json!({ "days": 1 }))
            .await;
        house.until_told().await;
        assert!(of_dawid.pings().await.is_empty(), "he has a digest");
        thread = game.thread.clone();
        night = of_chiara.thread.clone();
        away = of_bruno.thread.clone();
    }
    house.kill_bot();
    time_passes(&house, off).await;
    make_due(&house, now() - late).await;
    house.start_bot().await;
    house.until_told().await;
    // Nobody has lost, and Bruno's clock runs again.
    let all_run = async || {
        let clocks = deadlines(&house).await;
        (clocks.len() == 4).then_some(clocks)
    };
    let clocks = house.until("all clocks run", all_run).await;
    house.until_told().await;
    for (name, place) in [("ada", &thread), ("chiara", &night), ("bruno", &away)] {
        let person = house.person(name);
        let mention = format!("<@{}>", person.id());
        let of_name = async || {
            let messages = person.messages(place).await;
            let mut calls = messages.into_iter().filter(|message| {
                text(&message["content"]).contains(&mention)
                    && menu_or_button(message, "Your turn")
                    && !menu_or_button(message, "More")
                    && clocks.iter().any(|at| instants(message).contains(at))
            });
            calls.next()
        };
        let call = house
            .until("the call has the time given back", of_name)
            .await;
        let is_awake = name != "chiara";
        let pinged = call["pinged"].as_array().unwrap().len();
        // The first call, posted before the bot was off, pinged her or him; here it is made anew.
        assert_eq!(pinged > 0, is_awake, "{name}: {call}");
    }
    let digests = async || {
        let messages = house.person("dawid").messages("dm").await;
        let is_digest =
            |message: &&Value| text(&message["content"]).contains("Waiting for you today");
        messages.iter().filter(is_digest).count()
    };
    let sent = async || (digests().await > 0).then_some(());
    house.until("the daily message is sent", sent).await;
    house.until_told().await;
    assert_eq!(digests().await, 1, "one, though several were missed");
    only_the_puzzle_is_posted(&house, late, posts_before, [&thread, &night, &away]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn off_for_ten_minutes() {
    back_after(10 * MINUTE, 5 * MINUTE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn off_for_fourteen_hours() {
    back_after(14 * HOUR, 13 * HOUR).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn off_for_ten_days() {
    back_after(240 * HOUR, 2 * HOUR).await;
}
