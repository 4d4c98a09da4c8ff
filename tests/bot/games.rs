//! Whole games, from `/play` to the result.

use serde_json::json;

use crate::house::{Answer, BOT, House, Match, menu_or_button, offered, text};
use crate::proper::check_story;

/// Plays by menus until it is over; `pick` chooses among what a menu offers.
async fn play_by_menus(
    game: &Match<'_>,
    people: &[&'static str],
    pick: impl Fn(usize, &[String]) -> usize,
) {
    for turns in 0.. {
        assert!(turns < 400, "the game goes on and on");
        let panel = game.panel().await;
        let shown = text(&panel["content"]).to_owned();
        if shown.contains("The game is over") {
            assert!(
                !menu_or_button(&panel, "Your turn"),
                "nobody moves in a finished game"
            );
            return;
        }
        let acting = game.to_act(people).await;
        let [name] = acting[..] else {
            panic!("one is to act: {shown}")
        };
        let person = game.house.person(name);
        let mut standing = person.press(&panel, "Your turn").await;
        let mut taps = 1;
        loop {
            let offered = offered(&standing["message"]);
            if offered.is_empty() {
                break;
            }
            assert!(offered.len() <= 25);
            let value = &offered[pick(turns, &offered) % offered.len()];
            standing = person.pick(&standing["message"], value).await;
            assert_eq!(standing["status"], "updated", "{standing}");
            taps += 1;
        }
        let done = person.confirm(&standing["message"]).await;
        done.says("Played");
        assert!(taps <= 4, "{taps} taps before Confirm");
        game.house
            .until("the panel shows the turn", async || {
                (text(&game.panel().await["content"]) != shown).then_some(())
            })
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_kintei_by_menus() {
    let house = House::open().await;
    let people = ["ada", "bruno"];
    let game = Match::start(
        &house,
        "kintei",
        json!({ "opponent": "bruno", "slide": "full" }),
        &people,
    )
    .await;
    play_by_menus(&game, &people, |turns, _| turns * 7 + 3).await;
    check_story(&house).await;
    assert!(
        house.log().lines().count() <= 1,
        "a quiet game has a quiet log: {}",
        house.log()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_competitive_mindoku_by_menus() {
    let house = House::open().await;
    let people = ["ada", "bruno", "chiara"];
    let options = json!({ "seats": 3, "referee": "bot" });
    let game = Match::start(&house, "mindoku", options, &people).await;
    let placing = |turns: usize, offered: &[String]| {
        let places = offered
            .iter()
            .filter(|value| value.contains("place"))
            .count();
        (turns * 5 + 1) % places.max(1)
    };
    play_by_menus(&game, &people, placing).await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_cooperative_mindoku_by_typing_what_is_completed() {
    let house = House::open().await;
    let people = ["ada", "bruno"];
    let game = Match::start(&house, "mindoku", json!({ "mode": "cooperative" }), &people).await;
    for turns in 0..16 {
        let panel = game.panel().await;
        let shown = text(&panel["content"]).to_owned();
        if shown.contains("The game is over") {
            break;
        }
        let [name] = game.to_act(&people).await[..] else {
            panic!("one is to act: {shown}")
        };
        let person = house.person(name);
        let mut typed = String::new();
        loop {
            let offered = person
                .complete(&game.thread, "move", "turn", json!({ "turn": typed }))
                .await;
            let next = offered[(turns * 3) % offered.len()].clone();
            if next == typed || next.split(' ').count() == 3 {
                typed = next;
                break;
            }
            typed = next;
        }
        let done = person
            .play(&game.thread, json!({ "turn": typed.to_uppercase() }))
            .await;
        assert!(
            text(&done["message"]["content"]).contains("Played"),
            "{typed}: {done}"
        );
        game.house
            .until("the panel shows the turn", async || {
                (text(&game.panel().await["content"]) != shown).then_some(())
            })
            .await;
    }
    let panel = game.panel().await;
    assert!(
        text(&panel["content"]).contains("together"),
        "{}",
        panel["content"]
    );
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_is_played_in_one_private_message() {
    let house = House::open().await;
    let options = json!({ "opponent": BOT, "where": "here", "order": "listed" });
    let game = Match::start(&house, "quadrangle", options, &["ada"]).await;
    let ada = house.person("ada");
    let ping = house
        .until("she is called", async || game.pings().await.pop())
        .await;
    let mut shown = ada.press(&ping, "Your turn").await["message"].clone();
    let id = shown["id"].clone();
    for turns in 1.. {
        let choice = offered(&shown)[0].clone();
        shown = ada.pick(&shown, &choice).await["message"].clone();
        let played = ada.confirm(&shown).await;
        assert_eq!(played["status"], "updated", "{played}");
        let goes_on = async || {
            let messages = ada.messages(&game.thread).await;
            let one = messages.into_iter().find(|one| one["id"] == id)?;
            let is_over = text(&one["content"]).contains("The game is over");
            (is_over || menu_or_button(&one, "Your turn")).then_some(one)
        };
        shown = house.until("the message goes on", goes_on).await;
        assert_eq!(shown["attachments"].as_array().unwrap().len(), 1);
        if text(&shown["content"]).contains("The game is over") {
            assert!(turns > 3);
            break;
        }
        shown.says("is yours.");
        let again = ada.press(&shown, "Your turn").await;
        assert_eq!(again["status"], "updated", "{again}");
        shown = again["message"].clone();
    }
    let log = house.requests().await;
    let calls = log.iter().filter(|entry| {
        entry["method"] == "POST" && text(&entry["body"]["content"]).contains("your turn")
    });
    assert_eq!(calls.count(), 1, "the computer answered before her eyes");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_against_the_computer() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "opponent": BOT, "where": "here", "order": "listed" });
    let opened = ada.command("games", "play kintei", options).await;
    opened.says("The game has started");
    let game = Match::of(&house, &opened["message"]).await;
    let done = ada
        .command(&game.thread, "move", json!({ "turn": "c1 c2" }))
        .await;
    done.says("Played");
    house
        .until("the computer answers", async || {
            (game.events().await == 2).then_some(())
        })
        .await;
    let panel = game.panel_with("Last: ▲ tavolino").await;
    let content = text(&panel["content"]);
    assert!(
        content.contains("← to move") || content.contains("has won"),
        "{content}"
    );
}
