//! Players who are gone in the middle of a game, and days off.

use serde_json::{Value, json};

use crate::house::{Answer, House, menu_or_button, text};
use crate::proper::check_story;

const WIN: &str = "Win after 24 hours";

/// The questions to the others about a player who left.
async fn questions(house: &House, place: &str) -> Vec<Value> {
    let mut messages = house.person("ada").messages(place).await;
    messages.retain(|one| text(&one["content"]).contains("isn't on this server any more"));
    messages
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_first_call_that_finds_nobody_the_others_are_asked_once() {
    let mut house = House::open().await;
    let game = house.settled_kintei().await;
    let left = json!({ "who": "bruno", "there": false });
    house.control("members", left).await;
    house.person("ada").turn(&game, "a1 b2").await;
    let question = house
        .until("she is asked", async || {
            questions(&house, &game.thread).await.pop()
        })
        .await;
    assert_eq!(
        question["pinged"],
        json!([house.person("ada").id()]),
        "{question}"
    );
    for label in [WIN, "Find a substitute"] {
        assert!(menu_or_button(&question, label), "{question}");
    }
    let refused = house.person("chiara").press(&question, WIN).await;
    refused.refuses("play");
    let ada = house.person("ada");
    let limited = ada.press(&question, WIN).await;
    limited.says_privately("has at most 24 hours left");
    let offered = ada.press(&question, "Find a substitute").await;
    offered.says_privately("I'm looking for a substitute for");
    game.settle().await;
    let thread = game.thread.clone();

    // He is back: nothing more is done to him.
    house
        .control("members", json!({ "who": "bruno", "there": true }))
        .await;
    let ada = house.person("ada");
    ada.press(&question, WIN)
        .await
        .refuses("That player is back");
    house.stop_bot().await;
    house.start_bot().await;
    house.until_told().await;
    assert_eq!(questions(&house, &thread).await.len(), 1);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn days_off_are_typed_with_their_names_and_the_net_is_switched_off() {
    let house = House::open().await;
    let ada = house.person("ada");
    let days = async |days: &str, zone: Value| {
        let options = json!({ "days": days, "zone": zone });
        ada.command("games", "vacation weekly", options).await
    };
    let set = days("sat sunday", json!("Rome")).await;
    set.says_privately("Your clocks stand still on Saturday and Sunday, from the next midnight on");
    days("mon", json!("Rome"))
        .await
        .refuses("You can choose other days off");
    days("someday", json!("Rome")).await.refuses("Monday");
    let status = ada.command("games", "vacation status", json!({})).await;
    status.says_privately("Days off: Saturday and Sunday");
    status.says_privately("a vacation of up to three days begins by itself");
    let off = ada
        .press(&status["message"], "Let none begin by itself")
        .await;
    off.says_privately("No vacation begins by itself");
    assert!(
        menu_or_button(&off["message"], "Let one begin by itself"),
        "{off}"
    );
    let on = ada
        .command("games", "vacation net", json!({ "on": true }))
        .await;
    on.says_privately("begins by itself, at most once");
    days("off", json!("Rome"))
        .await
        .says_privately("You have no days off any more");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_that_began_by_itself_is_read_at_the_table() {
    let house = House::open().await;
    let first = house.settled_kintei().await;
    house.person("ada").turn(&first, "a1 b2").await;
    house.person("bruno").resign(&first).await;
    first.ending().await;
    let game = house.settled_kintei().await;
    house
        .execute("update seats set runs = runs - 260000000, waits = waits - 260000000, deadline = 1, reminds = null where deadline is not null")
        .await;
    let is_read = async || {
        let messages = house.person("bruno").messages(&game.thread).await;
        let tells =
            |one: &&Value| text(&one["content"]).contains("so a vacation has begun by itself");
        (messages.iter().filter(tells).count() == 1).then_some(())
    };
    house.until("the table reads of it", is_read).await;
    game.panel_with("on vacation until <t:").await;
    check_story(&house).await;
}
