//! Evidence about the hand of a seat, from its turns.

use crate::game::Seat;

/// For each seat the values that it most likely does not hold, by its public turns.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lacking([u16; 6]);

impl Lacking {
    pub(super) fn insert(&mut self, seat: Seat, value: u8) {
        self.0[seat.index()] |= 1 << value;
    }

    pub(super) fn remove(&mut self, seat: Seat, value: u8) {
        self.0[seat.index()] &= !(1 << value);
    }

    /// Returns whether the seat most likely holds no token of a value.
    pub(super) fn contains(self, seat: Seat, value: u8) -> bool {
        self.0[seat.index()] >> value & 1 == 1
    }
}
