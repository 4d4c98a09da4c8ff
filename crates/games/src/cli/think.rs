//! The subcommands `think`, `analyse` and `solve`: the computer player on the command line.

use std::io::{BufRead, IsTerminal, Write, stderr};
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rand::SeedableRng;
use serde::Serialize;
use strum::VariantArray;

use super::lines::{follow, next_line, print};
use super::setting::{Error, Setting};
use crate::ai::value::{Value, Verdict};
use crate::ai::{SearchOptions, Strength};
use crate::analysis::{Analyst, EvaluatedTurn};
use crate::board::Board;
use crate::game::table::SWAP;
use crate::game::{BadTable, Options, Rng, Seat, Seats, Table, notation};
use crate::solved::Solved;

/// Says what the computer would play: reads positions as `trace` reads lines, with an empty line
/// after each
#[derive(Args, Clone, Debug)]
pub struct Think {
    /// The game and its table.
    #[command(flatten)]
    pub setting: Setting,
    /// The strength: easy, medium or strong
    #[arg(long, default_value = "medium", value_parser = strengths())]
    pub strength: Strength,
    /// The seat it thinks for; by default the lowest that is to act
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// The seed of its random numbers
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub seed: u64,
    /// The folder with tables of solved games
    #[arg(long, default_value = "data/solved", value_name = "FOLDER")]
    pub solved: PathBuf,
}

/// Says of each turn of a game what it was worth, and what the best one was
#[derive(Args, Clone, Debug)]
pub struct Analyse {
    /// The game and its table.
    #[command(flatten)]
    pub setting: Setting,
    /// The seed of its random numbers
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub seed: u64,
    /// The folder with tables of solved games
    #[arg(long, default_value = "data/solved", value_name = "FOLDER")]
    pub solved: PathBuf,
}

/// Solves a game and keeps the table; stopped and begun again, it goes on where it was
#[derive(Args, Clone, Debug)]
pub struct Solve {
    /// The game
    pub game: String,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// Prove every position of the table again
    #[arg(long)]
    pub verify: bool,
    /// The folder with tables of solved games
    #[arg(long, default_value = "data/solved", value_name = "FOLDER")]
    pub solved: PathBuf,
}

/// Returns the parser of a strength, which names the choices.
fn strengths() -> impl TypedValueParser<Value = Strength> {
    let names = Strength::VARIANTS.iter().map(<&str>::from);
    PossibleValuesParser::new(names).map(|name| name.parse().expect("it is one of the names"))
}

/// The output for a position.
#[derive(Serialize)]
struct Answer {
    seat: Seat,
    turn: Option<String>,
    value: Option<&'static str>,
    r#in: Option<u8>,
    estimate: f32,
    nodes: u64,
    ms: u128,
    line: Vec<String>,
}

/// The output for a played turn.
#[derive(Serialize)]
struct Judgement<'a> {
    ply: usize,
    seat: Seat,
    turn: &'a str,
    value: Option<&'static str>,
    r#in: Option<u8>,
    estimate: f32,
    exact: bool,
    best: Best<'a>,
}

/// The best turn of the position.
#[derive(Serialize)]
struct Best<'a> {
    turn: &'a str,
    value: Option<&'static str>,
    r#in: Option<u8>,
}

/// The output for an invalid position.
#[derive(Serialize)]
struct Mistake {
    error: String,
}

/// The output for a solved game.
#[derive(Serialize)]
struct Ending {
    game: &'static str,
    options: Options,
    value: &'static str,
    winner: Option<Seat>,
    turns: Option<u8>,
    positions: u64,
}

