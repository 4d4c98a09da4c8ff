//! Interactions: deadlines, double answers, ephemeral answers, and the webhook of a token.

use serde_json::{Value, json};

use crate::table::{BOT, Table, text};

fn say(words: &str) -> Value {
    json!({ "type": 4, "data": { "content": words } })
}

async fn standing(table: &Table, interaction: &Value) -> Value {
    let path = format!("people/ada/interactions/{}", text(interaction, "id"));
    table.act_ok("GET", &path, Value::Null).await
}

#[tokio::test]
async fn the_first_answer_may_take_three_seconds() {
    let mut table = Table::new().await;
    let early = table.go("games").await;
    table
        .act_ok("POST", "control/clock", json!({ "advance_ms": 2_500 }))
        .await;
    assert_eq!(table.reply(&early, say("in time")).await.0, 204);

    let late = table.go("games").await;
    table
        .act_ok("POST", "control/clock", json!({ "advance_ms": 3_001 }))
        .await;
    let (status, answer) = table.reply(&late, say("too late")).await;
    assert_eq!((status, &answer["code"]), (404, &json!(10_062)));
    assert_eq!(standing(&table, &late).await["status"], "failed");
    assert_eq!(
        table
            .code("POST", &Table::hook(&late, ""), json!({ "content": "x" }))
            .await,
        10_015
    );
}

#[tokio::test]
async fn nobody_answers_twice() {
    let mut table = Table::new().await;
    let interaction = table.go("games").await;
    assert_eq!(table.reply(&interaction, json!({ "type": 5 })).await.0, 204);
    let (status, answer) = table.reply(&interaction, say("again")).await;
    assert_eq!((status, &answer["code"]), (400, &json!(40_060)));
}

#[tokio::test]
async fn a_wrong_token_is_an_unknown_interaction() {
    let mut table = Table::new().await;
    let mut interaction = table.go("games").await;
    interaction["token"] = json!("nonsense");
    assert_eq!(table.reply(&interaction, say("x")).await.1["code"], 10_062);
    assert_eq!(
        table
            .code(
                "POST",
                &Table::hook(&interaction, ""),
                json!({ "content": "x" })
            )
            .await,
        50_027
    );
}

#[tokio::test]
async fn a_token_lives_for_fifteen_minutes() {
    let mut table = Table::new().await;
    let interaction = table.go("games").await;
    table.reply(&interaction, say("first")).await;
    table
        .act_ok(
            "POST",
            "control/clock",
            json!({ "advance_ms": 14 * 60_000 }),
        )
        .await;
    table
        .bot_ok(
            "POST",
            &Table::hook(&interaction, ""),
            json!({ "content": "second" }),
        )
        .await;
    table
        .act_ok("POST", "control/clock", json!({ "advance_ms": 60_001 }))
        .await;
    let hook = Table::hook(&interaction, "");
    assert_eq!(
        table
            .code("POST", &hook, json!({ "content": "third" }))
            .await,
        50_027
    );
    let original = Table::hook(&interaction, "/messages/@original");
    assert_eq!(
        table
            .code("PATCH", &original, json!({ "content": "x" }))
            .await,
        50_027
    );
}

#[tokio::test]
async fn a_webhook_before_the_first_answer_is_unknown() {
    let mut table = Table::new().await;
    let interaction = table.go("games").await;
    assert_eq!(
        table
            .code(
                "POST",
                &Table::hook(&interaction, ""),
                json!({ "content": "x" })
            )
            .await,
        10_015
    );
    assert_eq!(
        table
            .code("GET", "/webhooks/1/token/messages/@original", Value::Null)
            .await,
        10_015
    );
}

#[tokio::test]
async fn the_first_follow_up_fills_the_thinking_message() {
    let mut table = Table::new().await;
    let interaction = table.go("games").await;
    table
        .reply(&interaction, json!({ "type": 5, "data": { "flags": 64 } }))
        .await;
    assert_eq!(standing(&table, &interaction).await["status"], "thinking");
    let first = table
        .bot_ok(
            "POST",
            &Table::hook(&interaction, ""),
            json!({ "content": "here" }),
        )
        .await;
    let now = standing(&table, &interaction).await;
    assert_eq!(
        (&now["status"], &now["message"]["id"]),
        (&json!("message"), &first["id"])
    );
    assert_eq!(first["flags"], 64, "it stays as private as the defer was");
    let second = table
        .bot_ok(
            "POST",
            &Table::hook(&interaction, ""),
            json!({ "content": "more" }),
        )
        .await;
    assert_ne!(first["id"], second["id"]);
    assert_eq!(second["flags"], 0);
}

