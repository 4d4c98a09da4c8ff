//! A bot made with serenity and poise in the sandbox.

#![expect(clippy::unwrap_used, reason = "a test that goes wrong here has failed")]

use discord_sandbox::{Options, Sandbox};
use reqwest::Client;
use serde_json::{Value, json};

use crate::{bird, judge};

async fn start() -> (Sandbox, tokio::task::JoinHandle<()>, String) {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let bot = bird::start(&sandbox.url(), sandbox.token()).await;
    let url = sandbox.url();
    (sandbox, bot, url)
}

async fn post(url: &str, path: &str, body: Value) -> Value {
    let response = Client::new()
        .post(format!("{url}/sandbox/{path}"))
        .json(&body)
        .send()
        .await
        .unwrap();
    response.json().await.unwrap()
}

async fn get(url: &str, path: &str) -> Value {
    let response = Client::new()
        .get(format!("{url}/sandbox/{path}"))
        .send()
        .await
        .unwrap();
    response.json().await.unwrap()
}

/// Checks all requests of the bot and their answers against Discord's API description.
async fn judge_all(url: &str) {
    let judge = judge::Judge::load();
    let log = get(url, "control/log").await;
    let entries = log["entries"].as_array().unwrap();
    let faults: Vec<String> = entries
        .iter()
        .flat_map(|entry| judge.faults(entry))
        .collect();
    assert!(
        faults.is_empty(),
        "{} requests:\n{}",
        entries.len(),
        faults.join("\n")
    );
}

#[expect(clippy::too_many_lines, reason = "one walk through everything")]
#[tokio::test(flavor = "multi_thread")]
async fn a_real_bot_answers_everything_people_can_do() {
    let (sandbox, bot, url) = start().await;
    let commands = get(&url, "people/ada/channels/games/commands").await;
    assert_eq!(
        commands["commands"].as_array().unwrap().len(),
        5,
        "{commands}"
    );

    let answer = post(
        &url,
        "people/ada/channels/games/command",
        json!({ "command": "echo", "options": { "words": "hi", "times": 2 } }),
    )
    .await;
    assert_eq!(
        (&answer["status"], &answer["message"]["content"]),
        (&json!("message"), &json!("hi\nhi")),
        "{answer}"
    );

    let found = post(
        &url,
        "people/2/channels/games/autocomplete",
        json!({ "command": "fruit", "options": { "name": "ap" }, "focused": "name" }),
    )
    .await;
    assert_eq!(found["choices"][1]["value"], "apricot", "{found}");

    let given = post(
        &url,
        "people/2/channels/games/command",
        json!({ "command": "fruit", "options": { "name": "apricot", "friend": "ada" } }),
    )
    .await;
    assert!(
        given["message"]["content"]
            .as_str()
            .unwrap()
            .starts_with("A nice **apricot** for <@"),
        "{given}"
    );

    let shown = post(
        &url,
        "people/ada/channels/games/command",
        json!({ "command": "show board" }),
    )
    .await;
    let image = &shown["message"]["embeds"][0]["image"];
    assert_eq!(
        (&image["width"], &image["description"]),
        (&json!(450), &json!("An empty board of five by five cells")),
        "{shown}"
    );
    let bytes = reqwest::get(image["url"].as_str().unwrap())
        .await
        .unwrap()
        .bytes()
        .await
        .unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
    let board = shown["message"]["id"].clone();

    let pressed = post(
        &url,
        "people/bruno/channels/games/press",
        json!({ "message": board, "label": "My hand" }),
    )
    .await;
    assert_eq!(
        (&pressed["status"], &pressed["ephemeral"]),
        (&json!("message"), &json!(true)),
        "{pressed}"
    );

    let chosen = post(
        &url,
        "people/bruno/channels/games/choose",
        json!({ "message": board, "custom_id": "cell", "values": ["b3"] }),
    )
    .await;
    assert!(
        chosen["message"]["content"]
            .as_str()
            .unwrap()
            .ends_with("chose **b3**."),
        "{chosen}"
    );
    // Serenity sends no embeds here, so the old one keeps its picture.
    assert!(
        chosen["message"]["embeds"][0]["image"]["url"].is_string(),
        "{chosen}"
    );

    let modal = post(
        &url,
        "people/ada/channels/games/press",
        json!({ "message": board, "label": "Name it" }),
    )
    .await;
    assert_eq!(modal["modal"]["title"], "Name the board", "{modal}");
    let named = post(
        &url,
        "people/ada/submit",
        json!({ "interaction": modal["interaction"], "fields": { "name": "Otto" } }),
    )
    .await;
    assert_eq!(
        named["message"]["content"], "It is called *Otto* now.",
        "{named}"
    );

    let slow = post(
        &url,
        "people/ada/channels/games/command",
        json!({ "command": "show slow", "wait": "settled" }),
    )
    .await;
    assert_eq!(
        (&slow["message"]["content"], &slow["ephemeral"]),
        (&json!("That took a while."), &json!(true)),
        "{slow}"
    );

    let opened = post(
        &url,
        "people/ada/channels/games/command",
        json!({ "command": "thread", "options": { "name": "Talk" } }),
    )
    .await;
    assert_eq!(opened["status"], "message", "{opened}");
    for _ in 0..100 {
        let direct = get(&url, "people/ada/channels/dm/messages").await;
        if direct["messages"][0]["content"] == "Psst: there is a thread." {
            let list = get(&url, "people/bruno/channels").await;
            assert!(
                list["channels"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .any(|one| one["name"] == "Talk" && one["type"] == 11)
            );
            judge_all(&url).await;
            bot.abort();
            sandbox.stop().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("no direct message came: {}", get(&url, "control/log").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_real_bot_comes_back_and_misses_nothing() {
    let (sandbox, bot, url) = start().await;
    for action in ["drop", "reconnect"] {
        post(&url, "control/gateway", json!({ "action": action })).await;
        let wish = json!({ "command": "echo", "options": { "words": action } });
        let answer = post(&url, "people/ada/channels/games/command", wish).await;
        assert_eq!(answer["message"]["content"], action, "{answer}");
    }
    let connected = get(&url, "control/gateway").await;
    assert_eq!(
        connected["connected"], 1,
        "it resumed instead of beginning anew"
    );
    bot.abort();
    sandbox.stop().await;
}
