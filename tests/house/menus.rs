//! A turn by its menus, tap by tap.

use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use tavolino_games::game::{Rng, notation};

use super::{asked_for, components, keys, menu, text, values};

/// Taps after which a menu leads nowhere.
const MOST: usize = 16;

/// What somebody does next with a message: how, and what the sandbox is told of it.
pub type Tap = (&'static str, Value);

/// Plays a turn by menus, as somebody who looks at the board first. Where a tile can be pushed about it is, once there and back,
/// so that more than one turn is shown. Gives what was read last, which need not be an answer where something dies meanwhile.
pub async fn play_by_menus(turn: &str, tap: impl AsyncFn(&'static str, Value) -> Value) -> Value {
    let looked = json!({ "command": "board", "options": {} });
    let seen = tap("command", looked).await;
    let open = json!({ "message": seen["message"]["id"], "label": "Your turn" });
    let mut shown = tap("press", open).await;
    let mut is_pushed = false;
    for _ in 0..MOST {
        let message = &shown["message"];
        let is_there = confirm(message).is_some();
        let pushed = push(message).filter(|_| is_there && !is_pushed);
        is_pushed |= is_there;
        let Some((what, asked)) = pushed.or_else(|| towards(message, turn)) else {
            return shown;
        };
        shown = tap(what, asked).await;
    }
    shown
}

/// What leads on towards a turn; none where nothing does.
fn towards(message: &Value, turn: &str) -> Option<Tap> {
    let sure = confirm(message).filter(|button| {
        let asked = text(&button["custom_id"]).splitn(4, '|').nth(3);
        asked == Some(turn)
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
    let key = keys(message).filter(|key| leads(&asked_for(key)));
    let key = key.max_by_key(|key| asked_for(key).len());
    Some(press(message, key?))
}

/// Something that leads on by chance: a step, a push, or Confirm.
pub fn any_tap(message: &Value, rng: &mut Rng) -> Option<Tap> {
    if menu(message).is_some() {
        return Some(choose(message, values(message).choose(rng)?));
    }
    let ways: Vec<&Value> = keys(message).collect();
    let sure = confirm(message).filter(|_| ways.len() != 1);
    let ways: Vec<&Value> = match sure {
        // As likely as any push together.
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

/// A button beside Confirm, which shows another turn.
fn push(message: &Value) -> Option<Tap> {
    Some(press(message, keys(message).next()?))
}

/// The button that plays what is shown, where it can be played.
pub fn confirm(message: &Value) -> Option<&Value> {
    components(message).find(|button| button["label"] == "Confirm" && button["disabled"] != true)
}

fn press(message: &Value, button: &Value) -> Tap {
    let asked = json!({ "message": message["id"], "custom_id": button["custom_id"] });
    ("press", asked)
}

fn choose(message: &Value, value: &str) -> Tap {
    let id = menu(message).map(|menu| &menu["custom_id"]);
    let asked = json!({ "message": message["id"], "custom_id": id, "values": [value] });
    ("choose", asked)
}
