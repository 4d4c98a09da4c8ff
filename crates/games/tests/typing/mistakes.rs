//! Mistakes made in what was right: in a text, letter by letter and word by word, and in JSON,
//! wherever it has a value.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

/// A mistake in a text.
#[derive(Clone, Debug)]
pub enum Slip {
    /// This instead of a letter.
    Letter(Index, String),
    /// This before a letter.
    More(Index, String),
    /// A letter less.
    Less(Index),
    /// This instead of a word.
    Word(Index, String),
    /// A word twice.
    Twice(Index),
    /// Two words the wrong way round.
    Swapped(Index, Index),
    /// It ends here.
    Cut(Index),
}

/// Some mistakes in a text.
pub fn slips() -> impl Strategy<Value = Vec<Slip>> {
    let at = || any::<Index>();
    let bit = "[a-z0-9|,. -]|[A-Z]|\\PC|[\u{0}-\u{1f}]";
    let word = "[a-z][0-9]|[0-9]{1,20}|-[0-9]{1,3}|place|claim|move|take|lightning|flat|pass|resign|skip|\\PC{0,30}";
    let slip = prop_oneof![
        (at(), bit).prop_map(|(at, bit)| Slip::Letter(at, bit)),
        (at(), bit).prop_map(|(at, bit)| Slip::More(at, bit)),
        at().prop_map(Slip::Less),
        (at(), word).prop_map(|(at, word)| Slip::Word(at, word)),
        at().prop_map(Slip::Twice),
        (at(), at()).prop_map(|(one, other)| Slip::Swapped(one, other)),
        at().prop_map(Slip::Cut),
    ];
    prop::collection::vec(slip, 0..4)
}

/// The text with these mistakes.
pub fn slipped(text: &str, slips: &[Slip]) -> String {
    slips.iter().fold(text.to_owned(), |text, slip| {
        let mut letters: Vec<String> = text.chars().map(String::from).collect();
        let mut words: Vec<&str> = text.split(' ').collect();
        match slip {
            Slip::More(at, bit) => letters.insert(at.index(letters.len() + 1), bit.clone()),
            _ if text.is_empty() => {}
            Slip::Letter(at, bit) => letters[at.index(text.chars().count())].clone_from(bit),
            Slip::Less(at) => drop(letters.remove(at.index(text.chars().count()))),
            Slip::Cut(at) => letters.truncate(at.index(text.chars().count())),
            Slip::Word(at, word) => {
                let at = at.index(words.len());
                words[at] = word;
                return words.join(" ");
            }
            Slip::Twice(at) => {
                let at = at.index(words.len());
                words.insert(at, words[at]);
                return words.join(" ");
            }
            Slip::Swapped(one, other) => {
                let (one, other) = (one.index(words.len()), other.index(words.len()));
                words.swap(one, other);
                return words.join(" ");
            }
        }
        letters.concat()
    })
}

/// A mistake in JSON: at one of its values another one, or none.
pub type Flaw = (Index, Option<Value>);

/// Some mistakes in JSON.
pub fn flaws() -> impl Strategy<Value = Vec<Flaw>> {
    let value = prop_oneof![
        Just(json!(null)),
        Just(json!(true)),
        Just(json!([])),
        Just(json!({})),
        Just(json!([[]])),
        Just(json!({ "": {} })),
        Just(json!(u64::MAX)),
        Just(json!(i64::MIN)),
        Just(json!(1e300)),
        (-3..12i64).prop_map(|n| json!(n)),
        any::<i64>().prop_map(|n| json!(n)),
        "[a-z][0-9]?|[0-9]{1,20}|\\PC{0,10}".prop_map(|text| json!(text)),
        (0..3000usize).prop_map(|length| json!("x".repeat(length))),
        prop::collection::vec(0..10u8, 0..30).prop_map(|list| json!(list)),
    ];
    prop::collection::vec((any::<Index>(), prop::option::of(value)), 0..4)
}

/// The JSON with these mistakes.
pub fn flawed(mut whole: Value, flaws: &[Flaw]) -> Value {
    for (at, new) in flaws {
        let mut left = at.index(count(&whole));
        change(&mut whole, &mut left, new.as_ref());
    }
    whole
}

/// Number of values in a value, itself among them.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(map) => map.values().map(count).sum(),
        _ => 0,
    }
}

/// Changes the value with this number; whether its place is to go.
fn change(value: &mut Value, left: &mut usize, new: Option<&Value>) -> bool {
    if *left == 0 {
        // Once, and no other.
        *left = usize::MAX;
        if let Some(new) = new {
            *value = new.clone();
        }
        return new.is_none();
    }
    *left -= 1;
    match value {
        Value::Array(list) => {
            let gone = list.iter_mut().position(|one| change(one, left, new));
            gone.map(|at| list.remove(at));
        }
        Value::Object(map) => {
            let mut fields = map.iter_mut();
            let gone = fields.find_map(|(key, one)| change(one, left, new).then(|| key.clone()));
            gone.map(|key| map.remove(&key));
        }
        _ => {}
    }
    false
}
