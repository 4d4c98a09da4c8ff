//! Seats of a table, and sets of seats.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

/// A place at the table. Seat 1 acts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat's index in a list ordered by seat: seat number minus 1.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// Returns the other of two seats.
    #[must_use]
    pub const fn rival(self) -> Seat {
        Seat(3 - self.0)
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A seat that looks, or `None` for the public.
pub type Viewer = Option<Seat>;

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Seats 1 to `count`.
    #[must_use]
    pub fn all(count: u8) -> Seats {
        (1..=count).map(Seat).collect()
    }

    /// Returns whether `seat` is in the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0
            .checked_shr(seat.0.into())
            .is_some_and(|from_it| from_it & 1 == 1)
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Seats::NONE
    }

    /// Returns the number of seats in the set.
    #[must_use]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns the lowest seat of the set.
    #[must_use]
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// Returns the set without `seat`.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Returns the next seat of the set after `seat`, cyclically; `seat` itself if it is the only
    /// one.
    #[must_use]
    pub fn after(self, seat: Seat) -> Option<Seat> {
        self.iter()
            .find(|next| *next > seat)
            .or_else(|| self.first())
    }

    /// Returns the seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (1..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats
            .into_iter()
            .fold(Seats::NONE, |set, seat| Seats(set.0 | 1 << seat.0))
    }
}
