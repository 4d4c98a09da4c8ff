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

/// A whole game of many upright tiles: nothing fits any more.
const CROWD: &str = include_str!("../fullend-crowd.txt");

fn fullend(line: &[&str]) -> Box<dyn Board> {
    play("fullend", "", 2, Value::Null, line)
}

fn crowd() -> Box<dyn Board> {
    fullend(&CROWD.lines().collect::<Vec<_>>())
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
    golden("fullend-end", &public(&*crowd()));
}

#[test]
fn a_crowded_box_is_at_most_30_kb() {
    let size = render::png(&public(&*crowd())).len();
    assert!(size <= 30_000, "{size} bytes");
}
