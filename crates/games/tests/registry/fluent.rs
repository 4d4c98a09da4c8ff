//! Fluent files as `fluent-syntax` reads them.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::Resource;
use fluent_syntax::parser;

/// Returns the entries of a Fluent file.
///
/// # Errors
///
/// Fails on the first mistake of syntax, with its line.
pub fn read(text: &str) -> Result<Resource<String>, String> {
    parser::parse(text.to_owned()).map_err(|(_, mistakes)| {
        let first = mistakes
            .first()
            .expect("a file that cannot be read has a mistake");
        let line = text[..first.pos.start.min(text.len())].lines().count();
        format!("near line {line}: {}", first.kind)
    })
}

/// Returns the names in a folder, sorted.
pub fn files(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = names
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}
