//! The bot was off for a while: what fell due meanwhile goes out with the time given back, and in
//! nobody's night.

use std::time::UNIX_EPOCH;

use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{GUILD, House, Match, menu_or_button, text};
use crate::sight::request;

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
    ("dailies", &["posted", "due", "edited"]),
    ("champions", &["due"]),
    ("week_channels", &["due"]),
    ("weeks", &["week", "posted", "due"]),
];

fn now() -> i64 {
    UNIX_EPOCH.elapsed().unwrap().as_millis() as i64
}

/// Moves every instant in the database back by `millis`, as if the bot had been off for that time.
async fn time_passes(house: &House, millis: i64) {
    for (table, columns) in INSTANTS {
        let set: Vec<String> = columns
            .iter()
            .map(|column| format!("{column} = {column} - {millis}"))
            .collect();
        // A card that is deleted after a day is due later than all else.
        house
            .execute(&format!("update {table} set {}", set.join(", ")))
            .await;
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
    let is_post = |message: &&Value| text(&message["content"]).starts_with("### Puzzle ");
    messages.iter().filter(is_post).count()
}

async fn kintei<'h>(house: &'h House, people: &[&'static str]) -> Match<'h> {
    let options = json!({ "order": "listed", "pace": "normal" });
    Match::start(house, "kintei", options, people).await
}

/// Everything that is sent at a time was due at this one.
async fn make_due(house: &House, due: i64) {
    house
        .execute(&format!(
            "update preferences set digest_due = {due} where digest is not null"
        ))
        .await;
    // The calls were stored and not made, half of the time is used, and the vacation is over.
    house.execute("update notices set done = null, outcome = null where kind in ('ping', 'panel', 'next')")
    .await;
    house
        .execute("delete from messages where kind in ('ping', 'remind')")
        .await;
    house
        .execute(&format!(
            "update seats set reminds = {due} where deadline is not null"
        ))
        .await;
    house
        .execute(&format!(
            "update vacations set ends = {due} where ended is null"
        ))
        .await;
    house
        .execute(&format!("update puzzle_channels set due = {due}"))
        .await;
    house
        .execute(&format!("update dailies set due = {due}"))
        .await;
    // A match without a move was to be warned.
    house
        .execute(&format!(
            "update matches set due = {due} where state = 'running'"
        ))
        .await;
}

/// The puzzle of the day is posted once, if it was due not long ago; warnings and reminders have
/// the time given back.
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

/// A post of an earlier puzzle, whose edit falls due later.
async fn earlier_post(house: &House) -> Value {
    let path = format!("/channels/{GENERAL}/messages");
    let post = json!({ "content": "### Puzzle 1" });
    let post = request(house, Method::POST, &path, post).await;
    let (guild, message, posted) = (GUILD, text(&post["id"]), now());
    let values = format!("{guild}, 0, {GENERAL}, {message}, {posted}, {posted}");
    let columns = "guild, day, channel, message, posted, edited";
    house
        .execute(&format!(
            "insert into dailies ({columns}) values ({values})"
        ))
        .await;
    post
}

/// The edits of a message by the bot.
async fn edits(house: &House, message: &Value) -> usize {
    let [channel, id] = ["channel_id", "id"].map(|key| text(&message[key]));
    let path = format!("/channels/{channel}/messages/{id}");
    let requests = house.requests().await;
    let edits = requests.iter();
    edits
        .filter(|entry| entry["method"] == "PATCH" && text(&entry["path"]) == path)
        .count()
}

/// The messages that say to Ada that she is next.
async fn heads_up(house: &House, thread: &str) -> Vec<Value> {
    let ada = house.person("ada");
    let mut messages = ada.messages(thread).await;
    messages.extend(ada.messages("dm").await);
    messages.retain(|message| text(&message["content"]).contains("you are next in"));
    messages
}

/// The message to the person who is next and the post of the puzzle are brought up to date; none
/// comes twice.
async fn the_rest_goes_out(house: &House, thread: &str, messages: [(&Value, usize); 2]) {
    for (message, before) in messages {
        let edited = async || (edits(house, message).await > before).then_some(());
        house
            .until("the message is brought up to date", edited)
            .await;
    }
    house.until_told().await;
    assert_eq!(heads_up(house, thread).await.len(), 1);
    let pool = house.pool().await;
    let due = "select count(*) from dailies where due is not null";
    let due: i64 = sqlx::query_scalar(due).fetch_one(&pool).await.unwrap();
    pool.close().await;
    assert_eq!(due, 0, "the edit is done");
}

/// No call went out after the first `before` requests with a deadline that was not given back.
async fn calls_have_time_given_back(house: &House, before: usize, clocks: &[i64]) {
    for entry in house.requests().await.iter().skip(before) {
        let sent = &entry["body"];
        let is_call = text(&sent["content"]).contains("your turn") && !instants(sent).is_empty();
        assert!(
            !is_call || clocks.iter().any(|at| instants(sent).contains(at)),
            "{entry}"
        );
    }
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
    let post = earlier_post(&house).await;
    let posts_before = posts(&house).await;
    assert_eq!(posts_before, 1);
    let next = json!({ "tell": true });
    let ada = house.person("ada");
    ada.command("games", "remind next", next).await;
    let (thread, night, away, of_three);
    {
        let game = kintei(&house, &["ada", "bruno"]).await;
        let of_chiara = kintei(&house, &["chiara", "bruno"]).await;
        let of_dawid = kintei(&house, &["dawid", "bruno"]).await;
        let of_bruno = kintei(&house, &["bruno", "ada"]).await;
        let three = json!({ "seats": 3, "order": "listed", "pace": "normal" });
        let three = Match::start(&house, "mindoku", three, &["dawid", "ada", "chiara"]).await;
        house
            .person("bruno")
            .command("games", "vacation start", json!({ "days": 1 }))
            .await;
        house.until_told().await;
        assert!(of_dawid.pings().await.is_empty(), "he has a digest");
        thread = game.thread.clone();
        night = of_chiara.thread.clone();
        away = of_bruno.thread.clone();
        of_three = three.thread.clone();
    }
    let [informed] = &heads_up(&house, &of_three).await[..] else {
        panic!("she is informed once")
    };
    let informed = informed.clone();
    let edited = [edits(&house, &informed).await, edits(&house, &post).await];
    house.kill_bot();
    let sent_before = house.requests().await.len();
    time_passes(&house, off).await;
    make_due(&house, now() - late).await;
    house.start_bot().await;
    house.until_told().await;
    // Nobody has lost, and Bruno's clock runs again.
    let all_run = async || {
        let clocks = deadlines(&house).await;
        (clocks.len() == 5).then_some(clocks)
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
    calls_have_time_given_back(&house, sent_before, &clocks).await;
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
    let rest = [(&informed, edited[0]), (&post, edited[1])];
    the_rest_goes_out(&house, &of_three, rest).await;
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
