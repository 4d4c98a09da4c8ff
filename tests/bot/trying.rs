//! Fullend's turn is found by trying: a tile is moved and turned by buttons until it fits.

use serde_json::{Value, json};

use crate::house::{Answer, House, Person, components, offered, text};

/// The trial of a tile: stance, then about where.
async fn try_out(person: Person<'_>, panel: &Value, stance: &str, tile: &str) -> Value {
    let first = person.press(panel, "Your turn").await;
    assert_eq!(offered(&first["message"]), ["flat", "upright"], "{first}");
    let second = person.pick(&first["message"], stance).await;
    let offered = offered(&second["message"]);
    assert!((1..=16).contains(&offered.len()), "{second}");
    let tile = format!("={tile}");
    assert!(offered.contains(&tile), "{offered:?}");
    person.pick(&second["message"], &tile).await["message"].clone()
}

fn is_disabled(message: &Value, label: &str) -> bool {
    let mut buttons = components(message);
    let button = buttons.find(|button| button["label"] == label);
    let button = button.unwrap_or_else(|| panic!("no button {label}: {message}"));
    button["disabled"] == true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_that_does_not_fit_can_be_moved_but_not_confirmed() {
    let house = House::open().await;
    let game = house.game("fullend").await;
    let [ada, bruno] = house.people();
    ada.command(&game.thread, "move", json!({ "turn": "flat 60 60 0" }))
        .await;
    let panel = game.panel_with("laid a tile").await;

    let mut trial = try_out(bruno, &panel, "flat", "flat 15 15 0").await;
    assert!(
        !is_disabled(&trial, "Confirm"),
        "there is room in the corner"
    );
    for label in ["→ 10", "→ 10", "→ 10", "↑ 10", "↑ 10"] {
        trial = bruno.press(&trial, label).await["message"].clone();
    }
    let shown = text(&trial["content"]);
    assert!(shown.contains("`flat 45 35 0` doesn't fit"), "{trial}");
    assert!(is_disabled(&trial, "Confirm"));
    let id = components(&trial).find(|button| button["label"] == "Confirm");
    let forged = text(&id.unwrap()["custom_id"]).to_owned();
    let refused = bruno.forge(&trial, &forged).await;
    refused.says("isn't a legal move");
    assert_eq!(game.events().await, 1, "nothing is laid");

    for label in ["↓ 10", "← 1", "↺15°"] {
        trial = bruno.press(&trial, label).await["message"].clone();
    }
    trial.says("`flat 44 25 15`");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_that_would_lead_out_of_the_box_stays_where_it_is() {
    let house = House::open().await;
    let game = house.game("fullend").await;
    let ada = house.person("ada");
    let panel = game.panel().await;
    let trial = try_out(ada, &panel, "upright", "upright 15 15 0").await;
    let trial = ada.press(&trial, "↓ 10").await["message"].clone();
    assert!(is_disabled(&trial, "↓ 10") && is_disabled(&trial, "↓ 1"));
    let pressed = ada.press(&trial, "↑ 1").await;
    assert_eq!(pressed["status"], "updated", "{pressed}");
    let up = pressed["message"].clone();
    let order = |message: &Value| -> Vec<Value> {
        components(message)
            .map(|button| button["label"].clone())
            .collect()
    };
    assert_eq!(order(&up), order(&trial));
    let back = ["↓ 10", "↓ 1"].map(|label| is_disabled(&up, label));
    assert_eq!(back, [false, true], "two buttons never do the same");
}
