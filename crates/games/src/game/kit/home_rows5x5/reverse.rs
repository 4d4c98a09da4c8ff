//! Positions of Kumo and Taifuu: a seat may not take the exact reverse of the turn before.

pub mod words;

use std::fmt;

use super::rank::{self, Symmetry};
use super::{BOARD, arrived, row};
use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::seat::Seat;

/// A piece and the adjacent cell it acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The cell of the piece.
    pub from: Cell,
    /// The direction of the adjacent cell.
    pub direction: Direction,
}

impl Turn {
    /// Returns the adjacent cell.
    ///
    /// # Panics
    /// If it is off the board: no legal turn acts there.
    #[must_use]
    pub fn to(self) -> Cell {
        let to = BOARD.step(self.from, self.direction);
        to.expect("a piece acts on the board")
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.from, self.to())
    }
}

/// The pieces of two seats, with the turn that is forbidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Cells of the pieces, by seat.
    pub pieces: [Cells; 2],
    /// The seat to act.
    pub to_act: Seat,
    /// The forbidden turn; `None` if the seat to act cannot take it.
    pub banned: Option<Turn>,
}

impl Position {
    /// Returns the opening position: five pieces on each home row.
    #[must_use]
    pub fn opening() -> Position {
        Position::of([Seat(1), Seat(2)].map(row), Seat(1))
    }

    /// Returns a position without a forbidden turn.
    #[must_use]
    pub fn of(pieces: [Cells; 2], to_act: Seat) -> Position {
        Position {
            pieces,
            to_act,
            banned: None,
        }
    }

    /// Returns the cells of the seat's pieces.
    #[must_use]
    pub fn pieces(&self, seat: Seat) -> Cells {
        self.pieces[seat.index()]
    }

    /// Returns the cells of all pieces.
    #[must_use]
    pub fn occupied(&self) -> Cells {
        self.pieces[0] | self.pieces[1]
    }

    /// Returns the seat with a piece on the other's home row, after the turn before.
    #[must_use]
    pub fn arrived(&self) -> Option<Seat> {
        arrived(self.pieces, self.to_act.rival())
    }

    /// Returns the turns of a seat's pieces that are possible and not forbidden.
    pub fn turns(
        &self,
        seat: Seat,
        is_possible: impl Fn(Turn) -> bool,
    ) -> impl Iterator<Item = Turn> {
        let all = |from| Direction::ALL.map(|direction| Turn { from, direction });
        let turns = self.pieces(seat).iter().flat_map(all);
        turns.filter(move |&turn| is_possible(turn) && Some(turn) != self.banned)
    }

    /// Ends the turn of a seat: the other is to act, and may not take the reverse.
    pub fn pass_on(&mut self, seat: Seat, reverse: Option<Turn>) {
        self.to_act = seat.rival();
        let own = self.pieces(self.to_act);
        self.banned = reverse.filter(|turn| own.contains(turn.from));
    }

    /// Returns the key of a repetition, of which the forbidden turn is no part.
    #[must_use]
    pub fn repetition_key(&self) -> u64 {
        digest(&(self.pieces, self.to_act))
    }

    /// Returns the rank of the position, and the number of the forbidden turn there.
    #[must_use]
    pub fn rank(&self) -> (u64, Option<u8>) {
        let (rank, symmetry) = rank::rank(self.pieces, self.to_act);
        let number = |turn: Turn| symmetry.number(turn.from, turn.direction);
        (rank, self.banned.map(number))
    }

    /// Returns the position of a rank, with no turn forbidden.
    #[must_use]
    pub fn unrank(rank: u64) -> Position {
        Position::of(rank::unrank(rank), Seat(1))
    }

    /// Returns the number of a turn, from 1.
    #[must_use]
    pub fn number(turn: Turn) -> u8 {
        Symmetry::IDENTITY.number(turn.from, turn.direction)
    }

    /// Returns a position drawn with `1` and `2`, without a forbidden turn.
    #[cfg(test)]
    #[must_use]
    pub fn drawn(to_act: u8, drawing: &str) -> Position {
        let pieces = ['1', '2'].map(|mark| Cells::drawn(BOARD, drawing, mark));
        Position::of(pieces, Seat(to_act))
    }
}
