//! Perft: the number of turn sequences, compared with counts by hand and by independent programs.

use serde_json::Value;
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::Options;
use tavolino_games::workshop::files::{Home, Part};
use tavolino_games::workshop::position::options_of;

/// A table, and the counts there.
#[derive(Default)]
pub struct Block {
    /// The file and the first line, for messages.
    place: String,
    is_sourced: bool,
    seats: Option<u8>,
    options: Options,
    setup: Value,
    /// `play` and a turn, or `perft` and a depth with its count.
    steps: Vec<(String, String)>,
}

/// Returns the blocks of a game, each with the number of its first line.
pub fn blocks(home: &Home) -> Vec<(usize, Block)> {
    let text = home.read(Part::Perft).unwrap_or_default();
    let mut found = Vec::new();
    let mut line = 1;
    for part in text.split("\n\n") {
        if part
            .lines()
            .any(|line| !line.is_empty() && !line.starts_with('#'))
        {
            let place = format!("{}, block at line {line}", home.path(Part::Perft));
            found.push((line, Block::read(place, part)));
        }
        line += part.lines().count() + 1;
    }
    found
}

impl Block {
    fn read(place: String, text: &str) -> Block {
        let mut block = Block {
            place,
            ..Block::default()
        };
        let place = &block.place;
        let is_read = |line: &&str| !line.is_empty() && !line.starts_with('#');
        for line in text.lines().filter(is_read) {
            let wrong = |form: &str| -> ! { panic!("{place}: `{line}` is not `{form}`") };
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "source" => block.is_sourced = true,
                "seats" => {
                    let seats = rest.parse().unwrap_or_else(|_| wrong("seats NUMBER"));
                    block.seats = Some(seats);
                }
                "option" => {
                    let option = rest.split_once('=');
                    let (key, value) = option.unwrap_or_else(|| wrong("option KEY=VALUE"));
                    block.options.insert(key.to_owned(), value.to_owned());
                }
                "setup" => {
                    let setup = serde_json::from_str(rest);
                    block.setup = setup.unwrap_or_else(|_| wrong("setup JSON"));
                }
                "play" | "perft" => block.steps.push((word.to_owned(), rest.to_owned())),
                _ => panic!(
                    "{place}: `{line}` begins with none of source, seats, option, setup, play, perft"
                ),
            }
        }
        block
    }

    fn open(&self, entry: &GameEntry) -> Box<dyn Board> {
        let place = &self.place;
        let table = entry.info.table(&self.options, self.seats);
        let table = table.unwrap_or_else(|bad| panic!("{place}: {bad}; {}", options_of(entry)));
        let board = (entry.open)(&table, self.setup.clone());
        board.unwrap_or_else(|bad| panic!("{place}: {bad}"))
    }
}

/// Checks the counts of a block. Where several seats are to act, the lowest one plays, as in
/// `play::perft`.
pub fn counts(entry: &GameEntry, block: &Block) {
    let place = &block.place;
    assert!(
        block.is_sourced,
        "{place}: begin it with `source` and who counted"
    );
    let mut board = block.open(entry);
    let mut line = Vec::new();
    for (word, rest) in &block.steps {
        if word == "play" {
            let seat = board.to_act().first();
            let seat = seat.unwrap_or_else(|| panic!("{place}: `play {rest}`: the game is over"));
            let done = board.play(seat, rest);
            done.unwrap_or_else(|why| panic!("{place}: `play {rest}`: {}", why.explained()));
            line.push(rest);
            continue;
        }
        let read = || {
            let (depth, count) = rest.split_once(' ')?;
            Some((depth.parse().ok()?, count.parse::<u64>().ok()?))
        };
        let (depth, written) =
            read().unwrap_or_else(|| panic!("{place}: `perft {rest}` is not `perft DEPTH COUNT`"));
        let counted = board.perft(depth);
        assert!(
            counted == written,
            "{place}: `perft {depth} {written}` is written, but the rules give {counted} after {line:?}; where several seats are to \
             act at once, perft plays the lowest"
        );
    }
}
