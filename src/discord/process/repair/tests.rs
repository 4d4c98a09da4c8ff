use super::*;

/// Discord's description of its API, trimmed.
const DESCRIPTION: &str =
    include_str!("../../../../crates/discord-sandbox/tests/data/discord/openapi.json");

/// Depth to which objects within objects have all their keys, and are varied.
const DEPTH: usize = 3;

const ID: &str = "1300000000000000001";
const PERSON: u64 = 1_300_000_000_000_000_101;

/// Values that Discord's description allows.
struct Description(Value);

impl Description {
    fn read() -> Description {
        Description(serde_json::from_str(DESCRIPTION).unwrap())
    }

    fn schema(&self, name: &str) -> Value {
        self.0["components"]["schemas"][name].clone()
    }

    fn resolved(&self, schema: &Value) -> Value {
        if let Some(path) = schema["$ref"].as_str() {
            let name = path.rsplit('/').next().unwrap();
            return self.resolved(&self.schema(name));
        }
        match schema["allOf"].as_array().map(Vec::as_slice) {
            Some([only]) => self.resolved(only),
            _ => schema.clone(),
        }
    }

    /// A value with every key down to the depth, and below it only with the required ones.
    fn whole(&self, schema: &Value, depth: usize) -> Value {
        let schema = self.resolved(schema);
        if let Some(one) = choices(&schema).first() {
            return self.whole(one, depth);
        }
        if !schema["const"].is_null() {
            return schema["const"].clone();
        }
        if let Some(one) = schema["enum"].as_array().and_then(|all| all.first()) {
            return one.clone();
        }
        match kinds(&schema).first().map(String::as_str) {
            Some("object") => {
                let keys = keys(&schema);
                let kept = keys
                    .into_iter()
                    .filter(|(_, is_required, _)| *is_required || depth > 0);
                let entries =
                    kept.map(|(key, _, inner)| (key, self.whole(&inner, depth.saturating_sub(1))));
                Value::Object(entries.collect())
            }
            Some("array") if depth > 0 => json!([self.whole(&schema["items"], depth - 1)]),
            Some("array") => json!([]),
            Some("integer") => json!(1),
            Some("number") => json!(1.5),
            Some("boolean") => json!(false),
            Some("string") => json!(match schema["format"].as_str() {
                Some("snowflake") => ID,
                Some("date-time") => "2026-01-01T00:00:00+00:00",
                Some("uri") => "https://example.org/x.png",
                _ => "1",
            }),
            _ => Value::Null,
        }
    }

    /// The values that differ from the whole one in one place.
    fn variants(&self, schema: &Value, depth: usize) -> Vec<Value> {
        let schema = self.resolved(schema);
        let mut all = Vec::new();
        if kinds(&schema).iter().any(|kind| kind == "null") {
            all.push(Value::Null);
        }
        let choices = choices(&schema);
        if !choices.is_empty() {
            let is_list = choices
                .iter()
                .all(|one| !self.resolved(one)["const"].is_null());
            all.extend(choices.iter().map(|one| self.whole(one, depth)));
            if is_list {
                all.push(new_value(&self.resolved(&choices[0])["const"]));
            } else {
                all.extend(choices.iter().flat_map(|one| self.variants(one, depth)));
            }
            return all;
        }
        if let Some(list) = schema["enum"].as_array() {
            all.extend(list.iter().cloned());
            all.push(new_value(&list[0]));
        }
        match kinds(&schema).first().map(String::as_str) {
            Some("object") if depth > 0 => {
                let whole = self.whole(&schema, depth);
                for (key, is_required, inner) in keys(&schema) {
                    if !is_required {
                        let mut without = whole.clone();
                        without.as_object_mut().unwrap().remove(&key);
                        all.push(without);
                    }
                    for value in self.variants(&inner, depth - 1) {
                        let mut other = whole.clone();
                        other[&key] = value;
                        all.push(other);
                    }
                }
                let mut with_more = whole;
                with_more["a_key_to_come"] = json!({ "of": ["some", 4] });
                all.push(with_more);
            }
            Some("array") if depth > 0 => {
                all.push(json!([]));
                let items = self.variants(&schema["items"], depth - 1);
                all.extend(items.into_iter().map(|item| json!([item])));
            }
            Some("integer") => {
                let widest = match schema["format"].as_str() {
                    Some("int32") => i64::from(i32::MAX),
                    Some("int64") => i64::MAX,
                    _ => (1 << 53) - 1,
                };
                let least = schema["minimum"].as_i64().unwrap_or(-widest);
                all.extend([json!(widest), json!(least), json!(0)]);
            }
            _ => {}
        }
        all
    }
}

