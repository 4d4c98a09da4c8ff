//! Turns.

use std::fmt;

use crate::game::kit::grid::Cell;

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A token from the hand onto a free cell.
    Place {
        /// The token.
        value: u8,
        /// Where it goes.
        cell: Cell,
    },
    /// A token on the board to a free cell of one of its groups.
    Move {
        /// Where it is.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// A token from the board into the hand.
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
