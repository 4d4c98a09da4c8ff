//! Limits of messages, attachments through edits, pings and nonces.

use serde_json::{Value, json};

use crate::table::{Table, text};

const PIXEL: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x07\0\0\0\x05\x08\x06\0\0\0";
const BRUNO: &str = "1300000000000000102";

fn buttons(count: usize) -> Value {
    let one = |n| json!({ "type": 2, "style": 1, "label": "b", "custom_id": format!("b{n}") });
    json!({ "type": 1, "components": (0..count).map(one).collect::<Vec<_>>() })
}

fn menu(options: usize) -> Value {
    let one = |n| json!({ "label": "o", "value": format!("{n}") });
    json!({ "type": 1, "components": [
        { "type": 3, "custom_id": "m", "options": (0..options).map(one).collect::<Vec<_>>() },
    ] })
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "a list of limits")]
async fn what_is_too_long_or_too_many_is_refused_by_name() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let long = |n| "x".repeat(n);
    let embed = |embed: Value| json!({ "embeds": [embed] });
    let row = |row: Value| json!({ "content": "x", "components": [row] });
    let field = |name: &str, value: &str| json!({ "fields": [{ "name": name, "value": value }] });
    let cases = [
        ("content", json!({ "content": long(2_001) })),
        (
            "embeds",
            json!({ "embeds": vec![json!({ "title": "x" }); 11] }),
        ),
        ("embeds.0.title", embed(json!({ "title": long(257) }))),
        (
            "embeds.0.description",
            embed(json!({ "description": long(4_097) })),
        ),
        (
            "embeds.0.footer.text",
            embed(json!({ "footer": { "text": long(2_049) } })),
        ),
        (
            "embeds.0.author.name",
            embed(json!({ "author": { "name": long(257) } })),
        ),
        ("embeds.0.fields.0.name", embed(field(&long(257), "x"))),
        ("embeds.0.fields.0.value", embed(field("x", &long(1_025)))),
        ("embeds.0.fields.0.value", embed(field("x", " "))),
        (
            "embeds.0.image.url",
            embed(json!({ "image": { "url": "file:///etc/passwd" } })),
        ),
        (
            "embeds.0.image.url",
            embed(json!({ "image": { "url": "attachment://missing.png" } })),
        ),
        ("embeds.0.titel", embed(json!({ "titel": "x" }))),
        (
            "embeds",
            json!({ "embeds": vec![json!({ "description": long(3_001) }); 2] }),
        ),
        (
            "components",
            json!({ "content": "x", "components": (0..6).map(|_| buttons(1)).collect::<Vec<_>>() }),
        ),
        ("components.0.components", row(buttons(6))),
        ("components.0.components", row(buttons(0))),
        ("components.0.components.0.options", row(menu(26))),
        (
            "components.1.components.0.custom_id",
            json!({ "content": "x", "components": [buttons(1), buttons(1)] }),
        ),
        (
            "components.0.components.0.custom_id",
            row(json!({ "type": 1, "components": [
            { "type": 2, "style": 1, "label": "x" }] })),
        ),
        (
            "components.0.components.0.custom_id",
            row(json!({ "type": 1, "components": [
            { "type": 2, "style": 1, "label": "x", "custom_id": long(101) }] })),
        ),
        (
            "components.0.components.0.label",
            row(json!({ "type": 1, "components": [
            { "type": 2, "style": 1, "label": long(81), "custom_id": "x" }] })),
        ),
        (
            "components.0.components.0.options.1.value",
            row(json!({ "type": 1, "components": [
            { "type": 3, "custom_id": "m", "options": [{ "label": "a", "value": "a" }, { "label": "b", "value": "a" }] }] })),
        ),
        (
            "components.0.type",
            row(json!({ "type": 2, "style": 1, "label": "x", "custom_id": "x" })),
        ),
        (
            "attachments.0.id",
            json!({ "content": "x", "attachments": [{ "id": 0 }] }),
        ),
        ("flags", json!({ "content": "x", "flags": 64 })),
        ("flags", json!({ "content": "x", "flags": 1 << 15 })),
        ("contnet", json!({ "content": "x", "contnet": "y" })),
        ("nonce", json!({ "content": "x", "nonce": long(26) })),
        (
            "allowed_mentions",
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": [BRUNO] } }),
        ),
        (
            "allowed_mentions.users",
            json!({ "content": "x", "allowed_mentions": { "users": [BRUNO, BRUNO] } }),
        ),
        (
            "allowed_mentions.roles",
            json!({ "content": "x", "allowed_mentions": { "roles": ["1", "2", "1"] } }),
        ),
    ];
    for (at, body) in cases {
        let (status, answer) = table.bot("POST", &path, body.clone()).await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!(50_035)),
            "{at}: {answer}"
        );
        let pointer = format!("/errors/{}/_errors/0/message", at.replace('.', "/"));
        assert!(
            answer.pointer(&pointer).is_some(),
            "{at} is not named in {answer}"
        );
    }
    for body in [
        json!({}),
        json!({ "content": " " }),
        json!({ "components": [buttons(1)] }),
    ] {
        assert_eq!(table.code("POST", &path, body).await, 50_006);
    }
    let full = json!({ "content": long(2_000), "components": [buttons(5), menu(25)] });
    table.bot_ok("POST", &path, full).await;
}

