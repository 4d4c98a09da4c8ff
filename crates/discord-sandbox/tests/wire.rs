//! The sandbox's requests and answers, checked against Discord's own API description: one by one,
//! and those of a bot made with serenity and poise.

#[path = "parrot/mod.rs"]
mod bird;
#[path = "wire/everyday.rs"]
mod everyday;
mod judge;
#[path = "parrot/stories.rs"]
mod parrot;
mod table;
#[path = "wire/trimming.rs"]
mod trimming;

use judge::Judge;
use serde_json::{Value, json};
use table::{BOT, Table, text};

const PIXEL: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0";

fn rows() -> Value {
    json!([
        { "type": 1, "components": [
            { "type": 2, "style": 1, "label": "Join", "custom_id": "join", "emoji": { "name": "🎲" } },
            { "type": 2, "style": 5, "label": "Read", "url": "https://example.org/rules" },
        ] },
        { "type": 1, "components": [{ "type": 3, "custom_id": "cell", "options": [
            { "label": "b1", "value": "b1", "description": "A cell" }, { "label": "b2", "value": "b2" },
        ] }] },
    ])
}

fn letter() -> Value {
    json!({
        "content": "Hello <@1300000000000000102>",
        "allowed_mentions": { "parse": ["users"] },
        "embeds": [{
            "title": "Kintei", "description": "A game", "color": 255, "url": "https://example.org",
            "timestamp": "2026-08-01T12:00:00Z", "footer": { "text": "foot" },
            "author": { "name": "Someone" }, "image": { "url": "attachment://board.png" },
            "fields": [{ "name": "a", "value": "b" }],
        }],
        "components": rows(),
        "attachments": [{ "id": 0, "filename": "board.png", "description": "An empty board" }],
    })
}

/// Makes every request that the sandbox answers.
#[expect(clippy::too_many_lines, reason = "one walk through everything")]
async fn walk(table: &mut Table) {
    let games = table.channel("games").await;
    for path in [
        "/gateway",
        "/gateway/bot",
        "/users/@me",
        "/users/@me/guilds",
        "/users/1300000000000000101",
        "/oauth2/applications/@me",
        "/applications/@me",
        "/guilds/1300000000000000000",
        "/guilds/1300000000000000000/channels",
        "/guilds/1300000000000000000/roles",
        "/guilds/1300000000000000000/members/1300000000000000101",
        "/guilds/1300000000000000000?with_counts=true",
    ] {
        table.bot_ok("GET", path, Value::Null).await;
    }
    table
        .bot_ok("GET", &format!("/channels/{games}"), Value::Null)
        .await;
    let (status, sent) = table
        .upload(
            "POST",
            &format!("/channels/{games}/messages"),
            &letter(),
            &[("board.png", PIXEL.to_vec())],
        )
        .await;
    assert_eq!(status, 200, "{sent}");
    let message = format!("/channels/{games}/messages/{}", text(&sent, "id"));
    table.bot_ok("GET", &message, Value::Null).await;
    table
        .bot_ok("PATCH", &message, json!({ "content": "Hi", "embeds": [] }))
        .await;
    let (_, kept) = table
        .upload(
            "PATCH",
            &message,
            &json!({ "attachments": [{ "id": "0" }] }),
            &[("a.txt", b"a".to_vec())],
        )
        .await;
    assert_eq!(kept["attachments"][0]["filename"], "a.txt", "{kept}");
    table
        .bot_ok(
            "GET",
            &format!("/channels/{games}/messages?limit=5"),
            Value::Null,
        )
        .await;
    let thread = table
        .bot_ok(
            "POST",
            &format!("{message}/threads"),
            json!({ "name": "A talk" }),
        )
        .await;
    let thread = format!("/channels/{}", text(&thread, "id"));
    table.bot_ok("GET", &thread, Value::Null).await;
    table
        .bot_ok("GET", &format!("{thread}/messages"), Value::Null)
        .await;
    table
        .bot_ok(
            "PUT",
            &format!("{thread}/thread-members/1300000000000000102"),
            Value::Null,
        )
        .await;
    table
        .bot_ok("GET", &format!("{thread}/thread-members"), Value::Null)
        .await;
    table
        .bot_ok("GET", &format!("{thread}/thread-members/@me"), Value::Null)
        .await;
    table
        .bot_ok("POST", &format!("{thread}/typing"), Value::Null)
        .await;
    table
        .bot_ok(
            "GET",
            "/guilds/1300000000000000000/threads/active",
            Value::Null,
        )
        .await;
    table
        .bot_ok(
            "PATCH",
            &thread,
            json!({ "archived": true, "name": "Done" }),
        )
        .await;
    table.bot_ok("DELETE", &thread, Value::Null).await;
    let body = json!({ "name": "Alone", "type": 11, "auto_archive_duration": 60 });
    table
        .bot_ok("POST", &format!("/channels/{games}/threads"), body)
        .await;
    table.bot_ok("GET", &message, Value::Null).await;
    table.bot_ok("DELETE", &message, Value::Null).await;
    let direct = table
        .bot_ok(
            "POST",
            "/users/@me/channels",
            json!({ "recipient_id": "1300000000000000101" }),
        )
        .await;
    let direct = format!("/channels/{}", text(&direct, "id"));
    table.bot_ok("GET", &direct, Value::Null).await;
    table
        .bot_ok(
            "POST",
            &format!("{direct}/messages"),
            json!({ "content": "Psst", "nonce": "n1", "enforce_nonce": true }),
        )
        .await;
    table
        .bot_ok(
            "POST",
            &format!("/channels/{games}/messages"),
            json!({
                "flags": 1 << 15, "components": [{ "type": 17, "accent_color": 255, "components": [
                    { "type": 10, "content": "# Laid out" }, { "type": 14 },
                    { "type": 9, "components": [{ "type": 10, "content": "text" }],
                      "accessory": { "type": 2, "style": 2, "label": "ok", "custom_id": "ok" } },
                    { "type": 12, "items": [{ "media": { "url": "https://example.org/a.png" }, "description": "A" }] },
                ] }],
            }),
        )
        .await;
}

