//! Turns of Dungeon Chess.

use std::fmt;

use super::character::Kind;
use super::side::{Door, Place};
use super::target::Target;
use crate::game::Seat;
use crate::game::kit::grid::Cell;

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The choice of a secret target, before the first move.
    Keep(Target),
    /// A move, capture or teleport.
    Move {
        /// The origin.
        from: Place,
        /// The target cell.
        to: Cell,
    },
    /// The ransom of a captured character for a chest.
    Ransom {
        /// The kind.
        kind: Kind,
        /// The entry square it returns to.
        door: Door,
        /// The captor, which receives the chest.
        captor: Seat,
    },
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Keep(target) => write!(f, "target {target}"),
            Turn::Move { from, to } => write!(f, "{from} {to}"),
            Turn::Ransom { kind, door, captor } => write!(f, "ransom {kind} {door} {captor}"),
        }
    }
}
