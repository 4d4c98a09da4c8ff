//! Two shipped languages at one table: every text has the words of its readers' language alone.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use reqwest::Method;
use serde_json::{Value, json};
use tavolino_games::game::Lang;
use tavolino_games::game::lang::TABLE_BUTTONS;

use crate::house::House;
use crate::proper::check_story;
use crate::pseudo_stories::{descriptions, lost, visit};
use crate::sent::{Sent, sent, without_names};

/// A language with the words of its sentences and rules.
struct Tongue {
    lang: Lang,
    words: BTreeSet<String>,
}

impl Tongue {
    fn of(code: &str) -> Tongue {
        let mut found = BTreeSet::new();
        for file in files(&Path::new("assets/lang").join(code), "ftl") {
            for entry in parser::parse(file).unwrap().body {
                if let Entry::Message(message) = entry {
                    add_words(&message.value.unwrap(), &mut found);
                }
            }
        }
        for file in files(&Path::new("assets/rules").join(code), "md") {
            found.extend(words(&file));
        }
        // Names of languages are in their own one; names of weekdays are completed from all.
        found.extend(Lang::all().flat_map(|lang| words(&lang.own_name())));
        let lang = Lang::all().find(|lang| lang.code() == code).unwrap();
        Tongue { lang, words: found }
    }

    /// The first word that is none of the language.
    fn foreign(&self, text: &str) -> Option<String> {
        words(text)
            .into_iter()
            .find(|word| !self.words.contains(word))
    }
}

/// The texts of the files of a folder with this ending.
fn files(folder: &Path, ending: &str) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let paths = paths.filter(|path| path.extension().is_some_and(|own| own == ending));
    paths
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

fn add_words(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    let mut whole = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => whole.push_str(value),
            PatternElement::Placeable { expression } => {
                whole.push_str(" _ ");
                if let Expression::Select { variants, .. } = expression {
                    for variant in variants {
                        add_words(&variant.value, found);
                    }
                }
            }
        }
    }
    found.extend(words(&whole));
}

/// The words of two letters or more in lower case, without names and code.
fn words(text: &str) -> Vec<String> {
    let text = without_names(text);
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let words = words.filter(|word| word.chars().count() > 1);
    words.map(str::to_lowercase).collect()
}

/// Checks that each text has the words of its readers' language: Bruno has his own, all others have
/// that of the table.
async fn check(house: &House, table: &Tongue, own: &Tongue) -> usize {
    let bruno = house.person("bruno").id();
    let codes = house.codes().await;
    let mut faults: BTreeMap<String, String> = BTreeMap::new();
    let all = sent(house).await;
    let count = all.len();
    for Sent { reader, part, text } in all {
        let is_his = reader.as_ref() == Some(&bruno);
        let mut plain = codes
            .iter()
            .fold(text.clone(), |text, code| text.replace(code, ""));
        if is_his {
            // Buttons of the table have its language.
            for button in TABLE_BUTTONS {
                plain = plain.replace(&format!("**{}**", table.lang.say(button, &[])), "");
            }
        }
        let tongue = if is_his { own } else { table };
        if let Some(word) = tongue.foreign(&plain) {
            let code = tongue.lang.code();
            faults.insert(
                format!("{word} is not {code}"),
                format!("({part}): {text:?}"),
            );
        }
    }
    let faults: Vec<String> = faults
        .into_iter()
        .map(|(word, text)| format!("{word} {text}"))
        .collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    count
}

/// The story of two people, where Bruno reads another language than the table has.
async fn story(table: &str, own: &str) {
    let house = House::open().await;
    let community = json!({ "locale": table, "community": true });
    house.control("server", community).await;
    for (name, code) in [("ada", table), ("bruno", own)] {
        let reads = json!({ "locale": code });
        let path = format!("people/{name}");
        house.request(Method::PATCH, &path, reads).await;
    }
    let [table, own] = [table, own].map(|locale| Tongue::of(&locale[..2]));
    for tongue in [&table, &own] {
        for text in descriptions(&house, tongue.lang.code()).await {
            assert_eq!(tongue.foreign(&text), None, "{text}");
        }
    }
    visit(&house).await;
    assert!(check(&house, &table, &own).await > 500);
    check_story(&house).await;
    house
        .request(Method::DELETE, "control/log", Value::Null)
        .await;
    lost(&house).await;
    check(&house, &table, &own).await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_an_italian_table_somebody_reads_french() {
    story("it", "fr").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_polish_table_somebody_reads_english() {
    story("pl", "en-US").await;
}

#[test]
fn a_foreign_word_is_found() {
    let italian = Tongue::of("it");
    assert_eq!(
        italian.foreign("Tocca a te. Ultima mossa: `place 3 b2`"),
        None
    );
    for key in ["button-rules", "refused-full", "kintei-prompt-leaf"] {
        for other in ["en", "fr", "pl", "de", "es", "pt"] {
            let other = Lang::all().find(|lang| lang.code() == other).unwrap();
            let sentence = other.say(key, &[]);
            assert!(italian.foreign(&sentence).is_some(), "{sentence}");
        }
    }
}
