//! The selectors of a sentence.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use super::expand::{name_of, selects_by};

/// The plural categories of Unicode.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// A selector: the variable and its variants, in the order of the file.
#[derive(Debug)]
pub struct Selector {
    pub variable: String,
    pub ways: Vec<Way>,
}

/// A variant of a selector.
#[derive(Debug)]
pub struct Way {
    pub key: String,
    /// Whether the key is an exact number.
    pub is_exact: bool,
    pub is_default: bool,
    /// The variables that the variant shows itself, selectors in it included.
    pub shown: BTreeSet<String>,
}

impl Selector {
    /// Whether the selector chooses by a number.
    pub fn is_numeric(&self) -> bool {
        let is_plural = |way: &Way| CATEGORIES[..5].contains(&way.key.as_str());
        self.ways.iter().any(|way| way.is_exact || is_plural(way))
    }

    /// Whether any variant is for a plural category other than the rest.
    pub fn is_plural(&self) -> bool {
        let is_plural = |way: &Way| !way.is_exact && way.key != "other";
        self.is_numeric() && self.ways.iter().any(is_plural)
    }

    /// Whether one of a thing is worded in another way than many.
    pub fn tells_one_apart(&self) -> bool {
        self.is_plural() || self.is_numeric() && self.ways.iter().any(|way| way.key == "1")
    }

    /// Whether any variant shows the number it is chosen by.
    pub fn shows_itself(&self) -> bool {
        self.ways
            .iter()
            .any(|way| way.shown.contains(&self.variable))
    }

    /// Returns the keys.
    pub fn keys(&self) -> BTreeSet<&str> {
        self.ways.iter().map(|way| way.key.as_str()).collect()
    }
}

/// Returns the selectors of a sentence, those inside others included, without those of sentences it
/// refers to.
pub fn selectors(pattern: &Pattern<String>) -> Vec<Selector> {
    let mut found = Vec::new();
    walk(pattern, &mut found);
    found
}

fn walk(pattern: &Pattern<String>, found: &mut Vec<Selector>) {
    for expression in placeables(pattern) {
        let Expression::Select { selector, variants } = expression else {
            continue;
        };
        found.push(Selector {
            variable: selects_by(selector).to_owned(),
            ways: variants.iter().map(way).collect(),
        });
        for variant in variants {
            walk(&variant.value, found);
        }
    }
}

fn way(variant: &Variant<String>) -> Way {
    let mut shown = BTreeSet::new();
    show(&variant.value, &mut shown);
    Way {
        key: name_of(&variant.key).to_owned(),
        is_exact: matches!(variant.key, VariantKey::NumberLiteral { .. }),
        is_default: variant.default,
        shown,
    }
}

fn show(pattern: &Pattern<String>, shown: &mut BTreeSet<String>) {
    for expression in placeables(pattern) {
        match expression {
            Expression::Select { variants, .. } => {
                for variant in variants {
                    show(&variant.value, shown);
                }
            }
            Expression::Inline(
                inline @ (InlineExpression::VariableReference { .. }
                | InlineExpression::FunctionReference { .. }),
            ) => {
                shown.insert(selects_by(inline).to_owned());
            }
            Expression::Inline(_) => {}
        }
    }
}

/// Returns the placeables of a sentence, without those inside them.
pub fn placeables(pattern: &Pattern<String>) -> impl Iterator<Item = &Expression<String>> {
    pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable { expression } => Some(expression),
        PatternElement::TextElement { .. } => None,
    })
}
