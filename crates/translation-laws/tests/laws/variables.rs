//! The variables of a translation: those that English shows, and no unknown ones.

use std::collections::BTreeSet;

use super::expand::Variant;
use super::folder::Role;
use super::pair::{Fault, Pair, finds, hold, passes};

#[test]
fn every_sentence_has_the_variables_of_english() {
    hold(&[Role::Translation, Role::Pseudo], variables_of_english);
}

pub fn variables_of_english(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for twin in pair.twins() {
        let (must, own) = (shown(&twin.english_variants), shown(&twin.own_variants));
        for name in must.difference(&own) {
            let problem = format!("English shows ${name}; show it too");
            faults.push(pair.fault(&twin, problem));
        }
        let mut may = used(&twin.english_variants);
        may.extend(named(&twin.english.comment));
        for name in used(&twin.own_variants).difference(&may) {
            let problem = format!(
                "${name} is neither in the English sentence nor in the comment above it; leave it out"
            );
            faults.push(pair.fault(&twin, problem));
        }
    }
    faults
}

/// Returns the variables shown in any variant.
pub fn shown(variants: &[Variant]) -> BTreeSet<&str> {
    variants.iter().flat_map(Variant::shown).collect()
}

/// Returns the variables shown or selected by.
pub fn used(variants: &[Variant]) -> BTreeSet<&str> {
    let choices = variants.iter().flat_map(|variant| &variant.choices);
    let selected = choices.map(|choice| choice.variable.as_str());
    selected.chain(shown(variants)).collect()
}

/// Returns the variables that a comment names.
fn named(comment: &str) -> impl Iterator<Item = &str> {
    comment.split('$').skip(1).map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        &rest[..end.unwrap_or(rest.len())]
    })
}

#[test]
fn a_variable_that_english_shows_is_shown() {
    let law = variables_of_english;
    let english =
        "a = { $count ->\n    [one] { $seats } is to act.\n   *[other] { $seats } are to act.\n}\n";
    passes(law, english, "it", "a = Tocca a { $seats }.\n");
    finds(
        law,
        english,
        "it",
        "a = Tocca a lui.\n",
        &["`a`", "$seats", "show it"],
    );
    let through =
        "who = { $seat ->\n    [self] You\n   *[other] { $seat }\n}\nb = { who } passed.\n";
    let who = "who = { $seat ->\n    [self] Tu\n   *[other] { $seat }\n}\n";
    passes(
        law,
        through,
        "it",
        &format!("{who}b = {{ $seat }} passa.\n"),
    );
    finds(
        law,
        through,
        "it",
        &format!("{who}b = Passa.\n"),
        &["`b`", "$seat"],
    );
}

#[test]
fn a_variable_that_english_selects_by_or_comments_on_may_be_used() {
    let law = variables_of_english;
    let english = "# $kind-key: the word of the notation.\na = { $kind } moves.\n";
    let italian = "a = { $kind-key ->\n    [maga] La\n   *[other] Il\n} { $kind }.\n";
    passes(law, english, "it", italian);
    let without = "a = { $kind } moves.\n";
    finds(
        law,
        without,
        "it",
        italian,
        &["`a`", "$kind-key", "leave it out"],
    );
    passes(
        law,
        &format!("## $kind-key: a group's.\n\n{without}"),
        "it",
        italian,
    );
}

#[test]
fn a_button_of_the_table_is_named_where_english_names_it() {
    let law = variables_of_english;
    let english = "a = Press **{ $button-join }**.\n";
    passes(law, english, "pl", "a = Kliknij **{ $button-join }**.\n");
    finds(
        law,
        english,
        "pl",
        "a = Kliknij **Dołącz**.\n",
        &["$button-join"],
    );
}
