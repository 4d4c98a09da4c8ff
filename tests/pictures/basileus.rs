//! Basileus.

use serde_json::Value;
use tavolino::board::Board;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

fn basileus(line: &str) -> Box<dyn Board> {
    let line: Vec<&str> = line.split(", ").filter(|turn| !turn.is_empty()).collect();
    play("basileus", "", 2, Value::Null, &line)
}

const LINE: &str = "e2 f3, c7 d6, f3 e4, d6 e5";

#[test]
fn basileus_starts() {
    golden("basileus-start", &public(&*basileus("")));
}

#[test]
fn basileus_asks_where_a_chain_goes_on() {
    let board = basileus(LINE);
    golden("basileus-halfway", &halfway(&*board, "e4 e6"));
    golden("basileus-preview", &preview(&*board, "e4 e6 c8 a6 a8"));
}

#[test]
fn basileus_shows_a_chain() {
    let line = format!("{LINE}, e4 e6 c8 a6 a8");
    golden("basileus", &public(&*basileus(&line)));
}

#[test]
fn basileus_shows_a_basileus_taken_by_the_other() {
    let line = "f2 g3, e7 f6, e2 d3, f6 f5, d3 e4, f5 e4";
    golden("basileus-kings", &public(&*basileus(line)));
}

#[test]
fn basileus_shows_a_basileus_jumped_over() {
    let line = "e2 e3, a7 b6, g2 f3, h7 g6, h2 i3, g6 f5, e3 e4, f5 d3";
    golden("basileus-end", &public(&*basileus(line)));
}
