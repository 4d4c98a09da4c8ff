//! `/learn`: lessons in one private message that goes on.

use serde_json::{Value, json};
use tavolino_games::lessons as taught;

use crate::exercises::Exercise;
use crate::house::{Answer, House, Match, code, menu_or_button, text};
use crate::proper::check_story;

/// Taps of the whole lesson of Kintei by who knows the answers, with `/learn`: a newcomer has four
/// minutes.
const TAPS: usize = 40;

/// A lesson as the learner has it.
struct Learning<'h> {
    game: &'static str,
    exercise: Exercise<'h>,
}

impl<'h> Learning<'h> {
    async fn begin(house: &'h House, channel: &str, game: &'static str) -> Learning<'h> {
        let person = house.person("ada");
        let options = json!({ "game": game });
        let begun = person.command(channel, "learn", options).await;
        Learning {
            game,
            exercise: Exercise::opened(person, &begun),
        }
    }

    /// Plays a turn or a claim in a step.
    async fn play(&mut self, step: usize, turn: &str) {
        let place = format!("learn|{}|{step}", self.game);
        self.exercise.play(&place, turn).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_of_kintei_takes_forty_taps_in_one_private_message() {
    let house = House::open().await;
    let mut learning = Learning::begin(&house, "games", "kintei").await;
    let steps = taught::find("kintei").unwrap().steps().unwrap();
    for (place, step) in steps.iter().enumerate() {
        learning
            .exercise
            .reads(&format!("**Learn Kintei** · {}/{}", place + 1, steps.len()));
        learning.play(place, &step.show).await;
        learning.exercise.reads("**Right!**");
        if place + 1 < steps.len() {
            learning.exercise.press("Next ▶").await;
        }
    }
    assert!(menu_or_button(&learning.exercise.message, "Play easy now"));
    assert!(menu_or_button(&learning.exercise.message, "Learn Jinrai"));
    assert!(
        learning.exercise.taps <= TAPS,
        "{} taps",
        learning.exercise.taps
    );
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_turn_is_played_answered_and_told() {
    let house = House::open().await;
    let mut learning = Learning::begin(&house, "games", "kintei").await;
    learning.exercise.press("Skip").await;
    learning.exercise.press("Skip").await;
    learning.play(2, "d4 a1 a2").await;
    learning.exercise.reads("Then `d5`.");
    learning.exercise.reads("▲ gold has won");
    learning.exercise.press("Try again").await;
    learning.exercise.press("Hint").await;
    learning
        .exercise
        .reads("From which cells is d5 no straight line");
    learning.exercise.press("Show me").await;
    learning.exercise.reads("A right move is `d2 e2 e1`");
    learning.exercise.press("Try it").await;
    learning.exercise.reads("**Right!**");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_on_where_one_was_and_its_marks_are_exported_and_erased() {
    let house = House::open().await;
    let mut learning = Learning::begin(&house, "games", "kintei").await;
    learning.play(0, "c1 c2").await;
    let learning = Learning::begin(&house, "games", "kintei").await;
    learning.exercise.reads("**Learn Kintei** · 2/7");
    let pool = house.pool().await;
    let count = async || -> i64 {
        let count = sqlx::query_scalar("select count(*) from lessons where done = 1");
        count.fetch_one(&pool).await.unwrap()
    };
    assert_eq!(count().await, 1);
    let question = learning
        .exercise
        .person
        .command("games", "privacy delete", json!({}))
        .await;
    learning
        .exercise
        .person
        .press(&question["message"], "Yes, erase everything")
        .await;
    assert_eq!(count().await, 0);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_is_learned_by_its_button_and_a_false_one_changes_nothing() {
    let house = House::open().await;
    let mut learning = Learning::begin(&house, "games", "mindoku").await;
    learning.exercise.press("Skip").await;
    learning.exercise.press("Claim").await;
    learning.play(1, "claim b3").await;
    learning.exercise.reads("That claim does not hold.");
    learning.exercise.press("Try again").await;
    learning.exercise.press("Claim").await;
    learning.play(1, "claim b4").await;
    learning.exercise.reads("**Right!**");
    // The next one is claimed out of turn: the menus of claims stand there at once.
    learning.exercise.press("Next ▶").await;
    learning.play(2, "claim b3 2").await;
    learning.exercise.reads("**Right!**");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_step_is_refused_and_a_forged_turn_shows_the_task() {
    let house = House::open().await;
    let learning = Learning::begin(&house, "games", "kintei").await;
    for custom_id in ["learn|kintei|99|open ", "learn|chess|0|open "] {
        let forged = learning
            .exercise
            .person
            .forge(&learning.exercise.message, custom_id)
            .await;
        forged.says_privately("I don't know that game");
    }
    let forged = "learn|kintei|0|confirm z9 z8";
    let forged = learning
        .exercise
        .person
        .forge(&learning.exercise.message, forged)
        .await;
    forged.says_privately("**Learn Kintei** · 1/7");
    check_story(&house).await;
}

/// Whether an answer offers the lesson of Kintei: the sentence and the button are there, or neither
/// is.
fn offers(answer: &Value) -> bool {
    let message = &answer["message"];
    let is_offered = text(&message["content"]).contains("New to Kintei?");
    assert_eq!(
        menu_or_button(message, "Learn Kintei"),
        is_offered,
        "{message}"
    );
    is_offered
}

/// A match of two, with the seats in this order.
async fn kintei<'h>(house: &'h House, people: [&'static str; 2]) -> Match<'h> {
    let options = json!({ "opponent": people[1], "order": "listed" });
    Match::start(house, "kintei", options, &people).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_offered_the_lesson_at_the_first_turn_and_never_again() {
    let house = House::open().await;
    let ada = house.person("ada");
    let game = kintei(&house, ["ada", "bruno"]).await;
    let panel = game.panel().await;
    let first = ada.press(&panel, "Your turn").await;
    assert!(offers(&first), "{first}");
    // The lesson is a message of its own: the menus stay.
    let lesson = ada.press(&first["message"], "Learn Kintei").await;
    assert_ne!(lesson["message"]["id"], first["message"]["id"]);
    lesson.says_privately("**Learn Kintei** · 1/7");
    let second = ada.press(&panel, "Your turn").await;
    assert!(!offers(&second), "{second}");
    let other = kintei(&house, ["ada", "bruno"]).await;
    let third = ada.press(&other.panel().await, "Your turn").await;
    assert!(!offers(&third), "{third}");
    let pool = house.pool().await;
    let rows = async || -> i64 {
        let count = sqlx::query_scalar("select count(*) from lessons where done = 0");
        count.fetch_one(&pool).await.unwrap()
    };
    assert_eq!(rows().await, 1);
    let question = ada.command("games", "privacy delete", json!({})).await;
    ada.press(&question["message"], "Yes, erase everything")
        .await;
    assert_eq!(rows().await, 0);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_joins_by_a_code_is_offered_the_lesson_there() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let mut answers = Vec::new();
    for _ in 0..2 {
        let opened = ada.command("dm", "play kintei", json!({})).await;
        let code = code(&opened["message"]);
        answers.push(bruno.command("dm", "join", json!({ "code": code })).await);
    }
    assert!(offers(&answers[0]), "{}", answers[0]);
    assert!(!offers(&answers[1]), "{}", answers[1]);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_finished_a_game_or_opened_the_lesson_is_not_offered_it() {
    let house = House::open().await;
    let ada = house.person("ada");
    let game = kintei(&house, ["ada", "bruno"]).await;
    ada.resign(&game).await;
    game.ending().await;
    let next = kintei(&house, ["ada", "bruno"]).await;
    let turn = ada.press(&next.panel().await, "Your turn").await;
    assert!(!offers(&turn), "{turn}");
    // Another game is new to them.
    let other = house.game("kumo").await;
    let turn = ada.press(&other.panel().await, "Your turn").await;
    turn.says_privately("New to Kumo?");
    // Chiara has opened the lesson before her first game.
    let chiara = house.person("chiara");
    chiara
        .command("games", "learn", json!({ "game": "kintei" }))
        .await;
    let game = kintei(&house, ["chiara", "dawid"]).await;
    let turn = chiara.press(&game.panel().await, "Your turn").await;
    assert!(!offers(&turn), "{turn}");
    check_story(&house).await;
}
