//! The rules of each game for players, from `assets/rules/<language>/<game>.md`.

use include_dir::{Dir, include_dir};

static ASSETS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/rules");

/// Returns the rules of a game in a language, such as `de`, else in English; `None` if there is no such game.
#[must_use]
pub fn text(key: &str, language: &str) -> Option<&'static str> {
    let file = |language: &str| ASSETS.get_file(format!("{language}/{key}.md"));
    file(language).or_else(|| file("en"))?.contents_utf8()
}
