//! The owners of the pieces of Trix.

use super::Trix;
use crate::game::scene::Owner;
use crate::game::{Game, Seat};

/// Returns the owner of a seat's pieces.
pub(super) fn owner(seat: Seat) -> Owner {
    Owner::Seat(Trix::INFO.palette, seat)
}
