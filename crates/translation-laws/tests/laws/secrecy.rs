//! Secrets: a variant shows no variable that English shows in other variants alone.

use std::collections::BTreeSet;

use super::choices::is_by_word;
use super::expand::{Choice, Variant};
use super::folder::Role;
use super::pair::{Fault, Pair, finds, hold, passes};
use super::variables::shown;

#[test]
fn no_variant_tells_more_than_in_english() {
    hold(&[Role::Translation, Role::Pseudo], tells_no_more);
}

pub fn tells_no_more(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for twin in pair.twins() {
        let ever = shown(&twin.english_variants);
        let mut leaks: BTreeSet<(&str, String)> = BTreeSet::new();
        for own in &twin.own_variants {
            let like = |english: &&Variant| is_same_way(english, own);
            let english = twin.english_variants.iter().filter(like);
            let may: BTreeSet<&str> = english.flat_map(Variant::shown).collect();
            let more = own.shown().into_iter().filter(|name| ever.contains(name));
            leaks.extend(
                more.filter(|name| !may.contains(name))
                    .map(|name| (name, way(own))),
            );
        }
        for (name, way) in leaks {
            let problem = format!("shows ${name} for {way}, where English hides it; leave it out");
            faults.push(pair.fault(&twin, problem));
        }
    }
    faults
}

/// Whether no choice by word differs.
fn is_same_way(english: &Variant, own: &Variant) -> bool {
    words(own).all(|own| {
        words(english).all(|english| english.variable != own.variable || english.key == own.key)
    })
}

fn words(variant: &Variant) -> impl Iterator<Item = &Choice> {
    variant.choices.iter().filter(|choice| is_by_word(choice))
}

fn way(variant: &Variant) -> String {
    let keys: Vec<String> = words(variant)
        .map(|choice| format!("${} [{}]", choice.variable, choice.key))
        .collect();
    keys.join(", ")
}

#[test]
fn a_cell_told_to_the_wrong_reader_is_found() {
    let law = tells_no_more;
    let english = "a = { $seat ->\n    [self] You chose the cloud on { $cell }\n   *[other] { $seat } has chosen\n}.\n";
    let polish =
        "a = { $seat ->\n    [self] Wybrana chmura: { $cell }\n   *[other] { $seat } wybiera\n}.\n";
    passes(law, english, "pl", polish);
    let open = polish.replace("wybiera", "wybiera { $cell }");
    finds(
        law,
        english,
        "pl",
        &open,
        &["`a`", "$cell", "$seat [other]"],
    );
    let outside = polish.replace("}.\n", "}: { $cell }.\n");
    finds(law, english, "pl", &outside, &["$cell", "$seat [other]"]);
}
