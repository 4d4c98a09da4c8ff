//! What is kept from one run to the next.

use serde_json::{Value, json};
use tavolino::sandbox::{Options, Sandbox};

use crate::table::{BOT, Table, text};

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let directory = tempfile::tempdir().unwrap();
    let data = Some(directory.path().join("sandbox"));
    let mut table = Table::with(data.clone()).await;
    let one = table.go("games").await;
    table
        .reply(
            &one,
            json!({ "type": 4, "data": { "content": "an answer" } }),
        )
        .await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let (_, sent) = table
        .upload(
            "POST",
            &path,
            &json!({ "content": "kept" }),
            &[("a.txt", b"abc".to_vec())],
        )
        .await;
    let thread = table
        .good(
            "POST",
            &format!("{path}/{}/threads", text(&sent, "id")),
            json!({ "name": "Talk" }),
        )
        .await;
    table
        .done(
            "PATCH",
            "people/bruno",
            json!({ "locale": "pl", "dms_open": false }),
        )
        .await;
    table.sandbox.stop().await;

    let table = Table::with(data.clone()).await;
    let message = table
        .good("GET", &format!("{path}/{}", text(&sent, "id")), Value::Null)
        .await;
    assert_eq!(message["content"], "kept");
    let url = text(&message["attachments"][0], "url");
    assert_eq!(
        reqwest::get(url).await.unwrap().text().await.unwrap(),
        "abc"
    );
    assert_eq!(message["thread"]["name"], "Talk");
    table
        .good(
            "GET",
            &format!("/channels/{}", text(&thread, "id")),
            Value::Null,
        )
        .await;
    let commands = table
        .good("GET", &format!("/applications/{BOT}/commands"), Value::Null)
        .await;
    assert_eq!(commands[0]["name"], "go");
    let bruno = table.done("GET", "people/bruno", Value::Null).await;
    assert_eq!(
        (&bruno["locale"], &bruno["dms_open"]),
        (&json!("pl"), &json!(false))
    );
    table
        .good(
            "POST",
            &Table::hook(&one, ""),
            json!({ "content": "the token still lives" }),
        )
        .await;
    let new = table
        .good("POST", &path, json!({ "content": "later" }))
        .await;
    assert!(text(&new, "id").parse::<u64>().unwrap() > text(&sent, "id").parse::<u64>().unwrap());
    table.sandbox.stop().await;

    let address = ([127, 0, 0, 1], 0).into();
    let fresh = Sandbox::start(Options {
        address,
        data,
        fresh: true,
        hosts: Vec::new(),
    })
    .await
    .unwrap();
    let url = format!("{}/sandbox/people/ada/channels/games/messages", fresh.url());
    let list: Value = reqwest::get(url).await.unwrap().json().await.unwrap();
    assert_eq!(list["messages"], json!([]));
    fresh.stop().await;
}

#[tokio::test]
async fn changes_are_written_down_without_being_asked() {
    let directory = tempfile::tempdir().unwrap();
    let table = Table::with(Some(directory.path().to_owned())).await;
    table
        .done(
            "POST",
            "people/ada/channels/games/messages",
            json!({ "content": "a mark" }),
        )
        .await;
    let file = directory.path().join("world.json");
    for _ in 0..100 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        if std::fs::read_to_string(&file).is_ok_and(|text| text.contains("a mark")) {
            return;
        }
    }
    panic!("nothing was written");
}

#[tokio::test]
async fn a_broken_file_is_named_and_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join("world.json"), "{ nonsense").unwrap();
    let address = ([127, 0, 0, 1], 0).into();
    let data = Some(directory.path().to_owned());
    let error = Sandbox::start(Options {
        address,
        data,
        fresh: false,
        hosts: Vec::new(),
    })
    .await
    .unwrap_err();
    assert!(error.to_string().contains("--fresh"), "{error}");
    assert!(directory.path().join("world.json").exists());
}
