//! `/rules`: pages with a picture and a button each, alone and before everybody.

use serde_json::{Value, json};

use crate::house::{Answer, House, menu_or_button, text};
use crate::proper::check_story;

/// The pages of Kintei.
const PAGES: [&str; 6] = [
    "Goal",
    "Pieces",
    "Your move",
    "The end",
    "Notation",
    "Our rulings",
];

/// Checks that a message is this page of Kintei with its neighbours, and shows one picture.
fn shows(message: &Value, title: &str) {
    let at = PAGES.iter().position(|page| *page == title).unwrap();
    let heading = format!("### Kintei · {title} ({}/6)\n", at + 1);
    assert!(text(&message["content"]).starts_with(&heading), "{message}");
    let pictures = message["attachments"].as_array().unwrap();
    assert_eq!(pictures.len(), 1, "{message}");
    let before = format!("◀ {}", PAGES[(at + 5) % 6]);
    let after = format!("{} ▶", PAGES[(at + 1) % 6]);
    for label in [&before, &after] {
        assert!(menu_or_button(message, label), "{label}: {message}");
    }
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
    let round = PAGES.into_iter().cycle().skip(1).take(6);
    for title in round {
        let turned = ada.press(&message, &format!("{title} ▶")).await;
        assert_eq!(turned["message"]["id"], message["id"], "{turned}");
        message = turned["message"].clone();
        shows(&message, title);
    }
    let back = ada.press(&message, "◀ Our rulings").await;
    shows(&back["message"], "Our rulings");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_rules_before_everybody_only_who_asked_turns_the_pages() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let public = json!({ "game": "kintei", "show": true });
    let rules = ada.command("games", "rules", public).await;
    assert_eq!(rules["ephemeral"], false, "{rules}");
    let turned = ada.press(&rules["message"], "Pieces ▶").await;
    assert_eq!(turned["message"]["id"], rules["message"]["id"], "{turned}");
    shows(&turned["message"], "Pieces");

    let refused = bruno.press(&turned["message"], "Your move ▶").await;
    assert_eq!(refused["ephemeral"], true, "{refused}");
    refused.says_privately("turns these pages");
    let own = bruno.press(&refused["message"], "Open mine").await;
    assert_eq!(own["ephemeral"], true, "{own}");
    shows(&own["message"], "Your move");
    let next = bruno.press(&own["message"], "The end ▶").await;
    shows(&next["message"], "The end");

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
    forged.says_privately("I don't know that game");
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
