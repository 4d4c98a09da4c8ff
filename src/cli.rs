//! The rules engines from the command line: counting turns, and following a game line by line.

mod think;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};

use clap::Args;
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::board::{Board, Kind};
use crate::game::{BadDeal, BadTable, Options, Outcome, Rng, Seat, Seats, Table};
use crate::games;
use crate::solved;

pub use self::think::{Analyse, Solve, Think, analyse, solve, think};

/// A line longer than this is no turn of any game, and is not kept while it is read.
const LONGEST_LINE: u64 = 1000;

/// Which game, and how it is set up.
#[derive(Args, Clone, Debug)]
pub struct Setting {
    /// The game, such as `kintei`
    pub game: String,
    /// How many play; by default as few as the game allows
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// What chance decided, for games that have any; by default it is drawn
    #[arg(long, value_name = "JSON")]
    pub setup: Option<String>,
}

/// Counts the sequences of exactly so many turns
#[derive(Args, Clone, Debug)]
pub struct Perft {
    /// The game and its table.
    #[command(flatten)]
    pub setting: Setting,
    /// How many turns
    pub depth: u32,
    /// Also count what follows each first turn
    #[arg(long)]
    pub divide: bool,
}

/// Follows a game: reads a turn per line, and says where it stands
#[derive(Args, Clone, Debug)]
pub struct Trace {
    /// The game and its table.
    #[command(flatten)]
    pub setting: Setting,
    /// Also list the legal turns
    #[arg(long)]
    pub list: bool,
}

