//! The clock of the sandbox and of the bot in it, which can be moved so that nobody has to wait for
//! days.

use std::time::{Duration, SystemTime};

use serde_json::{Value, json};

use crate::house::{House, Match, PEOPLE, menu_or_button, text};

/// Moves the clock forward by hours.
async fn pass(house: &House, hours: i64) {
    let moved = json!({ "advance_ms": hours * 3_600_000 });
    house.control("clock", moved).await;
}

/// Waits for a reminder at a table.
async fn reminded(game: &Match<'_>) {
    let house = game.house;
    house
        .until("somebody is reminded", async || {
            let messages = house.person("ada").messages(&game.thread).await;
            let is_reminder = |message: &Value| menu_or_button(message, "Not this turn");
            messages.iter().any(is_reminder).then_some(())
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_clock_is_moved_reminders_come_and_time_runs_out() {
    let house = House::of_program().await;
    let game = Match::start(&house, "kintei", json!({ "order": "listed" }), &PEOPLE).await;
    pass(&house, 40).await;
    reminded(&game).await;
    pass(&house, 33).await;
    game.panel_with("The game is over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_it_is_as_late_as_it_was() {
    let mut house = House::of_program().await;
    let code = {
        let game = Match::start(&house, "kintei", json!({ "order": "listed" }), &PEOPLE).await;
        pass(&house, 24).await;
        (house.person("ada"))
            .play(&game.thread, json!({ "turn": "a1 b2" }))
            .await;
        game.code
    };
    assert_eq!(house.stop_bot().await, Some(0));
    house.start_program().await;
    let options = json!({ "order": "listed" });
    let game = Match::start(&house, "kintei", options, &PEOPLE).await;
    let shown = house.get("people").await["ahead_ms"].clone();
    assert_eq!(shown, 24 * 3_600_000);
    let ping = house
        .until("Ada is called", async || game.pings().await.pop())
        .await;
    let sent = text(&ping["timestamp"]).to_owned();
    let tomorrow = SystemTime::now() + Duration::from_hours(23);
    assert!(
        sent > tavolino::store::time::Timestamp::from(tomorrow).to_string(),
        "{sent}"
    );
    assert_ne!(game.code, code);
}
