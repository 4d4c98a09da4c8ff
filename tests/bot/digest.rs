//! The daily digest: one direct message with all games that wait, in the place of a mention a turn.

use std::time::{Duration, UNIX_EPOCH};

use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tavolino_games::game::Rng;
use tavolino_games::lessons;

use crate::exercises::Exercise;
use crate::house::{Answer, House, Match, PEOPLE, components, menu_or_button, text};
use crate::proper::check_story;
use crate::puzzles::Solving;

/// A game in which the first of `people` is to act.
async fn begun<'h>(house: &'h House, people: &[&'static str], pace: &str) -> Match<'h> {
    let options = json!({ "order": "listed", "pace": pace });
    Match::start(house, "kintei", options, people).await
}

/// Sets a person's digest.
async fn wants_digest(house: &House, name: &'static str) {
    let options = json!({ "at": "8am", "zone": "UTC" });
    let person = house.person(name);
    let set = person.command("games", "remind digest", options).await;
    set.says("Once a day, at 08:00 (UTC)");
}

/// Every digest is due since yesterday.
const IS_DUE: &str =
    "update preferences set digest_due = digest_due - 86400000 where digest_due is not null";

/// The digests in a person's direct messages.
async fn digests(house: &House, name: &'static str) -> Vec<Value> {
    let mut messages = house.person(name).messages("dm").await;
    messages.retain(|message| text(&message["content"]).contains("Waiting for you today"));
    messages
}

/// Waits until no digest is due.
async fn all_sent(house: &House) {
    let pool = house.pool().await;
    let due = "select count(*) from preferences where digest_due <= $1";
    house
        .until("no digest is due", async || {
            let now = UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
            let left = sqlx::query_scalar(due).bind(now);
            let left: i64 = left.fetch_one(&pool).await.unwrap();
            (left == 0).then_some(())
        })
        .await;
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_message_a_day_has_a_button_for_each_game_that_waits() {
    let house = House::open().await;
    wants_digest(&house, "ada").await;
    let quiet = begun(&house, &PEOPLE, "normal").await;
    let other = begun(&house, &PEOPLE, "none").await;
    let live = begun(&house, &PEOPLE, "live").await;
    let ada = house.person("ada");
    let called = async || (live.pings().await.len() == 1).then_some(());
    house.until("a live game calls", called).await;
    for game in [&quiet, &other] {
        game.settle().await;
        assert!(game.pings().await.is_empty(), "nobody is called");
    }
    house.execute(IS_DUE).await;
    let digest = house
        .until("the digest is sent", async || {
            digests(&house, "ada").await.pop()
        })
        .await;
    for game in [&quiet, &other, &live] {
        digest.says(&game.code);
    }
    let labels: Vec<&str> = components(&digest)
        .map(|button| text(&button["label"]))
        .collect();
    assert_eq!(labels.len(), 3, "{labels:?}");
    let label = format!("Kintei {}", other.code);
    let turn = ada.press(&digest, &label).await;
    let content = text(&turn["message"]["content"]);
    assert!(
        content.contains(&other.code) && content.contains("you are"),
        "{turn}"
    );
    assert!(digests(&house, "bruno").await.is_empty());

    // Bruno is called as ever, and the call goes when it is Ada's turn again.
    ada.play(&quiet.thread, json!({ "turn": "a1 b2" })).await;
    let bruno = house.person("bruno");
    let called = async || {
        let pings = quiet.pings().await;
        (pings.len() == 1 && pings[0]["pinged"] == json!([bruno.id()])).then_some(())
    };
    house.until("Bruno is called", called).await;
    bruno
        .play(&quiet.thread, json!({ "turn": "c2 a5 b4" }))
        .await;
    let gone = async || quiet.pings().await.is_empty().then_some(());
    house.until("the call is gone", gone).await;
    assert_eq!(digests(&house, "ada").await.len(), 1);

    let off = ada.command("games", "remind digest", json!({})).await;
    off.says("I mention you each time");
}

/// The daily lines about a puzzle in a person's direct messages.
async fn puzzle_lines(house: &House, name: &'static str) -> Vec<Value> {
    let mut messages = digests(house, name).await;
    messages.retain(|message| text(&message["content"]).contains("- **Puzzle "));
    messages
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_it_gets_one_line_a_day_about_the_puzzle() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let daily = json!({ "at": "8am", "zone": "UTC" });
    let set = ada.command("games", "remind puzzle", daily.clone()).await;
    set.says("at 08:00 (UTC), I send you a line");
    // It replaces no call at the table.
    let game = begun(&house, &PEOPLE, "normal").await;
    let called = async || (game.pings().await.len() == 1).then_some(());
    house.until("Ada is called", called).await;
    house.execute(IS_DUE).await;
    let line = async || puzzle_lines(&house, "ada").await.pop();
    let message = house.until("the line is sent", line).await;
    let content = text(&message["content"]);
    assert!(
        !content.contains(&game.code) && content.contains("`/remind puzzle`"),
        "{content}"
    );
    assert_eq!(components(&message).count(), 1, "{message}");
    let shown = ada.press(&message, "Try the puzzle").await;
    Solving::of(ada, &shown).solve().await;
    // Nothing is to be said of a puzzle that is solved.
    all_sent(&house).await;
    house.execute(IS_DUE).await;
    all_sent(&house).await;
    assert_eq!(puzzle_lines(&house, "ada").await.len(), 1);
    let off = ada.press(&set["message"], "No daily puzzle").await;
    assert!(
        !text(&off["message"]["content"]).contains("a line"),
        "{off}"
    );

    // In the digest it is one line more.
    wants_digest(&house, "bruno").await;
    let both = bruno.command("games", "remind puzzle", daily).await;
    both.says("That message has a line");
    ada.turn(&game, "a1 b2").await;
    house.execute(IS_DUE).await;
    let line = async || puzzle_lines(&house, "bruno").await.pop();
    let message = house.until("the digest is sent", line).await;
    message.says(&game.code);
    assert_eq!(components(&message).count(), 2, "{message}");
    all_sent(&house).await;
    assert_eq!(digests(&house, "bruno").await.len(), 1, "one message a day");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_several_act_at_once_a_digest_is_named_and_the_other_mentioned() {
    let house = House::open().await;
    wants_digest(&house, "ada").await;
    let options = json!({ "order": "listed" });
    let game = Match::start(&house, "jinrai", options, &PEOPLE).await;
    let [ada, bruno] = house.people();
    let ping = house
        .until("Bruno is called", async || game.pings().await.pop())
        .await;
    assert_eq!(ping["pinged"], json!([bruno.id()]));
    ping.says(format!("<@{}>", ada.id()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_that_cannot_be_sent_goes_off_and_says_so_once() {
    let house = House::open().await;
    wants_digest(&house, "ada").await;
    let game = begun(&house, &PEOPLE, "normal").await;
    let closed = json!({ "person": "ada", "open": false });
    house.control("dms", closed).await;
    house.execute(IS_DUE).await;
    let ada = house.person("ada");
    let called = async || {
        let ping = game.pings().await.pop()?;
        (ping["pinged"] == json!([ada.id()])).then_some(ping)
    };
    let ping = house.until("she is called at the table", called).await;
    let is_reported = async || {
        let turn = ada.press(&ping, "Your turn").await;
        let content = text(&turn["message"]["content"]).to_owned();
        content.contains("your daily message is off").then_some(())
    };
    house.until("she is told", is_reported).await;
    assert!(is_reported().await.is_none(), "once");
    let show = ada.command("games", "remind show", json!({})).await;
    show.says("I mention you each time");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_that_was_sent_and_not_written_down_is_found_again() {
    let mut house = House::open().await;
    wants_digest(&house, "ada").await;
    begun(&house, &PEOPLE, "normal").await;
    house.execute(IS_DUE).await;
    house
        .until("the digest is sent", async || {
            digests(&house, "ada").await.pop()
        })
        .await;
    all_sent(&house).await;
    house.stop_bot().await;
    house.execute(IS_DUE).await;
    // Discord remembers a nonce for some minutes.
    let later = json!({ "advance_ms": 10 * 60_000 });
    house.control("clock", later).await;
    house.start_bot().await;
    all_sent(&house).await;
    assert_eq!(digests(&house, "ada").await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_moments_everybody_has_one_digest() {
    let mut house = House::open().await;
    let people = ["ada", "bruno", "chiara", "dawid"];
    for (nth, name) in people.into_iter().enumerate() {
        begun(&house, &[name, people[(nth + 1) % 4]], "normal").await;
        wants_digest(&house, name).await;
    }
    let mut rng = Rng::seed_from_u64(11);
    house.execute(IS_DUE).await;
    for _ in 0..4 {
        tokio::time::sleep(Duration::from_millis(rng.random_range(0..300))).await;
        house.kill_bot();
        // What a dead process keeps is free after a minute.
        house
            .execute("update preferences set digest_taken = 0")
            .await;
        house.start_bot().await;
    }
    all_sent(&house).await;
    for name in people {
        let count = digests(&house, name).await.len();
        assert_eq!(count, 1, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_daily_message_without_a_time_has_the_usual_one_and_a_zone_alone_keeps_it() {
    let house = House::open().await;
    let ada = house.person("ada");
    let reads = async |command: &str, options: Value, words: &str| {
        let answered = ada.command("games", command, options).await;
        let content = text(&answered["message"]["content"]);
        assert!(content.contains(words), "{words:?}: {content}");
    };
    for (command, on, off) in [
        (
            "remind puzzle",
            "(Europe/Rome), I send you a line",
            "No line about the day's puzzle",
        ),
        (
            "remind digest",
            "(Europe/Rome), I send you one direct message",
            "I mention you each time",
        ),
    ] {
        // Off and without any time it comes at 9:00.
        reads(command, json!({ "zone": "Rome" }), "at 09:00 (Europe/Rome)").await;
        reads(command, json!({}), off).await;
        reads(command, json!({}), "at 09:00 (Europe/Rome)").await;
        let daily = json!({ "at": "8am", "zone": "UTC" });
        reads(command, daily, "at 08:00 (UTC)").await;
        reads(command, json!({ "zone": "Rome" }), on).await;
        reads(command, json!({ "at": "Off" }), off).await;
        reads(command, json!({ "at": "9am" }), "at 09:00 (Europe/Rome)").await;
        reads(command, json!({}), off).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn remind_me_tomorrow_sends_a_line_at_this_time_of_the_day() {
    let house = House::of_program().await;
    let ada = house.person("ada");
    let shown = ada.command("games", "puzzle", json!({})).await;
    let mut solving = Solving::of(ada, &shown);
    solving.solve().await;
    let over = solving.message().clone();
    let set = ada.press(&over, "Remind me tomorrow").await;
    set.says_privately("I'll send you a line about the next puzzle");
    assert_ne!(set["message"]["id"], over["id"], "the puzzle stays");
    // Pressed twice it changes nothing, and the puzzle no longer offers it.
    ada.press(&over, "Remind me tomorrow").await;
    let again = ada.command("games", "puzzle", json!({})).await;
    assert!(!menu_or_button(&again["message"], "Remind me tomorrow"));
    assert!(puzzle_lines(&house, "ada").await.is_empty());
    house.advance(24 * 3_600_000 + 60_000).await;
    let line = async || puzzle_lines(&house, "ada").await.pop();
    let message = house.until("the line is sent", line).await;
    assert!(menu_or_button(&message, "Try the puzzle"), "{message}");
    let off = ada.press(&set["message"], "No daily puzzle").await;
    off.says("No line about the day's puzzle");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn call_me_tomorrow_sends_one_message_and_no_other() {
    let house = House::of_program().await;
    let [ada, bruno] = house.people();
    let game = house.kintei().await;
    let mut called = Vec::new();
    for person in [ada, bruno] {
        let lesson = person
            .command("games", "learn", json!({ "game": "kintei" }))
            .await;
        let mut learning = Exercise::opened(person, &lesson);
        let steps = lessons::find("kintei").unwrap().steps().unwrap();
        for (place, step) in steps.iter().enumerate() {
            learning
                .play(&format!("learn|kintei|{place}"), &step.show)
                .await;
            if place + 1 < steps.len() {
                learning.press("Next ▶").await;
            }
        }
        let call = person.press(&learning.message, "Call me tomorrow").await;
        call.says_privately("I'll send you one message");
        called.push(call["message"].clone());
    }
    // One of them thinks better of it.
    let off = bruno.press(&called[1], "Cancel").await;
    off.says_privately("Then I won't.");
    house.advance(24 * 3_600_000 + 60_000).await;
    let sent = async || digests(&house, "ada").await.pop();
    let message = house.until("the message is sent", sent).await;
    message.says(&game.code);
    message.says("You asked me for this once.");
    assert!(menu_or_button(&message, "Try the puzzle"), "{message}");
    for _ in 0..3 {
        house.advance(24 * 3_600_000).await;
        all_sent(&house).await;
    }
    assert_eq!(digests(&house, "ada").await.len(), 1);
    assert_eq!(digests(&house, "bruno").await.len(), 0);
    check_story(&house).await;
}
