//! Requests of unmodified libraries that Discord accepts, a test each.

use discord_sandbox::Options;
use serde_json::{Value, json};

use crate::table::line::{Frame, Line};
use crate::table::{BOT, INTENTS, Table, text, without_identify_wait};

/// A sandbox as a library meets it, without the strictness of our own tests.
async fn lenient() -> Table {
    Table::of(Options {
        strict: false,
        ..without_identify_wait()
    })
    .await
}

#[tokio::test]
async fn unknown_keys_are_ignored_noted_and_not_echoed() {
    let mut table = lenient().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let body = json!({
        "content": "Hi", "heed": "not this", "embeds": [{ "title": "t", "flags": 4 }],
        "components": [{ "type": 1, "components": [
            { "type": 2, "style": 1, "label": "b", "custom_id": "b", "hue": 3 },
        ] }],
    });
    let sent = table.bot_ok("POST", &path, body).await;
    assert!(sent["embeds"][0].get("flags").is_none(), "{sent}");
    assert!(
        sent["components"][0]["components"][0].get("hue").is_none(),
        "{sent}"
    );
    let edit = json!({ "content": "Ho", "tts": false });
    table
        .bot_ok("PATCH", &format!("{path}/{}", text(&sent, "id")), edit)
        .await;
    let command = json!({ "name": "go", "description": "Goes", "version": "1" });
    let commands = format!("/applications/{BOT}/commands");
    let registered = table.bot_ok("POST", &commands, command).await;
    assert_ne!(registered["version"], "1");
    let one = table.go("games").await;
    let data = json!({ "content": "Yes", "enforce_nonce": false, "nonce": "1" });
    let (status, answer) = table.reply(&one, json!({ "type": 4, "data": data })).await;
    assert_eq!(status, 204, "{answer}");
    let log = table.log().await;
    let ignored: Vec<&Value> = log.iter().map(|entry| &entry["ignored"]).collect();
    assert!(
        ignored.contains(&&json!([
            "heed",
            "embeds.0.flags",
            "components.0.components.0.hue"
        ])),
        "{ignored:?}"
    );
    assert!(ignored.contains(&&json!(["tts"])), "{ignored:?}");
}

#[tokio::test]
async fn unknown_keys_are_refused_where_that_is_wanted() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let body = json!({ "content": "Hi", "heed": "this" });
    let (status, answer) = table.bot("POST", &path, body).await;
    assert_eq!(status, 400);
    assert_eq!(
        answer["errors"]["heed"]["_errors"][0]["code"],
        "SANDBOX_UNKNOWN_KEY"
    );
}

#[tokio::test]
async fn truth_in_a_query_has_several_spellings() {
    let mut table = lenient().await;
    for (spelled, status) in [
        ("1", 200),
        ("true", 200),
        ("True", 200),
        ("0", 204),
        ("false", 204),
    ] {
        let one = table.go("games").await;
        let path = format!(
            "/interactions/{}/{}/callback?with_response={spelled}",
            text(&one, "id"),
            text(&one, "token")
        );
        let body = json!({ "type": 4, "data": { "content": "Yes" } });
        let (answered, body) = table.bot("POST", &path, body).await;
        assert_eq!(answered, status, "{spelled}: {body}");
    }
}

#[tokio::test]
async fn identifiers_in_a_body_may_be_numbers() {
    let table = lenient().await;
    let body = json!({ "recipient_id": 1_300_000_000_000_000_101_u64 });
    let direct = table.bot_ok("POST", "/users/@me/channels", body).await;
    let path = format!("/channels/{}/messages", text(&direct, "id"));
    let first = table
        .bot_ok("POST", &path, json!({ "content": "One" }))
        .await;
    let number: u64 = text(&first, "id").parse().unwrap();
    let body = json!({ "content": "Two", "message_reference": { "message_id": number } });
    let second = table.bot_ok("POST", &path, body).await;
    assert_eq!(second["referenced_message"]["id"], first["id"]);
}

