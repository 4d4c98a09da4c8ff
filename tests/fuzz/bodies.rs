//! Bodies sent to the sandbox, by the bot and by people, with mistakes in them: each is answered,
//! and none breaks it.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

use crate::cases;
use crate::mistakes::{flawed, flaws};
use crate::table::{BOT, Table};

/// Calls as they are right; `{}` is a channel.
fn calls() -> Vec<(&'static str, String, Value)> {
    let button = json!({ "type": 2, "style": 1, "label": "Join", "custom_id": "x" });
    let menu = json!({ "type": 3, "custom_id": "m", "options": [{ "label": "a", "value": "b" }], "min_values": 1 });
    let message = json!({
        "content": "hi <@1300000000000000101>", "nonce": "n1", "enforce_nonce": true, "flags": 4,
        "allowed_mentions": { "parse": [], "users": ["1300000000000000101"] },
        "components": [{ "type": 1, "components": [button] }, { "type": 1, "components": [menu] }],
        "embeds": [{ "title": "t", "fields": [{ "name": "n", "value": "v" }] }],
        "attachments": [{ "id": 0, "description": "d" }],
        "message_reference": { "message_id": "1300000000000000900" },
    });
    let command = json!({
        "name": "play", "type": 1, "description": "d", "default_member_permissions": "32",
        "name_localizations": { "it": "gioca" }, "contexts": [0], "integration_types": [0],
        "options": [{ "type": 3, "name": "game", "description": "g", "required": true, "choices": [{ "name": "n", "value": "v" }] }],
    });
    let thread = json!({ "name": "Talk", "type": 11, "auto_archive_duration": 1440 });
    let options = json!({ "command": "play", "options": { "game": "v" }, "wait": "nothing" });
    let people = "/sandbox/people/ada/channels/games";
    let control = "/sandbox/control";
    vec![
        ("POST", "/api/v10/channels/{}/messages".to_owned(), message),
        ("POST", "/api/v10/channels/{}/threads".to_owned(), thread),
        (
            "PUT",
            format!("/api/v10/applications/{BOT}/commands"),
            json!([command]),
        ),
        (
            "POST",
            "/api/v10/users/@me/channels".to_owned(),
            json!({ "recipient_id": "1300000000000000101" }),
        ),
        (
            "PUT",
            "/api/v10/channels/{}/permissions/1300000000000000101".to_owned(),
            json!({ "type": 1, "allow": "1024", "deny": "0" }),
        ),
        (
            "POST",
            format!("{people}/messages"),
            json!({ "content": "hello" }),
        ),
        ("POST", format!("{people}/command"), options.clone()),
        ("POST", format!("{people}/autocomplete"), options),
        (
            "POST",
            format!("{people}/press"),
            json!({ "message": "1", "custom_id": "x", "forged": true }),
        ),
        (
            "POST",
            format!("{people}/choose"),
            json!({ "message": "1", "custom_id": "m", "values": ["b"] }),
        ),
        (
            "PATCH",
            "/sandbox/people/ada".to_owned(),
            json!({ "locale": "it", "dms_open": true }),
        ),
        (
            "POST",
            format!("{control}/faults"),
            json!({ "count": 0, "method": "POST", "path": "/x/*", "status": 429, "retry_after": 0.1 }),
        ),
        (
            "POST",
            format!("{control}/permissions"),
            json!({ "channel": "games", "who": "ada", "deny": [], "allow": ["SEND_MESSAGES"] }),
        ),
        (
            "POST",
            format!("{control}/dms"),
            json!({ "person": "ada", "open": true }),
        ),
        (
            "POST",
            format!("{control}/duplicate"),
            json!({ "count": 0 }),
        ),
    ]
}

#[test]
fn a_body_with_mistakes_in_it_is_answered_and_breaks_nothing() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (table, channel) = runtime.block_on(async {
        let table = Table::new().await;
        let channel = table.channel("games").await;
        (table, channel)
    });
    let calls = calls();
    let client = reqwest::Client::new();
    let judged = cases(150).run(&(any::<Index>(), flaws()), |(at, flaws)| {
        let (method, path, body) = &calls[at.index(calls.len())];
        let body = flawed(body.clone(), &flaws);
        let url = format!("{}{}", table.url, path.replace("{}", &channel));
        let request = client
            .request(method.parse().unwrap(), url)
            .header("authorization", format!("Bot {}", table.token))
            .header("content-type", "application/json")
            .timeout(std::time::Duration::from_secs(10))
            .body(body.to_string());
        let answered = runtime.block_on(async { request.send().await });
        let status =
            answered.map_err(|error| TestCaseError::fail(format!("{path} {body}: {error}")))?;
        let status = status.status().as_u16();
        // What tests order to fail does.
        let is_fault = status == 500 && path.starts_with("/api");
        prop_assert!(status < 500 || is_fault, "{} {}: {}", path, body, status);
        Ok(())
    });
    judged.unwrap();
    let alive = runtime.block_on(table.act_ok("GET", "people", Value::Null));
    assert!(alive["people"].is_array(), "{alive}");
}