fn choices(schema: &Value) -> Vec<Value> {
    let choices = schema["oneOf"].as_array().or(schema["anyOf"].as_array());
    let choices = choices.into_iter().flatten();
    let is_something = |one: &&Value| one["type"] != "null";
    choices.filter(is_something).cloned().collect()
}

fn kinds(schema: &Value) -> Vec<String> {
    let nullable = schema["oneOf"]
        .as_array()
        .is_some_and(|all| all.iter().any(|one| one["type"] == "null"));
    let kinds = match &schema["type"] {
        Value::String(kind) => vec![kind.clone()],
        Value::Array(all) => all
            .iter()
            .filter_map(|kind| Some(kind.as_str()?.to_owned()))
            .collect(),
        _ => Vec::new(),
    };
    kinds
        .into_iter()
        .chain(nullable.then(|| "null".to_owned()))
        .collect()
}

fn keys(schema: &Value) -> Vec<(String, bool, Value)> {
    let required = |key: &str| {
        let required = schema["required"].as_array();
        required.is_some_and(|all| all.iter().any(|one| one == key))
    };
    let keys = schema["properties"].as_object().into_iter().flatten();
    keys.map(|(key, inner)| (key.clone(), required(key), inner.clone()))
        .collect()
}

/// A value that is not on a list.
fn new_value(known: &Value) -> Value {
    if known.is_number() {
        json!(i32::MAX)
    } else {
        json!("something-to-come")
    }
}

/// An interaction with every key, of a command or a button.
fn payload(description: &Description, kind: u64) -> Value {
    let whole = |name: &str| description.whole(&description.schema(name), DEPTH);
    let mut member = whole("GuildMemberResponse");
    member["user"]["id"] = json!(PERSON.to_string());
    member["permissions"] = json!("8");
    let mut raw = json!({
        "id": ID, "application_id": "1300000000000000100", "type": kind, "token": "a token",
        "version": 1, "guild_id": ID, "guild": { "id": ID, "locale": "en-US", "features": [] },
        "channel": whole("GuildChannelResponse"), "channel_id": ID, "member": member,
        "app_permissions": "8", "locale": "it", "guild_locale": "en-US", "entitlements": [],
        "authorizing_integration_owners": { "0": ID }, "context": 0,
        "attachment_size_limit": FILE_LIMIT,
    });
    if kind == COMPONENT {
        raw["data"] = json!({ "custom_id": "more|K7QX", "component_type": 2, "id": 1 });
        raw["message"] = whole("MessageResponse");
    } else {
        raw["data"] = json!({
            "id": ID, "name": "play", "type": 1, "options": [
                { "name": "kintei", "type": 1, "options": [
                    { "name": "opponent", "type": 6, "value": ID },
                    { "name": "seats", "type": 4, "value": 2 },
                ] },
            ],
            "resolved": { "users": { ID: whole("UserResponse") }, "members": {} },
        });
    }
    raw
}

/// Person, token, and command or button of an interaction, as the bot reads them.
fn understood(raw: &Value) -> Option<(u64, String, String)> {
    let read = serde_json::from_value::<Interaction>(raw.clone()).ok();
    match read.or_else(|| interaction(raw))? {
        Interaction::Command(it) | Interaction::Autocomplete(it) => {
            let options = format!("{} {}", it.data.name, it.data.options.len());
            Some((it.user.id.get(), it.token, options))
        }
        Interaction::Component(it) => Some((it.user.id.get(), it.token, it.data.custom_id)),
        _ => None,
    }
}

fn must_be_served(raw: &Value, expected: &(u64, String, String)) {
    let understood = understood(raw);
    assert_eq!(understood.as_ref(), Some(expected), "{raw}");
    // Also where something else cannot be read.
    let rebuilt = interaction(raw).is_some();
    assert!(rebuilt, "{raw}");
}

