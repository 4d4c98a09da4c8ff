//! Rate limits: session starts and calls.

use std::time::Duration;

use discord_sandbox::Options;
use reqwest::{Client, Response};
use serde_json::{Value, json};

use crate::table::line::Line;
use crate::table::{INTENTS, Table, without_identify_wait};

async fn limit(table: &Table) -> Value {
    let advice = table.bot_ok("GET", "/gateway/bot", Value::Null).await;
    advice["session_start_limit"].clone()
}

#[tokio::test]
async fn who_begins_a_session_too_early_is_told_that_it_is_invalid() {
    // The table's own connection starts as shard 0.
    let table = Table::of(Options {
        max_concurrency: 2,
        ..Options::default()
    })
    .await;
    assert_eq!(limit(&table).await["max_concurrency"], 2);
    assert_eq!(limit(&table).await["remaining"], 999);
    let (url, token) = (&table.url, &table.token);
    let (_other, _) = Line::shard(url, token, INTENTS, [1, 4]).await;
    let mut early = Line::gateway(url).await;
    let invalid = json!({ "op": 9, "d": false });
    for shard in [[2, 4], [0, 1]] {
        early.identify_as(token, INTENTS, shard).await;
        assert_eq!(early.payload().await, invalid);
    }
    let advance = json!({ "advance_ms": 5_000 });
    table.act_ok("POST", "control/clock", advance).await;
    early.identify_as(token, INTENTS, [2, 4]).await;
    early.event("READY").await;
    let state = table.act_ok("GET", "control/gateway", Value::Null).await;
    assert_eq!(state["refused"], 2);
    let now = limit(&table).await;
    assert_eq!(
        (&now["total"], &now["remaining"]),
        (&json!(1_000), &json!(995))
    );
    let day = 24 * 60 * 60_000;
    let left = now["reset_after"].as_u64().unwrap();
    assert!((day - 60_000..day).contains(&left), "{left}");
}

#[tokio::test]
async fn sessions_run_out_and_resuming_costs_none() {
    let table = Table::of(Options {
        identifies_per_day: 2,
        ..without_identify_wait()
    })
    .await;
    let (url, token) = (&table.url, &table.token);
    let (_line, ready) = Line::identified(url, token, INTENTS).await;
    assert_eq!(limit(&table).await["remaining"], 0);
    let mut line = Line::gateway(url).await;
    let resume = json!({ "token": token, "session_id": ready["session_id"], "seq": 2 });
    line.send(&json!({ "op": 6, "d": resume })).await;
    line.event("RESUMED").await;
    let mut line = Line::gateway(url).await;
    line.identify(token, INTENTS).await;
    assert_eq!(line.closed().await, 4_004);
    let day = json!({ "advance_ms": 24 * 60 * 60_000 });
    table.act_ok("POST", "control/clock", day).await;
    Line::identified(url, token, INTENTS).await;
    assert_eq!(limit(&table).await["remaining"], 1);
}

async fn ask(table: &Table) -> Response {
    let call = Client::new().get(format!("{}/api/v10/users/@me", table.url));
    let token = format!("Bot {}", table.token);
    call.header("authorization", token)
        .send()
        .await
        .expect("an answer")
}

#[tokio::test]
async fn calls_beyond_the_limit_are_refused_in_the_words_of_discord() {
    let mut table = Table::of(Options {
        calls_per_second: Some(2),
        ..without_identify_wait()
    })
    .await;
    let interaction = table.go("games").await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    table.act_ok("DELETE", "control/calls", Value::Null).await;
    let at_once = tokio::join!(ask(&table), ask(&table), ask(&table), ask(&table));
    let answers: [Response; 4] = at_once.into();
    let mut refused: Vec<Response> = answers
        .into_iter()
        .filter(|one| one.status() == 429)
        .collect();
    assert_eq!(refused.len(), 2);
    // Answers to interactions do not count.
    let thinks = table.reply(&interaction, json!({ "type": 5 })).await;
    assert_eq!(thinks.0, 204, "{}", thinks.1);
    for _ in 0..3 {
        let (path, body) = (Table::hook(&interaction, ""), json!({ "content": "x" }));
        table.bot_ok("POST", &path, body).await;
    }
    let answer = refused.pop().unwrap();
    let headers = answer.headers();
    assert_eq!(headers["x-ratelimit-global"], "true");
    assert_eq!(headers["x-ratelimit-scope"], "global");
    assert_eq!(headers["retry-after"], "1");
    assert!(!headers.contains_key("x-ratelimit-bucket"));
    let body: Value = answer.json().await.unwrap();
    assert_eq!(body["global"], true);
    let wait = body["retry_after"].as_f64().unwrap();
    assert!(wait > 0.0 && wait <= 1.0, "{wait}");
    let counted = table.act_ok("GET", "control/calls", Value::Null).await;
    let expected = json!({ "limit": 2, "total": 4, "refused": 2, "most_in_a_second": 4 });
    assert_eq!(counted, expected);
    let log = table.log().await;
    let noted = log.iter().filter(|entry| entry["status"] == 429);
    assert_eq!(noted.count(), 2);
    tokio::time::sleep(Duration::from_secs_f64(wait)).await;
    assert_eq!(ask(&table).await.status(), 200);
}

#[tokio::test]
async fn without_a_limit_calls_are_counted_alone() {
    let table = Table::new().await;
    for _ in 0..60 {
        table.bot_ok("GET", "/users/@me", Value::Null).await;
    }
    let counted = table.act_ok("GET", "control/calls", Value::Null).await;
    assert_eq!(
        (&counted["limit"], &counted["total"]),
        (&Value::Null, &json!(60))
    );
    assert!(
        counted["most_in_a_second"].as_u64().unwrap() > 1,
        "{counted}"
    );
    assert_eq!(counted["refused"], 0);
}
