//! Storage of the world between runs.

use discord_sandbox::{Options, Sandbox};
use serde_json::{Value, json};

use crate::table::{BOT, Table, text, without_identify_wait};

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let directory = tempfile::tempdir().unwrap();
    let data = Some(directory.path().join("sandbox"));
    let mut table = Table::with(data.clone()).await;
    let interaction = table.go("games").await;
    table
        .reply(
            &interaction,
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
        .bot_ok(
            "POST",
            &format!("{path}/{}/threads", text(&sent, "id")),
            json!({ "name": "Talk" }),
        )
        .await;
    table
        .act_ok(
            "PATCH",
            "people/bruno",
            json!({ "locale": "pl", "dms_open": false }),
        )
        .await;
    table.sandbox.stop().await;

    let table = Table::with(data.clone()).await;
    let message = table
        .bot_ok("GET", &format!("{path}/{}", text(&sent, "id")), Value::Null)
        .await;
    assert_eq!(message["content"], "kept");
    let url = text(&message["attachments"][0], "url");
    assert_eq!(
        reqwest::get(url).await.unwrap().text().await.unwrap(),
        "abc"
    );
    assert_eq!(message["thread"]["name"], "Talk");
    table
        .bot_ok(
            "GET",
            &format!("/channels/{}", text(&thread, "id")),
            Value::Null,
        )
        .await;
    let commands = table
        .bot_ok("GET", &format!("/applications/{BOT}/commands"), Value::Null)
        .await;
    assert_eq!(commands[0]["name"], "go");
    let bruno = table.act_ok("GET", "people/bruno", Value::Null).await;
    assert_eq!(
        (&bruno["locale"], &bruno["dms_open"]),
        (&json!("pl"), &json!(false))
    );
    table
        .bot_ok(
            "POST",
            &Table::hook(&interaction, ""),
            json!({ "content": "the token still lives" }),
        )
        .await;
    let new = table
        .bot_ok("POST", &path, json!({ "content": "later" }))
        .await;
    assert!(text(&new, "id").parse::<u64>().unwrap() > text(&sent, "id").parse::<u64>().unwrap());
    table.sandbox.stop().await;

    let fresh = Sandbox::start(Options {
        data,
        fresh: true,
        ..Options::default()
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
        .act_ok(
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
    let data = Some(directory.path().to_owned());
    let error = Sandbox::start(Options {
        data,
        ..Options::default()
    })
    .await
    .unwrap_err();
    assert!(error.to_string().contains("--fresh"), "{error}");
    assert!(directory.path().join("world.json").exists());
}

#[tokio::test]
async fn as_many_servers_as_there_were_are_there_after_a_restart() {
    let directory = tempfile::tempdir().unwrap();
    let options = |servers: usize| Options {
        data: Some(directory.path().to_owned()),
        servers,
        ..without_identify_wait()
    };
    let table = Table::of(options(2)).await;
    let body = json!({ "content": "kept" });
    let path = "people/bruno/channels/games@2/messages";
    table.act_ok("POST", path, body).await;
    let left = json!({ "who": "dawid", "there": false, "server": 2 });
    table.act_ok("POST", "control/members", left).await;
    let before = table.act_ok("GET", "control/servers", Value::Null).await;
    table.sandbox.stop().await;
    let table = Table::of(options(9)).await;
    let now = table.act_ok("GET", "control/servers", Value::Null).await;
    assert_eq!(now, before);
    let read = table.act_ok("GET", path, Value::Null).await;
    assert_eq!(read["messages"][0]["content"], "kept");
    let (status, _) = table
        .act("GET", "people/dawid/channels/games@2", Value::Null)
        .await;
    assert_eq!(status, 403);
    table
        .act_ok("GET", "people/dawid/channels/games", Value::Null)
        .await;
}

#[tokio::test]
async fn a_world_with_the_one_server_of_earlier_versions_is_read() {
    let directory = tempfile::tempdir().unwrap();
    let old = include_bytes!("../data/sandbox/one-server.json");
    std::fs::write(directory.path().join("world.json"), old).unwrap();
    // A world written by this version is read again, too.
    for _ in 0..2 {
        let table = Table::with(Some(directory.path().to_owned())).await;
        let list = table.act_ok("GET", "control/servers", Value::Null).await;
        assert_eq!(list["servers"].as_array().unwrap().len(), 1);
        let guild = text(&list["servers"][0], "id");
        for channel in ["1300000000000000201", "1574133886051418112"] {
            let path = format!("/channels/{channel}");
            let channel = table.bot_ok("GET", &path, Value::Null).await;
            assert_eq!(text(&channel, "guild_id"), guild);
        }
        let path = "people/ada/channels/games/messages";
        let read = table.act_ok("GET", path, Value::Null).await;
        assert_eq!(read["messages"][0]["content"], "from an earlier version");
        let (status, _) = table
            .act("GET", "people/dawid/channels/games", Value::Null)
            .await;
        assert_eq!(status, 403, "who was gone is gone");
        table.sandbox.stop().await;
    }
}
