//! Discord failing in every way we know: nothing is lost, nothing comes twice.

use std::time::Duration;

use rand::SeedableRng;
use serde_json::{Value, json};
use tavolino_games::game::Rng;

use crate::confirms::Confirms;
use crate::house::{Answer, House, Match, PEOPLE, long_line_of, text};

const LINE: [&str; 4] = ["a1 b2", "c4 a5 a4", "c3 b1 a2", "c4 e5 e4"];

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

/// Ways in which a request fails.
fn kinds() -> [Value; 5] {
    [
        json!({ "status": 429, "when": "before", "retry_after": 0.2 }),
        json!({ "status": 500, "when": "before" }),
        json!({ "status": 500, "when": "after" }),
        json!({ "status": 502, "when": "before" }),
        json!({ "status": 502, "when": "after" }),
    ]
}

/// The next requests to this path fail.
async fn fail(house: &House, kind: &Value, path: &str) {
    let mut fault = kind.clone();
    fault["count"] = json!(2);
    fault["path"] = json!(path);
    house.control("faults", fault).await;
}

async fn fail_no_more(house: &House) {
    let delete = reqwest::Method::DELETE;
    house.request(delete, "control/faults", Value::Null).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_failure_is_survived() {
    let house = House::open().await;
    for kind in kinds() {
        let game = house.kintei().await;
        settles(&game, 0).await;
        let before = pings_posted(&house).await;
        for (turns, turn) in LINE.iter().enumerate() {
            for path in ["/channels/*/messages", "/interactions"] {
                fail(&house, &kind, path).await;
            }
            let person = house.person(PEOPLE[turns % 2]);
            person.turn(&game, turn).await;
            settles(&game, turns + 1).await;
            fail_no_more(&house).await;
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
async fn what_is_confirmed_is_played_whatever_fails() {
    let house = House::open().await;
    for (seed, kind) in (0..).zip(kinds()) {
        let game = house.game("fullend").await;
        settles(&game, 0).await;
        let line = long_line_of("fullend", &mut Rng::seed_from_u64(seed), 3);
        for (turns, turn) in line.iter().enumerate() {
            for path in ["/interactions", "/webhooks", "/channels/*/messages"] {
                fail(&house, &kind, path).await;
            }
            let person = house.person(PEOPLE[turns % 2]);
            let is_played = async || {
                person.play_by_menus(&game.thread, turn).await;
                (game.events().await > turns as i64).then_some(())
            };
            house.until("it is played", is_played).await;
            settles(&game, turns + 1).await;
            fail_no_more(&house).await;
        }
    }
    let mut confirms = Confirms::default();
    confirms.read_journal(&house).await;
    // Where an answer is lost, nobody reads that it was played.
    assert!(confirms.played() > 5, "{}", confirms.played());
    confirms.assert_true(&house.address()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_hangs_is_given_up_and_made_again() {
    let house = House::open().await;
    let game = house.kintei().await;
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
    let game = house.kintei().await;
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

#[tokio::test(flavor = "multi_thread")]
async fn a_passing_refusal_of_the_panel_is_tried_again_and_the_call_waits_for_it() {
    let house = House::open().await;
    let game = house.kintei().await;
    settles(&game, 0).await;
    for (turns, status) in [404, 408, 400, 403].into_iter().enumerate() {
        // Without a code it is not Discord's own word.
        let path = "/channels/*/messages";
        let fault = json!({ "count": 3, "method": "PATCH", "path": path, "status": status });
        house.control("faults", fault).await;
        let since = house.requests().await.len();
        let person = house.person(PEOPLE[turns % 2]);
        person
            .play(&game.thread, json!({ "turn": LINE[turns] }))
            .await;
        settles(&game, turns + 1).await;
        let requests = house.requests().await.split_off(since);
        let at = |method: &str, is_fault: bool| {
            requests.iter().rposition(|entry| {
                let is_message = text(&entry["path"]).contains("/messages");
                let goes_out = entry["method"] == method && entry["fault"] == is_fault;
                is_message && goes_out && text(&entry["path"]).starts_with("/channels/")
            })
        };
        let (refused, called) = (at("PATCH", true), at("POST", false));
        assert!(
            refused.is_some() && called > refused,
            "{status}: {requests:?}"
        );
    }
    assert!(!house.log().contains("never take this"), "{}", house.log());
    assert!(!house.log().contains("given up"), "{}", house.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_token_stops_all_calls_for_a_minute_and_everything_goes_on_after_it() {
    let house = House::of_program().await;
    let [first, second] = [house.kintei().await, house.kintei().await];
    for game in [&first, &second] {
        settles(game, 0).await;
    }
    let refused = json!({ "count": 1_000, "path": "/channels", "status": 401 });
    house.control("faults", refused).await;
    let calls = async || {
        let calls = house.get("control/calls").await;
        calls["total"].as_u64().unwrap()
    };
    let ada = house.person("ada");
    ada.play(&first.thread, json!({ "turn": LINE[0] })).await;
    let is_said = async || house.log().contains("refuses the token").then_some(());
    house.until("it is said", is_said).await;
    let made = calls().await;
    // People play on, for their presses are answered; nothing else is called.
    let played = ada.play(&second.thread, json!({ "turn": LINE[0] })).await;
    played.says("Played");
    let listed = ada.command("general", "games", json!({ "server": true }));
    assert!(listed.await["message"]["content"].is_string());
    assert_eq!(calls().await, made, "nothing is called");
    // After a minute one call finds the token refused still, and nothing else is called for two.
    house.advance(61_000).await;
    let one_more = async || (calls().await > made).then_some(());
    house.until("it tries by itself", one_more).await;
    house.advance(61_000).await;
    let bruno = house.person("bruno");
    bruno.play(&first.thread, json!({ "turn": LINE[1] })).await;
    assert_eq!(calls().await, made + 1, "once, and no more for two minutes");

    house
        .request(reqwest::Method::DELETE, "control/faults", Value::Null)
        .await;
    house.advance(61_000).await;
    settles(&first, 2).await;
    settles(&second, 1).await;
    let log = house.log();
    assert_eq!(log.matches("refuses the token").count(), 1, "{log}");
    assert_eq!(log.matches("accepts the token again").count(), 1, "{log}");
    assert!(!log.contains("never take this"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_read_for_a_moment_is_read_again_in_a_second() {
    let house = House::open().await;
    let game = house.kintei().await;
    settles(&game, 0).await;
    game.settle().await;
    // The ping is put off four times, the last time for four seconds.
    let path = "/channels/*/messages";
    let fault = json!({ "count": 4, "method": "POST", "path": path, "status": 500 });
    house.control("faults", fault).await;
    let ada = house.person("ada");
    ada.play(&game.thread, json!({ "turn": LINE[0] })).await;
    house
        .until("all faults are met", async || {
            let faults = house.get("control/faults").await;
            (faults["faults"] == json!([])).then_some(())
        })
        .await;
    let eye = house.pool().await;
    let rename = async |from: &str, to: &str| {
        let rename = sqlx::AssertSqlSafe(format!("alter table {from} rename to {to}"));
        sqlx::query(rename).execute(&eye).await.is_ok()
    };
    house
        .until("nothing is to be read", async || {
            rename("notices", "hidden").await.then_some(())
        })
        .await;
    let unread = async || house.log().contains("notices not read").then_some(());
    house.until("it cannot be read", unread).await;
    house
        .until("it is there again", async || {
            rename("hidden", "notices").await.then_some(())
        })
        .await;
    eye.close().await;
    // Its next look without being told would be a minute later.
    settles(&game, 1).await;
}
