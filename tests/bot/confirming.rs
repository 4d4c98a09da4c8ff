//! Confirm keeps its promise, and forged messages show that a broken one is found.

use rand::SeedableRng;
use serde_json::{Value, json};
use tavolino_games::game::Rng;

use crate::confirms::Confirms;
use crate::house::menus::confirm;
use crate::house::{House, PEOPLE, long_line_of, text};

/// The requests and presses of four turns that were chosen by menus.
struct Heard {
    entries: Vec<Value>,
    interactions: Value,
    line: Vec<String>,
}

async fn played(house: &House, game: &str) -> Heard {
    let begun = house.game(game).await;
    let line = long_line_of(game, &mut Rng::seed_from_u64(3), 4);
    for (turn, name) in line.iter().zip(PEOPLE.iter().cycle()) {
        let done = house.person(name).play_by_menus(&begun.thread, turn).await;
        let answer = text(&done["message"]["content"]);
        assert!(answer.contains("Played"), "{turn}: {done}");
    }
    Heard {
        entries: house.requests().await,
        interactions: house.get("control/interactions").await["interactions"].take(),
        line,
    }
}

impl Heard {
    async fn faults(&self, house: &House) -> Vec<String> {
        self.confirms().faults(&house.address()).await
    }

    fn confirms(&self) -> Confirms {
        let mut confirms = Confirms::default();
        confirms.note_presses(&self.interactions);
        for entry in &self.entries {
            confirms.note(entry);
        }
        confirms
    }

    /// The last message with a Confirm that was said, to be changed.
    fn last(&mut self) -> &mut Value {
        let has_confirm = |entry: &&mut Value| confirm(message_in(entry)).is_some();
        let entry = self.entries.iter_mut().rev().find(has_confirm).unwrap();
        if entry["body"]["data"].is_object() {
            &mut entry["body"]["data"]
        } else {
            &mut entry["body"]
        }
    }
}

/// The message in a request of the bot.
fn message_in(entry: &Value) -> &Value {
    let data = &entry["body"]["data"];
    if data.is_object() {
        data
    } else {
        &entry["body"]
    }
}

/// Has another turn stand where this one does.
fn put(place: &mut Value, turn: &str, other: &str) {
    let changed = text(place).replace(turn, other);
    assert_ne!(changed, text(place), "{turn} is there");
    *place = json!(changed);
}

#[tokio::test(flavor = "multi_thread")]
async fn question_picture_button_and_log_name_one_turn_and_what_differs_is_found() {
    for game in ["fullend", "kintei"] {
        let house = House::open().await;
        let mut heard = played(&house, game).await;
        assert_eq!(heard.faults(&house).await, [""; 0], "{game}");
        let confirms = heard.confirms();
        assert_eq!(confirms.played(), 4, "{game}");
        // A tile was pushed there and back each time.
        let least = if game == "fullend" { 8 } else { 4 };
        assert!(confirms.previews() >= least, "{}", confirms.previews());

        let [before, turn] = [2, 3].map(|at: usize| heard.line[at].clone());
        let right = heard.last().clone();
        put(&mut heard.last()["content"], &turn, &before);
        let found = heard.faults(&house).await.join("\n");
        assert!(found.contains("the question is about"), "{game}: {found}");

        *heard.last() = right.clone();
        let id = text(&confirm(&right).unwrap()["custom_id"]).to_owned();
        let rows = heard.last()["components"].to_string();
        let other = id.replace(&turn, &before);
        let rows = rows.replace(&id, &other);
        heard.last()["components"] = serde_json::from_str(&rows).unwrap();
        let found = heard.faults(&house).await.join("\n");
        assert!(found.contains("the question is about"), "{game}: {found}");

        *heard.last() = right.clone();
        let other = house.requests().await.into_iter().find_map(|entry| {
            let message = message_in(&entry);
            let alt = &message["attachments"][0]["description"];
            let is_other =
                confirm(message).is_some() && text(&message["content"]).contains(&before);
            is_other.then(|| alt.clone())
        });
        heard.last()["attachments"][0]["description"] = other.unwrap();
        let found = heard.faults(&house).await.join("\n");
        assert!(found.contains("is described as"), "{game}: {found}");
        heard.last()["attachments"] = json!([]);
        let found = heard.faults(&house).await.join("\n");
        assert!(found.contains("is described as \"\""), "{game}: {found}");

        *heard.last() = right;
        let presses = heard.interactions.as_array_mut().unwrap();
        let press = presses.iter_mut().find(|press| press["custom_id"] == id);
        put(&mut press.unwrap()["custom_id"], &turn, &before);
        let found = heard.faults(&house).await.join("\n");
        assert!(found.contains("and the log has"), "{game}: {found}");
    }
}
