//! Arguments that choose a game and its table.

use std::io;
use std::path::PathBuf;

use clap::Args;
use serde_json::Value;

use crate::board::{Board, GameEntry};
use crate::game::{BadDeal, BadTable, Options, Rng, Seat, Table};
use crate::workshop::new_game;
use crate::{games, solved};

/// A game, its table and its deal.
#[derive(Args, Clone, Debug)]
pub struct Setting {
    /// The game, such as `kintei`
    pub game: String,
    /// The number of seats; by default the fewest the game allows
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// The deal, for games with chance; by default it is drawn
    #[arg(long, value_name = "JSON")]
    pub setup: Option<String>,
}

/// The reason a subcommand fails.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The registry has no such game.
    #[error("there is no game `{0}`; there are: {known}", known = keys())]
    UnknownGame(String),
    /// The text is not `KEY=VALUE`.
    #[error("`{0}` is not an option: write KEY=VALUE")]
    NotAnOption(String),
    /// The table is not allowed.
    #[error(transparent)]
    Table(#[from] BadTable),
    /// The game has no chance.
    #[error("{0} takes no setup: nothing in it is left to chance")]
    NoSetup(&'static str),
    /// The setup is not JSON.
    #[error("the setup is not JSON: {0}")]
    NotJson(#[from] serde_json::Error),
    /// The setup is no valid deal.
    #[error(transparent)]
    Deal(#[from] BadDeal),
    /// The game could not be solved.
    #[error(transparent)]
    Solved(#[from] solved::Error),
    /// The table is wrong.
    #[error("the table of {0} is wrong: delete it, and solve it again")]
    Unproven(&'static str),
    /// The table has fewer seats.
    #[error("there is no seat {0}: this table has {1}")]
    NoSeat(Seat, u8),
    /// A line of a position cannot be played.
    #[error("line {number} cannot be played: {reason}")]
    Line {
        /// The number of the line among those that are no comments, counted from 1.
        number: u32,
        /// The reason, a sentence without a full stop.
        reason: String,
    },
    /// The turn of `--preview` is not legal.
    #[error("this turn cannot be shown: {0}")]
    Preview(String),
    /// A lesson breaks a law.
    #[error("{0}")]
    Lessons(String),
    /// A puzzle breaks a law, or none can be made.
    #[error("{0}")]
    Puzzles(String),
    /// A subcommand for authors needs the sources.
    #[error("this is no checkout of tavolino: run it in one")]
    NoCheckout,
    /// The files of the game lack something.
    #[error("{0} lacks {1} things")]
    Lacks(String, usize),
    /// A position of the sheet cannot be drawn.
    #[error("{0}")]
    Sheet(String),
    /// The new game cannot be begun.
    #[error(transparent)]
    NewGame(#[from] new_game::Error),
    /// The game has no private cards, or this seat has none left.
    #[error("this seat has no card in {0}")]
    NoCard(&'static str),
    /// The file cannot be written.
    #[error("{} cannot be written: {error}", file.display())]
    File {
        /// The path.
        file: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

fn keys() -> String {
    let keys: Vec<&str> = games::GAMES.iter().map(|entry| entry.info.key).collect();
    keys.join(", ")
}

impl Setting {
    /// Returns the board at its first position, and its table.
    pub(super) fn open(&self, rng: &mut Rng) -> Result<(Box<dyn Board>, Table), Error> {
        let entry = games::find(&self.game).ok_or_else(|| Error::UnknownGame(self.game.clone()))?;
        let table = entry.info.table(&self.chosen()?, self.seats)?;
        let deal = self.deal(entry, &table, rng)?;
        Ok(((entry.open)(&table, deal)?, table))
    }

    fn chosen(&self) -> Result<Options, Error> {
        let pair = |option: &String| match option.split_once('=') {
            Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
            None => Err(Error::NotAnOption(option.clone())),
        };
        self.options.iter().map(pair).collect()
    }

    fn deal(&self, entry: &GameEntry, table: &Table, rng: &mut Rng) -> Result<Value, Error> {
        match &self.setup {
            Some(_) if !entry.info.chance => Err(Error::NoSetup(entry.info.name)),
            Some(setup) => Ok(serde_json::from_str(setup)?),
            None => Ok((entry.deal)(table, rng)),
        }
    }
}
