//! `/games server:true` names no game in a channel that the caller cannot see.

use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::house::{BOT, House, Person, text};
use crate::proper::check_story;

/// Opens a game against the computer in a channel or thread.
pub async fn open(person: Person<'_>, channel: &str, game: &str) {
    let options = json!({ "opponent": BOT, "where": "here" });
    let opened = person
        .command(channel, &format!("play {game}"), options)
        .await;
    assert!(opened["message"]["content"].is_string(), "{opened}");
}

/// The list of the server's games, as a person reads it.
pub async fn server_games(person: Person<'_>) -> String {
    let answer = person
        .command("general", "games", json!({ "server": true }))
        .await;
    text(&answer["message"]["content"]).to_owned()
}

/// A request that the bot could make.
pub async fn request(house: &House, method: Method, path: &str, body: Value) -> Value {
    let call = Client::new()
        .request(method, format!("{}/api/v10{path}", house.url))
        .header("authorization", format!("Bot {}", house.token()));
    let response = call.json(&body).send().await.unwrap();
    assert!(response.status().is_success(), "{path}: {response:?}");
    response.json().await.unwrap_or_default()
}

/// Adds a person to a thread.
pub async fn invite(house: &House, thread: &str, person: Person<'_>) {
    let member = format!("/channels/{thread}/thread-members/{}", person.id());
    request(house, Method::PUT, &member, Value::Null).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_a_hidden_channel_is_named_only_to_those_who_see_it() {
    let house = House::open().await;
    let people = ["ada", "bruno", "chiara", "dawid"];
    let [ada, bruno, chiara, dawid] = people.map(|name| house.person(name));
    open(ada, "games", "kintei").await;
    open(bruno, "games", "kumo").await;
    let (game, own) = ("Kintei", "Kumo");
    // The visible channels of a person are cached for some seconds, so each person asks once.
    let list = server_games(dawid).await;
    assert!(list.contains(game) && list.contains(own), "{list}");
    for who in ["bruno", "chiara"] {
        let hide = json!({ "channel": "games", "who": who, "deny": ["VIEW_CHANNEL"] });
        house.control("permissions", hide).await;
    }
    let list = server_games(chiara).await;
    assert!(!list.contains(game) && !list.contains(own), "{list}");
    let list = server_games(bruno).await;
    assert!(!list.contains(game), "{list}");
    assert!(list.contains(own), "one's own are always there: {list}");
    // Where Discord does not answer, nothing is named that could be hidden.
    let guilds = json!({ "status": 500, "count": 10, "path": "/guilds" });
    house.control("faults", guilds).await;
    let list = server_games(ada).await;
    assert!(list.contains(game) && !list.contains(own), "{list}");
    house
        .request(Method::DELETE, "control/faults", Value::Null)
        .await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_a_private_thread_is_named_to_those_inside() {
    let house = House::open().await;
    let people = ["ada", "bruno", "chiara", "dawid"];
    let [ada, bruno, chiara, dawid] = people.map(|name| house.person(name));
    let may = json!({ "channel": "games", "who": "bot", "allow": ["CREATE_PRIVATE_THREADS"] });
    house.control("permissions", may).await;
    let channels = ada.channels().await;
    let games = channels.iter().find(|channel| channel["name"] == "games");
    let games = text(&games.unwrap()["id"]).to_owned();
    let mut inside = String::new();
    for (kind, game) in [(11, "kudosu"), (12, "trix")] {
        let (path, body) = (
            format!("/channels/{games}/threads"),
            json!({ "name": "Talk", "type": kind }),
        );
        let thread = request(&house, Method::POST, &path, body).await;
        let thread = text(&thread["id"]).to_owned();
        invite(&house, &thread, ada).await;
        open(ada, &thread, game).await;
        inside = thread;
    }
    let (public, private) = ("Kudosu", "Trix");
    let list = server_games(bruno).await;
    assert!(list.contains(public) && !list.contains(private), "{list}");
    for person in [chiara, dawid] {
        invite(&house, &inside, person).await;
    }
    let list = server_games(chiara).await;
    assert!(list.contains(public) && list.contains(private), "{list}");
    let hide = json!({ "channel": "games", "who": "dawid", "deny": ["VIEW_CHANNEL"] });
    house.control("permissions", hide).await;
    let list = server_games(dawid).await;
    assert!(!list.contains(public) && !list.contains(private), "{list}");
    check_story(&house).await;
}
