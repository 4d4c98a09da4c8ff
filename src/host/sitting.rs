//! Seats with their holders, clocks and reminders.

use super::clock::Clock;
use crate::store::ids::UserId;
use crate::store::seats;
pub use crate::store::seats::Reminding;
use crate::store::seats::SeatRow;
use crate::store::time::Timestamp;
use tavolino_games::ai::Strength;
use tavolino_games::game::Seat;

/// A seat and its holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// The seat; in a lobby the order of joining.
    pub seat: Seat,
    /// The holder; `None` for the computer, a channel, or a person who is [`Sitting::gone`].
    pub person: Option<UserId>,
    /// The computer's strength, where it holds the seat.
    pub computer: Option<Strength>,
    /// Since when the match waits for the seat; `None` if it does not.
    pub waits: Option<Timestamp>,
    /// The seat's clock.
    pub clock: Clock,
    /// When the holder's vacation ends; the clock stands still until then. `None` if the holder is
    /// not away.
    pub away: Option<Timestamp>,
    /// Whether the former holder left and was erased.
    pub gone: bool,
    /// Whether a channel holds the seat: people vote for its turns.
    pub is_channel: bool,
    /// The seat's reminders.
    pub reminding: Reminding,
}

/// The holder of a new seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person.
    Person(UserId),
    /// The computer, with this strength.
    Computer(Strength),
    /// A channel.
    Channel,
}

impl Sitter {
    /// The person; `None` for the computer and a channel.
    #[must_use]
    pub fn person(self) -> Option<UserId> {
        match self {
            Sitter::Person(person) => Some(person),
            Sitter::Computer(_) | Sitter::Channel => None,
        }
    }
}

impl Sitting {
    /// A new seat, before the start.
    #[must_use]
    pub fn new(seat: Seat, sitter: Sitter) -> Sitting {
        Sitting {
            seat,
            person: sitter.person(),
            computer: match sitter {
                Sitter::Person(_) | Sitter::Channel => None,
                Sitter::Computer(strength) => Some(strength),
            },
            waits: None,
            clock: Clock::default(),
            away: None,
            gone: false,
            is_channel: sitter == Sitter::Channel,
            reminding: Reminding::default(),
        }
    }

    /// Whether a reminder was sent that the match waits for the seat.
    #[must_use]
    pub(super) fn is_reminded(&self) -> bool {
        self.waits.is_some() && self.reminding.reminded.is_some()
    }

    /// The seat's row.
    pub(super) fn row(&self) -> SeatRow {
        SeatRow {
            seat: self.seat.0,
            person: self.person,
            strength: self.computer.map(Into::into),
            waits: self.waits,
            clock: self.clock,
            deadline: self.clock.deadline(),
            away: self.away,
            gone: self.gone,
            channel: self.is_channel,
            reminding: self.reminding,
        }
    }
}

impl From<SeatRow> for Sitting {
    fn from(row: SeatRow) -> Sitting {
        Sitting {
            seat: Seat(row.seat),
            person: row.person,
            // Seats of the computer from before strengths existed have the default.
            computer: (row.person.is_none() && !row.gone && !row.channel)
                .then(|| row.strength.map_or_else(Strength::default, Into::into)),
            waits: row.waits,
            clock: row.clock,
            away: row.away,
            gone: row.gone,
            is_channel: row.channel,
            reminding: row.reminding,
        }
    }
}

impl From<seats::Strength> for Strength {
    fn from(stored: seats::Strength) -> Strength {
        match stored {
            seats::Strength::Easy => Strength::Easy,
            seats::Strength::Medium => Strength::Medium,
            seats::Strength::Strong => Strength::Strong,
        }
    }
}

impl From<Strength> for seats::Strength {
    fn from(strength: Strength) -> seats::Strength {
        match strength {
            Strength::Easy => seats::Strength::Easy,
            Strength::Medium => seats::Strength::Medium,
            Strength::Strong => seats::Strength::Strong,
        }
    }
}
