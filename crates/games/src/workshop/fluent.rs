//! Fluent files as `fluent-syntax` reads them.

use fluent_syntax::ast::Resource;
use fluent_syntax::parser;

/// Returns the entries of a Fluent file.
///
/// # Errors
/// The first mistake of syntax, with its line.
pub fn read(text: &str) -> Result<Resource<String>, String> {
    parser::parse(text.to_owned()).map_err(|(_, mistakes)| {
        let first = mistakes
            .first()
            .expect("a file that cannot be read has a mistake");
        let line = text[..first.pos.start.min(text.len())].lines().count();
        format!("near line {line}: {}", first.kind)
    })
}
