//! Turns played by themselves as people meet them: the only legal turn, planned answers, and turns
//! walked ahead.

use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use tavolino_games::board::Prospect;
use tavolino_games::game::{Options, Rng, Seat};
use tavolino_games::games;

use crate::house::{Answer, House, Person, components, menu_or_button, text, values};
use crate::proper::check_story;

/// Longer than the wait before a turn is played by itself, which is two minutes.
const WAIT: i64 = 125_000;

/// The shortest of some lines of games without chance after which a seat has one legal turn, which
/// is safe, with the game.
fn forced_line() -> (&'static str, Vec<String>) {
    let mut rng = Rng::seed_from_u64(1);
    let mut lines = Vec::new();
    let open = games::GAMES.iter().filter(|entry| {
        let options = Options::new();
        !entry.info.chance && !(entry.info.secrets)(&options) && entry.info.key != "fullend"
    });
    for entry in open {
        let table = entry.info.table(&Options::new(), Some(2)).unwrap();
        let deal = (entry.deal)(&table, &mut rng);
        for _ in 0..40 {
            let (mut board, mut line) = ((entry.open)(&table, deal.clone()).unwrap(), Vec::new());
            while let Some(seat) = board.to_act().first().filter(|_| line.len() < 60) {
                let turns = board.turns(seat);
                let is_safe =
                    |turn: &String| board.choose(seat, turn).unwrap().prospect() == Prospect::Open;
                if turns.len() == 1 && !line.is_empty() && is_safe(&turns[0]) {
                    lines.push((entry.info.key, line));
                    break;
                }
                let turn = turns[rng.random_range(0..turns.len())].clone();
                board.play(seat, &turn).unwrap();
                line.push(turn);
            }
        }
    }
    lines
        .into_iter()
        .min_by_key(|(_, line)| line.len())
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_legal_turn_is_played_two_minutes_later_for_whoever_wishes_it() {
    let house = House::of_program().await;
    let people: [_; 2] = house.people();
    let (name, line) = forced_line();
    let game = house.game(name).await;
    let waits = &people[line.len() % 2];
    let wished = waits
        .command("games", "remind forced", json!({ "on": true }))
        .await;
    wished.says("only one legal move");
    for (nth, turn) in line.iter().enumerate() {
        people[nth % 2].turn(&game, turn).await.says("Played");
    }
    let number = line.len() as i64;
    assert_eq!(game.events().await, number);
    house.advance(WAIT).await;
    let is_played = async || (game.events().await == number + 1).then_some(());
    house.until("the only turn is played", is_played).await;
    // The panel moves as ever, and the rival is called.
    game.settle().await;
    let rival = &people[(line.len() + 1) % 2];
    let pings = game.pings().await;
    assert_eq!(pings.len(), 1, "{pings:?}");
    assert_eq!(pings[0]["pinged"], json!([rival.id()]));
    check_story(&house).await;
}

/// A safe turn of Kintei after "a1 b2" and "c4 a5 a4", in three words.
fn answer() -> String {
    let entry = games::find("kintei").unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
    let mut board = (entry.open)(&table, deal).unwrap();
    for (seat, turn) in [(1, "a1 b2"), (2, "c4 a5 a4")] {
        board.play(Seat(seat), turn).unwrap();
    }
    let mut turns = board.turns(Seat(1)).into_iter();
    let is_safe = |turn: &String| board.choose(Seat(1), turn).unwrap().prospect() == Prospect::Open;
    turns
        .find(|turn| turn.split(' ').count() == 3 && is_safe(turn))
        .unwrap()
}

/// Presses the buttons of a way ahead that lead to a turn.
async fn walk(person: &Person<'_>, mut answer: Value, turn: &str) -> Value {
    let last = turn.split(' ').next_back().unwrap();
    for _ in 0..8 {
        let words = |button: &Value| {
            let id = text(&button["custom_id"]);
            let words = id.split_once(" walk ")?.1;
            let leads = button["label"] != "Back" && turn.starts_with(&format!("{words} "));
            leads.then(|| (words.len(), id.to_owned()))
        };
        let next = components(&answer["message"]).filter_map(words).max();
        if let Some((_, id)) = next {
            answer = person.press_id(&answer["message"], &id).await;
            continue;
        }
        // A whole turn is written as the way with it.
        let is_last = |button: &&Value| text(&button["label"]).split(' ').next() == Some(last);
        let id = components(&answer["message"]).find(is_last).unwrap()["custom_id"].clone();
        return person.press_id(&answer["message"], text(&id)).await;
    }
    answer
}

/// The numbers of plans and notes that are stored.
async fn stored(house: &House, what: &str) -> i64 {
    let pool = house.pool().await;
    let counted = sqlx::query_scalar(sqlx::AssertSqlSafe(format!(
        "select count(*) from plans where {what} <> ''"
    )));
    let count = counted.fetch_one(&pool).await.unwrap();
    pool.close().await;
    count
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_planned_after_a_turn_and_played_two_minutes_after_the_rivals() {
    let house = House::of_program().await;
    let [ada, bruno] = house.people();
    let (game, own) = (house.settled_kintei().await, answer());
    let played = ada.turn(&game, "a1 b2").await;
    let ahead = ada.press(&played["message"], "Plan ahead").await;
    assert_eq!(ahead["ephemeral"], true, "{ahead}");
    ahead.says("What if …");
    ahead.says(format!("If ▲ <@{}> plays …", bruno.id()));
    let rivals = walk(&ada, ahead, "c4 a5 a4").await;
    rivals.says("`c4 a5 a4`");
    rivals.says("… you answer …");
    assert!(!rivals.labels().contains(&"Save as plan"), "{rivals}");
    let answered = walk(&ada, rivals, &own).await;
    answered.says(format!("you `{own}`"));
    // Nothing counts before it is saved, and Back leads to each step.
    assert_eq!(stored(&house, "lines").await, 0);
    let back = ada.press(&answered["message"], "Back").await;
    back.says("… you answer …");
    let answered = walk(&ada, back, &own).await;
    let saved = ada.press(&answered["message"], "Save as plan").await;
    saved.says("**Saved.** Your rival is not told.");
    saved.says("1 answer, up to 1 move deep.");
    saved.says(format!("If `c4 a5 a4`: **{own}**"));
    assert_eq!(stored(&house, "lines").await, 1);
    // It is played after the wait, and Ada alone reads of it.
    bruno.turn(&game, "c4 a5 a4").await.says("Played");
    let menus = ada.command(&game.thread, "board", json!({})).await;
    let menus = ada.press(&menus["message"], "Your turn").await;
    menus.says(format!("Your plan plays `{own}` <t:"));
    assert_eq!(game.events().await, 2);
    house.advance(WAIT).await;
    let is_played = async || (game.events().await == 3).then_some(());
    house.until("the answer is played", is_played).await;
    game.settle().await;
    let pings = game.pings().await;
    assert_eq!(pings[0]["pinged"], json!([bruno.id()]), "{pings:?}");
    bruno.resign(&game).await;
    let board = ada
        .command(&game.thread, "board", json!({ "game": game.code }))
        .await;
    board.says("1 of your moves was planned.");
    let board = bruno
        .command(&game.thread, "board", json!({ "game": game.code }))
        .await;
    assert!(!board.content().contains("planned"), "{board}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_that_the_rival_leaves_is_over_and_one_is_cleared_or_removed_in_part() {
    let house = House::of_program().await;
    let [ada, bruno] = house.people();
    let game = house.settled_kintei().await;
    let none = bruno.command(&game.thread, "plan", json!({})).await;
    none.says_privately("You have planned nothing here.");
    let ahead = bruno.press(&none["message"], "Plan ahead").await;
    let ahead = walk(&bruno, ahead, "a1 b2").await;
    let ahead = walk(&bruno, ahead, "c4 a5 a4").await;
    let saved = bruno.press(&ahead["message"], "Save as plan").await;
    let deeper = bruno.press(&saved["message"], "Deeper").await;
    let deeper = walk(&bruno, deeper, &answer()).await;
    let board = deeper.labels().join(" ");
    assert!(
        board.contains("Back") && board.contains("From the start"),
        "{board}"
    );
    let plan = bruno.command(&game.thread, "plan", json!({})).await;
    plan.says("1 answer");
    let another = bruno.press(&plan["message"], "Another answer").await;
    another.says("plays …");
    let plan = bruno.command(&game.thread, "plan", json!({})).await;
    let left = bruno.choose(&plan["message"], "0.1").await;
    left.says("You have planned nothing here.");
    let ahead = bruno.press(&left["message"], "Plan ahead").await;
    let ahead = walk(&bruno, ahead, "a1 b2").await;
    let ahead = walk(&bruno, ahead, "c4 a5 a4").await;
    let saved = bruno.press(&ahead["message"], "Save as plan").await;
    // Ada plays another turn: nothing is played, and Bruno reads so where he moves.
    ada.turn(&game, "e1 d2").await.says("Played");
    let menus = bruno.command(&game.thread, "board", json!({})).await;
    let menus = bruno.press(&menus["message"], "Your turn").await;
    menus.says("This move isn't in your plan");
    house.advance(WAIT).await;
    house.until_told().await;
    assert_eq!(game.events().await, 1);
    let stale = bruno.press(&saved["message"], "Deeper").await;
    stale.says("The game has moved on");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_of_long_turns_is_shown_as_far_as_it_fits() {
    let house = House::open().await;
    let bruno = house.person("bruno");
    let game = house.settled_kintei().await;
    let none = bruno.command(&game.thread, "plan", json!({})).await;
    let mut ahead = bruno.press(&none["message"], "Plan ahead").await;
    for turn in ["a1 b2", "c4 a5 a4"] {
        ahead = walk(&bruno, ahead, turn).await;
    }
    bruno.press(&ahead["message"], "Save as plan").await;
    let turn = |nth: usize| format!("{nth} {}", "a1 b2 c3 ".repeat(9));
    let lines: Vec<_> = (10..30).map(|nth| [turn(nth), turn(nth)]).collect();
    let lines = serde_json::to_string(&lines).unwrap();
    let write = format!("update plans set lines = '{lines}'");
    house.execute(&write).await;
    let plan = bruno.command(&game.thread, "plan", json!({})).await;
    plan.says("20 answers");
    plan.says("…");
    let menu = components(&plan["message"]).find(|one| one["options"].is_array());
    assert_eq!(menu.unwrap()["options"].as_array().unwrap().len(), 20);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_planned_where_something_is_hidden_or_three_play() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let hidden = house.game("mindoku").await;
    hidden.settle().await;
    let refused = ada.command(&hidden.thread, "plan", json!({})).await;
    refused.refuses("I can't play moves for you");
    let board = ada.command(&hidden.thread, "board", json!({})).await;
    let forged = format!("plan|{}|0|0.0", hidden.code);
    ada.forge(&board["message"], &forged)
        .await
        .refuses("I can't play moves for you");
    // What others will do is hidden while it is not one's turn.
    let ahead = format!("ahead|{}|0|- open ", hidden.code);
    bruno
        .forge(&hidden.panel().await, &ahead)
        .await
        .refuses("I can't play moves for you");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_to_oneself_is_written_in_a_field_and_read_at_ones_next_turn() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let game = house.settled_kintei().await;
    let board = ada.command(&game.thread, "board", json!({})).await;
    let menus = ada.press(&board["message"], "Your turn").await;
    assert!(!menu_or_button(&menus["message"], "Note"), "{menus}");
    let more = ada.press(&game.panel().await, "More").await;
    let field = ada.press(&more["message"], "Note").await;
    assert_eq!(field["status"], "modal", "{field}");
    let write = async |field: &Value, words: &str| {
        let body = json!({
            "interaction": field["interaction"], "fields": { "text": words }, "wait": "settled",
        });
        house.post("people/ada/submit", body).await
    };
    let saved = write(&field, "mind the zebra\n**then** b2").await;
    saved.says_privately("Saved. You read your note");
    ada.turn(&game, "a1 b2").await.says("Played");
    bruno.turn(&game, "c4 a5 a4").await.says("Played");
    let board = ada.command(&game.thread, "board", json!({})).await;
    let menus = ada.press(&board["message"], "Your turn").await;
    menus.says("> mind the zebra\n> **then** b2");
    let other = bruno.command(&game.thread, "board", json!({})).await;
    assert!(!other.content().contains("zebra"), "{other}");
    // The field has the note as it is; without a text the note is gone.
    let field = ada.press(&menus["message"], "Note").await;
    let input = &field["modal"]["components"][0]["components"][0];
    assert_eq!(input["value"], "mind the zebra\n**then** b2");
    write(&field, "").await.says_privately("is gone");
    assert_eq!(stored(&house, "note").await, 0);
    check_story(&house).await;
}

/// Presses the first choice of the menus ahead until the way ends; returns the last answer.
async fn walk_anywhere(person: &Person<'_>, mut answer: Value) -> Value {
    let ends = [
        "so it ends here",
        "as far as I look",
        "the game would be over",
    ];
    for _ in 0..60 {
        let message = &answer["message"];
        let content = text(&message["content"]);
        if ends.iter().any(|end| content.contains(end)) {
            return answer;
        }
        if let Some(value) = values(message).into_iter().next() {
            answer = person.choose(message, &value).await;
            continue;
        }
        let leads = |button: &&Value| {
            let label = text(&button["label"]);
            let is_way = label != "Back" && label != "From the start";
            is_way && button["disabled"] != true
        };
        let next = components(message)
            .find(leads)
            .unwrap_or_else(|| panic!("{answer}"));
        let id = text(&next["custom_id"]).to_owned();
        answer = person.press_id(message, &id).await;
    }
    panic!("no end in sight: {answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_something_is_hidden_turns_are_walked_from_ones_own_view() {
    let house = House::of_program().await;
    let [ada, bruno] = house.people();
    // In Jinrai the rival's choice of the lightning is nobody else's to know.
    for (name, ends) in [("jinrai", "so it ends here"), ("mindoku", "")] {
        let game = house.game(name).await;
        let board = ada.command(&game.thread, "board", json!({})).await;
        let ahead = ada.press(&board["message"], "What if …").await;
        ahead.says("If you play …");
        let ended = walk_anywhere(&ada, ahead).await;
        ended.says(ends);
        assert!(!ended.labels().contains(&"Save as plan"), "{ended}");
    }
    assert_eq!(stored(&house, "lines").await, 0);
    let game = house.game("mindoku").await;
    // Whose turn it is not has nothing to walk.
    let board = bruno.command(&game.thread, "board", json!({})).await;
    assert!(!board.labels().contains(&"What if …"), "{board}");
    check_story(&house).await;
}
