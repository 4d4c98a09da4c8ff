//! `/hint`: the turn that the computer would play at a seat.

use serde_json::json;

use crate::house::{Answer, House, Match, text};
use crate::proper::check_story;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_the_computer_alone_is_shown_a_turn_and_can_play_it() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "computer": "easy", "where": "here", "order": "listed" });
    let opened = ada.command("games", "play quadrangle", options).await;
    let game = Match::of(&house, &opened["message"]).await;
    let hint = ada.command(&game.thread, "hint", json!({})).await;
    assert_eq!(hint["ephemeral"], true, "{hint}");
    hint.says("**Hint:**");
    let played = ada.confirm(&hint["message"]).await;
    played.says("Played");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_nobody_is_told_what_to_do() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "opponent": "bruno" });
    let opened = ada.command("games", "play quadrangle", options).await;
    let bruno = house.person("bruno");
    bruno.press(&opened["message"], "Join").await;
    let game = Match::of(&house, &opened["message"]).await;
    for person in [&ada, &bruno] {
        let refused = person.command(&game.thread, "hint", json!({})).await;
        refused.says("Hints are for games against the computer");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_question_has_the_same_answer() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({
        "computer": "easy", "where": "here", "order": "listed", "board": "4x", "mode": "competitive",
    });
    let opened = ada.command("games", "play mindoku", options).await;
    let game = Match::of(&house, &opened["message"]).await;
    let mut answers = Vec::new();
    for _ in 0..4 {
        let hint = ada.command(&game.thread, "hint", json!({})).await;
        answers.push(text(&hint["message"]["content"]).to_owned());
    }
    assert!(answers[0].contains("**Hint:**"), "{}", answers[0]);
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
}
