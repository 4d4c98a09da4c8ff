//! A bot moves to another database, and back to one of its engine.

use std::process::Command;

use serde_json::json;

use crate::house::{House, Match, engine};
use crate::program::{fails, says};

fn copy(house: &House, from: &str, to: &str) -> Command {
    let mut copy = house.program();
    copy.args(["copy", from, to]);
    copy
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_in_the_database_that_its_own_was_copied_to() {
    let mut house = House::open().await;
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let (code, thread) = {
        let game = Match::start(&house, "kintei", options, &["ada", "bruno"]).await;
        let ada = house.person("ada");
        ada.turn(&game, "a1 b2").await;
        game.panel_with("Last:").await;
        (game.code, game.thread)
    };
    let chiara = house.person("chiara");
    let question = chiara.command("games", "privacy delete", json!({})).await;
    chiara
        .press(&question["message"], "Yes, erase everything")
        .await;
    let file = format!(
        "sqlite://{}",
        house.database().with_file_name("moved.db").display()
    );
    tokio::task::block_in_place(|| fails(&mut copy(&house, &house.address(), &file), "at work"));
    assert_eq!(house.stop_bot().await, Some(0));
    let erased = std::fs::read(house.beside(".erased")).unwrap();
    let elsewhere = engine::folder();
    let again = engine::address(elsewhere.path());
    tokio::task::block_in_place(|| {
        let report = says(&mut copy(&house, &house.address(), &file));
        assert!(report.contains("matches: 1 row, as they were."), "{report}");
        assert!(report.contains("moved.db.erased"), "{report}");
        fails(&mut copy(&house, &house.address(), &file), "is not empty");
        // As after a copy that was interrupted at its end.
        fails(
            &mut copy(&house, &house.address(), &file),
            "an earlier copy came to its end",
        );
        let report = says(&mut copy(&house, &file, &again));
        assert!(report.contains("events: 1 row, as they were."), "{report}");
    });
    let moved = house.database().with_file_name("moved.db.erased");
    assert_eq!(std::fs::read(moved).unwrap(), erased);
    let name = engine::beside(elsewhere.path(), ".erased");
    let name = name.file_name().unwrap();
    let there = if engine::is_server() {
        house.beside(".erased").with_file_name(name)
    } else {
        elsewhere.path().join(name)
    };
    assert_eq!(std::fs::read(there).unwrap(), erased);
    house.env = vec![("DATABASE_URL", again)];
    house.start_bot().await;
    let game = Match {
        house: &house,
        code,
        thread,
    };
    let bruno = house.person("bruno");
    bruno.turn(&game, "c4 a5 a4").await;
    game.panel_with("c4").await;
}
