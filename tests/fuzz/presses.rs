//! Buttons with another `custom_id` than they were sent with, pressed by a client that was tampered
//! with.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

use crate::cases;
use crate::house::{House, components, text};
use crate::mistakes::{slipped, slips};

#[test]
fn a_forged_button_does_nothing_and_is_answered_in_a_sentence() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let house = runtime.block_on(House::open());
    let forged = |message: &Value, person: &'static str, id: &str| {
        let forging = async {
            let standing = house.person(person).forge(message, id).await;
            (standing["status"].clone(), standing)
        };
        runtime.block_on(forging)
    };
    let (game, messages) = runtime.block_on(async {
        let game = house.game("mindoku").await;
        let ada = house.person("ada");
        let mut messages = vec![game.panel().await];
        for (command, options) in [
            ("hand", json!({})),
            ("games", json!({})),
            ("settings", json!({})),
            ("remind", json!({})),
            ("history", json!({})),
        ] {
            messages.push(ada.command(&game.thread, command, options).await["message"].clone());
        }
        messages.push(ada.press(&messages[0], "Your turn").await["message"].clone());
        messages.push(ada.press(&messages[0], "More").await["message"].clone());
        (game, messages)
    });
    let ids: Vec<String> = messages
        .iter()
        .flat_map(components)
        .map(|button| text(&button["custom_id"]).to_owned())
        .filter(|id| !id.is_empty())
        .collect();
    assert!(ids.len() > 15, "{ids:?}");
    let panel = &messages[0];
    let judged = cases(60).run(
        &(any::<Index>(), slips(), any::<bool>()),
        |(at, slips, ada)| {
            let id = slipped(&ids[at.index(ids.len())], &slips);
            // Discord takes no other.
            prop_assume!((1..=100).contains(&id.chars().count()));
            let person = if ada { "ada" } else { "bruno" };
            let (status, standing) = forged(panel, person, &id);
            prop_assert!(
                status.is_string() && status != "failed",
                "{}: {}",
                id,
                standing
            );
            Ok(())
        },
    );
    judged.unwrap();
    let log = house.log();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
    drop(game);
}