#[tokio::test]
async fn files_have_a_limit_too() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let large = vec![0; 10 * 1024 * 1024 + 1];
    let (status, answer) = table
        .upload("POST", &path, &json!({}), &[("a.bin", large)])
        .await;
    assert_eq!((status, &answer["code"]), (413, &json!(40_005)));
    let files: Vec<_> = (0..11).map(|_| ("a.txt", vec![1])).collect();
    assert_eq!(
        table.upload("POST", &path, &json!({}), &files).await.1["code"],
        50_035
    );
    let alt = json!({ "attachments": [{ "id": 0, "description": "x".repeat(1_025) }] });
    assert_eq!(
        table
            .upload("POST", &path, &alt, &[("a.txt", vec![1])])
            .await
            .1["code"],
        50_035
    );
}

#[tokio::test]
async fn attachments_that_an_edit_does_not_list_are_gone() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let body =
        json!({ "content": "x", "attachments": [{ "id": 0, "description": "one" }, { "id": 1 }] });
    let files = [("a.png", PIXEL.to_vec()), ("b.txt", b"b".to_vec())];
    let (_, sent) = table.upload("POST", &path, &body, &files).await;
    let names = |message: &Value| -> Vec<String> {
        let list = message["attachments"].as_array().unwrap();
        list.iter()
            .map(|one| text(one, "filename").to_owned())
            .collect()
    };
    assert_eq!(names(&sent), ["a.png", "b.txt"]);
    let first = &sent["attachments"][0];
    assert_eq!(
        (&first["width"], &first["height"], &first["description"]),
        (&json!(7), &json!(5), &json!("one"))
    );
    let own = format!("{path}/{}", text(&sent, "id"));
    let kept = table.bot_ok("PATCH", &own, json!({ "content": "y" })).await;
    assert_eq!(names(&kept), ["a.png", "b.txt"]);
    let body = json!({ "attachments": [{ "id": first["id"] }, { "id": 0 }] });
    let (_, changed) = table
        .upload("PATCH", &own, &body, &[("c.txt", b"c".to_vec())])
        .await;
    assert_eq!(names(&changed), ["a.png", "c.txt"]);
    assert_eq!(changed["attachments"][0]["description"], "one");
    let bare = table
        .bot_ok("PATCH", &own, json!({ "attachments": [] }))
        .await;
    assert_eq!(names(&bare), Vec::<String>::new());
}

#[tokio::test]
async fn an_embed_goes_on_showing_a_file_that_was_detached() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let body = json!({ "embeds": [{ "image": { "url": "attachment://a.png" } }],
        "attachments": [{ "id": 0, "description": "a board" }] });
    let (_, sent) = table
        .upload("POST", &path, &body, &[("a.png", PIXEL.to_vec())])
        .await;
    assert_eq!(sent["attachments"], json!([]));
    let image = &sent["embeds"][0]["image"];
    assert_eq!(
        (&image["width"], &image["description"]),
        (&json!(7), &json!("a board"))
    );
    let own = format!("{path}/{}", text(&sent, "id"));
    let edited = table
        .bot_ok("PATCH", &own, json!({ "attachments": [], "content": "y" }))
        .await;
    assert_eq!(edited["embeds"], sent["embeds"]);
    let (status, shown) = table
        .upload("PATCH", &own, &body, &[("a.png", b"\x89PNGnew".to_vec())])
        .await;
    assert_eq!(status, 200, "{shown}");
    assert_ne!(shown["embeds"][0]["image"]["url"], image["url"]);
}

#[tokio::test]
async fn links_to_files_expire() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let (_, sent) = table
        .upload("POST", &path, &json!({}), &[("a.png", PIXEL.to_vec())])
        .await;
    let url = text(&sent["attachments"][0], "url").to_owned();
    assert_eq!(
        reqwest::get(&url).await.unwrap().bytes().await.unwrap(),
        PIXEL
    );
    let forged = url.replace("&hm=", "&hm=0");
    assert_eq!(reqwest::get(&forged).await.unwrap().status(), 404);
    table
        .act_ok(
            "POST",
            "control/clock",
            json!({ "advance_ms": 25 * 3_600_000 }),
        )
        .await;
    assert_eq!(reqwest::get(&url).await.unwrap().status(), 404);
    let again = table
        .bot_ok("GET", &format!("{path}/{}", text(&sent, "id")), Value::Null)
        .await;
    let fresh = text(&again["attachments"][0], "url");
    assert_eq!(reqwest::get(fresh).await.unwrap().status(), 200);
}

