//! Selectors by word: the keys of English; and the exact numbers for which English leaves a
//! variable out.

use std::collections::{BTreeMap, BTreeSet};

use super::expand::{Choice, Variant};
use super::folder::Role;
use super::pair::{Fault, Pair, finds, hold, passes};
use super::selectors::{Selector, selectors};

/// The plural categories, which are not words of ours.
const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];

#[test]
fn every_sentence_has_the_choices_of_english() {
    hold(&[Role::Translation, Role::Pseudo], choices_of_english);
}

pub fn choices_of_english(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for twin in pair.twins() {
        let (english, own) = (words(&twin.english_variants), words(&twin.own_variants));
        for (name, keys) in &english {
            let known = own.get(name).cloned().unwrap_or_default();
            let missing = list(keys.difference(&known));
            if !missing.is_empty() {
                let problem =
                    format!("English chooses by ${name}; choose by it too, with {missing}");
                faults.push(pair.fault(&twin, problem));
            }
        }
        for (name, keys) in &own {
            let known = english.get(name).cloned().unwrap_or_default();
            let stray = list(keys.difference(&known));
            // A variable of the comment alone, such as $kind-key, has the keys of the notation.
            if english.contains_key(name) && !stray.is_empty() {
                let problem = format!("${name} is never {stray}; take the keys of English");
                faults.push(pair.fault(&twin, problem));
            }
        }
        for (name, key) in bare(&twin.english.pattern) {
            let numbers = selectors(&twin.own.pattern);
            let mut of_name = numbers.iter().filter(|selector| selector.variable == name);
            if !of_name.any(|selector| selector.keys().contains(key.as_str())) {
                let problem = format!(
                    "for [{key}] of ${name} English leaves a variable out; write the variant [{key}]"
                );
                faults.push(pair.fault(&twin, problem));
            }
        }
    }
    faults
}

fn list<'a>(keys: impl Iterator<Item = &'a &'a str>) -> String {
    let keys: Vec<String> = keys.map(|key| format!("[{key}]")).collect();
    keys.join(", ")
}

/// Returns the keys of the selectors by word, by variable.
fn words(variants: &[Variant]) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for choice in variants.iter().flat_map(|variant| &variant.choices) {
        if is_by_word(choice) {
            let keys = choice.keys.iter().map(String::as_str);
            found.entry(&choice.variable).or_default().extend(keys);
        }
    }
    found
}

/// Whether a selector chooses by a word rather than by a number.
pub fn is_by_word(choice: &Choice) -> bool {
    let is_number = |key: &String| {
        CATEGORIES.contains(&key.as_str()) || key.starts_with(|first: char| first.is_ascii_digit())
    };
    !choice.keys.iter().any(is_number)
}

/// Returns the exact numbers of a sentence for which it leaves out a variable that its rest shows.
fn bare(pattern: &fluent_syntax::ast::Pattern<String>) -> Vec<(String, String)> {
    let of = |selector: Selector| {
        let default = selector.ways.iter().find(|way| way.is_default);
        let rest = default.map(|way| way.shown.clone()).unwrap_or_default();
        let name = selector.variable;
        let bare = selector.ways.into_iter().filter(|way| {
            let left_out = rest.difference(&way.shown);
            way.is_exact && left_out.into_iter().any(|variable| *variable != name)
        });
        let bare: Vec<String> = bare.map(|way| way.key).collect();
        bare.into_iter().map(move |key| (name.clone(), key))
    };
    selectors(pattern).into_iter().flat_map(of).collect()
}

#[test]
fn a_missing_and_a_stray_key_are_found() {
    let law = choices_of_english;
    let english = "a = { $kind ->\n    [pawn] a pawn\n   *[piece] a piece\n}\n";
    let german = "a = { $kind ->\n    [pawn] ein Bauer\n   *[piece] eine Figur\n}\n";
    passes(law, english, "de", german);
    finds(
        law,
        english,
        "de",
        "a = ein Stein\n",
        &["`a`", "$kind", "[pawn], [piece]"],
    );
    let named = german.replace("[pawn]", "[bauer]");
    let faults = super::pair::planted(law, english, "de", &named);
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(faults[0].contains("with [pawn]"), "{faults:?}");
    assert!(faults[1].contains("never [bauer]"), "{faults:?}");
}

#[test]
fn the_reader_is_told_apart_as_in_english() {
    let law = choices_of_english;
    let english =
        "who = { $seat ->\n    [self] You\n   *[other] { $seat }\n}\na = { who } passed.\n";
    let italian = "who = { $seat ->\n    [self] Tu\n   *[other] { $seat }\n}\n";
    let apart = "a = { $seat ->\n    [self] Passi\n   *[other] { $seat } passa\n}.\n";
    passes(law, english, "it", &format!("{italian}{apart}"));
    let bare = format!("{italian}a = {{ $seat }} passa.\n");
    finds(
        law,
        english,
        "it",
        &bare,
        &["`a`", "$seat", "[other], [self]"],
    );
}

#[test]
fn an_exact_number_without_its_cells_is_kept() {
    let law = choices_of_english;
    let english = "a = { $left ->\n    [4] { $seat } has { $left } to place.\n   *[other] { $seat } has { $cells } and { $left } to place.\n}\n";
    let french = "a = { $left ->\n    [4] { $seat } : { $left } à poser.\n   *[other] { $seat } : { $cells } ; à poser : { $left }.\n}\n";
    passes(law, english, "fr", french);
    let one = "a = { $seat } : { $cells } ; à poser : { $left }.\n";
    finds(law, english, "fr", one, &["`a`", "[4]", "$left"]);
}
