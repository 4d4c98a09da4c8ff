//! Laws of translations: every folder of `assets/lang` and a pseudo-language against English,
//! sentence by sentence. Each law is a file, with translations that break it.
//!
//! Tables for one language stand in `words`: `<code>.tsv` (glossary), `<code>.allow` (words that
//! its dictionary lacks), `same.tsv` (texts that stay English), `models/<code>.ftl` (sentences that
//! obey all laws), `sources/<code>.tsv` (the English that each translation was made of).

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod alphabet;
mod buttons;
mod choices;
mod expand;
mod files;
mod folder;
mod glossary;
mod leftovers;
mod limits;
mod marks;
mod models;
mod pair;
mod persons;
mod plain;
mod plurals;
#[path = "../../../games/tests/pseudo/mod.rs"]
mod pseudo;
mod rendering;
mod rules;
mod samples;
mod secrecy;
mod selectors;
mod signs;
mod sources;
mod spelling;
mod status;
mod variables;
mod words;
