//! Jinrai.

use serde_json::Value;
use tavolino::board::Board;
use tavolino::game::{Lang, Seat};

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

const LINE: [&str; 9] = [
    "lightning e1",
    "lightning e5",
    "d1 c2",
    "e5 e4",
    "c2 b3",
    "c5 b4 blow b3 a3",
    "a3 a4",
    "b5 b3",
    "c1 b2 blow b3 c2",
];

fn jinrai(line: &[&str]) -> Box<dyn Board> {
    play("jinrai", "", 2, Value::Null, line)
}

#[test]
fn jinrai_starts_with_a_choice_of_both() {
    golden("jinrai-start", &public(&*jinrai(&[])));
    golden("jinrai-lightning", &halfway(&*jinrai(&[]), ""));
    golden("jinrai-chosen", &public(&*jinrai(&LINE[..1])));
}

#[test]
fn jinrai_shows_a_jump_and_a_blow() {
    golden("jinrai-jump", &public(&*jinrai(&LINE[..8])));
    golden("jinrai", &public(&*jinrai(&LINE)));
}

#[test]
fn jinrai_shows_the_owner_its_lightning() {
    let board = jinrai(&LINE);
    let card = board.card(Seat(1), &Lang::english());
    golden("jinrai-private", &card.unwrap());
}

#[test]
fn jinrai_shows_each_part_as_it_is_said() {
    let board = jinrai(&LINE[..8]);
    golden("jinrai-halfway", &halfway(&*board, "c1 b2 blow b3"));
}

#[test]
fn jinrai_shows_a_guess() {
    let board = jinrai(&[&LINE[..], &["b4 c3"]].concat());
    golden("jinrai-preview", &preview(&*board, "a4 b5 guess a5"));
    let board = jinrai(&[&LINE[..], &["b4 c3", "a4 b5 guess a5"]].concat());
    golden("jinrai-wrong", &public(&*board));
    let rest = [
        "b4 c3",
        "a4 b5 guess a5",
        "e4 d3",
        "b1 a2 blow c2 c1",
        "d3 b3 guess e1",
    ];
    golden(
        "jinrai-right",
        &public(&*jinrai(&[&LINE[..], &rest].concat())),
    );
}

#[test]
fn jinrai_shows_who_won() {
    let line = [
        "lightning d1",
        "lightning b5",
        "c1 b2",
        "b5 c4",
        "b2 c3 blow c4 b3",
        "b3 c2",
        "c3 d3 blow c2 c1",
    ];
    golden("jinrai-end", &public(&*jinrai(&line)));
}
