//! The glossary of a language: where English has a term, the translation has one of its words, and
//! no other.
//!
//! A row of `words/<code>.tsv` has the English stem, the wanted stems, the forbidden stems
//! and the keys that are excepted (`file.md:LINE` for a line of the rules). Alternatives are
//! separated by `|`, keys by spaces. `*` instead of an English stem forbids everywhere. A stem is
//! the beginning of a word; `=` marks a whole word, `-` the end of a word and `~` any part of it. A
//! stem with a capital is found with that capital alone.

use super::folder::Role;
use super::pair::{Fault, Pair, Prose, finds, hold, passes};
use super::words::{PLACE, read, rows};

/// A row of a glossary.
struct Term {
    english: String,
    wanted: String,
    forbidden: String,
    exceptions: String,
}

#[test]
fn every_language_keeps_its_glossary() {
    hold(&[Role::Translation], glossary_is_kept);
}

pub fn glossary_is_kept(pair: &Pair<'_>) -> Vec<Fault> {
    let name = format!("{}.tsv", pair.own.code);
    let terms = terms(rows(&name, 4));
    if terms.is_empty() {
        let problem = format!("has no glossary; write {PLACE}/{name}");
        return vec![pair.at(&pair.own.place, "", problem)];
    }
    broken(pair, &terms)
}

fn terms(rows: Vec<Vec<String>>) -> Vec<Term> {
    let term = |row: Vec<String>| {
        let [english, wanted, forbidden, exceptions] =
            <[String; 4]>::try_from(row).expect("a row has four columns");
        Term {
            english,
            wanted,
            forbidden,
            exceptions,
        }
    };
    rows.into_iter().map(term).collect()
}

fn broken(pair: &Pair<'_>, terms: &[Term]) -> Vec<Fault> {
    let mut faults = Vec::new();
    // A text that was not translated is found by another law.
    let translated = pair.proses().into_iter();
    for prose in translated.filter(|prose| prose.own != prose.english) {
        for term in terms.iter().filter(|term| applies(term, &prose)) {
            let mut fault = |problem: String| {
                let advice = format!(
                    "{problem}, or except the key in {PLACE}/{}.tsv",
                    pair.own.code
                );
                faults.push(pair.at(&prose.place, &prose.key, advice));
            };
            let english = &term.english;
            if !term.wanted.is_empty() && first(&term.wanted, &prose.own).is_none() {
                let wanted = &term.wanted;
                fault(format!("English has “{english}”; write one of “{wanted}”"));
            }
            if let Some(stem) = first(&term.forbidden, &prose.own) {
                let instead = if term.wanted.is_empty() {
                    "word it otherwise".to_owned()
                } else {
                    format!("write “{}”", term.wanted)
                };
                fault(format!("“{stem}” is not for “{english}”; {instead}"));
            }
        }
    }
    faults
}

fn applies(term: &Term, prose: &Prose) -> bool {
    let file = prose.place.rsplit('/').next().unwrap_or_default();
    let line = format!("{file}:{}", prose.key);
    let mut excepted = term.exceptions.split(' ');
    let is_excepted = excepted.any(|key| key == prose.key || key == line);
    !is_excepted && (term.english == "*" || first(&term.english, &prose.english).is_some())
}

/// Returns the first of the stems that a text has.
fn first<'a>(stems: &'a str, text: &str) -> Option<&'a str> {
    let words = words(text);
    let small = words.to_lowercase();
    let has = |stem: &&str| {
        let has_capital = stem.chars().any(char::is_uppercase);
        let text = if has_capital { &words } else { &small };
        let (mark, rest) = stem.split_at(usize::from(stem.starts_with(['=', '-', '~'])));
        // An apostrophe divides words here as in the text.
        let rest = rest.replace('\'', " ");
        let rest = match mark {
            "=" => format!(" {rest} "),
            "-" => format!("{rest} "),
            "~" => rest,
            _ => format!(" {rest}"),
        };
        text.contains(&rest)
    };
    stems.split('|').filter(|stem| !stem.is_empty()).find(has)
}

/// Returns the words of a text, a space before and after each.
fn words(text: &str) -> String {
    let is_end = |letter: char| !letter.is_alphanumeric() && letter != '-';
    let words: Vec<&str> = text.split(is_end).filter(|it| !it.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

#[test]
fn the_glossaries_are_well_formed() {
    for code in ["it", "fr", "pl", "de", "es", "pt"] {
        let terms = terms(rows(&format!("{code}.tsv"), 4));
        assert!(terms.len() >= 50, "{code}.tsv has {} rows", terms.len());
        for term in terms {
            let is_useful = !term.wanted.is_empty() || !term.forbidden.is_empty();
            assert!(is_useful, "{code}.tsv: “{}” asks for nothing", term.english);
        }
    }
}

/// The rows of the tests below.
const ROWS: &str = "lobb\tpoczekaln\tlobby\tb\nyour turn\t=ruch\t\t\n*\t\t-łeś|-łaś|=Pan\n";

fn of_rows(pair: &Pair<'_>) -> Vec<Fault> {
    broken(pair, &terms(read(ROWS, 4, "rows")))
}

#[test]
fn a_lost_term_is_found() {
    let english = "a = The lobbies are full.\nb = Lobby\n";
    passes(
        of_rows,
        english,
        "pl",
        "a = Poczekalnie są pełne.\nb = Sala\n",
    );
    finds(
        of_rows,
        english,
        "pl",
        "a = Sale są pełne.\n",
        &["`a`", "“poczekaln”", "pl.tsv"],
    );
    let both = "a = Poczekalnie, czyli lobby.\n";
    finds(of_rows, english, "pl", both, &["`a`", "“lobby” is not for"]);
}

#[test]
fn a_stem_is_a_beginning_a_whole_word_or_an_end() {
    passes(of_rows, "a = Your turn\n", "pl", "a = Twój ruch\n");
    finds(
        of_rows,
        "a = Your turn\n",
        "pl",
        "a = Twoje ruchy\n",
        &["“=ruch”"],
    );
    finds(
        of_rows,
        "a = Done\n",
        "pl",
        "a = Zagrałeś.\n",
        &["“-łeś”", "otherwise"],
    );
    finds(
        of_rows,
        "a = Done\n",
        "pl",
        "a = Czy Pan gra?\n",
        &["“=Pan”"],
    );
    passes(of_rows, "a = Done\n", "pl", "a = pan i panel\n");
}
