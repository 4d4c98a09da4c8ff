//! Paths and queries: URL decoding, and Discord's refusals for malformed values.

use serde_json::{Value, json};

use crate::table::Table;

#[tokio::test]
async fn queries_and_paths_are_decoded() {
    let table = Table::new().await;
    let name = "Ada, Bruno + Chiara";
    let thread = table
        .act_ok(
            "POST",
            "people/ada/channels/games/threads",
            json!({ "name": name }),
        )
        .await;
    for spelled in ["Ada%2C%20Bruno%20%2B%20Chiara", "Ada,+Bruno+%2b+Chiara"] {
        let path = format!("control/permissions?who=ada&channel={spelled}");
        let answer = table.act_ok("GET", &path, Value::Null).await;
        let names = answer["permissions"].as_array().unwrap();
        assert!(
            names.contains(&json!("SEND_MESSAGES_IN_THREADS")),
            "{spelled}: {answer}"
        );
    }
    // A plus in a path is no space.
    let path = "people/ada/channels/Ada%2C%20Bruno%20+%20Chiara";
    let seen = table.act_ok("GET", path, Value::Null).await;
    assert_eq!(seen["id"], thread["id"]);
}

#[tokio::test]
async fn a_slash_at_the_end_of_a_path_says_nothing() {
    let table = Table::new().await;
    let person = table
        .act_ok("PATCH", "people/ada/", json!({ "locale": "it" }))
        .await;
    assert_eq!(person["locale"], "it");
    let path = format!("/channels/{}/", table.channel("games").await);
    let channel = table
        .bot_ok("GET", &format!("{path}?unheard=of"), Value::Null)
        .await;
    assert_eq!(channel["name"], "games");
    let entry = table.log().await.pop().unwrap();
    assert_eq!(
        (entry["path"].as_str().unwrap(), &entry["query"]),
        (path.trim_end_matches('/'), &json!("unheard=of"))
    );
}

