//! The ten secret targets (Ruling: the sheet's own cards are lost), and their deal.

use std::fmt;

use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::dungeon::Kind;
use super::public::Public;
use crate::game::kit::grid::Cell;
use crate::game::{BadDeal, Rng, Seat};

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

    /// Returns the points that the target gives to the seat in this position: 0 while it is not
    /// met.
    pub(super) fn bonus(self, public: &Public, seat: Seat) -> i32 {
        if self.is_met(public, seat) {
            self.points()
        } else {
            0
        }
    }

    /// Returns how many times as likely a target is the chosen one of a seat that meets it,
    /// compared with one that it does not meet. Measured in games of the computer: who has a piece
    /// in the middle mostly wants it there.
    pub(super) fn telling(self) -> u32 {
        if self.0 == 10 { 6 } else { 2 }
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
            _ => CENTRE.iter().any(|&cell| {
                public
                    .at(cell)
                    .is_some_and(|character| character.seat == seat)
            }),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Two different targets for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Target numbers, in seat order.
    pub dealt: Vec<[u8; 2]>,
}

impl Deal {
    /// Returns a random deal of the ten cards.
    pub(super) fn new(seats: u8, rng: &mut Rng) -> Deal {
        let mut numbers: Vec<u8> = Target::all().map(Target::number).collect();
        numbers.shuffle(rng);
        let mut dealt: Vec<[u8; 2]> = numbers.as_chunks().0[..seats.into()].to_vec();
        for pair in &mut dealt {
            pair.sort_unstable();
        }
        Deal { dealt }
    }

    /// Returns the targets by seat, in ascending order.
    ///
    /// # Errors
    /// [`BadDeal`] if the number of seats is wrong, or a target is missing or dealt twice.
    pub(super) fn check(&self, seats: u8) -> Result<[[Target; 2]; 4], BadDeal> {
        if self.dealt.len() != usize::from(seats) {
            return Err(BadDeal(format!("there must be targets for {seats} seats")));
        }
        let mut dealt = [[Target::FIRST; 2]; 4];
        let mut seen = Vec::new();
        for (pair, numbers) in dealt.iter_mut().zip(&self.dealt) {
            for (target, &number) in pair.iter_mut().zip(numbers) {
                *target = Target::new(number)
                    .ok_or_else(|| BadDeal("there is no such target".to_owned()))?;
                if seen.contains(&number) {
                    return Err(BadDeal("a target is dealt twice".to_owned()));
                }
                seen.push(number);
            }
            pair.sort_unstable();
        }
        Ok(dealt)
    }
}
