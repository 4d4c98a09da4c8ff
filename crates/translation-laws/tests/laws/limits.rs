//! Lengths that Discord refuses: by the place that the key of a text tells, else those of a
//! message.

use super::folder::Role;
use super::pair::{Fault, Pair, finds, hold, passes};
use super::rendering::{language, render};
use super::samples::samples;

/// The places of texts: a part of the key, whether the key begins with it, Discord's limit in
/// characters, and the place. A text that stands in several places has the least of their limits.
const PLACES: [(&str, bool, usize, &str); 20] = [
    ("command-", true, 100, "a description"),
    ("option-", true, 100, "a description"),
    ("play-", true, 100, "a description"),
    ("setting-", true, 100, "a choice"),
    ("preference-", true, 80, "a button or a line of a menu"),
    ("history-option", true, 100, "a line of a menu"),
    ("history-eyes-", true, 100, "a line of a menu"),
    ("history-jump", true, 150, "the head of a menu"),
    ("inbox-only", true, 100, "a line of a menu"),
    ("vacation-day", true, 100, "a line of a menu"),
    ("vacation-all", true, 100, "a line of a menu"),
    (
        "menu-",
        true,
        32,
        "a command in the menu of a person or a message",
    ),
    ("which-", true, 100, "a line of a menu"),
    ("picker-stop", true, 80, "a button or a line of a menu"),
    ("picker-more", true, 100, "the description of a line"),
    ("-label-", false, 80, "a button or a line of a menu"),
    ("-menu", false, 100, "the head or a line of a menu"),
    ("-choose", false, 150, "the head of a menu"),
    ("button-", false, 80, "a button"),
    ("thread", true, 100, "the name of a thread"),
];

/// Every other text is a message, or a part of one.
const MESSAGE: (usize, &str) = (2000, "a message");

/// A refusal leaves room for what it names: channels, people, turns.
const REFUSAL: (usize, &str) = (1200, "a refusal");

/// Longest English description, in characters: nine of ten translations of 66 characters have at
/// most 100.
const ENGLISH_DESCRIPTION: usize = 66;

/// Longest English label of a button, in characters, so that five stand in a row on a screen; a
/// translation may have half as much again.
const ENGLISH_BUTTON: usize = 24;
const BUTTON: usize = ENGLISH_BUTTON * 3 / 2;

#[test]
fn every_text_fits_its_place() {
    hold(
        &[Role::English, Role::Translation, Role::Pseudo],
        fits_its_place,
    );
}

pub fn fits_its_place(pair: &Pair<'_>) -> Vec<Fault> {
    let Ok(language) = language(pair.own) else {
        // The law of rendering says why.
        return Vec::new();
    };
    let mut faults = Vec::new();
    for twin in pair.twins() {
        let (limit, place) = limit(twin.key, pair.own.role);
        let texts = samples(&twin)
            .into_iter()
            .map(|values| render(&language, twin.key, &values).0);
        let longest = texts.max_by_key(|text| text.chars().count());
        let longest = longest.unwrap_or_default();
        let length = longest.chars().count();
        if length > limit {
            let problem = format!(
                "has {length} characters, {place} at most {limit}; shorten it (“{longest}”)"
            );
            faults.push(pair.fault(&twin, problem));
        }
    }
    faults
}

fn limit(key: &str, role: Role) -> (usize, &'static str) {
    let is_there =
        |part: &str, is_first: bool| key.starts_with(part) || !is_first && key.contains(part);
    let found = PLACES
        .iter()
        .find(|(part, is_first, _, _)| is_there(part, *is_first));
    let Some((_, _, limit, place)) = found else {
        return if key.starts_with("refused-") {
            REFUSAL
        } else {
            MESSAGE
        };
    };
    let own = match (*place, role) {
        ("a description" | "a choice", Role::English) => ENGLISH_DESCRIPTION,
        ("a button", Role::English) => ENGLISH_BUTTON,
        ("a button", _) => BUTTON,
        _ => *limit,
    };
    (own.min(*limit), place)
}

#[test]
fn a_long_description_is_found() {
    let english = "command-a = Play\nbutton-b = Play\nc = Play\n";
    let of = |key: &str, letters: usize| format!("{key} = {}\n", "à".repeat(letters));
    passes(fits_its_place, english, "it", &of("command-a", 100));
    finds(
        fits_its_place,
        english,
        "it",
        &of("command-a", 101),
        &["`command-a`", "101", "100"],
    );
    passes(fits_its_place, english, "it", &of("button-b", BUTTON));
    finds(
        fits_its_place,
        english,
        "it",
        &of("button-b", BUTTON + 1),
        &["a button"],
    );
    passes(fits_its_place, english, "it", &of("c", 2000));
    finds(
        fits_its_place,
        english,
        "it",
        &of("c", 2001),
        &["a message"],
    );
    assert_eq!(limit("play-a", Role::English), (66, "a description"));
    assert_eq!(limit("play-a", Role::Pseudo), (100, "a description"));
    assert_eq!(limit("x-button-y", Role::English), (24, "a button"));
}
