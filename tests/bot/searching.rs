//! Messages whose delivery is uncertain: the bot reads back its own messages alone, and no further
//! than the message can be.

use serde_json::{Value, json};

use crate::house::{House, Match, text};
use crate::proper::check_story;

/// Waits until this person is called to their turn, and nobody else.
async fn called(game: &Match<'_>, name: &'static str) {
    let called = json!([game.house.person(name).id()]);
    let right = async || {
        let mut pings = game.pings().await;
        pings.retain(|ping| text(&ping["content"]).contains("your turn"));
        (pings.len() == 1 && pings[0]["pinged"] == called).then_some(())
    };
    game.house.until(&format!("{name} is called"), right).await;
}

/// Number of times that messages of a channel were read back.
async fn read_back(house: &House) -> usize {
    let log = house.requests().await;
    let reads = log
        .iter()
        .filter(|entry| entry["method"] == "GET" && text(&entry["path"]).ends_with("/messages"));
    reads.count()
}

/// Posts this number of messages that are not the bot's.
async fn chat(house: &House, messages: u32) {
    for number in 0..messages {
        let chat = json!({ "content": format!("chat {number}") });
        house
            .post("people/dawid/channels/games/messages", chat)
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_is_tried_again_is_looked_for_from_when_it_was_to_be_made() {
    // The bot's clock is put forward with Discord's.
    let house = House::of_program().await;
    let ada = house.person("ada");
    let apart = json!({ "threads": "no" });
    ada.command("games", "settings", apart).await;
    chat(&house, 250).await;
    // The bot reckons with clocks that are a minute apart.
    house.advance(120_000).await;
    let game = house.settled_kintei().await;
    called(&game, "ada").await;
    chat(&house, 120).await;
    house.advance(120_000).await;
    let fault =
        json!({ "count": 1, "method": "POST", "path": "/channels/*/messages", "status": 500 });
    house.control("faults", fault).await;
    let before = read_back(&house).await;
    ada.turn(&game, "a1 b2").await;
    called(&game, "bruno").await;
    let reads = read_back(&house).await - before;
    // Once for the ping itself, and once for others like it.
    assert!(
        (1..=2).contains(&reads),
        "{reads} pages of a hundred messages"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_bot_quotes_is_neither_deleted_nor_taken_for_our_own() {
    let house = House::open().await;
    let game = house.settled_kintei().await;
    let may = json!({ "channel": "games", "who": "bot", "allow": ["MANAGE_MESSAGES"] });
    house.control("permissions", may).await;
    // The ping is posted, and the bot does not know it; it can look for it a moment later.
    for (method, when, count) in [("POST", "after", 1), ("GET", "before", 2)] {
        let fault = json!({ "count": count, "method": method, "path": "/channels/*/messages", "status": 500, "when": when });
        house.control("faults", fault).await;
    }
    let [ada, bruno] = house.people();
    ada.turn(&game, "a1 b2").await;
    let called = json!([bruno.id()]);
    let posted = async || {
        let mut pings = game.pings().await;
        pings.retain(|ping| ping["pinged"] == called);
        pings.pop()
    };
    let ping = house.until("it is posted", posted).await;
    let quote = json!({
        "channel": game.thread, "content": ping["content"], "components": ping["components"],
        "allowed_mentions": { "parse": [] },
    });
    let quoted = house.control("relay", quote).await;
    assert_eq!(quoted["author"]["bot"], true, "{quoted}");
    game.settle().await;
    let messages = ada.messages(&game.thread).await;
    let stands = |one: &Value| messages.iter().any(|message| message["id"] == one["id"]);
    assert!(stands(&quoted), "it is not ours to delete");
    assert!(stands(&ping), "it is known as ours");
    assert_eq!(posted_pings(&messages, &ping), 2, "{messages:?}");
    // The next ping takes the place of ours, and of nothing else.
    bruno.turn(&game, "c4 a5 a4").await;
    game.settle().await;
    let messages = ada.messages(&game.thread).await;
    assert_eq!(posted_pings(&messages, &ping), 1, "{messages:?}");
    check_story(&house).await;
}

/// Messages that say what a ping says.
fn posted_pings(messages: &[Value], ping: &Value) -> usize {
    let same = messages
        .iter()
        .filter(|message| message["content"] == ping["content"]);
    same.count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_that_another_bot_quotes_stays_when_the_reminder_goes() {
    let house = House::open().await;
    let game = house.settled_kintei().await;
    let may = json!({ "channel": "games", "who": "bot", "allow": ["MANAGE_MESSAGES"] });
    house.control("permissions", may).await;
    let pool = house.pool().await;
    let half_time = "update seats set waits = waits - 144000000, runs = runs - 144000000,
        deadline = deadline - 144000000, reminds = 1 where runs is not null";
    sqlx::query(half_time).execute(&pool).await.unwrap();
    pool.close().await;
    let ada = house.person("ada");
    let reminder = async || {
        let messages = ada.messages(&game.thread).await;
        messages
            .into_iter()
            .find(|message| text(&message["content"]).contains("is waiting for you"))
    };
    let reminder = house.until("she is reminded", reminder).await;
    let quote = json!({
        "channel": game.thread, "content": reminder["content"], "components": reminder["components"],
        "allowed_mentions": { "parse": [] },
    });
    let quoted = house.control("relay", quote).await;
    // What is tried again looks for reminders that nobody wrote down.
    let fault =
        json!({ "count": 1, "method": "DELETE", "path": "/channels/*/messages", "status": 500 });
    house.control("faults", fault).await;
    ada.turn(&game, "a1 b2").await;
    game.settle().await;
    let messages = ada.messages(&game.thread).await;
    let stands = |one: &Value| messages.iter().any(|message| message["id"] == one["id"]);
    assert!(stands(&quoted), "it is not ours to delete");
    assert!(!stands(&reminder), "its time is over");
}
