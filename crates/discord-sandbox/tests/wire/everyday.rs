//! The calls that ordinary bots make every day, checked against Discord's description.

use discord_sandbox::{Options, intent};
use serde_json::{Value, json};

use crate::judge::Judge;
use crate::table::{Table, text, without_identify_wait};

const GUILD: &str = "/guilds/1300000000000000000";
const BRUNO: &str = "1300000000000000102";

/// Roles, members and channels.
async fn rule(table: &Table) -> String {
    let role = json!({ "name": "Keepers", "color": 255, "hoist": true, "permissions": "0" });
    let role = table.bot_ok("POST", &format!("{GUILD}/roles"), role).await;
    let role = format!("/roles/{}", text(&role, "id"));
    table
        .bot_ok("GET", &format!("{GUILD}{role}"), Value::Null)
        .await;
    let name = json!({ "name": "Wardens", "mentionable": true });
    table.bot_ok("PATCH", &format!("{GUILD}{role}"), name).await;
    let member = format!("{GUILD}/members/{BRUNO}");
    for method in ["PUT", "DELETE"] {
        table
            .bot_ok(method, &format!("{member}{role}"), Value::Null)
            .await;
    }
    for body in [
        json!({ "nick": "Bear", "roles": [] }),
        json!({ "communication_disabled_until": null }),
    ] {
        table.bot_ok("PATCH", &member, body).await;
    }
    table
        .bot_ok(
            "PATCH",
            &format!("{GUILD}/members/@me"),
            json!({ "nick": "Me" }),
        )
        .await;
    for path in [
        "/members?limit=10",
        "/members/search?query=b",
        "/emojis",
        "/stickers",
    ] {
        table
            .bot_ok("GET", &format!("{GUILD}{path}"), Value::Null)
            .await;
    }
    table
        .bot_ok("DELETE", &format!("{GUILD}{role}"), Value::Null)
        .await;
    let ban = format!("{GUILD}/bans/{BRUNO}");
    table
        .bot_ok("PUT", &ban, json!({ "delete_message_seconds": 0 }))
        .await;
    for path in [ban.clone(), format!("{GUILD}/bans")] {
        table.bot_ok("GET", &path, Value::Null).await;
    }
    table.bot_ok("DELETE", &ban, Value::Null).await;
    let kicked = format!("{GUILD}/members/1300000000000000103");
    table.bot_ok("DELETE", &kicked, Value::Null).await;
    table
        .bot_ok("PATCH", GUILD, json!({ "name": "The Long Table" }))
        .await;
    let path = format!("{GUILD}/channels");
    for kind in [4, 5] {
        let body = json!({ "name": "more", "type": kind });
        table.bot_ok("POST", &path, body).await;
    }
    let tags = json!([{ "name": "open", "emoji_name": "🎲" }]);
    let forum = json!({ "name": "posts", "type": 15, "topic": "Read", "available_tags": tags });
    let forum = table.bot_ok("POST", &path, forum).await;
    let body = json!({ "name": "long-posts", "default_sort_order": 1, "rate_limit_per_user": 5 });
    let changed = format!("/channels/{}", text(&forum, "id"));
    table.bot_ok("PATCH", &changed, body).await;
    let tag = &forum["available_tags"][0]["id"];
    let post =
        json!({ "name": "A table", "applied_tags": [tag], "message": { "content": "Free" } });
    table
        .bot_ok("POST", &format!("{changed}/threads"), post)
        .await;
    changed
}

