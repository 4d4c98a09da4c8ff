//! Privileged intents: refused, or allowed with what they bring.

use discord_sandbox::{Options, intent};
use serde_json::{Value, json};

use crate::table::line::Line;
use crate::table::{BOT, INTENTS, Table, without_identify_wait};

const GUILD: &str = "1300000000000000000";

/// A sandbox whose world allows these intents.
async fn allowing(names: &[&str]) -> Table {
    let intents = names.iter().filter_map(|name| intent(name));
    Table::of(Options {
        intents: intents.fold(0, |sum, bit| sum | bit),
        ..without_identify_wait()
    })
    .await
}

#[tokio::test]
async fn content_comes_with_its_intent_alone() {
    let mut table = allowing(&["MESSAGE_CONTENT"]).await;
    let content = intent("content").unwrap();
    let (mut reader, _) = Line::identified(&table.url, &table.token, INTENTS | content).await;
    let body = json!({ "content": "a secret" });
    table
        .act_ok("POST", "people/ada/channels/games/messages", body)
        .await;
    assert_eq!(reader.event("MESSAGE_CREATE").await["content"], "a secret");
    assert_eq!(table.line.event("MESSAGE_CREATE").await["content"], "");
}

#[tokio::test]
async fn a_list_of_messages_is_blank_without_the_intent() {
    for (names, content) in [(&[][..], ""), (&["MESSAGE_CONTENT"][..], "a secret")] {
        let table = allowing(names).await;
        let body = json!({ "content": "a secret" });
        table
            .act_ok("POST", "people/ada/channels/games/messages", body)
            .await;
        let path = format!("/channels/{}/messages", table.channel("games").await);
        let list = table.bot_ok("GET", &path, Value::Null).await;
        assert_eq!(list[0]["content"], content);
        assert!(list[0].get("message_snapshots").is_none());
    }
}

#[tokio::test]
async fn an_intent_that_the_world_does_not_allow_closes_the_line() {
    let table = allowing(&["MESSAGE_CONTENT"]).await;
    let mut line = Line::gateway(&table.url).await;
    line.identify(&table.token, INTENTS | intent("members").unwrap())
        .await;
    assert_eq!(line.closed().await, 4_014);
}

#[tokio::test]
async fn members_come_in_chunks() {
    let table = allowing(&["GUILD_MEMBERS"]).await;
    table
        .act_ok("POST", "control/people", json!({ "count": 1_200 }))
        .await;
    let members = intent("members").unwrap();
    let (mut line, _) = Line::identified(&table.url, &table.token, INTENTS | members).await;
    let all = json!({ "guild_id": GUILD, "query": "", "limit": 0, "nonce": "n" });
    line.send(&json!({ "op": 8, "d": all })).await;
    let first = line.event("GUILD_MEMBERS_CHUNK").await;
    let second = line.event("GUILD_MEMBERS_CHUNK").await;
    let count = |chunk: &Value| chunk["members"].as_array().unwrap().len();
    assert_eq!((count(&first), count(&second)), (1_000, 205));
    assert_eq!(
        (&second["chunk_index"], &second["nonce"]),
        (&json!(1), &json!("n"))
    );
    let named = json!({ "guild_id": GUILD, "query": "br", "limit": 5 });
    line.send(&json!({ "op": 8, "d": named })).await;
    let found = line.event("GUILD_MEMBERS_CHUNK").await;
    assert_eq!(found["members"][0]["user"]["username"], "bruno");
    let some = json!({ "guild_id": GUILD, "user_ids": [BOT, "17"] });
    line.send(&json!({ "op": 8, "d": some })).await;
    let found = line.event("GUILD_MEMBERS_CHUNK").await;
    assert_eq!((count(&found), &found["not_found"]), (1, &json!(["17"])));
}

#[tokio::test]
async fn a_search_needs_no_intent_and_the_list_does() {
    let table = allowing(&[]).await;
    let path = format!("/guilds/{GUILD}/members");
    let found = table
        .bot_ok(
            "GET",
            &format!("{path}/search?query=AD&limit=3"),
            Value::Null,
        )
        .await;
    assert_eq!(found[0]["user"]["username"], "ada");
    assert_eq!(table.code("GET", &path, Value::Null).await, 50_001);
    let table = allowing(&["GUILD_MEMBERS"]).await;
    let list = table
        .bot_ok("GET", &format!("{path}?limit=1000"), Value::Null)
        .await;
    assert_eq!(list.as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn members_who_leave_are_announced_with_the_intent() {
    let table = allowing(&["GUILD_MEMBERS"]).await;
    let members = intent("members").unwrap();
    let (mut line, _) = Line::identified(&table.url, &table.token, INTENTS | members).await;
    for (there, event) in [(false, "GUILD_MEMBER_REMOVE"), (true, "GUILD_MEMBER_ADD")] {
        let body = json!({ "who": "bruno", "there": there });
        table.act_ok("POST", "control/members", body).await;
        assert_eq!(line.event(event).await["user"]["username"], "bruno");
    }
}
