//! Deeds of turns and claims.

use crate::game::Seat;
use crate::game::kit::grid::Cell;

/// The effects of a turn or a claim; the seat beside it is the one that acted or claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    /// The value of the token.
    pub(super) value: u8,
    /// The effect on the token.
    pub(super) what: What,
}

/// The effect of a turn or a claim on a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum What {
    /// Placed from a hand that holds more tokens.
    Placed(Cell),
    /// Placed as the last token of a hand; in competitive games this wins.
    Last(Cell),
    /// Placed as a duplicate, which loses a cooperative game.
    Lost(Cell),
    /// Placed as the last token of a hand, a duplicate, and returned to the hand.
    Undone(Cell),
    /// Moved from the first cell to the second.
    Moved(Cell, Cell),
    /// Taken into the hand.
    Taken(Cell),
    /// Claimed, and returned to the seat that has just put it there.
    SentBack(Cell, Seat),
    /// Claimed, and given to the seat.
    Given(Cell, Seat),
}

impl What {
    /// Returns the cell of the token, or its former cell if it left the board.
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
