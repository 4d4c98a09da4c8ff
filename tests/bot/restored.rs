//! After the database was replaced by a backup, what stands in Discord is what the database has.

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, PEOPLE, acts, offered, text, whole_game};
use crate::program::{back_up, restore};
use crate::proper::check_story;

/// The messages of a channel that say this.
async fn saying(game: &Match<'_>, channel: &str, words: &str) -> Vec<Value> {
    let messages = game.house.person("ada").messages(channel).await.into_iter();
    messages
        .filter(|message| text(&message["content"]).contains(words))
        .collect()
}

/// Replaces the database by a backup while the bot is away, and starts the bot.
async fn go_back(house: &mut House, backup: &std::path::Path) {
    assert_eq!(house.stop_bot().await, Some(0));
    let answer = tokio::task::block_in_place(|| restore(house, backup));
    assert!(answer.contains("unfinished games anew"), "{answer}");
    house.start_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_game_stands_where_the_backup_has_it_and_its_players_are_called() {
    let mut house = House::open().await;
    let backup = house.database().with_file_name("copy.db");
    let line = whole_game("kintei");
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let (code, thread, lost) = {
        let game = Match::start(&house, "kintei", options, &PEOPLE).await;
        let [ada, bruno] = house.people();
        let turn = |nth: usize| json!({ "turn": line[nth] });
        ada.play(&game.thread, turn(0)).await;
        game.settle().await;
        tokio::task::block_in_place(|| back_up(&house, &backup));
        let played = bruno.play(&game.thread, turn(1)).await;
        played.says("Played");
        game.settle().await;
        let calls = game.pings().await;
        assert_eq!(calls.len(), 1, "{calls:?}");
        assert_eq!(calls[0]["pinged"], json!([ada.id()]));
        (game.code.clone(), game.thread.clone(), calls[0].clone())
    };
    go_back(&mut house, &backup).await;
    let game = Match {
        house: &house,
        code,
        thread,
    };
    let bruno = house.person("bruno");
    let called = json!([bruno.id()]);
    let right = async || {
        let calls = game.pings().await;
        let is_his = calls.len() == 1 && calls[0]["pinged"] == called;
        let line = saying(&game, &game.thread, "went back to its backup").await;
        (is_his && line.len() == 1).then(|| line[0].clone())
    };
    let posted = house.until("the one to move is called", right).await;
    let posted = text(&posted["content"]);
    assert!(posted.contains("after its first move"), "{posted}");
    assert!(posted.contains("<t:"), "{posted}");
    assert_eq!(game.to_act(&PEOPLE).await, ["bruno"]);
    // A button of the lost move is answered truly, also while the message can still be seen.
    let answer = bruno
        .forge(
            &game.pings().await[0],
            text(&lost["components"][0]["components"][0]["custom_id"]),
        )
        .await;
    answer.says("which is lost");
    // Nothing of that comes twice.
    game.settle().await;
    let (code, thread) = (game.code.clone(), game.thread.clone());
    house.kill_bot();
    house.start_bot().await;
    let game = Match {
        house: &house,
        code,
        thread,
    };
    let turn = json!({ "turn": line[1] });
    house.person("bruno").play(&game.thread, turn).await;
    game.settle().await;
    assert_eq!(game.to_act(&PEOPLE).await, ["ada"]);
    let lines = saying(&game, &game.thread, "went back to its backup").await;
    assert_eq!(lines.len(), 1, "{lines:?}");
    // Not checked as a story: what was confirmed after the backup is lost.
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_game_without_a_table_has_its_panels_and_cards_of_the_backup() {
    let mut house = House::open().await;
    let backup = house.database().with_file_name("copy.db");
    let game = Match::start(&house, "mindoku", json!({ "seats": 2 }), &PEOPLE).await;
    game.settle().await;
    let card = async |house: &House| {
        let messages = house.person("ada").messages("dm").await;
        let mut cards = messages
            .into_iter()
            .filter(|message| text(&message["content"]).contains(&game.code));
        let card = cards.next().expect("she has a card");
        assert!(cards.next().is_none(), "one");
        text(&card["attachments"][0]["filename"]).to_owned()
    };
    let before = card(&house).await;
    tokio::task::block_in_place(|| back_up(&house, &backup));
    for _ in 0..2 {
        let [next] = game.to_act(&PEOPLE).await[..] else {
            panic!("one is to act")
        };
        let person = house.person(next);
        let mut turn = "place".to_owned();
        while turn.split(' ').count() < 3 {
            let typed = json!({ "turn": turn });
            turn = person.complete(&game.thread, "move", "turn", typed).await[0].clone();
        }
        person.turn(&game, turn).await;
        game.settle().await;
    }
    assert_ne!(card(&house).await, before, "it shows another hand");
    let (code, thread) = (game.code.clone(), game.thread.clone());
    go_back(&mut house, &backup).await;
    let game = Match {
        house: &house,
        code,
        thread,
    };
    let is_back = async || {
        let line = saying(&game, &game.thread, "goes on from its start").await;
        let messages = house.person("ada").messages("dm").await;
        let file = |message: &Value| text(&message["attachments"][0]["filename"]).to_owned();
        let mut files = messages.iter().map(file);
        (line.len() == 1 && files.any(|file| file == before)).then_some(())
    };
    house.until("the card is of the backup", is_back).await;
    check_story(&house).await;
}

/// The `custom_id` of the button that plays a turn.
fn confirm_id(message: &Value) -> String {
    let confirm = acts(message, "confirm").next().expect("a turn to confirm");
    text(&confirm["custom_id"]).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_turn_is_not_played_where_its_number_exists_again() {
    let mut house = House::open().await;
    let backup = house.database().with_file_name("copy.db");
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let (code, thread, lost) = {
        let game = Match::start(&house, "kintei", options, &PEOPLE).await;
        let [ada, bruno] = house.people();
        game.settle().await;
        tokio::task::block_in_place(|| back_up(&house, &backup));
        ada.turn(&game, "a1 b2").await;
        let chosen = bruno
            .command(&game.thread, "move", json!({ "turn": "c4" }))
            .await;
        let mut message = chosen["message"].clone();
        while acts(&message, "confirm").next().is_none() {
            let step = offered(&message)[0].clone();
            message = bruno.pick(&message, &step).await["message"].clone();
        }
        (game.code.clone(), game.thread.clone(), message)
    };
    go_back(&mut house, &backup).await;
    let game = Match {
        house: &house,
        code,
        thread,
    };
    let [ada, bruno] = house.people();
    // Another first turn leaves the second one as it was.
    let turns = ada.complete(&game.thread, "move", "turn", json!({ "turn": "a1" }));
    let turns = turns.await;
    let other = turns
        .iter()
        .find(|turn| *turn != "a1 b2" && turn.contains(' '));
    ada.play(&game.thread, json!({ "turn": other.unwrap() }))
        .await;
    game.settle().await;
    assert_eq!(game.to_act(&PEOPLE).await, ["bruno"]);
    let id = confirm_id(&lost);
    let panel = game.panel().await;
    let answer = bruno.forge(&panel, &id).await;
    answer.says("which is lost");
    assert_eq!(game.events().await, 1);
    // A button of before has its number alone, and is played.
    let parts: Vec<&str> = id.splitn(4, '|').collect();
    let old = format!("confirm|{}|1|{}", game.code, parts[3]);
    bruno.forge(&panel, &old).await;
    assert_eq!(game.events().await, 2);
}
