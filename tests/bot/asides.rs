//! What is done reads as done, also where what belongs to the answer cannot be found.

use serde_json::json;
use sqlx::Executor;

use crate::house::{House, Match, offered, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_is_stored_reads_as_played_where_what_is_added_fails() {
    let house = House::open().await;
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let game = Match::start(&house, "mindoku", options, &["ada", "bruno"]).await;
    game.all_is_told().await;
    let ada = house.person("ada");
    let mut shown = ada.press(&game.panel().await, "Your turn").await["message"].clone();
    while let Some(value) = offered(&shown).first() {
        shown = ada.pick(&shown, value).await["message"].clone();
    }
    // Whether direct messages are closed is asked with the answer, where something is hidden.
    let eye = house.eye().await;
    let taken = "alter table closed_dms rename to elsewhere";
    eye.execute(taken).await.unwrap();
    let played = ada.press(&shown, "Confirm").await;
    eye.execute("alter table elsewhere rename to closed_dms")
        .await
        .unwrap();
    assert_eq!(played["status"], "updated", "{played}");
    let content = text(&played["message"]["content"]);
    assert!(content.contains("Played"), "{content}");
    assert_eq!(game.events().await, 1);
    assert!(
        house.log().contains("without what belongs to it"),
        "{}",
        house.log()
    );
}
