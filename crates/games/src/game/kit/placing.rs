//! Placement games of the 4x4 board: two seats place eight pieces each, one by one, as in
//! Quadrangle and Mix 3.

pub mod scene;
mod sentences;

use super::board4x4::{self, ALL, BOARD};
use super::cells::Cells;
use super::grid::Cell;
use super::words;
use crate::game::seat::Seat;

/// Both seats.
pub const SEATS: [Seat; 2] = [Seat(1), Seat(2)];

/// The pieces placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stones {
    /// Cells by seat.
    placed: [Cells; 2],
}

impl Stones {
    /// Returns the seat to act.
    #[must_use]
    pub fn to_act(self) -> Seat {
        let count = (self.placed[0] | self.placed[1]).count();
        Seat(1 + (count % 2) as u8)
    }

    /// Returns the cells of the seat's pieces.
    #[must_use]
    pub fn placed(self, seat: Seat) -> Cells {
        self.placed[seat.index()]
    }

    /// Returns the number of pieces the seat still has to place.
    #[must_use]
    pub fn left(self, seat: Seat) -> usize {
        8 - self.placed(seat).count()
    }

    /// Returns the free cells.
    #[must_use]
    pub fn free(self) -> Cells {
        ALL - (self.placed[0] | self.placed[1])
    }

    /// Returns whether no cell is free.
    #[must_use]
    pub fn is_full(self) -> bool {
        self.free().is_empty()
    }

    /// Places a piece of the seat to act on a free cell.
    pub fn place(&mut self, cell: Cell) {
        self.placed[self.to_act().index()].insert(cell);
    }

    /// Returns a number that is the same for all rotations and reflections of the board.
    #[must_use]
    pub fn canonical_key(self) -> u128 {
        board4x4::canonical_key(self.placed).into()
    }

    /// Returns the board as text.
    #[must_use]
    pub fn draw(self) -> String {
        words::drawing(BOARD, self.placed)
    }

    /// Returns the pieces of a drawing with `1` and `2` for the seats.
    #[cfg(test)]
    #[must_use]
    pub fn drawn(drawing: &str) -> Stones {
        let mut stones = Stones::default();
        for (cell, mark) in BOARD.drawn(drawing) {
            if let Some(seat) = mark.to_digit(10) {
                stones.placed[seat as usize - 1].insert(cell);
            }
        }
        stones
    }
}
