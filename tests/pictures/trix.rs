//! Trix.

use serde_json::Value;
use tavolino::board::Board;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

fn trix(line: &[&str]) -> Box<dyn Board> {
    play("trix", "", 2, Value::Null, line)
}

const JUMPS: [&str; 4] = ["b1 c2", "c4 b3", "a2 c4", "d4 b2"];

const HOME: [&str; 7] = [
    "a1 b2", "c4 b3", "a2 c4", "d3 c2", "b1 d3", "d4 c3", "b2 d4",
];

#[test]
fn trix_starts() {
    golden("trix-start", &public(&*trix(&[])));
}

#[test]
fn trix_shows_a_step_and_jumps() {
    golden("trix-step", &public(&*trix(&JUMPS[..2])));
    golden("trix-jump", &public(&*trix(&JUMPS[..3])));
    golden("trix", &public(&*trix(&JUMPS)));
    golden("trix-three", &public(&*trix(&["a1 c1", "c4 b3", "c1 c3"])));
}

#[test]
fn trix_asks_where_a_piece_goes() {
    golden("trix-from", &halfway(&*trix(&JUMPS), ""));
    golden("trix-to", &halfway(&*trix(&JUMPS), "c2"));
    golden("trix-preview", &preview(&*trix(&JUMPS), "c2 a4"));
}

#[test]
fn trix_shows_who_has_arrived() {
    golden("trix-end", &public(&*trix(&HOME)));
}
