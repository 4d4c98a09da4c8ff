//! A pseudo-language for tests: English with accents, every word two fifths longer, each sentence
//! in brackets. It has the variables, code spans, links, marks and proper names of English. Text
//! that is cut, put together from pieces or not taken from the language files is seen at a glance.
#![allow(dead_code, reason = "every test binary uses a part of it")]

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};
use tavolino_games::game::Lang;
use tavolino_games::game::lang::Language;

/// The sentences that stay English.
const SAME: &str = include_str!("../../../translation-laws/words/same.tsv");

/// The brackets around each sentence.
pub const BRACKETS: [char; 2] = ['⟦', '⟧'];

/// Returns the pseudo-language under a language code.
pub fn lang(code: &str) -> Lang {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let english = english.map(|folder| folder.join("assets/lang/en"));
    let english = english
        .into_iter()
        .find(|folder| folder.is_dir())
        .expect("the English files");
    let language =
        Language::read(code, files(&english)).expect("the pseudo-language is well-formed");
    Lang::from(Arc::new(language))
}

/// Returns the files of the pseudo-language, made from those of English in a folder.
pub fn files(english: &Path) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(english)
        .expect("the English files")
        .map(|entry| entry.expect("a file").path());
    let file = |path: std::path::PathBuf| {
        let text = std::fs::read_to_string(&path).expect("sentences are UTF-8");
        let name = path
            .file_name()
            .expect("a file has a name")
            .to_string_lossy()
            .into_owned();
        (name, translated(&text))
    };
    entries.map(file).collect()
}

/// Returns the rules of a game in the pseudo-language, from the English ones.
pub fn rules(english: &str) -> String {
    words(english, &mut false)
}

/// Returns a file in the pseudo-language.
pub fn translated(english: &str) -> String {
    let mut file: Resource<String> =
        parser::parse(english.to_owned()).expect("English is well-formed");
    for entry in &mut file.body {
        if let Entry::Message(message) = entry
            && !stays(&message.id.name)
            && let Some(pattern) = &mut message.value
        {
            // Names of people and things in the middle of other sentences would double the
            // brackets, which does no harm.
            sentence(pattern);
        }
    }
    serializer::serialize(&file)
}

/// Whether a sentence stays English in every language, such as the name of a character.
fn stays(key: &str) -> bool {
    let mut rows = SAME.lines().map(|row| row.split('\t'));
    rows.any(|mut row| row.next() == Some(key) && row.next() == Some("*"))
}

/// Translates a sentence and brackets it: each variant of a selector that is the whole sentence,
/// else the whole.
fn sentence(pattern: &mut Pattern<String>) {
    if let [
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        },
    ] = pattern.elements.as_mut_slice()
    {
        for variant in variants {
            sentence(&mut variant.value);
        }
        return;
    }
    let mut in_code = false;
    pattern
        .elements
        .iter_mut()
        .for_each(|element| translate(element, &mut in_code));
    bracket(pattern);
}

fn translate(element: &mut PatternElement<String>, in_code: &mut bool) {
    match element {
        PatternElement::TextElement { value } => *value = words(value, in_code),
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } => {
            for variant in variants {
                let mut in_code = *in_code;
                variant
                    .value
                    .elements
                    .iter_mut()
                    .for_each(|element| translate(element, &mut in_code));
            }
        }
        PatternElement::Placeable { .. } => {}
    }
}

/// Puts the brackets after what must begin a line and before what must end one.
fn bracket(pattern: &mut Pattern<String>) {
    // Not `**`: the serializer begins a line with it, where Fluent takes `*` for a default variant.
    const MARKS: [&str; 3] = ["-# ", "### ", "- "];
    let text = |value: &str| PatternElement::TextElement {
        value: value.to_owned(),
    };
    let mut begins = 0;
    if let Some(PatternElement::TextElement { value }) = pattern.elements.first_mut() {
        let mark = MARKS
            .into_iter()
            .find(|mark| value.starts_with(mark))
            .unwrap_or_default();
        let rest = value.split_off(mark.len());
        if mark.is_empty() {
            *value = rest;
        } else {
            pattern
                .elements
                .insert(1, PatternElement::TextElement { value: rest });
            begins = 1;
        }
    }
    pattern
        .elements
        .insert(begins, text(&BRACKETS[0].to_string()));
    pattern.elements.push(text(&BRACKETS[1].to_string()));
}

/// Lengthens and accents the words of a text, outside code, links and Discord's own forms.
fn words(text: &str, in_code: &mut bool) -> String {
    let mut out = String::new();
    let mut word = String::new();
    // Inside `](…)` or `<…>`.
    let mut until = None;
    let mut last = ' ';
    for letter in text.chars() {
        if letter.is_alphabetic() && !*in_code && until.is_none() {
            word.push(letter);
        } else {
            out.push_str(&longer(&word));
            word.clear();
            out.push(letter);
            match letter {
                '`' => *in_code = !*in_code,
                '<' => until = Some('>'),
                '(' if last == ']' => until = Some(')'),
                closing if until == Some(closing) => until = None,
                _ => {}
            }
        }
        last = letter;
    }
    out.push_str(&longer(&word));
    out
}

/// Returns a word with accents and two fifths more letters. Single letters, which may be units or
/// cells, stay.
fn longer(word: &str) -> String {
    let count = word.chars().count();
    if count < 2 {
        return word.to_owned();
    }
    let accented = word.chars().map(accent);
    let more = std::iter::repeat_n('ö', (count * 2).div_ceil(5));
    accented.chain(more).collect()
}

fn accent(letter: char) -> char {
    let from = "aeiouyncAEIOUYNC";
    let to = "àéîöúýñçÀÉÎÖÚÝÑÇ";
    let at = from.chars().position(|plain| plain == letter);
    at.and_then(|at| to.chars().nth(at)).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::translated;

    #[test]
    fn a_name_that_no_language_changes_stays() {
        let name = "dungeon-chess-kor = Kor\n";
        assert_eq!(translated(name), name);
    }

    #[test]
    fn the_pseudo_language_keeps_what_is_not_words() {
        let english = "a = -# Press **{ button-turn }**, or type `/move` { $count ->\n    [one] one time\n   *[other] { $count } times\n}.\n";
        let pseudo = translated(english);
        for kept in [
            "-# ⟦",
            "`/move`",
            "{ button-turn }",
            "[one]",
            "*[other]",
            "{ $count }",
            "⟧",
        ] {
            assert!(pseudo.contains(kept), "{kept}: {pseudo}");
        }
        assert!(!pseudo.contains("Press"), "{pseudo}");
        assert!(pseudo.contains("Préssöö"), "{pseudo}");
    }
}
