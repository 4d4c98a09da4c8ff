//! `/help`: a newcomer finds the games there are.

use serde_json::json;

use crate::house::{Answer, House};

#[tokio::test(flavor = "multi_thread")]
async fn from_help_four_taps_lead_to_a_game_against_the_computer() {
    let house = House::open().await;
    let ada = house.person("ada");
    let help = ada.command("games", "help", json!({})).await;
    assert_eq!(help.content().lines().count(), 4, "{help}");
    let all = ada.press(&help["message"], "Play").await;
    all.says("Kintei (10\u{a0}min)");
    let one = ada.choose(&all["message"], "kintei").await;
    one.says("Robert A. Kraus");
    let question = ada.press(&one["message"], "Against the computer").await;
    let started = ada.press(&question["message"], "Medium").await;
    started.says("tavolino (medium)");
    let inbox = ada.command("games", "games", json!({})).await;
    assert!(
        inbox.content().contains("against tavolino"),
        "a line a game: {inbox}"
    );
    let commands = ada.press(&help["message"], "All commands").await;
    commands.says("`/vacation`");
    let rules = ada.choose(&help["message"], "kumo").await;
    rules.says("### Kumo · Goal");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_direct_messages_a_game_is_opened_for_friends_with_its_code() {
    let house = House::open().await;
    let ada = house.person("ada");
    let help = ada.command("dm", "help", json!({})).await;
    let all = ada.press(&help["message"], "Play").await;
    let one = ada.choose(&all["message"], "trix").await;
    let opened = ada.press(&one["message"], "Play with others").await;
    opened.says("`/join ");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_misspelt_is_guessed() {
    let house = House::open().await;
    let ada = house.person("ada");
    let guess = ada
        .command("games", "rules", json!({ "game": "kintai" }))
        .await;
    guess.says("Did you mean **Kintei**?");
    let rules = ada.press(&guess["message"], "Rules of Kintei").await;
    rules.says("### Kintei · Goal");
    let games = ada
        .command("games", "games", json!({ "kind": "trick" }))
        .await;
    games.says("Did you mean **Trix**?");
    let typed = json!({ "pace": "SLO" });
    let paces = ada.complete("games", "play kintei", "pace", typed).await;
    assert_eq!(paces, ["slow"]);
    let orders = json!({ "order": "" });
    let orders = ada.complete("games", "play kintei", "order", orders).await;
    assert_eq!(orders, ["shuffled", "listed"]);
    let unknown = ada
        .command("games", "play kintei", json!({ "pace": "soon" }))
        .await;
    unknown.says("`pace` can be one of");
}
