//! Reactions, pins, polls, forwards and the deletion of many messages.

use discord_sandbox::Options;
use serde_json::{Value, json};

use crate::table::line::Line;
use crate::table::{INTENTS, Table, text, without_identify_wait};

const REACTIONS: u64 = 1 << 10;
const POLLS: u64 = 1 << 24;
const PIN_MESSAGES: u64 = 1 << 51;
const MANAGE_MESSAGES: u64 = 1 << 13;
/// 🎲 and 👍, as a path spells them.
const DIE: &str = "%F0%9F%8E%B2";
const THUMB: &str = "%F0%9F%91%8D";

/// A sandbox, a line with all intents, and the path and identifier of a message of the bot.
async fn message() -> (Table, Line, String, String) {
    let table = Table::of(Options {
        bot_permissions: Options::default().bot_permissions | PIN_MESSAGES | MANAGE_MESSAGES,
        ..without_identify_wait()
    })
    .await;
    let intents = INTENTS | REACTIONS | POLLS;
    let (line, _) = Line::identified(&table.url, &table.token, intents).await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let sent = table
        .bot_ok("POST", &path, json!({ "content": "Well?" }))
        .await;
    let id = text(&sent, "id").to_owned();
    (table, line, format!("{path}/{id}"), id)
}

#[tokio::test]
async fn people_and_the_bot_react() {
    let (table, mut line, path, id) = message().await;
    table
        .bot_ok("PUT", &format!("{path}/reactions/{DIE}/@me"), Value::Null)
        .await;
    assert_eq!(
        line.event("MESSAGE_REACTION_ADD").await["emoji"]["name"],
        "🎲"
    );
    let own = format!("people/bruno/channels/games/messages/{id}/reactions/{DIE}");
    table.act_ok("PUT", &own, Value::Null).await;
    let added = line.event("MESSAGE_REACTION_ADD").await;
    assert_eq!(added["member"]["user"]["username"], "bruno");
    let read = table.bot_ok("GET", &path, Value::Null).await;
    let reaction = &read["reactions"][0];
    assert_eq!(
        (&reaction["count"], &reaction["me"]),
        (&json!(2), &json!(true))
    );
    let users = table
        .bot_ok("GET", &format!("{path}/reactions/{DIE}"), Value::Null)
        .await;
    assert_eq!(users.as_array().unwrap().len(), 2);
    table.act_ok("DELETE", &own, Value::Null).await;
    assert_eq!(
        line.event("MESSAGE_REACTION_REMOVE").await["user_id"],
        "1300000000000000102"
    );
    table
        .bot_ok("DELETE", &format!("{path}/reactions"), Value::Null)
        .await;
    line.event("MESSAGE_REACTION_REMOVE_ALL").await;
    let read = table.bot_ok("GET", &path, Value::Null).await;
    assert!(read.get("reactions").is_none());
}

#[tokio::test]
async fn reactions_are_refused_as_on_discord() {
    let (table, _, path, id) = message().await;
    let code = table
        .code(
            "PUT",
            &format!("{path}/reactions/smile:17/@me"),
            Value::Null,
        )
        .await;
    assert_eq!(code, 10_014);
    let permit = |deny: Value| json!({ "channel": "games", "who": "everyone", "deny": deny });
    table
        .act_ok(
            "POST",
            "control/permissions",
            permit(json!(["ADD_REACTIONS"])),
        )
        .await;
    let own = |emoji| format!("people/bruno/channels/games/messages/{id}/reactions/{emoji}");
    let (status, refusal) = table.act("PUT", &own(DIE), Value::Null).await;
    assert_eq!((status, &refusal["code"]), (403, &json!(50_013)));
    // Ada owns the server; after her, everyone may choose the same.
    let first = format!("people/ada/channels/games/messages/{id}/reactions/{THUMB}");
    table.act_ok("PUT", &first, Value::Null).await;
    table.act_ok("PUT", &own(THUMB), Value::Null).await;
}

#[tokio::test]
async fn a_message_is_pinned_by_both_paths() {
    let (table, mut line, path, id) = message().await;
    let channel = path.split("/messages").next().unwrap().to_owned();
    for pins in ["/messages/pins", "/pins"] {
        let pin = format!("{channel}{pins}/{id}");
        table.bot_ok("PUT", &pin, Value::Null).await;
        let changed = line.event("CHANNEL_PINS_UPDATE").await;
        assert!(changed["last_pin_timestamp"].is_string());
        let list = table
            .bot_ok("GET", &format!("{channel}/messages/pins"), Value::Null)
            .await;
        assert_eq!(list["items"][0]["message"]["id"], json!(id));
        let old = table
            .bot_ok("GET", &format!("{channel}/pins"), Value::Null)
            .await;
        assert_eq!(old[0]["pinned"], true);
        table.bot_ok("DELETE", &pin, Value::Null).await;
        let changed = line.event("CHANNEL_PINS_UPDATE").await;
        assert!(changed["last_pin_timestamp"].is_null());
    }
    let list = table
        .bot_ok("GET", &format!("{channel}/messages?limit=1"), Value::Null)
        .await;
    assert_eq!(
        (
            &list[0]["type"],
            &list[0]["message_reference"]["message_id"]
        ),
        (&json!(6), &json!(id))
    );
}

