//! Two buttons of one private message pressed at once: it ends with the newer press, and with what
//! is true.

use std::collections::BTreeMap;
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{Answer, House, PEOPLE, acts, components, confirm_label, offered, text};
use crate::proper::check_story;

/// Has the next answer be so long on its way that the one after it passes it.
async fn delay_next_answer(house: &House) {
    let late = json!({ "path": "/interactions", "status": "late", "hold_ms": 250 });
    house.control("faults", late).await;
}

/// A snowflake: the greater it is, the newer.
fn number(standing: &Value) -> u64 {
    text(&standing["interaction"]).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_buttons_pressed_at_once_the_newer_one_stands() {
    let mut house = House::open().await;
    let mut ends = Vec::new();
    let thread = {
        let game = house.kintei().await;
        let ada = house.person("ada");
        let panel = game.panel().await;
        let mut alone = BTreeMap::new();
        for round in 0..40 {
            let picker = ada.press(&panel, "Your turn").await["message"].clone();
            let buttons = acts(&picker, "walk").map(|button| text(&button["custom_id"]).to_owned());
            let buttons: Vec<String> = buttons.take(2).collect();
            let (one, other) = (&buttons[0], &buttons[1]);
            if round < 2 {
                // What each of them shows where it is pressed alone.
                let shown = ada.press_id(&picker, &buttons[round]).await;
                alone.insert(buttons[round].clone(), shown["message"]["content"].clone());
                continue;
            }
            if round % 2 == 0 {
                delay_next_answer(&house).await;
            }
            // Both fingers are on the message as it was.
            let both = ada.hasty();
            let (first, second) =
                tokio::join!(both.forge(&picker, one), both.forge(&picker, other));
            let newer = if number(&first) > number(&second) {
                one
            } else {
                other
            };
            ends.push((picker["id"].clone(), alone[newer].clone()));
        }
        check_story(&house).await;
        game.thread.clone()
    };
    // What was begun is finished.
    house.stop_bot().await;
    let messages = house.person("ada").messages(&thread).await;
    let mut with_older = 0;
    for (id, content) in &ends {
        let ended = messages.iter().find(|message| message["id"] == *id);
        let ended = ended.expect("private messages are kept");
        with_older += usize::from(ended["content"] != *content);
    }
    assert_eq!(
        with_older,
        0,
        "of {} ended with the older press",
        ends.len()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_was_played_is_not_asked_about_any_more() {
    let house = House::open().await;
    let mut played = 0;
    for first in 0..3 {
        let game = house.kintei().await;
        for round in 0..5 {
            let [name] = game.to_act(&PEOPLE).await[..] else {
                break;
            };
            let person = house.person(name);
            let panel = game.panel().await;
            let mut shown = person.press(&panel, "Your turn").await["message"].clone();
            while let Some(value) = offered(&shown).get(first) {
                shown = person.pick(&shown, value).await["message"].clone();
            }
            if confirm_label(&shown).is_none() {
                break;
            }
            if round % 3 > 0 {
                delay_next_answer(&house).await;
            }
            let both = person.hasty();
            let back = both.press(&shown, "Back");
            let confirm = both.confirm(&shown);
            if round % 2 == 0 {
                tokio::join!(confirm, back);
            } else {
                tokio::join!(back, confirm);
            }
            let is_stored = async || (game.events().await == round + 1).then_some(());
            house.until("the turn is stored", is_stored).await;
            let is_told = async || {
                let messages = person.messages(&game.thread).await;
                let ended = messages
                    .iter()
                    .find(|message| message["id"] == shown["id"])?;
                let asks = components(ended).any(|button| {
                    let id = text(&button["custom_id"]);
                    id.starts_with("walk|") || id.starts_with("confirm|")
                });
                (!asks).then_some(())
            };
            house.until("the message asks no more", is_told).await;
            game.settle().await;
            played += 1;
        }
    }
    assert!(played > 6, "{played}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_that_became_a_question_stays_when_its_menu_is_used_again() {
    let house = House::open().await;
    let (ada, mut codes) = (house.person("ada"), Vec::new());
    for _ in 0..2 {
        codes.push(house.kintei().await.code);
    }
    let typed = json!({ "turn": "a1 a9" });
    let games = ada.command("general", "move", typed).await["message"].clone();
    // The refusal can be read, and pressed, before the bot knows that it was delivered.
    let unconfirmed = json!({
        "path": "/interactions", "when": "after", "status": "timeout", "hold_ms": 400,
    });
    house.control("faults", unconfirmed).await;
    let refused = ada.choose(&games, &codes[0]).await["message"].clone();
    assert_ne!(refused["id"], games["id"], "{refused}");
    let suggestion = acts(&refused, "walk").next().expect("near turns");
    let question = ada.press_id(&refused, text(&suggestion["custom_id"])).await["message"].clone();
    assert_eq!(question["id"], refused["id"], "{question}");
    assert!(confirm_label(&question).is_some(), "{question}");
    tokio::time::sleep(Duration::from_millis(500)).await;
    // The other game has no such turn either.
    let other = ada.choose(&games, &codes[1]).await;
    assert_eq!(other["status"], "message", "{other}");
    let played = ada.confirm(&question).await;
    played.says("Played");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_whose_message_is_gone_is_sent_as_a_new_one() {
    let house = House::open().await;
    let game = house.kintei().await;
    let ada = house.person("ada");
    let dismiss = async |message: &Value| {
        tokio::time::sleep(Duration::from_millis(150)).await;
        let (channel, id) = (text(&message["channel_id"]), text(&message["id"]));
        let path = format!("people/ada/channels/{channel}/messages/{id}");
        house.request(Method::DELETE, &path, Value::Null).await;
    };
    let panel = game.panel().await;
    let mut shown = ada.press(&panel, "Your turn").await["message"].clone();
    while let Some(value) = offered(&shown).first() {
        shown = ada.pick(&shown, value).await["message"].clone();
    }
    let late = json!({ "path": "/interactions", "status": "late", "hold_ms": 400 });
    house.control("faults", late).await;
    let (played, ()) = tokio::join!(ada.confirm(&shown), dismiss(&shown));
    assert_eq!(game.events().await, 1);
    assert_eq!(played["status"], "message", "{played}");
    assert_ne!(played["message"]["id"], shown["id"]);
    played.says("Played");
    assert_eq!(played["ephemeral"], true, "{played}");
}
