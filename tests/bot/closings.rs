//! Closed private messages: each is edited once more before its token expires, with a button that
//! opens it again.

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, Person, components, text};
use crate::proper::check_story;

/// So long after an answer its message gets its last edit.
const CLOSING: i64 = 14 * 60_000 + 5_000;

/// The message as it is once it can be opened again.
async fn closed(person: Person<'_>, thread: &str, answer: &Value) -> Value {
    let id = &answer["message"]["id"];
    person
        .sees(thread, "the message can be opened again", |message| {
            message["id"] == *id
                && (components(message).any(|button| button["label"] == "Open again"))
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_message_is_edited_once_more_and_opens_again() {
    let house = House::of_program().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    let picker = ada.press(&game.panel().await, "Your turn").await;
    let board = bruno.command(&game.thread, "board", json!({})).await;
    board.says("before the first move");
    house.advance(CLOSING).await;
    let shut = closed(ada, &game.thread, &picker).await;
    shut.says("this menu is closed");
    assert_eq!(
        shut["attachments"],
        json!([]),
        "the picture of a choice is gone"
    );
    assert_eq!(components(&shut).count(), 1);
    let kept = closed(bruno, &game.thread, &board).await;
    assert_eq!(
        kept["content"], board["message"]["content"],
        "what stays true stays"
    );
    assert_eq!(kept["attachments"].as_array().unwrap().len(), 1);
    // It is her turn: the menus. It is not his: the position.
    let again = ada.press(&shut, "Open again").await;
    assert_eq!(again["status"], "updated", "{again}");
    assert!(components(&again["message"]).count() > 1, "{again}");
    let seen = bruno.press(&kept, "Open again").await;
    assert_eq!(seen["status"], "updated", "{seen}");
    seen.says(format!("Move 1 is for ◯ <@{}>.", ada.id()));
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_closed_in_time_where_discord_took_its_time_with_the_answer() {
    let house = House::of_program().await;
    let game = house.kintei().await;
    let [_, bruno] = house.people();
    // Read before the bot hears that it was sent: meanwhile the clock goes on.
    let slow = json!({ "path": "/interactions/*/*/callback", "status": "late", "hold_ms": 1500 });
    house.control("faults", slow).await;
    let board = bruno.command(&game.thread, "board", json!({})).await;
    house.advance(CLOSING).await;
    closed(bruno, &game.thread, &board).await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_a_turn_holds_for_ever_from_its_first_text() {
    let house = House::of_program().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    let played = ada.turn(&game, "a1 a4").await;
    let content = text(&played["message"]["content"]).to_owned();
    assert!(
        content.contains(&format!("Move 2 is for ▲ <@{}>.", bruno.id())),
        "{content}"
    );
    bruno.turn(&game, "c2 a5 b4").await;
    let own = async || {
        let messages = ada.messages(&game.thread).await;
        let own = messages
            .into_iter()
            .find(|one| one["id"] == played["message"]["id"])?;
        let content = text(&own["content"]);
        assert!(!content.contains("your turn"), "{content}");
        content
            .contains("**Move 3 is yours.** Deadline: <t:")
            .then_some(())
    };
    house.until("her answer follows the game", own).await;
    house.advance(CLOSING).await;
    let kept = closed(ada, &game.thread, &played).await;
    kept.says("**Move 3 is yours.**");
    assert_eq!(components(&kept).count(), 1);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_is_not_closed() {
    let house = House::of_program().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    let played = ada.turn(&game, "a1 a4").await;
    bruno.resign(&game).await;
    let picker = bruno.command(&game.thread, "board", json!({})).await;
    game.ending().await;
    let own = async || {
        let messages = ada.messages(&game.thread).await;
        let mut messages = messages.into_iter();
        let own = messages.find(|one| one["id"] == played["message"]["id"])?;
        text(&own["content"])
            .contains("The game is over")
            .then_some(own)
    };
    let before = house.until("her answer shows the end", own).await;
    house.advance(CLOSING).await;
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    assert_eq!(own().await.unwrap()["components"], before["components"]);
    let messages = bruno.messages(&game.thread).await;
    let shown = messages
        .into_iter()
        .find(|one| one["id"] == picker["message"]["id"]);
    assert_eq!(
        shown.unwrap()["components"],
        picker["message"]["components"]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_to_oneself_is_told_so() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    ada.turn(&game, "a1 a4").await;
    let back = ada.command(&game.thread, "undo", json!({})).await;
    let content = text(&back["message"]["content"]);
    assert!(
        content.starts_with("Taken back: `a1 a4`.\n**Move 1 is yours.**"),
        "{content}"
    );
    let offered = ada.command(&game.thread, "draw", json!({})).await;
    let content = text(&offered["message"]["content"]);
    assert!(
        content.contains("\n**Move 1 is yours.**") && !content.contains(&ada.id()),
        "{content}"
    );
    let declined = bruno.command(&game.thread, "draw", json!({})).await;
    let declined = bruno.press(&declined["message"], "Decline the draw").await;
    declined.says(format!("Move 1 is for ◯ <@{}>.", ada.id()));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_deadline_is_named_once() {
    let house = House::open().await;
    let people = ["ada", "bruno", "chiara", "dawid"];
    let options = json!({ "seats": 4, "order": "listed" });
    let game = Match::start(&house, "dungeon-chess", options, &people).await;
    let panel = game.panel().await;
    let content = text(&panel["content"]);
    assert_eq!(content.matches("← to move").count(), 4, "{content}");
    assert_eq!(content.matches(":R>").count(), 1, "{content}");
}
