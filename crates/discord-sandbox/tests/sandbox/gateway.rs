//! Gateway sessions: IDENTIFY, RESUME, and the events each session gets.

use serde_json::{Value, json};

use crate::table::line::{Frame, Line};
use crate::table::{INTENTS, Table, text};

/// Checks that events arrive on a connection.
async fn is_live(table: &Table, line: &mut Line) {
    let body = json!({ "content": "live" });
    table
        .act_ok("POST", "people/bruno/channels/dm/messages", body)
        .await;
    assert_eq!(line.event("MESSAGE_CREATE").await["content"], "live");
}

#[tokio::test]
async fn a_session_begins_with_ready_and_the_server() {
    let table = Table::new().await;
    let (mut line, ready) = Line::identified(&table.url, &table.token, INTENTS).await;
    assert_eq!(
        (&ready["v"], &ready["guilds"][0]["unavailable"]),
        (&json!(10), &json!(true))
    );
    let guild = line.event("GUILD_CREATE").await;
    let names: Vec<&Value> = guild["channels"]
        .as_array()
        .unwrap()
        .iter()
        .map(|channel| &channel["name"])
        .collect();
    assert!(
        names.contains(&&json!("games")) && !names.contains(&&json!("hidden")),
        "{names:?}"
    );
    line.send(&json!({ "op": 1, "d": null })).await;
    assert_eq!(line.payload().await["op"], 11);
}

#[tokio::test]
async fn who_breaks_the_rules_is_shown_the_door() {
    let table = Table::new().await;
    let url = &table.url;
    let mut line = Line::gateway(url).await;
    line.identify("wrong", INTENTS).await;
    assert_eq!(line.closed().await, 4_004);
    for (intents, code) in [(1 << 15, 4_014), (1 << 40, 4_013)] {
        let mut line = Line::gateway(url).await;
        line.identify(&table.token, intents).await;
        assert_eq!(line.closed().await, code);
    }
    let (mut line, _) = Line::identified(url, &table.token, 0).await;
    line.identify(&table.token, 0).await;
    assert_eq!(line.closed().await, 4_005);
    let mut line = Line::gateway(url).await;
    line.send(&json!({ "op": 3, "d": {} })).await;
    assert_eq!(line.closed().await, 4_003);
    let mut line = Line::gateway(url).await;
    line.send(&json!({ "op": 1, "d": "x".repeat(5_000) })).await;
    assert_eq!(line.closed().await, 4_002);
    let mut line = Line::gateway(url).await;
    for _ in 0..121 {
        line.send(&json!({ "op": 1, "d": null })).await;
    }
    assert_eq!(line.closed().await, 4_008);
}

#[tokio::test]
async fn what_was_missed_comes_after_resuming() {
    let table = Table::new().await;
    let (mut line, ready) = Line::identified(&table.url, &table.token, INTENTS).await;
    let mut seq = 0;
    line.event("GUILD_CREATE").await;
    seq += 2;
    table
        .act_ok("POST", "control/gateway", json!({ "action": "drop" }))
        .await;
    assert_eq!(line.closed().await, 4_000);
    for n in 0..3 {
        let body = json!({ "content": format!("<@1300000000000000100> {n}") });
        table
            .act_ok("POST", "people/bruno/channels/games/messages", body)
            .await;
    }
    let mut line = Line::gateway(&table.url).await;
    let resume = json!({ "token": table.token, "session_id": ready["session_id"], "seq": seq });
    line.send(&json!({ "op": 6, "d": resume })).await;
    for n in 0..3 {
        let event = line.payload().await;
        seq += 1;
        assert_eq!(
            (&event["t"], &event["s"]),
            (&json!("MESSAGE_CREATE"), &json!(seq))
        );
        assert!(text(&event["d"], "content").ends_with(&n.to_string()));
    }
    assert_eq!(line.payload().await["t"], "RESUMED");
    is_live(&table, &mut line).await;
}

#[tokio::test]
async fn a_session_has_one_connection_the_one_that_resumed_it_last() {
    let table = Table::new().await;
    let (mut before, ready) = Line::identified(&table.url, &table.token, INTENTS).await;
    before.event("GUILD_CREATE").await;
    let mut line = Line::gateway(&table.url).await;
    let resume = json!({ "token": table.token, "session_id": ready["session_id"], "seq": 1 });
    line.send(&json!({ "op": 6, "d": resume })).await;
    assert_eq!(line.payload().await["t"], "GUILD_CREATE");
    assert_eq!(line.payload().await["t"], "RESUMED");
    assert_eq!(before.closed().await, 4_000);
    is_live(&table, &mut line).await;
}