#[expect(clippy::too_many_lines, reason = "one walk through everything")]
async fn interact(table: &mut Table) {
    let commands = json!([
        { "name": "play", "name_localizations": { "it": "gioca" }, "description": "Plays", "contexts": [0],
          "default_member_permissions": "0", "integration_types": [0], "options": [
            { "type": 1, "name": "kintei", "description": "Kintei", "options": [
                { "type": 3, "name": "pace", "description": "How fast", "required": true,
                  "choices": [{ "name": "slow", "value": "slow" }] },
                { "type": 6, "name": "opponent", "description": "Who" },
                { "type": 4, "name": "seats", "description": "How many", "min_value": 2, "max_value": 6 },
                { "type": 3, "name": "turn", "description": "Turn", "autocomplete": true },
                { "type": 5, "name": "listed", "description": "Order", "required": null },
            ] },
        ] },
        { "name": "Look", "type": 3 },
    ]);
    let path = format!("/applications/{BOT}/commands");
    let list = table.bot_ok("PUT", &path, commands.clone()).await;
    table.bot_ok("GET", &path, Value::Null).await;
    table
        .bot_ok(
            "GET",
            &format!("{path}/{}", text(&list[0], "id")),
            Value::Null,
        )
        .await;
    table
        .bot_ok(
            "POST",
            &format!("/applications/{BOT}/guilds/1300000000000000000/commands"),
            commands[0].clone(),
        )
        .await;

    let mut one = table.go("games").await;
    let path = |one: &Value, query: &str| {
        format!(
            "/interactions/{}/{}/callback{query}",
            text(one, "id"),
            text(one, "token")
        )
    };
    table
        .bot_ok(
            "POST",
            &path(&one, "?with_response=true"),
            json!({ "type": 5, "data": { "flags": 64 } }),
        )
        .await;
    table
        .bot_ok(
            "PATCH",
            &Table::hook(&one, "/messages/@original"),
            json!({ "content": "Here", "components": rows() }),
        )
        .await;
    table
        .bot_ok(
            "GET",
            &Table::hook(&one, "/messages/@original"),
            Value::Null,
        )
        .await;
    let (status, more) = table
        .upload(
            "POST",
            &Table::hook(&one, ""),
            &letter(),
            &[("board.png", PIXEL.to_vec())],
        )
        .await;
    assert_eq!(status, 200, "{more}");
    table
        .bot_ok(
            "DELETE",
            &Table::hook(&one, &format!("/messages/{}", text(&more, "id"))),
            Value::Null,
        )
        .await;

    one = table.go("games").await;
    table
        .bot_ok(
            "POST",
            &path(&one, "?with_response=true"),
            json!({ "type": 4, "data": letter_without_file() }),
        )
        .await;
    let original = table
        .bot_ok(
            "GET",
            &Table::hook(&one, "/messages/@original"),
            Value::Null,
        )
        .await;
    for (kind, data) in [
        (7, json!({ "content": "Changed" })),
        (6, Value::Null),
        (
            9,
            json!({ "custom_id": "m", "title": "Name it", "components": [
            { "type": 1, "components": [{ "type": 4, "custom_id": "n", "style": 1, "label": "Name" }] },
        ] }),
        ),
    ] {
        let press = json!({ "message": original["id"], "custom_id": "join", "wait": "no" });
        table
            .act_ok("POST", "people/bruno/channels/games/press", press)
            .await;
        one = table.line.event("INTERACTION_CREATE").await;
        let body = if data.is_null() {
            json!({ "type": kind })
        } else {
            json!({ "type": kind, "data": data })
        };
        table.bot_ok("POST", &path(&one, ""), body).await;
    }
    let body = json!({ "interaction": one["id"], "fields": { "n": "Otto" }, "wait": "no" });
    table.act_ok("POST", "people/bruno/submit", body).await;
    one = table.line.event("INTERACTION_CREATE").await;
    table
        .bot_ok(
            "POST",
            &path(&one, ""),
            json!({ "type": 4, "data": { "content": "Otto" } }),
        )
        .await;
    table
        .bot_ok(
            "GET",
            &Table::hook(&one, "/messages/@original"),
            Value::Null,
        )
        .await;
}

