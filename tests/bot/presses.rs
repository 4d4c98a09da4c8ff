//! Two buttons of one private message pressed at once: it ends with the newer press, and with what is true.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::house::{House, Match, acts, components, menu_or_button, offered, text};
use crate::proper::check_story;

const PEOPLE: [&str; 2] = ["ada", "bruno"];

async fn kintei(house: &House) -> Match<'_> {
    let options = json!({ "opponent": "bruno", "order": "listed" });
    Match::start(house, "kintei", options, &PEOPLE).await
}

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
        let game = kintei(&house).await;
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
            let (first, second) = tokio::join!(ada.forge(&picker, one), ada.forge(&picker, other));
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
        let game = kintei(&house).await;
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
            if !menu_or_button(&shown, "Confirm") {
                break;
            }
            if round % 3 > 0 {
                delay_next_answer(&house).await;
            }
            let back = person.press(&shown, "Back");
            let confirm = person.press(&shown, "Confirm");
            if round % 2 == 0 {
                tokio::join!(confirm, back);
            } else {
                tokio::join!(back, confirm);
            }
            assert_eq!(game.events().await, round + 1);
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
