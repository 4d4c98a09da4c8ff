//! Taifuu.

use serde_json::Value;
use tavolino::board::Board;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

const LINE: [&str; 9] = [
    "c1 c2", "e5 e4", "c2 c3", "a5 a4", "b1 b2", "b5 b4", "b2 b3", "c5 c4", "d1 c2",
];

fn taifuu(line: &[&str]) -> Box<dyn Board> {
    play("taifuu", "", 2, Value::Null, line)
}

#[test]
fn taifuu_starts() {
    golden("taifuu-start", &public(&*taifuu(&[])));
}

#[test]
fn taifuu_shows_a_push() {
    golden(
        "taifuu",
        &public(&*taifuu(&[&LINE[..], &["c4 c3"]].concat())),
    );
}

#[test]
fn taifuu_asks_where_a_piece_goes() {
    let board = taifuu(&[&LINE[..], &["c4 c3"]].concat());
    golden("taifuu-from", &halfway(&*board, ""));
    golden("taifuu-target", &halfway(&*board, "b3"));
    golden("taifuu-preview", &preview(&*board, "b3 b4"));
}

#[test]
fn taifuu_shows_who_won() {
    let line = ["c4 c3", "b3 b4", "a4 a3", "b4 c5"];
    golden(
        "taifuu-end",
        &public(&*taifuu(&[&LINE[..], &line].concat())),
    );
}
