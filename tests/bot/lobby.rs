//! Opening, joining, leaving, starting.

use serde_json::{Value, json};

use crate::house::{House, Match, code, text};

fn says(standing: &Value, words: &str) {
    let content = text(&standing["message"]["content"]);
    assert!(
        content.contains(words),
        "{words:?} is not in {content:?}: {standing}"
    );
}

/// A refusal is for the one who tried, alone.
fn refuses(standing: &Value, words: &str) {
    says(standing, words);
    assert_eq!(standing["ephemeral"], true, "{standing}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_fills_and_starts_by_itself() {
    let house = House::open().await;
    let (ada, bruno, chiara) = (
        house.person("ada"),
        house.person("bruno"),
        house.person("chiara"),
    );
    let opened = ada
        .command(
            "games",
            "play mindoku",
            json!({ "seats": 3, "board": "6x" }),
        )
        .await;
    let card = opened["message"].clone();
    says(&opened, "Mindoku");
    says(&opened, "6x");
    says(&opened, "Luciano Murrone");
    assert_eq!(code(&card).len(), 4);
    refuses(&ada.press(&card, "Join").await, "You have joined already.");
    says(&bruno.press(&card, "Join").await, "3. *free*");
    says(&bruno.press(&card, "Leave").await, "2. *free*");
    refuses(
        &bruno.press(&card, "Leave").await,
        "You haven't joined this game.",
    );
    refuses(
        &bruno.press(&card, "Start").await,
        "Only the person who opened this game",
    );
    refuses(
        &bruno.press(&card, "Cancel").await,
        "Only the person who opened this game",
    );
    refuses(&ada.press(&card, "Start").await, "it takes 2 to start");
    says(&bruno.press(&card, "Join").await, &bruno.id());
    says(&chiara.press(&card, "Join").await, "It has started");
    refuses(
        &house
            .person("dawid")
            .forge(&card, &format!("join|{}||", code(&card)))
            .await,
        "already started",
    );
    let game = Match::of(&house, &card).await;
    let panel = game.panel_says("← to move").await;
    for person in [ada, bruno, chiara] {
        assert!(text(&panel["content"]).contains(&person.id()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_keeps_a_seat_and_calls_once() {
    let house = House::open().await;
    let (ada, bruno, chiara) = (
        house.person("ada"),
        house.person("bruno"),
        house.person("chiara"),
    );
    let opened = ada
        .command("games", "play kintei", json!({ "opponent": "bruno" }))
        .await;
    let card = opened["message"].clone();
    assert_eq!(card["pinged"], json!([bruno.id()]), "{card}");
    refuses(
        &chiara.press(&card, "Join").await,
        "kept for people who were invited",
    );
    says(&bruno.press(&card, "Leave").await, "2. *free*");
    says(&chiara.press(&card, "Join").await, "It has started");
}

#[tokio::test(flavor = "multi_thread")]
async fn fewer_than_asked_may_start_and_the_computer_may_join() {
    let house = House::open().await;
    let (ada, bruno) = (house.person("ada"), house.person("bruno"));
    let opened = ada
        .command("games", "play mindoku", json!({ "seats": 4 }))
        .await;
    let card = opened["message"].clone();
    refuses(
        &bruno.press(&card, "Add bot").await,
        "Only the person who opened this game",
    );
    says(&ada.press(&card, "Add bot").await, "2. the bot");
    says(&ada.press(&card, "Start").await, "It has started");
    Match::of(&house, &card).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_called_off_by_its_opener_or_when_nobody_is_left() {
    let house = House::open().await;
    let (ada, bruno) = (house.person("ada"), house.person("bruno"));
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    says(&ada.press(&card, "Cancel").await, "called off");
    let join = format!("join|{}||", code(&card));
    refuses(&bruno.forge(&card, &join).await, "called off");
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    says(&ada.press(&card, "Leave").await, "called off");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_set_is_refused_in_a_sentence() {
    let house = House::open().await;
    let ada = house.person("ada");
    let too_many = ada
        .command(
            "games",
            "play mindoku",
            json!({ "board": "4x", "seats": 6 }),
        )
        .await;
    refuses(&too_many, "for 2 to 4 seats");
    let oneself = ada
        .command("games", "play kintei", json!({ "opponent": "ada" }))
        .await;
    refuses(&oneself, "You have a seat already");
    let guests = json!({ "seats": 2, "opponent": "bruno", "opponent2": "chiara" });
    refuses(
        &ada.command("games", "play mindoku", guests).await,
        "more opponents than seats",
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_delivered_twice_opens_one_game() {
    let house = House::open().await;
    house.control("duplicate", json!({ "count": 1 })).await;
    let ada = house.person("ada");
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    let listed = ada.command("games", "games", json!({})).await;
    let content = text(&listed["message"]["content"]);
    assert_eq!(content.matches("Kintei").count(), 1, "{content}");
    assert!(content.contains(&code(&card)));
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_can_be_as_listed() {
    let house = House::open().await;
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let game = Match::start(&house, "kintei", options, &["ada", "bruno"]).await;
    assert_eq!(game.to_act(&["ada", "bruno"]).await, ["ada"]);
}
