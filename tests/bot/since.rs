//! The report of the others' turns since one's own, at a table of three.

use serde_json::{Value, json};
use tavolino_games::games;

use crate::house::{Answer, House, Match, text};
use crate::proper::check_story;

#[tokio::test(flavor = "multi_thread")]
async fn a_player_of_three_reads_all_that_happened_since_their_last_turn() {
    let house = House::open().await;
    let options = json!({ "opponent": "bruno", "opponent2": "dawid", "order": "listed" });
    let people = ["ada", "bruno", "dawid"];
    let game = Match::start(&house, "chasm", options, &people).await;
    let entry = games::find("chasm").unwrap();
    let table = entry.info.table(&[].into(), Some(3)).unwrap();
    let mut board = (entry.open)(&table, Value::Null).unwrap();
    for round in 0..2 {
        for name in people {
            let seat = board.to_act().first().unwrap();
            let person = house.person(name);
            let panel = game.panel().await;
            let shown = person.press(&panel, "Your turn").await;
            let content = text(&shown["message"]["content"]).to_owned();
            let listed = content.lines().filter(|line| line.starts_with("- "));
            let expected = if round == 0 { 0 } else { 2 };
            assert_eq!(listed.count(), expected, "{name} {round}: {content}");
            assert_eq!(content.contains("Since your move:"), round > 0, "{content}");
            let turn = board.turns(seat).swap_remove(0);
            person.turn(&game, &turn).await;
            board.play(seat, &turn).unwrap();
        }
    }
    // The table has it, too, for the one who is to act.
    let panel = game.panel_with("Since the last move of").await;
    let content = text(&panel["content"]);
    let listed = content.lines().filter(|line| line.starts_with("- "));
    assert_eq!(listed.count(), 2, "{content}");
    // After a turn was taken back only what happened since is listed.
    let dawid = house.person("dawid");
    dawid
        .command(&game.thread, "undo", json!({}))
        .await
        .says("Taken back");
    let panel = game.panel_with("Last: ").await;
    assert!(
        !text(&panel["content"]).contains("Since the last move"),
        "{panel}"
    );
    check_story(&house).await;
}
