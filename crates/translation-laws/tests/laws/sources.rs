//! The English sentence that each translation was made of, `words/sources/<code>.tsv`: after a
//! change of the English one, the translation is to be looked at.
//!
//! A line has a key, or a file of the rules, and the beginning of the digest of its English text;
//! or [`TO_LOOK_AT`], until a reader has mended the translation and deletes the line. With
//! `UPDATE=1` new translations get a line, and those of changed English sentences that mark.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Identifier, Message, Resource};
use fluent_syntax::serializer::serialize;
use sha2::{Digest, Sha256};

use super::folder::{Folder, Role};
use super::pair::{Fault, Pair, hold};
use super::words::PLACE;

/// The mark of a translation whose English has changed.
const TO_LOOK_AT: &str = "look";

/// Bytes of a digest that are kept.
const KEPT: usize = 4;

#[test]
fn every_translation_is_of_the_english_of_today_or_is_marked() {
    hold(&[Role::Translation], is_of_today);
}

fn is_of_today(pair: &Pair<'_>) -> Vec<Fault> {
    let code = &pair.own.code;
    let path = format!("words/sources/{code}.tsv");
    let before = fs::read_to_string(&path).unwrap_or_default();
    let now = digests(pair.english, pair.own);
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, updated(&before, &now)).unwrap();
        return Vec::new();
    }
    let place = format!("{PLACE}/sources/{code}.tsv");
    let faults = faults(&before, &now).into_iter();
    faults
        .map(|(key, problem)| pair.at(&place, &key, problem))
        .collect()
}

/// The digest of the English text of each translation, by key or file of the rules.
fn digests(english: &Folder, own: &Folder) -> BTreeMap<String, String> {
    let of_sentence = |key: &String| {
        let pattern = english.sentences.get(key)?.pattern.clone();
        let message = Message {
            id: Identifier { name: key.clone() },
            value: Some(pattern),
            attributes: Vec::new(),
            comment: None,
        };
        let body = vec![Entry::Message(message)];
        Some(serialize(&Resource { body }))
    };
    let sentences = own.sentences.keys();
    let sentences = sentences.filter_map(|key| Some((key.clone(), of_sentence(key)?)));
    let rules = own.rules.keys();
    let rules = rules.filter_map(|file| Some((file.clone(), english.rules.get(file)?.clone())));
    let all = sentences.chain(rules);
    all.map(|(key, text)| (key, digest(&text))).collect()
}

fn digest(text: &str) -> String {
    let mut beginning = String::new();
    for byte in &Sha256::digest(text)[..KEPT] {
        let _ = write!(beginning, "{byte:02x}");
    }
    beginning
}

fn lines(file: &str) -> BTreeMap<&str, &str> {
    file.lines()
        .filter_map(|line| line.split_once('\t'))
        .collect()
}

/// The keys that are not as the file says, and the change that mends each.
fn faults(file: &str, now: &BTreeMap<String, String>) -> Vec<(String, &'static str)> {
    let known = lines(file);
    let mut faults = Vec::new();
    for (key, digest) in now {
        let problem = match known.get(key.as_str()) {
            None => "has no line; UPDATE=1 writes it",
            Some(known) if known != digest && *known != TO_LOOK_AT => {
                "English has changed; mend the translation and delete the line, then UPDATE=1 writes \
                 it anew, or marks a line that is still there as to be looked at"
            }
            Some(_) => continue,
        };
        faults.push((key.clone(), problem));
    }
    let stray = known.keys().filter(|key| !now.contains_key(**key));
    faults.extend(stray.map(|key| ((*key).to_owned(), "is no translation; UPDATE=1 deletes it")));
    faults
}

/// The file with a line for each translation.
fn updated(file: &str, now: &BTreeMap<String, String>) -> String {
    let known = lines(file);
    let line = |(key, digest): (&String, &String)| {
        let is_new = known.get(key.as_str()).is_none_or(|known| known == digest);
        format!("{key}\t{}\n", if is_new { digest } else { TO_LOOK_AT })
    };
    now.iter().map(line).collect()
}

#[test]
fn a_changed_english_sentence_is_named_then_marked_then_looked_at() {
    let folder = |role, code: &str, text: &str| {
        Folder::new(role, code, [("a.ftl".to_owned(), text.to_owned())].into())
    };
    let own = folder(Role::Translation, "it", "a = Uno\nb = Due\n");
    let english = |text: &str| digests(&folder(Role::English, "en", text), &own);
    let before = english("a = One\n# A comment.\nb = Two\n");
    assert_eq!(faults("", &before).len(), 2);
    let file = updated("", &before);
    assert_eq!(faults(&file, &before), []);
    // A comment is no sentence.
    let other = english("a = One\n# Another.\nb = Two\n");
    assert_eq!(faults(&file, &other), []);
    let changed = english("a = One\nb = Both\n");
    let found = faults(&file, &changed);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].0, "b");
    let marked = updated(&file, &changed);
    assert!(marked.ends_with("b\tlook\n"), "{marked}");
    assert_eq!(faults(&marked, &changed), []);
    // The mark stays, whatever else is updated, until its line is deleted.
    assert_eq!(updated(&marked, &changed), marked);
    let looked = updated(&marked.replace("b\tlook\n", ""), &changed);
    assert_eq!(faults(&looked, &changed), []);
    assert!(!looked.contains(TO_LOOK_AT), "{looked}");
    // A sentence that is gone.
    let gone = english("a = One\n");
    assert_eq!(faults(&looked, &gone).len(), 1);
    assert_eq!(faults(&updated(&looked, &gone), &gone), []);
}
