//! Puzzles: positions of natural games in which exactly one turn keeps the win or the draw, from
//! `assets/puzzles/<game>.puzzles`.
//!
//! A line of the file is a puzzle ([`text`]); [`mine`] makes them, [`laws`] proves them again, and
//! [`daily`] gives every day one. [`decision`] has puzzles of one decision, in positions with
//! hidden hands, of more seats than two, or of all together.

pub mod daily;
pub mod decision;
pub mod derive;
pub mod id;
pub mod laws;
pub mod mine;
mod puzzle;
pub mod symmetry;
pub mod text;
mod theme;

pub use self::puzzle::{Answered, Kind, Level, Puzzle, level};
pub use self::text::Wrong;
pub use self::theme::Theme;
use crate::assets;
use crate::board::GameEntry;

/// Returns the text of a game's file; empty for a game without one.
#[must_use]
pub fn file(entry: &GameEntry) -> &'static str {
    assets::text(&format!("puzzles/{}.puzzles", entry.info.key)).unwrap_or_default()
}

/// Returns the puzzles of a game, in the order of its file; no position is played.
///
/// # Errors
/// [`Wrong`] at the first line that is no puzzle.
pub fn all(entry: &'static GameEntry) -> Result<Vec<Puzzle>, Wrong> {
    text::read(entry, file(entry))
}

/// Returns the puzzle with this id; `None` if the game has none, or its line is wrong.
#[must_use]
pub fn find(entry: &'static GameEntry, id: &str) -> Option<Puzzle> {
    let mut lines = text::lines(file(entry));
    let line = lines.find(|line| text::id_of(line) == id)?;
    text::parse(entry, line).ok()
}

#[cfg(test)]
mod tests;
