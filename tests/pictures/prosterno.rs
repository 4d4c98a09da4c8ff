//! Prosterno.

use serde_json::Value;
use tavolino::board::Board;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

fn prosterno(line: &str) -> Box<dyn Board> {
    let line: Vec<&str> = line.split(", ").filter(|turn| !turn.is_empty()).collect();
    play("prosterno", "", 2, Value::Null, &line)
}

const LINE: &str = "h2 g3, f7 g6, f2 e3, e8 f7, g3 f4, f7 e8, g1 h2, d7 e6, e1 f2, b7 c6, h2 i3, c6 b7, d2 e1, \
                    e6 d5, c1 d2, d5 c4, f4 e5, g6 f5";

#[test]
fn prosterno_starts() {
    golden("prosterno-start", &public(&*prosterno("")));
}

#[test]
fn prosterno_asks_where_a_pawn_steps() {
    let board = prosterno(LINE);
    golden("prosterno-from", &halfway(&*board, ""));
    golden("prosterno-preview", &preview(&*board, "a1 b2"));
}

#[test]
fn prosterno_shows_flights_and_losses() {
    golden("prosterno", &public(&*prosterno(&format!("{LINE}, a1 b2"))));
}

#[test]
fn prosterno_shows_who_won() {
    let line = "h2 i3, b7 c6, i3 h4, c6 b5, b2 a3, d7 e6, g1 h2, b5 c4, d2 e3, c4 b3, h2 i3, b3 c2, e3 f4, e6 d5, \
                f4 e5, c2 b1";
    golden("prosterno-end", &public(&*prosterno(line)));
}
