//! Interactions that serenity cannot read as they came: rebuilt from what the bot needs of them.
//!
//! Discord's description leaves many keys out or open that serenity's types need. An interaction
//! that has an id, a token, a person and a command or a component is served whatever the other keys
//! are like.

use serde_json::{Map, Value, json};
use serenity::all::Interaction;

/// Types of interactions that the bot serves: commands, components, autocompletion.
const COMMAND: u64 = 2;
const COMPONENT: u64 = 3;
const AUTOCOMPLETE: u64 = 4;

/// The locale of a person whom Discord sends without one.
const DEFAULT_LOCALE: &str = "en-US";

/// Largest file in an answer without a limit of Discord's, 10 MiB.
const FILE_LIMIT: u64 = 10 << 20;

/// Time of a message without a readable one; nothing depends on it.
const SOME_TIME: &str = "2020-01-01T00:00:00Z";

/// The interaction of a payload that serenity cannot read; `None` where something essential is
/// missing.
pub fn interaction(raw: &Value) -> Option<Interaction> {
    serde_json::from_value(rebuilt(raw)?).ok()
}

/// Id and token of an interaction, which are enough to answer it.
pub fn address(raw: &Value) -> Option<(u64, &str)> {
    let id = number(&raw["id"]).filter(|id| *id > 0)?;
    Some((id, raw["token"].as_str()?))
}

/// The payload with the keys that the bot needs, in forms that serenity reads.
fn rebuilt(raw: &Value) -> Option<Value> {
    let (id, token) = address(raw)?;
    let kind = raw["type"].as_u64()?;
    let data = &raw["data"];
    let data = match kind {
        COMMAND | AUTOCOMPLETE => command(data)?,
        COMPONENT => component(data)?,
        _ => return None,
    };
    let member = member(&raw["member"]);
    let user = user(&raw["user"]);
    if member.is_none() && user.is_none() {
        return None;
    }
    let channel = channel(&raw["channel"]);
    let of_message = || snowflake(&raw["message"]["channel_id"]);
    let of_channel = || snowflake(&raw["channel"]["id"]);
    let channel_id = snowflake(&raw["channel_id"]).or_else(of_channel);
    let channel_id = channel_id.or_else(of_message)?;
    let guild = snowflake(&raw["guild_id"]).or_else(|| snowflake(&raw["guild"]["id"]));
    let locale = raw["locale"].as_str().unwrap_or(DEFAULT_LOCALE);
    let mut whole = json!({
        "id": id.to_string(), "token": token, "type": kind, "version": 1,
        "application_id": snowflake(&raw["application_id"])?, "data": data, "channel_id": channel_id,
        "locale": locale, "entitlements": [],
        "authorizing_integration_owners": owners(&raw["authorizing_integration_owners"]),
        "attachment_size_limit": FILE_LIMIT,
    });
    let message = (kind == COMPONENT).then(|| message(&raw["message"]));
    let permissions = digits(&raw["app_permissions"]);
    let context = raw["context"].as_u64().filter(|context| *context <= 2);
    let more = [
        ("member", member),
        ("user", user),
        ("channel", channel),
        ("guild_id", guild),
        ("message", message.flatten()),
        ("app_permissions", permissions),
        ("context", context.map(Value::from)),
        ("guild_locale", text(&raw["guild_locale"])),
    ];
    insert(&mut whole, more);
    Some(whole)
}

/// Adds the keys that have a value.
fn insert<'k>(object: &mut Value, more: impl IntoIterator<Item = (&'k str, Option<Value>)>) {
    for (key, value) in more {
        if let Some(value) = value {
            object[key] = value;
        }
    }
}

fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// An id, which is never 0.
fn snowflake(value: &Value) -> Option<Value> {
    let id = number(value).filter(|id| *id > 0)?;
    Some(Value::String(id.to_string()))
}

/// Bits of permissions, as Discord writes them.
fn digits(value: &Value) -> Option<Value> {
    number(value).map(|bits| Value::String(bits.to_string()))
}

fn text(value: &Value) -> Option<Value> {
    value.as_str().map(Value::from)
}

/// The elements of a list that can be read.
fn each(list: &Value, read: impl Fn(&Value) -> Option<Value>) -> Vec<Value> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(read).collect()
}

/// The values of a map by id that can be read.
fn by_id(map: &Value, read: impl Fn(&Value) -> Option<Value>) -> Value {
    let entries = map.as_object().into_iter().flatten();
    let known = entries.filter(|(id, _)| id.parse::<u64>().is_ok_and(|id| id > 0));
    let read = known.filter_map(|(id, value)| Some((id.clone(), read(value)?)));
    Value::Object(read.collect::<Map<_, _>>())
}

fn user(raw: &Value) -> Option<Value> {
    let mut user = json!({
        "id": snowflake(&raw["id"])?, "username": raw["username"].as_str().unwrap_or_default(),
        "bot": raw["bot"] == true,
    });
    insert(&mut user, [("global_name", text(&raw["global_name"]))]);
    Some(user)
}

fn member(raw: &Value) -> Option<Value> {
    let mut member = membership(raw);
    member["user"] = user(&raw["user"])?;
    Some(member)
}

/// A member, but for the user.
fn membership(raw: &Value) -> Value {
    let mut member = json!({
        "roles": each(&raw["roles"], snowflake), "deaf": false, "mute": false, "flags": 0,
    });
    let more = [
        ("permissions", digits(&raw["permissions"])),
        ("nick", text(&raw["nick"])),
    ];
    insert(&mut member, more);
    member
}

