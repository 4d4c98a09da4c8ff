//! The ten secret targets (Ruling: the sheet's own cards are lost).

use std::fmt;

use super::character::Kind;
use super::public::Public;
use crate::game::Seat;
use crate::game::kit::grid::Cell;

/// The four cells in the middle of the board.
pub(super) const CENTRE: [Cell; 4] = [
    Cell::new(3, 3),
    Cell::new(3, 4),
    Cell::new(4, 3),
    Cell::new(4, 4),
];

/// A target card, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Target(u8);

impl Target {
    pub(super) const FIRST: Target = Target(1);

    /// Returns the card with this number; `None` if there is none.
    #[must_use]
    pub fn new(number: u8) -> Option<Target> {
        (1..=10).contains(&number).then_some(Target(number))
    }

    /// Returns all ten targets.
    pub fn all() -> impl Iterator<Item = Target> {
        (1..=10).map(Target)
    }

    /// Returns the number, 1 to 10.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Returns the points of a met target.
    #[must_use]
    pub fn points(self) -> i32 {
        match self.0 {
            3 => 2,
            1 | 2 | 7 | 10 => 3,
            4 => 5,
            _ => 4,
        }
    }

    /// Returns whether the seat meets the target in this position.
    #[must_use]
    pub fn is_met(self, public: &Public, seat: Seat) -> bool {
        let at_home = |kind: Kind| public.lost(seat, kind) == 0;
        let holds = |kind| {
            public
                .seats()
                .iter()
                .map(|of| public.held(seat, of, kind))
                .sum::<u8>()
        };
        match self.0 {
            1 => at_home(Kind::Maga),
            2 => at_home(Kind::Kor),
            3 => at_home(Kind::Guerriero),
            4 => at_home(Kind::Lottatore),
            5 => holds(Kind::Maga) >= 1,
            6 => holds(Kind::Kor) >= 1,
            7 => holds(Kind::Guerriero) >= 1,
            8 => holds(Kind::Lottatore) >= 3,
            9 => public.chests(seat) + public.received(seat) >= 3,
            _ => CENTRE
                .iter()
                .any(|&cell| public.at(cell).is_some_and(|man| man.seat == seat)),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
