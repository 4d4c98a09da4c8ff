//! Answers of Discord in another form than the libraries expect: what has succeeded is not
//! repeated, and what they say is read. They break Discord's description, so that no story is
//! checked here.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::house::{Answer, BOT, House, Match, PEOPLE, text};
use crate::sight::{invite, open, request, server_games};

/// Lets every answer of Discord to these requests have this change.
async fn change(house: &House, method: &str, path: &str, change: Value) {
    let order = json!({ "count": 1_000_000, "method": method, "path": path, "change": change });
    house.control("answers", order).await;
}

/// Forms that the types of the library do not take.
fn unknown() -> Value {
    json!({ "with": { "/flags": "a new form", "/verification_level": 300 } })
}

/// The requests with this method and end of the path that Discord carried out.
async fn carried_out(house: &House, method: &str, end: &str) -> Vec<Value> {
    let mut requests = house.requests().await;
    requests.retain(|entry| {
        let is_done = entry["status"] == 200 || entry["status"] == 201;
        entry["method"] == method && text(&entry["path"]).ends_with(end) && is_done
    });
    requests
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_although_no_answer_can_be_read() {
    let house = House::open().await;
    for method in ["GET", "POST", "PATCH"] {
        change(&house, method, "", unknown()).await;
    }
    let game = house.kintei().await;
    for (turns, turn) in ["a1 b2", "c4 a5 a4", "c3 b1 a2"].into_iter().enumerate() {
        game.settle().await;
        let [pinged] = &game.pings().await[..] else {
            panic!("one is called: {:?}", game.pings().await)
        };
        let person = house.person(PEOPLE[turns % 2]);
        assert_eq!(pinged["pinged"], json!([person.id()]));
        person.turn(&game, turn).await;
    }
    game.settle().await;
    let threads = carried_out(&house, "POST", "/threads").await;
    assert_eq!(threads.len(), 1, "{threads:?}");
    // Each message was posted by one request: the panel, and a call for each turn.
    let posts = carried_out(&house, "POST", "/messages").await;
    assert_eq!(posts.len(), 1 + 4, "{posts:?}");
    assert_eq!(game.pings().await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_arrive_once_although_no_answer_can_be_read() {
    let house = House::open().await;
    for method in ["GET", "POST", "PATCH"] {
        change(&house, method, "", unknown()).await;
    }
    let game = house.game("mindoku").await;
    let ada = house.person("ada");
    ada.sees("dm", "the hand arrives", |message| {
        message.content().contains("For your eyes only")
    })
    .await;
    game.settle().await;
    // A game against the computer alone begins in direct messages, with a greeting that becomes the
    // panel.
    let alone = json!({ "opponent": BOT });
    let opened = ada.command("games", "play kumo", alone).await;
    assert!(opened.to_string().contains("direct messages"), "{opened}");
    let panel = async || {
        let messages = ada.messages("dm").await;
        let is_panel = |message: &&Value| !message["attachments"].as_array().unwrap().is_empty();
        let panels = messages.iter().filter(is_panel);
        (panels.count() == 2).then_some(messages.len())
    };
    let messages = house.until("the board is there", panel).await;
    house.until_told().await;
    assert_eq!(ada.messages("dm").await.len(), messages);
    let posts = carried_out(&house, "POST", "/messages").await;
    let nonces: BTreeSet<&str> = posts
        .iter()
        .map(|post| text(&post["body"]["nonce"]))
        .collect();
    assert_eq!(
        nonces.len(),
        posts.len(),
        "no message is posted twice: {posts:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_may_see_is_known_although_no_answer_can_be_read() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    open(ada, "games", "kintei").await;
    let may = json!({ "channel": "games", "who": "bot", "allow": ["CREATE_PRIVATE_THREADS"] });
    house.control("permissions", may).await;
    let channels = ada.channels().await;
    let games = channels.iter().find(|channel| channel["name"] == "games");
    let path = format!("/channels/{}/threads", text(&games.unwrap()["id"]));
    let private = json!({ "name": "Talk", "type": 12 });
    let thread = request(&house, reqwest::Method::POST, &path, private).await;
    let thread = text(&thread["id"]);
    invite(&house, thread, ada).await;
    open(ada, thread, "trix").await;
    change(&house, "GET", "", unknown()).await;
    let list = server_games(bruno).await;
    assert!(list.contains("Kintei") && !list.contains("Trix"), "{list}");
    invite(&house, thread, house.person("chiara")).await;
    let list = server_games(house.person("chiara")).await;
    assert!(list.contains("Kintei") && list.contains("Trix"), "{list}");
    let hide = json!({ "channel": "games", "who": "dawid", "deny": ["VIEW_CHANNEL"] });
    house.control("permissions", hide).await;
    let list = server_games(house.person("dawid")).await;
    assert!(!list.contains("Kintei") && !list.contains("Trix"), "{list}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_cannot_be_read_hides_no_other_one() {
    let mut house = House::open().await;
    let game = house.kintei().await;
    game.settle().await;
    // The call is posted, and the bot dies before it knows.
    let late = json!({
        "count": 1, "method": "POST", "path": "/channels/*/messages", "status": "timeout",
        "when": "after",
    });
    house.control("faults", late).await;
    let ada = house.person("ada");
    ada.turn(&game, "a1 b2").await;
    let called = async || (game.pings().await.len() == 2).then_some(());
    house.until("the next player is called", called).await;
    let (code, thread) = (game.code.clone(), game.thread.clone());
    house.kill_bot();
    let strange =
        json!({ "with": { "/type": 300, "/flags": "a new form" }, "without": ["/timestamp"] });
    change(&house, "GET", "/channels/*/messages", strange).await;
    house.start_bot().await;
    let game = Match {
        house: &house,
        code,
        thread,
    };
    game.settle().await;
    let pings = game.pings().await;
    assert_eq!(pings.len(), 1, "{pings:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_is_sent_once_although_discords_answer_cannot_be_read() {
    let house = House::open().await;
    change(&house, "PATCH", "/webhooks", unknown()).await;
    change(&house, "POST", "/webhooks", unknown()).await;
    open(house.person("bruno"), "games", "kintei").await;
    // Work that waits for Discord is deferred first, and answered by an edit.
    let slow = json!({
        "count": 4, "method": "GET", "path": "/guilds", "status": "late", "hold_ms": 1_500,
    });
    house.control("faults", slow).await;
    let ada = house.person("ada");
    let options = json!({ "server": true });
    let list = ada.command("general", "games", options).await;
    assert_eq!(list["status"], "message", "{list}");
    let edits = carried_out(&house, "PATCH", "/messages/@original").await;
    assert_eq!(edits.len(), 1, "{edits:?}");
    let log = house.log();
    assert!(!log.contains("answer not delivered"), "{log}");
}