#[tokio::test]
async fn a_gateway_that_is_down_takes_no_connection_and_keeps_its_sessions() {
    let table = Table::new().await;
    let (mut line, ready) = Line::identified(&table.url, &table.token, INTENTS).await;
    line.event("GUILD_CREATE").await;
    let gateway = async |action: &str| {
        let body = json!({ "action": action });
        table.act_ok("POST", "control/gateway", body).await
    };
    gateway("down").await;
    assert_eq!(line.closed().await, 4_000);
    let refused = reqwest::Client::new()
        .get(format!("{}/gateway/?v=10", table.url))
        .header("connection", "upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
        .send();
    assert_eq!(refused.await.unwrap().status(), 503);
    gateway("up").await;
    let mut line = Line::gateway(&table.url).await;
    let resume = json!({ "token": table.token, "session_id": ready["session_id"], "seq": 2 });
    line.send(&json!({ "op": 6, "d": resume })).await;
    assert_eq!(line.payload().await["t"], "RESUMED");
}

#[tokio::test]
async fn an_unknown_session_must_begin_anew() {
    let table = Table::new().await;
    let mut line = Line::gateway(&table.url).await;
    let resume = json!({ "token": table.token, "session_id": "nothing", "seq": 1 });
    line.send(&json!({ "op": 6, "d": resume })).await;
    assert_eq!(line.payload().await, json!({ "op": 9, "d": false }));
    line.identify(&table.token, INTENTS).await;
    line.event("READY").await;
}

#[tokio::test]
async fn tests_can_ask_for_op_7_op_9_and_silence() {
    let mut table = Table::new().await;
    table.line.event("GUILD_CREATE").await;
    table
        .act_ok("POST", "control/gateway", json!({ "action": "reconnect" }))
        .await;
    assert_eq!(table.line.payload().await["op"], 7);
    table
        .act_ok("POST", "control/gateway", json!({ "action": "mute" }))
        .await;
    table.line.send(&json!({ "op": 1, "d": 2 })).await;
    assert!(table.line.is_silent().await);
    table
        .act_ok("POST", "control/gateway", json!({ "action": "unmute" }))
        .await;
    table.line.send(&json!({ "op": 1, "d": 2 })).await;
    assert_eq!(table.line.payload().await["op"], 11);
    table
        .act_ok("POST", "control/gateway", json!({ "action": "invalid" }))
        .await;
    assert_eq!(table.line.payload().await, json!({ "op": 9, "d": false }));
    table
        .act_ok("POST", "control/gateway", json!({ "heartbeat_ms": 500 }))
        .await;
    let mut line = Line::open(&table.url, "/gateway/?v=10").await;
    assert_eq!(line.payload().await["d"]["heartbeat_interval"], 500);
}

#[tokio::test]
async fn a_silent_client_is_dropped() {
    let table = Table::new().await;
    table
        .act_ok("POST", "control/gateway", json!({ "heartbeat_ms": 500 }))
        .await;
    let mut line = Line::open(&table.url, "/gateway/").await;
    line.payload().await;
    assert_eq!(line.closed().await, 4_009);
}

#[tokio::test]
async fn events_are_told_by_intent_and_words_of_others_are_blank() {
    let table = Table::new().await;
    let (mut nothing, _) = Line::identified(&table.url, &table.token, 0).await;
    let (mut direct, _) = Line::identified(&table.url, &table.token, 1 << 12).await;
    let (mut all, _) = Line::identified(&table.url, &table.token, INTENTS).await;
    all.event("GUILD_CREATE").await;
    table
        .act_ok(
            "POST",
            "people/bruno/channels/games/messages",
            json!({ "content": "hello" }),
        )
        .await;
    let event = all.event("MESSAGE_CREATE").await;
    assert_eq!(
        (&event["content"], &event["guild_id"]),
        (&json!(""), &json!("1300000000000000000"))
    );
    table
        .act_ok(
            "POST",
            "people/bruno/channels/hidden/messages",
            json!({ "content": "unseen" }),
        )
        .await;
    table
        .act_ok(
            "POST",
            "people/bruno/channels/dm/messages",
            json!({ "content": "hello" }),
        )
        .await;
    assert_eq!(all.event("MESSAGE_CREATE").await["content"], "hello");
    assert_eq!(direct.event("MESSAGE_CREATE").await["content"], "hello");
    assert!(nothing.is_silent().await);
}

#[tokio::test]
async fn people_hear_what_they_may_hear() {
    let mut table = Table::new().await;
    let mut ada = Line::open(&table.url, "/sandbox/stream/ada").await;
    let mut bruno = Line::open(&table.url, "/sandbox/stream/2").await;
    assert_eq!(ada.payload().await["event"], "hello");
    assert_eq!(bruno.payload().await["event"], "hello");
    let interaction = table.go("games").await;
    let body = json!({ "type": 4, "data": { "content": "psst", "flags": 64 } });
    table.reply(&interaction, body).await;
    let heard = async |line: &mut Line, name: &str| loop {
        let event = line.payload().await;
        if event["event"] == name {
            return event;
        }
    };
    assert_eq!(
        heard(&mut ada, "message").await["message"]["content"],
        "psst"
    );
    table
        .act_ok(
            "POST",
            "people/ada/channels/games/messages",
            json!({ "content": "loud" }),
        )
        .await;
    assert_eq!(
        heard(&mut bruno, "message").await["message"]["content"],
        "loud"
    );
    table.go("games").await;
    table
        .act_ok("POST", "control/clock", json!({ "advance_ms": 3_001 }))
        .await;
    assert_eq!(heard(&mut ada, "failed").await["command"], "go");
    loop {
        match tokio::time::timeout(std::time::Duration::from_millis(200), bruno.next()).await {
            Err(_) => break,
            Ok(Frame::Payload(event)) => assert_ne!(event["event"], "failed"),
            Ok(other) => panic!("{other:?}"),
        }
    }
}
