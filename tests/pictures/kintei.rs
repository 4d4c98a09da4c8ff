//! Kintei.

use serde_json::Value;
use tavolino::board::Board;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

fn kintei(line: &[&str]) -> Box<dyn Board> {
    play("kintei", "", 2, Value::Null, line)
}

const KINTEI: [&str; 4] = ["b1 b4", "c2 d5 d2", "d3 e1 e4", "c4 a5 a2"];

#[test]
fn kintei_starts() {
    golden("kintei-start", &public(&*kintei(&[])));
}

#[test]
fn kintei_shows_the_last_turn() {
    golden("kintei", &public(&*kintei(&KINTEI)));
}

#[test]
fn kintei_shows_who_won() {
    let board = kintei(&[&KINTEI[..], &["d5"]].concat());
    golden("kintei-end", &public(&*board));
}

#[test]
fn kintei_previews_a_pawn_on_the_leafs_way() {
    golden("kintei-preview", &preview(&*kintei(&KINTEI), "c2 e4 c4"));
}

#[test]
fn kintei_asks_where_the_leaf_goes() {
    golden("kintei-leaf", &halfway(&*kintei(&KINTEI), ""));
}

#[test]
fn kintei_asks_which_pawn_moves() {
    golden("kintei-pawn", &halfway(&*kintei(&KINTEI), "e2"));
}

#[test]
fn kintei_asks_where_the_pawn_goes() {
    golden("kintei-target", &halfway(&*kintei(&KINTEI), "e2 b4"));
}
