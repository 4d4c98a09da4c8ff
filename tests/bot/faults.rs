//! Discord failing in every way we know: nothing is lost, nothing comes twice.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{House, Match, text};

const PEOPLE: [&str; 2] = ["ada", "bruno"];
const LINE: [&str; 4] = ["a1 b2", "c4 a5 a4", "c3 b1 a2", "c4 e5 e4"];

async fn kintei(house: &House) -> Match<'_> {
    let options = json!({ "opponent": "bruno", "order": "listed" });
    Match::start(house, "kintei", options, &PEOPLE).await
}

async fn settles(game: &Match<'_>, turns: usize) {
    let house = game.house;
    house
        .until("the panel and the ping are true", async || {
            let acting = game.to_act(&PEOPLE).await;
            let pings = game.pings().await;
            let expected = PEOPLE[turns % 2];
            let called = json!([house.person(expected).id()]);
            (acting == [expected] && pings.len() == 1 && pings[0]["pinged"] == called).then_some(())
        })
        .await;
}

/// Every ping that was ever posted, by what it said in the log of requests that counted.
async fn pings_posted(house: &House) -> usize {
    let posted = |entry: &&Value| {
        entry["method"] == "POST"
            && text(&entry["path"]).ends_with("/messages")
            && text(&entry["body"]["content"]).contains("your turn")
    };
    let mut nonces: Vec<String> = house
        .requests()
        .await
        .iter()
        .filter(posted)
        .map(|e| e["body"]["nonce"].to_string())
        .collect();
    nonces.sort();
    nonces.dedup();
    nonces.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_failure_is_survived() {
    let kinds = [
        json!({ "status": 429, "when": "before", "retry_after": 0.2 }),
        json!({ "status": 500, "when": "before" }),
        json!({ "status": 500, "when": "after" }),
        json!({ "status": 502, "when": "before" }),
        json!({ "status": 502, "when": "after" }),
    ];
    let house = House::open().await;
    for kind in kinds {
        let game = kintei(&house).await;
        settles(&game, 0).await;
        let before = pings_posted(&house).await;
        for (turns, turn) in LINE.iter().enumerate() {
            for path in ["/channels/*/messages", "/interactions"] {
                let mut fault = kind.clone();
                fault["count"] = json!(2);
                fault["path"] = json!(path);
                house.control("faults", fault).await;
            }
            let person = house.person(PEOPLE[turns % 2]);
            person.play(&game.thread, json!({ "turn": turn })).await;
            settles(&game, turns + 1).await;
            house
                .request(reqwest::Method::DELETE, "control/faults", Value::Null)
                .await;
        }
        assert_eq!(game.events().await, LINE.len() as i64, "{kind}");
        assert_eq!(
            pings_posted(&house).await - before,
            LINE.len(),
            "one ping a turn: {kind}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_hangs_is_given_up_and_made_again() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let fault = json!({ "count": 1, "path": "/channels/*/messages", "status": "timeout", "hold_ms": 60_000, "when": "after" });
    house.control("faults", fault).await;
    house
        .person("ada")
        .play(&game.thread, json!({ "turn": LINE[0] }))
        .await;
    settles(&game, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_may_drop_reconnect_and_forget_the_session() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let ways = [
        json!({ "action": "drop" }),
        json!({ "action": "reconnect" }),
        json!({ "action": "invalid", "resumable": true }),
    ];
    for (turns, way) in ways.iter().enumerate() {
        house.control("gateway", way.clone()).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        house
            .until("the bot is back", async || {
                let gateway = house.get("control/gateway").await;
                (gateway["connected"].as_i64() == Some(1)).then_some(())
            })
            .await;
        let person = house.person(PEOPLE[turns % 2]);
        let played = async || {
            person
                .play(&game.thread, json!({ "turn": LINE[turns] }))
                .await;
            (game.events().await == turns as i64 + 1).then_some(())
        };
        house.until("the turn is played", played).await;
        settles(&game, turns + 1).await;
    }
}
