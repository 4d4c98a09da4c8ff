//! Board games: rules, words, pictures and a computer player. No network, no database, no tasks.
//!
//! A game is a value ([`game`], [`games`]); [`play`] adds the rules that hold for all games, [`ai`]
//! plays, [`exercise`] judges turns for lessons, puzzles and hints, [`board`] erases the type,
//! [`analysis`] evaluates a record, [`solved`] keeps tables of perfect play, and [`render`] draws a
//! scene. Dependencies point one way:
//!
//! ```text
//! cli -> workshop -> lessons, rulebook, example;  cli -> solved, analysis -> board
//! lessons -> solved, example;  puzzles -> solved, games;  lessons, puzzles, rulebook -> assets
//! example, gallery -> games, render;  games -> board -> exercise -> ai -> play -> game;
//! games/* -> exercise, game
//! ```
//!
//! A game is opened, played and drawn:
//!
//! ```
//! use serde_json::Value;
//! use tavolino_games::game::{Lang, Options, Seat};
//! use tavolino_games::{games, render};
//!
//! let kumo = games::find("kumo").expect("it is in the registry");
//! let table = kumo.info.table(&Options::new(), None)?;
//! let mut board = (kumo.open)(&table, Value::Null)?;
//! board.play(Seat(1), "c1 c2")?;
//!
//! let lang = Lang::english();
//! assert_eq!(board.describe(None, &lang).as_deref(), Some("◯ blue moved a cloud from c1 to c2."));
//! let png = render::png(&board.scene(None, &lang));
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The pseudo-language is written for other crates, too.
#[cfg(test)]
extern crate self as tavolino_games;

pub mod ai;
pub mod analysis;
pub mod assets;
pub mod board;
pub mod cli;
#[cfg(test)]
pub mod contract;
pub mod example;
pub mod exercise;
pub mod gallery;
pub mod game;
pub mod games;
pub mod lessons;
pub mod play;
pub mod puzzles;
pub mod render;
pub mod rulebook;
pub mod solved;
pub mod workshop;

/// The templates of a game, from the documents: Cups stands in the registry of the tests, and Blank
/// is what a new game begins with.
#[cfg(test)]
#[path = "../../../docs/template"]
mod template {
    pub mod blank;
    pub mod cups;
}

/// The questions that tests ask every game, asked of the template here.
#[cfg(test)]
#[path = "../tests/registry/mod.rs"]
mod registry;
#[cfg(test)]
#[path = "../tests/typing/mod.rs"]
mod typing;
