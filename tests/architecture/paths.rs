//! The paths that a source file names, and the file of its crate in which each is found.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// A path in a source file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// The file that names the path.
    pub from: PathBuf,
    /// Its line, from 1.
    pub line: usize,
    /// The path as written, `use` braces written out.
    pub path: String,
    /// The file of the same crate that declares or re-exports the name; `None` for another crate's.
    pub to: Option<PathBuf>,
}

/// The files of one crate.
pub struct Crate<'a> {
    /// The folder of its sources, such as `src`.
    pub root: &'a Path,
    /// Every source file below it.
    pub files: &'a BTreeSet<PathBuf>,
}

impl Crate<'_> {
    /// The paths in the text of a file, code for tests left out; without those that lead back to
    /// the same file.
    pub fn uses(&self, from: &Path, text: &str) -> Vec<Use> {
        let tokens: TokenStream = text.parse().expect("a source file has tokens");
        let mut found = Vec::new();
        read(tokens, &[], &mut found);
        let with_target = found.into_iter().map(|(line, path)| Use {
            from: from.to_owned(),
            line,
            to: self.target(from, &path),
            path: path.join("::"),
        });
        with_target
            .filter(|one| one.to.as_deref() != Some(from))
            .collect()
    }

    /// The file a path leads to: as many of its segments as are modules.
    fn target(&self, from: &Path, path: &[String]) -> Option<PathBuf> {
        // The program's root is `main.rs`, and its modules are `cli` alone.
        let is_program = from.starts_with(self.root.join("cli")) || from.ends_with("main.rs");
        let main = self.root.join("main.rs");
        let top = if is_program && self.files.contains(&main) {
            main
        } else {
            self.root.join("lib.rs")
        };
        let mut at = match path[0].as_str() {
            "crate" => top.clone(),
            "self" => from.to_owned(),
            "super" => self.parent(from, &top),
            name => self.child(from, name)?,
        };
        for name in &path[1..] {
            at = match name.as_str() {
                "super" => self.parent(&at, &top),
                "self" => at,
                name => match self.child(&at, name) {
                    Some(child) => child,
                    None => break,
                },
            };
        }
        Some(at)
    }

    fn parent(&self, file: &Path, top: &Path) -> PathBuf {
        let above = file.parent().map(|folder| folder.with_extension("rs"));
        above
            .filter(|above| self.files.contains(above))
            .unwrap_or_else(|| top.to_owned())
    }

    fn child(&self, file: &Path, name: &str) -> Option<PathBuf> {
        let is_top = file.ends_with("lib.rs") || file.ends_with("main.rs");
        let folder = if is_top {
            self.root.to_owned()
        } else {
            file.with_extension("")
        };
        let child = folder.join(format!("{name}.rs"));
        self.files.contains(&child).then_some(child)
    }
}

/// Collects each path of two segments and more; `before` is what stands before the braces of a
/// `use`.
fn read(tokens: TokenStream, before: &[String], found: &mut Vec<(usize, Vec<String>)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is = |at: usize, sign| matches!(tokens.get(at), Some(TokenTree::Punct(one)) if one.as_char() == sign);
    let mut at = 0;
    while at < tokens.len() {
        if let Some(after) = skipped(&tokens, at) {
            at = after;
            continue;
        }
        match &tokens[at] {
            TokenTree::Group(group) => read(group.stream(), &[], found),
            TokenTree::Ident(first) => {
                let line = first.span().start().line;
                let mut path = before.to_owned();
                path.push(first.to_string());
                let mut inner = None;
                while is(at + 1, ':') && is(at + 2, ':') {
                    match tokens.get(at + 3) {
                        Some(TokenTree::Ident(next)) => {
                            path.push(next.to_string());
                            at += 3;
                        }
                        Some(TokenTree::Group(group)) if is_brace(group) => {
                            inner = Some(group.stream());
                            at += 3;
                            break;
                        }
                        _ => break,
                    }
                }
                match inner {
                    Some(inner) => read(inner, &path, found),
                    None if path.len() > 1 => found.push((line, path)),
                    None => {}
                }
            }
            _ => {}
        }
        at += 1;
    }
}

/// The index after an item for tests only, or after `pub(in path)`, if one begins here.
fn skipped(tokens: &[TokenTree], at: usize) -> Option<usize> {
    let group = |at: usize| match tokens.get(at) {
        Some(TokenTree::Group(group)) => Some(group),
        _ => None,
    };
    match &tokens[at] {
        TokenTree::Ident(word) if *word == "pub" => {
            group(at + 1).filter(|group| group.delimiter() == Delimiter::Parenthesis)?;
            Some(at + 2)
        }
        TokenTree::Punct(sign) if sign.as_char() == '#' => {
            let condition = group(at + 1)?.stream().to_string().replace(' ', "");
            if !condition.starts_with("cfg(test)") && !condition.starts_with("cfg(all(test,") {
                return None;
            }
            let ends = |token: &TokenTree| match token {
                TokenTree::Group(group) => is_brace(group),
                TokenTree::Punct(sign) => sign.as_char() == ';',
                _ => false,
            };
            let end = tokens[at + 2..].iter().position(ends)?;
            Some(at + 2 + end + 1)
        }
        _ => None,
    }
}

fn is_brace(group: &Group) -> bool {
    group.delimiter() == Delimiter::Brace
}
