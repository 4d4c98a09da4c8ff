//! The sentences of Fluent files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// By key: the variables of a sentence.
pub type Sentences = BTreeMap<String, BTreeSet<String>>;

/// Returns the sentences of a file.
pub fn sentences(file: &Path) -> Sentences {
    let text = fs::read_to_string(file).unwrap();
    let mut found = Sentences::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        if let (true, Some((name, _))) = (begins, line.split_once(" =")) {
            name.clone_into(&mut key);
            let doubled = found.insert(key.clone(), BTreeSet::new()).is_some();
            assert!(!doubled, "{} says `{key}` twice", file.display());
        }
        // These two terms are about the variable `seat`.
        let seat = ["{ who }", "{ whose }"].iter().any(|it| line.contains(it));
        let variables = line.split('$').skip(1).map(|rest| {
            let name = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            name.into_iter().next().unwrap_or_default().to_owned()
        });
        if let Some(known) = found.get_mut(&key) {
            known.extend(variables);
            known.extend(seat.then(|| "seat".to_owned()));
        }
    }
    found
}

/// Returns the names in a folder, sorted.
pub fn files(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = names
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}
