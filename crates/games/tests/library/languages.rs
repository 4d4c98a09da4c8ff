//! Every language has all sentences, with the same variables, and no other.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tavolino_games::game::Lang;

use crate::fluent::{files, sentences};

#[test]
fn every_language_has_the_same_sentences_and_variables() {
    let root = Path::new("../../assets/lang");
    for language in files(root) {
        assert_eq!(
            files(&root.join(&language)),
            files(&root.join("en")),
            "{language}"
        );
        for file in files(&root.join("en")) {
            let (own, english) = (
                root.join(&language).join(&file),
                root.join("en").join(&file),
            );
            assert_eq!(sentences(&own), sentences(&english), "{}", own.display());
        }
    }
}

#[test]
fn no_key_is_used_by_two_files() {
    let english = Path::new("../../assets/lang/en");
    let mut known = BTreeSet::new();
    for file in files(english) {
        for key in sentences(&english.join(&file)).into_keys() {
            assert!(known.insert(key.clone()), "{file} repeats `{key}`");
        }
    }
}

/// What Discord itself has on its buttons and in its lists.
const DISCORDS: [&str; 6] = [
    "Attach Files",
    "Edit Channel → Permissions",
    "Manage Server",
    "Send Messages",
    "Send Messages in Threads",
    "View Channel",
];

/// What stands out in a sentence and is no button.
const STRESSED: [&str; 2] = ["Only its players", "The start"];

#[test]
fn a_button_is_named_as_it_is_labelled() {
    let lang = Lang::english();
    let mut texts = Vec::new();
    let mut labels = BTreeSet::new();
    for file in files(Path::new("../../assets/lang/en")) {
        let file = Path::new("../../assets/lang/en").join(file);
        let keys = sentences(&file).into_iter();
        let plain = keys.filter(|(key, variables)| key.contains("button-") && variables.is_empty());
        labels.extend(plain.map(|(key, _)| lang.say(&key, &[])));
        texts.push(file);
    }
    let rules = Path::new("../../assets/rules/en");
    texts.extend(files(rules).into_iter().map(|name| rules.join(name)));
    let mut found = 0;
    for file in texts {
        let text = fs::read_to_string(&file).unwrap();
        // What ends like a sentence or a heading is only said aloud.
        let stressed = text
            .lines()
            .flat_map(|line| line.split("**").skip(1).step_by(2));
        let names = stressed.filter(|said| said.starts_with(|c: char| c.is_uppercase()));
        let names =
            names.filter(|said| !said.ends_with(['.', ':', ',', '!', '?']) && !said.contains('{'));
        // A heading of the rules begins its paragraph: it names no button.
        let is_rules = file.starts_with(rules);
        for name in
            names.filter(|name| !is_rules || labels.contains(*name) || is_asked(&text, name))
        {
            let known = DISCORDS.contains(&name) || STRESSED.contains(&name);
            assert!(
                known || labels.contains(name),
                "{}: no button says “{name}”",
                file.display()
            );
            found += usize::from(labels.contains(name));
        }
        // A command or a turn is typed; a button is not.
        for label in labels.iter().filter(|label| label.contains(' ')) {
            let typed = format!("`{label}`");
            assert!(
                !text.contains(&typed),
                "{}: {typed} is a button",
                file.display()
            );
        }
    }
    assert!(found >= 20, "buttons are named: {found}");
}

/// Whether a text asks its reader to press the button.
fn is_asked(text: &str, name: &str) -> bool {
    ["press", "Press", "with", "With"]
        .iter()
        .any(|verb| text.contains(&format!("{verb} **{name}**")))
}
