//! Turns tried on a board.

use crate::board::{Board, Goal};
use crate::game::Seat;

/// Returns the goal of a task of one game.
pub fn task(text: &str) -> Goal {
    Goal::Task(text.split(' ').map(str::to_owned).collect())
}

/// Returns whether a turn meets a task of its game.
pub fn meets(board: &dyn Board, seat: Seat, text: &str, wanted: &str) -> bool {
    board.meets(seat, text, &task(wanted), None) == Some(true)
}

/// Returns whether a turn ends the game.
pub fn ends(board: &dyn Board, seat: Seat, turn: &str) -> bool {
    let mut after = board.boxed();
    after.play(seat, turn).is_ok() && after.outcome().is_some()
}

/// Returns the last word of a turn.
pub fn last_word(turn: &str) -> Option<&str> {
    turn.split(' ').next_back()
}