fn letter_without_file() -> Value {
    let mut letter = letter();
    letter["attachments"] = json!([]);
    letter["embeds"][0]["image"] = json!({ "url": "https://example.org/a.png" });
    letter
}

async fn stumble(table: &Table) {
    table.bot("GET", "/channels/1", Value::Null).await;
    let games = table.channel("games").await;
    table
        .bot(
            "POST",
            &format!("/channels/{games}/messages"),
            json!({ "embeds": [{ "title": "x".repeat(300) }] }),
        )
        .await;
    table
        .bot("POST", &format!("/channels/{games}/messages"), json!({}))
        .await;
    table
        .act_ok(
            "POST",
            "control/faults",
            json!({ "status": 429, "retry_after": 0.01 }),
        )
        .await;
    table.bot("GET", "/users/@me", Value::Null).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_that_is_said_is_as_discord_describes_it() {
    let judge = Judge::load();
    let mut table = Table::new().await;
    walk(&mut table).await;
    interact(&mut table).await;
    stumble(&table).await;
    let log = table.log().await;
    assert!(log.len() > 50, "{}", log.len());
    let faults: Vec<String> = log.iter().flat_map(|entry| judge.faults(entry)).collect();
    assert!(
        faults.is_empty(),
        "of {} requests:\n{}",
        log.len(),
        faults.join("\n")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_judge_is_awake() {
    let judge = Judge::load();
    let table = Table::new().await;
    let games = table.channel("games").await;
    table
        .bot_ok(
            "POST",
            &format!("/channels/{games}/messages"),
            json!({ "content": "Hello" }),
        )
        .await;
    let entry = table.log().await.remove(0);
    assert!(judge.faults(&entry).is_empty());
    let mut wrong = entry.clone();
    wrong["body"]["components"] = json!([{ "type": 1, "components": [{ "type": 2, "style": 9 }] }]);
    assert!(!judge.faults(&wrong).is_empty());
    let mut wrong = entry.clone();
    wrong["response"]["author"]
        .as_object_mut()
        .unwrap()
        .remove("primary_guild");
    assert!(!judge.faults(&wrong).is_empty());
}
