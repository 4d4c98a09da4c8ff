//! `/rules`: pages with a picture and a button each, alone and before everybody.

use serde_json::{Value, json};

use crate::house::{House, menu_or_button, text};
use crate::proper::check_story;
use crate::settings::says;

/// The buttons of a message by label, with whether each can be pressed.
fn tabs(message: &Value) -> Vec<(&str, bool)> {
    let rows = message["components"].as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let tab = |button: &'_ Value| button["disabled"] != json!(true);
    buttons
        .map(|button| (text(&button["label"]), tab(button)))
        .collect()
}

/// Checks that a message is the page of Kintei with this title, and shows one picture.
fn shows(message: &Value, title: &str) {
    let heading = format!("### Kintei · {title}\n");
    assert!(text(&message["content"]).starts_with(&heading), "{message}");
    let pictures = message["attachments"].as_array().unwrap();
    assert_eq!(pictures.len(), 1, "{message}");
    let (closed, open): (Vec<_>, Vec<_>) = tabs(message).into_iter().partition(|tab| !tab.1);
    assert_eq!(closed, [(title, false)], "{message}");
    assert_eq!(open.len(), 5, "{message}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_of_the_rules_turn_in_one_private_message() {
    let house = House::open().await;
    let ada = house.person("ada");
    let rules = ada
        .command("games", "rules", json!({ "game": "kintei" }))
        .await;
    assert_eq!(rules["ephemeral"], true, "{rules}");
    let mut message = rules["message"].clone();
    shows(&message, "Goal");
    for title in [
        "Pieces",
        "Your move",
        "The end",
        "Notation",
        "Our rulings",
        "Goal",
    ] {
        let turned = ada.press(&message, title).await;
        assert_eq!(turned["message"]["id"], message["id"], "{turned}");
        message = turned["message"].clone();
        shows(&message, title);
    }
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_rules_before_everybody_only_who_asked_turns_the_pages() {
    let house = House::open().await;
    let (ada, bruno) = (house.person("ada"), house.person("bruno"));
    let public = json!({ "game": "kintei", "show": true });
    let rules = ada.command("games", "rules", public).await;
    assert_eq!(rules["ephemeral"], false, "{rules}");
    let turned = ada.press(&rules["message"], "Pieces").await;
    assert_eq!(turned["message"]["id"], rules["message"]["id"], "{turned}");
    shows(&turned["message"], "Pieces");

    let refused = bruno.press(&turned["message"], "The end").await;
    assert_eq!(refused["ephemeral"], true, "{refused}");
    says(&refused, "turns these pages");
    let own = bruno.press(&refused["message"], "Open mine").await;
    assert_eq!(own["ephemeral"], true, "{own}");
    shows(&own["message"], "The end");
    let next = bruno.press(&own["message"], "Notation").await;
    shows(&next["message"], "Notation");

    let posted = bruno.messages("games").await;
    let before = |one: &&Value| one["id"] == rules["message"]["id"];
    let public = posted.iter().find(before).unwrap();
    shows(public, "Pieces");
    assert!(!menu_or_button(public, "Open mine"), "{public}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_page_is_the_first_one_and_a_forged_game_is_refused() {
    let house = House::open().await;
    let ada = house.person("ada");
    let rules = ada
        .command("games", "rules", json!({ "game": "kintei" }))
        .await;
    let forged = ada.forge(&rules["message"], "page|kintei|200|").await;
    shows(&forged["message"], "Goal");
    let forged = ada.forge(&rules["message"], "page|chess|1|").await;
    says(&forged, "I don't know that game");
    // Before everybody only a button that stands on the message turns its page: here it is a lobby.
    let lobby = ada.command("games", "play kintei", json!({})).await;
    let custom_id = format!("page|kintei|1|{}", ada.id());
    let forged = ada.forge(&lobby["message"], &custom_id).await;
    assert_eq!(forged["ephemeral"], true, "{forged}");
    shows(&forged["message"], "Pieces");
    let posted = ada.messages("games").await;
    let is_lobby = |one: &&Value| one["id"] == lobby["message"]["id"];
    assert!(menu_or_button(
        posted.iter().find(is_lobby).unwrap(),
        "Join"
    ));
    check_story(&house).await;
}
