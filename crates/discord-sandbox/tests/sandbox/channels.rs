//! Permissions, direct messages and threads.

use serde_json::{Value, json};

use crate::table::{Table, text};

const ADA: &str = "1300000000000000101";

async fn deny(table: &Table, channel: &str, names: &[&str]) {
    let body = json!({ "channel": channel, "who": "bot", "deny": names });
    table.act_ok("POST", "control/permissions", body).await;
}

#[tokio::test]
async fn each_channel_says_what_the_bot_may_do() {
    let table = Table::new().await;
    let path =
        async |name: &str, rest: &str| format!("/channels/{}{rest}", table.channel(name).await);
    let say = json!({ "content": "x" });
    assert_eq!(
        table
            .code("POST", &path("hidden", "/messages").await, say.clone())
            .await,
        50_001
    );
    assert_eq!(
        table
            .code("GET", &path("hidden", "").await, Value::Null)
            .await,
        50_001
    );
    assert_eq!(
        table
            .code("POST", &path("read-only", "/messages").await, say.clone())
            .await,
        50_013
    );
    let thread = json!({ "name": "x", "type": 11 });
    assert_eq!(
        table
            .code("POST", &path("no-threads", "/threads").await, thread)
            .await,
        50_013
    );

    let games = path("games", "/messages").await;
    deny(&table, "games", &["EMBED_LINKS", "ATTACH_FILES"]).await;
    table.bot_ok("POST", &games, say.clone()).await;
    assert_eq!(
        table
            .code("POST", &games, json!({ "embeds": [{ "title": "x" }] }))
            .await,
        50_013
    );
    let (_, answer) = table
        .upload("POST", &games, &json!({}), &[("a.txt", vec![1])])
        .await;
    assert_eq!(answer["code"], 50_013);
    deny(&table, "games", &["SEND_MESSAGES"]).await;
    assert_eq!(table.code("POST", &games, say.clone()).await, 50_013);
    let body = json!({ "channel": "games", "who": "bot", "reset": ["SEND_MESSAGES"] });
    table.act_ok("POST", "control/permissions", body).await;
    table.bot_ok("POST", &games, say).await;
    deny(&table, "games", &["READ_MESSAGE_HISTORY"]).await;
    assert_eq!(table.bot_ok("GET", &games, Value::Null).await, json!([]));
    assert_eq!(
        table
            .code("DELETE", &path("games", "").await, Value::Null)
            .await,
        50_013
    );
}

#[tokio::test]
async fn people_have_permissions_as_well() {
    let table = Table::new().await;
    let body = json!({ "channel": "games", "who": "bruno", "deny": ["SEND_MESSAGES"] });
    table.act_ok("POST", "control/permissions", body).await;
    let say = json!({ "content": "x" });
    assert_eq!(
        table
            .act("POST", "people/bruno/channels/games/messages", say.clone())
            .await
            .0,
        403
    );
    table
        .act_ok("POST", "people/chiara/channels/games/messages", say)
        .await;
    let body = json!({ "channel": "games", "who": "everyone", "deny": ["VIEW_CHANNEL"] });
    table.act_ok("POST", "control/permissions", body).await;
    let list = table
        .act_ok("GET", "people/chiara/channels", Value::Null)
        .await;
    assert!(!list.to_string().contains("\"games\""));
    assert_eq!(
        table
            .act("GET", "people/chiara/channels/games/messages", Value::Null)
            .await
            .0,
        403
    );
    table
        .act_ok("GET", "people/ada/channels/games/messages", Value::Null)
        .await;
}

#[tokio::test]
async fn closed_direct_messages_are_refused_until_they_are_open_again() {
    let table = Table::new().await;
    table
        .act_ok(
            "POST",
            "control/dms",
            json!({ "person": "ada", "open": false }),
        )
        .await;
    let direct = table
        .bot_ok(
            "POST",
            "/users/@me/channels",
            json!({ "recipient_id": ADA }),
        )
        .await;
    let path = format!("/channels/{}/messages", text(&direct, "id"));
    assert_eq!(
        table.code("POST", &path, json!({ "content": "x" })).await,
        50_007
    );
    table
        .act_ok("PATCH", "people/ada", json!({ "dms_open": true }))
        .await;
    table.bot_ok("POST", &path, json!({ "content": "x" })).await;
    let again = table
        .bot_ok(
            "POST",
            "/users/@me/channels",
            json!({ "recipient_id": ADA }),
        )
        .await;
    assert_eq!(direct["id"], again["id"]);
    let others = table
        .act_ok("GET", "people/bruno/channels", Value::Null)
        .await;
    assert!(!others.to_string().contains(text(&direct, "id")));
    assert_eq!(
        table
            .code(
                "POST",
                "/users/@me/channels",
                json!({ "recipient_id": "1" })
            )
            .await,
        50_033
    );
}

