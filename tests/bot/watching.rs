//! Spectators: **Tell me when it's over** and **Follow**, behind **More**.

use std::time::UNIX_EPOCH;

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, menu_or_button, text};
use crate::proper::check_story;

/// The menu behind **More**, to a person.
async fn more(game: &Match<'_>, house: &House, name: &'static str) -> Value {
    house.person(name).press(&game.panel().await, "More").await
}

/// The direct messages of a person about an end.
async fn told(house: &House, name: &'static str) -> Vec<Value> {
    let mut messages = house.person(name).messages("dm").await;
    messages.retain(|message| text(&message["content"]).contains("has won Kintei"));
    messages
}

/// Sets a person's quiet hours from an hour ago to two hours from now.
async fn sleeps(house: &House, name: &'static str) {
    let minutes = UNIX_EPOCH.elapsed().unwrap().as_secs() / 60;
    let clock = |minutes: u64| format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    let hours = json!({ "from": clock(minutes - 60), "to": clock(minutes + 120), "zone": "UTC" });
    house
        .person(name)
        .command("games", "remind quiet", hours)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_who_wants_to_know_reads_of_the_end_once_and_by_night_without_a_sound() {
    let mut house = House::open().await;
    let game = house.settled_kintei().await;
    for name in ["chiara", "dawid"] {
        let menu = more(&game, &house, name).await;
        let changed = house
            .person(name)
            .press(&menu["message"], "Tell me when it's over")
            .await;
        changed.says_privately("I'll send you one direct message when **Kintei** is over");
        assert!(
            menu_or_button(&changed["message"], "Don't tell me"),
            "{changed}"
        );
    }
    // Who plays is not asked.
    let own = more(&game, &house, "ada").await;
    assert!(!menu_or_button(&own["message"], "Follow"), "{own}");
    // It can be taken back, and wished again.
    let menu = more(&game, &house, "chiara").await;
    let chiara = house.person("chiara");
    let changed = chiara.press(&menu["message"], "Don't tell me").await;
    changed.says_privately("I won't tell you");
    chiara
        .press(&changed["message"], "Tell me when it's over")
        .await;

    sleeps(&house, "dawid").await;
    house.person("bruno").resign(&game).await;
    game.ending().await;
    house
        .until("both are notified", async || {
            let [one, other] = [told(&house, "chiara").await, told(&house, "dawid").await];
            (one.len() == 1 && other.len() == 1).then_some(())
        })
        .await;
    let message = told(&house, "chiara").await.remove(0);
    message.says("/channels/1300000000000000000/");
    message.says(&game.code);
    // Flag of a message that arrives without a sound.
    let is_silent = |message: &Value| message["flags"].as_u64().unwrap_or_default() & 1 << 12 > 0;
    assert!(!is_silent(&message), "{message}");
    let message = told(&house, "dawid").await.remove(0);
    assert!(is_silent(&message), "{message}");
    house.until_told().await;
    house.stop_bot().await;
    house.start_bot().await;
    house.until_told().await;
    assert_eq!(told(&house, "chiara").await.len(), 1);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_followed_game_is_in_ones_list_and_digest_until_it_ends() {
    let house = House::open().await;
    let game = house.settled_kintei().await;
    let chiara = house.person("chiara");
    let menu = more(&game, &house, "chiara").await;
    let changed = chiara.press(&menu["message"], "Follow").await;
    changed.says_privately("Until it ends, **Kintei** is in your `/games`");
    assert!(
        menu_or_button(&changed["message"], "Stop following"),
        "{changed}"
    );
    let list = async || chiara.command("games", "games", json!({})).await;
    list().await.says_privately("you follow it");

    let options = json!({ "at": "8am", "zone": "UTC" });
    chiara.command("games", "remind digest", options).await;
    house.person("ada").turn(&game, "a1 b2").await;
    let due =
        "update preferences set digest_due = digest_due - 86400000 where digest_due is not null";
    house.execute(due).await;
    let is_followed = |one: &Value| text(&one["content"]).contains("You follow [Kintei]");
    let sent = async || {
        let mut messages = chiara.messages("dm").await;
        messages.retain(is_followed);
        messages.pop()
    };
    house.until("the digest is sent", sent).await.says("move 1");
    house.person("bruno").resign(&game).await;
    game.ending().await;
    house.until_told().await;
    let after = list().await;
    assert!(!after.content().contains("you follow it"), "{after}");
    check_story(&house).await;
}
