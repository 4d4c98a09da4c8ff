//! What a turn or a claim did.

use crate::game::Seat;
use crate::game::kit::grid::Cell;

/// What a turn or a claim did; whose it was stands beside it: for a claim, who called it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    /// The token's value.
    pub(super) value: u8,
    /// What became of the token.
    pub(super) what: What,
}

/// What became of a token, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum What {
    /// Placed, and the hand holds more.
    Placed(Cell),
    /// Placed as the last one of a hand; against each other this wins.
    Last(Cell),
    /// Placed where it is a duplicate, which loses the game for all.
    Lost(Cell),
    /// Placed as the last one of a hand, a duplicate, and back in the hand.
    Undone(Cell),
    /// Moved from the first cell to the second.
    Moved(Cell, Cell),
    /// Taken into the hand.
    Taken(Cell),
    /// Claimed, and back with the seat that has just put it there.
    SentBack(Cell, Seat),
    /// Claimed, and given to the seat.
    Given(Cell, Seat),
}

impl What {
    /// Where it was or is now.
    pub(super) fn cell(self) -> Cell {
        match self {
            What::Placed(cell)
            | What::Last(cell)
            | What::Lost(cell)
            | What::Undone(cell)
            | What::Moved(_, cell)
            | What::Taken(cell)
            | What::SentBack(cell, _)
            | What::Given(cell, _) => cell,
        }
    }
}
