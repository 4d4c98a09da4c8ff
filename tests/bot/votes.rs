//! A game that a channel plays by votes, as its people meet it.

use std::time::Duration;

use serde_json::{Value, json};
use tavolino_games::game::{Options, Seat};
use tavolino_games::games;

use crate::exercises::play;
use crate::house::{Answer, House, Match, acts, menu_or_button, text};
use crate::proper::check_story;

/// A day, and a minute more.
const DAY: i64 = 86_460_000;

/// The legal first turns of Kintei.
fn first_turns() -> Vec<String> {
    let entry = games::find("kintei").unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    let board = (entry.open)(&table, Value::Null).unwrap();
    board.turns(Seat(1))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_people_of_a_channel_play_the_computer_by_votes() {
    let house = House::of_program().await;
    let (ada, bruno) = (house.person("ada"), house.person("bruno"));
    let options = json!({ "consult": "yes", "computer": "easy", "order": "listed" });
    let [first, second] = [0, 1].map(|nth| first_turns().swap_remove(nth));
    let opened = ada.command("games", "play kintei", options).await;
    let game = Match::of(&house, &opened["message"]).await;
    let card = house.message_with("games", "The game has started").await;
    let card = card.content();
    assert!(card.contains("everybody here · tavolino (easy)"), "{card}");
    let panel = game.panel_with("Everybody here may propose").await;
    assert!(!menu_or_button(&panel, "Your turn"), "{panel}");
    let content = text(&panel["content"]);
    assert!(content.contains("everybody here"), "{content}");
    assert!(!content.contains("<@"), "nobody holds the seat: {content}");

    // Ada proposes by the menus.
    let place = format!("propose|{}|0", game.code);
    let shown = ada.press(&panel, "Propose a move").await;
    let answers = play(&ada, &shown["message"], &place, &first).await;
    let voted = answers.last().unwrap();
    voted.says_privately("Your vote counts");
    voted.says_privately(format!("`{first}`: 1 (your vote)"));
    let panel = game.panel_with(&format!("Votes: `{first}` 1.")).await;

    // Bruno looks at the picture and votes for it, then changes to one of his own.
    let shown = bruno.press(&panel, "Vote").await;
    shown.says_privately(format!("`{first}`: 1"));
    let shown = bruno
        .press(&shown["message"], &format!("{first} · 1"))
        .await;
    assert_eq!(shown["message"]["attachments"].as_array().unwrap().len(), 1);
    let voted = bruno.press(&shown["message"], "Vote for it").await;
    voted.says_privately(format!("`{first}`: 2 (your vote)"));
    game.panel_with(&format!("Votes: `{first}` 2.")).await;
    let shown = bruno.press(&voted["message"], "Propose a move").await;
    let answers = play(&bruno, &shown["message"], &place, &second).await;
    answers
        .last()
        .unwrap()
        .says_privately(format!("`{first}`: 1"));
    let panel = game.panel_with(&format!("`{second}` 1")).await;
    let names = panel.to_string();
    for person in [&ada, &bruno] {
        assert!(!names.contains(&person.id()), "a vote has no name: {names}");
    }

    // After a day the turn is played, and the computer answers.
    house.advance(DAY).await;
    let answered = async || (game.events().await == 2).then_some(());
    house
        .until("the channel and the computer have played", answered)
        .await;
    let panel = game.panel_with("Everybody here may propose").await;
    assert!(acts(&panel, "propose").next().is_some());
    // The vote of before is over, and the person reads so.
    let late = ada.forge(&panel, &format!("vote|{}|0|1", game.code)).await;
    late.says_privately("That vote is over");
    // Nobody was called, and nobody's results count it.
    assert!(game.pings().await.is_empty());
    let direct = json!({ "consult": "yes" });
    let refused = ada.command("dm", "play kintei", direct).await;
    refused.says_privately("A channel plays the computer");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_killed_as_votes_end_plays_one_turn_a_round() {
    let mut house = House::open().await;
    let options = json!({ "consult": "yes", "computer": "easy", "order": "listed" });
    let (message, code) = {
        let ada = house.person("ada");
        let opened = ada.command("games", "play kintei", options).await;
        let game = Match::of(&house, &opened["message"]).await;
        (
            game.panel_with("Everybody here may propose").await,
            game.code.clone(),
        )
    };
    let turn = first_turns().swap_remove(0);
    let proposes = format!("propose|{code}|0|confirm {turn}");
    let voted = house.person("ada").forge(&message, &proposes).await;
    voted.says_privately("Your vote counts");
    let over = format!(
        "update seats set runs = runs - {DAY}, deadline = deadline - {DAY} where channel = 1"
    );
    house.execute(&over).await;
    for millis in [0, 30, 200] {
        tokio::time::sleep(Duration::from_millis(millis)).await;
        house.kill_bot();
        house.start_bot().await;
    }
    let pool = house.pool().await;
    let played = async || {
        let all = "select data from events where match_id = $1 and seat = 1 and kind = 'turn'";
        let all = sqlx::query_scalar(all).bind(&code);
        let all: Vec<String> = all.fetch_all(&pool).await.unwrap();
        (!all.is_empty()).then_some(all)
    };
    let played = house.until("the turn is played", played).await;
    let turn = json!({ "text": turn }).to_string();
    assert_eq!(played, [turn]);
    check_story(&house).await;
}
