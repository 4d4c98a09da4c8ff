//! Where SQL is written: named among the statements of a file, where a test asks what each of them costs.

use std::path::PathBuf;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{ItemConst, ItemMacro, LitStr, Macro};

use super::tree::Tree;

/// How a statement begins.
const VERBS: &[&str] = &[
    "select ", "insert ", "update ", "delete ", "replace ", "with ", "create ", "drop ", "alter ",
    "pragma ", "vacuum ",
];

/// The list of what is told and erased of a person, which that test knows too.
const LISTED: &str = "TRACES";

/// Every SQL text outside the lists of statements, with the line it is in.
pub fn strays(tree: &Tree) -> Vec<(PathBuf, usize)> {
    let mut found = Vec::new();
    for module in &tree.modules {
        let mut reader = Reader { lines: Vec::new() };
        for item in &module.code {
            reader.visit_item(item);
        }
        let lines = reader.lines.into_iter();
        found.extend(lines.map(|line| (module.file.clone(), line)));
    }
    found
}

struct Reader {
    lines: Vec<usize>,
}

impl Reader {
    fn text(&mut self, text: &str, line: usize) {
        let words = text.trim_start().to_ascii_lowercase();
        if VERBS.iter().any(|verb| words.starts_with(verb)) && is_sql(&words) {
            self.lines.push(line);
        }
    }

    fn tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Literal(literal) => {
                    if let Ok(text) = syn::parse_str::<LitStr>(&literal.to_string()) {
                        self.text(&text.value(), literal.span().start().line);
                    }
                }
                _ => {}
            }
        }
    }
}

/// English begins with these words too.
fn is_sql(words: &str) -> bool {
    [" from ", " into ", " set ", " table ", "pragma ", "vacuum "]
        .iter()
        .any(|word| words.contains(word))
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        self.text(&text.value(), text.span().start().line);
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_item_const(&mut self, item: &'ast ItemConst) {
        if item.ident != LISTED {
            visit::visit_item_const(self, item);
        }
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        // What a file's own macros are made of is run by the name it gets in the list.
        if item.ident.is_none() {
            visit::visit_item_macro(self, item);
        }
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        let name = called.path.segments.last();
        if name.is_none_or(|name| name.ident != "statements") {
            self.tokens(called.tokens.clone());
        }
    }
}