#[tokio::test]
async fn a_private_answer_is_there_for_its_reader_alone() {
    let mut table = Table::new().await;
    let games = table.channel("games").await;
    let interaction = table.go("games").await;
    table
        .reply(
            &interaction,
            json!({ "type": 4, "data": { "content": "psst", "flags": 64 } }),
        )
        .await;
    let own = table
        .act_ok("GET", "people/ada/channels/games/messages", Value::Null)
        .await;
    let id = text(&own["messages"][0], "id").to_owned();
    let others = table
        .act_ok("GET", "people/bruno/channels/games/messages", Value::Null)
        .await;
    assert_eq!(others["messages"], json!([]));
    let path = format!("people/bruno/channels/games/messages/{id}");
    assert_eq!(table.act("GET", &path, Value::Null).await.0, 404);
    let path = format!("/channels/{games}/messages/{id}");
    for (method, body) in [
        ("GET", Value::Null),
        ("PATCH", json!({ "content": "x" })),
        ("DELETE", Value::Null),
    ] {
        assert_eq!(table.code(method, &path, body).await, 10_008, "{method}");
    }
    let list = table
        .bot_ok("GET", &format!("/channels/{games}/messages"), Value::Null)
        .await;
    assert_eq!(list, json!([]));
    table
        .bot_ok(
            "PATCH",
            &Table::hook(&interaction, "/messages/@original"),
            json!({ "content": "changed" }),
        )
        .await;
    let path = format!("people/ada/channels/games/messages/{id}");
    assert_eq!(
        table.act_ok("GET", &path, Value::Null).await["content"],
        "changed"
    );
    table.act_ok("DELETE", &path, Value::Null).await;
    assert_eq!(table.act("GET", &path, Value::Null).await.0, 404);
}

#[tokio::test]
async fn answers_must_fit_the_kind_of_interaction() {
    let mut table = Table::new().await;
    let interaction = table.go("games").await;
    for kind in [1, 6, 7, 8, 12, 99] {
        let (status, answer) = table
            .reply(&interaction, json!({ "type": kind, "data": {} }))
            .await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!(50_035)),
            "type {kind}"
        );
    }
    assert_eq!(
        table.reply(&interaction, json!({ "type": 4 })).await.1["code"],
        50_035,
        "no data"
    );
    let flags = json!({ "type": 5, "data": { "flags": 4 } });
    assert_eq!(
        table.reply(&interaction, flags).await.1["code"],
        50_035,
        "a defer has one flag only"
    );
    assert_eq!(
        table
            .reply(&interaction, json!({ "type": 4, "data": {} }))
            .await
            .1["code"],
        50_006
    );
    assert_eq!(
        table
            .reply(&interaction, say("a refused answer did not count"))
            .await
            .0,
        204
    );
}

#[tokio::test]
async fn a_modal_answers_no_modal() {
    let mut table = Table::new().await;
    let interaction = table.go("games").await;
    let input =
        json!({ "type": 4, "custom_id": "n", "style": 1, "label": "Name", "min_length": 2 });
    let modal = json!({ "type": 9, "data": { "custom_id": "m", "title": "T",
        "components": [{ "type": 1, "components": [input] }] } });
    assert_eq!(table.reply(&interaction, modal.clone()).await.0, 204);
    let submit = |text: &str| json!({ "interaction": interaction["id"], "fields": { "n": text }, "wait": "no" });
    assert_eq!(
        table.act("POST", "people/ada/submit", submit("")).await.0,
        400
    );
    assert_eq!(
        table.act("POST", "people/ada/submit", submit("x")).await.0,
        400
    );
    assert_eq!(
        table
            .act("POST", "people/bruno/submit", submit("xx"))
            .await
            .0,
        404
    );
    table
        .act_ok("POST", "people/ada/submit", submit("Otto"))
        .await;
    let filled = table.line.event("INTERACTION_CREATE").await;
    assert_eq!(filled["type"], 5);
    assert_eq!(
        filled["data"]["components"][0]["components"][0]["value"],
        "Otto"
    );
    assert_eq!(table.reply(&filled, modal).await.1["code"], 50_035);
    assert_eq!(
        table
            .reply(&filled, json!({ "type": 7, "data": { "content": "x" } }))
            .await
            .1["code"],
        50_035
    );
}

