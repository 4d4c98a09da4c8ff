//! Answers whose warnings cannot be read from the database: the deed reads as done.

use serde_json::json;
use sqlx::Executor;

use crate::house::{Answer, House, offered, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_is_stored_reads_as_played_where_what_is_added_fails() {
    let house = House::open().await;
    let game = house.game("mindoku").await;
    game.settle().await;
    let ada = house.person("ada");
    let mut shown = ada.press(&game.panel().await, "Your turn").await["message"].clone();
    while let Some(value) = offered(&shown).first() {
        shown = ada.pick(&shown, value).await["message"].clone();
    }
    // Whether direct messages are closed is asked with the answer, where something is hidden.
    let eye = house.pool().await;
    let taken = "alter table closed_dms rename to elsewhere";
    eye.execute(taken).await.unwrap();
    let played = ada.confirm(&shown).await;
    eye.execute("alter table elsewhere rename to closed_dms")
        .await
        .unwrap();
    assert_eq!(played["status"], "updated", "{played}");
    played.says("Played");
    assert_eq!(game.events().await, 1);
    house
        .until_logged("answer given without its warnings", 1)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_files_are_taken_a_turn_is_played_and_read_as_text() {
    let house = House::open().await;
    let game = house.kintei().await;
    game.settle().await;
    let panel = game.panel().await;
    let deny = json!({ "channel": "games", "who": "bot", "deny": ["ATTACH_FILES"] });
    house.control("permissions", deny).await;
    // By menus: a message, and what it becomes.
    let ada = house.person("ada");
    let mut shown = ada.press(&panel, "Your turn").await;
    loop {
        let message = &shown["message"];
        let content = text(&message["content"]);
        assert!(content.contains("```\n"), "{shown}");
        assert_eq!(message["attachments"], json!([]), "{shown}");
        let Some(value) = offered(message).first().cloned() else {
            break;
        };
        shown = ada.pick(message, &value).await;
    }
    let played = ada.confirm(&shown["message"]).await;
    let content = text(&played["message"]["content"]);
    assert!(
        content.contains("Played") && content.contains("```\n"),
        "{content}"
    );
    assert_eq!(game.events().await, 1);
    // In words, and other pictures.
    let bruno = house.person("bruno");
    let mut turn = String::new();
    loop {
        let typed = json!({ "turn": turn });
        let turns = bruno.complete(&game.thread, "move", "turn", typed).await;
        if turns[0] == turn {
            break;
        }
        turn.clone_from(&turns[0]);
    }
    let played = bruno.turn(&game, turn).await;
    let content = text(&played["message"]["content"]);
    assert!(content.contains("```\n"), "{played}");
    let rules = json!({ "game": "kintei" });
    let others = [
        ("board", json!({})),
        ("history", json!({})),
        ("rules", rules),
    ];
    for (command, options) in others {
        let shown = ada.command(&game.thread, command, options).await;
        let content = text(&shown["message"]["content"]);
        assert!(
            content.len() > 10 && shown["ephemeral"] == true,
            "{command}: {shown}"
        );
        assert_eq!(
            shown["message"]["attachments"],
            json!([]),
            "{command}: {shown}"
        );
    }
}
