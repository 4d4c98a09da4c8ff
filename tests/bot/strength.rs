//! Strength of the computer: shown where a game is opened, stored, and named at its seat.

use serde_json::json;

use crate::house::{Answer, BOT, House, Match, code, components, menu_or_button, text};
use crate::proper::check_story;

#[tokio::test(flavor = "multi_thread")]
async fn who_names_a_strength_plays_against_it_and_so_in_the_rematch() {
    let house = House::open().await;
    let ada = house.person("ada");
    let opened = ada
        .command(
            "games",
            "play quadrangle",
            json!({ "computer": "strong", "where": "here", "order": "listed" }),
        )
        .await;
    opened.says("tavolino (strong)");
    opened.says("The game has started");
    let game = Match::of(&house, &opened["message"]).await;
    game.panel_with("tavolino (strong)").await;
    let inbox = ada.command("games", "games", json!({})).await;
    inbox.says("against tavolino (strong)");
    ada.resign(&game).await;
    game.panel_with("tavolino (strong) has won").await;
    let again = ada.press(&game.ending().await, "Rematch").await;
    again.says("has started");
    let inbox = ada.command("games", "games", json!({})).await;
    inbox.says("against tavolino (strong)");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_strength_said_is_that_of_every_bot_that_plays() {
    let house = House::open().await;
    let ada = house.person("ada");
    let named = json!({ "opponent": BOT, "where": "here", "opponent2": BOT, "computer": "easy", "where": "here" });
    let opened = ada.command("games", "play mindoku", named).await;
    opened.says("tavolino 1 (easy)");
    opened.says("tavolino 2 (easy)");
    // Where it is not named it takes the seats nobody is invited to, and one at least.
    let alone = json!({ "seats": 4, "computer": "easy", "where": "here" });
    let opened = ada.command("games", "play mindoku", alone).await;
    opened.says("tavolino 3 (easy)");
    opened.says("The game has started");
    let invited =
        json!({ "opponent": "bruno", "computer": "easy", "where": "here", "order": "listed" });
    let opened = ada.command("games", "play mindoku", invited).await;
    opened.says("tavolino (easy)");
    let too_many = json!({ "seats": 2, "opponent": "bruno", "computer": "easy", "where": "here" });
    let refused = ada.command("games", "play mindoku", too_many).await;
    assert_eq!(refused["ephemeral"], true, "{refused}");
    refused.says("more people than seats");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_at_the_card_adds_a_bot_of_any_strength() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let options = json!({ "seats": 4, "order": "listed" });
    let opened = ada.command("games", "play mindoku", options).await;
    let card = opened["message"].clone();
    let refused = bruno.press(&card, "Add computer").await;
    refused.says("Only the person who opened this game");
    let add = async |strength: &str| {
        let question = ada.press(&card, "Add computer").await;
        assert_eq!(question["ephemeral"], true, "{question}");
        ada.press(&question["message"], strength).await
    };
    add("Medium").await.says("tavolino (medium) · 2 free");
    add("Easy").await.says("tavolino 2 (easy) · 1 free");
    // A button of a card from before there was a question.
    let old = format!("bot|{}||strong", code(&card));
    ada.forge(&card, &old).await.says("The game has started");
    let game = Match::of(&house, &card).await;
    for named in [
        "tavolino 1 (medium)",
        "tavolino 2 (easy)",
        "tavolino 3 (strong)",
    ] {
        game.panel_with(named).await;
    }
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_says_how_strong_the_bot_is_where_nobody_does() {
    let house = House::open().await;
    let ada = house.person("ada");
    let shown = ada
        .command("games", "settings", json!({ "computer": "strong" }))
        .await;
    shown.says("default computer level: **strong**");
    let changed = ada.press(&shown["message"], "Computer level: easy").await;
    changed.says("**easy**");
    assert!(menu_or_button(
        &changed["message"],
        "Computer level: medium"
    ));
    let opened = ada.command("games", "play kintei", json!({})).await;
    let card = opened["message"].clone();
    let question = ada.press(&card, "Add computer").await;
    let usual = components(&question["message"]).find(|button| button["style"] == 1);
    assert_eq!(usual.map(|button| &button["label"]), Some(&json!("Easy")));
    let old = format!("bot|{}||", code(&card));
    ada.forge(&card, &old).await;
    let card = async || {
        let messages = ada.messages("games").await;
        let mut cards = messages.into_iter().filter(|one| one["id"] == card["id"]);
        cards.find(|card| text(&card["content"]).contains("tavolino (easy)"))
    };
    house.until("the server's strength plays", card).await;
    let named = json!({ "opponent": BOT, "where": "here" });
    let opened = ada.command("games", "play kumo", named).await;
    opened.says("tavolino (easy)");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_offered_a_draw_and_says_at_once_that_it_plays_on() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "computer": "easy", "where": "here", "order": "listed" });
    let game = Match::start(&house, "quadrangle", options, &["ada"]).await;
    let more = ada.press(&game.panel().await, "More").await;
    let refused = ada.press(&more["message"], "Draw").await;
    // A slow machine announces that it thinks, and says it afterwards.
    let path = format!("people/ada/interactions/{}", text(&refused["interaction"]));
    let refused = house
        .until("the bot plays on", async || {
            let standing = house.get(&path).await;
            let followups = standing["followups"].as_array().cloned();
            let followups = followups.unwrap_or_default().into_iter();
            let mut messages = followups.chain([standing["message"].clone()]);
            messages.find(|message| {
                text(&message["content"]).contains("agrees to a draw only when it is sure")
            })
        })
        .await;
    let flags = refused["flags"].as_u64().unwrap_or_default();
    assert_ne!(flags & 64, 0, "only Ada reads it: {refused}");
    assert_eq!(game.events().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_strong_bot_offers_a_draw_once_both_go_round_in_a_drawn_game() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "computer": "strong", "where": "here", "order": "listed" });
    let opened = ada.command("games", "play chasm", options).await;
    let game = Match::of(&house, &opened["message"]).await;
    let offered = async || {
        let messages = ada.messages(&game.thread).await;
        let mut offers = messages
            .into_iter()
            .filter(|message| text(&message["content"]).contains("offers a draw. A move"));
        offers.next()
    };
    // The computer that plays as advised is as strong as the advice.
    let mut offer = None;
    for _ in 0..60 {
        let hint = ada.command(&game.thread, "hint", json!({})).await;
        ada.confirm(&hint["message"]).await;
        game.settle().await;
        offer = offered().await;
        if offer.is_some() {
            break;
        }
    }
    let offer = offer.expect("they go round");
    let labels: Vec<&str> = components(&offer)
        .map(|button| text(&button["label"]))
        .collect();
    assert_eq!(labels, ["Accept the draw", "Decline the draw"]);
    assert_eq!(offer["pinged"], json!([ada.id()]));
    ada.press(&offer, "Accept the draw").await;
    game.panel_with("a draw between").await;
    check_story(&house).await;
}