#[tokio::test]
async fn a_page_of_messages_is_read_from_the_query() {
    let table = Table::new().await;
    let path = format!("/channels/{}/messages", table.channel("games").await);
    let mut sent = Vec::new();
    for content in ["one", "two", "three"] {
        let message = table
            .bot_ok("POST", &path, json!({ "content": content }))
            .await;
        sent.push(message["id"].as_str().unwrap().to_owned());
    }
    let contents = async |query: &str| {
        let list = table
            .bot_ok("GET", &format!("{path}?{query}"), Value::Null)
            .await;
        let list = list.as_array().unwrap().clone();
        list.iter()
            .map(|one| one["content"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(contents("limit=%32").await, ["three", "two"]);
    assert_eq!(
        contents(&format!("before={}&limit=1", sent[2])).await,
        ["two"]
    );
    assert_eq!(
        contents(&format!("after={}", sent[0])).await,
        ["three", "two"]
    );
    assert_eq!(contents("limit=many").await, ["three", "two", "one"]);
    assert_eq!(
        table
            .code("GET", &format!("{path}?limit=101"), Value::Null)
            .await,
        50_035
    );
}

#[tokio::test]
async fn what_is_no_call_is_refused_by_the_first_thing_wrong_with_it() {
    let table = Table::new().await;
    let games = table.channel("games").await;
    let hidden = table.channel("hidden").await;
    let bot = crate::table::BOT;
    let guild = "1300000000000000000";
    for (method, path, status, code) in [
        ("GET", "/nothing".to_owned(), 404, 0),
        ("PUT", "/gateway".to_owned(), 404, 0),
        ("POST", "/gateway/bot".to_owned(), 404, 0),
        ("DELETE", "/users/@me".to_owned(), 404, 0),
        ("GET", "/users/me".to_owned(), 404, 10_013),
        ("GET", "/users/17".to_owned(), 404, 10_013),
        ("GET", "/guilds/x".to_owned(), 404, 10_004),
        ("GET", "/guilds/17/nothing".to_owned(), 404, 10_004),
        ("POST", format!("/guilds/{guild}"), 404, 0),
        ("GET", format!("/guilds/{guild}/nothing/at/all"), 404, 0),
        ("GET", format!("/guilds/{guild}/members/x"), 404, 10_013),
        ("GET", format!("/guilds/{guild}/members/17"), 404, 10_007),
        ("GET", "/channels/x".to_owned(), 404, 10_003),
        ("POST", "/channels/17/typing".to_owned(), 404, 10_003),
        ("PUT", format!("/channels/{hidden}/typing"), 403, 50_001),
        ("PUT", format!("/channels/{games}/typing"), 404, 0),
        ("GET", format!("/channels/{games}/nothing"), 404, 0),
        ("PUT", format!("/channels/{games}/messages"), 404, 0),
        ("GET", format!("/channels/{games}/messages/x"), 404, 10_008),
        ("GET", format!("/channels/{games}/messages/17"), 404, 10_008),
        (
            "POST",
            format!("/channels/{games}/messages/17/threads"),
            404,
            10_008,
        ),
        (
            "GET",
            format!("/channels/{games}/thread-members"),
            404,
            10_003,
        ),
        ("PATCH", "/applications/@me".to_owned(), 501, 0),
        ("GET", "/applications/17/nothing".to_owned(), 404, 10_002),
        ("GET", format!("/applications/{bot}/nothing"), 404, 0),
        (
            "GET",
            format!("/applications/{bot}/commands/x"),
            404,
            10_063,
        ),
        ("PATCH", format!("/applications/{bot}/commands"), 404, 0),
        (
            "GET",
            format!("/applications/{bot}/guilds/x/commands"),
            404,
            10_004,
        ),
        (
            "GET",
            format!("/applications/{bot}/guilds/17/commands"),
            403,
            50_001,
        ),
        (
            "POST",
            "/interactions/17/t/callback".to_owned(),
            404,
            10_062,
        ),
        ("POST", "/interactions/x/t/callback".to_owned(), 404, 10_062),
        ("GET", "/interactions/17/t/callback".to_owned(), 404, 0),
        ("POST", "/webhooks/x/t".to_owned(), 404, 10_015),
        ("POST", "/webhooks/17/t".to_owned(), 404, 10_015),
        (
            "GET",
            format!("/webhooks/{bot}/t/messages/@original"),
            401,
            50_027,
        ),
        ("GET", "/webhooks/17".to_owned(), 404, 10_015),
    ] {
        let (answered, body) = table.bot(method, &path, Value::Null).await;
        assert_eq!(
            (answered, &body["code"]),
            (status, &json!(code)),
            "{method} {path}: {body}"
        );
    }
}

#[tokio::test]
async fn people_are_refused_in_the_same_words() {
    let table = Table::new().await;
    for (method, path, code) in [
        ("GET", "people/nobody", 10_013),
        ("GET", "people/nobody/channels/games/nothing", 10_013),
        ("DELETE", "people/ada", 0),
        ("GET", "people/ada/nothing", 0),
        ("POST", "people/ada/channels", 0),
        ("GET", "people/ada/channels/nowhere", 10_003),
        ("GET", "people/ada/channels/games/press", 0),
        ("GET", "people/ada/channels/games/messages/x", 10_008),
        ("PUT", "people/ada/channels/games/messages/17", 10_008),
        ("GET", "people/ada/interactions/x", 10_062),
        ("GET", "people/ada/interactions/17", 10_062),
        ("GET", "control/nothing", 0),
        ("PUT", "control/log", 0),
    ] {
        let (status, body) = table.act(method, path, Value::Null).await;
        assert_eq!(
            (status, &body["code"]),
            (404, &json!(code)),
            "{method} {path}: {body}"
        );
    }
}

#[tokio::test]
async fn every_documented_call_of_control_is_there() {
    let table = Table::new().await;
    let document = include_str!("../../../../docs/sandbox.md");
    let (_, control) = document.split_once("## Control").unwrap();
    let mut seen = 0;
    for row in control.lines().filter(|line| line.starts_with("| `")) {
        for call in row.split('|').nth(1).unwrap().split(", ") {
            let call = call.trim().trim_matches('`');
            let (method, path) = call.split_once(' ').unwrap();
            let (_, answer) = table
                .act(method, &format!("control/{path}"), json!({}))
                .await;
            assert_ne!(answer["message"], "404: Not Found", "{call}");
            seen += 1;
        }
    }
    assert!(seen > 25, "{seen}");
}
