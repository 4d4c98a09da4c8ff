//! Whole games, from `/play` to the result.

use serde_json::json;

use crate::house::{BOT, House, Match, menu_or_button, text, values};
use crate::proper::is_proper;

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
            let offered = values(&standing["message"]);
            if offered.is_empty() {
                break;
            }
            assert!(offered.len() <= 25);
            let value = &offered[pick(turns, &offered) % offered.len()];
            standing = person.choose(&standing["message"], value).await;
            assert_eq!(standing["status"], "updated", "{standing}");
            taps += 1;
        }
        let done = person.press(&standing["message"], "Confirm").await;
        assert!(
            text(&done["message"]["content"]).contains("Played"),
            "{done}"
        );
        assert!(taps < 5, "{taps} taps before Confirm");
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
    is_proper(&house).await;
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
    is_proper(&house).await;
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
            .command(
                &game.thread,
                "move",
                json!({ "turn": typed.to_uppercase() }),
            )
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
    is_proper(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_against_the_computer() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "opponent": BOT, "order": "listed" });
    let opened = ada.command("games", "play kintei", options).await;
    assert!(
        text(&opened["message"]["content"]).contains("It has started"),
        "{opened}"
    );
    let game = Match::of(&house, &opened["message"]).await;
    let done = ada
        .command(&game.thread, "move", json!({ "turn": "c1 c2" }))
        .await;
    assert!(
        text(&done["message"]["content"]).contains("Played"),
        "{done}"
    );
    house
        .until("the computer answers", async || {
            (game.events().await == 2).then_some(())
        })
        .await;
    let panel = game.panel_says("Last: ▲ the bot").await;
    let content = text(&panel["content"]);
    assert!(
        content.contains("← to move") || content.contains("has won"),
        "{content}"
    );
}
