//! Context menus, files of options, and the fields of modals.

use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::table::{BOT, Table, text};

/// Sends a person's call with one file, `note.txt`; the answer.
async fn act_with_file(table: &Table, path: &str, body: &Value) -> Value {
    let part = Part::bytes(b"a note".to_vec()).file_name("note.txt");
    let form = Form::new()
        .part("files[0]", part)
        .text("payload_json", body.to_string());
    let call = reqwest::Client::new().post(format!("{}/sandbox/{path}", table.url));
    let answer = call.multipart(form).send().await.expect("an answer");
    assert_eq!(answer.status(), 200, "{path}");
    answer.json().await.expect("JSON")
}

#[tokio::test]
async fn commands_of_menus_have_their_target() {
    let mut table = Table::new().await;
    let commands = json!([{ "name": "Look at it", "type": 3 }, { "name": "Greet", "type": 2 }]);
    table
        .bot_ok("PUT", &format!("/applications/{BOT}/commands"), commands)
        .await;
    let body = json!({ "content": "Here" });
    let message = table
        .act_ok("POST", "people/bruno/channels/games/messages", body)
        .await;
    let id = text(&message, "id");
    let path = "people/ada/channels/games/command";
    let body = json!({ "command": "Look at it", "target": id, "wait": "no" });
    table.act_ok("POST", path, body).await;
    let one = table.line.event("INTERACTION_CREATE").await;
    assert_eq!(
        (&one["data"]["type"], &one["data"]["target_id"]),
        (&json!(3), &json!(id))
    );
    assert_eq!(one["data"]["resolved"]["messages"][id]["content"], "Here");
    table
        .reply(&one, json!({ "type": 4, "data": { "content": "Seen" } }))
        .await;
    let answer = table
        .bot_ok(
            "GET",
            &Table::hook(&one, "/messages/@original"),
            Value::Null,
        )
        .await;
    assert_eq!(answer["type"], 23);
    assert_eq!(
        answer["interaction_metadata"]["target_message_id"],
        json!(id)
    );
    let body = json!({ "command": "Greet", "target": "bruno", "wait": "no" });
    table.act_ok("POST", path, body).await;
    let one = table.line.event("INTERACTION_CREATE").await;
    let bruno = "1300000000000000102";
    assert_eq!(one["data"]["target_id"], bruno);
    assert!(
        one["data"]["resolved"]["members"][bruno].is_object(),
        "{one}"
    );
    let body = json!({ "command": "Greet", "target": "17" });
    let (status, _) = table.act("POST", path, body).await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn an_option_takes_a_file() {
    let mut table = Table::new().await;
    let command = json!([{ "name": "read", "description": "Reads", "options": [
        { "type": 11, "name": "note", "description": "A file", "required": true },
    ] }]);
    table
        .bot_ok("PUT", &format!("/applications/{BOT}/commands"), command)
        .await;
    let body = json!({ "command": "read", "options": { "note": "note.txt" }, "wait": "no" });
    act_with_file(&table, "people/ada/channels/games/command", &body).await;
    let one = table.line.event("INTERACTION_CREATE").await;
    let id = text(&one["data"]["options"][0], "value");
    let file = &one["data"]["resolved"]["attachments"][id];
    assert_eq!(file["filename"], "note.txt");
    let content = reqwest::get(text(file, "url")).await.unwrap();
    assert_eq!(content.text().await.unwrap(), "a note");
}

#[tokio::test]
async fn a_modal_takes_labels_menus_and_files() {
    let mut table = Table::new().await;
    let one = table.go("games").await;
    let label =
        |component: Value| json!({ "type": 18, "label": "A field", "component": component });
    let modal = json!({ "custom_id": "m", "title": "Tell", "components": [
        { "type": 10, "content": "Some words" },
        label(json!({ "type": 4, "custom_id": "name", "style": 1 })),
        label(json!({ "type": 3, "custom_id": "pace", "options": [
            { "label": "Slow", "value": "slow" }, { "label": "Fast", "value": "fast" },
        ] })),
        label(json!({ "type": 5, "custom_id": "who", "required": false })),
        label(json!({ "type": 19, "custom_id": "file" })),
    ] });
    let (status, answer) = table.reply(&one, json!({ "type": 9, "data": modal })).await;
    assert_eq!(status, 204, "{answer}");
    let submit = |pace: &str| {
        json!({ "interaction": one["id"], "wait": "no", "fields": {
            "name": "Otto", "pace": [pace], "who": ["1300000000000000102"], "file": ["note.txt"],
        } })
    };
    let (status, _) = table.act("POST", "people/ada/submit", submit("odd")).await;
    assert_eq!(status, 400);
    act_with_file(&table, "people/ada/submit", &submit("fast")).await;
    let sent = table.line.event("INTERACTION_CREATE").await;
    let rows = sent["data"]["components"].as_array().unwrap();
    assert_eq!(rows[0]["type"], 10);
    assert_eq!(rows[1]["component"]["value"], "Otto");
    assert_eq!(rows[2]["component"]["values"], json!(["fast"]));
    let file = rows[4]["component"]["values"][0].as_str().unwrap();
    assert_eq!(
        sent["data"]["resolved"]["attachments"][file]["filename"],
        "note.txt"
    );
    assert!(sent["data"]["resolved"]["users"]["1300000000000000102"].is_object());
}
