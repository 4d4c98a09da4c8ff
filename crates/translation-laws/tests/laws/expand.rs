//! Sentences with their references and selectors written out: each way a sentence can go.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::folder::Folder;

/// The mark of a variable, a button or a span of code in a plain text.
pub const GAP: char = '\u{FFFC}';

/// The largest number of ways of one sentence, against selectors that multiply.
const MAX_VARIANTS: usize = 2000;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    Variable(String),
    /// Another sentence without variables, by its key: a button or a name.
    Label(String),
}

/// A variant that a selector took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub variable: String,
    /// All keys of the selector.
    pub keys: Vec<String>,
    /// The key taken.
    pub key: String,
}

/// One way a sentence can go.
#[derive(Clone, Debug, Default)]
pub struct Variant {
    pub choices: Vec<Choice>,
    pub pieces: Vec<Piece>,
}

impl Variant {
    /// Returns the variables shown.
    pub fn shown(&self) -> BTreeSet<&str> {
        let shown = self.pieces.iter().filter_map(|piece| match piece {
            Piece::Variable(name) => Some(name.as_str()),
            _ => None,
        });
        shown.collect()
    }

    /// Returns the text as it is written, variables and labels in braces.
    pub fn raw(&self) -> String {
        let text = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Variable(name) => format!("{{ ${name} }}"),
            Piece::Label(key) => format!("{{ {key} }}"),
        };
        self.pieces.iter().map(text).collect()
    }

    /// Returns the words alone, a [`GAP`] for each variable, label and span of code.
    pub fn prose(&self) -> String {
        let text = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            _ => GAP.to_string(),
        };
        let text: String = self.pieces.iter().map(text).collect();
        without_code(&text)
    }
}

/// Returns the words of all variants, a line each.
pub fn proses(variants: &[Variant]) -> String {
    let lines: Vec<String> = variants.iter().map(Variant::prose).collect();
    lines.join("\n")
}

/// Returns every way a sentence of a language can go.
pub fn variants(folder: &Folder, pattern: &Pattern<String>) -> Vec<Variant> {
    extend(folder, pattern, vec![Variant::default()])
}

/// Returns the name that a variant of a selector has.
pub fn name_of(key: &VariantKey<String>) -> &str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Returns the variable by which a selector chooses.
pub fn selects_by(selector: &InlineExpression<String>) -> &str {
    match selector {
        InlineExpression::VariableReference { id } => &id.name,
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.first().map_or("", selects_by)
        }
        _ => "",
    }
}

fn extend(folder: &Folder, pattern: &Pattern<String>, begun: Vec<Variant>) -> Vec<Variant> {
    let element = |begun, element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => push(begun, &Piece::Text(value.clone())),
        PatternElement::Placeable { expression } => place(folder, expression, begun),
    };
    let found = pattern.elements.iter().fold(begun, element);
    assert!(found.len() <= MAX_VARIANTS, "a sentence has too many ways");
    found
}

fn push(mut begun: Vec<Variant>, piece: &Piece) -> Vec<Variant> {
    for variant in &mut begun {
        variant.pieces.push(piece.clone());
    }
    begun
}

fn place(folder: &Folder, expression: &Expression<String>, begun: Vec<Variant>) -> Vec<Variant> {
    let (selector, variants) = match expression {
        Expression::Inline(inline) => return inside(folder, inline, begun),
        Expression::Select { selector, variants } => (selector, variants),
    };
    let variable = selects_by(selector);
    let keys: Vec<String> = variants
        .iter()
        .map(|variant| name_of(&variant.key).to_owned())
        .collect();
    let mut found = Vec::new();
    for one in begun {
        // A selector asked again gives the same answer.
        let same = |choice: &&Choice| choice.variable == variable && choice.keys == keys;
        let known = one.choices.iter().find(same).map(|it| it.key.clone());
        for variant in variants {
            let key = name_of(&variant.key);
            if known.as_deref().is_some_and(|known| known != key) {
                continue;
            }
            let mut next = one.clone();
            if known.is_none() {
                next.choices.push(Choice {
                    variable: variable.to_owned(),
                    keys: keys.clone(),
                    key: key.to_owned(),
                });
            }
            found.extend(extend(folder, &variant.value, vec![next]));
        }
    }
    found
}

