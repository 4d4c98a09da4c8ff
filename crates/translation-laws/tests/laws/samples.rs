//! Values for the variables of a sentence: many numbers, every word, and names.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentValue;
use tavolino_games::game::lang::READER;
use tavolino_games::game::lang::TABLE_BUTTONS;

use super::choices::is_by_word;
use super::expand::Variant;
use super::pair::Twin;
use super::variables::used;

/// The numbers that stand for all others in every language.
pub const NUMBERS: [u32; 12] = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101];

/// The sample of a name, and of a text.
const NAME: &str = "◯ @Ann";
const TEXT: &str = "b2";

/// The values of one rendering, by variable.
pub type Values = BTreeMap<String, FluentValue<'static>>;

/// Returns the values of every rendering of a sentence.
pub fn samples(twin: &Twin<'_>) -> Vec<Values> {
    let variants = || twin.english_variants.iter().chain(&twin.own_variants);
    let names: BTreeSet<&str> = [&twin.english_variants, &twin.own_variants]
        .into_iter()
        .flat_map(|variants| used(variants))
        .collect();
    let mut found = vec![Values::new()];
    let mut counts = Vec::new();
    for name in names
        .into_iter()
        .filter(|name| !TABLE_BUTTONS.contains(name))
    {
        let (words, is_number) = choices(variants(), name);
        if is_number {
            counts.push(name);
            continue;
        }
        found = with_each(&found, name, &words);
    }
    if counts.is_empty() {
        return found;
    }
    let numbered = |values: &Values| {
        NUMBERS.map(|number| {
            let counts = counts
                .iter()
                .map(|name| ((*name).to_owned(), number.into()));
            values.clone().into_iter().chain(counts).collect()
        })
    };
    found.iter().flat_map(numbered).collect()
}

/// Returns the words by which a sentence chooses, or a text where there are none; and whether it
/// chooses by a number.
fn choices<'a>(variants: impl Iterator<Item = &'a Variant>, name: &str) -> (Vec<String>, bool) {
    let of_name = variants
        .flat_map(|variant| &variant.choices)
        .filter(|choice| choice.variable == name);
    let (words, numbers): (Vec<_>, Vec<_>) = of_name.partition(|choice| is_by_word(choice));
    let keys = words.iter().flat_map(|choice| &choice.keys);
    let mut keys: BTreeSet<String> = keys.cloned().collect();
    // The rest beside the reader is a name, any other rest a text.
    if keys.remove("other") || keys.is_empty() {
        let has_reader = keys.contains(READER);
        keys.insert(if has_reader { NAME } else { TEXT }.to_owned());
    }
    (keys.into_iter().collect(), !numbers.is_empty())
}

fn with_each(found: &[Values], name: &str, words: &[String]) -> Vec<Values> {
    let with = |values: &Values, word: &String| {
        let mut values = values.clone();
        values.insert(name.to_owned(), word.clone().into());
        values
    };
    found
        .iter()
        .flat_map(|values| words.iter().map(move |word| with(values, word)))
        .collect()
}
