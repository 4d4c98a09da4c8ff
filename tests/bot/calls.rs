//! Discord's rate limits, which the bot keeps under any load of commands.

use std::collections::BTreeSet;
use std::time::Duration;

use discord_sandbox::Options;
use futures::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{House, Person, text};

/// Calls a second that the sandbox takes and the bot may make.
const ALLOWED: u32 = 12;

/// Threads with a game of their own; a person may open ten in an hour.
const THREADS: usize = 9;

/// Calls of a list of a server's games: the server, its channels, and each thread.
const LOOK_UP: u64 = 2 + THREADS as u64;

/// A house whose Discord refuses what is beyond the limit, and a bot that keeps it.
async fn limited() -> House {
    let mut house = House::of(Options {
        identify_window: Duration::ZERO,
        calls_per_second: Some(ALLOWED),
        ..Options::default()
    })
    .await;
    house.env = vec![("CALLS_PER_SECOND", ALLOWED.to_string())];
    house.start_bot().await;
    house
}

/// Opens lobbies of a person in threads of their own.
async fn open_in_threads(house: &House, person: Person<'_>) {
    for number in 0..THREADS {
        let name = json!({ "name": format!("Talk {number}") });
        let thread = house.post("people/ada/channels/games/threads", name).await;
        let opened = person.command(text(&thread["id"]), "play kumo", json!({}));
        let opened = opened.await;
        assert_eq!(opened["ephemeral"], false, "{opened}");
    }
}

async fn count_anew(house: &House) {
    house
        .request(Method::DELETE, "control/calls", Value::Null)
        .await;
}

/// The calls since they were counted anew; none was refused, and there were never more in a second
/// than are allowed.
async fn counted(house: &House) -> u64 {
    let calls = house.get("control/calls").await;
    assert_eq!(calls["refused"], 0, "{calls}");
    let most = calls["most_in_a_second"].as_u64().unwrap();
    assert!(most <= u64::from(ALLOWED), "{calls}");
    calls["total"].as_u64().unwrap()
}

