//! Discord's API description, trimmed to the routes of the sandbox.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use crate::judge::description;

/// The path of the trimmed copy.
const SPEC: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/data/discord/openapi.json"
);

/// All routes of the sandbox; a judge reports any other that is not answered with 404.
const ROUTES: &[(&str, &[&str])] = &[
    ("/gateway", &["get"]),
    ("/gateway/bot", &["get"]),
    ("/users/@me", &["get"]),
    ("/users/@me/guilds", &["get"]),
    ("/users/{user_id}", &["get"]),
    ("/users/@me/channels", &["post"]),
    ("/applications/@me", &["get"]),
    ("/oauth2/applications/@me", &["get"]),
    (
        "/applications/{application_id}/commands",
        &["get", "put", "post"],
    ),
    (
        "/applications/{application_id}/commands/{command_id}",
        &["get", "patch", "delete"],
    ),
    (
        "/applications/{application_id}/guilds/{guild_id}/commands",
        &["get", "put", "post"],
    ),
    (
        "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
        &["get", "patch", "delete"],
    ),
    ("/guilds/{guild_id}", &["get", "patch"]),
    ("/guilds/{guild_id}/channels", &["get", "post"]),
    ("/guilds/{guild_id}/roles", &["get", "post"]),
    (
        "/guilds/{guild_id}/members/{user_id}",
        &["get", "patch", "delete"],
    ),
    ("/guilds/{guild_id}/threads/active", &["get"]),
    ("/channels/{channel_id}", &["get", "patch", "delete"]),
    ("/channels/{channel_id}/messages", &["get", "post"]),
    (
        "/channels/{channel_id}/messages/{message_id}",
        &["get", "patch", "delete"],
    ),
    (
        "/channels/{channel_id}/messages/{message_id}/threads",
        &["post"],
    ),
    ("/channels/{channel_id}/threads", &["post"]),
    ("/channels/{channel_id}/typing", &["post"]),
    (
        "/channels/{channel_id}/permissions/{overwrite_id}",
        &["put", "delete"],
    ),
    ("/channels/{channel_id}/thread-members", &["get"]),
    (
        "/channels/{channel_id}/thread-members/@me",
        &["put", "delete"],
    ),
    (
        "/channels/{channel_id}/thread-members/{user_id}",
        &["get", "put", "delete"],
    ),
    (
        "/interactions/{interaction_id}/{interaction_token}/callback",
        &["post"],
    ),
    (
        "/webhooks/{webhook_id}/{webhook_token}",
        &["post", "get", "patch", "delete"],
    ),
    (
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
        &["get", "patch", "delete"],
    ),
    (
        "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
        &["get", "patch", "delete"],
    ),
    (
        "/guilds/{guild_id}/roles/{role_id}",
        &["get", "patch", "delete"],
    ),
    ("/guilds/{guild_id}/emojis", &["get"]),
    ("/guilds/{guild_id}/stickers", &["get"]),
    ("/guilds/{guild_id}/members", &["get"]),
    ("/guilds/{guild_id}/members/search", &["get"]),
    ("/guilds/{guild_id}/members/@me", &["patch"]),
    (
        "/guilds/{guild_id}/members/{user_id}/roles/{role_id}",
        &["put", "delete"],
    ),
    ("/guilds/{guild_id}/bans", &["get"]),
    (
        "/guilds/{guild_id}/bans/{user_id}",
        &["get", "put", "delete"],
    ),
    ("/guilds/{guild_id}/webhooks", &["get"]),
    ("/users/@me/guilds/{guild_id}", &["delete"]),
    ("/channels/{channel_id}/messages/bulk-delete", &["post"]),
    ("/channels/{channel_id}/messages/pins", &["get"]),
    (
        "/channels/{channel_id}/messages/pins/{message_id}",
        &["put", "delete"],
    ),
    ("/channels/{channel_id}/pins", &["get"]),
    (
        "/channels/{channel_id}/pins/{message_id}",
        &["put", "delete"],
    ),
    (
        "/channels/{channel_id}/messages/{message_id}/crosspost",
        &["post"],
    ),
    (
        "/channels/{channel_id}/messages/{message_id}/reactions",
        &["delete"],
    ),
    (
        "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}",
        &["get", "delete"],
    ),
    (
        "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me",
        &["put", "delete"],
    ),
    (
        "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/{user_id}",
        &["delete"],
    ),
    (
        "/channels/{channel_id}/polls/{message_id}/answers/{answer_id}",
        &["get"],
    ),
    (
        "/channels/{channel_id}/polls/{message_id}/expire",
        &["post"],
    ),
    ("/channels/{channel_id}/threads/archived/public", &["get"]),
    ("/channels/{channel_id}/threads/archived/private", &["get"]),
    (
        "/channels/{channel_id}/users/@me/threads/archived/private",
        &["get"],
    ),
    ("/channels/{channel_id}/webhooks", &["get", "post"]),
    ("/webhooks/{webhook_id}", &["get", "patch", "delete"]),
];