/// Prints a line of JSON with the computer's turn for each position of the input.
///
/// # Errors
/// Invalid arguments, and input or output that fails.
pub fn think(
    args: &Think,
    rng: &mut Rng,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> Result<(), Error> {
    let (start, table) = args.setting.open(rng)?;
    let solved = Solved::within(args.solved.clone());
    let mut lines = Vec::new();
    let mut has_answered = false;
    let seat = args.seat.map(Seat);
    if let Some(seat) = seat.filter(|seat| !Seats::all(table.seats).contains(*seat)) {
        return Err(Error::NoSeat(seat, table.seats));
    }
    loop {
        let line = next_line(&mut input)?;
        let is_end = line.is_none();
        match line {
            Some(Ok(line)) if line.trim().is_empty() => {}
            Some(line) => {
                lines.push(line);
                continue;
            }
            // The end of the input ends a position; after another one there must be lines.
            None if lines.is_empty() && has_answered => return Ok(()),
            None => {}
        }
        has_answered = true;
        match position(&*start, &table, lines.drain(..)) {
            Ok(board) => {
                let is_strong = args.strength == Strength::Strong;
                let known = is_strong
                    .then(|| solved.get_or_solve(&*start, &table.options))
                    .flatten();
                let options = SearchOptions {
                    strength: args.strength,
                    table: known.as_deref(),
                    ..SearchOptions::default()
                };
                print(out, &answer(&*board, args, options))?;
            }
            Err(error) => print(out, &Mistake { error })?,
        }
        if is_end {
            return Ok(());
        }
    }
}

/// Returns the position after the lines.
fn position(
    start: &dyn Board,
    table: &Table,
    lines: impl Iterator<Item = Result<String, String>>,
) -> Result<Box<dyn Board>, String> {
    let mut board = start.boxed();
    for line in lines {
        follow(&mut *board, table, &line?)?;
    }
    Ok(board)
}

fn answer(board: &dyn Board, args: &Think, options: SearchOptions<'_>) -> Answer {
    let begun = Instant::now();
    let seat = args.seat.map(Seat).or_else(|| board.to_act().first());
    let seat = seat.unwrap_or(Seat(1));
    let claim = board.certain_claim(seat);
    let result = board.think(seat, options, &mut Rng::seed_from_u64(args.seed));
    let ms = begun.elapsed().as_millis();
    let over = || board.outcome().map_or(0.5, |outcome| outcome.payoff(seat));
    let value = result.as_ref().and_then(|result| result.value);
    let verdict = result.as_ref().and_then(|result| result.verdict);
    let turn = result.as_ref().map(|result| result.turn.clone());
    Answer {
        seat,
        turn: claim.or(turn),
        value: verdict.map(word),
        r#in: value.and_then(Value::turns),
        estimate: result.as_ref().map_or_else(over, |result| result.estimate),
        nodes: result.as_ref().map_or(0, |result| result.nodes),
        ms,
        line: result
            .map(|result| result.principal_variation)
            .unwrap_or_default(),
    }
}

/// Prints a line of JSON for each turn of the input as soon as it is evaluated.
///
/// All input is read first, because the effort for a turn depends on the number of turns.
///
/// # Errors
/// Invalid arguments, and input or output that fails.
pub fn analyse(
    args: &Analyse,
    rng: &mut Rng,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> Result<(), Error> {
    let (mut board, table) = args.setting.open(rng)?;
    let known = Solved::within(args.solved.clone()).get_or_solve(&*board, &table.options);
    let options = SearchOptions {
        strength: Strength::Strong,
        table: known.as_deref(),
        ..SearchOptions::default()
    };
    let mut lines = Vec::new();
    while let Some(line) = next_line(&mut input)? {
        lines.push(line);
    }
    let mut analyst = Analyst::new(board.boxed(), &table, lines.len(), args.seed);
    for line in lines {
        let acting = board.to_act();
        match line.and_then(|line| follow(&mut *board, &table, &line).map(|()| line)) {
            Ok(line) => match turn_of(&line).filter(|(seat, _)| acting.contains(*seat)) {
                Some((seat, turn)) => {
                    if let Some(judged) = analyst.judge(seat, &turn, board.boxed(), options) {
                        print(out, &Judgement::of(judged))?;
                    }
                }
                None => analyst.pass(board.boxed()),
            },
            Err(error) => print(out, &Mistake { error })?,
        }
    }
    Ok(())
}

/// Returns the seat and the turn of a line; `None` if the line holds no turn.
fn turn_of(line: &str) -> Option<(Seat, String)> {
    let (number, text) = line.trim().split_once(char::is_whitespace)?;
    let turn = notation::normalize(text);
    let is_turn = !["resign", "skip"].contains(&turn.as_str()) && !turn.starts_with("claim ");
    Some((Seat(number.parse().ok()?), turn)).filter(|_| is_turn)
}

impl<'a> Judgement<'a> {
    fn of(judged: &'a EvaluatedTurn) -> Judgement<'a> {
        let (played, best) = (judged.played, &judged.best);
        Judgement {
            ply: judged.step,
            seat: judged.seat,
            turn: &judged.turn,
            value: played.verdict.map(word),
            r#in: played.value.and_then(Value::turns),
            estimate: played.estimate,
            exact: judged.is_exact(),
            best: Best {
                turn: &best.turn,
                value: best.worth.verdict.map(word),
                r#in: best.worth.value.and_then(Value::turns),
            },
        }
    }
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win => "win",
        Verdict::Draw => "draw",
        Verdict::Loss => "loss",
    }
}

/// Solves a game and prints its value.
///
/// # Errors
/// [`Error`] if the game cannot be solved or its table is wrong.
pub fn solve(args: &Solve, rng: &mut Rng, out: &mut impl Write) -> Result<(), Error> {
    let setting = Setting {
        game: args.game.clone(),
        seats: None,
        options: args.options.clone(),
        setup: None,
    };
    let (board, table) = setting.open(rng)?;
    // A table has the values of positions, which know nothing of a swap.
    if table.has_swap() {
        return Err(BadTable::Option(SWAP.to_owned()).into());
    }
    let mut bar = Bar::new();
    let mut progress = |depth, done, all| bar.show(depth, done, all);
    let solved = Solved::within(args.solved.clone());
    let solution = solved.solve(&*board, &table.options, &mut progress)?;
    let solvable = board.solvable().ok_or(Error::Unproven(board.info().name))?;
    if args.verify {
        let mut proving = |_, done, all| bar.show(0, done, all);
        if !solvable.verify(&solution, &mut Showing(&mut proving)) {
            return Err(Error::Unproven(board.info().name));
        }
    }
    bar.clear();
    let solved_position = solvable
        .solved(&solution)
        .ok_or(Error::Unproven(board.info().name))?;
    let first = board.to_act().first();
    print(
        out,
        &Ending {
            game: board.info().key,
            options: table.options,
            value: word(solved_position.value.verdict()),
            winner: first.and_then(|first| match solved_position.value {
                Value::Win(_) => Some(first),
                Value::Draw => None,
                Value::Loss(_) => Some(first.rival()),
            }),
            turns: solved_position.value.turns(),
            positions: solved_position.positions,
        },
    )
}

struct Showing<'a>(&'a mut dyn FnMut(u8, u64, u64) -> bool);

impl crate::ai::solve::Progress for Showing<'_> {
    fn progress(&mut self, depth: u8, done: u64, all: u64) -> bool {
        (self.0)(depth, done, all)
    }
}

/// A progress bar on the terminal.
struct Bar {
    is_shown: bool,
    last: Instant,
}

impl Bar {
    fn new() -> Bar {
        Bar {
            is_shown: stderr().is_terminal(),
            last: Instant::now(),
        }
    }

    fn show(&mut self, depth: u8, done: u64, all: u64) -> bool {
        const WIDTH: u64 = 30;
        if self.is_shown && self.last.elapsed().as_millis() > 100 {
            self.last = Instant::now();
            let full = (done * WIDTH / all.max(1)) as usize;
            let (full, rest) = ("█".repeat(full), "░".repeat(WIDTH as usize - full));
            eprint!("\r{full}{rest} {done} of {all}, {depth} turns from the end  ");
        }
        true
    }

    fn clear(&self) {
        if self.is_shown {
            eprint!("\r\x1b[K");
        }
    }
}
