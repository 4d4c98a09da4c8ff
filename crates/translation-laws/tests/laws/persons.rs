//! The English beginnings "You …" and "Your …": in other languages the verb changes with the
//! person, so that each sentence chooses for itself.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern};

use super::folder::Role;
use super::pair::{Fault, Pair, finds, hold, passes};
use super::selectors::placeables;

/// The keys that fit the English past tense alone.
const BEGINNINGS: [&str; 2] = ["who", "whose"];

#[test]
fn no_translation_uses_the_english_beginnings() {
    hold(&[Role::Translation], chooses_for_itself);
}

pub fn chooses_for_itself(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for twin in pair.twins() {
        if let Some(key) = beginning(&twin.own.pattern) {
            let problem = format!(
                "uses {{ {key} }}, which fits English verbs alone; choose by $seat, with [self]"
            );
            faults.push(pair.fault(&twin, problem));
        }
    }
    faults
}

fn beginning(pattern: &Pattern<String>) -> Option<&str> {
    placeables(pattern).find_map(|expression| match expression {
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            BEGINNINGS.into_iter().find(|key| *key == id.name)
        }
        Expression::Inline(_) => None,
        Expression::Select { variants, .. } => variants
            .iter()
            .find_map(|variant| beginning(&variant.value)),
    })
}

#[test]
fn an_english_beginning_is_found() {
    let english = "a = { who } passed.\n";
    let law = chooses_for_itself;
    passes(law, english, "de", "a = { $seat } passt.\n");
    finds(
        law,
        english,
        "de",
        "a = { who } passt.\n",
        &["`a`", "{ who }", "[self]"],
    );
    let inside = "a = { $count ->\n   *[other] { whose } Zug\n}\n";
    finds(law, english, "de", inside, &["{ whose }"]);
}
