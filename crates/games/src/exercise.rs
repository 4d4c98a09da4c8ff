//! Exercises: what lessons, puzzles, warnings and hints say about a turn of a
//! [`Play`](crate::play::Play), by the rules.

pub mod goal;
pub mod meets;
pub mod prospect;
pub mod reason;
pub mod sort;
pub mod study;
pub mod worlds;

use self::sort::Sort;
use crate::game::kit::grid::Grid;
use crate::game::kit::symmetry::Symmetry;
use crate::game::{Face, Heuristics, Seat};

/// The knowledge of a game that lessons and puzzles need.
pub trait Exercises: Face + Heuristics {
    /// What the miner knows of the game.
    const MINING: Mining = Mining::USUAL;
    /// The sorts of puzzles of one decision.
    const SORTS: &'static [Sort<Self>] = &[];

    /// Returns whether this position, which a turn of `seat` in the position `before` led to, meets
    /// a task that only this game has, such as `["room", "3"]`; `None` for an unknown task.
    fn meets_task(&self, before: &Self, seat: Seat, task: &[&str]) -> Option<bool> {
        let _ = (before, seat, task);
        None
    }
    /// Returns the position with the other of two seats to act, as if the seat to act passed, which
    /// the rules do not allow; `None` where this has no meaning. Themes of puzzles are defined by
    /// it.
    fn passed(&self) -> Option<Self> {
        None
    }
}

/// What the miner of puzzles knows of a game with puzzles of several own turns.
#[derive(Clone, Copy, Debug)]
pub struct Mining {
    /// The share of games, of 12, in which a win by the third own turn is sought instead of the
    /// second; `None` where exhaustive search proves no wins.
    pub wins_in_three: Option<u64>,
    /// Whether captures are forced: few turns are left, and the right one may look best.
    pub forces_captures: bool,
    /// Whether the game ends with a full board: the seat of the last turn says nothing.
    pub fills_board: bool,
    /// Whether the order of the turns says nothing.
    pub is_unordered: bool,
    /// Returns a turn, or a part of a deal, after a symmetry of the board.
    pub mapped: fn(&str, Symmetry, Option<Grid>) -> String,
}

impl Mining {
    /// No wins by exhaustive search, no forced captures, no board that is filled; turns in an order,
    /// with cells.
    pub const USUAL: Mining = Mining {
        wins_in_three: None,
        forces_captures: false,
        fills_board: false,
        is_unordered: false,
        mapped: |text, symmetry, grid| match grid {
            Some(grid) => symmetry.words(grid, text),
            None => text.to_owned(),
        },
    };
}