/// Why nothing can be counted or followed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The registry does not have it.
    #[error("there is no game `{0}`; there are: {known}", known = keys())]
    UnknownGame(String),
    /// Not `KEY=VALUE`.
    #[error("`{0}` is not an option: write KEY=VALUE")]
    NotAnOption(String),
    /// Nobody can sit down so.
    #[error(transparent)]
    Table(#[from] BadTable),
    /// Nothing in it is left to chance.
    #[error("{0} takes no setup: nothing in it is left to chance")]
    NoSetup(&'static str),
    /// Not JSON.
    #[error("the setup is not JSON: {0}")]
    NotJson(#[from] serde_json::Error),
    /// Cannot be.
    #[error(transparent)]
    Deal(#[from] BadDeal),
    /// It is not solved, and will not be.
    #[error(transparent)]
    Solved(#[from] solved::Error),
    /// A table that says something wrong.
    #[error("the table of {0} is wrong: delete it, and solve it again")]
    Unproven(&'static str),
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

fn keys() -> String {
    let keys: Vec<&str> = games::GAMES.iter().map(|kind| kind.info.key).collect();
    keys.join(", ")
}

impl Setting {
    fn open(&self, rng: &mut Rng) -> Result<(Box<dyn Board>, Table), Error> {
        let kind = games::find(&self.game).ok_or_else(|| Error::UnknownGame(self.game.clone()))?;
        let table = kind.info.table(&self.chosen()?, self.seats)?;
        let deal = self.deal(kind, &table, rng)?;
        Ok(((kind.open)(&table, deal)?, table))
    }

    fn chosen(&self) -> Result<Options, Error> {
        let pair = |option: &String| match option.split_once('=') {
            Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
            None => Err(Error::NotAnOption(option.clone())),
        };
        self.options.iter().map(pair).collect()
    }

    fn deal(&self, kind: &Kind, table: &Table, rng: &mut Rng) -> Result<Value, Error> {
        match &self.setup {
            Some(_) if !kind.info.chance => Err(Error::NoSetup(kind.info.name)),
            Some(setup) => Ok(serde_json::from_str(setup)?),
            None => Ok((kind.deal)(table, rng)),
        }
    }
}

/// Prints one number, and before it, with `divide`, one per first turn.
pub fn perft(args: &Perft, rng: &mut Rng, out: &mut impl Write) -> Result<(), Error> {
    let (board, _) = args.setting.open(rng)?;
    let first = board.to_act().first();
    if let (true, Some(seat), Some(rest)) = (args.divide, first, args.depth.checked_sub(1)) {
        let mut turns = board.turns(seat);
        turns.sort_unstable();
        let mut total = 0;
        for turn in turns {
            let mut after = board.boxed();
            after.play(seat, &turn).expect("a legal turn can be played");
            let count = after.perft(rest);
            total += count;
            writeln!(out, "{turn}: {count}")?;
        }
        writeln!(out, "{total}")?;
    } else {
        writeln!(out, "{}", board.perft(args.depth))?;
    }
    Ok(())
}

/// Reads lines such as `1 place 4 b3`, and prints a line of JSON for the start and after each.
pub fn trace(
    args: &Trace,
    rng: &mut Rng,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> Result<(), Error> {
    let (mut board, table) = args.setting.open(rng)?;
    let mut ply = 0;
    print(out, &Standing::of(&*board, ply, args.list))?;
    while let Some(line) = next_line(&mut input)? {
        match line.and_then(|line| follow(&mut *board, &table, &line)) {
            Ok(()) => {
                ply += 1;
                print(out, &Standing::of(&*board, ply, args.list))?;
            }
            Err(error) => print(out, &Mistake { ply, error })?,
        }
    }
    Ok(())
}

/// The next line, or why it is none; nothing at the end.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut line = Vec::new();
    if input.take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Err("the line is too long".to_owned())));
    }
    Ok(Some(Ok(String::from_utf8_lossy(&line).into_owned())))
}

/// Plays one line, or says why it cannot be played.
fn follow(board: &mut dyn Board, table: &Table, line: &str) -> Result<(), String> {
    let line = line.trim();
    let (number, said) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let seat = Seats::all(table.seats)
        .iter()
        .find(|seat| seat.to_string() == number);
    let seat = seat.ok_or_else(|| format!("a line begins with a seat, 1 to {}", table.seats))?;
    match said.trim().to_lowercase().as_str() {
        "resign" => leave(board, seat),
        "skip" => skip(board, seat),
        said => match board.play(seat, said) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(refusal.to_string()),
        },
    }
}

fn leave(board: &mut dyn Board, seat: Seat) -> Result<(), String> {
    if board.outcome().is_some() {
        return Err("the game is over".to_owned());
    }
    if !board.staying().contains(seat) {
        return Err("this seat has left the game".to_owned());
    }
    board.leave(seat);
    Ok(())
}

fn skip(board: &mut dyn Board, seat: Seat) -> Result<(), String> {
    if board.outcome().is_some() {
        return Err("the game is over".to_owned());
    }
    if !board.to_act().contains(seat) {
        return Err("it isn't your turn".to_owned());
    }
    if !board.skip(seat) {
        return Err("here a seat whose time runs out must leave: resign".to_owned());
    }
    Ok(())
}

/// Where the game stands; the order of the fields is the order in which they are printed.
#[derive(Serialize)]
struct Standing {
    ply: u64,
    to_act: Seats,
    legal: BTreeMap<Seat, Legal>,
    outcome: Option<Outcome>,
}

/// A seat's legal turns, told apart from others by their hash.
#[derive(Serialize)]
struct Legal {
    count: usize,
    sha256: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<Vec<String>>,
}

/// A line that could not be played.
#[derive(Serialize)]
struct Mistake {
    ply: u64,
    error: String,
}

impl Standing {
    fn of(board: &dyn Board, ply: u64, list: bool) -> Standing {
        let legal = |seat| (seat, Legal::of(board.turns(seat), list));
        Standing {
            ply,
            to_act: board.to_act(),
            legal: board.to_act().iter().map(legal).collect(),
            outcome: board.outcome(),
        }
    }
}

impl Legal {
    fn of(mut turns: Vec<String>, list: bool) -> Legal {
        turns.sort_unstable();
        let hex = |byte: &u8| format!("{byte:02x}");
        Legal {
            count: turns.len(),
            sha256: Sha256::digest(turns.join("\n")).iter().map(hex).collect(),
            turns: list.then_some(turns),
        }
    }
}

/// One line, at once: whoever reads may be waiting for it.
fn print(out: &mut impl Write, line: &impl Serialize) -> Result<(), Error> {
    serde_json::to_writer(&mut *out, line)?;
    writeln!(out)?;
    out.flush()?;
    Ok(())
}

#[cfg(test)]
mod tests;
