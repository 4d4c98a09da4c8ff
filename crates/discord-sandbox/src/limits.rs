//! What Discord refuses although its schema allows it, written by hand.

pub mod command;
pub mod component;
pub mod embed;
pub mod message;
pub mod modal;

use serde_json::{Map, Value};

/// Takes away keys that are null: Discord reads them as left out.
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

/// A key's text, empty where there is none.
fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// The items under a key, none where it is no list.
fn items<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}
