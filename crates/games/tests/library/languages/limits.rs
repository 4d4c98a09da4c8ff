//! Lengths that Discord refuses or cuts, for the texts whose key tells their place.

use super::folder::Role;
use super::pair::{Fault, Pair, finds, hold, passes};
use super::rendering::{language, render};
use super::samples::samples;

/// The places of texts: a part of the key, whether the key begins with it, Discord's limit in characters, and the place.
const PLACES: [(&str, bool, usize, &str); 10] = [
    ("command-", true, 100, "a description"),
    ("option-", true, 100, "a description"),
    ("play-", true, 100, "a description"),
    ("setting-", true, 100, "a choice"),
    ("preference-", true, 100, "a line of a menu"),
    ("history-option", true, 100, "a line of a menu"),
    ("-label-", false, 100, "a line of a menu"),
    ("-menu-", false, 150, "the head of a menu"),
    ("button-", false, 80, "a button"),
    ("thread", true, 100, "the name of a thread"),
];

/// Longest English description, in characters: nine of ten translations of 66 characters have at most 100.
const ENGLISH_DESCRIPTION: usize = 66;

/// Longest label of our own buttons, in characters, so that five stand in a row on a screen: English measured, and half as much
/// again for a translation.
const ENGLISH_BUTTON: usize = 26;
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
        let Some((limit, place)) = limit(twin.key, pair.own.role) else {
            continue;
        };
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

fn limit(key: &str, role: Role) -> Option<(usize, &'static str)> {
    let is_there =
        |part: &str, is_first: bool| key.starts_with(part) || !is_first && key.contains(part);
    let (_, _, limit, place) = PLACES
        .iter()
        .find(|(part, is_first, _, _)| is_there(part, *is_first))?;
    let own = match (*place, role) {
        ("a description" | "a choice", Role::English) => ENGLISH_DESCRIPTION,
        ("a button", Role::English) => ENGLISH_BUTTON,
        ("a button", _) => BUTTON,
        _ => *limit,
    };
    Some((own.min(*limit), place))
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
    passes(fits_its_place, english, "it", &of("c", 500));
    assert_eq!(limit("play-a", Role::English), Some((66, "a description")));
    assert_eq!(limit("play-a", Role::Pseudo), Some((100, "a description")));
}
