//! A position at which a puzzle of one decision is sought.

use serde_json::Value;

use crate::board::{Board, GameEntry};
use crate::game::Table;

/// A position with the deal and the turns that lead to it.
#[derive(Clone, Copy)]
pub struct Position<'a> {
    /// The game.
    pub game: &'static GameEntry,
    /// The table.
    pub table: &'a Table,
    /// The deal; null in games without one.
    pub deal: &'a Value,
    /// The turns, each of the first seat to act.
    pub trace: &'a [String],
    /// The board after them.
    pub board: &'a dyn Board,
}

impl std::fmt::Debug for Position<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Position")
            .field("game", &self.game.info.key)
            .field("trace", &self.trace)
            .finish_non_exhaustive()
    }
}
