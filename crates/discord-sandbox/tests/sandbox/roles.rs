//! Roles of members, as a bot gives and takes them.

use serde_json::{Value, json};

use crate::table::{BOT, Table, text};

const GUILD: &str = "/guilds/1300000000000000000";
const BRUNO: &str = "1300000000000000102";

/// Adds a role, below the bot's own or above it.
async fn added(table: &Table, above: bool) -> String {
    let body = json!({ "name": "First", "above": above });
    let role = table.act_ok("POST", "control/role", body).await;
    text(&role, "id").to_owned()
}

#[tokio::test]
async fn a_role_below_the_bots_own_is_given_and_taken_again() {
    let table = Table::new().await;
    let role = added(&table, false).await;
    let path = format!("{GUILD}/members/{BRUNO}/roles/{role}");
    assert_eq!(table.code("PUT", &path, Value::Null).await, 50_013);
    let allow = json!({ "allow": ["MANAGE_ROLES"] });
    table.act_ok("POST", "control/roles", allow).await;
    let member = format!("{GUILD}/members/{BRUNO}");
    let roles = async || {
        let member = table.bot_ok("GET", &member, Value::Null).await;
        member["roles"].clone()
    };
    for _ in 0..2 {
        table.bot_ok("PUT", &path, Value::Null).await;
        assert_eq!(roles().await, json!([role]));
    }
    for _ in 0..2 {
        table.bot_ok("DELETE", &path, Value::Null).await;
        assert_eq!(roles().await, json!([]));
    }
}

#[tokio::test]
async fn a_role_that_the_bot_may_not_give_is_refused() {
    let table = Table::new().await;
    let allow = json!({ "allow": ["MANAGE_ROLES"] });
    table.act_ok("POST", "control/roles", allow).await;
    let (above, below) = (added(&table, true).await, added(&table, false).await);
    let roles = table
        .bot_ok("GET", &format!("{GUILD}/roles"), Value::Null)
        .await;
    let own = roles
        .as_array()
        .unwrap()
        .iter()
        .find(|role| role["managed"] == true);
    let own = text(own.unwrap(), "id").to_owned();
    for (user, role, code) in [
        (BRUNO, above.as_str(), 50_013),
        (BRUNO, &own, 50_013),
        (BRUNO, "17", 10_011),
        ("17", &below, 10_007),
    ] {
        for method in ["PUT", "DELETE"] {
            let path = format!("{GUILD}/members/{user}/roles/{role}");
            assert_eq!(table.code(method, &path, Value::Null).await, code, "{path}");
        }
    }
    let path = format!("{GUILD}/members/{BOT}/roles/{below}");
    table.bot_ok("PUT", &path, Value::Null).await;
}