/// Reactions, pins, polls, forwards and webhooks.
async fn chat(table: &Table) {
    let games = table.channel("games").await;
    let channel = format!("/channels/{games}");
    let messages = format!("{channel}/messages");
    let post =
        async |body: Value| text(&table.bot_ok("POST", &messages, body).await, "id").to_owned();
    let sent = post(json!({ "content": "Well?", "tts": true })).await;
    let (message, die) = (format!("{messages}/{sent}"), "%F0%9F%8E%B2");
    let reactions = format!("{message}/reactions");
    let own = format!("{reactions}/{die}/@me");
    table.bot_ok("PUT", &own, Value::Null).await;
    for path in [message.clone(), format!("{reactions}/{die}")] {
        table.bot_ok("GET", &path, Value::Null).await;
    }
    table.bot_ok("DELETE", &own, Value::Null).await;
    let user = format!("{reactions}/{die}/{BRUNO}");
    let path = format!("people/bruno/channels/games/messages/{sent}/reactions/{die}");
    for gone in [user, format!("{reactions}/{die}"), reactions] {
        table.act_ok("PUT", &path, Value::Null).await;
        table.bot_ok("DELETE", &gone, Value::Null).await;
    }
    for pins in [format!("{messages}/pins"), format!("{channel}/pins")] {
        table
            .bot_ok("PUT", &format!("{pins}/{sent}"), Value::Null)
            .await;
        table.bot_ok("GET", &pins, Value::Null).await;
        table
            .bot_ok("DELETE", &format!("{pins}/{sent}"), Value::Null)
            .await;
    }
    let answer = |text: &str| json!({ "poll_media": { "text": text, "emoji": { "name": "🎲" } } });
    let poll = json!({ "question": { "text": "Which?" }, "answers": [answer("Kintei"), answer("Kumo")],
        "duration": 1, "allow_multiselect": true });
    let poll = post(json!({ "poll": poll })).await;
    let votes = format!("people/ada/channels/games/messages/{poll}/votes");
    table
        .act_ok("PUT", &votes, json!({ "answers": [1, 2] }))
        .await;
    let path = format!("{channel}/polls/{poll}");
    table
        .bot_ok("GET", &format!("{path}/answers/1"), Value::Null)
        .await;
    table
        .bot_ok("POST", &format!("{path}/expire"), Value::Null)
        .await;
    let reference = json!({ "type": 1, "channel_id": games, "message_id": sent });
    let more = post(json!({ "message_reference": reference })).await;
    let bulk = json!({ "messages": [more, poll] });
    table
        .bot_ok("POST", &format!("{messages}/bulk-delete"), bulk)
        .await;
    for list in [
        "threads/archived/public",
        "users/@me/threads/archived/private",
    ] {
        table
            .bot_ok("GET", &format!("{channel}/{list}"), Value::Null)
            .await;
    }
    table
        .bot_ok("GET", &format!("{messages}?limit=50"), Value::Null)
        .await;
    hook(table, &format!("{channel}/webhooks")).await;
}

async fn hook(table: &Table, path: &str) {
    let hook = table.bot_ok("POST", path, json!({ "name": "Crier" })).await;
    let id = format!("/webhooks/{}", text(&hook, "id"));
    let own = format!("{id}/{}", text(&hook, "token"));
    for path in [path, &format!("{GUILD}/webhooks"), &id, &own] {
        table.bot_ok("GET", path, Value::Null).await;
    }
    let body = json!({ "content": "Hear!", "username": "Herald" });
    let sent = table
        .bot_ok("POST", &format!("{own}?wait=true"), body)
        .await;
    let message = format!("{own}/messages/{}", text(&sent, "id"));
    table.bot_ok("GET", &message, Value::Null).await;
    table
        .bot_ok("PATCH", &message, json!({ "content": "Now" }))
        .await;
    table.bot_ok("DELETE", &message, Value::Null).await;
    table
        .bot_ok("PATCH", &own, json!({ "name": "Caller" }))
        .await;
    table.bot_ok("PATCH", &id, json!({ "name": "Crier" })).await;
    table.bot_ok("DELETE", &id, Value::Null).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everyday_calls_are_as_discord_describes_them() {
    let judge = Judge::load();
    let intents = ["members", "content"].into_iter().filter_map(intent);
    let table = Table::of(Options {
        // All but that of an administrator, before whom no other counts.
        bot_permissions: (1 << 53) - 1 - (1 << 3),
        intents: intents.fold(0, |sum, bit| sum | bit),
        ..without_identify_wait()
    })
    .await;
    chat(&table).await;
    let forum = rule(&table).await;
    table.bot_ok("DELETE", &forum, Value::Null).await;
    table
        .bot_ok(
            "DELETE",
            "/users/@me/guilds/1300000000000000000",
            Value::Null,
        )
        .await;
    let log = table.log().await;
    assert!(log.len() >= 60, "{}", log.len());
    let faults: Vec<String> = log.iter().flat_map(|entry| judge.faults(entry)).collect();
    assert!(
        faults.is_empty(),
        "of {} requests:\n{}",
        log.len(),
        faults.join("\n")
    );
}
