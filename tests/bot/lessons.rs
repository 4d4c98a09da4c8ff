//! `/learn`: lessons in one private message that goes on.

use serde_json::{Value, json};
use tavolino_games::game::Lang;
use tavolino_games::lessons as taught;

use crate::exercises::Exercise;
use crate::house::{Answer, House, Match, code, menu_or_button, text};
use crate::proper::check_story;

/// Taps and words until the first own move in the lesson of Kintei is judged, with `/learn`, by
/// a learner who knows the answers.
const FIRST_MOVE: (usize, usize) = (3, 60);

/// Taps and words to the end of this lesson: a newcomer has four minutes.
const LESSON: (usize, usize) = (15, 300);

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
async fn the_lesson_of_kintei_takes_few_taps_and_words_in_one_private_message() {
    let house = House::open().await;
    let mut learning = Learning::begin(&house, "games", "kintei").await;
    let steps = taught::find("kintei").unwrap().steps().unwrap();
    for (place, step) in steps.iter().enumerate() {
        learning
            .exercise
            .reads(&format!("**Learn Kintei** · {}/{}", place + 1, steps.len()));
        learning.play(place, &step.show).await;
        learning.exercise.reads("**Right!**");
        if place == 0 {
            learning.exercise.takes_at_most(FIRST_MOVE);
        }
        if place + 1 < steps.len() {
            learning.exercise.press("Next ▶").await;
        }
    }
    learning.exercise.takes_at_most(LESSON);
    let all = taught::all().len();
    learning
        .exercise
        .reads(&format!("**That's Kintei!** Lessons done: 1 of {all}."));
    for button in ["Play easy now", "Puzzle of the day", "Learn Jinrai"] {
        assert!(
            menu_or_button(&learning.exercise.message, button),
            "{button}"
        );
    }
    let Exercise {
        person, message, ..
    } = &learning.exercise;
    let started = person.press(message, "Play easy now").await;
    started.says_privately("has started in your direct messages: [to the board]");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_lessons_remembers_what_is_done_and_goes_on() {
    let house = House::open().await;
    let ada = house.person("ada");
    let list = async || ada.command("games", "learn", json!({})).await;
    // A first evening begins with a lesson, not with a list.
    list().await.says_privately("**Learn Kintei** · 1/");
    let mut learning = Learning::begin(&house, "games", "kumo").await;
    let steps = taught::find("kumo").unwrap().steps().unwrap();
    learning.play(0, &steps[0].show).await;
    let begun = list().await;
    begun.says_privately("Begun: Kumo\n");
    let on = ada.press(&begun["message"], "Go on with Kumo").await;
    on.says_privately("**Learn Kumo** · 2/");
    learning.exercise.press("Next ▶").await;
    for (place, step) in steps.iter().enumerate().skip(1) {
        learning.play(place, &step.show).await;
        if place + 1 < steps.len() {
            learning.exercise.press("Next ▶").await;
        }
    }
    let done = list().await;
    done.says_privately(format!("**Lessons:** 1 of {} done.", taught::all().len()));
    done.says_privately("✅ Kumo\n");
    let first = taught::all()[0].title(&Lang::english());
    assert!(menu_or_button(&done["message"], &format!("Learn {first}")));
    let chosen = ada.choose(&done["message"], "trix").await;
    chosen.says_privately("**Learn Trix** · 1/");
    // From the help, too.
    let help = ada.command("games", "help", json!({})).await;
    let list = ada.press(&help["message"], "Learn").await;
    list.says_privately("✅ Kumo\n");
    let today = ada.press(&help["message"], "Puzzle of the day").await;
    today.says_privately("**Puzzle ");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_turn_is_played_answered_and_told() {
    let house = House::open().await;
    let mut learning = Learning::begin(&house, "games", "kintei").await;
    learning.exercise.press("Skip").await;
    learning.exercise.press("Skip").await;
    learning.play(2, "d4 a1 a2").await;
    learning.exercise.reads("The answer: ▲ gold");
    learning.exercise.reads("▲ gold has won");
    learning.exercise.press("Try again").await;
    learning.exercise.press("Hint").await;
    learning
        .exercise
        .reads("On which cells is the leaf not in line with d5");
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
    learning.exercise.reads("**Learn Kintei** · 2/5");
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
    learning.play(1, "claim b3 2").await;
    learning.exercise.reads("That claim does not hold");
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
    forged.says_privately("**Learn Kintei** · 1/5");
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
    lesson.says_privately("**Learn Kintei** · 1/5");
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
