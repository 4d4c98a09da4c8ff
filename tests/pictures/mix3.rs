//! Mix 3.

use serde_json::Value;
use tavolino::board::Board;
use tavolino::render;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

fn mix3(line: &str) -> Box<dyn Board> {
    let line: Vec<&str> = line.split_whitespace().collect();
    play("mix3", "", 2, Value::Null, &line)
}

/// The sheet's worked example.
const EXAMPLE: &str = "a4 b4 c4 d4 b3 a3 c3 d3 a2 b2 c2 a1 d2 b1 c1 d1";
/// Nothing has more lines to draw than the chequered board.
const CHEQUERED: &str = "a1 a2 a3 a4 b2 b1 b4 b3 c1 c2 c3 c4 d2 d1 d4 d3";

#[test]
fn mix3_shows_the_last_piece_and_asks_where_the_next_goes() {
    let board = mix3("a4 b4 c4 d4 b3 a3 c3");
    golden("mix3", &public(&*board));
    golden("mix3-cell", &halfway(&*board, ""));
}

#[test]
fn mix3_shows_every_point() {
    golden("mix3-end", &public(&*mix3(EXAMPLE)));
    golden("mix3-chequered", &public(&*mix3(CHEQUERED)));
}

#[test]
fn mix3_previews_the_points() {
    let (all_but_last, last) = EXAMPLE.rsplit_once(' ').unwrap();
    golden("mix3-preview", &preview(&*mix3(all_but_last), last));
}

#[test]
fn a_scored_board_is_at_most_30_kb() {
    for line in [EXAMPLE, CHEQUERED] {
        let size = render::png(&public(&*mix3(line))).len();
        assert!(size <= 30_000, "{size} bytes");
    }
}
