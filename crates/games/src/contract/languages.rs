//! The languages in which a game is read.

use std::sync::LazyLock;

use crate::game::{Info, Lang};

#[path = "../../tests/pseudo/mod.rs"]
mod pseudo;

/// All languages, and the pseudo-language.
pub fn languages() -> impl Iterator<Item = Lang> {
    static PSEUDO: LazyLock<Lang> = LazyLock::new(|| pseudo::lang("it"));
    Lang::all().chain([PSEUDO.clone()])
}

/// The file with the sentences of a game.
pub fn file(info: &Info, lang: &Lang) -> String {
    format!("assets/lang/{}/{}.ftl", lang.code(), info.key)
}
