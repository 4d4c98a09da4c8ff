//! Kumo.

use serde_json::Value;
use tavolino::board::Board;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

const LINE: [&str; 6] = ["b1 b2", "b5 b4", "b2 b3", "a5 a4", "d1 d2", "d5 d4"];

fn kumo(line: &[&str]) -> Box<dyn Board> {
    play("kumo", "", 2, Value::Null, line)
}

#[test]
fn kumo_shows_a_step() {
    golden("kumo-step", &public(&*kumo(&LINE)));
}

#[test]
fn kumo_shows_a_blow() {
    let board = kumo(&[&LINE[..], &["b3 b4"]].concat());
    golden("kumo", &public(&*board));
}

#[test]
fn kumo_asks_what_a_cloud_does() {
    let board = kumo(&LINE);
    golden("kumo-own", &halfway(&*board, ""));
    golden("kumo-target", &halfway(&*board, "c1"));
    golden("kumo-preview", &preview(&*board, "c1 d2"));
}

#[test]
fn kumo_shows_who_won() {
    let line = ["b3 b4", "e5 e4", "a1 a2", "e4 e3", "a2 b3"];
    golden("kumo-end", &public(&*kumo(&[&LINE[..], &line].concat())));
}
