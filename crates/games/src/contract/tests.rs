//! Every leak of a game with secrets is found by the contract, with the sentence that differs and
//! the function at fault.

mod veil;

use std::panic::catch_unwind;

use self::veil::*;
use super::*;

/// The message of the contract for a game that leaks.
fn message(leaked: Leak, way: Way) -> String {
    leak(leaked, way);
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
    leak(Leak::Nothing, Way::None);
    obeys::<Veil>();
}

#[test]
fn a_game_that_declares_what_it_tells_obeys() {
    leak(Leak::Told, Way::None);
    obeys::<Veil>();
}

#[test]
fn a_secret_score_in_the_alt_text_is_found() {
    says(
        &message(Leak::Score, Way::None),
        "shows to everyone, in the alt text",
        "Points of seat #: #.",
    );
}

#[test]
fn a_secret_turn_told_to_all_is_found() {
    says(
        &message(Leak::Words, Way::None),
        "in the report of the last turn",
        "chose #.",
    );
}

#[test]
fn a_secret_choice_in_the_view_of_all_is_found() {
    says(
        &message(Leak::Choice, Way::None),
        "shows to everyone, in the alt text",
        "Chosen: #.",
    );
}

#[test]
fn turns_that_tell_what_another_seat_holds_are_found() {
    says(
        &message(Leak::Turns, Way::None),
        "in the turns",
        "say #, say #",
    );
}

#[test]
fn a_secret_that_is_only_drawn_is_found() {
    says(
        &message(Leak::Scene, Way::None),
        "shows to everyone, in the picture",
        "radius: #.#",
    );
}

#[test]
fn what_the_deal_tells_from_the_start_is_found() {
    says(
        &message(Leak::Sum, Way::None),
        "though `Game::imagine` makes up deals that do not",
        "Dealt together: #.",
    );
}

#[test]
fn an_order_of_seats_that_follows_from_a_secret_is_found() {
    says(
        &message(Leak::Order, Way::None),
        "in the alt text",
        "To act: Seat #",
    );
}

#[test]
fn a_declaration_that_tells_the_secret_itself_is_found() {
    let message = message(Leak::Reveals, Way::None);
    assert!(message.contains("`Game::reveals` of"), "{message}");
    assert!(
        message.contains("true") && message.contains("false"),
        "{message}"
    );
}

/// That a leak is found where the view has the number in the open, where `==` does not look, and
/// where `Debug` does not look, either.
macro_rules! is_found {
    ($($test:ident: $leak:ident, $what:literal, $sentence:literal;)*) => {$(
        #[test]
        fn $test() {
            for message in [Way::NotCompared, Way::Mute].map(|way| message(Leak::$leak, way)) {
                says(&message, $what, $sentence);
            }
        }
    )*};
}

is_found! {
    a_label_that_tells_a_secret_is_found: Label, "by `Face::label`", "Next: #.";
    an_arrow_that_tells_a_secret_is_found: Origin, "`Face::label` or `Face::origin`", "#";
    a_question_that_tells_a_secret_is_found: Prompt, "by `Face::prompt`", "Next: #.";
    a_reason_against_a_turn_that_tells_a_secret_is_found: Why, "by `Face::why`", "Next: #.";
    turns_that_are_offered_by_a_secret_are_found: Offered, "by `Face::offered`", "choose #";
    words_above_a_card_that_tell_a_secret_are_found:
        CardSummary, "the card summary, by `Face::card_summary`", "Next: #.";
    a_card_that_tells_a_secret_is_found: Card, "by `Face::card`", "Next: #.";
    a_number_of_a_card_that_tells_a_secret_is_found: CardVersion, "by `Face::card_version`", "#";
    weights_that_follow_from_the_truth_are_found:
        Weights, "by `Beliefs::weights`", "Some([#.#])";
    a_world_that_is_imagined_because_it_is_true_is_found:
        Imagine, "that `Game::imagine` takes", "of # worlds have";
}

#[test]
fn a_secret_in_a_view_that_nothing_shows_is_found() {
    says(
        &message(Leak::Nothing, Way::Open),
        "in the view, by `Game::view`:",
        "Some(#)",
    );
    let part = "in the view, by `Game::view`, in a part that `==` skips (`kit::not_compared::NotCompared`)";
    says(&message(Leak::Nothing, Way::NotCompared), part, "Some(#)");
}

#[test]
fn a_secret_in_a_deed_that_nothing_reports_is_found() {
    let part = "in the deed of the last turn, by `Game::redact`, in a part that `==` skips";
    says(
        &message(Leak::Deed, Way::None),
        part,
        "NotCompared(Some(#))",
    );
}

#[test]
fn choices_and_changes_by_a_secret_are_found() {
    says(
        &message(Leak::Steps, Way::None),
        "by `Face::steps`",
        "text: \"#\"",
    );
    says(
        &message(Leak::Nudges, Way::None),
        "by `Face::nudges`",
        "label: \"#\"",
    );
}

#[test]
fn a_part_of_a_turn_that_shows_a_secret_is_found() {
    let what = "by `Game::play_partial`: the deed of the last turn";
    says(&message(Leak::Partial, Way::None), what, "Said(#, None)");
}

#[test]
fn a_key_of_knowledge_with_a_secret_is_found() {
    let what = "by `Beliefs::knowledge_key`";
    says(&message(Leak::KnowledgeKey, Way::None), what, "#");
}

#[test]
fn a_number_of_pieces_that_is_not_public_is_found() {
    let what = "by `Game::pieces_in_play`";
    says(&message(Leak::Pieces, Way::None), what, "Some(#)");
}

#[test]
fn a_hidden_result_that_is_declared_of_some_turns_only_is_found() {
    let message = message(Leak::Foreseen, Way::None);
    says(&message, "in the preview of `say ", "said #:");
    assert!(
        message.contains("says so by `Game::has_hidden_result`"),
        "{message}"
    );
    assert!(!message.contains("`Game::reveals`"), "{message}");
    leak(Leak::Unforeseen, Way::None);
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
    let message = message(Leak::Choice, Way::None);
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