/// The list of the server's games, as a person reads it, but for the second of which it is.
async fn list(person: Person<'_>) -> String {
    let answer = person.command("general", "games", json!({ "server": true }));
    let answer = answer.await;
    let lines = text(&answer["message"]["content"]).lines();
    lines
        .filter(|line| !line.starts_with("-# As of"))
        .collect::<Vec<_>>()
        .join("\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_servers_games_asked_for_by_everybody_at_once_are_looked_up_once_for_each() {
    let house = limited().await;
    open_in_threads(&house, house.person("ada")).await;
    house.until_told().await;
    count_anew(&house).await;
    let bruno = house.person("bruno");
    let lists = join_all((0..20).map(|_| list(bruno))).await;
    let first = &lists[0];
    assert!(first.contains("Kumo"), "{first}");
    assert!(lists.iter().all(|list| list == first), "{lists:?}");
    assert_eq!(
        counted(&house).await,
        LOOK_UP,
        "one look-up for all of them"
    );
    list(bruno).await;
    assert_eq!(counted(&house).await, LOOK_UP, "and for the next one");

    count_anew(&house).await;
    let others = ["chiara", "dawid"].map(|name| house.person(name));
    let lists = join_all((0..40).map(|asked| list(others[asked % 2]))).await;
    assert!(lists.iter().all(|list| list.contains("Kumo")), "{lists:?}");
    assert_eq!(counted(&house).await, 2 * LOOK_UP);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_sees_is_looked_up_again_after_some_seconds() {
    let house = House::of_program().await;
    open_in_threads(&house, house.person("ada")).await;
    let bruno = house.person("bruno");
    let looked_up = async || {
        let log = house.requests().await;
        let reads = log.iter().filter(|entry| {
            entry["method"] == "GET" && text(&entry["path"]).starts_with("/guilds")
        });
        reads.count()
    };
    for _ in 0..2 {
        list(bruno).await;
        assert_eq!(looked_up().await, 2, "the server and its channels, once");
    }
    // It is the bot's own clock by which time goes on.
    let later = json!({ "advance_ms": 10_001 });
    house.control("clock", later).await;
    house
        .until("it is looked up again", async || {
            list(bruno).await;
            (looked_up().await == 4).then_some(())
        })
        .await;
}

/// Every command with options it can be given, and the most calls it may lead to, with all that it
/// has told afterwards; answers aside. Most of them are one edited panel, or a message in the place
/// of another.
fn commands(code: &str) -> Vec<(&'static str, Value, u64)> {
    let of = json!({ "game": code });
    vec![
        ("help", json!({}), 0),
        ("rules", json!({ "game": "kintei" }), 0),
        ("learn", json!({ "game": "kintei" }), 0),
        ("puzzle", json!({}), 0),
        ("puzzle", json!({ "game": "kumo", "level": "hard" }), 0),
        ("stats", json!({}), 0),
        ("stats", json!({ "game": "kintei" }), 0),
        ("leaderboard", json!({ "game": "kintei" }), 0),
        ("games", json!({}), 0),
        // The server, its channels, and the threads others play in.
        ("games", json!({ "server": true }), LOOK_UP),
        ("board", of.clone(), 0),
        ("board", json!({ "game": code, "text": true }), 0),
        ("board", json!({ "game": code, "show": true }), 4),
        ("hand", of.clone(), 0),
        ("join", json!({ "code": "ZZZZ" }), 0),
        ("looking", json!({ "games": "Kumo" }), 0),
        // A league's card comes by itself, within seconds: none is opened here.
        ("league new", json!({ "game": "Kumo", "pace": "never" }), 0),
        ("league card", json!({ "game": "Kumo" }), 0),
        ("league join", json!({ "game": "Kumo" }), 0),
        ("league once", json!({ "game": "Kumo" }), 0),
        ("league leave", json!({ "game": "Kumo" }), 0),
        // The same is so of a contest.
        ("contest new", json!({ "kind": "never", "game": "Kumo" }), 0),
        ("contest card", json!({}), 0),
        ("contest list", json!({}), 0),
        ("contest leave", json!({}), 0),
        ("contest withdraw", json!({}), 0),
        ("contest start", json!({}), 0),
        ("contest stop", json!({}), 0),
        ("ladder", json!({ "game": "Kumo" }), 0),
        ("hint", of.clone(), 0),
        ("history", of.clone(), 0),
        ("history", json!({ "game": code, "replay": true }), 0),
        ("record", of.clone(), 0),
        ("claim", json!({ "game": code, "cell": "a1" }), 0),
        ("move", json!({ "game": code, "turn": "" }), 0),
        ("move", json!({ "game": code, "turn": "a1 b2" }), 4),
        ("plan", of.clone(), 0),
        ("undo", of.clone(), 4),
        ("draw", of.clone(), 4),
        ("time", of.clone(), 4),
        ("replace", of.clone(), 0),
        ("rematch", of.clone(), 0),
        ("resign", of.clone(), 0),
        ("break-off", of.clone(), 0),
        ("remind snooze", of, 2),
        ("remind show", json!({}), 0),
        ("remind when", json!({ "points": true }), 0),
        ("remind by", json!({ "way": 0 }), 0),
        (
            "remind quiet",
            json!({ "from": "22:00", "to": "07:00", "zone": "Europe/Rome" }),
            0,
        ),
        ("remind digest", json!({ "at": "8am", "zone": "UTC" }), 0),
        ("remind digest", json!({}), 0),
        ("remind puzzle", json!({ "at": "8am", "zone": "UTC" }), 0),
        ("remind puzzle", json!({}), 0),
        ("remind reader", json!({ "on": true }), 0),
        ("remind forced", json!({ "on": true }), 0),
        ("remind loud", json!({}), 0),
        ("remind next", json!({ "tell": false }), 0),
        ("remind off", json!({}), 0),
        ("vacation start", json!({ "days": 1 }), 2),
        ("vacation status", json!({}), 0),
        (
            "vacation weekly",
            json!({ "days": "sat", "zone": "UTC" }),
            0,
        ),
        ("vacation net", json!({ "on": false }), 0),
        ("vacation end", json!({}), 2),
        ("settings", json!({}), 0),
        ("block", json!({}), 0),
        ("privacy show", json!({}), 0),
        ("privacy export", json!({}), 2),
        ("privacy delete", json!({}), 0),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_leads_to_few_calls() {
    let house = limited().await;
    open_in_threads(&house, house.person("chiara")).await;
    let game = house.kintei().await;
    house.until_told().await;
    let ada = house.person("ada");
    let mut used = BTreeSet::new();
    let mut commands = commands(&game.code);
    let known = house.get("people/ada/channels/games/commands").await;
    let known = known["commands"].as_array().unwrap();
    let mut all = BTreeSet::new();
    // Those of context menus run the same work as commands and buttons.
    for command in known.iter().filter(|command| command["type"] == 1) {
        let name = text(&command["name"]);
        let options = command["options"].as_array().into_iter().flatten();
        let mut subcommands = options.filter(|option| option["type"] == 1).peekable();
        if subcommands.peek().is_none() {
            all.insert(name.to_owned());
        }
        for sub in subcommands {
            all.insert(format!("{name} {}", text(&sub["name"])));
        }
    }
    let openings: Vec<String> = (all.iter())
        .filter(|name| name.starts_with("play "))
        .cloned()
        .collect();
    for command in &openings {
        // A card is brought up to date once.
        commands.push((command, json!({}), 1));
    }
    let openers = ["bruno", "dawid"].map(|name| house.person(name));
    for (number, (command, options, most)) in commands.into_iter().enumerate() {
        count_anew(&house).await;
        let opens = command.starts_with("play ");
        let person = if opens { openers[number % 2] } else { ada };
        let answer = person.command(&game.thread, command, options).await;
        assert!(
            !opens || answer["ephemeral"] == false,
            "{command}: {answer}"
        );
        assert!(
            answer["message"]["content"].is_string(),
            "{command}: {answer}"
        );
        house.until_told().await;
        let calls = counted(&house).await;
        assert!(calls <= most, "{command}: {calls} calls");
        used.insert(command.to_owned());
    }
    assert_eq!(used, all, "every command, and no other");
}
