//! Taps that arrive too late: the person has gone on meanwhile, so they play nothing.

use serde_json::{Value, json};
use sqlx::any::Any;
use sqlx::{AnyPool, Transaction};

use crate::house::{Answer, House, Match, PEOPLE, engine, text};

const LINE: [&str; 2] = ["a1 b2", "c4 a5 a4"];

/// The log line of a tap that is left alone.
const LEFT_ALONE: &str = "interaction too late, ignored";

/// The log line of a tap that took too long.
const UNDONE: &str = "took too long, and nothing is stored";

/// Something is asked that changes nothing, and is fresh.
async fn ask(house: &House) {
    let chiara = house.person("chiara");
    let answer = chiara.command("general", "help", json!({})).await;
    assert_eq!(answer["status"], "message", "{answer}");
}

/// Types a turn that arrives `by` milliseconds late; its progress as the person sees it.
async fn play_late(game: &Match<'_>, nth: usize, by: u64) -> Value {
    let house = game.house;
    let late = json!({ "count": 1, "by_ms": by });
    house.control("late", late).await;
    let person = house.person(PEOPLE[nth % 2]);
    let turn = json!({ "turn": LINE[nth] });
    person.command(&game.thread, "move", turn).await
}

/// Number of answers to interactions of any kind.
async fn answers(house: &House) -> usize {
    let requests = house.requests().await;
    let answers = |entry: &&Value| text(&entry["path"]).ends_with("/callback");
    requests.iter().filter(answers).count()
}

/// Nobody can write from now on.
async fn hold(pool: &AnyPool) -> Transaction<'_, Any> {
    if engine::is_server() {
        let mut other = pool.begin().await.unwrap();
        let hold = sqlx::query("lock table events in exclusive mode");
        hold.execute(&mut *other).await.unwrap();
        return other;
    }
    pool.begin_with("begin immediate").await.unwrap()
}

/// The newest interaction once it has come so far.
async fn newest(house: &House, name: &str, status: &str) -> Value {
    let newest = async || {
        let all = house.get("control/interactions").await;
        let newest = all["interactions"].as_array()?.last()?.clone();
        (newest["name"] == name && newest["status"] == status).then_some(newest)
    };
    let what = format!("/{name} is {status}");
    house.until(&what, newest).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_asked_for_four_seconds_ago_plays_nothing_and_two_seconds_ago_plays() {
    let house = House::open().await;
    let game = house.settled_kintei().await;
    ask(&house).await;
    let before = answers(&house).await;
    let late = play_late(&game, 0, 4_000).await;
    assert_eq!(late["status"], "failed", "{late}");
    house.until_logged(LEFT_ALONE, 1).await;
    assert_eq!(answers(&house).await, before, "it is not even announced");
    assert_eq!(game.events().await, 0);
    let in_time = play_late(&game, 0, 2_000).await;
    in_time.says("Played");
    assert_eq!(game.events().await, 1);
    let turn = json!({ "turn": LINE[1] });
    house.person("bruno").play(&game.thread, turn).await;
    assert_eq!(game.events().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn how_old_a_tap_is_goes_by_discords_clock_wherever_this_machines_is() {
    for off in [-20_000, 20_000] {
        let mut house = House::without_bot().await;
        house.control("clock", json!({ "off_ms": off })).await;
        house.start_bot().await;
        let game = house.settled_kintei().await;
        play_late(&game, 0, 5_000).await;
        house.until_logged(LEFT_ALONE, 1).await;
        assert_eq!(game.events().await, 0, "{off}");
        for (turns, turn) in LINE.iter().enumerate() {
            let person = house.person(PEOPLE[turns % 2]);
            let played = person.turn(&game, turn).await;
            played.says("Played");
            assert_eq!(game.events().await, turns as i64 + 1, "{off}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_put_right_makes_no_tap_late() {
    let house = House::open().await;
    let game = house.settled_kintei().await;
    // As if this machine's clock, by which all taps before were fresh, were put forward by 20 s.
    house.control("clock", json!({ "off_ms": -20_000 })).await;
    let played = play_late(&game, 0, 0).await;
    played.says("Played");
    assert_eq!(game.events().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_takes_more_than_fifteen_seconds_is_not_stored_and_the_person_reads_so() {
    let house = House::open().await;
    let game = house.settled_kintei().await;
    let pool = house.pool().await;
    let other = hold(&pool).await;
    let passing = async {
        newest(&house, "move", "thinking").await;
        house.advance(16_000).await;
        // The next interaction shows the process the later time.
        ask(&house).await;
        other.rollback().await.unwrap();
    };
    let (told, ()) = tokio::join!(play_late(&game, 0, 0), passing);
    house.until_logged(UNDONE, 1).await;
    assert_eq!(
        told["message"]["content"],
        "That took me too long, so nothing was done. Try again."
    );
    assert_eq!(game.events().await, 0);
    let ada = house.person("ada");
    let again = ada.play(&game.thread, json!({ "turn": LINE[0] })).await;
    again.says("Played");
    assert_eq!(game.events().await, 1);
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_takes_no_answer_to_any_more_is_not_stored() {
    let house = House::open().await;
    let game = house.settled_kintei().await;
    let pool = house.pool().await;
    let other = hold(&pool).await;
    let passing = async {
        newest(&house, "move", "waiting").await;
        // Before it is announced; nothing tells the bot.
        house.advance(3_001).await;
        house.until_logged("NoInteraction", 1).await;
        other.rollback().await.unwrap();
    };
    let (told, ()) = tokio::join!(play_late(&game, 0, 0), passing);
    assert_eq!(told["status"], "failed", "{told}");
    house.until_logged(UNDONE, 1).await;
    assert_eq!(game.events().await, 0);
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_process_has_answered_is_left_to_that_one() {
    let house = House::open().await;
    let game = house.settled_kintei().await;
    let pool = house.pool().await;
    let other = hold(&pool).await;
    let before = answers(&house).await;
    let passing = async {
        let tap = newest(&house, "move", "waiting").await;
        let path = ["id", "token"].map(|key| text(&tap[key])).join("/");
        let answer = format!("{}/api/v10/interactions/{path}/callback", house.url);
        let thinking = json!({ "type": 5, "data": { "flags": 64 } });
        let client = reqwest::Client::new();
        let answered = client.post(answer).json(&thinking).send().await.unwrap();
        assert!(answered.status().is_success());
        let both = async || (answers(&house).await == before + 2).then_some(());
        house.until("this one has tried to", both).await;
        other.rollback().await.unwrap();
        house.until_logged(UNDONE, 1).await;
    };
    tokio::select! {
        told = play_late(&game, 0, 0) => panic!("nobody has told it: {told}"),
        () = passing => {}
    }
    assert_eq!(game.events().await, 0);
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_announcement_that_only_seemed_to_fail_counts() {
    let house = House::open().await;
    let game = house.settled_kintei().await;
    let pool = house.pool().await;
    let other = hold(&pool).await;
    let fault = json!({ "path": "/interactions", "status": 500, "when": "after" });
    house.control("faults", fault).await;
    let passing = async {
        newest(&house, "move", "thinking").await;
        let again = async || {
            house.requests().await.last()?["status"]
                .as_u64()
                .filter(|s| *s == 400)
        };
        house.until("it is announced again", again).await;
        other.rollback().await.unwrap();
    };
    let (told, ()) = tokio::join!(play_late(&game, 0, 0), passing);
    told.says("Played");
    assert_eq!(game.events().await, 1);
    pool.close().await;
}
