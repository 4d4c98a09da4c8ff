//! Quadrangle.

use serde_json::Value;
use tavolino::board::Board;
use tavolino::game::Seat;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

fn quadrangle(line: &str) -> Box<dyn Board> {
    let line: Vec<&str> = line.split_whitespace().collect();
    play("quadrangle", "", 2, Value::Null, &line)
}

const MIDDLE: &str = "b1 b2 d2 c3 c4 a4 a1 d1";

#[test]
fn quadrangle_starts() {
    golden("quadrangle-start", &public(&*quadrangle("")));
}

#[test]
fn quadrangle_shows_the_last_piece_and_asks_where_the_next_goes() {
    golden("quadrangle", &public(&*quadrangle(MIDDLE)));
    golden("quadrangle-cell", &halfway(&*quadrangle(MIDDLE), ""));
    golden("quadrangle-preview", &preview(&*quadrangle(MIDDLE), "a3"));
}

#[test]
fn quadrangle_shows_the_rectangles_that_won() {
    let board = quadrangle(&format!("{MIDDLE} a3"));
    golden("quadrangle-end", &public(&*board));
    let board = quadrangle("a1 b1 a2 b3 c1 d1 d2 a3 c4 c3 d4 b2 c2");
    golden("quadrangle-two", &public(&*board));
}

#[test]
fn quadrangle_shows_who_won_without_a_rectangle() {
    let mut board = quadrangle(MIDDLE);
    board.leave(Seat(1));
    golden("quadrangle-left", &public(&*board));
}
