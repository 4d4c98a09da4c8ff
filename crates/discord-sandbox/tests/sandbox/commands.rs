//! Commands: registration and use.

use serde_json::{Value, json};

use crate::table::{BOT, Table, text};

fn path() -> String {
    format!("/applications/{BOT}/commands")
}

fn option(kind: u64, name: &str) -> Value {
    json!({ "type": kind, "name": name, "description": "d" })
}

fn with(options: impl Into<Value>) -> Value {
    json!({ "name": "x", "description": "d", "options": options.into() })
}

#[tokio::test]
async fn bad_registrations_are_refused_by_name() {
    let table = Table::new().await;
    let choice = json!({ "name": "c", "value": "c" });
    let many = |kind, count: usize| -> Value {
        (0..count).map(|n| option(kind, &format!("o{n}"))).collect()
    };
    let cases = [
        ("name", json!({ "name": "Play", "description": "d" })),
        ("description", json!({ "name": "play" })),
        (
            "description",
            json!({ "name": "play", "description": "x".repeat(101) }),
        ),
        (
            "name_localizations.xx",
            json!({ "name": "play", "description": "d", "name_localizations": { "xx": "y" } }),
        ),
        ("options", with(many(3, 26))),
        (
            "options.1.name",
            with(json!([option(3, "a"), option(3, "a")])),
        ),
        ("options.0.type", with(json!([option(99, "a")]))),
        ("options", with(json!([option(1, "a"), option(3, "b")]))),
        (
            "options.0.autocomplete",
            with(
                json!([{ "type": 3, "name": "a", "description": "d", "autocomplete": true, "choices": [choice] }]),
            ),
        ),
        (
            "options.0.choices.1.name",
            with(
                json!([{ "type": 3, "name": "a", "description": "d", "choices": [choice, choice] }]),
            ),
        ),
        (
            "options.0.choices.0.value",
            with(json!([{ "type": 4, "name": "a", "description": "d", "choices": [choice] }])),
        ),
        (
            "options.0.reqired",
            with(json!([{ "type": 3, "name": "a", "description": "d", "reqired": true }])),
        ),
    ];
    for (at, body) in cases {
        let (status, answer) = table.bot("POST", &path(), body.clone()).await;
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
        let (_, answer) = table
            .bot(
                "PUT",
                &path(),
                json!([{ "name": "ok", "description": "d" }, body]),
            )
            .await;
        assert!(answer["errors"]["1"].is_object(), "{at}: {answer}");
    }
    assert_eq!(table.bot_ok("GET", &path(), Value::Null).await, json!([]));
}

#[tokio::test]
async fn a_command_registered_again_keeps_its_number() {
    let table = Table::new().await;
    let one = json!({ "name": "one", "description": "d" });
    let first = table
        .bot_ok(
            "PUT",
            &path(),
            json!([one, { "name": "two", "description": "d" }]),
        )
        .await;
    let again = table
        .bot_ok(
            "PUT",
            &path(),
            json!([{ "name": "one", "description": "changed" }]),
        )
        .await;
    assert_eq!(first[0]["id"], again[0]["id"]);
    assert_ne!(first[0]["version"], again[0]["version"]);
    assert_eq!(table.bot("POST", &path(), one.clone()).await.0, 200);
    assert_eq!(
        table
            .bot(
                "POST",
                &path(),
                json!({ "name": "new", "description": "d" })
            )
            .await
            .0,
        201
    );
    let own = format!("{}/{}", path(), text(&first[0], "id"));
    table.bot_ok("DELETE", &own, Value::Null).await;
    assert_eq!(table.code("GET", &own, Value::Null).await, 10_063);
    let list: Vec<Value> = (0..101)
        .map(|n| json!({ "name": format!("c{n}"), "description": "d" }))
        .collect();
    assert_eq!(table.code("PUT", &path(), json!(list)).await, 30_032);
}

