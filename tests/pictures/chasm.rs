//! Chasm.

use serde_json::Value;
use tavolino::board::Board;
use tavolino::game::Seat;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

fn chasm(seats: u8, line: &[&str]) -> Box<dyn Board> {
    play("chasm", "", seats, Value::Null, line)
}

/// Pieces fall to the west, the south, the east and the north, one after the other.
const FOUR: [&str; 20] = [
    "c3", "a1", "c1", "c4", "d4", "d2", "b4", "d3", "a2", "b3", "a3", "b2", "b1", "a4", "d1", "c2",
    "c3 b3", "a4 a3", "c1 d1", "b2 b3",
];

const THREE: [&str; 16] = [
    "d2", "d1", "a1", "b1", "c3", "b3", "a3", "a4", "c4", "b4", "b2", "c2", "b4 b3", "c3 c4",
    "b2 c2", "b3 a3",
];

const TWO: [&str; 13] = [
    "c2", "a1", "d4", "d3", "a3", "c4", "b1", "b2", "a3 a2", "d3 d4", "c2 b2", "c4 d4", "b2 b1",
];

#[test]
fn chasm_shows_a_piece_placed() {
    golden("chasm-placing", &public(&*chasm(3, &THREE[..5])));
    golden("chasm-cell", &halfway(&*chasm(3, &THREE[..5]), ""));
}

#[test]
fn chasm_shows_pieces_that_fell_off_each_edge() {
    for (edge, turns) in [("west", 17), ("south", 18), ("east", 19), ("north", 20)] {
        let board = chasm(4, &FOUR[..turns]);
        golden(&format!("chasm-{edge}"), &public(&*board));
    }
}

#[test]
fn chasm_shows_a_push() {
    let board = chasm(2, &[&TWO[..12], &["b1 b2"]].concat());
    golden("chasm-push", &public(&*board));
}

#[test]
fn chasm_asks_where_a_piece_goes() {
    let board = chasm(2, &TWO[..12]);
    golden("chasm-from", &halfway(&*board, ""));
    golden("chasm-to", &halfway(&*board, "b2"));
    golden("chasm-preview", &preview(&*board, "b2 b1"));
}

#[test]
fn chasm_shows_who_left() {
    let mut board = chasm(3, &THREE[..14]);
    board.leave(Seat(2));
    golden("chasm-left", &public(&*board));
}

#[test]
fn chasm_shows_who_won() {
    golden("chasm-end", &public(&*chasm(2, &TWO)));
}