fn inside(folder: &Folder, inline: &InlineExpression<String>, begun: Vec<Variant>) -> Vec<Variant> {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            push(begun, &Piece::Text(value.clone()))
        }
        InlineExpression::VariableReference { id } => {
            push(begun, &Piece::Variable(id.name.clone()))
        }
        InlineExpression::FunctionReference { .. } => {
            push(begun, &Piece::Variable(selects_by(inline).to_owned()))
        }
        InlineExpression::TermReference { id, .. } => match folder.terms.get(&id.name) {
            Some(pattern) => extend(folder, pattern, begun),
            None => push(begun, &Piece::Label(format!("-{}", id.name))),
        },
        InlineExpression::MessageReference { id, .. } => {
            let sentence = folder.sentences.get(&id.name);
            match sentence.filter(|sentence| !is_label(&sentence.pattern)) {
                Some(sentence) => extend(folder, &sentence.pattern, begun),
                None => push(begun, &Piece::Label(id.name.clone())),
            }
        }
        InlineExpression::Placeable { expression } => place(folder, expression, begun),
    }
}

/// Whether a sentence is text alone.
fn is_label(pattern: &Pattern<String>) -> bool {
    pattern
        .elements
        .iter()
        .all(|element| matches!(element, PatternElement::TextElement { .. }))
}

/// Returns a text with a [`GAP`] for each span of code, `<…>` and target of a link.
pub fn without_code(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let span = match next {
            '`' => code_span(rest),
            '<' => rest.find('>').map(|end| &rest[..=end]),
            '(' if out.ends_with(']') => rest.find(')').map(|end| &rest[..=end]),
            _ => None,
        };
        let taken = span.map_or(next.len_utf8(), str::len);
        out.push(if span.is_some() { GAP } else { next });
        rest = &rest[taken..];
    }
    out
}

/// Returns the span of code that a text begins with, its backquotes included; `None` where it does
/// not end.
pub fn code_span(text: &str) -> Option<&str> {
    let fence = text.len() - text.trim_start_matches('`').len();
    let end = text[fence..].find(&text[..fence])?;
    Some(&text[..fence + end + fence])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::folder::Role;
    use super::*;

    fn variants_of(text: &str, key: &str) -> Vec<Variant> {
        let texts: BTreeMap<String, String> = [("a.ftl".to_owned(), text.to_owned())].into();
        let folder = Folder::new(Role::English, "en", texts);
        variants(&folder, &folder.sentences[key].pattern)
    }

    #[test]
    fn references_and_selectors_are_written_out() {
        let text = "who = { $seat ->\n    [self] You\n   *[other] { $seat }\n}\nbutton-a = Go on\nb = { who } press { button-a }: { $seat ->\n    [self] yes\n   *[other] no\n}.\n";
        let found = variants_of(text, "b");
        let raw: Vec<String> = found.iter().map(Variant::raw).collect();
        assert_eq!(
            raw,
            [
                "You press { button-a }: yes.",
                "{ $seat } press { button-a }: no."
            ]
        );
        assert_eq!(found[0].prose(), "You press \u{FFFC}: yes.");
        assert_eq!(found[1].shown(), BTreeSet::from(["seat"]));
    }

    #[test]
    fn code_and_targets_of_links_are_no_prose() {
        let text = "a `/play` [b](c d) <t:1:R> ``e`f`` g";
        assert_eq!(
            without_code(text),
            "a \u{FFFC} [b]\u{FFFC} \u{FFFC} \u{FFFC} g"
        );
    }
}
