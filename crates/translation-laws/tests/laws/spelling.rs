//! Spelling by Hunspell's dictionaries, as Debian has them (`hunspell-it`, `hunspell-fr` …).
//!
//! Words that a dictionary lacks stand in `words/<code>.allow`, names of all languages in
//! `words/names.allow`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;

use spellbook::Dictionary;

use super::expand::GAP;
use super::folder::Role;
use super::pair::{Fault, Pair, hold, planted};
use super::words::{PLACE, rows};

/// The folder of the dictionaries, and their names.
const DICTIONARIES: &str = "/usr/share/hunspell";
const NAMES: [(&str, &str); 6] = [
    ("it", "it_IT"),
    ("fr", "fr"),
    ("pl", "pl_PL"),
    ("de", "de_DE"),
    ("es", "es_ES"),
    ("pt", "pt_BR"),
];

/// The characters A0 to FF of ISO 8859-2, in which the Polish dictionary is written.
const LATIN_2: &str = "\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙";

#[test]
fn every_word_is_spelt_as_in_the_dictionary() {
    hold(&[Role::Translation], words_are_spelt);
}

/// The page speaks as the bot does; its keys and places are compared where the page is built.
#[test]
fn the_words_of_the_sandboxs_page_are_spelt() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../discord-sandbox/assets/words");
    let mut faults = Vec::new();
    for (code, _) in NAMES {
        let text = fs::read_to_string(folder.join(format!("{code}.json"))).unwrap();
        let page: BTreeMap<String, String> = serde_json::from_str(&text).unwrap();
        let Some(dictionary) = dictionary(code) else {
            continue;
        };
        let allowed = allowed(code);
        for (key, sentence) in &page {
            let plain: String = sentence
                .split('{')
                .map(|part| part.split_once('}').map_or(part, |(_, after)| after))
                .collect();
            let unknown: Vec<&str> = words(&plain)
                .filter(|word| !is_spelt(&dictionary, &allowed, word))
                .collect();
            if !unknown.is_empty() {
                faults.push(format!("{code}.json, {key}: {unknown:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Finds the words that neither the dictionary nor a list has; nothing, aloud, where the dictionary
/// is missing.
pub fn words_are_spelt(pair: &Pair<'_>) -> Vec<Fault> {
    let code = &pair.own.code;
    let Some(dictionary) = dictionary(code) else {
        // Not `eprintln!`, which is shown only where a test fails.
        let aloud = format!("SKIPPED: the spelling of {code}; install hunspell-{code}\n");
        std::io::stderr().write_all(aloud.as_bytes()).unwrap();
        return Vec::new();
    };
    let allowed = allowed(code);
    let mut faults = Vec::new();
    for prose in pair.proses() {
        let unknown: BTreeSet<&str> = words(&prose.own)
            .filter(|word| !is_spelt(&dictionary, &allowed, word))
            .collect();
        // What was not translated at all is found by another law.
        if unknown.is_empty() || prose.own == prose.english {
            continue;
        }
        let unknown: Vec<&str> = unknown.into_iter().collect();
        let problem = format!(
            "the dictionary lacks “{}”; mend the words, or add them to {PLACE}/{code}.allow",
            unknown.join("”, “")
        );
        faults.push(pair.at(&prose.place, &prose.key, problem));
    }
    faults
}

/// Returns the dictionary of a language; `None` where it is not installed.
fn dictionary(code: &str) -> Option<Dictionary> {
    let (_, name) = NAMES.iter().find(|(known, _)| *known == code)?;
    let read = |ending: &str| {
        let path = Path::new(DICTIONARIES).join(format!("{name}.{ending}"));
        let text = decoded(fs::read(path).ok()?);
        Some(text.trim_start_matches('\u{FEFF}').to_owned())
    };
    let (affixes, stems) = (read("aff")?, read("dic")?);
    let dictionary = Dictionary::new(&affixes, &stems);
    Some(dictionary.unwrap_or_else(|why| panic!("{name}: {why}")))
}

/// Returns a text in UTF-8 or ISO 8859-2.
fn decoded(bytes: Vec<u8>) -> String {
    let latin: Vec<char> = LATIN_2.chars().collect();
    String::from_utf8(bytes).unwrap_or_else(|failed| {
        let letter = |byte: &u8| match usize::from(*byte).checked_sub(0xA0) {
            Some(at) => latin[at],
            None => char::from(*byte),
        };
        failed.as_bytes().iter().map(letter).collect()
    })
}

fn allowed(code: &str) -> BTreeSet<String> {
    let lists = [format!("{code}.allow"), "names.allow".to_owned()];
    let words = lists.iter().flat_map(|file| rows(file, 1));
    words.map(|mut row| row.remove(0)).collect()
}

/// Returns the words of a text, without those that touch a variable or hold a digit.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_end = |letter: char| !letter.is_alphanumeric() && !['\'', '-', GAP].contains(&letter);
    let words = text.split(is_end);
    let plain = words
        .filter(|word| !word.contains(|letter: char| letter.is_ascii_digit() || letter == GAP));
    plain
        .map(|word| word.trim_matches(['\'', '-']))
        .filter(|word| word.chars().count() > 1)
}

/// Whether a word is spelt well as a whole, or in its parts at apostrophes and hyphens.
fn is_spelt(dictionary: &Dictionary, allowed: &BTreeSet<String>, word: &str) -> bool {
    let is_known = |word: &str| {
        allowed.contains(word) || allowed.contains(&word.to_lowercase()) || dictionary.check(word)
    };
    let mut parts = word.split(['\'', '-']);
    is_known(word) || parts.all(|part| part.chars().count() < 2 || is_known(part))
}

#[test]
fn a_word_spelt_wrong_is_found() {
    let right = [
        ("it", "Quest'anno la casella è libera.", "caselal"),
        ("fr", "Il n'y a qu'une pièce à l'arrêt.", "piéce"),
        ("pl", "Zwycięstwo: pionek na sąsiednim polu.", "zwyciestwo"),
        ("de", "Die Zugliste für 2–4 Personen am Brett.", "Bretz"),
        ("es", "¿Quién juega? Las fichas del tablero.", "taberlo"),
        ("pt", "Você não está de férias no tabuleiro.", "tabulero"),
    ];
    for (code, text, wrong) in right {
        let english = "a = Text\n";
        let found = planted(words_are_spelt, english, code, &format!("a = {text}\n"));
        assert_eq!(found, [""; 0]);
        let planted = planted(
            words_are_spelt,
            english,
            code,
            &format!("a = {text} {wrong}\n"),
        );
        let is_there = dictionary(code).is_some();
        assert_eq!(planted.len(), usize::from(is_there), "{code}: {planted:?}");
        assert!(
            planted
                .iter()
                .all(|fault| fault.contains(&format!("“{wrong}”"))),
            "{planted:?}"
        );
    }
}

#[test]
fn a_dictionary_in_latin_2_is_read() {
    assert_eq!(decoded(vec![b'z', 0xB3, b'o', 0xB6, 0xE6]), "złość");
    assert_eq!(decoded("złość".into()), "złość");
}