#[tokio::test]
async fn options_arrive_as_the_bot_knows_them() {
    let mut table = Table::new().await;
    let command = json!({ "name": "play", "description": "d", "options": [
        { "type": 1, "name": "kintei", "description": "d", "options": [
            { "type": 6, "name": "opponent", "description": "d", "required": true },
            { "type": 4, "name": "seats", "description": "d", "min_value": 2, "max_value": 6 },
            { "type": 3, "name": "pace", "description": "d", "choices": [{ "name": "Slow", "value": "slow" }] },
            { "type": 5, "name": "listed", "description": "d" },
        ] },
    ] });
    table.bot_ok("PUT", &path(), json!([command])).await;
    let go = async |table: &Table, command: &str, options: Value| {
        let body = json!({ "command": command, "options": options, "wait": "no" });
        table
            .act("POST", "people/ada/channels/games/command", body)
            .await
    };
    for (command, options) in [
        ("nothing", json!({})),
        ("play", json!({})),
        ("play chess", json!({})),
        ("play kintei", json!({})),
        ("play kintei", json!({ "opponent": "nobody" })),
        ("play kintei", json!({ "opponent": "bruno", "seats": 7 })),
        (
            "play kintei",
            json!({ "opponent": "bruno", "pace": "fast" }),
        ),
        (
            "play kintei",
            json!({ "opponent": "bruno", "colour": "red" }),
        ),
    ] {
        assert_eq!(
            go(&table, command, options.clone()).await.0,
            400,
            "/{command} {options}"
        );
    }
    let options = json!({ "opponent": "bruno", "seats": "3", "pace": "slow", "listed": "true" });
    assert_eq!(go(&table, "play kintei", options).await.0, 200);
    let data = table.line.event("INTERACTION_CREATE").await["data"].clone();
    let branch = &data["options"][0];
    assert_eq!(
        (&data["name"], &branch["name"], &branch["type"]),
        (&json!("play"), &json!("kintei"), &json!(1))
    );
    let values: Vec<&Value> = branch["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["value"])
        .collect();
    assert_eq!(
        values,
        [
            &json!("1300000000000000102"),
            &json!(3),
            &json!("slow"),
            &json!(true)
        ]
    );
    assert_eq!(
        data["resolved"]["users"]["1300000000000000102"]["username"],
        "bruno"
    );
    assert!(data["resolved"]["members"]["1300000000000000102"]["permissions"].is_string());
}

#[tokio::test]
async fn completion_says_what_has_the_cursor() {
    let mut table = Table::new().await;
    let turn = json!({ "type": 3, "name": "turn", "description": "d", "required": true, "autocomplete": true });
    table
        .bot_ok(
            "PUT",
            &path(),
            json!([{ "name": "move", "description": "d", "options": [turn] }]),
        )
        .await;
    let ask =
        json!({ "command": "move", "options": { "turn": "b1 " }, "focused": "turn", "wait": "no" });
    table
        .act_ok("POST", "people/ada/channels/games/autocomplete", ask)
        .await;
    let one = table.line.event("INTERACTION_CREATE").await;
    assert_eq!(
        (&one["type"], &one["data"]["options"][0]),
        (
            &json!(4),
            &json!({ "name": "turn", "type": 3, "value": "b1 ", "focused": true })
        )
    );
    let choices = |count: usize| -> Value {
        (0..count)
            .map(|n| json!({ "name": format!("b{n}"), "value": format!("b{n}") }))
            .collect()
    };
    for bad in [
        choices(26),
        json!([{ "name": "x".repeat(101), "value": "x" }]),
        json!([{ "name": "x", "value": 1 }]),
    ] {
        let body = json!({ "type": 8, "data": { "choices": bad } });
        assert_eq!(table.reply(&one, body).await.1["code"], 50_035);
    }
    assert_eq!(
        table
            .reply(
                &one,
                json!({ "type": 8, "data": { "choices": choices(25) } })
            )
            .await
            .0,
        204
    );
    let path = format!("people/ada/interactions/{}", text(&one, "id"));
    let standing = table.act_ok("GET", &path, Value::Null).await;
    assert_eq!(standing["choices"].as_array().unwrap().len(), 25);
}

#[tokio::test]
async fn commands_are_where_they_belong() {
    let table = Table::new().await;
    table
        .bot_ok(
            "PUT",
            &path(),
            json!([
                { "name": "here", "description": "d", "contexts": [0] },
                { "name": "anywhere", "description": "d" },
                { "name": "managers", "description": "d", "default_member_permissions": "32", "contexts": [0] },
            ]),
        )
        .await;
    let names = async |who: &str, place: &str| {
        let path = format!("people/{who}/channels/{place}/commands");
        let list = table.act_ok("GET", &path, Value::Null).await;
        let list = list["commands"].as_array().unwrap().clone();
        list.iter()
            .map(|one| text(one, "name").to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(names("bruno", "games").await, ["here", "anywhere"]);
    assert_eq!(
        names("ada", "games").await,
        ["here", "anywhere", "managers"]
    );
    assert_eq!(names("bruno", "dm").await, ["anywhere"]);
    let body = json!({ "channel": "games", "who": "bruno", "deny": ["USE_APPLICATION_COMMANDS"] });
    table.act_ok("POST", "control/permissions", body).await;
    assert!(names("bruno", "games").await.is_empty());
}
