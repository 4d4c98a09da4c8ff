//! Roles, nicknames, time-outs, kicks and bans, slow mode and the settings of channels.

use discord_sandbox::Options;
use serde_json::{Value, json};

use crate::table::{BOT, Table, text, without_identify_wait};

const GUILD: &str = "/guilds/1300000000000000000";
const ADA: &str = "1300000000000000101";
const BRUNO: &str = "1300000000000000102";
/// All that moderators do, without being administrators.
const MODERATOR: u64 = 1 << 1 | 1 << 2 | 1 << 4 | 1 << 5 | 1 << 26 | 1 << 27 | 1 << 28 | 1 << 40;

async fn moderated() -> Table {
    Table::of(Options {
        bot_permissions: Options::default().bot_permissions | MODERATOR,
        ..without_identify_wait()
    })
    .await
}

#[tokio::test]
async fn a_role_is_made_given_pinged_and_deleted() {
    let mut table = moderated().await;
    let body = json!({ "name": "Keepers", "color": 255, "mentionable": true, "permissions": "0" });
    let role = table.bot_ok("POST", &format!("{GUILD}/roles"), body).await;
    assert_eq!(
        (&role["position"], &role["color"]),
        (&json!(1), &json!(255))
    );
    table.line.event("GUILD_ROLE_CREATE").await;
    let id = text(&role, "id");
    table
        .bot_ok(
            "PUT",
            &format!("{GUILD}/members/{BRUNO}/roles/{id}"),
            Value::Null,
        )
        .await;
    let member = table
        .bot_ok("GET", &format!("{GUILD}/members/{BRUNO}"), Value::Null)
        .await;
    assert_eq!(member["roles"], json!([id]));
    let games = table.channel("games").await;
    let body = json!({ "content": format!("<@&{id}>") });
    let sent = table
        .bot_ok("POST", &format!("/channels/{games}/messages"), body)
        .await;
    assert_eq!(sent["mention_roles"], json!([id]));
    let seen = format!("people/bruno/channels/games/messages/{}", text(&sent, "id"));
    assert_eq!(
        table.act_ok("GET", &seen, Value::Null).await["pinged"],
        json!([BRUNO])
    );
    let path = format!("{GUILD}/roles/{id}");
    let changed = table
        .bot_ok("PATCH", &path, json!({ "name": "Wardens" }))
        .await;
    assert_eq!(changed["name"], "Wardens");
    table.bot_ok("DELETE", &path, Value::Null).await;
    let member = table
        .bot_ok("GET", &format!("{GUILD}/members/{BRUNO}"), Value::Null)
        .await;
    assert_eq!(member["roles"], json!([]));
}

#[tokio::test]
async fn the_bot_acts_only_on_those_below_it() {
    let table = moderated().await;
    let owner = format!("{GUILD}/members/{ADA}");
    assert_eq!(
        table.code("PATCH", &owner, json!({ "nick": "Boss" })).await,
        50_013
    );
    assert_eq!(table.code("DELETE", &owner, Value::Null).await, 50_013);
    // Its own role, and permissions that it does not have.
    let own = format!("{GUILD}/members/{BRUNO}/roles/1300000000000000001");
    assert_eq!(table.code("PUT", &own, Value::Null).await, 50_013);
    let body = json!({ "name": "Gods", "permissions": "8" });
    assert_eq!(
        table.code("POST", &format!("{GUILD}/roles"), body).await,
        50_013
    );
    let body = json!({ "deny": ["MANAGE_NICKNAMES"] });
    table.act_ok("POST", "control/roles", body).await;
    let bruno = format!("{GUILD}/members/{BRUNO}");
    assert_eq!(
        table.code("PATCH", &bruno, json!({ "nick": "B" })).await,
        50_013
    );
}

