//! Lines of input and output: turns to play, and answers in JSON.

use std::io::{self, BufRead, Read, Write};

use serde::Serialize;

use super::setting::Error;
use crate::board::Board;
use crate::game::{Seat, Seats, Table};

/// Maximum length of an input line in bytes; no turn of any game is longer, and a longer line is
/// skipped.
const LONGEST_LINE: u64 = 1000;

/// Begins a line that is no turn, such as the first line of a record, which names the game and its
/// table.
const COMMENT: &str = "#";

/// The byte order mark with which some editors begin a text.
pub const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The reason why a line that is not UTF-8 is invalid.
pub const NOT_UTF8: &str = "the line is not UTF-8: save the text as UTF-8";

/// Returns the next line that is no comment, or the reason it is invalid; `None` at the end of
/// input.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    loop {
        match any_line(input)? {
            Some(Ok(line)) if line.starts_with(COMMENT) => {}
            line => return Ok(line),
        }
    }
}

/// Returns the next line, or the reason it is invalid; `None` at the end of input.
fn any_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut line = Vec::new();
    if input.take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Err("the line is too long".to_owned())));
    }
    let text = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&line);
    let text = str::from_utf8(text).map_err(|_| NOT_UTF8.to_owned());
    Ok(Some(text.map(str::to_owned)))
}

/// Plays one line, or returns the reason it cannot be played.
pub(super) fn follow(board: &mut dyn Board, table: &Table, line: &str) -> Result<(), String> {
    let line = line.trim();
    let (number, text) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let seat = Seats::all(table.seats)
        .iter()
        .find(|seat| seat.to_string() == number);
    let seat = seat.ok_or_else(|| format!("a line begins with a seat, 1 to {}", table.seats))?;
    match text.trim().to_lowercase().as_str() {
        "resign" => leave(board, seat),
        "skip" => skip(board, seat),
        text => match board.play(seat, text) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(refusal.explained()),
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

/// Prints one line of JSON and flushes it, because a reader may wait for it.
pub(super) fn print(out: &mut impl Write, line: &impl Serialize) -> Result<(), Error> {
    serde_json::to_writer(&mut *out, line)?;
    writeln!(out)?;
    out.flush()?;
    Ok(())
}