#[tokio::test]
async fn paths_are_decoded_before_they_are_matched() {
    let mut table = lenient().await;
    let me = table.bot_ok("GET", "/users/%40me", Value::Null).await;
    assert_eq!(me["id"], BOT);
    let one = table.go("games").await;
    table.reply(&one, json!({ "type": 5 })).await;
    let path = Table::hook(&one, "/messages/%40original");
    let body = json!({ "content": "Here" });
    let edited = table.bot_ok("PATCH", &path, body).await;
    assert_eq!(edited["content"], "Here");
}

/// The payloads in the stored blocks of a zlib stream.
fn unzip(bytes: &[u8], is_first: bool) -> Value {
    let mut rest = bytes
        .strip_prefix(&[0x78, 0x01])
        .filter(|_| is_first)
        .unwrap_or(bytes);
    assert!(rest.ends_with(&[0, 0, 0xff, 0xff]), "the stream is flushed");
    let mut whole = Vec::new();
    while let [0, low, high, _, _, after @ ..] = rest {
        let length = usize::from(u16::from_le_bytes([*low, *high]));
        whole.extend(&after[..length]);
        rest = &after[length..];
    }
    serde_json::from_slice(&whole).expect("a whole payload")
}

#[tokio::test]
async fn the_gateway_speaks_a_stream_of_zlib() {
    let table = lenient().await;
    let path = "/gateway/?v=9&encoding=json&compress=zlib-stream";
    let mut line = Line::open(&table.url, path).await;
    let mut next = async |is_first: bool| match line.next().await {
        Frame::Bytes(bytes) => unzip(&bytes, is_first),
        other => panic!("{other:?}"),
    };
    assert_eq!(next(true).await["op"], 10);
    line.identify(&table.token, INTENTS).await;
    let Frame::Bytes(ready) = line.next().await else {
        panic!("READY is in the stream");
    };
    assert_eq!(unzip(&ready, false)["d"]["v"], 9);
}

#[tokio::test]
async fn the_gateway_refuses_other_codings_with_a_reason() {
    let table = lenient().await;
    for (query, reason) in [
        ("encoding=etf", "The sandbox speaks encoding=json only."),
        (
            "compress=lz4",
            "The sandbox speaks zlib-stream, zstd-stream or neither.",
        ),
    ] {
        let mut line = Line::open(&table.url, &format!("/gateway/?v=10&{query}")).await;
        match line.next().await {
            Frame::Closed(4_002, text) => assert_eq!(text, reason),
            other => panic!("{query}: {other:?}"),
        }
    }
}

#[tokio::test]
async fn a_stream_of_zstandard_holds_its_texts_as_they_are() {
    let table = lenient().await;
    let path = "/gateway/?v=10&compress=zstd-stream";
    let mut line = Line::open(&table.url, path).await;
    let Frame::Bytes(bytes) = line.next().await else {
        panic!("HELLO is in the stream");
    };
    let raw = bytes
        .strip_prefix(&[0x28, 0xb5, 0x2f, 0xfd, 0, 0x58])
        .unwrap();
    assert_eq!(
        u32::from_le_bytes([raw[0], raw[1], raw[2], 0]) >> 3,
        raw.len() as u32 - 3
    );
    let hello: Value = serde_json::from_slice(&raw[3..]).unwrap();
    assert_eq!(hello["op"], 10);
}

#[tokio::test]
async fn payloads_in_binary_frames_are_read() {
    let table = lenient().await;
    let mut line = Line::gateway(&table.url).await;
    let data = json!({ "token": table.token, "intents": INTENTS, "properties": {} });
    line.send_bytes(&json!({ "op": 2, "d": data })).await;
    line.event("READY").await;
}