#[tokio::test]
async fn a_nickname_and_a_time_out_are_set() {
    let table = moderated().await;
    let bruno = format!("{GUILD}/members/{BRUNO}");
    let member = table
        .bot_ok("PATCH", &bruno, json!({ "nick": "Bear" }))
        .await;
    assert_eq!(member["nick"], "Bear");
    let own = format!("{GUILD}/members/@me");
    let member = table.bot_ok("PATCH", &own, json!({ "nick": "Me" })).await;
    assert_eq!(
        (&member["nick"], &member["user"]["id"]),
        (&json!("Me"), &json!(BOT))
    );
    let until = json!({ "communication_disabled_until": "2035-01-01T00:00:00+00:00" });
    assert_eq!(table.code("PATCH", &bruno, until).await, 50_035);
    let now = table
        .act_ok("POST", "control/clock", json!({ "advance_ms": 0 }))
        .await;
    let seconds = now["now"].as_u64().unwrap() / 1_000 + 60;
    let until = jiff::Timestamp::from_second(seconds.cast_signed())
        .unwrap()
        .to_string();
    let body = json!({ "communication_disabled_until": until });
    table.bot_ok("PATCH", &bruno, body).await;
    let write = json!({ "content": "Hello" });
    let path = "people/bruno/channels/games/messages";
    assert_eq!(table.act("POST", path, write.clone()).await.0, 403);
    table
        .act_ok("POST", "control/clock", json!({ "advance_ms": 61_000 }))
        .await;
    assert_eq!(table.act("POST", path, write).await.0, 200);
}

#[tokio::test]
async fn members_are_kicked_and_banned() {
    let table = moderated().await;
    let bruno = format!("{GUILD}/members/{BRUNO}");
    table.bot_ok("DELETE", &bruno, Value::Null).await;
    assert_eq!(table.code("GET", &bruno, Value::Null).await, 10_007);
    let ban = format!("{GUILD}/bans/1300000000000000103");
    let write = json!({ "content": "Loud" });
    let path = "people/chiara/channels/games/messages";
    let loud = table.act_ok("POST", path, write).await;
    let body = json!({ "delete_message_seconds": 60 });
    table.bot_ok("PUT", &ban, body).await;
    let games = table.channel("games").await;
    let gone = format!("/channels/{games}/messages/{}", text(&loud, "id"));
    assert_eq!(table.code("GET", &gone, Value::Null).await, 10_008);
    let bans = table
        .bot_ok("GET", &format!("{GUILD}/bans"), Value::Null)
        .await;
    assert_eq!(bans[0]["user"]["username"], "chiara");
    table.bot_ok("DELETE", &ban, Value::Null).await;
    assert_eq!(table.code("GET", &ban, Value::Null).await, 10_026);
}

#[tokio::test]
async fn slow_mode_holds_people_and_not_the_bot() {
    let table = moderated().await;
    let games = table.channel("games").await;
    let body = json!({ "rate_limit_per_user": 30, "topic": "Slow", "nsfw": true });
    let channel = table
        .bot_ok("PATCH", &format!("/channels/{games}"), body)
        .await;
    assert_eq!(
        (&channel["rate_limit_per_user"], &channel["nsfw"]),
        (&json!(30), &json!(true))
    );
    let path = "people/bruno/channels/games/messages";
    let write = || json!({ "content": "Hello" });
    table.act_ok("POST", path, write()).await;
    let (status, refusal) = table.act("POST", path, write()).await;
    assert_eq!((status, &refusal["code"]), (429, &json!(20_016)));
    let own = format!("/channels/{games}/messages");
    table.bot_ok("POST", &own, write()).await;
    table.bot_ok("POST", &own, write()).await;
    table
        .act_ok("POST", "control/clock", json!({ "advance_ms": 30_000 }))
        .await;
    table.act_ok("POST", path, write()).await;
}

#[tokio::test]
async fn channels_of_each_kind_are_made_and_changed() {
    let mut table = moderated().await;
    let path = format!("{GUILD}/channels");
    let category = table
        .bot_ok("POST", &path, json!({ "name": "The Back Room", "type": 4 }))
        .await;
    let body = json!({ "name": "Long Talks", "parent_id": category["id"] });
    let talks = table.bot_ok("POST", &path, body).await;
    assert_eq!(
        (&talks["name"], &talks["parent_id"]),
        (&json!("long-talks"), &category["id"])
    );
    table.line.event("CHANNEL_CREATE").await;
    let body = json!({ "name": "news", "type": 5, "parent_id": talks["id"] });
    assert_eq!(table.code("POST", &path, body).await, 50_035);
    let (status, _) = table
        .bot("POST", &path, json!({ "name": "v", "type": 2 }))
        .await;
    assert_eq!(status, 501);
    let id = text(&category, "id");
    let code = table
        .code(
            "POST",
            &format!("/channels/{id}/messages"),
            json!({ "content": "x" }),
        )
        .await;
    assert_eq!(code, 50_008);
    table
        .bot_ok("DELETE", &format!("/channels/{id}"), Value::Null)
        .await;
    table
        .bot_ok(
            "GET",
            &format!("/channels/{}", text(&talks, "id")),
            Value::Null,
        )
        .await;
}
