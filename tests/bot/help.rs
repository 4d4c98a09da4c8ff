//! How somebody finds what there is to play who knows nothing yet.

use serde_json::{Value, json};

use crate::house::{House, text};

fn said(answer: &Value) -> &str {
    text(&answer["message"]["content"])
}

#[tokio::test(flavor = "multi_thread")]
async fn from_help_four_taps_lead_to_a_game_against_the_computer() {
    let house = House::open().await;
    let ada = house.person("ada");
    let help = ada.command("games", "help", json!({})).await;
    assert_eq!(said(&help).lines().count(), 4, "{help}");
    let all = ada.press(&help["message"], "Play").await;
    assert!(said(&all).contains("Kintei (10\u{a0}min)"), "{all}");
    let one = ada.choose(&all["message"], "kintei").await;
    assert!(said(&one).contains("Robert A. Kraus"), "{one}");
    let asked = ada.press(&one["message"], "Against the computer").await;
    let started = ada.press(&asked["message"], "Medium").await;
    assert!(said(&started).contains("tavolino (medium)"), "{started}");
    let inbox = ada.command("games", "games", json!({})).await;
    assert!(
        said(&inbox).contains("against tavolino"),
        "a line a game: {inbox}"
    );
    let commands = ada.press(&help["message"], "All commands").await;
    assert!(said(&commands).contains("`/vacation`"), "{commands}");
    let rules = ada.choose(&help["message"], "kumo").await;
    assert!(said(&rules).contains("### Kumo · Goal"), "{rules}");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_direct_messages_a_game_is_opened_for_friends_with_its_code() {
    let house = House::open().await;
    let ada = house.person("ada");
    let help = ada.command("dm", "help", json!({})).await;
    let all = ada.press(&help["message"], "Play").await;
    let one = ada.choose(&all["message"], "trix").await;
    let opened = ada.press(&one["message"], "Play with others").await;
    assert!(said(&opened).contains("`/join "), "{opened}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_misspelt_is_guessed() {
    let house = House::open().await;
    let ada = house.person("ada");
    let guess = ada
        .command("games", "rules", json!({ "game": "kintai" }))
        .await;
    assert!(said(&guess).contains("Did you mean **Kintei**?"), "{guess}");
    let rules = ada.press(&guess["message"], "Rules of Kintei").await;
    assert!(said(&rules).contains("### Kintei · Goal"), "{rules}");
    let games = ada
        .command("games", "games", json!({ "kind": "trick" }))
        .await;
    assert!(said(&games).contains("Did you mean **Trix**?"), "{games}");
    let typed = json!({ "pace": "SLO" });
    let paces = ada.complete("games", "play kintei", "pace", typed).await;
    assert_eq!(paces, ["slow"]);
    let orders = json!({ "order": "" });
    let orders = ada.complete("games", "play kintei", "order", orders).await;
    assert_eq!(orders, ["shuffled", "listed"]);
    let unknown = ada
        .command("games", "play kintei", json!({ "pace": "soon" }))
        .await;
    assert!(said(&unknown).contains("`pace` can be one of"), "{unknown}");
}
