//! Turns played by menus, tap by tap.

use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use tavolino_games::game::{Rng, notation};

use super::{components, confirm_label, keys, menu, target_words, text, values};

/// Most taps of a turn; more mean that a menu leads nowhere.
const MOST: usize = 16;

/// A tap on a message: the call to the sandbox and its body.
pub type Tap = (&'static str, Value);

/// Plays a turn by menus, like a person who looks at the board first. Where a tile can be nudged,
/// nudges it once there and back, so that more than one turn is shown. Returns the last message,
/// which need not be an answer if the bot dies meanwhile.
pub async fn play_by_menus(turn: &str, tap: impl AsyncFn(&'static str, Value) -> Value) -> Value {
    let body = json!({ "command": "board", "options": {} });
    let board = tap("command", body).await;
    let open = json!({ "message": board["message"]["id"], "label": "Your turn" });
    let mut answer = tap("press", open).await;
    let mut is_nudged = false;
    for _ in 0..MOST {
        let message = &answer["message"];
        let is_there = confirm(message).is_some();
        let nudge = nudge(message).filter(|_| is_there && !is_nudged);
        is_nudged |= is_there;
        let Some((call, body)) = nudge.or_else(|| towards(message, turn)) else {
            return answer;
        };
        answer = tap(call, body).await;
    }
    answer
}

/// The tap that leads towards a turn; `None` if there is none.
fn towards(message: &Value, turn: &str) -> Option<Tap> {
    let sure = confirm(message).filter(|button| {
        let target = text(&button["custom_id"]).splitn(4, '|').nth(3);
        target == Some(turn)
    });
    if let Some(button) = sure {
        return Some(press(message, button));
    }
    let whole = format!("={turn}");
    let leads =
        |value: &str| value == whole || !value.starts_with('=') && notation::leads_to(value, turn);
    if menu(message).is_some() {
        let values = values(message).into_iter().filter(|value| leads(value));
        return Some(choose(message, &values.max_by_key(String::len)?));
    }
    let key = keys(message).filter(|key| leads(&target_words(key)));
    let key = key.max_by_key(|key| target_words(key).len());
    Some(press(message, key?))
}

/// A random tap: a step, a nudge or Confirm; `None` if there is none.
pub fn any_tap(message: &Value, rng: &mut Rng) -> Option<Tap> {
    if menu(message).is_some() {
        return Some(choose(message, values(message).choose(rng)?));
    }
    let ways: Vec<&Value> = keys(message).collect();
    let sure = confirm(message).filter(|_| ways.len() != 1);
    let ways: Vec<&Value> = match sure {
        // As likely as all nudges together.
        Some(sure) => ways
            .choose(rng)
            .copied()
            .into_iter()
            .chain([sure])
            .collect(),
        None => ways,
    };
    Some(press(message, ways.choose(rng)?))
}

/// A button beside Confirm that shows another turn.
fn nudge(message: &Value) -> Option<Tap> {
    Some(press(message, keys(message).next()?))
}

/// The Confirm button; `None` unless it is enabled.
pub fn confirm(message: &Value) -> Option<&Value> {
    let label = confirm_label(message)?;
    components(message).find(|button| button["label"] == label && button["disabled"] != true)
}

fn press(message: &Value, button: &Value) -> Tap {
    let body = json!({ "message": message["id"], "custom_id": button["custom_id"] });
    ("press", body)
}

fn choose(message: &Value, value: &str) -> Tap {
    let id = menu(message).map(|menu| &menu["custom_id"]);
    let body = json!({ "message": message["id"], "custom_id": id, "values": [value] });
    ("choose", body)
}
