//! A new beginning for each test, the wait until the bot is quiet, and declared worlds.

use discord_sandbox::{Options, Plan};
use serde_json::{Value, json};

use crate::table::{Table, text, without_identify_wait};

const WORLD: &str = r#"
[bot]
name = "Echo"
permissions = ["VIEW_CHANNEL", "SEND_MESSAGES", "MANAGE_ROLES"]
intents = ["MESSAGE_CONTENT"]

[[people]]
name = "Zoe"
locale = "it"
[[people]]
name = "Yann"

[[servers]]
name = "First"
owner = "Yann"
community = true
locale = "it"
roles = [{ name = "Keepers", color = 0xff0000, members = ["Zoe"], mentionable = true }]
channels = [
    { name = "Hall", kind = "category" },
    { name = "lobby", topic = "Come in", parent = "Hall", slow = 5 },
    { name = "posts", kind = "forum", tags = ["open", "done"] },
    { name = "news", kind = "announcement", deny_everyone = ["SEND_MESSAGES"] },
]

[[servers]]
name = "Second"
owner = "Yann"
members = []
channels = [{ name = "lobby" }]
"#;

#[tokio::test]
async fn a_world_file_declares_all_of_it() {
    let table = Table::of(Options {
        plan: Plan::parse(WORLD).unwrap(),
        servers: 3,
        ..without_identify_wait()
    })
    .await;
    let list = table.act_ok("GET", "people", Value::Null).await;
    assert_eq!(
        (&list["bot"]["name"], &list["people"][0]["name"]),
        (&json!("Echo"), &json!("Zoe"))
    );
    let names: Vec<&str> = list["servers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| text(one, "name"))
        .collect();
    assert_eq!(names, ["First", "Second", "Server 3"]);
    let guild = "/guilds/1300000000000000000";
    let roles = table
        .bot_ok("GET", &format!("{guild}/roles"), Value::Null)
        .await;
    let roles: Vec<&str> = roles
        .as_array()
        .unwrap()
        .iter()
        .map(|one| text(one, "name"))
        .collect();
    assert_eq!(roles, ["@everyone", "Keepers", "Echo"]);
    let channels = table
        .bot_ok("GET", &format!("{guild}/channels"), Value::Null)
        .await;
    let kinds: Vec<u64> = channels
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["type"].as_u64().unwrap())
        .collect();
    assert_eq!(kinds, [4, 0, 15, 5]);
    assert_eq!(channels[1]["parent_id"], channels[0]["id"]);
    assert_eq!(channels[2]["available_tags"][1]["name"], "done");
    // Zoe is not on the second server.
    let (status, _) = table
        .act("GET", "people/zoe/channels/lobby@2", Value::Null)
        .await;
    assert_eq!(status, 403);
    let application = table.bot_ok("GET", "/applications/@me", Value::Null).await;
    assert_eq!(application["flags"], 1 << 19);
    assert_eq!(
        application["install_params"]["permissions"],
        (1_u64 << 10 | 1 << 11 | 1 << 28).to_string()
    );
}

#[tokio::test]
async fn a_reset_makes_the_world_new_for_a_connected_bot() {
    let mut table = Table::new().await;
    let one = table.go("games").await;
    table
        .reply(&one, json!({ "type": 4, "data": { "content": "Yes" } }))
        .await;
    table.act_ok("POST", "control/servers", json!({})).await;
    table
        .act_ok("PATCH", "people/ada", json!({ "locale": "it" }))
        .await;
    table
        .act_ok("POST", "control/faults", json!({ "status": 500 }))
        .await;
    table.act_ok("POST", "control/reset", json!({})).await;
    let gone = table.line.event("GUILD_DELETE").await;
    assert_ne!(gone["id"], "1300000000000000000");
    assert_eq!(
        table.line.event("GUILD_CREATE").await["id"],
        "1300000000000000000"
    );
    let messages = "people/ada/channels/games/messages";
    let list = table.act_ok("GET", messages, Value::Null).await;
    assert_eq!(list["messages"], json!([]));
    assert_eq!(
        table.act_ok("GET", "people/ada", Value::Null).await["locale"],
        "en-US"
    );
    let commands = "people/ada/channels/games/commands";
    let kept = table.act_ok("GET", commands, Value::Null).await;
    assert_eq!(kept["commands"][0]["name"], "go");
    table
        .act_ok("POST", "control/reset", json!({ "commands": true }))
        .await;
    let kept = table.act_ok("GET", commands, Value::Null).await;
    assert_eq!(kept["commands"], json!([]));
    let id = table.go("games").await;
    assert!(
        text(&id, "id") > text(&one, "id"),
        "no identifier comes twice"
    );
}

#[tokio::test]
async fn a_test_waits_until_the_bot_is_quiet() {
    let mut table = Table::new().await;
    let one = table.go("games").await;
    let busy = table
        .act_ok(
            "POST",
            "control/quiet",
            json!({ "within_ms": 150, "for_ms": 10 }),
        )
        .await;
    assert_eq!(
        (&busy["quiet"], &busy["unanswered"][0]["id"]),
        (&json!(false), &one["id"])
    );
    table
        .reply(&one, json!({ "type": 4, "data": { "content": "Yes" } }))
        .await;
    let quiet = table.act_ok("POST", "control/quiet", json!({})).await;
    assert_eq!(quiet["quiet"], true);
    assert!(quiet["waited_ms"].as_u64().unwrap() >= 90, "{quiet}");
}