#[tokio::test]
async fn the_objects_have_what_libraries_need_of_them() {
    let mut table = lenient().await;
    for path in ["/applications/@me", "/oauth2/applications/@me"] {
        let application = table.bot_ok("GET", path, Value::Null).await;
        assert_eq!(application["summary"], "");
    }
    let command = json!([{ "name": "go", "description": "Goes", "options": [
        { "type": 7, "name": "to", "description": "Where" },
    ] }]);
    table
        .bot_ok("PUT", &format!("/applications/{BOT}/commands"), command)
        .await;
    let general = table.channel("general").await;
    let body = json!({ "command": "go", "options": { "to": general }, "wait": "no" });
    table
        .act_ok("POST", "people/ada/channels/games/command", body)
        .await;
    let one = table.line.event("INTERACTION_CREATE").await;
    let channel = &one["data"]["resolved"]["channels"][&general];
    assert!(channel["permissions"].is_string(), "{one}");
    let modal = json!({ "custom_id": "m", "title": "Name it", "components": [
        { "type": 1, "components": [{ "type": 4, "custom_id": "n", "style": 1, "label": "Name" }] },
    ] });
    table.reply(&one, json!({ "type": 9, "data": modal })).await;
    let body = json!({ "interaction": one["id"], "fields": { "n": "Otto" }, "wait": "no" });
    table.act_ok("POST", "people/ada/submit", body).await;
    let one = table.line.event("INTERACTION_CREATE").await;
    let row = &one["data"]["components"][0];
    assert_eq!(
        (&row["id"], &row["components"][0]["id"]),
        (&json!(1), &json!(2))
    );
}

#[tokio::test]
async fn version_9_is_answered_and_other_versions_are_not() {
    let table = lenient().await;
    let client = reqwest::Client::new();
    let status = async |path: &str| {
        let call = client.get(format!("{}/api{path}", table.url));
        let call = call.header("authorization", format!("Bot {}", table.token));
        call.send().await.unwrap().status().as_u16()
    };
    assert_eq!(status("/v9/users/@me").await, 200);
    assert_eq!(status("/v7/users/@me").await, 400);
}

#[tokio::test]
async fn each_route_has_a_bucket_of_its_own_and_callbacks_have_none() {
    let mut table = lenient().await;
    let games = table.channel("games").await;
    let general = table.channel("general").await;
    let client = reqwest::Client::new();
    let bucket = async |path: String| {
        let call = client.get(format!("{}/api/v10{path}", table.url));
        let call = call.header("authorization", format!("Bot {}", table.token));
        let answer = call.send().await.unwrap();
        let header = answer.headers().get("x-ratelimit-bucket").unwrap();
        assert!(answer.headers().contains_key("x-ratelimit-reset"));
        header.to_str().unwrap().to_owned()
    };
    let messages = bucket(format!("/channels/{games}/messages")).await;
    assert_eq!(
        messages,
        bucket(format!("/channels/{general}/messages")).await
    );
    assert_ne!(messages, bucket(format!("/channels/{games}")).await);
    assert_ne!(messages, bucket("/users/@me".to_owned()).await);
    let one = table.go("games").await;
    let path = format!(
        "/interactions/{}/{}/callback",
        text(&one, "id"),
        text(&one, "token")
    );
    let call = client.post(format!("{}/api/v10{path}", table.url));
    let answer = call.json(&json!({ "type": 5 })).send().await.unwrap();
    assert_eq!(answer.status(), 204);
    let limits = |name: &&reqwest::header::HeaderName| name.as_str().starts_with("x-ratelimit");
    assert_eq!(answer.headers().keys().find(limits), None);
}

#[tokio::test]
async fn a_missing_call_or_feature_is_answered_with_its_name() {
    let table = lenient().await;
    let games = table.channel("games").await;
    for (method, path, name) in [
        (
            "POST",
            format!("/channels/{games}/invites"),
            "POST /channels/{}/invites",
        ),
        (
            "GET",
            "/guilds/1300000000000000000/audit-logs".to_owned(),
            "GET /guilds/{}/audit-logs",
        ),
        ("GET", "/voice/regions".to_owned(), "GET /voice/regions"),
    ] {
        let (status, answer) = table.bot(method, &path, Value::Null).await;
        assert_eq!(status, 501, "{answer}");
        assert_eq!(answer["message"], format!("501: The sandbox has no {name}"));
    }
    let body = json!({ "content": "Hi", "sticker_ids": ["1"] });
    let (status, answer) = table
        .bot("POST", &format!("/channels/{games}/messages"), body)
        .await;
    assert_eq!(
        (status, &answer["message"]),
        (501, &json!("501: The sandbox has no stickers"))
    );
    let body = json!({ "name": "talk", "type": 2 });
    let (status, _) = table
        .bot("POST", "/guilds/1300000000000000000/channels", body)
        .await;
    // The bot may not manage channels here, which comes first.
    assert_eq!(status, 403);
}
