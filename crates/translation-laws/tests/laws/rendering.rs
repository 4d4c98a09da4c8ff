//! Every sentence with many values: no mistake, no brace, no space too many, and the reader is
//! never called `self`.

use std::sync::Arc;

use fluent_bundle::FluentArgs;
use tavolino_games::game::lang::Language;
use tavolino_games::game::lang::READER;

use super::folder::{Folder, Role};
use super::pair::{Fault, Pair, Twin, finds, hold, passes, planted};
use super::samples::{Values, samples};

#[test]
fn every_sentence_is_rendered() {
    hold(
        &[Role::English, Role::Translation, Role::Pseudo],
        well_rendered,
    );
}

pub fn well_rendered(pair: &Pair<'_>) -> Vec<Fault> {
    let language = match language(pair.own) {
        Ok(language) => language,
        Err(problem) => return vec![pair.at(&pair.own.place, "", problem)],
    };
    let mut faults = Vec::new();
    for twin in pair.twins() {
        let problem = samples(&twin)
            .iter()
            .find_map(|values| problem(&twin, &language, values));
        faults.extend(problem.map(|problem| pair.fault(&twin, problem)));
    }
    faults
}

/// Returns a language as the program reads it.
pub fn language(own: &Folder) -> Result<Arc<Language>, String> {
    let language = Language::read(&own.code, own.texts.clone());
    language
        .map(Arc::new)
        .map_err(|why| format!("{why}; mend it"))
}

/// Returns a sentence with these values, and the mistakes in it.
pub fn render(language: &Language, key: &str, values: &Values) -> (String, Vec<String>) {
    let mut variables = FluentArgs::new();
    for (name, value) in values {
        variables.set(name.clone(), value.clone());
    }
    for (button, label) in language.buttons() {
        variables.set(*button, label.as_str());
    }
    let pattern = language.bundle.get_message(key).and_then(|it| it.value());
    let pattern = pattern.expect("a sentence of the language");
    let mut mistakes = Vec::new();
    let text = language
        .bundle
        .format_pattern(pattern, Some(&variables), &mut mistakes);
    let mistakes = mistakes.iter().map(ToString::to_string).collect();
    (text.into_owned(), mistakes)
}

fn problem(twin: &Twin<'_>, language: &Language, values: &Values) -> Option<String> {
    let (text, mistakes) = render(language, twin.key, values);
    let english: String = twin
        .english_variants
        .iter()
        .map(|it| it.raw() + "\n")
        .collect();
    let is_word = |word: &str| {
        let mut words = text.split(|letter: char| !letter.is_alphanumeric());
        words.any(|own| own == word)
    };
    let problem = if let Some(mistake) = mistakes.first() {
        format!("{mistake}; name only what there is")
    } else if text.contains(['{', '}']) {
        "a brace is shown; write { $name } or { key }".to_owned()
    } else if text == twin.key {
        "its key is shown; write the sentence".to_owned()
    } else if text.starts_with(' ') && !english.starts_with(' ') {
        "begins with a space; delete it".to_owned()
    } else if text.ends_with(' ') && !english.contains(" \n") {
        "ends with a space; delete it".to_owned()
    } else if text.contains("  ") && !english.contains("  ") {
        "has two spaces in a row; write one".to_owned()
    } else if !text.contains(char::is_alphanumeric) {
        "has no word; code leaves a sentence out, no sign does".to_owned()
    } else if is_word(READER) {
        "calls its reader “self”; choose by the variable, with [self]".to_owned()
    } else {
        return None;
    };
    Some(format!("{problem} (“{text}”)"))
}

#[test]
fn an_unknown_reference_is_found() {
    let english = "a = { $seat } plays.\n";
    passes(well_rendered, english, "it", "a = { $seat } gioca.\n");
    finds(
        well_rendered,
        english,
        "it",
        "a = { seggio } gioca.\n",
        &["`a`", "seggio"],
    );
    finds(
        well_rendered,
        english,
        "it",
        "a = { $seat } { -termine }.\n",
        &["termine"],
    );
}

#[test]
fn a_sign_in_place_of_a_sentence_is_found() {
    let english = "a = hidden\n";
    passes(well_rendered, english, "it", "a = nascosto\n");
    finds(well_rendered, english, "it", "a = –\n", &["`a`", "no word"]);
}

#[test]
fn spaces_and_braces_are_found() {
    let english = "a = { $count ->\n    [0] none\n   *[other] { $count }\n} left\n";
    let own = "a = { $count ->\n    [0] { \"\" }\n   *[other] ancora\n} { $count }\n";
    finds(
        well_rendered,
        english,
        "it",
        own,
        &["`a`", "begins with a space", "“ 0”"],
    );
    finds(
        well_rendered,
        english,
        "it",
        "a = { $count } {\"\"} resta\n",
        &["two spaces"],
    );
    finds(
        well_rendered,
        english,
        "it",
        "a = {\"{\"} $count\n",
        &["brace"],
    );
    finds(
        well_rendered,
        english,
        "it",
        "a = { $count }{\" \"}\n",
        &["ends with a space"],
    );
}

#[test]
fn a_reader_called_self_is_found() {
    let english = "a = { $seat ->\n    [self] You pass\n   *[other] { $seat } passes\n}.\n";
    passes(
        well_rendered,
        english,
        "it",
        "a = { $seat ->\n    [self] Passi\n   *[other] { $seat } passa\n}.\n",
    );
    finds(
        well_rendered,
        english,
        "it",
        "a = { $seat } passa.\n",
        &["`a`", "[self]"],
    );
}

#[test]
fn a_file_that_cannot_be_read_is_found() {
    let found = planted(well_rendered, "a = A\n", "it", "a = { $\n");
    assert!(found[0].contains("a.ftl"), "{found:?}");
}
