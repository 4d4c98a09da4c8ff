//! Fullend.

use serde_json::Value;
use tavolino::board::Board;
use tavolino::game::{Lang, Scene};
use tavolino::render;

use crate::golden::golden;
use crate::table::{play, preview, public};

const LAID: [&str; 7] = [
    "flat 38 30 15",
    "flat 76 22 0",
    "upright 12 40 90",
    "flat 66 62 30",
    "upright 104 30 75",
    "upright 62 106 165",
    "flat 100 78 45",
];

/// A whole game of many upright tiles.
const CROWD: [&str; 31] = [
    "upright 20 25 120",
    "upright 12 75 90",
    "upright 18 100 0",
    "upright 16 56 0",
    "upright 37 94 75",
    "upright 40 20 120",
    "upright 58 40 165",
    "upright 58 18 120",
    "upright 47 60 150",
    "upright 60 90 105",
    "upright 78 51 165",
    "upright 22 46 0",
    "upright 75 90 90",
    "upright 86 27 60",
    "upright 83 69 15",
    "upright 24 114 0",
    "upright 95 86 0",
    "upright 51 80 105",
    "upright 63 115 0",
    "upright 5 15 90",
    "upright 23 80 90",
    "upright 87 5 0",
    "upright 95 101 165",
    "upright 101 27 75",
    "upright 103 55 165",
    "upright 24 5 0",
    "upright 75 28 60",
    "upright 93 115 0",
    "upright 110 15 75",
    "upright 114 73 90",
    "upright 115 101 90",
];

fn fullend(line: &[&str]) -> Box<dyn Board> {
    play("fullend", "", 2, Value::Null, line)
}

/// What the picker shows for these words.
fn tried(said: &str) -> Scene {
    let board = fullend(&LAID);
    let seat = board.to_act().first().unwrap();
    board.halfway(seat, said, &[], &Lang::english())
}

#[test]
fn fullend_starts() {
    golden("fullend-start", &public(&*fullend(&[])));
}

#[test]
fn fullend_shows_the_last_tile() {
    golden("fullend", &public(&*fullend(&LAID)));
}

#[test]
fn fullend_shows_where_a_stance_has_room() {
    golden("fullend-stance", &tried("upright"));
}

#[test]
fn fullend_shows_whether_a_tile_fits() {
    golden("fullend-hits", &tried("flat 50 91 0"));
    golden("fullend-outside", &tried("flat 16 85 45"));
    golden("fullend-fits", &tried("upright 20 90 135"));
    golden(
        "fullend-preview",
        &preview(&*fullend(&LAID), "upright 20 90 135"),
    );
}

#[test]
fn fullend_shows_who_won() {
    golden("fullend-end", &public(&*fullend(&CROWD)));
}

#[test]
fn a_crowded_box_is_at_most_30_kb() {
    let size = render::png(&public(&*fullend(&CROWD))).len();
    assert!(size <= 30_000, "{size} bytes");
}
