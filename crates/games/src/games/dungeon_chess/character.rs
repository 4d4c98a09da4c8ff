//! The six characters of a seat.

use std::fmt;

use crate::game::Seat;
use crate::game::kit::grid::Direction;

/// A kind of character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The tower: up to three cells orthogonally.
    Kor,
    /// The wizard: up to three cells in any direction.
    Maga,
    /// The warrior: up to three cells diagonally.
    Guerriero,
    /// The wrestler: one cell orthogonally.
    Lottatore,
}

impl Kind {
    /// All four kinds, in the order of lists.
    pub const ALL: [Kind; 4] = [Kind::Kor, Kind::Maga, Kind::Guerriero, Kind::Lottatore];

    /// Returns the points of a character at the close.
    #[must_use]
    pub fn value(self) -> i32 {
        match self {
            Kind::Kor => 4,
            Kind::Maga => 5,
            Kind::Guerriero => 3,
            Kind::Lottatore => 2,
        }
    }

    /// Returns the number of characters of this kind a seat has.
    #[must_use]
    pub fn many(self) -> u8 {
        if self == Kind::Lottatore { 3 } else { 1 }
    }

    /// Returns the maximum length of a move, in cells.
    pub(super) fn reach(self) -> u8 {
        if self == Kind::Lottatore { 1 } else { 3 }
    }

    /// Returns the directions of a move.
    pub(super) fn ways(self) -> &'static [Direction] {
        match self {
            Kind::Kor | Kind::Lottatore => &Direction::ORTHOGONAL,
            Kind::Maga => &Direction::ALL,
            Kind::Guerriero => &Direction::DIAGONAL,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Kor => "kor",
            Kind::Maga => "maga",
            Kind::Guerriero => "guerriero",
            Kind::Lottatore => "lottatore",
        })
    }
}

/// A character on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Character {
    /// The owner.
    pub seat: Seat,
    /// The kind.
    pub kind: Kind,
}