const SCHEMAS: &str = "#/components/schemas/";

/// `DISCORD_OPENAPI=<the whole file> UPDATE=1 cargo test -p discord-sandbox --test wire trimmed`
/// writes the copy anew.
#[test]
fn the_description_is_trimmed_to_what_can_be_asked() {
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(SPEC, text(&trim(&description()))).expect("the copy can be written");
    }
    let stored = std::fs::read_to_string(SPEC).expect("there is a copy");
    let trimmed = text(&trim(
        &serde_json::from_str(&stored).expect("the copy is JSON"),
    ));
    assert!(stored == trimmed, "{SPEC} has more than is asked, or less");
}

/// The description of these routes, with the schemas that their bodies and answers use.
fn trim(spec: &Value) -> Value {
    let mut paths = Map::new();
    for (path, methods) in ROUTES {
        let operation = |method: &&str| {
            let whole = &spec["paths"][path][method];
            assert!(whole.is_object(), "{method} {path} is not described");
            ((*method).to_owned(), trimmed_operation(whole))
        };
        let operations: Map<String, Value> = methods.iter().map(operation).collect();
        paths.insert((*path).to_owned(), operations.into());
    }
    let paths = Value::Object(paths);
    let responses = &spec["components"]["responses"];
    let responses = each(responses, |response| bare(&only_json(response)));
    let mut schemas = BTreeMap::new();
    follow(&paths, spec, &mut schemas);
    follow(&responses, spec, &mut schemas);
    json!({
        "openapi": spec["openapi"],
        "info": spec["info"],
        "paths": paths,
        "components": { "responses": responses, "schemas": schemas },
    })
}

fn trimmed_operation(operation: &Value) -> Value {
    let mut trimmed = Map::new();
    if operation["requestBody"].is_object() {
        let body = bare(&only_json(&operation["requestBody"]));
        trimmed.insert("requestBody".to_owned(), body);
    }
    let response = |response: &Value| match response.get("$ref") {
        Some(_) => response.clone(),
        None => bare(&only_json(response)),
    };
    trimmed.insert(
        "responses".to_owned(),
        each(&operation["responses"], response),
    );
    trimmed.into()
}

/// A body or answer without headers and without forms other than JSON.
fn only_json(part: &Value) -> Value {
    const JSON: &str = "application/json";
    match part["content"].get(JSON) {
        Some(schema) => json!({ "content": { JSON: schema } }),
        None => json!({}),
    }
}

/// A schema without texts for people, which no judge reads; a property named `title` is no text.
fn bare(part: &Value) -> Value {
    match part {
        Value::Array(list) => list.iter().map(bare).collect(),
        Value::Object(map) => {
            let words = |key: &str, value: &Value| {
                matches!(key, "description" | "title") && value.is_string()
            };
            map.iter()
                .filter(|(key, value)| !words(key, value))
                .map(|(key, value)| (key.clone(), bare(value)))
                .collect()
        }
        other => other.clone(),
    }
}

fn each(map: &Value, change: impl Fn(&Value) -> Value) -> Value {
    let entries = map.as_object().into_iter().flatten();
    entries
        .map(|(key, value)| (key.clone(), change(value)))
        .collect()
}

/// Adds the schemas that a part refers to, directly or indirectly.
fn follow(part: &Value, spec: &Value, schemas: &mut BTreeMap<String, Value>) {
    match part {
        Value::Array(list) => list.iter().for_each(|part| follow(part, spec, schemas)),
        Value::Object(map) => map.values().for_each(|part| follow(part, spec, schemas)),
        Value::String(text) => {
            let Some(name) = text.strip_prefix(SCHEMAS) else {
                return;
            };
            if !schemas.contains_key(name) {
                let schema = bare(&spec["components"]["schemas"][name]);
                assert!(!schema.is_null(), "{name} is not described");
                schemas.insert(name.to_owned(), schema.clone());
                follow(&schema, spec, schemas);
            }
        }
        _ => {}
    }
}

/// JSON with one line for each path, schema and answer, so that versions can be compared.
fn text(spec: &Value) -> String {
    let lines = |map: &Value| {
        let entries = map.as_object().into_iter().flatten();
        let line = |(key, value): (&String, &Value)| format!("{}:{value}", json!(key));
        entries.map(line).collect::<Vec<_>>().join(",\n")
    };
    let mut text = String::new();
    let (openapi, info) = (&spec["openapi"], &spec["info"]);
    let components = &spec["components"];
    write!(
        text,
        "{{\"openapi\":{openapi},\"info\":{info},\n\"paths\":{{\n{}\n}},\n\"components\":{{\n\"responses\":{{\n{}\n}},\n\"schemas\":{{\n{}\n}}}}}}\n",
        lines(&spec["paths"]),
        lines(&components["responses"]),
        lines(&components["schemas"]),
    )
    .expect("a string can be written to");
    text
}