#[tokio::test]
async fn a_press_may_change_its_message_or_only_be_noted() {
    let mut table = Table::new().await;
    let games = table.channel("games").await;
    let button = |id: &str, disabled: bool| json!({ "type": 2, "style": 1, "label": id, "custom_id": id, "disabled": disabled });
    let row = json!([{ "type": 1, "components": [button("on", false), button("off", true)] }]);
    let body = json!({ "content": "x", "components": row });
    let message = table
        .bot_ok("POST", &format!("/channels/{games}/messages"), body)
        .await;
    let press = |id: &str| json!({ "message": message["id"], "custom_id": id, "wait": "no" });
    let path = "people/bruno/channels/games/press";
    assert_eq!(table.act("POST", path, press("off")).await.0, 400);
    assert_eq!(table.act("POST", path, press("none")).await.0, 400);
    table.act_ok("POST", path, press("on")).await;
    let interaction = table.line.event("INTERACTION_CREATE").await;
    assert_eq!(
        (&interaction["type"], &interaction["data"]["custom_id"]),
        (&json!(3), &json!("on"))
    );
    assert_eq!(interaction["message"]["id"], message["id"]);
    assert_eq!(interaction["member"]["user"]["username"], "bruno");
    assert_eq!(
        table
            .reply(
                &interaction,
                json!({ "type": 7, "data": { "content": "y" } })
            )
            .await
            .0,
        204
    );
    let original = table
        .bot_ok(
            "GET",
            &Table::hook(&interaction, "/messages/@original"),
            Value::Null,
        )
        .await;
    assert_eq!(
        (&original["id"], &original["content"]),
        (&message["id"], &json!("y"))
    );
    table.act_ok("POST", path, press("on")).await;
    let interaction = table.line.event("INTERACTION_CREATE").await;
    assert_eq!(table.reply(&interaction, json!({ "type": 6 })).await.0, 204);
    // What was promised has come with the edit.
    let before = standing(&table, &interaction).await;
    assert_eq!(before["status"], "acknowledged");
    let original = Table::hook(&interaction, "/messages/@original");
    let edit = json!({ "content": "z" });
    table.bot_ok("PATCH", &original, edit).await;
    let after = standing(&table, &interaction).await;
    let shown = (&after["status"], &after["message"]["content"]);
    assert_eq!(shown, (&json!("updated"), &json!("z")));
}

#[tokio::test]
async fn an_interaction_tells_where_and_by_whom() {
    let mut table = Table::new().await;
    let interaction = table.go("games").await;
    assert_eq!(
        (&interaction["context"], &interaction["guild_locale"]),
        (&json!(0), &json!("en-US"))
    );
    assert!(
        interaction["member"]["permissions"].is_string()
            && interaction["app_permissions"].is_string()
    );
    assert!(interaction.get("user").is_none());
    table
        .act_ok("PATCH", "people/ada", json!({ "locale": "it" }))
        .await;
    let interaction = table.go("dm").await;
    assert_eq!(
        (&interaction["context"], &interaction["locale"]),
        (&json!(1), &json!("it"))
    );
    assert_eq!(
        interaction["authorizing_integration_owners"],
        json!({ "0": "0" })
    );
    assert!(interaction.get("member").is_none() && interaction.get("guild_id").is_none());
    assert_eq!(interaction["user"]["username"], "ada");
}

#[tokio::test]
async fn interactions_need_no_permission_to_write() {
    let mut table = Table::new().await;
    let channel = table.channel("read-only").await;
    let body = json!({ "content": "x" });
    assert_eq!(
        table
            .code("POST", &format!("/channels/{channel}/messages"), body)
            .await,
        50_013
    );
    let interaction = table.go("read-only").await;
    assert_eq!(
        table.reply(&interaction, say("by the webhook")).await.0,
        204
    );
}

#[tokio::test]
async fn the_time_to_the_first_answer_is_kept() {
    let mut table = Table::new().await;
    let interaction = table.go("games").await;
    table
        .act_ok("POST", "control/clock", json!({ "advance_ms": 1_000 }))
        .await;
    table.reply(&interaction, say("hm")).await;
    let list = table
        .act_ok("GET", "control/interactions", Value::Null)
        .await;
    let entry = &list["interactions"][0];
    assert!(entry["milliseconds"].as_u64().unwrap() >= 1_000, "{entry}");
    assert_eq!(
        (&entry["name"], &entry["status"]),
        (&json!("go"), &json!("message"))
    );
    assert_eq!(interaction["application_id"], BOT);
}