fn channel(raw: &Value) -> Option<Value> {
    let kind = raw["type"].as_u64().filter(|kind| *kind <= 255);
    let mut channel = json!({ "id": snowflake(&raw["id"])?, "type": kind.unwrap_or_default() });
    let is_thread = raw["thread_metadata"].is_object();
    let thread = json!({
        "archived": raw["thread_metadata"]["archived"] == true, "auto_archive_duration": 1_440,
        "locked": raw["thread_metadata"]["locked"] == true, "archive_timestamp": SOME_TIME,
    });
    let more = [
        ("name", text(&raw["name"])),
        ("permissions", digits(&raw["permissions"])),
        ("parent_id", snowflake(&raw["parent_id"])),
        ("thread_metadata", is_thread.then_some(thread)),
    ];
    insert(&mut channel, more);
    Some(channel)
}

/// By whom the application is authorized: a server (0) or a person (1).
fn owners(raw: &Value) -> Value {
    let entries = ["0", "1"].into_iter().filter_map(|key| {
        let id = number(&raw[key]).filter(|id| key == "0" || *id > 0)?;
        Some((key.to_owned(), Value::String(id.to_string())))
    });
    Value::Object(entries.collect::<Map<_, _>>())
}

fn command(raw: &Value) -> Option<Value> {
    let kind = raw["type"].as_u64().filter(|kind| *kind <= 255);
    let mut command = json!({
        "id": snowflake(&raw["id"])?, "name": raw["name"].as_str()?, "type": kind.unwrap_or(1),
        "options": each(&raw["options"], option), "resolved": resolved(&raw["resolved"]),
    });
    command["resolved"]["messages"] = by_id(&raw["resolved"]["messages"], message);
    insert(&mut command, [("target_id", snowflake(&raw["target_id"]))]);
    Some(command)
}

/// An option of a command; of a type that the bot does not use, `None`.
fn option(raw: &Value) -> Option<Value> {
    let (name, value) = (raw["name"].as_str()?, &raw["value"]);
    let kind = raw["type"].as_u64()?;
    let mut option = json!({ "name": name, "type": kind });
    let is_typed = raw["focused"] == true;
    if is_typed {
        option["focused"] = json!(true);
    }
    let value = match kind {
        1 | 2 => {
            option["options"] = Value::Array(each(&raw["options"], self::option));
            return Some(option);
        }
        _ if is_typed => Value::from(
            value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned),
        ),
        3 => text(value)?,
        4 => json!(value.as_i64()?),
        5 => json!(value.as_bool()?),
        6..=9 | 11 => snowflake(value)?,
        10 => json!(value.as_f64()?),
        _ => return None,
    };
    option["value"] = value;
    Some(option)
}

fn resolved(raw: &Value) -> Value {
    json!({
        "users": by_id(&raw["users"], user),
        "members": by_id(&raw["members"], |member| Some(membership(member))),
        "channels": by_id(&raw["channels"], channel),
    })
}

fn component(raw: &Value) -> Option<Value> {
    let kind = raw["component_type"].as_u64()?;
    Some(json!({
        "custom_id": raw["custom_id"].as_str()?, "component_type": kind,
        "values": each(&raw["values"], text), "resolved": resolved(&raw["resolved"]),
    }))
}

/// The message of a component or a context menu: which it is, by whom, and what stands on it.
fn message(raw: &Value) -> Option<Value> {
    let (id, channel) = (snowflake(&raw["id"])?, snowflake(&raw["channel_id"])?);
    let author = user(&raw["author"]).unwrap_or_else(|| json!({ "id": "1", "username": "" }));
    let mut message = json!({
        "id": id, "channel_id": channel, "author": author, "timestamp": SOME_TIME, "type": 0,
        "content": raw["content"].as_str().unwrap_or_default(), "tts": false, "pinned": false,
        "mention_everyone": false, "mentions": each(&raw["mentions"], user), "mention_roles": [],
        "attachments": [], "embeds": [], "components": each(&raw["components"], row),
        "flags": raw["flags"].as_u64().unwrap_or_default(),
    });
    insert(
        &mut message,
        [("interaction_metadata", origin(&raw["interaction_metadata"]))],
    );
    Some(message)
}

/// A row of buttons.
fn row(raw: &Value) -> Option<Value> {
    (raw["type"] == 1).then(|| json!({ "type": 1, "components": each(&raw["components"], button) }))
}

fn button(raw: &Value) -> Option<Value> {
    let style = raw["style"]
        .as_u64()
        .filter(|style| (1..=4).contains(style));
    if raw["type"] != 2 {
        return None;
    }
    let mut button = json!({
        "type": 2, "style": style.unwrap_or(2), "custom_id": raw["custom_id"].as_str()?,
        "disabled": raw["disabled"] == true,
    });
    insert(&mut button, [("label", text(&raw["label"]))]);
    Some(button)
}

/// The interaction whose answer a message is.
fn origin(raw: &Value) -> Option<Value> {
    let kind = raw["type"]
        .as_u64()
        .filter(|kind| matches!(*kind, COMMAND | COMPONENT))?;
    let id = snowflake(&raw["id"])?;
    let mut origin = json!({
        "id": id.clone(), "type": kind, "user": user(&raw["user"])?,
        "authorizing_integration_owners": owners(&raw["authorizing_integration_owners"]),
        "interacted_message_id": snowflake(&raw["interacted_message_id"]).unwrap_or(id),
    });
    let original = snowflake(&raw["original_response_message_id"]);
    insert(&mut origin, [("original_response_message_id", original)]);
    Some(origin)
}

#[cfg(test)]
mod tests;
