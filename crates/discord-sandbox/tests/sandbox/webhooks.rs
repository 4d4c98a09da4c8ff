//! Webhooks that the bot creates.

use discord_sandbox::Options;
use serde_json::{Value, json};

use crate::table::{Table, text, without_identify_wait};

const MANAGE_WEBHOOKS: u64 = 1 << 29;

#[tokio::test]
async fn a_webhook_writes_under_another_name() {
    let mut table = Table::of(Options {
        bot_permissions: Options::default().bot_permissions | MANAGE_WEBHOOKS,
        ..without_identify_wait()
    })
    .await;
    let games = table.channel("games").await;
    let path = format!("/channels/{games}/webhooks");
    let hook = table
        .bot_ok("POST", &path, json!({ "name": "Crier" }))
        .await;
    let list = table.bot_ok("GET", &path, Value::Null).await;
    assert_eq!(list[0]["id"], hook["id"]);
    let own = format!("/webhooks/{}/{}", text(&hook, "id"), text(&hook, "token"));
    let picture = "https://example.org/a.png";
    let body = json!({ "content": "Hear!", "username": "Herald", "avatar_url": picture });
    let sent = table
        .bot_ok("POST", &format!("{own}?wait=true"), body.clone())
        .await;
    assert_eq!(
        (&sent["author"]["username"], &sent["webhook_id"]),
        (&json!("Herald"), &hook["id"])
    );
    assert!(sent["author"]["avatar"].is_string(), "{sent}");
    let event = table.line.event("MESSAGE_CREATE").await;
    assert_eq!(
        (event.get("member"), &event["author"]["bot"]),
        (None, &json!(true))
    );
    let (status, _) = table.bot("POST", &own, body).await;
    assert_eq!(status, 204);
    let message = format!("{own}/messages/{}", text(&sent, "id"));
    let edited = table
        .bot_ok("PATCH", &message, json!({ "content": "Now" }))
        .await;
    assert_eq!(edited["content"], "Now");
    table.bot_ok("DELETE", &message, Value::Null).await;
    let renamed = table
        .bot_ok("PATCH", &own, json!({ "name": "Caller" }))
        .await;
    assert_eq!(renamed["name"], "Caller");
    let wrong = format!("/webhooks/{}/t", text(&hook, "id"));
    assert_eq!(
        table.code("POST", &wrong, json!({ "content": "x" })).await,
        50_027
    );
    table
        .bot_ok(
            "DELETE",
            &format!("/webhooks/{}", text(&hook, "id")),
            Value::Null,
        )
        .await;
    assert_eq!(
        table.code("POST", &own, json!({ "content": "x" })).await,
        10_015
    );
}
