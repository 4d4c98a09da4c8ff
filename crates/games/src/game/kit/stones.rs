//! Stones: two seats place eight pieces each on the 4x4 board, one by one, as in Quadrangle and Mix 3.

pub mod scene;

use super::cells::Cells;
use super::four::{self, ALL, BOARD};
use super::grid::Cell;
use super::words;
use crate::game::seat::Seat;

/// Both seats.
pub const SEATS: [Seat; 2] = [Seat(1), Seat(2)];

/// What has been placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stones {
    /// By seat.
    placed: [Cells; 2],
}

impl Stones {
    /// Whose turn it is to place one.
    #[must_use]
    pub fn to_act(self) -> Seat {
        let count = (self.placed[0] | self.placed[1]).count();
        Seat(1 + (count % 2) as u8)
    }

    /// Where the seat's pieces stand.
    #[must_use]
    pub fn placed(self, seat: Seat) -> Cells {
        self.placed[seat.index()]
    }

    /// How many pieces the seat still has to place.
    #[must_use]
    pub fn left(self, seat: Seat) -> usize {
        8 - self.placed(seat).count()
    }

    /// The free cells.
    #[must_use]
    pub fn free(self) -> Cells {
        ALL - (self.placed[0] | self.placed[1])
    }

    /// Whether no cell is free.
    #[must_use]
    pub fn is_full(self) -> bool {
        self.free().is_empty()
    }

    /// The seat to act places a piece on a free cell.
    pub fn place(&mut self, cell: Cell) {
        self.placed[self.to_act().index()].insert(cell);
    }

    /// A number that is the same however the board is turned or mirrored.
    #[must_use]
    pub fn unturned(self) -> u128 {
        four::unturned(self.placed).into()
    }

    /// The board in marks.
    #[must_use]
    pub fn draw(self) -> String {
        words::drawing(BOARD, self.placed)
    }

    /// Those of a drawing with `1` and `2` for the pieces of the seats.
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
