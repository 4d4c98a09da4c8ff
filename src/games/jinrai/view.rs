//! What one viewer knows, and what it can be a view of.

use rand::seq::IteratorRandom;

use super::{Jinrai, Public};
use crate::game::kit::grid::Cell;
use crate::game::{Rng, Seat, Viewer};

/// The table, and lightning as far as the viewer knows of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// What everyone sees.
    pub public: Public,
    /// By seat.
    lightning: [Option<Cell>; 2],
}

impl View {
    /// Only the owner knows which cloud carries the lightning, until the game ends.
    pub(super) fn of(game: &Jinrai, viewer: Viewer) -> View {
        let is_over = game.public.winners().is_some();
        let known = |seat: Seat| {
            let lightning = game.lightning[seat.index()];
            lightning.filter(|_| is_over || viewer == Some(seat))
        };
        View {
            public: game.public.clone(),
            lightning: [Seat(1), Seat(2)].map(known),
        }
    }

    /// Where the seat's lightning is, if the viewer knows.
    #[must_use]
    pub fn lightning(&self, seat: Seat) -> Option<Cell> {
        self.lightning[seat.index()]
    }

    /// Whether it shows what is still a secret.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.public.winners().is_none() && self.lightning.iter().any(Option::is_some)
    }

    /// Puts lightning that is not known into any cloud that may carry it.
    pub(super) fn imagine(&self, rng: &mut Rng) -> Jinrai {
        let mut carries = |seat: Seat| {
            let known = self.lightning(seat);
            if known.is_some() || !self.public.has_chosen(seat) {
                return known;
            }
            self.public.suspects(seat).iter().choose(rng)
        };
        Jinrai {
            lightning: [carries(Seat(1)), carries(Seat(2))],
            public: self.public.clone(),
        }
    }
}
