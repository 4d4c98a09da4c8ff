//! The swap (pie rule): once, right after the first turn, the second seat may take over the side of
//! the first. An option of ours, for games in which the first seat is worth more; the rules of the
//! games themselves know nothing of it.
//!
//! The seats of a play and of its game are sides. The seats of the people, at a
//! [`Board`](crate::board::Board), are the same until a swap, and the other ones after it.

use crate::game::table::SWAP;

/// The stage of the swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swap {
    /// No seat may swap, and none has.
    Never,
    /// The second seat may swap after the first turn, which is to come.
    Ahead,
    /// The second seat may swap now.
    Open,
    /// The second seat has just swapped.
    Taken,
    /// The second seat has swapped, and turns were played since.
    Past,
}

impl Swap {
    /// Returns the notation of the turn.
    #[must_use]
    pub const fn notation() -> &'static str {
        SWAP
    }

    /// Returns the stage after a turn of the game.
    pub(super) fn after_turn(self) -> Swap {
        match self {
            Swap::Ahead => Swap::Open,
            Swap::Open | Swap::Never => Swap::Never,
            Swap::Taken | Swap::Past => Swap::Past,
        }
    }

    /// Returns whether the seats have swapped their sides.
    #[must_use]
    pub fn is_done(self) -> bool {
        matches!(self, Swap::Taken | Swap::Past)
    }

    /// Returns whether the swap is still to be decided.
    #[must_use]
    pub fn is_ahead(self) -> bool {
        matches!(self, Swap::Ahead | Swap::Open)
    }
}
