//! Laws of the crate as a whole: pictures that belong to no game, typed text, allocations.
//!
//! A picture that differs is written to `target/pictures/<name>.new.png` and its difference, in
//! red, beside it. `UPDATE=1 cargo test -p tavolino-games --test library` accepts the new ones.
//! `PROPTEST_CASES=100000 cargo test --release -p tavolino-games --test library` searches longer; a
//! failure is shrunk and printed.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "registry/alt.rs"]
mod alt;
#[path = "library/components.rs"]
mod components;
#[path = "registry/golden.rs"]
mod golden_file;
#[path = "library/heard.rs"]
mod heard;
#[path = "library/plot.rs"]
mod plot;
#[path = "library/puzzles/mod.rs"]
mod puzzles;
#[path = "library/reading.rs"]
mod reading;
#[path = "library/searches.rs"]
mod searches;
#[path = "library/sheet.rs"]
mod sheet;
#[path = "library/swap.rs"]
mod swap;
#[path = "library/typed.rs"]
mod typed;
mod typing;

use std::path::Path;

use tavolino_games::game::Scene;

/// Compares a scene with `tests/pictures/<name>.png`.
fn golden(name: &str, scene: &Scene) {
    golden_file::golden(Path::new("tests/pictures"), name, scene);
}
