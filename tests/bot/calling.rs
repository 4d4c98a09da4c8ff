//! Calls: each person who must act is called once for every turn, unless they see that it is theirs
//! in the answer to their own.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tavolino_games::game::Rng;

use crate::house::{BOT, House, Match, PEOPLE, components, offered, text};
use crate::proper::check_story;

/// People in seats 1 and 2, computers in 3 and 4.
async fn among_computers<'h>(house: &'h House, game: &str) -> Match<'h> {
    let mut options = json!({
        "opponent": "bruno", "opponent2": BOT, "opponent3": BOT,
        "order": "listed", "computer": "easy", "where": "here",
    });
    if game == "mindoku" {
        // Against each other computers leave claims to people for some seconds.
        options["mode"] = json!("cooperative");
    }
    Match::start(house, game, options, &PEOPLE).await
}

/// Everybody whom new messages at the table have called since request `since`: what really
/// notifies. An attempt made twice has the same nonce, and notifies once.
async fn called(game: &Match<'_>, since: u64) -> Vec<&'static str> {
    let mut nonces = Vec::new();
    let mut called = Vec::new();
    for entry in game.house.requests().await {
        let is_message = entry["method"] == "POST" && text(&entry["path"]).ends_with("/messages");
        let is_new =
            entry["number"].as_u64() > Some(since) && !nonces.contains(&entry["body"]["nonce"]);
        if !is_message || !is_new || entry["status"] != 200 {
            continue;
        }
        nonces.push(entry["body"]["nonce"].clone());
        for id in entry["body"]["allowed_mentions"]["users"]
            .as_array()
            .into_iter()
            .flatten()
        {
            let named = PEOPLE
                .iter()
                .find(|name| game.house.person(name).id() == text(id));
            called.extend(named);
        }
    }
    called
}

async fn newest_request(house: &House) -> u64 {
    let requests = house.requests().await;
    requests
        .last()
        .and_then(|entry| entry["number"].as_u64())
        .unwrap_or(0)
}

/// Plays any turn by menus, from the panel; gives the message that says so.
async fn play_something(game: &Match<'_>, name: &'static str, rng: &mut Rng) -> Value {
    let person = game.house.person(name);
    let mut shown = person.press(&game.panel().await, "Your turn").await;
    loop {
        let values = offered(&shown["message"]);
        let Some(value) = values.choose(rng) else {
            break;
        };
        shown = person.pick(&shown["message"], value).await;
        assert_eq!(shown["status"], "updated", "{shown}");
    }
    let played = person.confirm(&shown["message"]).await;
    assert_eq!(played["status"], "updated", "{played}");
    played["message"]["id"].clone()
}

/// Does something at the table that plays nothing, within the minute: they did something, and it
/// brought nothing about.
async fn fiddle(game: &Match<'_>, name: &'static str, rng: &mut Rng) {
    let person = game.house.person(name);
    let panel = game.panel().await;
    let claims: Vec<&Value> = components(&panel)
        .filter(|button| text(&button["custom_id"]).starts_with("claim|"))
        .collect();
    match (rng.random_range(0..3), claims.first()) {
        (0, _) => drop(person.press(&panel, "Your turn").await),
        (_, Some(claim)) => drop(person.press(&panel, text(&claim["label"])).await),
        _ => drop(person.command(&game.thread, "board", json!({})).await),
    }
}

/// Whether this private message of theirs says that it is their turn now.
async fn looks(game: &Match<'_>, name: &'static str, id: &Value) -> bool {
    let messages = game.house.person(name).messages(&game.thread).await;
    let own = messages.iter().find(|message| message["id"] == *id);
    own.is_some_and(|own| text(&own["content"]).contains("is yours."))
}

async fn everybody_is_called_once(game: &str, turns: usize, seed: u64) {
    let house = House::open().await;
    let game = among_computers(&house, game).await;
    let mut rng = Rng::seed_from_u64(seed);
    game.settle().await;
    let mut since = 0;
    let mut last: Option<(&str, Value)> = None;
    for turn in 0..turns {
        let acting = game.to_act(&PEOPLE).await;
        let mut called = called(&game, since).await;
        called.sort_unstable();
        let [name] = acting[..] else {
            assert!(text(&game.panel().await["content"]).contains("The game is over"));
            break;
        };
        let own = last.as_ref().filter(|(other, _)| *other == name);
        if let Some((_, id)) = own.filter(|_| called.is_empty()) {
            let looks = looks(&game, name, id).await;
            assert!(
                looks,
                "{name} neither reads nor is told, turn {turn}, seed {seed}"
            );
        } else {
            assert_eq!(called, [name], "turn {turn}, seed {seed}");
        }
        since = newest_request(&house).await;
        let played = play_something(&game, name, &mut rng).await;
        let other = PEOPLE.iter().find(|other| **other != name).unwrap();
        // The other one answers at once, or does something else meanwhile.
        if rng.random_bool(0.4) {
            fiddle(&game, name, &mut rng).await;
        }
        if rng.random_bool(0.2) {
            fiddle(&game, other, &mut rng).await;
        }
        game.settle().await;
        last = Some((name, played));
    }
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_chasm_with_two_computers_everybody_is_called_once_for_each_turn() {
    for seed in 0..3 {
        everybody_is_called_once("chasm", 30, seed).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_mindoku_with_two_computers_everybody_is_called_once_for_each_turn() {
    everybody_is_called_once("mindoku", 10, 7).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_dungeon_chess_with_two_computers_everybody_is_called_once_for_each_round() {
    let house = House::open().await;
    let game = among_computers(&house, "dungeon-chess").await;
    let mut rng = Rng::seed_from_u64(3);
    game.settle().await;
    let mut since = 0;
    for round in 0..6 {
        let acting = game.to_act(&PEOPLE).await;
        if acting.is_empty() {
            break;
        }
        let mut called = called(&game, since).await;
        called.sort_unstable();
        assert_eq!(called, acting, "round {round}");
        since = newest_request(&house).await;
        for name in acting {
            play_something(&game, name, &mut rng).await;
        }
        game.settle().await;
    }
    check_story(&house).await;
}