#[tokio::test]
async fn only_those_who_may_be_mentioned_are_pinged_and_edits_ping_nobody() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let count = |list: &Value| {
        let list = list["channels"].as_array().unwrap();
        list.iter().find(|one| one["name"] == "games").unwrap()["mentions"].clone()
    };
    let words = format!("<@{BRUNO}>");
    let quiet = json!({ "content": words, "allowed_mentions": { "parse": [] } });
    let sent = table.bot_ok("POST", &path, quiet).await;
    assert_eq!(sent["mentions"], json!([]));
    let own = format!("{path}/{}", text(&sent, "id"));
    table
        .bot_ok(
            "PATCH",
            &own,
            json!({ "content": format!("{words}!"), "allowed_mentions": { "users": [BRUNO] } }),
        )
        .await;
    let list = table
        .act_ok("GET", "people/bruno/channels", Value::Null)
        .await;
    assert_eq!(count(&list), 0);
    let loud = json!({ "content": words, "allowed_mentions": { "users": [BRUNO] } });
    let sent = table.bot_ok("POST", &path, loud).await;
    assert_eq!(sent["mentions"][0]["id"], BRUNO);
    let list = table
        .act_ok("GET", "people/bruno/channels", Value::Null)
        .await;
    assert_eq!(count(&list), 1);
    table
        .act_ok("POST", "people/bruno/channels/games/read", json!({}))
        .await;
    let list = table
        .act_ok("GET", "people/bruno/channels", Value::Null)
        .await;
    assert_eq!(count(&list), 0);
    // The bot may not mention everyone.
    let sent = table
        .bot_ok("POST", &path, json!({ "content": "@everyone" }))
        .await;
    assert_eq!(sent["mention_everyone"], false);
}

#[tokio::test]
async fn a_nonce_makes_a_repetition_the_same_message() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let body =
        |enforce: bool| json!({ "content": "x", "nonce": "turn-7", "enforce_nonce": enforce });
    let first = table.bot_ok("POST", &path, body(true)).await;
    let second = table.bot_ok("POST", &path, body(true)).await;
    assert_eq!(first["id"], second["id"]);
    let third = table.bot_ok("POST", &path, body(false)).await;
    assert_ne!(first["id"], third["id"]);
    table
        .act_ok("POST", "control/clock", json!({ "advance_ms": 6 * 60_000 }))
        .await;
    let later = table.bot_ok("POST", &path, body(true)).await;
    assert_ne!(third["id"], later["id"]);
}

#[tokio::test]
async fn one_edits_and_deletes_ones_own_messages_only() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let sent = table
        .act_ok(
            "POST",
            "people/bruno/channels/games/messages",
            json!({ "content": "mine" }),
        )
        .await;
    let path = format!("/channels/{games}/messages/{}", text(&sent, "id"));
    assert_eq!(
        table.code("PATCH", &path, json!({ "content": "x" })).await,
        50_005
    );
    assert_eq!(table.code("DELETE", &path, Value::Null).await, 50_013);
    let own = table
        .bot_ok(
            "POST",
            &format!("/channels/{games}/messages"),
            json!({ "content": "x" }),
        )
        .await;
    let own = format!("people/bruno/channels/games/messages/{}", text(&own, "id"));
    assert_eq!(table.act("DELETE", &own, Value::Null).await.0, 403);
    table
        .act_ok("DELETE", &own.replace("bruno", "ada"), Value::Null)
        .await;
    assert_eq!(
        table
            .code("GET", &format!("/channels/{games}/messages/1"), Value::Null)
            .await,
        10_008
    );
}

#[tokio::test]
async fn a_laid_out_message_has_forty_components_and_no_text_beside() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let laid_out = |count: usize| {
        let lines = vec![json!({ "type": 10, "content": "x" }); count - 1];
        json!({ "flags": 1 << 15, "components": [{ "type": 17, "components": lines }] })
    };
    let sent = table.bot_ok("POST", &path, laid_out(40)).await;
    assert_eq!(table.code("POST", &path, laid_out(41)).await, 50_035);
    let own = format!("{path}/{}", text(&sent, "id"));
    assert_eq!(
        table.code("PATCH", &own, json!({ "content": "x" })).await,
        50_035
    );
}

#[tokio::test]
async fn what_is_no_component_and_no_embed_is_refused() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let row = json!({ "type": 1, "components": [[]] });
    let menu = json!({ "type": 3, "custom_id": "m", "options": [7] });
    let menu = json!({ "type": 1, "components": [menu] });
    for body in [
        json!({ "content": "x", "components": [[]] }),
        json!({ "content": "x", "components": ["row"] }),
        json!({ "content": "x", "components": [row] }),
        json!({ "content": "x", "components": [menu] }),
        json!({ "content": "x", "embeds": [[]] }),
        json!({ "content": "x", "embeds": ["title"] }),
        json!({ "content": "x", "embeds": [{ "title": "t", "fields": ["name"] }] }),
    ] {
        assert_eq!(
            table.code("POST", &path, body.clone()).await,
            50_035,
            "{body}"
        );
    }
}
