//! Members of a server, and people who have left it.

use serde_json::{Value, json};

use crate::table::{Table, text};

const BRUNO: &str = "1300000000000000102";
const GUILD: &str = "/guilds/1300000000000000000";

async fn direct(table: &Table) -> String {
    let body = json!({ "recipient_id": BRUNO });
    let opened = table.bot_ok("POST", "/users/@me/channels", body).await;
    format!("/channels/{}/messages", text(&opened, "id"))
}

#[tokio::test]
async fn a_bot_that_was_removed_is_told_so_and_sees_nothing() {
    let mut table = Table::new().await;
    let games = format!("/channels/{}/messages", table.channel("games").await);
    let (say, dm) = (json!({ "content": "x" }), direct(&table).await);
    let removed = json!({ "who": "bot", "there": false });
    table.act_ok("POST", "control/members", removed).await;
    let event = table.line.event("GUILD_DELETE").await;
    assert!(event["unavailable"].is_null(), "{event}");
    assert_eq!(table.code("POST", &games, say.clone()).await, 50_001);
    assert_eq!(table.code("GET", GUILD, Value::Null).await, 10_004);
    assert_eq!(table.code("POST", &dm, say.clone()).await, 50_278);
    let (status, _) = table
        .act(
            "POST",
            "people/ada/channels/games/command",
            json!({ "command": "play" }),
        )
        .await;
    assert_eq!(status, 400);
    let elsewhere = json!({ "who": "bot", "there": false, "elsewhere": true });
    table.act_ok("POST", "control/members", elsewhere).await;
    table.bot_ok("POST", &dm, say.clone()).await;
    let back = json!({ "who": "bot", "there": true });
    table.act_ok("POST", "control/members", back).await;
    table.line.event("GUILD_CREATE").await;
    table.bot_ok("POST", &games, say).await;
}

#[tokio::test]
async fn a_person_who_left_is_no_member_and_sees_no_channel() {
    let table = Table::new().await;
    let (say, dm) = (json!({ "content": "x" }), direct(&table).await);
    let member = format!("{GUILD}/members/{BRUNO}");
    table.bot_ok("GET", &member, Value::Null).await;
    let left = json!({ "who": "bruno", "there": false });
    table.act_ok("POST", "control/members", left).await;
    assert_eq!(table.code("GET", &member, Value::Null).await, 10_007);
    assert_eq!(table.code("POST", &dm, say.clone()).await, 50_278);
    let (status, _) = table
        .act("POST", "people/bruno/channels/games/messages", say.clone())
        .await;
    assert_eq!(status, 403);
    let elsewhere = json!({ "who": "bruno", "there": false, "elsewhere": true });
    table.act_ok("POST", "control/members", elsewhere).await;
    table.bot_ok("POST", &dm, say).await;
}
