//! SQL texts outside the lists of statements, whose costs a test asks of the database.

use proc_macro2::{TokenStream, TokenTree};

/// The first words of a statement.
const VERBS: &[&str] = &[
    "select ", "insert ", "update ", "delete ", "replace ", "with ", "create ", "drop ", "alter ",
    "pragma ", "vacuum ",
];

/// A constant with the list of everything stored about a person; the test of the costs reads it
/// too.
const LISTED: &str = "TRACES";

/// The lines of every SQL text outside `statements!`, outside the macros that a file defines and
/// outside [`LISTED`].
pub fn strays(text: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let tokens: TokenStream = text.parse().expect("a source file has tokens");
    read(tokens, &mut found);
    found
}

fn read(tokens: TokenStream, found: &mut Vec<usize>) {
    let (mut skips_group, mut skips_item) = (false, false);
    let mut before = String::new();
    for token in tokens {
        let word = token.to_string();
        match token {
            // `statements! { … }`, `macro_rules! name { … }`, and an attribute's text.
            TokenTree::Group(_) if skips_group || skips_item || before == "#" => {
                skips_group = false;
            }
            TokenTree::Group(group) => read(group.stream(), found),
            TokenTree::Literal(literal) if is_sql(&word) => {
                found.push(literal.span().start().line);
            }
            TokenTree::Punct(sign) if sign.as_char() == ';' => skips_item = false,
            TokenTree::Punct(sign) if sign.as_char() == '!' => {
                skips_group = before == "statements" || before == "macro_rules";
            }
            TokenTree::Ident(name) if name == LISTED && before == "const" => skips_item = true,
            _ => {}
        }
        before = word;
    }
}

/// Whether a literal is a statement; English sentences begin with the same verbs.
fn is_sql(literal: &str) -> bool {
    let quotes = |letter: char| matches!(letter, 'r' | '#' | '"') || letter.is_whitespace();
    let words = literal.trim_start_matches(quotes).to_ascii_lowercase();
    let nouns = [" from ", " into ", " set ", " table ", "pragma ", "vacuum "];
    let is_text = literal.contains('"');
    is_text
        && VERBS.iter().any(|verb| words.starts_with(verb))
        && nouns.iter().any(|noun| words.contains(noun))
}
