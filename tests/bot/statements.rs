//! Database statements of one turn, from the command to the panel and the mention.

use std::time::Duration;

use serde_json::json;

use crate::house::{Answer, House, PEOPLE, engine};

const LINE: [&str; 4] = ["a1 b2", "c4 a5 a4", "c3 b1 a2", "c4 e5 e4"];

/// Statements of a turn, those that look whether something is due included, and whether the next
/// player has quiet hours, and what the player can do next; and what a server's processes agree
/// on: who delivers it.
const MOST: usize = 32;
const AGREED: usize = 3;

/// The statements logged after the first `since` lines.
fn statements(house: &House, since: usize) -> Vec<String> {
    let log = house.log();
    let lines = log
        .lines()
        .skip(since)
        .filter(|line| line.contains("sqlx::query"))
        // Written behind, once a second at most.
        .filter(|line| !line.contains("insert into gateway_sessions"))
        // A server's driver logs this one like a statement, and a file's does not.
        .filter(|line| !line.contains("summary=\"COMMIT\""));
    lines.map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_takes_few_statements() {
    let house = House::logging_statements().await;
    let game = house.kintei().await;
    let mut fewest: Option<Vec<String>> = None;
    for (number, turn) in LINE.iter().enumerate() {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let since = house.log().lines().count();
        let person = house.person(PEOPLE[number % 2]);
        let played = person.turn(&game, turn).await;
        played.says("Played");
        let called = json!([house.person(PEOPLE[(number + 1) % 2]).id()]);
        house
            .until("the next one is called", async || {
                let pings = game.pings().await;
                (pings.len() == 1 && pings[0]["pinged"] == called).then_some(())
            })
            .await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        // Now and then something else is looked after beside it.
        let taken = statements(&house, since);
        if fewest
            .as_ref()
            .is_none_or(|fewest| taken.len() < fewest.len())
        {
            fewest = Some(taken);
        }
    }
    let fewest = fewest.unwrap();
    println!("{} statements:\n{}", fewest.len(), fewest.join("\n"));
    assert!(!fewest.is_empty(), "they are logged");
    let most = MOST + if engine::is_server() { AGREED } else { 0 };
    assert!(
        fewest.len() <= most,
        "{}:\n{}",
        fewest.len(),
        fewest.join("\n")
    );
    let inserts = fewest
        .iter()
        .filter(|line| line.contains("insert into notices"));
    assert_eq!(inserts.count(), 1, "one for all notices");
}
