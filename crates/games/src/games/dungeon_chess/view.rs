//! What one viewer knows.

use super::public::Public;
use super::target::Target;
use crate::game::{Seat, Viewer};

/// The table, and the targets as far as the viewer knows them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// What everyone sees.
    pub public: Public,
    /// By seat.
    pub cards: Vec<Cards>,
}

/// What is known of a seat's targets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards {
    /// The two it could choose from; only the seat itself ever knows both.
    pub dealt: Option<[Target; 2]>,
    /// The one it kept.
    pub kept: Option<Target>,
}

impl View {
    /// The targets that only this viewer knows: the two dealt to it, and the one it kept.
    pub(super) fn own(&self, viewer: Viewer) -> Option<(Seat, [Target; 2], Option<Target>)> {
        let seat = viewer?;
        let Cards { dealt, kept } = self.cards[seat.index()];
        Some((seat, dealt?, kept))
    }
}
