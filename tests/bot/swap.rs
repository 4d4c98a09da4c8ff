//! The swap as people meet it: an option of `/play`, named on the card, one tap after the first
//! move, and the colours that change hands.

use serde_json::json;

use crate::house::{Answer, House, Match, PEOPLE, menu_or_button, text};
use crate::proper::check_story;

#[tokio::test(flavor = "multi_thread")]
async fn the_second_seat_takes_over_the_first_with_one_tap() {
    let house = House::of_program().await;
    let [ada, bruno] = house.people();
    let options = json!({ "order": "listed", "swap": "yes" });
    let opened = ada
        .command("games", "play quadrangle", options.clone())
        .await;
    opened.says("seat 2 may take over seat 1 (our option)");
    bruno.press(&opened["message"], "Join").await;
    let game = Match::of(&house, &opened["message"]).await;
    game.panel_with(&format!("◯ blue · <@{}>", ada.id())).await;
    // Nothing is to be taken over before the first move.
    let first = ada.command(&game.thread, "board", json!({})).await;
    let first = ada.press(&first["message"], "Your turn").await;
    assert!(!menu_or_button(&first["message"], "Take over"), "{first}");
    // Walked ahead, the swap is one of the rival's turns.
    let ahead = ada.command(&game.thread, "board", json!({})).await;
    let ahead = ada.press(&ahead["message"], "What if …").await;
    let rivals = ada.press(&ahead["message"], "b2").await;
    let own = ada.press(&rivals["message"], "Take over ◯ blue").await;
    own.says("`swap`");
    own.says("… you answer …");
    ada.turn(&game, "b2").await.says("Played");

    let board = bruno.command(&game.thread, "board", json!({})).await;
    let menus = bruno.press(&board["message"], "Your turn").await;
    menus.says_privately("Only now: instead of a move you may take over ◯ blue");
    let taken = bruno.press(&menus["message"], "Take over ◯ blue").await;
    taken.says("You took over ◯ blue, and the rival goes on with ▲ gold.");
    let panel = game.panel_with("took over ◯ blue").await;
    let content = text(&panel["content"]);
    assert!(
        content.contains(&format!("◯ blue · <@{}>", bruno.id())),
        "{content}"
    );
    assert!(
        content.contains(&format!("▲ gold · <@{}>", ada.id())),
        "{content}"
    );
    assert_eq!(game.to_act(&PEOPLE).await, ["ada"]);
    // A stale button of the menu does nothing more.
    let late = bruno.press(&menus["message"], "Take over ◯ blue").await;
    assert_eq!(game.events().await, 2, "{late}");

    // It is taken back as a move is, and played again by its word.
    let back = bruno.command(&game.thread, "undo", json!({})).await;
    assert!(!back["message"].is_null(), "{back}");
    game.panel_with(&format!("◯ blue · <@{}>", ada.id())).await;
    bruno.turn(&game, "swap").await.says("You took over ◯ blue");
    // Ada goes on as gold, and Bruno, who has b2 now, wins with it.
    for (person, turn) in [
        (&ada, "c3"),
        (&bruno, "a1"),
        (&ada, "d4"),
        (&bruno, "a2"),
        (&ada, "d1"),
        (&bruno, "b1"),
    ] {
        person.turn(&game, turn).await;
    }
    let ending = game.ending().await;
    let content = text(&ending["content"]);
    assert!(
        content.contains(&format!("◯ <@{}>", bruno.id())),
        "{content}"
    );
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_option_is_completed_and_refused_beside_two_games() {
    let house = House::of_program().await;
    let ada = house.person("ada");
    let both = json!({ "games": "2", "swap": "yes" });
    let refused = ada.command("games", "play kintei", both).await;
    refused.says_privately("there is nothing to take over");
    let unknown = json!({ "swap": "perhaps" });
    let refused = ada.command("games", "play kintei", unknown).await;
    refused.says_privately("`swap`");
    let off = json!({ "swap": "no" });
    let opened = ada.command("games", "play kintei", off).await;
    assert!(!text(&opened["message"]["content"]).contains("our option"));
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_plays_at_a_table_with_the_option() {
    let house = House::of_program().await;
    let ada = house.person("ada");
    let options = json!({ "order": "listed", "swap": "yes", "computer": "easy", "where": "here" });
    let opened = ada.command("games", "play quadrangle", options).await;
    let game = Match::of(&house, &opened["message"]).await;
    // The first seat wins by a turn in the middle, and the computer takes it over or answers.
    ada.turn(&game, "b2").await;
    let answered = async || (game.events().await == 2).then_some(());
    house.until("the computer has answered", answered).await;
    check_story(&house).await;
}
