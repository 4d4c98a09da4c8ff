//! The number of legal turns, counted as deep as somebody else has counted them.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::Path;

use serde_json::Value;
use tavolino::board::Board;
use tavolino::game::Options;
use tavolino::games;

/// One table, and what is counted there.
#[derive(Default)]
struct Block<'a> {
    sourced: bool,
    seats: Option<u8>,
    options: Options,
    setup: Value,
    steps: Vec<(&'a str, &'a str)>,
}

impl<'a> Block<'a> {
    fn read(text: &'a str) -> Block<'a> {
        let mut block = Block::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (word, rest) = line.split_once(' ').unwrap();
            match word {
                "source" => block.sourced = true,
                "seats" => block.seats = Some(rest.parse().unwrap()),
                "option" => {
                    let (key, value) = rest.split_once('=').unwrap();
                    block.options.insert(key.to_owned(), value.to_owned());
                }
                "setup" => block.setup = serde_json::from_str(rest).unwrap(),
                "play" | "perft" => block.steps.push((word, rest)),
                _ => panic!("`{line}` means nothing here"),
            }
        }
        block
    }

    fn board(&self, game: &str) -> Box<dyn Board> {
        let kind = games::find(game).unwrap();
        let table = kind.info.table(&self.options, self.seats).unwrap();
        (kind.open)(&table, self.setup.clone()).unwrap()
    }

    fn count(&self, game: &str) {
        let mut board = self.board(game);
        let mut line = Vec::new();
        for &(word, rest) in &self.steps {
            if word == "play" {
                let seat = board.to_act().first().unwrap();
                board.play(seat, rest).unwrap();
                line.push(rest);
                continue;
            }
            let (depth, count) = rest.split_once(' ').unwrap();
            let counted = board.perft(depth.parse().unwrap());
            assert_eq!(
                counted.to_string(),
                count,
                "{game} {:?} at depth {depth} after {line:?}",
                self.options
            );
        }
    }
}

fn counts(game: &str) {
    let file = Path::new("tests/perft").join(format!("{game}.perft"));
    let text = fs::read_to_string(file).unwrap();
    let is_block = |text: &&str| text.lines().any(|line| !line.starts_with('#'));
    for block in text.split("\n\n").map(str::trim).filter(is_block) {
        let block = Block::read(block);
        assert!(block.sourced, "a block says where its counts come from");
        block.count(game);
    }
}

#[test]
fn every_game_is_counted() {
    for kind in games::GAMES {
        counts(kind.info.key);
    }
}
