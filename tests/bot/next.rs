//! The ways on below one's own turn: the next match that waits, or what else there is.

use crate::house::{Answer, House};
use crate::proper::check_story;

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_leads_to_the_next_match_that_waits_and_the_last_one_to_what_else_there_is() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let first = house.game("kintei").await;
    let second = house.game("chasm").await;
    let third = house.game("kumo").await;
    for game in [&first, &second, &third] {
        game.settle().await;
    }
    let played = ada.turn(&first, "a1 b2").await;
    played.says("Played");
    assert_eq!(played.labels(), ["Plan ahead", "Next: Chasm (2 wait)"]);

    // In the same message; what the others play meanwhile replaces no choice in it.
    let next = ada.press(&played["message"], "Next: Chasm (2 wait)").await;
    assert_eq!(next["status"], "updated", "{next}");
    assert_eq!(next["message"]["id"], played["message"]["id"]);
    next.says("Chasm");
    bruno.turn(&first, "c4 a5 a4").await;
    first.settle().await;
    let second_turn = ada.turn(&second, "a1").await;
    let open = &second_turn["message"];
    assert_eq!(
        second_turn.labels(),
        ["Plan ahead", "Next: Kumo (2 wait)"],
        "Kintei waits again"
    );

    // The answer of the other player leaves the button where it is.
    bruno.turn(&second, "b2").await;
    let is_edited = async || {
        let messages = ada.messages(&second.thread).await;
        let now = messages.into_iter().find(|one| one["id"] == open["id"])?;
        let expected = ["Your turn", "What if …", "Next: Kumo (2 wait)"];
        (now.labels() == expected).then_some(())
    };
    house
        .until("it is one's turn in the same message", is_edited)
        .await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_waits_a_turn_offers_ones_games_and_the_unsolved_puzzle() {
    let house = House::open().await;
    let ada = house.person("ada");
    let game = house.kintei().await;
    game.settle().await;
    let played = ada.turn(&game, "a1 b2").await;
    let free = ["Plan ahead", "My games", "Puzzle of the day"];
    assert_eq!(played.labels(), free);
    let puzzle = ada.press(&played["message"], "Puzzle of the day").await;
    puzzle.says("Puzzle");
    let games = ada.press(&played["message"], "My games").await;
    games.says("Your games");
}
