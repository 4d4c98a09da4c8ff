//! Turns chosen in the menus of an exercise, as a person does.

use serde_json::Value;

use crate::house::{Person, components, menu, values};

/// Chooses a turn or a claim in the menus of an exercise, whose `custom_id`s begin with `place`, and confirms it. Returns the
/// answers, one for each tap.
pub async fn play(person: &Person<'_>, message: &Value, place: &str, turn: &str) -> Vec<Value> {
    let confirm = format!("{place}|confirm {turn}");
    let leads = |value: &str| {
        let words = value.trim_start_matches('=');
        words == turn || turn.starts_with(&format!("{words} "))
    };
    let mut message = message.clone();
    let mut answers = Vec::new();
    loop {
        let ids = components(&message).filter_map(|one| one["custom_id"].as_str());
        let ids: Vec<String> = ids.map(str::to_owned).collect();
        if ids.contains(&confirm) {
            answers.push(person.press_id(&message, &confirm).await);
            return answers;
        }
        let walks = ids.iter().filter(|id| {
            let (_, walk) = id.rsplit_once('|').unwrap();
            let (verb, words) = walk.split_once(' ').unwrap_or((walk, ""));
            verb.ends_with("walk") && !words.is_empty() && leads(words)
        });
        let walked = if let Some(id) = walks.max_by_key(|id| id.len()) {
            person.press_id(&message, id).await
        } else {
            assert!(menu(&message).is_some(), "{turn}: {message}");
            let values = values(&message);
            let values = values.iter().filter(|value| leads(value));
            let value = values.max_by_key(|value| value.len()).unwrap();
            person.choose(&message, value).await
        };
        message = walked["message"].clone();
        answers.push(walked);
    }
}
