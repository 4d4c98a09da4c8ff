//! The subcommands of the games and the computer player; the bot's program includes them.

mod author;
mod draw;
mod lessons;
mod lines;
mod perft;
mod puzzles;
mod setting;
mod think;
mod trace;

use std::fs;
use std::io;
use std::path::PathBuf;

use anyhow::Context;
use clap::Subcommand;

pub use self::author::{Author, author};
pub use self::draw::{Draw, draw};
pub use self::lessons::{Lessons, lessons};
pub use self::lines::{BYTE_ORDER_MARK, NOT_UTF8};
pub use self::perft::{Perft, perft};
pub use self::puzzles::{Puzzles, puzzles};
pub use self::setting::{Error, Setting};
pub use self::think::{Analyse, Solve, Think, analyse, solve, think};
pub use self::trace::{Trace, trace};
use crate::gallery;
use crate::game::Rng;

/// A subcommand that needs nothing but the games.
#[derive(Clone, Debug, Subcommand)]
#[expect(
    missing_docs,
    reason = "help shows the description that stands with the arguments"
)]
pub enum Command {
    Perft(Perft),
    Trace(Trace),
    Think(Think),
    Analyse(Analyse),
    Solve(Solve),
    Draw(Draw),
    /// Prove the lessons
    #[command(subcommand)]
    Lessons(Lessons),
    /// Make, prove and list puzzles
    #[command(subcommand)]
    Puzzles(Puzzles),
    /// Draw a board of every game on one sheet
    Gallery {
        /// The PNG file to make
        file: PathBuf,
    },
}

impl Command {
    /// Runs the subcommand from standard input to standard output; `rng` makes the deal unless
    /// `--setup` gives one.
    ///
    /// # Errors
    /// Invalid arguments, and input or output that fails.
    pub fn run(&self, rng: &mut Rng) -> anyhow::Result<()> {
        let (input, out) = (io::stdin().lock(), &mut io::stdout().lock());
        match self {
            Command::Perft(args) => perft(args, rng, out)?,
            Command::Trace(args) => trace(args, rng, input, out)?,
            Command::Think(args) => think(args, rng, input, out)?,
            Command::Analyse(args) => analyse(args, rng, input, out)?,
            Command::Solve(args) => solve(args, rng, out)?,
            Command::Draw(args) => draw(args, rng, input, out)?,
            Command::Lessons(args) => lessons(args, out)?,
            Command::Puzzles(args) => puzzles(args, out)?,
            Command::Gallery { file } => fs::write(file, gallery::gallery()?)
                .with_context(|| format!("{} cannot be written", file.display()))?,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
