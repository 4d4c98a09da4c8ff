use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::outlook::Whose;
use super::*;
use crate::ai::value::{Value, Verdict};
use crate::ai::{Mind, Strength};
use crate::board::{Board, Kind};
use crate::game::{Options, Rng, Seat, Table};
use crate::games;

const STRONG: Mind<'static> = Mind {
    strength: Strength::Strong,
    table: None,
    share: None,
};

fn dealt(game: &str, seats: Option<u8>) -> (&'static Kind, Table, Box<dyn Board>) {
    let kind = games::find(game).unwrap();
    let table = kind.info.table(&Options::new(), seats).unwrap();
    let deal = (kind.deal)(&table, &mut Rng::seed_from_u64(1));
    let board = (kind.open)(&table, deal).unwrap();
    (kind, table, board)
}

/// Judges the turns of a game of two in turns, `before` it without being looked at.
fn analysed(game: &str, before: &[&str], turns: &[&str], mind: Mind<'_>) -> Analysis {
    let (_, table, mut board) = dealt(game, None);
    let mut seat = Seat(1);
    let mut play = |board: &mut Box<dyn Board>, turn: &str| {
        board.play(seat, turn).unwrap();
        let acted = seat;
        seat = seat.rival();
        acted
    };
    for turn in before {
        play(&mut board, turn);
    }
    let mut analyst = Analyst::new(board.boxed(), &table, turns.len(), 0);
    for turn in turns {
        let acted = play(&mut board, turn);
        analyst.judge(acted, turn, board.boxed(), mind);
    }
    analyst.finish()
}

#[test]
fn a_blunder_is_told_with_what_it_gave_away() {
    // The rival's cloud reaches the home row unless the blower of seat 2 stops it.
    let before = ["c1 c2", "a5 a4", "c2 c3", "a4 a3"];
    let found = analysed("kumo", &before, &["c3 b4", "e5 e4", "b4 a5"], STRONG);
    let blunder = found.at(2).unwrap();
    assert_eq!(blunder.played.value, Some(Value::Loss(2)));
    assert!(!blunder.is_best());
    assert!(blunder.loss() > NOTABLE_HERE, "{blunder:?}");
    let last = found.at(3).unwrap();
    assert_eq!(last.played.value, Some(Value::Win(1)));
    assert!(last.is_best() && last.is_exact());
    let points: Vec<usize> = found.turning_points().iter().map(|it| it.step).collect();
    assert!(points.contains(&2), "{points:?}");
}
const NOTABLE_HERE: f32 = 0.1;

#[test]
fn debug_me() {
    let before = ["c1 c2", "a5 a4", "c2 c3", "a4 a3"];
    let found = analysed("kumo", &before, &["c3 b4", "e5 e4", "b4 a5"], STRONG);
    panic!("{found:#?}");
}
