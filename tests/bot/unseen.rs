//! Results wait until they are seen: `/games` shows them first, once.

use serde_json::json;

use crate::house::{Answer, House, menu_or_button};
use crate::proper::check_story;

const TITLE: &str = "### Ended since you last looked";

#[tokio::test(flavor = "multi_thread")]
async fn a_result_stands_above_ones_games_until_it_is_seen() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let game = house.settled_kintei().await;
    let list = async |person: &crate::house::Person<'_>| {
        let shown = person.command("games", "games", json!({})).await;
        shown.content().to_owned()
    };
    assert!(!list(&ada).await.contains(TITLE));
    ada.turn(&game, "a1 b2").await;
    bruno.resign(&game).await;
    game.ending().await;

    let shown = ada.command("games", "games", json!({})).await;
    shown.says(TITLE);
    shown.says(format!("<@{}> has won Kintei against", ada.id()));
    assert_eq!(shown["ephemeral"], true, "{shown}");
    // The list itself follows.
    house.message_with("games", "You have no games yet.").await;
    let message = &shown["message"];
    for button in ["Analysis", "Rematch"] {
        let label = format!("{button} · {}", game.code);
        assert!(menu_or_button(message, &label), "{label}: {message}");
    }
    assert!(!list(&ada).await.contains(TITLE), "it is seen");
    assert!(!list(&bruno).await.contains(TITLE), "the end was his own");

    let rematch = ada
        .press(message, &format!("Rematch · {}", game.code))
        .await;
    assert_ne!(rematch["status"], "failed", "{rematch}");
    check_story(&house).await;
}
