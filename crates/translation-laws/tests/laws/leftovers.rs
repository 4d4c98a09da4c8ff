//! English that was not translated.

use super::expand::GAP;
use super::folder::Role;
use super::pair::{Fault, Pair, Prose, finds, hold, passes};
use super::words::{PLACE, rows};

/// English words that no other language has.
const ENGLISH_WORDS: [&str; 15] = [
    "the", "and", "you", "your", "with", "this", "game", "turn", "seat", "board", "is", "are",
    "not", "of", "isn't",
];

/// The shortest text of the rules that can be English by oversight: names of people and games are
/// shorter.
const RULES_WORDS: usize = 4;

#[test]
fn no_english_is_left() {
    hold(&[Role::Translation, Role::Pseudo], no_english);
}

pub fn no_english(pair: &Pair<'_>) -> Vec<Fault> {
    let same = Same::read();
    let mut faults = Vec::new();
    for prose in pair.proses() {
        if same.allows(&prose.key, &pair.own.code) {
            continue;
        }
        let mut fault = |problem: String| faults.push(pair.at(&prose.place, &prose.key, problem));
        if is_untranslated(&prose) {
            fault(format!(
                "is the same as in English; translate it, or list the key with a reason in {PLACE}/same.tsv"
            ));
        } else if let Some(word) =
            words(&prose.own).find(|word| ENGLISH_WORDS.contains(&word.to_lowercase().as_str()))
        {
            fault(format!("has the English word “{word}”; translate it"));
        }
    }
    faults
}

fn is_untranslated(prose: &Prose) -> bool {
    let count = words(&prose.own).count();
    let is_line = prose.key.parse::<usize>().is_ok();
    let least = if is_line { RULES_WORDS } else { 1 };
    prose.own == prose.english && count >= least
}

/// Returns the words of two letters and more; what touches a variable is a part of one.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_end = |letter: char| !letter.is_alphanumeric() && letter != '\'' && letter != GAP;
    let words = text.split(is_end);
    words.filter(|word| {
        !word.contains(GAP) && word.chars().filter(|c| c.is_alphabetic()).count() > 1
    })
}

/// The texts that stay English, by key, with the languages and the reason.
struct Same {
    rows: Vec<Vec<String>>,
}

impl Same {
    fn read() -> Same {
        Same {
            rows: rows("same.tsv", 3),
        }
    }

    fn allows(&self, key: &str, code: &str) -> bool {
        let is_for = |codes: &str| codes == "*" || codes.split(' ').any(|one| one == code);
        self.rows
            .iter()
            .any(|row| row[0] == key && is_for(&row[1]) && !row[2].is_empty())
    }
}

#[test]
fn an_untranslated_sentence_is_found() {
    let english = "a = What comes next?\nb = { $game } `{ $code }`\n";
    passes(
        no_english,
        english,
        "it",
        "a = E poi?\nb = { $game } `{ $code }`\n",
    );
    let left = "a = What comes next?\nb = { $game } `{ $code }`\n";
    finds(no_english, english, "it", left, &["`a`", "same.tsv"]);
    finds(
        no_english,
        english,
        "it",
        "a = Your mossa?\n",
        &["`a`", "“Your”"],
    );
}

#[test]
fn code_is_no_english_that_is_left() {
    let english = "a = Type `/board of the game`.\n";
    passes(
        no_english,
        english,
        "fr",
        "a = Tapez `/board of the game`.\n",
    );
}

#[test]
fn a_name_stays_as_the_list_allows() {
    let kor = "dungeon-chess-kor = Kor\n";
    passes(no_english, kor, "pl", kor);
    finds(no_english, "a = Kor\n", "pl", "a = Kor\n", &["`a`"]);
}
