//! The program dies at any instant; after a restart it is as if it had not.

use std::time::Duration;

use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tavolino_games::game::Rng;

use crate::confirms::Confirms;
use crate::house::{Answer, House, Match, PEOPLE, long_line_of, text};

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_moments_nothing_acknowledged_is_lost_and_nobody_is_called_twice() {
    killed_at_random_moments("kintei", 60).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_a_turn_is_chosen_by_menus_it_is_that_turn_or_none() {
    killed_at_random_moments("fullend", 900).await;
}

/// Kills the bot less than `within` milliseconds after each turn; half of Fullend's turns are
/// chosen by menus.
async fn killed_at_random_moments(game: &str, within: u64) {
    let mut house = House::open().await;
    let (code, thread) = {
        let game = house.game(game).await;
        (game.code, game.thread)
    };
    let mut rng = Rng::seed_from_u64(7);
    let line = long_line_of(game, &mut rng, 12);
    let mut confirms = Confirms::default();
    let is_by_menus = game == "fullend";
    let mut acknowledged = 0;
    for round in 0..8 {
        // A turn is under way when the power goes.
        let delay = Duration::from_millis(rng.random_range(0..within));
        {
            let game = Match {
                house: &house,
                code: code.clone(),
                thread: thread.clone(),
            };
            let name = PEOPLE[(game.events().await % 2) as usize];
            let person = house.person(name);
            let turn = &line[game.events().await as usize];
            let play = async {
                if is_by_menus && round % 2 == 0 {
                    return person.play_by_menus(&thread, turn).await;
                }
                person.play(&thread, json!({ "turn": turn })).await
            };
            tokio::select! {
                done = play => {
                    assert!(text(&done["message"]["content"]).contains("Played"), "{turn}: {done}");
                    acknowledged += 1;
                }
                () = tokio::time::sleep(delay) => {}
            }
        }
        house.kill_bot();
        {
            let game = Match {
                house: &house,
                code: code.clone(),
                thread: thread.clone(),
            };
            let stored = game.events().await;
            assert!(
                stored >= acknowledged,
                "round {round}: {stored} of {acknowledged} are there"
            );
            acknowledged = stored;
        }
        house.start_bot().await;
        let game = Match {
            house: &house,
            code: code.clone(),
            thread: thread.clone(),
        };
        // A press that the killed bot had not read is replayed to the next one.
        let stored = game.events().await;
        let range = acknowledged..=acknowledged + 1;
        assert!(
            range.contains(&stored),
            "round {round}: {stored} of {range:?}"
        );
        acknowledged = stored;
        let expected = PEOPLE[(acknowledged % 2) as usize];
        let called = json!([house.person(expected).id()]);
        confirms.read_journal(&house).await;
        house
            .until("the panel and the ping are true", async || {
                let acting = game.to_act(&PEOPLE).await;
                let pings = game.pings().await;
                (acting == [expected] && pings.len() == 1 && pings[0]["pinged"] == called)
                    .then_some(())
            })
            .await;
    }
    confirms.assert_true(&house.address()).await;
    nobody_is_called_twice(&house, acknowledged).await;
}

/// Every call for one of these turns is one message.
async fn nobody_is_called_twice(house: &House, turns: i64) {
    // The sandbox hides what a nonce kept from being posted twice, so every post that counted is
    // one call.
    let log = house.requests().await;
    let mut calls: Vec<(String, String)> = log
        .iter()
        .filter(|entry| {
            // A mention in an edit calls nobody.
            entry["method"] == "POST"
                && entry["status"] == 200
                && text(&entry["body"]["content"]).contains("your turn")
        })
        .map(|entry| {
            (
                entry["body"]["nonce"].to_string(),
                entry["response"]["id"].to_string(),
            )
        })
        .collect();
    calls.sort();
    calls.dedup();
    let mut nonces: Vec<&String> = calls.iter().map(|(nonce, _)| nonce).collect();
    nonces.dedup();
    assert_eq!(
        nonces.len(),
        calls.len(),
        "one call, one message: {calls:?}"
    );
    assert!(
        calls.len() as i64 <= turns + 1,
        "{} calls for {turns} turns: {calls:?}",
        calls.len()
    );
}

const NO_ROW: &str = "delete from messages where kind in ('panel', 'ping')";

const NO_RECEIPT: &str =
    "update notices set done = null, outcome = null where kind in ('panel', 'ping')";

#[tokio::test(flavor = "multi_thread")]
async fn what_was_posted_and_not_written_down_is_found_again_when_nonces_have_lapsed() {
    nothing_is_posted_twice(&[NO_ROW, NO_RECEIPT]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_posted_and_written_down_without_a_receipt_calls_nobody_again() {
    nothing_is_posted_twice(&[NO_RECEIPT]).await;
}

/// A power cut after the panel and the ping are posted, and before what these statements undo.
async fn nothing_is_posted_twice(cuts: &[&'static str]) {
    let mut house = House::open().await;
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let (code, thread, before) = {
        let game = Match::start(&house, "kintei", options, &PEOPLE).await;
        let is_called = async || (game.pings().await.len() == 1).then_some(());
        house.until("ada is called", is_called).await;
        house.until_told().await;
        let before = house.person("ada").messages(&game.thread).await;
        (game.code, game.thread, before)
    };
    house.stop_bot().await;
    let pool = house.pool().await;
    for cut in cuts {
        sqlx::query(*cut).execute(&pool).await.unwrap();
    }
    // Discord remembers a nonce for some minutes.
    house.advance(10 * 60_000).await;
    house.start_bot().await;
    house.until_told().await;
    let kinds = "select count(*) from messages where kind in ('panel', 'ping')";
    let count: i64 = sqlx::query_scalar(kinds).fetch_one(&pool).await.unwrap();
    assert_eq!(count, 2, "both are known");
    pool.close().await;
    let after = house.person("ada").messages(&thread).await;
    let ours = |messages: &[Value]| -> Vec<Value> {
        let ours = messages.iter().filter(|one| one["author"]["bot"] == true);
        ours.map(|one| one["id"].clone()).collect()
    };
    assert_eq!(ours(&after), ours(&before), "nothing is posted twice");
    let game = Match {
        house: &house,
        code,
        thread,
    };
    assert_eq!(game.pings().await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_and_its_buttons_survive_a_restart() {
    let mut house = House::open().await;
    let card = house
        .person("ada")
        .command("games", "play kintei", json!({}))
        .await["message"]
        .clone();
    house.kill_bot();
    house.start_bot().await;
    let joined = house.person("bruno").press(&card, "Join").await;
    joined.says("The game has started");
    Match::of(&house, &card).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asked_to_stop_it_finishes_and_says_so_by_its_exit_code() {
    let mut house = House::open().await;
    {
        let options = json!({ "opponent": "bruno", "order": "listed" });
        Match::start(&house, "kintei", options, &PEOPLE).await;
    }
    assert_eq!(house.stop_bot().await, Some(0), "{}", house.log());
}
