//! Puzzles of Dungeon Chess: captures that are counted.

use super::tried::{last_word, meets, task};
use crate::board::{Board, Goal};
use crate::game::Seat;

/// Minimum number of characters that can be captured.
const CHOICE: usize = 2;
/// More points than a seat can be ahead.
const MOST_POINTS: i32 = 64;

/// Returns the goal to be as far ahead as can be after two own turns, where there is a choice of
/// captures.
pub fn lead(board: &dyn Board, seat: Seat) -> Option<Goal> {
    let mut captured: Vec<String> = board.turns(seat);
    captured.retain(|turn| takes(board, seat, turn));
    let mut cells: Vec<&str> = captured.iter().filter_map(|turn| last_word(turn)).collect();
    cells.sort_unstable();
    cells.dedup();
    if cells.len() < CHOICE {
        return None;
    }
    most(board, seat, "lead").map(|points| task(&format!("lead {points}")))
}

fn takes(board: &dyn Board, seat: Seat, turn: &str) -> bool {
    board.meets(seat, turn, &Goal::Takes(1), None) == Some(true)
}

/// Returns whether a right turn is no capture, or among those that are furthest ahead at once.
pub fn is_greedy(board: &dyn Board, seat: Seat, right: &[&String]) -> bool {
    if !right.iter().all(|turn| takes(board, seat, turn)) {
        return true;
    }
    most(board, seat, "holds").is_none_or(|points| {
        let wanted = format!("holds {points}");
        right.iter().any(|turn| meets(board, seat, turn, &wanted))
    })
}

/// Returns the most points with which a turn meets a task; `None` if none does.
fn most(board: &dyn Board, seat: Seat, wanted: &str) -> Option<i32> {
    let turns = board.turns(seat);
    let is_met = |points: i32| {
        let wanted = format!("{wanted} {points}");
        turns.iter().any(|turn| meets(board, seat, turn, &wanted))
    };
    // Bisection: a turn that meets a number of points meets every lower one.
    let (mut met, mut unmet) = (-MOST_POINTS, MOST_POINTS);
    if !is_met(met) {
        return None;
    }
    while met + 1 < unmet {
        let middle = i32::midpoint(met, unmet);
        if is_met(middle) {
            met = middle;
        } else {
            unmet = middle;
        }
    }
    Some(met)
}
