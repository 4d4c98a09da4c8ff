//! Discord's limits that its API description does not contain, written by hand.

pub mod command;
pub mod component;
pub mod embed;
pub mod message;
pub mod modal;
pub mod poll;

use serde_json::{Map, Value};

/// A value without keys that are null: Discord treats them as absent.
pub fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Array(list) => list.iter().map(without_nulls).collect(),
        Value::Object(map) => Value::Object(
            map.iter()
                .filter(|(_, value)| !value.is_null())
                .map(|(key, value)| (key.clone(), without_nulls(value)))
                .collect::<Map<_, _>>(),
        ),
        other => other.clone(),
    }
}

/// The text under a key; empty if there is none.
fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// The items under a key; empty if it is no list.
fn items<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}
