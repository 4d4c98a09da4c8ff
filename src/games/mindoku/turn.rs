//! Turns and claims.

use std::fmt;

use crate::game::Seat;
use crate::game::kit::grid::Cell;

/// A turn, or a claim.
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
    /// Called out: what the last turn put here is a duplicate, and goes back.
    ClaimLast(Cell),
    /// Called out: the token here is a duplicate, and goes to a seat.
    Claim {
        /// Where it is.
        cell: Cell,
        /// Who gets it.
        to: Seat,
    },
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Place { value, cell } => write!(f, "place {value} {cell}"),
            Turn::Move { from, to } => write!(f, "move {from} {to}"),
            Turn::Take(cell) => write!(f, "take {cell}"),
            Turn::ClaimLast(cell) => write!(f, "claim {cell}"),
            Turn::Claim { cell, to } => write!(f, "claim {cell} {to}"),
        }
    }
}
