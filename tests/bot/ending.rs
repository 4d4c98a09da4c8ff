//! The end of a game: one message for all who played, delivered once whatever happens; and cards
//! that close.

use serde_json::json;

use crate::house::{
    Answer, BOT, House, Match, PEOPLE, components, confirm_label, is_ending, text, whole_game,
};
use crate::proper::check_story;

async fn start<'h>(house: &'h House, game: &str) -> Match<'h> {
    let options = json!({ "opponent": "bruno", "order": "listed" });
    Match::start(house, game, options, &PEOPLE).await
}

async fn resign(game: &Match<'_>, name: &'static str) {
    let person = game.house.person(name);
    person.resign(game).await;
}

/// The number of messages about the end that were posted.
async fn posted(house: &House) -> usize {
    house.posted(|entry| is_ending(&entry["response"])).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_is_one_message_that_calls_everybody_once() {
    let house = House::open().await;
    let game = start(&house, "kintei").await;
    let line = whole_game("kintei");
    for (number, turn) in line.iter().enumerate() {
        let person = house.person(PEOPLE[number % 2]);
        let typed = json!({ "turn": turn });
        let done = person.command(&game.thread, "move", typed).await;
        if confirm_label(&done["message"]).is_some() {
            person.confirm(&done["message"]).await;
        }
    }
    let ending = game.ending().await;
    let content = text(&ending["content"]);
    assert!(content.starts_with("### Kintei\n**"), "{content}");
    assert!(
        content.ends_with(&format!("\n-# `{}`", game.code)),
        "{content}"
    );
    assert!(
        content.contains(&format!("{} moves", line.len())),
        "{content}"
    );
    assert!(content.contains("\nLast: "), "{content}");
    assert_eq!(ending.labels(), ["Rematch", "Analysis", "Replay"]);
    let mut called: Vec<&str> = ending["pinged"]
        .as_array()
        .unwrap()
        .iter()
        .map(text)
        .collect();
    called.sort_unstable();
    let mut all = PEOPLE.map(|name| house.person(name).id());
    all.sort_unstable();
    assert_eq!(called, all);
    let panel = game.panel_with("The game is over").await;
    assert_eq!(components(&panel).count(), 0, "{panel}");
    assert_eq!(game.pings().await.len(), 1, "the last call is gone");
    let address = format!("{}/{}", game.thread, text(&ending["id"]));
    house
        .person("ada")
        .sees("games", "the card links to the end", |card| {
            card.content().contains(&address)
        })
        .await;
    assert_eq!(posted(&house).await, 1);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_and_a_time_out_read_as_such() {
    let house = House::open().await;
    let game = start(&house, "kintei").await;
    let [ada, bruno] = house.people();
    ada.command(&game.thread, "draw", json!({})).await;
    let own = bruno.command(&game.thread, "draw", json!({})).await;
    bruno.press(&own["message"], "Accept the draw").await;
    let drawn = game.ending().await;
    let content = text(&drawn["content"]);
    assert!(content.contains("before the first move"), "{content}");
    assert!(!content.contains("1st"), "{content}");
    assert_eq!(drawn.labels(), ["Rematch"], "nothing was played");
    let panel = game.panel_with("a draw between").await;
    assert!(!text(&panel["content"]).contains("1st"), "{panel}");

    for person in [ada, bruno] {
        let off = json!({ "on": false });
        person.command("games", "vacation net", off).await;
    }
    let late = start(&house, "kumo").await;
    let pool = house.pool().await;
    let later = "update seats set runs = runs - 400000000, deadline = deadline - 400000000 where runs is not null";
    sqlx::query(later).execute(&pool).await.unwrap();
    let content = text(&late.ending().await["content"]).to_owned();
    let sentence = format!(
        "**◯ <@{}> ran out of time. ▲ <@{}> wins",
        ada.id(),
        bruno.id()
    );
    assert!(content.contains(&sentence), "{content}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_aborted_game_says_so() {
    let house = House::open().await;
    let game = start(&house, "kintei").await;
    let bruno = house.person("bruno");
    let question = bruno.command(&game.thread, "break-off", json!({})).await;
    bruno.press(&question["message"], "Abort, no result").await;
    let ending = game.ending().await;
    let content = text(&ending["content"]);
    assert!(content.contains("aborted, without a result"), "{content}");
    assert!(
        !content.contains("wins") && !content.contains("1st"),
        "{content}"
    );
    assert!(ending.labels().is_empty(), "nobody wants that again");
}

#[tokio::test(flavor = "multi_thread")]
async fn against_the_computer_the_end_is_the_same() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "opponent": BOT, "where": "here", "order": "listed" });
    let game = Match::start(&house, "kintei", options, &["ada"]).await;
    ada.turn(&game, "a1 a4").await;
    game.panel_with("Last: ▲").await;
    resign(&game, "ada").await;
    let ending = game.ending().await;
    let sentence = format!(
        "◯ <@{}> resigned. ▲ tavolino (medium) wins after 2 moves.",
        ada.id()
    );
    ending.says(&sentence);
    assert_eq!(ending.labels(), ["Rematch", "Analysis", "Replay"]);
    assert_eq!(ending["pinged"], json!([ada.id()]));
}

