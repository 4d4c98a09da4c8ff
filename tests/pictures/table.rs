//! Games played as far as their picture.

use serde_json::Value;
use tavolino::board::Board;
use tavolino::game::{Lang, Options, Scene, notation};
use tavolino::games;

/// A game after these turns; `options` as `key=value` words.
pub fn play(key: &str, options: &str, seats: u8, deal: Value, line: &[&str]) -> Box<dyn Board> {
    let kind = games::find(key).expect("a game on the shelf");
    let options: Options = options
        .split_whitespace()
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let table = kind.info.table(&options, Some(seats)).unwrap();
    let mut board = (kind.open)(&table, deal).unwrap();
    for turn in line {
        let seat = board.to_act().first().expect("the game goes on");
        board
            .play(seat, turn)
            .unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
    }
    board
}

/// What everyone sees.
pub fn public(board: &dyn Board) -> Scene {
    board.scene(None, &Lang::english())
}

/// The picture while these words are said, with what the menu offers next.
pub fn halfway(board: &dyn Board, said: &str) -> Scene {
    let seat = board.to_act().first().unwrap();
    let steps = notation::step(&board.turns(seat), said, notation::LIMIT);
    let next: Vec<String> = steps.into_iter().map(|step| step.text).collect();
    board.halfway(seat, said, &next, &Lang::english())
}

/// The picture before the turn is confirmed.
pub fn preview(board: &dyn Board, turn: &str) -> Scene {
    let seat = board.to_act().first().unwrap();
    board.preview(seat, turn, &Lang::english()).unwrap()
}
