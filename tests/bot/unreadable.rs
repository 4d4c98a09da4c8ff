//! Interactions that Discord sends in another form than the libraries expect.

use serde_json::{Value, json};

use crate::house::Answer;
use crate::metrics::{count, scrape, watched};

fn counted(outcome: &str) -> String {
    format!(r#"tavolino_unreadable_events_total{{event="INTERACTION_CREATE",outcome="{outcome}"}}"#)
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_key_that_the_bot_does_not_need_people_are_served() {
    let (house, url) = watched().await;
    let game = house.kintei().await;
    let ada = house.person("ada");
    let changes = [
        json!({ "without": ["/locale"] }),
        json!({ "without": ["/entitlements", "/attachment_size_limit"] }),
        json!({ "with": { "/channel/type": 300 } }),
        json!({ "with": { "/version": 65536 } }),
        json!({ "with": { "/member/user/avatar": "a new form" } }),
    ];
    for (nth, change) in changes.iter().enumerate() {
        house.control("change", change.clone()).await;
        let help = ada.command(&game.thread, "help", json!({})).await;
        assert_eq!(help["status"], "message", "{change}: {help}");
        let served = count(&scrape(&url).await, &counted("repaired"));
        assert_eq!(served, nth as u64 + 1, "{change}");
    }
    // A turn by a button, with its menu and its confirmation.
    for change in &changes {
        house.control("change", change.clone()).await;
        let more = ada.press(&game.panel().await, "More").await;
        assert_eq!(more["status"], "message", "{change}: {more}");
    }
    house.control("change", changes[0].clone()).await;
    let played = ada.turn(&game, "a1 b2").await;
    played.says("Played");
    let log = house.log();
    let logged = log
        .matches("event not read: missing field `locale`")
        .count();
    assert_eq!(logged, 1, "once: {log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_served_is_answered_counted_and_logged() {
    let (house, url) = watched().await;
    let ada = house.person("ada");
    let unknown = json!({ "with": { "/type": 77 } });
    for _ in 0..2 {
        house.control("change", unknown.clone()).await;
        let answer: Value = ada.command("games", "help", json!({})).await;
        assert_eq!(answer["status"], "message", "{answer}");
        assert_eq!(answer["ephemeral"], true, "{answer}");
    }
    assert_eq!(count(&scrape(&url).await, &counted("lost")), 2);
    let log = house.log();
    let logged = log.matches("it is answered with a sentence").count();
    assert_eq!(logged, 1, "once: {log}");
}