/// A power cut between the post of the end, its row, and its receipt.
async fn interrupted(cuts: &[&'static str]) {
    let mut house = House::open().await;
    let (code, thread, before) = {
        let game = start(&house, "kintei").await;
        house
            .person("ada")
            .play(&game.thread, json!({ "turn": "a1 a4" }))
            .await;
        resign(&game, "bruno").await;
        let ending = game.ending().await;
        game.settle().await;
        (game.code, game.thread, ending["id"].clone())
    };
    house.stop_bot().await;
    let pool = house.pool().await;
    for cut in cuts {
        sqlx::query(*cut).execute(&pool).await.unwrap();
    }
    // Discord remembers a nonce for some minutes.
    let later = json!({ "advance_ms": 10 * 60_000 });
    house.control("clock", later).await;
    house.start_bot().await;
    let delivered = async || {
        let open = "select count(*) from notices where done is null and kind = 'ping'";
        let count: i64 = sqlx::query_scalar(open).fetch_one(&pool).await.unwrap();
        (count == 0).then_some(())
    };
    house.until("the end is delivered", delivered).await;
    let known = "select count(*) from messages where kind = 'ping'";
    let known: i64 = sqlx::query_scalar(known).fetch_one(&pool).await.unwrap();
    assert_eq!(known, 1);
    pool.close().await;
    let game = Match {
        house: &house,
        code,
        thread,
    };
    assert_eq!(game.ending().await["id"], before);
    assert_eq!(posted(&house).await, 1, "nobody is told twice");
}

/// The notice of the end as before its delivery.
const UNDELIVERED: &str = "update notices set done = null, outcome = null
    where kind = 'ping' and number = (select max(number) from notices)";

#[tokio::test(flavor = "multi_thread")]
async fn an_end_that_was_posted_and_not_written_down_is_found_again() {
    interrupted(&["delete from messages where kind = 'ping'", UNDELIVERED]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_end_without_its_receipt_is_not_posted_again() {
    interrupted(&[UNDELIVERED]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_of_before_that_was_not_written_down_is_found_again_at_the_end() {
    let mut house = House::open().await;
    let (code, thread, panel) = {
        let game = start(&house, "kintei").await;
        let panel = game.panel().await["id"].clone();
        resign(&game, "bruno").await;
        game.ending().await;
        game.settle().await;
        (game.code, game.thread, panel)
    };
    house.stop_bot().await;
    let pool = house.pool().await;
    for died in [
        "delete from messages where kind = 'panel'",
        "update notices set done = null, outcome = null where kind = 'panel'",
    ] {
        sqlx::query(died).execute(&pool).await.unwrap();
    }
    let later = json!({ "advance_ms": 10 * 60_000 });
    house.control("clock", later).await;
    house.start_bot().await;
    let known = async || {
        let kinds = "select count(*) from messages where kind = 'panel'";
        let count: i64 = sqlx::query_scalar(kinds).fetch_one(&pool).await.unwrap();
        (count == 1).then_some(())
    };
    house.until("the panel is known again", known).await;
    pool.close().await;
    let game = Match {
        house: &house,
        code,
        thread,
    };
    assert_eq!(game.panel().await["id"], panel);
    game.ending().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_card_closes_with_its_game_and_says_how() {
    let house = House::open().await;
    let game = start(&house, "jinrai").await;
    let [ada, bruno] = house.people();
    ada.command(&game.thread, "move", json!({ "turn": "lightning b1" }))
        .await;
    bruno
        .command(&game.thread, "move", json!({ "turn": "lightning b5" }))
        .await;
    let card = async |words: &str| {
        let messages = ada.messages("dm").await;
        let mut messages = messages.into_iter();
        messages.find(|card| text(&card["content"]).contains(words))
    };
    let arrived = async || card("to win. Only you know").await;
    let before = house.until("her card says what to do", arrived).await;
    resign(&game, "bruno").await;
    let ending = game.ending().await;
    // A delivery under way can close it before the message about the end is posted.
    let closed = async || {
        let closed = card("has won Jinrai").await;
        closed.filter(|card| text(&card["content"]).contains(text(&ending["id"])))
    };
    let what = "her card says how it ended, and links to it";
    let after = house.until(what, closed).await;
    assert_eq!(after["id"], before["id"]);
    let content = text(&after["content"]);
    assert!(!content.contains("to win"), "{content}");
    assert_eq!(after["attachments"], json!([]));
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_erased_disappears_from_the_message_about_the_end() {
    let house = House::open().await;
    let game = start(&house, "kintei").await;
    resign(&game, "bruno").await;
    game.ending().await;
    let bruno = house.person("bruno");
    let sure = bruno.command("games", "privacy delete", json!({})).await;
    bruno.press(&sure["message"], "Yes, erase everything").await;
    let gone = async || {
        let ending = game.ending().await;
        let content = text(&ending["content"]);
        (!content.contains(&bruno.id()) && content.contains("a former player left")).then_some(())
    };
    house.until("his name is gone", gone).await;
    assert_eq!(posted(&house).await, 1);
}
