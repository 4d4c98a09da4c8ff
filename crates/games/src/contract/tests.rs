//! A game with secrets, honest and with a leak of each kind: the contract finds each, and says the
//! sentence that differs.

mod veil;

use std::panic::catch_unwind;

use self::veil::*;
use super::*;

/// The message of the contract for a game that leaks.
fn message(leaked: Leak) -> String {
    leak(leaked);
    let broken = catch_unwind(obeys::<Veil>).expect_err("it leaks");
    let message = broken
        .downcast_ref::<String>()
        .expect("it says why")
        .clone();
    assert!(
        message.len() < 2500,
        "it is short enough to be read: {message}"
    );
    message
}

/// That it says so, in a sentence for each of two games; `#` is any number.
#[track_caller]
fn says(message: &str, what: &str, sentence: &str) {
    assert!(message.contains(what), "{what}: {message}");
    let sides = ["in one game:", "in the other:"].map(|side| {
        let line = message
            .lines()
            .find_map(|line| line.trim().strip_prefix(side));
        line.unwrap_or_else(|| panic!("{side} {message}"))
            .trim()
            .to_owned()
    });
    assert_ne!(sides[0], sides[1], "{message}");
    for side in &sides {
        let digits = side.replace(|c: char| c.is_ascii_digit(), "#");
        let plain = digits.replace("##", "#").replace("##", "#");
        assert!(plain.contains(sentence), "{sentence}: {message}");
    }
}

#[test]
fn a_game_that_keeps_its_secrets_obeys() {
    leak(Leak::Nothing);
    obeys::<Veil>();
}

#[test]
fn a_game_that_declares_what_it_tells_obeys() {
    leak(Leak::Told);
    obeys::<Veil>();
}

#[test]
fn a_secret_score_in_the_alt_text_is_found() {
    says(
        &message(Leak::Score),
        "shows to everyone, in the alt text",
        "Points of seat #: #.",
    );
}

#[test]
fn a_secret_turn_told_to_all_is_found() {
    says(
        &message(Leak::Words),
        "in the report of the last turn",
        "chose #.",
    );
}

#[test]
fn a_secret_choice_in_the_view_of_all_is_found() {
    says(
        &message(Leak::Choice),
        "shows to everyone, in the alt text",
        "Chosen: #.",
    );
}

#[test]
fn turns_that_tell_what_another_seat_holds_are_found() {
    says(&message(Leak::Turns), "in the turns", "say #, say #");
}

#[test]
fn a_secret_that_is_only_drawn_is_found() {
    says(
        &message(Leak::Scene),
        "shows to everyone, in the picture",
        "radius: #.#",
    );
}

#[test]
fn what_the_deal_tells_from_the_start_is_found() {
    says(
        &message(Leak::Sum),
        "though `Game::imagine` makes up deals that do not",
        "Dealt together: #.",
    );
}

#[test]
fn an_order_of_seats_that_follows_from_a_secret_is_found() {
    says(&message(Leak::Order), "in the alt text", "To act: Seat #");
}

#[test]
fn a_declaration_that_tells_the_secret_itself_is_found() {
    let message = message(Leak::Reveals);
    assert!(message.contains("`Game::reveals` of"), "{message}");
    assert!(
        message.contains("true") && message.contains("false"),
        "{message}"
    );
}

#[test]
fn a_hidden_result_that_is_declared_of_some_turns_only_is_found() {
    let message = message(Leak::Foreseen);
    says(&message, "in the preview of `say ", "said #:");
    assert!(
        message.contains("says so by `Game::has_hidden_result`"),
        "{message}"
    );
    assert!(!message.contains("`Game::reveals`"), "{message}");
    leak(Leak::Unforeseen);
    obeys::<Veil>();
}

/// The part of a message that follows these words on a line.
fn after<'a>(message: &'a str, words: &str) -> &'a str {
    let mut lines = message.lines();
    let line = lines.find_map(|line| line.strip_prefix(words));
    line.unwrap_or_else(|| panic!("{words}: {message}")).trim()
}

#[test]
fn both_games_of_a_leak_can_be_played_again() {
    let message = message(Leak::Choice);
    let table = table::<Veil>(2, &[]);
    let deal: Vec<u8> = serde_json::from_str(after(&message, "dealt in both games: ")).unwrap();
    let again = ["played in one game:", "played in the other:"].map(|side| {
        let line: Vec<String> = serde_json::from_str(after(&message, side)).unwrap();
        let line: Vec<&str> = line.iter().map(String::as_str).collect();
        let play = played::<Veil>(&table, deal.clone(), &line);
        play.game().chosen.clone()
    });
    assert_ne!(again[0], again[1], "{message}");
}
