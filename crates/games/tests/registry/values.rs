//! Values from tables of solved games: a search finds the same result, and never a shorter way.

use std::fs;

use rand::SeedableRng;
use tavolino_games::ai::value::Value;
use tavolino_games::ai::{SearchOptions, Strength};
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Options, Rng};

use super::{VALUES, home};

/// The positions of a game's file: the turns that lead there, and what is known.
fn positions(text: &str) -> impl Iterator<Item = (Vec<&str>, &str)> {
    let lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let (turns, value) = line.split_once(" = ").unwrap();
        (turns.split(", ").collect(), value)
    })
}

fn read(value: &str) -> Value {
    let (word, turns) = value.split_once(' ').unwrap();
    let turns = turns.parse().unwrap();
    match word {
        "win" => Value::Win(turns),
        "loss" => Value::Loss(turns),
        _ => panic!("`{value}` is neither a win nor a loss"),
    }
}

/// Returns the text of a game's file; empty without one.
fn text(key: &str) -> String {
    let file = home(key).join(&format!("crates/games/tests/games/{key}.{VALUES}"));
    fs::read_to_string(file).unwrap_or_default()
}

pub fn are_found(entry: &GameEntry) {
    let table = entry.info.table(&Options::new(), None).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
    let start = || (entry.open)(&table, deal.clone()).unwrap();
    let text = text(entry.info.key);
    if start().solvable().is_none() {
        assert_eq!(
            text, "",
            "{} has no state space, so it has no .values",
            entry.info.name
        );
        return;
    }
    let mut count = 0;
    for (turns, value) in positions(&text) {
        let mut board = start();
        for turn in &turns {
            let seat = board.to_act().first().unwrap();
            board.play(seat, turn).unwrap();
        }
        let seat = board.to_act().first().unwrap();
        let mind = SearchOptions {
            strength: Strength::Strong,
            ..SearchOptions::default()
        };
        let thought = board.think(seat, mind, &mut Rng::seed_from_u64(1)).unwrap();
        let known = read(value);
        assert_eq!(
            thought.verdict,
            Some(known.verdict()),
            "{value} is not found after {turns:?}"
        );
        // The number of turns is the least one, or it is not told.
        let value = thought.value.unwrap_or(known);
        assert_eq!(value, known, "after {turns:?}");
        count += 1;
    }
    let key = entry.info.key;
    assert!(
        count >= 20,
        "write crates/games/tests/games/{key}.values: at least 20 lines `TURN, TURN, … = win 3` from the table `tavolino solve {key}` makes"
    );
}
