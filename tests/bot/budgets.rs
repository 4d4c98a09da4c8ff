//! One person's script is held back, kindly and alone; turns can be played at any time, and hands
//! never notice.

use futures::future::join_all;
use serde_json::{Value, json};

use crate::house::{Answer, House, text};

/// Requests at once. A budget fills while it is used, on a busy machine faster than one request
/// after the other empties it.
const AT_ONCE: usize = 20;

/// Asks for something until it is refused; how often it was given.
async fn until_refused(most: usize, ask: impl AsyncFn() -> Value) -> (usize, Value) {
    let mut given = 0;
    while given < most {
        let answers = join_all((0..AT_ONCE).map(|_| ask())).await;
        given += answers.iter().filter(|answer| !is_refused(answer)).count();
        if let Some(refused) = answers.into_iter().find(is_refused) {
            return (given, refused);
        }
    }
    panic!("{most} were given");
}

fn is_refused(answer: &Value) -> bool {
    text(&answer["message"]["content"]).contains("<t:")
        && answer["message"]["attachments"] == json!([])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_script_is_told_when_to_go_on_and_its_games_go_on_meanwhile() {
    let house = House::with_budgets().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    let board = async || ada.command(&game.thread, "board", json!({})).await;
    let (given, refused) = until_refused(2_000, &board).await;
    assert!(given >= 600, "nobody taps so often: {given}");
    let sentence = text(&refused["message"]["content"]);
    assert!(sentence.contains("a lot of pictures"), "{refused}");
    assert_eq!(refused["ephemeral"], true, "nobody else reads it");

    let other = bruno.command(&game.thread, "board", json!({})).await;
    assert_ne!(other["message"]["attachments"], json!([]), "{other}");
    let played = ada.turn(&game, "a1 b2").await;
    played.says("Played");

    let turn = json!({ "turn": "" });
    let complete = || bruno.complete(&game.thread, "move", "turn", turn.clone());
    let mut typed = 0;
    loop {
        let choices = join_all((0..AT_ONCE).map(|_| complete())).await;
        let completed = choices.iter().filter(|choices| !choices.is_empty()).count();
        typed += completed;
        if completed < AT_ONCE {
            break;
        }
        assert!(typed < 5_000, "nobody types so much");
    }
    assert!(typed >= 1_200, "a busy minute of typing: {typed}");

    // It is the bot's own clock by which time goes on.
    house.advance(61_000).await;
    house
        .until("the budget is full again", async || {
            let board = board().await;
            (board["message"]["attachments"] != json!([])).then_some(())
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_busy_minute_by_hand_is_never_held_back() {
    let house = House::with_budgets().await;
    let game = house.kintei().await;
    let ada = house.person("ada");
    // A person reads everything there is, every three seconds.
    for _ in 0..20 {
        for command in ["board", "history", "games", "help", "rules"] {
            let options = match command {
                "rules" => json!({ "game": "kintei" }),
                _ => json!({}),
            };
            let answer = ada.command(&game.thread, command, options).await;
            let content = text(&answer["message"]["content"]);
            assert!(
                !content.contains("a lot of pictures"),
                "{command}: {answer}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn minor_things_have_a_budget_too_and_what_ends_a_game_has_none() {
    let house = House::open_with_budgets().await;
    let game = house.kintei().await;
    let ada = house.person("ada");
    for command in ["vacation status", "remind show", "settings", "privacy show"] {
        let ask = async || ada.command(&game.thread, command, json!({})).await;
        let (_, refused) = until_refused(1_000, ask).await;
        let sentence = text(&refused["message"]["content"]);
        assert!(sentence.contains("a lot within a minute"), "{refused}");
        assert_eq!(refused["ephemeral"], true, "nobody else reads it");
    }
    ada.resign(&game).await;
    assert_eq!(game.events().await, 1, "she has resigned");
    let question = ada.command(&game.thread, "privacy delete", json!({})).await;
    let content = text(&question["message"]["content"]);
    assert!(!content.contains("a lot within"), "{question}");
}
