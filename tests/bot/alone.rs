//! Games of one person against computers: they leave nothing behind in the channel, and keep no
//! other table waiting.

use std::time::Duration;

use serde_json::{Value, json};
use tavolino_games::game::{Options, Seat};
use tavolino_games::games;

use crate::house::{House, Match, text};
use crate::proper::check_story;

/// A message in a channel that quotes a match's code.
async fn quoting(house: &House, channel: &str, code: &str) -> Option<Value> {
    let messages = house.person("ada").messages(channel).await.into_iter();
    let mut quoting = messages.filter(|message| text(&message["content"]).contains(code));
    quoting.next()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_after_its_end_its_card_is_gone_and_its_thread_archived() {
    let house = House::of_program().await;
    let ada = house.person("ada");
    let options = json!({ "computer": "easy", "where": "here", "order": "listed" });
    let opened = ada.command("games", "play quadrangle", options).await;
    let channel = text(&opened["message"]["channel_id"]).to_owned();
    let game = Match::of(&house, &opened["message"]).await;
    ada.resign(&game).await;
    game.panel_with("has won").await;
    game.settle().await;
    // Discord does so by itself after a quiet day, too.
    let is_archived = async || {
        let requests = house.requests().await;
        requests.iter().any(|request| {
            let (path, body) = (text(&request["path"]), &request["body"]);
            request["method"] == "PATCH"
                && path.ends_with(&format!("/channels/{}", game.thread))
                && body["archived"] == true
        })
    };
    let hours = async |hours: i64| {
        let moved = json!({ "advance_ms": hours * 3_600_000 });
        house.control("clock", moved).await;
    };
    hours(23).await;
    // A look at the table hurries the notices of that table, and no others.
    ada.command(&game.thread, "board", json!({})).await;
    let card = quoting(&house, &channel, &game.code).await;
    assert!(card.is_some() && !is_archived().await, "it has its day");
    hours(2).await;
    let is_gone = async || {
        let card = quoting(&house, &channel, &game.code).await;
        (card.is_none() && is_archived().await).then_some(())
    };
    house.until("the card is gone", is_gone).await;
    let kept = ada.command("games", "history", json!({ "game": game.code }));
    let read = text(&kept.await["message"]["content"]).to_owned();
    assert!(read.contains(&game.code), "what was played stays: {read}");
    check_story(&house).await;
}

/// More than the outbox has slots.
const ALONE: usize = 18;

#[tokio::test(flavor = "multi_thread")]
async fn another_tables_panel_and_call_come_before_the_computers_turns() {
    let house = House::open().await;
    let (chiara, people) = (house.person("chiara"), ["ada", "bruno"]);
    let table = Match::start(&house, "kintei", json!({ "order": "listed" }), &people).await;
    let mut alone = Vec::new();
    for _ in 0..ALONE {
        let options = json!({ "computer": "strong", "where": "here", "order": "listed" });
        alone.push(Match::start(&house, "nubulus", options, &["chiara"]).await);
    }
    let entry = games::find("nubulus").unwrap();
    let rules = entry.info.table(&Options::new(), None).unwrap();
    let first = (entry.open)(&rules, Value::Null)
        .unwrap()
        .turns(Seat(1))
        .swap_remove(0);
    for game in &alone {
        chiara.turn(game, &first).await;
    }
    let ada = house.person("ada");
    ada.play(&table.thread, json!({ "turn": "a1 b2" })).await;
    table.panel_with("to b2").await;
    let mention = format!("<@{}>", house.person("bruno").id());
    let is_called = async || {
        let pings = table.pings().await;
        let called = |ping: &Value| text(&ping["content"]).contains(&mention);
        pings.iter().any(called).then_some(())
    };
    house.until("Bruno is called", is_called).await;
    let mut answered = 0;
    for game in &alone {
        answered += usize::from(game.events().await > 1);
    }
    assert!(answered < ALONE, "nobody waited for the computer");
    // It goes on all the same.
    let any = async || {
        tokio::time::sleep(Duration::from_millis(100)).await;
        (alone[0].events().await > 1).then_some(())
    };
    house.until("the computer has played", any).await;
}
