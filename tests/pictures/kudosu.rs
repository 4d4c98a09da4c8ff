//! Kudosu.

use serde_json::Value;
use tavolino::board::Board;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

fn kudosu(line: &[&str]) -> Box<dyn Board> {
    play("kudosu", "", 2, Value::Null, line)
}

const MIDDLE: [&str; 6] = [
    "maple a4",
    "maple c3",
    "zebrawood b2",
    "zebrawood d4",
    "padouk a1",
    "walnut d1",
];

const STUCK: [&str; 8] = [
    "zebrawood c2",
    "walnut c3",
    "padouk d1",
    "maple d4",
    "padouk b4",
    "zebrawood a3",
    "maple b1",
    "walnut a2",
];

#[test]
fn kudosu_starts() {
    golden("kudosu-start", &public(&*kudosu(&[])));
}

#[test]
fn kudosu_shows_the_last_piece_and_who_placed_it() {
    golden("kudosu", &public(&*kudosu(&MIDDLE)));
}

#[test]
fn kudosu_asks_where_a_wood_goes() {
    golden("kudosu-cell", &halfway(&*kudosu(&MIDDLE), "maple"));
    golden("kudosu-preview", &preview(&*kudosu(&MIDDLE), "walnut b3"));
}

#[test]
fn kudosu_shows_who_won() {
    golden("kudosu-end", &public(&*kudosu(&STUCK)));
}