#[tokio::test]
async fn many_messages_are_deleted_at_once() {
    let (table, mut line, path, id) = message().await;
    let messages = path.rsplit_once('/').unwrap().0.to_owned();
    let more = table
        .bot_ok("POST", &messages, json!({ "content": "And?" }))
        .await;
    let all = json!({ "messages": [id, more["id"]] });
    table
        .bot_ok("POST", &format!("{messages}/bulk-delete"), all)
        .await;
    let event = line.event("MESSAGE_DELETE_BULK").await;
    assert_eq!(event["ids"], json!([id, more["id"]]));
    let old = json!({ "messages": ["17", "18"] });
    let code = table
        .code("POST", &format!("{messages}/bulk-delete"), old)
        .await;
    assert_eq!(code, 50_034);
    let one = json!({ "messages": ["17"] });
    let code = table
        .code("POST", &format!("{messages}/bulk-delete"), one)
        .await;
    assert_eq!(code, 50_035);
}

#[tokio::test]
async fn people_vote_and_the_poll_ends() {
    let (table, mut line, path, _) = message().await;
    let (channel, _) = path.split_once("/messages").unwrap();
    let answer = |text: &str| json!({ "poll_media": { "text": text } });
    let poll = json!({ "poll": {
        "question": { "text": "Which?" }, "answers": [answer("Kintei"), answer("Kumo")],
    } });
    let sent = table
        .bot_ok("POST", &format!("{channel}/messages"), poll)
        .await;
    let id = text(&sent, "id");
    let votes = format!("people/ada/channels/games/messages/{id}/votes");
    table.act_ok("PUT", &votes, json!({ "answers": [2] })).await;
    assert_eq!(line.event("MESSAGE_POLL_VOTE_ADD").await["answer_id"], 2);
    let who = table
        .bot_ok(
            "GET",
            &format!("{channel}/polls/{id}/answers/2"),
            Value::Null,
        )
        .await;
    assert_eq!(who["users"][0]["username"], "ada");
    let (status, _) = table.act("PUT", &votes, json!({ "answers": [1, 2] })).await;
    assert_eq!(status, 400, "one answer alone");
    table.act_ok("PUT", &votes, json!({ "answers": [1] })).await;
    assert_eq!(line.event("MESSAGE_POLL_VOTE_REMOVE").await["answer_id"], 2);
    let ended = table
        .bot_ok("POST", &format!("{channel}/polls/{id}/expire"), Value::Null)
        .await;
    assert_eq!(ended["poll"]["results"]["is_finalized"], true);
    let (status, refusal) = table.act("PUT", &votes, json!({ "answers": [2] })).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(520_001)));
}

#[tokio::test]
async fn a_poll_ends_when_its_time_is_over() {
    let (table, mut line, path, _) = message().await;
    let (channel, _) = path.split_once("/messages").unwrap();
    let poll = json!({ "poll": { "question": { "text": "Which?" }, "duration": 1,
        "answers": [{ "poll_media": { "text": "Kintei", "emoji": { "name": "🎲" } } }] } });
    table
        .bot_ok("POST", &format!("{channel}/messages"), poll)
        .await;
    table
        .act_ok("POST", "control/clock", json!({ "advance_ms": 3_600_001 }))
        .await;
    let ended = line.event("MESSAGE_UPDATE").await;
    assert_eq!(ended["poll"]["results"]["is_finalized"], true);
}

#[tokio::test]
async fn a_forward_holds_a_copy_and_is_no_reply() {
    let (table, _, path, id) = message().await;
    let (channel, _) = path.split_once("/messages").unwrap();
    let general = table.channel("general").await;
    let forward = json!({ "message_reference": {
        "type": 1, "channel_id": channel.trim_start_matches("/channels/"), "message_id": id,
    } });
    let sent = table
        .bot_ok("POST", &format!("/channels/{general}/messages"), forward)
        .await;
    assert_eq!(sent["message_snapshots"][0]["message"]["content"], "Well?");
    assert_eq!(
        (&sent["type"], &sent["message_reference"]["type"]),
        (&json!(0), &json!(1))
    );
    assert!(sent.get("referenced_message").is_none());
}
