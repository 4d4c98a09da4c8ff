//! Analyses of games that are over.

use std::path::Path;
use std::time::Duration;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use tavolino_games::ai::value::Value as Worth;
use tavolino_games::ai::{SearchOptions, Strength};
use tavolino_games::analysis::{Analyst, Chance, Missed};
use tavolino_games::game::{Options, Rng, Seat};
use tavolino_games::games;
use tavolino_games::solved::{self, Solved};

use crate::exercises;
use crate::house::{Answer, House, Match, PEOPLE, Person, menu_or_button, text};
use crate::proper::check_story;
use crate::stats::inform_all;

/// Longest wait for an analysis: the thread that thinks gives way to all others.
const PATIENCE: Duration = Duration::from_mins(5);

/// A game of Chasm in which a player gives away a win that takes several turns, and that turn's
/// number.
fn blundered(folder: &Path) -> (Vec<String>, usize) {
    let entry = games::find("chasm").unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    let start = (entry.open)(&table, Value::Null).unwrap();
    let solved = Solved::within(folder.to_owned());
    let known = solved.table(entry.info, &table.options).unwrap();
    let mind = SearchOptions {
        strength: Strength::Strong,
        table: Some(&known),
        ..SearchOptions::default()
    };
    let play = |seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = start.boxed();
        let mut analyst = Analyst::new(start.boxed(), &table, 16, 0);
        let mut turns = Vec::new();
        while turns.len() < 16 {
            let seat = board.to_act().first()?;
            let turn = board.turns(seat).choose(&mut rng)?.clone();
            board.play(seat, &turn).unwrap();
            turns.push(turn.clone());
            let judged = analyst.judge(seat, &turn, board.boxed(), mind)?;
            let gave_away = judged.loss() > 0.0 && board.outcome().is_none();
            let best = judged.best.worth.value;
            if gave_away && matches!(best, Some(Worth::Win(3..))) {
                let step = judged.step;
                return Some((turns, step));
            }
        }
        None
    };
    (0..200).find_map(play).expect("random players blunder")
}

