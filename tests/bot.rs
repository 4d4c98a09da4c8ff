//! End to end: the real bot process against a Discord on localhost.

mod house;

use house::{House, Match, code, menu, text, values};
use serde_json::{Value, json};

/// Plays the turn the menus offer first, by menus alone: the answer to Confirm.
async fn turn_by_menus(game: &Match<'_>, name: &'static str, pick: impl Fn(usize) -> usize) -> Value {
    let person = game.house.person(name);
    let panel = game.panel().await;
    let mut standing = person.press(&panel, "Your turn").await;
    for taps in 0.. {
        assert!(taps < 6, "too many taps: {standing}");
        let message = &standing["message"];
        let offered = values(message);
        if offered.is_empty() {
            break;
        }
        assert!(offered.len() <= 25);
        standing = person
            .choose(message, &offered[pick(offered.len()) % offered.len()])
            .await;
        assert_eq!(standing["status"], "updated", "{standing}");
    }
    person.press(&standing["message"], "Confirm").await
}

/// Whose turn it is by the panel: the people named in its bold lines.
async fn to_act(game: &Match<'_>, people: &[&'static str]) -> Vec<&'static str> {
    let panel = game.panel().await;
    let content = text(&panel["content"]).to_owned();
    let marked: Vec<&str> = content.lines().filter(|line| line.contains("← to move")).collect();
    people
        .iter()
        .copied()
        .filter(|name| marked.iter().any(|line| line.contains(&game.house.person(name).id())))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_kintei_from_play_to_the_result_by_menus() {
    let house = House::open().await;
    let people = ["ada", "bruno"];
    let game = Match::start(&house, "kintei", json!({ "opponent": "bruno" }), &people).await;
    let mut turns = 0;
    loop {
        let panel = game.panel().await;
        if text(&panel["content"]).contains("The game is over") {
            break;
        }
        let acting = to_act(&game, &people).await;
        let [name] = acting[..] else {
            panic!("one is to act: {}", panel["content"])
        };
        let done = turn_by_menus(&game, name, |offered| (turns * 7 + 3) % offered).await;
        assert!(text(&done["message"]["content"]).contains("Played"), "{done}");
        turns += 1;
        let before = text(&panel["content"]).to_owned();
        house
            .until("the panel shows the turn", async || {
                (text(&game.panel().await["content"]) != before).then_some(())
            })
            .await;
        assert!(turns < 300, "the game goes on and on");
    }
    let panel = game.panel().await;
    assert!(menu(&panel).is_none());
    assert!(
        !house::menu_or_button(&panel, "Your turn"),
        "nobody moves in a finished game"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_starts_by_itself_when_every_seat_is_taken() {
    let house = House::open().await;
    let opened = house.person("ada").command("games", "play kintei", json!({})).await;
    let card = opened["message"].clone();
    assert!(text(&card["content"]).contains("Kintei"), "{opened}");
    assert_eq!(code(&card).len(), 4);
    let again = house.person("ada").press(&card, "Join").await;
    assert_eq!(again["message"]["content"], "You have joined already.", "{again}");
    let joined = house.person("bruno").press(&card, "Join").await;
    assert!(
        text(&joined["message"]["content"]).contains("It has started"),
        "{joined}"
    );
}
