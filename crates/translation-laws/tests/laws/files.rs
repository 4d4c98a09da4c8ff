//! The same files and the same keys in every language, each key once.

use std::collections::BTreeSet;

use super::folder::{ENGLISH, Role};
use super::pair::{Fault, Pair, finds, hold, passes};

#[test]
fn every_language_has_the_same_files_and_keys() {
    hold(
        &[Role::English, Role::Translation, Role::Pseudo],
        same_files_and_keys,
    );
}

fn same_files_and_keys(pair: &Pair<'_>) -> Vec<Fault> {
    let Pair { english, own } = pair;
    let mut faults = Vec::new();
    for (file, key, problem) in &own.mistakes {
        faults.push(pair.at(&pair.file(file), key, problem));
    }
    let has_rules = own.role == Role::Translation && !english.rules.is_empty();
    let folders = [
        (own.place.clone(), &english.texts, &own.texts),
        (
            format!("assets/rules/{}", own.code),
            &english.rules,
            if has_rules {
                &own.rules
            } else {
                &english.rules
            },
        ),
    ];
    for (place, english, own) in folders {
        let at = |file: &str| format!("{place}/{file}");
        for file in english.keys().filter(|file| !own.contains_key(*file)) {
            faults.push(pair.at(&at(file), "", "is missing; translate the English file"));
        }
        for file in own.keys().filter(|file| !english.contains_key(*file)) {
            let problem = format!("is a file {ENGLISH} lacks; delete or rename it");
            faults.push(pair.at(&at(file), "", problem));
        }
    }
    let unread: BTreeSet<&String> = own
        .mistakes
        .iter()
        .filter(|(_, key, _)| key.is_empty())
        .map(|(file, _, _)| file)
        .collect();
    let readable = english.sentences.iter();
    for (key, sentence) in readable.filter(|(_, it)| !unread.contains(&it.file)) {
        match own.sentences.get(key) {
            Some(own) if own.file == sentence.file => {}
            Some(own) => {
                let problem = format!("stands in {}; move it to {}", own.file, sentence.file);
                faults.push(pair.at(&pair.file(&own.file), key, problem));
            }
            None => {
                let place = pair.file(&sentence.file);
                faults.push(pair.at(&place, key, "is missing; translate it"));
            }
        }
    }
    let known: BTreeSet<&String> = english.sentences.keys().collect();
    for (key, sentence) in own.sentences.iter().filter(|(key, _)| !known.contains(key)) {
        let place = pair.file(&sentence.file);
        faults.push(pair.at(&place, key, "is a key English lacks; delete or rename it"));
    }
    faults
}

#[test]
fn a_missing_a_stray_and_a_repeated_key_are_found() {
    let law = same_files_and_keys;
    passes(law, "a = A\nb = B\n", "it", "b = E\na = Di\n");
    finds(
        law,
        "a = A\nb = B\n",
        "it",
        "a = Di\n",
        &["`b`", "is missing"],
    );
    finds(
        law,
        "a = A\n",
        "it",
        "a = Di\nc = Da\n",
        &["`c`", "English lacks"],
    );
    finds(
        law,
        "a = A\n",
        "it",
        "a = Di\na = Da\n",
        &["`a`", "already"],
    );
}

#[test]
fn junk_attributes_and_empty_sentences_are_found() {
    let law = same_files_and_keys;
    finds(law, "a = A\n", "fr", "a = { $\n", &["near line 1"]);
    finds(
        law,
        "a = A\n",
        "fr",
        "a = Un\n    .b = Deux\n",
        &["attributes"],
    );
}
