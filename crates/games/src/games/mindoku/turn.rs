//! Turns of Mindoku.

use std::fmt;

use crate::game::kit::grid::Cell;

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Places a token from the hand onto a free cell.
    Place {
        /// The value of the token.
        value: u8,
        /// The cell.
        cell: Cell,
    },
    /// Moves a token on the board to a free cell of one of its groups.
    Move {
        /// The origin.
        from: Cell,
        /// The target cell.
        to: Cell,
    },
    /// Takes a token from the board into the hand.
    Take(Cell),
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Place { value, cell } => write!(f, "place {value} {cell}"),
            Turn::Move { from, to } => write!(f, "move {from} {to}"),
            Turn::Take(cell) => write!(f, "take {cell}"),
        }
    }
}