#[test]
fn an_interaction_is_served_whatever_discord_leaves_out_or_adds() {
    let description = Description::read();
    let mut count = 0;
    for kind in [COMMAND, COMPONENT, AUTOCOMPLETE] {
        let whole = payload(&description, kind);
        let expected = understood(&whole).expect("the whole payload is understood");
        assert_eq!(expected.0, PERSON);
        let mut check = |raw: &Value| {
            must_be_served(raw, &expected);
            count += 1;
        };
        check(&whole);
        let vital = ["id", "application_id", "type", "token", "data", "member"];
        let keys = whole.as_object().unwrap().keys();
        for key in keys.filter(|key| !vital.contains(&key.as_str())) {
            if key == "message" {
                continue;
            }
            let mut without = whole.clone();
            without.as_object_mut().unwrap().remove(key);
            check(&without);
            for value in [
                Value::Null,
                json!(i64::MAX),
                json!("something-to-come"),
                json!({}),
                json!([]),
            ] {
                let mut other = whole.clone();
                if !key.ends_with("_id") {
                    other[key] = value;
                    check(&other);
                }
            }
        }
        let mut parts = vec![
            ("/member/user", "UserResponse"),
            ("/channel", "GuildChannelResponse"),
            ("/channel", "ThreadResponse"),
            ("/channel", "PrivateChannelResponse"),
        ];
        if kind == COMPONENT {
            parts.push(("/message", "MessageResponse"));
        } else {
            parts.push(("/data/resolved/users/1300000000000000001", "UserResponse"));
        }
        for (place, name) in parts {
            for value in description.variants(&description.schema(name), DEPTH) {
                let mut other = whole.clone();
                *other.pointer_mut(place).unwrap() = value;
                if place == "/member/user" {
                    other["member"]["user"]["id"] = json!(PERSON.to_string());
                }
                check(&other);
            }
        }
        for mut value in description.variants(&description.schema("GuildMemberResponse"), 1) {
            let mut other = whole.clone();
            value["user"] = whole["member"]["user"].clone();
            other["member"] = value;
            check(&other);
        }
    }
    println!("{count} payloads");
    assert!(count > 1_000, "{count} payloads");
}

#[test]
fn what_is_repaired_keeps_rights_options_and_the_buttons_message() {
    let description = Description::read();
    let mut raw = payload(&description, COMPONENT);
    raw.as_object_mut().unwrap().remove("locale");
    raw["message"]["flags"] = json!(64);
    raw["message"]["components"] = json!([{ "type": 1, "components": [
        { "type": 2, "style": 1, "custom_id": "more|K7QX", "label": "More" },
        { "type": 99, "custom_id": "of a kind to come" },
    ] }]);
    let Some(Interaction::Component(it)) = interaction(&raw) else {
        panic!("it is served")
    };
    assert_eq!(it.locale, "en-US");
    let permissions = it.member.as_ref().unwrap().permissions.unwrap();
    assert!(permissions.administrator());
    assert_eq!(it.message.id.to_string(), ID);
    assert_eq!(it.message.flags.unwrap().bits(), 64);
    assert_eq!(it.message.components[0].components.len(), 1);

    let mut raw = payload(&description, COMMAND);
    raw["data"]["options"][0]["options"][1]["type"] = json!(77);
    let Some(Interaction::Command(it)) = interaction(&raw) else {
        panic!("it is served")
    };
    let options = it.data.options();
    assert_eq!(options[0].name, "kintei");
}

#[test]
fn without_a_person_or_a_command_nothing_is_guessed() {
    let description = Description::read();
    let whole = payload(&description, COMMAND);
    for key in ["id", "token", "type", "data", "member"] {
        let mut without = whole.clone();
        without.as_object_mut().unwrap().remove(key);
        assert!(interaction(&without).is_none(), "{key}");
    }
    let mut modal = whole.clone();
    modal["type"] = json!(6);
    assert!(interaction(&modal).is_none());
    assert_eq!(address(&modal), Some((ID.parse().unwrap(), "a token")));
}
