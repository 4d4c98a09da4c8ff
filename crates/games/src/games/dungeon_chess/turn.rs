//! What a seat does when it acts.

use std::fmt;

use super::character::Kind;
use super::side::{Door, Place};
use super::target::Target;
use crate::game::Seat;
use crate::game::kit::grid::Cell;

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Before the first turn: the secret target that is kept.
    Keep(Target),
    /// A character goes, captures, or teleports.
    Move {
        /// Where it is.
        from: Place,
        /// Where it goes.
        to: Cell,
    },
    /// A captured character comes back for a chest.
    Ransom {
        /// What it is.
        kind: Kind,
        /// Where it comes back.
        door: Door,
        /// Who holds it, and gets the chest.
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
