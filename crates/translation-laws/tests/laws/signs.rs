//! Letters, quotation marks, spaces and punctuation of a language, and no doubled forms for
//! genders.

use super::alphabet::{self, Alphabet};
use super::expand::GAP;
use super::folder::Role;
use super::pair::{Fault, Pair, Prose, finds, hold, passes};

/// All quotation marks.
const QUOTES: &str = "\"“”„«»‹›‚‘’";

/// Signs before which no space stands.
const CLOSE: &str = ",.;:?!»)";

/// French signs before which a no-break space stands.
const FRENCH: &str = ":;?»";

const NO_BREAK: char = '\u{A0}';

#[test]
fn every_language_has_its_own_letters_and_signs() {
    hold(&[Role::Translation], own_letters_and_signs);
}

pub fn own_letters_and_signs(pair: &Pair<'_>) -> Vec<Fault> {
    let code = &pair.own.code;
    let Some(alphabet) = alphabet::of(code) else {
        let problem = "has no table; write its letters and signs into languages/alphabet.rs";
        return vec![pair.at(&pair.own.place, "", problem)];
    };
    let checks = [
        letters, quotes, spaces, no_break, questions, shouts, genders,
    ];
    let mut faults = Vec::new();
    for prose in pair.proses() {
        let problems = checks.iter().filter_map(|check| check(alphabet, &prose));
        faults.extend(problems.map(|problem| pair.at(&prose.place, &prose.key, problem)));
    }
    faults
}

fn letters(alphabet: &Alphabet, prose: &Prose) -> Option<String> {
    let is_known = |letter: char| {
        letter.is_ascii()
            || letter
                .to_lowercase()
                .all(|small| alphabet.letters.contains(small))
            || prose.english.contains(letter)
    };
    let mut foreign = prose.own.chars().filter(|letter| letter.is_alphabetic());
    let letter = foreign.find(|letter| !is_known(*letter))?;
    Some(format!(
        "“{letter}” is no letter of the language; write its own letters"
    ))
}

fn quotes(alphabet: &Alphabet, prose: &Prose) -> Option<String> {
    let mut open = Vec::new();
    for sign in prose.own.chars().filter(|sign| QUOTES.contains(*sign)) {
        if open.last() == Some(&sign) {
            open.pop();
        } else if let Some((_, close)) = alphabet.quotes.iter().find(|(begin, _)| *begin == sign) {
            open.push(*close);
        } else {
            return Some(format!(
                "{sign} is no quotation mark of the language, or stands in a wrong place; write {}, and ' as the apostrophe",
                pairs(alphabet)
            ));
        }
    }
    let missing = open.pop()?;
    Some(format!(
        "the quotation mark {missing} is missing; write {}",
        pairs(alphabet)
    ))
}

fn pairs(alphabet: &Alphabet) -> String {
    let pairs: Vec<String> = alphabet
        .quotes
        .iter()
        .map(|(open, close)| format!("{open} {close}"))
        .collect();
    pairs.join(" or ")
}

fn spaces(alphabet: &Alphabet, prose: &Prose) -> Option<String> {
    if prose.own.contains("...") {
        return Some("has three dots; write …".to_owned());
    }
    let is_doubled =
        |text: &str| text.contains("  ") || text.contains("\u{A0} ") || text.contains(" \u{A0}");
    if is_doubled(&prose.own) && !is_doubled(&prose.english) {
        return Some("has two spaces in a row; write one".to_owned());
    }
    let close = CLOSE
        .chars()
        .filter(|sign| !alphabet.is_spaced || !FRENCH.contains(*sign) && *sign != '!');
    let mut wrong = close.flat_map(|sign| [format!(" {sign}"), format!("{NO_BREAK}{sign}")]);
    let wrong = wrong.find(|wrong| prose.own.contains(wrong))?;
    Some(format!(
        "has a space before {}; delete the space",
        wrong.trim()
    ))
}

fn no_break(alphabet: &Alphabet, prose: &Prose) -> Option<String> {
    if !alphabet.is_spaced {
        return None;
    }
    let letters: Vec<char> = prose.own.chars().collect();
    let is_digit = |letter: Option<&char>| letter.is_some_and(char::is_ascii_digit);
    for (at, sign) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| &letters[at]);
        let after = letters.get(at + 1);
        let is_time = *sign == ':' && is_digit(before) && is_digit(after);
        if FRENCH.contains(*sign) && before != Some(&NO_BREAK) && !is_time {
            return Some(format!("put U+00A0 before {sign}"));
        }
        if *sign == '«' && after != Some(&NO_BREAK) {
            return Some("put U+00A0 after «".to_owned());
        }
    }
    None
}

fn questions(alphabet: &Alphabet, prose: &Prose) -> Option<String> {
    let count = |sign| prose.own.matches(sign).count();
    let is_wrong = alphabet.is_inverted && count('¿') != count('?');
    is_wrong.then(|| "begin each question with ¿ and end it with ?".to_owned())
}

