//! Perft: the number of turn sequences, compared with counts by hand and by independent programs.

use serde_json::Value;
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::Options;

use crate::files;

/// A table, and the counts there.
#[derive(Default)]
pub struct Block {
    is_sourced: bool,
    seats: Option<u8>,
    options: Options,
    setup: Value,
    /// `play` and a turn, or `perft` and a depth with its count.
    steps: Vec<(String, String)>,
}

/// Returns the blocks of a game, each with the number of its first line.
pub fn blocks(key: &str) -> Vec<(usize, Block)> {
    let text = files::read(key, "perft");
    let mut found = Vec::new();
    let mut line = 1;
    for part in text.split("\n\n") {
        if part
            .lines()
            .any(|line| !line.is_empty() && !line.starts_with('#'))
        {
            found.push((line, Block::read(part.trim())));
        }
        line += part.lines().count() + 1;
    }
    found
}

impl Block {
    fn read(text: &str) -> Block {
        let mut block = Block::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "source" => block.is_sourced = true,
                "seats" => block.seats = Some(rest.parse().unwrap()),
                "option" => {
                    let (key, value) = rest.split_once('=').unwrap();
                    block.options.insert(key.to_owned(), value.to_owned());
                }
                "setup" => block.setup = serde_json::from_str(rest).unwrap(),
                "play" | "perft" => block.steps.push((word.to_owned(), rest.to_owned())),
                _ => panic!("`{line}` is none of source, seats, option, setup, play, perft"),
            }
        }
        block
    }

    fn open(&self, kind: &GameEntry) -> Box<dyn Board> {
        let table = kind.info.table(&self.options, self.seats).unwrap();
        (kind.open)(&table, self.setup.clone()).unwrap()
    }
}

pub fn counts(kind: &GameEntry, block: &Block) {
    let key = kind.info.key;
    assert!(
        block.is_sourced,
        "{key}.perft: a block begins with `source` and who counted"
    );
    let mut board = block.open(kind);
    let mut line = Vec::new();
    for (word, rest) in &block.steps {
        if word == "play" {
            let seat = board.to_act().first().unwrap();
            let done = board.play(seat, rest);
            done.unwrap_or_else(|why| panic!("{key}.perft: {}", why.explained()));
            line.push(rest);
            continue;
        }
        let (depth, count) = rest.split_once(' ').unwrap();
        let counted = board.perft(depth.parse().unwrap());
        assert_eq!(
            counted.to_string(),
            count,
            "{:?} at depth {depth} after {line:?}",
            block.options
        );
    }
}
