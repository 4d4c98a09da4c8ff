//! Nubulus.

use serde_json::Value;
use tavolino::board::Board;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

fn nubulus(line: &str) -> Box<dyn Board> {
    let line: Vec<&str> = line.split(", ").filter(|turn| !turn.is_empty()).collect();
    play("nubulus", "", 2, Value::Null, &line)
}

const LINE: &str = "f2 f3, c6 c5, g1 g2, c5 c4, a1 a2, e8 e7, d2 d3";

#[test]
fn nubulus_starts() {
    golden("nubulus-start", &public(&*nubulus("")));
}

#[test]
fn nubulus_shows_a_step() {
    golden("nubulus-step", &public(&*nubulus(LINE)));
}

#[test]
fn nubulus_asks_where_a_chain_goes_on() {
    let board = nubulus(LINE);
    golden("nubulus-from", &halfway(&*board, ""));
    golden("nubulus-halfway", &halfway(&*board, "c4 e2"));
    golden("nubulus-preview", &preview(&*board, "c4 e2 g4"));
}

#[test]
fn nubulus_shows_a_chain() {
    golden("nubulus", &public(&*nubulus(&format!("{LINE}, c4 e2 g4"))));
}

#[test]
fn nubulus_shows_who_won() {
    let line = "a3 a4, d7 e7, a4 b4, c6 c5, b4 d6 f8";
    golden("nubulus-end", &public(&*nubulus(line)));
}