fn shouts(_: &Alphabet, prose: &Prose) -> Option<String> {
    prose
        .own
        .contains(['!', '¡'])
        .then(|| "has an exclamation mark; say it calmly".to_owned())
}

/// Finds `invitato(a)`, `invitato/a`, `invité·e`, `Spieler*in`, `Spieler:in`, `Spieler_in` and
/// `SpielerIn`.
fn genders(_: &Alphabet, prose: &Prose) -> Option<String> {
    // The words around a sign, the letters before and after it.
    let is_end = |letter: char| letter.is_whitespace() || letter == GAP || ".,;?".contains(letter);
    let word = prose.own.split(is_end).find(|word| is_doubled(word))?;
    Some(format!(
        "“{word}” is a doubled form; word it without a gender"
    ))
}

fn is_doubled(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    let before = |at: usize| {
        letters[..at]
            .iter()
            .rev()
            .take_while(|letter| letter.is_alphabetic())
            .count()
    };
    let after = |at: usize| {
        letters[at + 1..]
            .iter()
            .take_while(|letter| letter.is_alphabetic())
            .count()
    };
    letters.iter().enumerate().any(|(at, sign)| {
        let (before, after) = (before(at), after(at));
        // “e/o” and “on/off” are other words.
        let is_ending = before >= 3 && (1..=5).contains(&after);
        match sign {
            '(' => is_ending && letters.get(at + 1 + after) == Some(&')'),
            '/' if letters.get(at + 1) == Some(&'-') => before >= 3,
            '/' => before >= 3 && (1..=2).contains(&after),
            '·' | '*' | ':' | '_' => is_ending,
            'I' => before >= 3 && letters[at - 1].is_lowercase() && word[..].ends_with(['n']),
            _ => false,
        }
    })
}

#[test]
fn a_foreign_letter_is_found() {
    let law = own_letters_and_signs;
    passes(law, "a = Hill\n", "pl", "a = Wzgórze i żółć\n");
    finds(law, "a = Hill\n", "it", "a = Collinę\n", &["`a`", "“ę”"]);
    finds(law, "a = Hill\n", "pl", "a = Hügel\n", &["“ü”"]);
    passes(law, "a = ϟ lightning\n", "de", "a = ϟ Blitz\n");
}

#[test]
fn foreign_quotation_marks_are_found() {
    let law = own_letters_and_signs;
    let english = "a = “yes”\n";
    passes(law, english, "de", "a = „ja“\n");
    passes(law, english, "fr", "a = «\u{A0}oui\u{A0}»\n");
    finds(law, english, "de", "a = “ja”\n", &["`a`", "„ “"]);
    finds(law, english, "it", "a = “sì\n", &["`a`", "” is missing"]);
    finds(law, english, "it", "a = l’altro\n", &["’", "apostrophe"]);
}

#[test]
fn wrong_spaces_are_found() {
    let law = own_letters_and_signs;
    let english = "a = Who? { $seat }: `a : b`; 22:30.\n";
    let french = "a = Qui\u{A0}? { $seat }\u{A0}: `a : b`\u{A0}; 22:30.\n";
    passes(law, english, "fr", french);
    finds(
        law,
        english,
        "fr",
        &french.replace("\u{A0}:", " :"),
        &["U+00A0 before :"],
    );
    finds(
        law,
        english,
        "fr",
        &french.replace("\u{A0}?", "?"),
        &["U+00A0 before ?"],
    );
    finds(law, english, "fr", "a = «oui\u{A0}»\n", &["after «"]);
    finds(
        law,
        english,
        "it",
        "a = Chi? { $seat } : no.\n",
        &["space before :"],
    );
    finds(law, english, "it", "a = Chi?  No.\n", &["two spaces"]);
    finds(law, english, "it", "a = Chi...\n", &["…"]);
}

#[test]
fn questions_and_shouts_are_found() {
    let law = own_letters_and_signs;
    passes(law, "a = Who?\n", "es", "a = ¿Quién?\n");
    finds(law, "a = Who?\n", "es", "a = Quién?\n", &["¿"]);
    finds(
        law,
        "a = Welcome!\n",
        "it",
        "a = Bentornati!\n",
        &["calmly"],
    );
}

#[test]
fn doubled_forms_are_found() {
    let law = own_letters_and_signs;
    for form in [
        "invitato/a",
        "Spieler/-in",
        "invité·e",
        "Spieler*in",
        "Spieler:innen",
        "Spieler_in",
        "SpielerInnen",
        "dołączył(a)",
    ] {
        assert!(is_doubled(form), "{form}");
    }
    for form in [
        "e/o",
        "(a)",
        "**Bold**",
        "*kursiv*",
        "15:30",
        "In",
        "Europe/Rome",
    ] {
        assert!(!is_doubled(form), "{form}");
    }
    finds(
        law,
        "a = Invited\n",
        "it",
        "a = Sei invitato/a\n",
        &["`a`", "“invitato/a”"],
    );
}
