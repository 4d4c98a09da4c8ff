//! The first minute of a server: one greeting, and a welcome that its managers post.

use serde_json::{Value, json};

use crate::house::{Answer, BOT, House, text};
use crate::proper::check_story;

const GREETING: &str = "**Hello!** I host board games";

/// Removes the bot from the server, and adds it again.
async fn invite_again(house: &House) {
    for there in [false, true] {
        let moved = json!({ "who": "bot", "there": there });
        house.control("members", moved).await;
    }
}

/// The greetings in a channel of a person.
async fn greetings(house: &House, person: &'static str, channel: &str) -> Vec<Value> {
    let messages = house.person(person).messages(channel).await;
    let is_greeting = |message: &Value| {
        message["author"]["id"] == BOT && text(&message["content"]).contains("**Hello!**")
    };
    messages.into_iter().filter(is_greeting).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_the_bot_is_added_to_is_greeted_once_where_it_says_so() {
    let mut house = House::open().await;
    house
        .control("server", json!({ "system_channel": "general" }))
        .await;
    invite_again(&house).await;
    let greeting = house.message_with("general", GREETING).await;
    // Nothing is ever posted unasked but that, however often the bot comes and starts.
    invite_again(&house).await;
    house.stop_bot().await;
    house.start_bot().await;
    let ada = house.person("ada");
    ada.command("general", "help", json!({})).await;
    tokio::time::sleep(std::time::Duration::from_secs(6)).await;
    assert_eq!(greetings(&house, "ada", "general").await.len(), 1);
    assert_eq!(greetings(&house, "ada", "games").await.len(), 0);

    // Ada manages the server, Bruno does not.
    let welcome = ada.press(&greeting, "Post a welcome").await;
    assert_eq!(welcome["ephemeral"], false, "{welcome}");
    welcome.says("### Board games, a turn at a time");
    let picture = &welcome["message"]["attachments"][0];
    assert!(
        text(&picture["description"]).starts_with("Six boards: "),
        "{picture}"
    );
    let bruno = house.person("bruno");
    for label in ["Post a welcome", "Settings"] {
        let refused = bruno.press(&greeting, label).await;
        assert_eq!(refused["ephemeral"], true, "{refused}");
        refused.refuses("Manage Server");
    }
    let settings = ada.press(&greeting, "Settings").await;
    assert_eq!(settings["ephemeral"], true, "{settings}");
    // The buttons of the welcome answer privately.
    for label in [
        "Browse games",
        "Learn one",
        "Puzzle of the day",
        "Who wants to play?",
    ] {
        let answer = bruno.press(&welcome["message"], label).await;
        assert_eq!(answer["ephemeral"], true, "{label}: {answer}");
    }
    let alone = bruno.press(&greeting, "Try it alone").await;
    assert_eq!(alone["ephemeral"], true, "{alone}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_it_may_not_write_its_owner_is_greeted() {
    let house = House::open().await;
    let silent = json!({ "channel": "general", "who": "bot", "deny": ["SEND_MESSAGES"] });
    house.control("permissions", silent).await;
    house
        .control("server", json!({ "system_channel": "general" }))
        .await;
    invite_again(&house).await;
    house
        .message_with(
            "dm",
            "**Hello!** I was added to your server The Corner Table, ",
        )
        .await;
    assert_eq!(greetings(&house, "ada", "general").await.len(), 0);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_welcome_is_posted_by_help_too() {
    let house = House::open().await;
    let show = json!({ "show": true });
    let posted = house
        .person("ada")
        .command("games", "help", show.clone())
        .await;
    assert_eq!(posted["ephemeral"], false, "{posted}");
    posted.says("### Board games");
    let refused = house.person("bruno").command("games", "help", show).await;
    assert_eq!(refused["ephemeral"], true, "{refused}");
    refused.refuses("Manage Server");
}
