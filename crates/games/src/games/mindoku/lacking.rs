//! Evidence about the hand of a seat, from its turns.

use std::hash::{Hash, Hasher};

use crate::game::Seat;

/// For each seat the values that it most likely does not hold, by its public turns.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lacking([u16; 6]);

/// No rule reads this, so positions that differ here only are equal.
impl PartialEq for Lacking {
    fn eq(&self, _: &Lacking) -> bool {
        true
    }
}

impl Eq for Lacking {}

impl Hash for Lacking {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

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
