//! Hidden information stays out of the log, of errors and of `doctor`'s report at every log level.

use serde_json::json;
use sqlx::AnyPool;

use crate::house::{House, PEOPLE};

/// A match in which both looked at what they hold and mistyped a turn before they played one.
async fn played(house: &House, game: &str, typed: &str, turns: [&str; 2]) -> String {
    let game = house.game(game).await;
    for (name, turn) in PEOPLE.into_iter().zip(turns) {
        let person = house.person(name);
        person.command(&game.thread, "hand", json!({})).await;
        let wrong = person
            .command(&game.thread, "move", json!({ "turn": typed }))
            .await;
        assert!(wrong["message"]["content"].is_string(), "{wrong}");
        person.turn(&game, turn).await;
    }
    game.code
}

/// Adds one more turn of the seat to act, with this data, in a game of two.
async fn add(pool: &AnyPool, code: &str, data: &str) {
    let added = "insert into events (match_id, number, seat, kind, data, at)
        select $1, count(*) + 1, count(*) % 2 + 1, 'turn', $2, 0 from events where match_id = $1";
    let added = sqlx::query(added).bind(code).bind(data);
    added.execute(pool).await.unwrap();
}

async fn deal(pool: &AnyPool, code: &str, deal: &str) {
    let dealt = "update matches set deal = $2 where id = $1";
    let dealt = sqlx::query(dealt).bind(code).bind(deal);
    assert_eq!(dealt.execute(pool).await.unwrap().rows_affected(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_line_of_the_log_names_what_is_hidden_or_the_token() {
    let mut house = House::without_bot().await;
    house.log_filter = "trace";
    house.start_bot().await;
    let clouds = ["lightning e1", "lightning e5"];
    let mut codes = vec![played(&house, "jinrai", "lightning c3", clouds).await];
    for _ in 0..3 {
        codes.push(played(&house, "mindoku", "place 1 z7", ["place 1 a1"; 2]).await);
    }
    let busy =
        json!({ "status": 500, "when": "before", "count": 3, "path": "/channels/*/messages" });
    house.control("faults", busy).await;
    codes.push(played(&house, "dungeon-chess", "resign", ["a1 a2"; 2]).await);
    house.kill_bot();
    // Records that do not replay: turns that are none, what is no event, and deals that cannot be.
    let pool = house.pool().await;
    add(&pool, &codes[0], r#"{"text":"lightning c3"}"#).await;
    add(&pool, &codes[1], r#"{"text":"place 1 z7"}"#).await;
    add(&pool, &codes[2], r#"{"text":["place 2 a1"]}"#).await;
    deal(&pool, &codes[3], r#"{"hands":["place 1",[1]]}"#).await;
    deal(&pool, &codes[4], r#"{"dealt":[[77,3],[3,5]]}"#).await;
    pool.close().await;
    house.start_bot().await;
    let is_logged = async || {
        let log = house.log();
        let aside = |code: &str| {
            let mut lines = log.lines();
            lines.any(|line| line.contains(code) && line.contains("set aside"))
        };
        codes.iter().all(|code| aside(code)).then_some(())
    };
    house
        .until("all are set aside, and the log says so", is_logged)
        .await;
    let doctor = tokio::task::block_in_place(|| house.program().arg("doctor").output().unwrap());
    let output = format!("{}{}", String::from_utf8_lossy(&doctor.stdout), house.log());
    // A statement may speak of places; a turn places a value.
    let places = (0..=9).map(|value| format!("place {value}"));
    let others = ["lightning ", "hands\"", "target 77", house.token()];
    for hidden in places.chain(others.map(str::to_owned)) {
        let line = output.lines().find(|line| line.contains(&hidden));
        assert_eq!(line, None, "{hidden:?} is hidden");
    }
}
