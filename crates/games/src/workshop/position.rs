//! Positions as data: the head of a table, and the lines that are played there.

use crate::board::{Board, GameEntry};
use crate::example;
use crate::game::Seat;

/// The words that may begin the head lines `# …` of a table, a record or a picture.
const HEADS: [&str; 11] = [
    "game", "option", "seats", "setup", "viewer", "after", "seat", "card", "halfway", "preview",
    "since",
];

/// Checks that each head line begins with a known word: a misspelt one would be ignored.
///
/// # Errors
/// The first line that begins with another word.
pub fn has_known_heads(text: &str) -> Result<(), String> {
    let is_known = |line: &&str| {
        let word = line.split(' ').nth(1).unwrap_or_default();
        HEADS.contains(&word)
    };
    let mut heads = text.lines().filter(|line| line.starts_with("# "));
    match heads.find(|line| !is_known(line)) {
        Some(line) => Err(format!("`{line}` begins with none of {}", HEADS.join(", "))),
        None => Ok(()),
    }
}

/// Returns the value of the line `# <key> …` of a text.
#[must_use]
pub fn head<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let value_of = |line: &'a str| {
        let rest = line.strip_prefix("# ")?.strip_prefix(key)?;
        rest.strip_prefix(' ').or(rest.is_empty().then_some(rest))
    };
    text.lines().find_map(value_of)
}

/// Returns the board of the table that the head describes, before the first line.
///
/// # Errors
/// The reason the table or the deal is invalid, with the options of the game.
pub fn open(entry: &'static GameEntry, text: &str) -> Result<Box<dyn Board>, String> {
    example::open(entry, text).map_err(|wrong| format!("{wrong}; {}", options_of(entry)))
}

/// Returns the options of a game and their values, for the message about a table that is not
/// allowed.
#[must_use]
pub fn options_of(entry: &GameEntry) -> String {
    let options = entry.info.options.iter();
    let options: Vec<String> = options
        .map(|option| format!("{}={}", option.key, option.values.join("|")))
        .collect();
    let name = entry.info.name;
    format!("the options of {name}: {}", options.join(", "))
}

/// Returns the lines of a text that are played, each with its seat and the words after it.
///
/// # Errors
/// In place of a line, the reason it begins with no seat.
pub fn lines(text: &str) -> impl Iterator<Item = Result<(&str, Seat, &str), String>> {
    let lines = text.lines();
    let played = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    played.map(|line| {
        let (seat, words) = line.split_once(' ').unwrap_or((line, ""));
        match seat.parse() {
            Ok(seat) => Ok((line, Seat(seat), words)),
            Err(_) => Err(format!("`{line}` begins with no seat")),
        }
    })
}

/// Plays a line as `tavolino trace` does: a turn, a claim, `resign` or `skip`.
///
/// # Errors
/// The reason it cannot be played.
pub fn follow(board: &mut dyn Board, seat: Seat, words: &str) -> Result<(), String> {
    match words {
        "resign" => {
            board.leave(seat);
            Ok(())
        }
        "skip" if board.skip(seat) => Ok(()),
        "skip" => Err("there is no turn to lose".to_owned()),
        words => match board.play(seat, words) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(refusal.explained()),
        },
    }
}
