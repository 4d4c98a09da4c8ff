//! The text of puzzles: a line each,
//! `<id> <kind> <seat> <prior> <themes> <table>;<trace>;<solution>`; those of the kind `goal` end
//! with `;<goal>`, and with `;<deal>` as JSON in games with a deal.
//!
//! Themes are joined by `+`, and `-` stands for none. The table is `seats=n` and `option=value`
//! joined by `+`, without defaults; `-` stands for the default table. Commas separate the turns of
//! the trace, whose seats follow from the rules. The solution is own turn, answer, own turn, …,
//! separated by `>`; `|` separates the right turns of a decision. `#` begins a comment; the comment
//! `# from day n, …` says that the puzzles after it count only from day n of the calendar on, not
//! from day 0.

use std::fmt::Write;
use std::str::FromStr;

use super::puzzle::{Kind, Puzzle};
use super::theme::Theme;
use crate::board::GameEntry;
use crate::game::{Options, Seat, Table};

/// Stands for an empty list.
const NONE: &str = "-";

/// Begins the comment with the first day of the puzzles after it.
const FROM: &str = "# from day ";

/// A puzzle with the first day of the calendar on which it counts.
#[derive(Clone, Debug)]
pub struct Dated {
    /// The day.
    pub from: u32,
    /// The puzzle.
    pub puzzle: Puzzle,
}

/// A line that is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no puzzle")]
pub struct Wrong(String);

/// Returns the lines of a file that are puzzles.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    let is_puzzle = |line: &&str| !line.is_empty() && !line.starts_with('#');
    text.lines().filter(is_puzzle)
}

/// Returns the id of a line.
#[must_use]
pub fn id_of(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// Returns the puzzles of a file, in its order.
///
/// # Errors
/// [`Wrong`] at the first line that is no puzzle.
pub fn read(entry: &'static GameEntry, text: &str) -> Result<Vec<Puzzle>, Wrong> {
    lines(text).map(|line| parse(entry, line)).collect()
}

/// Returns the puzzles of a file with their first days, in its order.
///
/// # Errors
/// [`Wrong`] at the first line that is no puzzle, names no day, or a day before one above it.
pub fn dated(entry: &'static GameEntry, text: &str) -> Result<Vec<Dated>, Wrong> {
    let (mut from, mut dated) = (0, Vec::new());
    for line in text.lines().filter(|line| !line.is_empty()) {
        if line.starts_with(FROM) {
            let day = from_of(line).filter(|&day| day >= from);
            from = day.ok_or_else(|| Wrong(line.to_owned()))?;
        } else if !line.starts_with('#') {
            let puzzle = parse(entry, line)?;
            dated.push(Dated { from, puzzle });
        }
    }
    Ok(dated)
}

/// Returns the days of a file's batches, in its order.
pub fn batches(text: &str) -> impl Iterator<Item = u32> {
    text.lines().filter_map(from_of)
}

/// Returns the comment that begins a batch.
#[must_use]
pub fn batch(from: u32, seed: u64) -> String {
    format!("{FROM}{from}, made with seed {seed}")
}

fn from_of(line: &str) -> Option<u32> {
    let day = line.strip_prefix(FROM)?.split(',').next()?;
    day.parse().ok()
}

/// Returns the puzzle of a line. Its turns are not played.
///
/// # Errors
/// [`Wrong`] if the line has another form.
pub fn parse(game: &'static GameEntry, line: &str) -> Result<Puzzle, Wrong> {
    puzzle_of(game, line).ok_or_else(|| Wrong(line.to_owned()))
}

fn puzzle_of(game: &'static GameEntry, line: &str) -> Option<Puzzle> {
    let mut parts = line.split(';');
    let (head, trace, solution) = (parts.next()?, parts.next()?, parts.next()?);
    let mut words = head.split(' ');
    let mut word = || words.next();
    let (id, kind, seat) = (word()?, word()?, word()?);
    let (prior, themes, table) = (word()?, word()?, word()?);
    let kind = Kind::from_str(kind).ok()?;
    let (mut goal, mut deal) = (None, serde_json::Value::Null);
    if kind == Kind::Goal {
        goal = Some(parts.next()?.parse().ok()?);
        if let Some(text) = parts.next() {
            deal = serde_json::from_str(text).ok()?;
        }
    }
    if parts.next().is_some() || word().is_some() {
        return None;
    }
    let (mut decisions, mut answers) = (Vec::new(), Vec::new());
    for (at, turn) in solution.split('>').enumerate() {
        if at.is_multiple_of(2) {
            decisions.push(turn.split('|').map(str::to_owned).collect());
        } else {
            answers.push(turn.to_owned());
        }
    }
    Some(Puzzle {
        id: id.to_owned(),
        game,
        table: table_of(game, table)?,
        deal,
        trace: listed(trace, ','),
        seat: Seat(seat.parse().ok()?),
        kind,
        decisions,
        answers,
        themes: if themes == NONE {
            Vec::new()
        } else {
            let themes: Result<_, _> = themes.split('+').map(Theme::from_str).collect();
            themes.ok()?
        },
        prior: prior.parse().ok()?,
        goal,
    })
}

fn listed(text: &str, separator: char) -> Vec<String> {
    let parts = text.split(separator).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}

fn table_of(game: &GameEntry, text: &str) -> Option<Table> {
    let (mut options, mut seats) = (Options::new(), None);
    for pair in text.split('+').filter(|pair| *pair != NONE) {
        let (key, value) = pair.split_once('=')?;
        if key == "seats" {
            seats = Some(value.parse().ok()?);
        } else {
            options.insert(key.to_owned(), value.to_owned());
        }
    }
    game.info.table(&options, seats).ok()
}

/// Returns a table as the lines have it.
#[must_use]
pub fn table_text(game: &GameEntry, table: &Table) -> String {
    let mut parts = Vec::new();
    let fewest = *(game.info.seats)(&table.options).start();
    if table.seats != fewest {
        parts.push(format!("seats={}", table.seats));
    }
    for choice in game.info.options {
        let value = table.option(choice.key);
        if value != choice.values[0] {
            parts.push(format!("{}={value}", choice.key));
        }
    }
    or_none(&parts)
}

fn or_none(parts: &[String]) -> String {
    if parts.is_empty() {
        NONE.to_owned()
    } else {
        parts.join("+")
    }
}

/// Returns the line of a puzzle.
#[must_use]
pub fn line(puzzle: &Puzzle) -> String {
    let themes: Vec<String> = puzzle.themes.iter().map(ToString::to_string).collect();
    let mut line = format!(
        "{} {} {} {} {} {};{};",
        puzzle.id,
        puzzle.kind,
        puzzle.seat.0,
        puzzle.prior,
        or_none(&themes),
        table_text(puzzle.game, &puzzle.table),
        puzzle.trace.join(","),
    );
    for (at, right) in puzzle.decisions.iter().enumerate() {
        line.push_str(&right.join("|"));
        if let Some(answer) = puzzle.answers.get(at) {
            let _ = write!(line, ">{answer}>");
        }
    }
    if let Some(goal) = &puzzle.goal {
        let _ = write!(line, ";{goal}");
        if !puzzle.deal.is_null() {
            let _ = write!(line, ";{}", puzzle.deal);
        }
    }
    line
}
