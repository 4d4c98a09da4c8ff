//! Forums, announcements and archived threads.

use discord_sandbox::Options;
use serde_json::{Value, json};

use crate::table::{Table, text, without_identify_wait};

const MANAGE_CHANNELS: u64 = 1 << 4;
const MANAGE_THREADS: u64 = 1 << 34;
const CREATE_PRIVATE_THREADS: u64 = 1 << 36;

async fn with_channel(body: Value) -> (Table, Value) {
    let table = Table::of(Options {
        bot_permissions: Options::default().bot_permissions
            | MANAGE_CHANNELS
            | MANAGE_THREADS
            | CREATE_PRIVATE_THREADS,
        ..without_identify_wait()
    })
    .await;
    let channel = table
        .bot_ok("POST", "/guilds/1300000000000000000/channels", body)
        .await;
    (table, channel)
}

#[tokio::test]
async fn a_post_has_the_identifier_of_its_first_message() {
    let body = json!({ "name": "posts", "type": 15, "available_tags": [{ "name": "open" }] });
    let (mut table, forum) = with_channel(body).await;
    let tag = &forum["available_tags"][0]["id"];
    let path = format!("/channels/{}/threads", text(&forum, "id"));
    assert_eq!(
        table.code("POST", &path, json!({ "name": "x" })).await,
        50_035
    );
    let body =
        json!({ "name": "A table", "applied_tags": [tag], "message": { "content": "Free" } });
    let post = table.bot_ok("POST", &path, body).await;
    assert_eq!((&post["type"], &post["applied_tags"][0]), (&json!(11), tag));
    assert_eq!(post["message"]["id"], post["id"]);
    assert_eq!(
        table.line.event("THREAD_CREATE").await["newly_created"],
        true
    );
    assert_eq!(table.line.event("MESSAGE_CREATE").await["content"], "Free");
    let body = json!({ "name": "Mine", "content": "Here", "tags": ["open"] });
    let own = table
        .act_ok("POST", "people/ada/channels/posts/threads", body)
        .await;
    assert_eq!(&own["applied_tags"][0], tag);
    let read = format!("/channels/{0}/messages/{0}", text(&own, "id"));
    assert_eq!(table.bot_ok("GET", &read, Value::Null).await["type"], 0);
    let required = json!({ "flags": 16 });
    table
        .bot_ok(
            "PATCH",
            &format!("/channels/{}", text(&forum, "id")),
            required,
        )
        .await;
    let body = json!({ "name": "No tag", "message": { "content": "x" } });
    assert_eq!(table.code("POST", &path, body).await, 40_067);
    let (status, _) = table
        .act(
            "POST",
            "people/ada/channels/posts/messages",
            json!({ "content": "x" }),
        )
        .await;
    assert_eq!(status, 400, "a forum has no messages of its own");
}

#[tokio::test]
async fn an_announcement_is_published() {
    let (table, news) = with_channel(json!({ "name": "news", "type": 5 })).await;
    let path = format!("/channels/{}/messages", text(&news, "id"));
    let sent = table
        .bot_ok("POST", &path, json!({ "content": "Hear!" }))
        .await;
    let cross = format!("{path}/{}/crosspost", text(&sent, "id"));
    assert_eq!(table.bot_ok("POST", &cross, Value::Null).await["flags"], 1);
    let games = table.channel("games").await;
    let sent = table
        .bot_ok(
            "POST",
            &format!("/channels/{games}/messages"),
            json!({ "content": "x" }),
        )
        .await;
    let cross = format!("/channels/{games}/messages/{}/crosspost", text(&sent, "id"));
    assert_eq!(table.code("POST", &cross, Value::Null).await, 50_024);
}

#[tokio::test]
async fn archived_threads_are_listed_by_kind() {
    let (table, channel) = with_channel(json!({ "name": "talks" })).await;
    let path = format!("/channels/{}", text(&channel, "id"));
    for (name, kind) in [("open", 11), ("closed", 12)] {
        let body = json!({ "name": name, "type": kind });
        let thread = table.bot_ok("POST", &format!("{path}/threads"), body).await;
        let thread = format!("/channels/{}", text(&thread, "id"));
        table
            .bot_ok("PATCH", &thread, json!({ "archived": true }))
            .await;
    }
    for (list, name) in [
        ("threads/archived/public", "open"),
        ("threads/archived/private", "closed"),
        ("users/@me/threads/archived/private", "closed"),
    ] {
        let found = table
            .bot_ok("GET", &format!("{path}/{list}"), Value::Null)
            .await;
        assert_eq!(found["threads"].as_array().unwrap().len(), 1, "{list}");
        assert_eq!(found["threads"][0]["name"], name);
    }
}
