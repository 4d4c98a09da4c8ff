//! A check of whole stories: against Discord's API description, the promise of Confirm, and codes
//! that stand once.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::confirms::Confirms;
use crate::house::{House, text};
use crate::judge::Judge;

/// Checks every request of the bot and its answer against Discord's API description, the promise of
/// Confirm, and that no message shows the code of a match twice.
pub async fn check_story(house: &House) {
    let judge = Judge::load();
    let requests = house.requests().await;
    let faults: Vec<String> = requests
        .iter()
        .flat_map(|entry| judge.faults(entry))
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
    let twice: Vec<&str> = requests.iter().flat_map(contents).collect();
    let twice: BTreeSet<&str> = twice.into_iter().filter(|it| has_code_twice(it)).collect();
    assert!(twice.is_empty(), "a code stands twice: {twice:#?}");
    Confirms::check_story(house).await;
}

/// The texts of the messages in a request: one that is posted or edited, or the answer to an
/// interaction.
fn contents(entry: &Value) -> [&str; 2] {
    let body = &entry["body"];
    [text(&body["content"]), text(&body["data"]["content"])]
}

/// Whether a text shows the code of a match twice, alone or in a command such as `/join K7QX`.
fn has_code_twice(content: &str) -> bool {
    let spans = content.split('`').skip(1).step_by(2);
    let is_code = |word: &&str| {
        let is_letter = |letter: u8| letter.is_ascii_uppercase() || letter.is_ascii_digit();
        word.len() >= 4 && word.bytes().all(is_letter)
    };
    let codes = spans.filter_map(|span| span.rsplit(' ').next());
    let mut seen = BTreeSet::new();
    codes.filter(is_code).any(|code| !seen.insert(code))
}

#[test]
fn a_code_that_stands_twice_is_found() {
    for text in [
        "### Kintei\n-# `KG3P`\n`/join KG3P`",
        "**Kintei** `KG3P` · `KG3P`",
    ] {
        assert!(has_code_twice(text), "{text}");
    }
    for text in [
        "- Kintei · `KG3P`\n- Kumo · `6HEY`",
        "Play `b2 b4`? Try `b2 b4`. `KG3P`",
        "`/play` `/play`",
    ] {
        assert!(!has_code_twice(text), "{text}");
    }
}
