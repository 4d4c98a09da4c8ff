//! The sides of a play, which the seats of the people may swap.

use std::borrow::Cow;

use super::Play;
use super::swap::Swap;
use crate::game::{Game, Lang, Seat, Seats, Viewer};

impl<G: Game> Play<G> {
    /// Returns whether the side to act may swap.
    pub fn may_swap(&self) -> bool {
        self.history.swap == Swap::Open && self.outcome.is_none()
    }

    /// Swaps the sides of the two seats, where that [may be](Play::may_swap). The position stays,
    /// and so does the side to act.
    pub fn swap(&mut self) {
        self.history.swap = Swap::Taken;
    }

    /// Returns the play after a swap.
    #[must_use]
    pub fn swapped(&self) -> Play<G> {
        let mut swapped = self.clone();
        swapped.swap();
        swapped
    }

    /// Returns the side of a seat; as well the seat of a side.
    pub fn side(&self, seat: Seat) -> Seat {
        let has_rival = self.seats().contains(seat);
        if self.history.swap.is_done() && has_rival {
            seat.rival()
        } else {
            seat
        }
    }

    /// Returns the side of a viewer.
    pub fn side_of_viewer(&self, viewer: Viewer) -> Viewer {
        viewer.map(|seat| self.side(seat))
    }

    /// Returns the language for sentences about the sides.
    pub fn lang_of_sides<'a>(&self, lang: &'a Lang) -> Cow<'a, Lang> {
        if self.history.swap.is_done() {
            Cow::Owned(lang.with_sides_swapped())
        } else {
            Cow::Borrowed(lang)
        }
    }

    /// Returns the seats of sides.
    pub fn seats_of(&self, sides: Seats) -> Seats {
        sides.iter().map(|side| self.side(side)).collect()
    }
}
