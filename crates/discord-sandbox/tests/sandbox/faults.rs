//! Faults ordered by tests.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::table::Table;

#[tokio::test]
async fn the_next_requests_fail_as_ordered() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let path = format!("/channels/{games}/messages");
    let order =
        json!({ "count": 2, "method": "POST", "path": "/channels/*/messages", "status": 502 });
    table.act_ok("POST", "control/faults", order).await;
    table.bot_ok("GET", "/users/@me", Value::Null).await;
    assert_eq!(
        table.bot("POST", &path, json!({ "content": "x" })).await.0,
        502
    );
    assert_eq!(
        table.bot("POST", &path, json!({ "content": "x" })).await.0,
        502
    );
    table.bot_ok("POST", &path, json!({ "content": "x" })).await;
    let list = table.bot_ok("GET", &path, Value::Null).await;
    assert_eq!(
        list.as_array().unwrap().len(),
        1,
        "a fault before the act leaves it undone"
    );
    table
        .act_ok(
            "POST",
            "control/faults",
            json!({ "status": 500, "when": "after" }),
        )
        .await;
    assert_eq!(
        table.bot("POST", &path, json!({ "content": "y" })).await.0,
        500
    );
    let list = table.bot_ok("GET", &path, Value::Null).await;
    assert_eq!(
        list.as_array().unwrap().len(),
        2,
        "a fault after the act leaves it done"
    );
}

#[tokio::test]
async fn a_rate_limit_says_how_long() {
    let table = Table::new().await;
    table
        .act_ok(
            "POST",
            "control/faults",
            json!({ "status": 429, "retry_after": 0.7 }),
        )
        .await;
    let response = reqwest::Client::new()
        .get(format!("{}/api/v10/users/@me", table.url))
        .header("authorization", format!("Bot {}", table.token))
        .send()
        .await
        .unwrap();
    assert_eq!(
        (
            response.status().as_u16(),
            &response.headers()["retry-after"]
        ),
        (429, &"1".parse().unwrap())
    );
    let body: Value = response.json().await.unwrap();
    assert_eq!(
        (&body["retry_after"], &body["global"]),
        (&json!(0.7), &json!(false))
    );
}

#[tokio::test]
async fn a_request_may_hang() {
    let table = Table::new().await;
    table
        .act_ok(
            "POST",
            "control/faults",
            json!({ "status": "timeout", "hold_ms": 200 }),
        )
        .await;
    let since = Instant::now();
    assert_eq!(table.bot("GET", "/users/@me", Value::Null).await.0, 504);
    assert!(since.elapsed() >= Duration::from_millis(200));
    assert_eq!(
        table
            .act("POST", "control/faults", json!({ "status": "slow" }))
            .await
            .0,
        400
    );
    assert_eq!(
        table
            .act("POST", "control/faults", json!({ "stauts": 500 }))
            .await
            .0,
        400
    );
}

#[tokio::test]
async fn a_request_may_be_long_on_its_way_and_others_pass_it() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let path = format!("/channels/{games}/messages");
    let order = json!({ "method": "POST", "status": "late", "hold_ms": 300 });
    table.act_ok("POST", "control/faults", order).await;
    let post = async |content: &str| {
        table
            .bot_ok("POST", &path, json!({ "content": content }))
            .await
    };
    tokio::join!(post("late"), async {
        let met = async || table.act_ok("GET", "control/faults", Value::Null).await;
        while met().await["faults"] != json!([]) {}
        post("early").await;
    });
    let list = table.bot_ok("GET", &path, Value::Null).await;
    let contents = [&list[0]["content"], &list[1]["content"]];
    assert_eq!(contents, ["late", "early"], "the newest comes first");
}

#[tokio::test]
async fn an_interaction_may_arrive_twice() {
    let mut table = Table::new().await;
    table
        .act_ok("POST", "control/duplicate", json!({ "count": 1 }))
        .await;
    let first = table.go("games").await;
    let second = table.line.event("INTERACTION_CREATE").await;
    assert_eq!(first["id"], second["id"]);
    table.go("games").await;
    assert!(table.line.is_silent().await);
}

#[tokio::test]
async fn everything_the_bot_asks_is_written_down() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let path = format!("/channels/{games}/messages");
    let body = json!({ "content": "x", "attachments": [{ "id": 0, "description": "alt" }] });
    table
        .upload("POST", &path, &body, &[("a.txt", b"abc".to_vec())])
        .await;
    let entry = table.log().await.pop().unwrap();
    assert_eq!(
        (&entry["method"], &entry["path"], &entry["status"]),
        (&json!("POST"), &json!(path), &json!(200))
    );
    assert_eq!(entry["body"], body);
    assert_eq!(
        (&entry["files"][0]["name"], &entry["files"][0]["size"]),
        (&json!("a.txt"), &json!(3))
    );
    assert_eq!(entry["response"]["content"], "x");
    let number = entry["number"].as_u64().unwrap();
    let path = format!("control/log?since={number}");
    assert_eq!(
        table.act_ok("GET", &path, Value::Null).await["entries"],
        json!([])
    );
}

#[tokio::test]
async fn without_the_token_nothing_is_answered() {
    let table = Table::new().await;
    let url = format!("{}/api/v10/users/@me", table.url);
    let client = reqwest::Client::new();
    assert_eq!(client.get(&url).send().await.unwrap().status(), 401);
    let wrong = client
        .get(&url)
        .header("authorization", "Bot wrong")
        .send()
        .await
        .unwrap();
    assert_eq!(wrong.status(), 401);
    assert_eq!(
        client
            .get(format!("{}/api/v10/gateway", table.url))
            .send()
            .await
            .unwrap()
            .status(),
        200
    );
}

#[tokio::test]
async fn nothing_is_delivered_without_end() {
    let table = Table::new().await;
    for count in [101, u64::from(u32::MAX), u64::MAX] {
        let ordered = reqwest::Client::new()
            .post(format!("{}/sandbox/control/duplicate", table.url))
            .json(&json!({ "count": count }));
        assert_eq!(ordered.send().await.unwrap().status(), 400, "{count}");
    }
}