/// Plays the turns, and resigns as Ada.
async fn played(game: &Match<'_>, turns: &[String]) -> Value {
    for (turn, name) in turns.iter().zip(PEOPLE.into_iter().cycle()) {
        let person = game.house.person(name);
        let done = person.turn(game, turn).await;
        assert!(done.content().contains("Played"), "{turn}: {done}");
    }
    let ada = game.house.person("ada");
    ada.resign(game).await;
    inform_all(game.house).await;
    game.ending().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solved_game_is_gone_through_from_its_end_to_a_better_line() {
    let mut house = House::open().await;
    let folder = house.database().parent().unwrap().join("data/solved");
    let (turns, step) = blundered(&folder);
    let game = house.game("chasm").await;
    let panel = played(&game, &turns).await;
    let (code, thread) = (game.code.clone(), game.thread.clone());
    let (ada, chiara) = (house.person("ada"), house.person("chiara"));
    // Viewers may ask, too.
    let (own, others) = tokio::join!(
        ada.press(&panel, "Analysis"),
        chiara.press(&panel, "Analysis")
    );
    for overview in [&own, &others] {
        assert_eq!(overview["ephemeral"], true, "{overview}");
        let content = overview.content();
        assert!(content.contains("Every move is solved"), "{content}");
        assert!(content.contains(&format!("**{step}.** ")), "{content}");
        let name = format!("{code}-{}-analysis.png", turns.len() + 1);
        assert_eq!(overview["message"]["attachments"][0]["filename"], name);
        assert!(overview.alt().starts_with("Who was winning, over "));
    }
    assert!(own.labels().contains(&"Post it here"));
    assert!(!others.labels().contains(&"Post it here"));
    let point = ada.press(&own["message"], &format!("Step {step}")).await;
    assert_eq!(point["status"], "updated", "{point}");
    let content = point.content();
    let all = turns.len() + 1;
    assert!(
        content.contains(&format!("**Step {step} of {all}**")),
        "{content}"
    );
    let verdict = format!("`{}`: won → ", turns[step - 1]);
    assert!(content.contains(&verdict), "{content}");
    assert!(
        content.contains(" wins in ") && content.contains("Solved"),
        "{content}"
    );
    let best = ada.press(&point["message"], "Best line").await;
    best.says(format!("Instead of step {step}:"));
    best.says("-# 1 of ");
    assert_ne!(best.alt(), point.alt(), "another position");
    let next = ada.press(&best["message"], "Forward").await;
    next.says("-# 2 of ");
    assert_ne!(next.alt(), best.alt());
    let back = ada.press(&next["message"], "Back").await;
    assert_eq!(back.alt(), best.alt());
    let again = ada.press(&back["message"], "As played").await;
    assert_eq!(again.content(), content);
    let before = ada.press(&again["message"], "Back").await;
    before.says(format!("Step {} of", step - 1));
    let overview = ada.press(&before["message"], "Overview").await;
    assert_eq!(overview.content(), own.content());
    let first = ada.press(&overview["message"], "Step through").await;
    first.says("**Step 1 of ");
    assert!(!first.labels().contains(&"Back"), "{first}");

    let typed = chiara
        .command("general", "hint", json!({ "game": code }))
        .await;
    assert_eq!(typed.content(), own.content(), "it is what a hint is then");
    let history = chiara.command(&thread, "history", json!({})).await;
    assert!(!history.labels().contains(&"Best move"), "it is over there");
    let mut page = history;
    while !page.content().contains(&format!("Step {} of", step - 1)) {
        page = chiara.press(&page["message"], "Back").await;
    }
    let hint = chiara.press(&page["message"], "Best move").await;
    assert_eq!(hint["status"], "message", "the page stays: {hint}");
    assert_eq!(hint.content(), best.content());

    // A restart takes away what was found, not what can be found.
    house.kill_bot();
    house.start_bot().await;
    let (ada, chiara) = (house.person("ada"), house.person("chiara"));
    let overview = ada.press(&first["message"], "Overview").await;
    let overview = made(&house, "ada", overview, "Turning points").await;
    assert_eq!(overview.content(), own.content());
    let posted = ada.press(&overview["message"], "Post it here").await;
    assert_eq!(posted["ephemeral"], false, "{posted}");
    let who = format!("<@{}> shares an analysis", ada.id());
    assert!(posted.content().starts_with(&who), "{posted}");
    assert_eq!(posted.alt(), own.alt());
    let forged = format!("analysed|{code}||");
    let refused = chiara.forge(&hint["message"], &forged).await;
    assert_eq!(refused["ephemeral"], true);
    refused.says("You don't play in this game");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_is_told_how_far_it_is() {
    let house = House::open().await;
    let game = house.game("basileus").await;
    // As many as the whole effort is for: fewer are gone through before anybody waits.
    let turns = [
        "a2 b1", "a7 b6", "b1 a2", "b6 a7", "a2 b1", "a7 b6", "b1 a2",
    ];
    let turns = turns.map(str::to_owned);
    let panel = played(&game, &turns).await;
    let ada = house.person("ada");
    let answer = ada.press(&panel, "Analysis").await;
    answer.says("I'm going through the game");
    let gone_through = async || {
        let messages = ada.messages(&game.thread).await;
        let id = &answer["message"]["id"];
        let mut mine = messages.into_iter().filter(|message| message["id"] == *id);
        let message = mine.next()?;
        menu_or_button(&message, "Step through").then_some(json!({ "message": message }))
    };
    let found = house
        .until_within("the game is gone through", PATIENCE, gone_through)
        .await;
    found.says("Nothing here is solved");
    assert!(found.alt().contains("0 % at the end"), "{found}");
    let requests = house.requests().await;
    let edits = requests.iter().filter(|entry| {
        let body = entry["body"].to_string();
        body.contains("I'm going through the game: step ")
    });
    assert!(edits.count() >= 1);
    // The second caller finds the analysis made.
    let bruno = house.person("bruno");
    let again = bruno.press(&panel, "Analysis").await;
    assert_eq!(again.content(), found.content());
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_over_or_was_not_played_is_not_analysed() {
    let house = House::open().await;
    let game = house.game("quadrangle").await;
    let [ada, bruno] = house.people();
    let panel = game.panel().await;
    assert!(!menu_or_button(&panel, "Analysis"));
    let code = &game.code;
    let forge = async |person: Person<'_>, what: &str| {
        let forged = what.replace("{}", code);
        let refused = person.forge(&panel, &forged).await;
        assert_eq!(refused["ephemeral"], true, "{refused}");
        refused.content().to_owned()
    };
    for page in [
        "analysis|{}||",
        "review|{}|1|",
        "best|{}|1|",
        "line|{}|1|1",
        "analysed|{}||",
    ] {
        let content = forge(ada, page).await;
        assert!(
            content.contains("analysis comes when the game is over"),
            "{page}: {content}"
        );
    }
    bruno.resign(&game).await;
    assert!(!menu_or_button(&game.ending().await, "Analysis"));
    let refused = forge(ada, "analysis|{}||").await;
    assert!(refused.contains("nothing to analyse"), "{refused}");
    for page in [
        "review|{}|0|",
        "line|{}|1|0",
        "line|{}|1|many",
        "analysis|{}|1|",
    ] {
        let content = forge(ada, page).await;
        assert!(content.contains("has expired"), "{page}: {content}");
    }
    check_story(&house).await;
}

/// The answer to a press once it contains `words`; a long analysis reports its progress before.
async fn made(house: &House, name: &'static str, pressed: Value, words: &str) -> Value {
    let path = format!(
        "people/{name}/interactions/{}",
        text(&pressed["interaction"])
    );
    let is_made = async || {
        let standing = house.get(&path).await;
        standing.content().contains(words).then_some(standing)
    };
    house.until(&format!("it says {words:?}"), is_made).await
}

/// A game of Chasm in which the second player misses the only winning turn, with the chance; its
/// last turn misses it.
fn missed() -> (Vec<String>, Missed) {
    let entry = games::find("chasm").unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    let solved = solved::embedded(entry.info, &table.options);
    let play = |seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = (entry.open)(&table, Value::Null).unwrap();
        let mut turns = Vec::new();
        while turns.len() < 16 {
            let seat = board.to_act().first()?;
            let turn = board.turns(seat).choose(&mut rng)?.clone();
            let missed = Missed::at(&*board, seat, &turn, solved.as_deref());
            board.play(seat, &turn).unwrap();
            turns.push(turn);
            let goes_on = seat == Seat(2) && board.outcome().is_none();
            if let Some(missed) = missed.filter(|missed| goes_on && missed.chance == Chance::Win) {
                return Some((turns, missed));
            }
        }
        None
    };
    (0..200).find_map(play).expect("random players miss wins")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_may_try_the_win_that_was_missed() {
    let house = House::open().await;
    let (turns, missed) = missed();
    let game = house.game("chasm").await;
    let panel = played(&game, &turns).await;
    let (code, step) = (&game.code, turns.len());
    let [ada, bruno] = house.people();
    // Only to the player who missed it.
    let others = ada.press(&panel, "Analysis").await;
    let others = made(&house, "ada", others, "Turning points").await;
    let offer = "You could have won: try";
    assert!(!others.labels().contains(&offer), "{others}");
    let own = bruno.press(&panel, "Analysis").await;
    assert!(own.labels().contains(&offer), "{own}");
    let task = bruno.press(&own["message"], offer).await;
    assert_eq!(task["ephemeral"], true, "{task}");
    task.says(format!("**You could have won at step {step}.**"));
    assert!(!task.content().contains(&missed.turn), "{task}");
    let hint = bruno.press(&task["message"], "Hint").await;
    hint.says("**Hint:** press **");
    let task = bruno
        .forge(&own["message"], &format!("missed|{code}|{step}|open "))
        .await;
    let place = format!("missed|{code}|{step}");
    let wrong = &turns[step - 1];
    let tried = exercises::play(&bruno, &task["message"], &place, wrong).await;
    let tried = tried.last().unwrap();
    tried.says(format!("❌ `{wrong}` gives it away."));
    let again = bruno.press(&tried["message"], "Try again").await;
    let found = exercises::play(&bruno, &again["message"], &place, &missed.turn).await;
    let found = found.last().unwrap();
    found.says(format!("✅ `{}` was the move.", missed.turn));
    let overview = bruno.press(&found["message"], "Overview").await;
    assert_eq!(overview.content(), own.content());
    // Others cannot try it, nor is there anything to try elsewhere.
    for (person, step, words) in [
        (house.person("chiara"), step, "You don't play in this game"),
        (ada, step, "moved on"),
        (bruno, step + 1, "moved on"),
        (bruno, 999, "moved on"),
    ] {
        let forged = format!("missed|{code}|{step}|open ");
        let refused = person.forge(&panel, &forged).await;
        refused.says(words);
    }
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_something_was_hidden_a_turn_is_judged_as_its_player_saw_it() {
    let house = House::open().await;
    let game = house.game("mindoku").await;
    let ada = house.person("ada");
    let offered = ada
        .complete(&game.thread, "move", "turn", json!({ "turn": "place" }))
        .await;
    let place = offered.first().unwrap().clone();
    let offered = ada
        .complete(&game.thread, "move", "turn", json!({ "turn": place }))
        .await;
    let turn = offered.first().unwrap().clone();
    let panel = played(&game, std::slice::from_ref(&turn)).await;
    let chiara = house.person("chiara");
    let overview = chiara.press(&panel, "Analysis").await;
    let overview = made(&house, "chiara", overview, "by what its player could know").await;
    assert!(
        overview.alt().contains("◯ blue as it saw them"),
        "{overview}"
    );
    // Beyond the end is the end.
    let last = chiara
        .forge(&overview["message"], &format!("review|{}|99|", game.code))
        .await;
    last.says("**Step 2 of 2**");
    last.says("No evaluation for this step");
    let first = chiara.press(&last["message"], "Back").await;
    first.says(format!("`{turn}`"));
    let line = chiara
        .forge(&first["message"], &format!("line|{}|1|200", game.code))
        .await;
    // A line of one move is not counted.
    line.says("`\n-# ◯ ");
    check_story(&house).await;
}