#[tokio::test]
async fn a_message_has_one_thread_of_its_own_number() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let sent = table
        .bot_ok(
            "POST",
            &format!("/channels/{games}/messages"),
            json!({ "content": "x" }),
        )
        .await;
    let message = format!("/channels/{games}/messages/{}", text(&sent, "id"));
    let path = format!("{message}/threads");
    let thread = table.bot_ok("POST", &path, json!({ "name": "Talk" })).await;
    assert_eq!(thread["id"], sent["id"]);
    assert_eq!(
        table.code("POST", &path, json!({ "name": "Talk" })).await,
        160_004
    );
    assert_eq!(
        table.code("POST", &path, json!({ "name": "" })).await,
        160_004
    );
    let unknown = format!("/channels/{games}/messages/1/threads");
    assert_eq!(
        table.code("POST", &unknown, json!({ "name": "x" })).await,
        10_008
    );
    let starter = table.bot_ok("GET", &message, Value::Null).await;
    assert_eq!(starter["thread"]["name"], "Talk");
    assert_eq!(starter["flags"], 32);
    let inside = table
        .bot_ok(
            "GET",
            &format!("/channels/{}/messages", text(&thread, "id")),
            Value::Null,
        )
        .await;
    assert_eq!(inside[0]["type"], 21);
    assert_eq!(inside[0]["referenced_message"]["content"], "x");
}

#[tokio::test]
async fn an_archived_thread_takes_no_edits_until_somebody_writes() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let body = json!({ "name": "Talk", "type": 11 });
    let thread = table
        .bot_ok("POST", &format!("/channels/{games}/threads"), body)
        .await;
    let thread = format!("/channels/{}", text(&thread, "id"));
    let sent = table
        .bot_ok(
            "POST",
            &format!("{thread}/messages"),
            json!({ "content": "x" }),
        )
        .await;
    let message = format!("{thread}/messages/{}", text(&sent, "id"));
    table
        .bot_ok("PATCH", &thread, json!({ "archived": true }))
        .await;
    assert_eq!(
        table
            .code("PATCH", &message, json!({ "content": "y" }))
            .await,
        50_083
    );
    assert_eq!(
        table.code("PATCH", &thread, json!({ "name": "y" })).await,
        50_083
    );
    table
        .bot_ok(
            "POST",
            &format!("{thread}/messages"),
            json!({ "content": "awake" }),
        )
        .await;
    let now = table.bot_ok("GET", &thread, Value::Null).await;
    assert_eq!(now["thread_metadata"]["archived"], false);
    table
        .bot_ok("PATCH", &message, json!({ "content": "y" }))
        .await;
}

#[tokio::test]
async fn a_locked_thread_opens_for_moderators_only() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let body = json!({ "name": "Talk", "type": 11 });
    let thread = table
        .bot_ok("POST", &format!("/channels/{games}/threads"), body)
        .await;
    let id = text(&thread, "id");
    table
        .act_ok(
            "PATCH",
            &format!("people/ada/channels/{id}"),
            json!({ "locked": true, "archived": true }),
        )
        .await;
    let say = json!({ "content": "x" });
    assert_eq!(
        table
            .act(
                "POST",
                &format!("people/bruno/channels/{id}/messages"),
                say.clone()
            )
            .await
            .0,
        403
    );
    deny(&table, "games", &["MANAGE_THREADS"]).await;
    assert_eq!(
        table
            .code("POST", &format!("/channels/{id}/messages"), say)
            .await,
        160_005
    );
    assert_eq!(
        table
            .code(
                "PATCH",
                &format!("/channels/{id}"),
                json!({ "archived": false })
            )
            .await,
        50_013
    );
}

#[tokio::test]
async fn a_thread_without_messages_goes_to_sleep() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let body = json!({ "name": "Talk", "type": 11, "auto_archive_duration": 60 });
    let thread = table
        .bot_ok("POST", &format!("/channels/{games}/threads"), body)
        .await;
    table
        .act_ok(
            "POST",
            "control/clock",
            json!({ "advance_ms": 61 * 60_000 }),
        )
        .await;
    let now = table
        .bot_ok(
            "GET",
            &format!("/channels/{}", text(&thread, "id")),
            Value::Null,
        )
        .await;
    assert_eq!(now["thread_metadata"]["archived"], true);
    let body = json!({ "name": "Talk", "type": 11, "auto_archive_duration": 61 });
    assert_eq!(
        table
            .code("POST", &format!("/channels/{games}/threads"), body)
            .await,
        50_035
    );
}

#[tokio::test]
async fn a_private_thread_is_there_for_its_members() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let body = json!({ "channel": "games", "who": "bot", "allow": ["CREATE_PRIVATE_THREADS"] });
    table.act_ok("POST", "control/permissions", body).await;
    let body = json!({ "name": "Secret", "type": 12 });
    let thread = table
        .bot_ok("POST", &format!("/channels/{games}/threads"), body)
        .await;
    let id = text(&thread, "id").to_owned();
    let path = format!("people/bruno/channels/{id}/messages");
    assert_eq!(table.act("GET", &path, Value::Null).await.0, 403);
    table
        .bot_ok(
            "PUT",
            &format!("/channels/{id}/thread-members/1300000000000000102"),
            Value::Null,
        )
        .await;
    table.act_ok("GET", &path, Value::Null).await;
}

#[tokio::test]
async fn what_is_deleted_is_gone() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let sent = table
        .bot_ok(
            "POST",
            &format!("/channels/{games}/messages"),
            json!({ "content": "x" }),
        )
        .await;
    table
        .act_ok("DELETE", "people/ada/channels/games", Value::Null)
        .await;
    let message = format!("/channels/{games}/messages/{}", text(&sent, "id"));
    assert_eq!(
        table
            .code("PATCH", &message, json!({ "content": "y" }))
            .await,
        10_003
    );
    assert_eq!(
        table
            .act("DELETE", "people/bruno/channels/general", Value::Null)
            .await
            .0,
        403
    );
    assert_eq!(
        table.bot("GET", "/nowhere", Value::Null).await,
        (404, json!({ "message": "404: Not Found", "code": 0 }))
    );
}
