//! The view of one viewer.

use super::public::Public;
use super::target::Target;
use crate::game::{Seat, Viewer};

/// The public part of a position, with the targets the viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The public part.
    pub public: Public,
    /// The known targets, by seat.
    pub cards: Vec<Cards>,
}

/// The known targets of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards {
    /// The two targets dealt; known to their seat only.
    pub dealt: Option<[Target; 2]>,
    /// The target the seat chose.
    pub kept: Option<Target>,
}

impl View {
    /// Returns the viewer's seat, the two targets dealt to it and the chosen one; `None` for the public.
    pub(super) fn own(&self, viewer: Viewer) -> Option<(Seat, [Target; 2], Option<Target>)> {
        let seat = viewer?;
        let Cards { dealt, kept } = self.cards[seat.index()];
        Some((seat, dealt?, kept))
    }
}
