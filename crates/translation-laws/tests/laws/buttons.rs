//! Buttons and Discord's own names in sentences: by reference, never typed by hand.

use std::collections::{BTreeMap, BTreeSet};

use super::expand::{Piece, Variant, variants};
use super::folder::{Folder, Role, Sentence};
use super::pair::{Fault, Pair, english, finds, hold, passes};

/// The keys of labels and of Discord's own names begin with these.
const NAMES: [&str; 3] = ["button-", "permission-", "path-"];

/// The key of the labels of some buttons has this inside.
const BUTTON: &str = "-button-";

#[test]
fn a_button_is_named_by_its_key() {
    hold(
        &[Role::English, Role::Translation, Role::Pseudo],
        named_by_key,
    );
}

/// Returns the keys of labels by their texts.
fn labels(folder: &Folder) -> BTreeMap<String, &str> {
    let is_name =
        |key: &str| NAMES.iter().any(|name| key.starts_with(name)) || key.contains(BUTTON);
    let text = |sentence: &Sentence| {
        let mut ways = variants(folder, &sentence.pattern);
        let way = ways.pop().filter(|_| ways.is_empty())?;
        let is_text = way.pieces.iter().all(|it| matches!(it, Piece::Text(_)));
        is_text.then(|| way.raw())
    };
    let names = folder.sentences.iter().filter(|(key, _)| is_name(key));
    names
        .filter_map(|(key, sentence)| Some((text(sentence)?, key.as_str())))
        .collect()
}

pub fn named_by_key(pair: &Pair<'_>) -> Vec<Fault> {
    let labels = labels(pair.own);
    let mut faults = Vec::new();
    for twin in pair.twins() {
        let raws: BTreeSet<String> = twin.own_variants.iter().map(Variant::raw).collect();
        let named = raws.iter().flat_map(|raw| {
            let bold = raw.split("**").skip(1).step_by(2);
            let code = raw.split('`').skip(1).step_by(2);
            // A single word in code is typed: `play` is a command too.
            bold.chain(code.filter(|code| code.contains(' ')))
        });
        let keys: BTreeSet<&str> = named.filter_map(|name| labels.get(name).copied()).collect();
        for key in keys {
            let problem =
                format!("names `{key}` by hand; write **{{ {key} }}** or **{{ ${key} }}**");
            faults.push(pair.fault(&twin, problem));
        }
    }
    faults
}

#[test]
fn english_names_buttons() {
    let english = english();
    let pair = Pair {
        english,
        own: english,
    };
    let is_name = |piece: &Piece| match piece {
        Piece::Label(key) | Piece::Variable(key) => NAMES.iter().any(|name| key.starts_with(name)),
        Piece::Text(_) => false,
    };
    let names = |variant: &Variant| variant.pieces.iter().filter(|it| is_name(it)).count();
    let found: usize = pair
        .twins()
        .map(|twin| {
            twin.own_variants
                .iter()
                .map(names)
                .max()
                .unwrap_or_default()
        })
        .sum();
    assert!(found >= 20, "buttons are named: {found}");
}

#[test]
fn a_label_typed_by_hand_is_found() {
    let english = "a = Press **{ button-turn }**.\nbutton-turn = Your turn\n";
    passes(
        named_by_key,
        english,
        "it",
        "a = Premi **{ button-turn }**.\nbutton-turn = Tocca a te\n",
    );
    let typed = "a = Premi **Tocca a te**.\nbutton-turn = Tocca a te\n";
    finds(
        named_by_key,
        english,
        "it",
        typed,
        &["`a`", "{ $button-turn }"],
    );
    finds(
        named_by_key,
        english,
        "it",
        &typed.replace("**", "`"),
        &["`a`"],
    );
}

/// The verbs by which the rules ask their reader to press a button.
const ASKING: [&str; 4] = ["press", "Press", "with", "With"];

#[test]
fn the_rules_name_buttons_as_they_are_labelled() {
    let english = english();
    let labels = labels(english);
    for (file, text) in &english.rules {
        // A bold text that ends like a sentence or a heading is only stressed.
        let stressed = text
            .lines()
            .flat_map(|line| line.split("**").skip(1).step_by(2));
        let names = stressed.filter(|name| {
            name.starts_with(char::is_uppercase) && !name.ends_with(['.', ':', ',', '!', '?'])
        });
        // A heading begins its paragraph: it names no button.
        let is_asked = |name: &str| {
            ASKING
                .iter()
                .any(|verb| text.contains(&format!("{verb} **{name}**")))
        };
        for name in names.filter(|name| is_asked(name)) {
            assert!(labels.contains_key(name), "{file}: no button says “{name}”");
        }
        // A command or a turn is typed; a button is not.
        for label in labels.keys().filter(|label| label.contains(' ')) {
            let typed = format!("`{label}`");
            assert!(!text.contains(&typed), "{file}: {typed} is a button");
        }
    }
}
