//! Who sits where, with what time, and how they are reminded.

use super::clock::Clock;
use crate::store::ids::UserId;
use crate::store::seats;
use crate::store::time::Timestamp;
use tavolino_games::ai::Strength;
use tavolino_games::game::Seat;

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// The seat; in a lobby the order of joining.
    pub seat: Seat,
    /// Who holds it; `None` is the computer, or somebody who is [`Sitting::gone`].
    pub person: Option<UserId>,
    /// How strong the computer plays it, where it does.
    pub computer: Option<Strength>,
    /// Since when the match waits for it.
    pub waits: Option<Timestamp>,
    /// The time it has.
    pub clock: Clock,
    /// Until when its holder is away, announced; its clock stands still meanwhile.
    pub away: Option<Timestamp>,
    /// Whether whoever held it left and had everything about them erased.
    pub gone: bool,
    /// How it is reminded.
    pub reminding: Reminding,
}

/// Who sits down somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody.
    Person(UserId),
    /// The computer, as strong as that.
    Computer(Strength),
}

impl Sitter {
    /// The person, if it is one.
    #[must_use]
    pub fn person(self) -> Option<UserId> {
        match self {
            Sitter::Person(person) => Some(person),
            Sitter::Computer(_) => None,
        }
    }
}

/// How a seat is reminded while the match waits for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reminding {
    /// When to do it next.
    pub reminds: Option<Timestamp>,
    /// When it was done last.
    pub reminded: Option<Timestamp>,
    /// How many of the points of its clock are done with.
    pub given: u8,
    /// Its holder wants to hear no more until the next turn.
    pub snoozed: bool,
}

impl Sitting {
    /// A seat as it is taken, before the start.
    #[must_use]
    pub fn new(seat: Seat, sitter: Sitter) -> Sitting {
        Sitting {
            seat,
            person: sitter.person(),
            computer: match sitter {
                Sitter::Person(_) => None,
                Sitter::Computer(strength) => Some(strength),
            },
            waits: None,
            clock: Clock::default(),
            away: None,
            gone: false,
            reminding: Reminding::default(),
        }
    }

    /// Its row.
    pub(super) fn row(&self) -> seats::Sitting {
        seats::Sitting {
            seat: self.seat.0,
            person: self.person,
            strength: self.computer.map(Into::into),
            waits: self.waits,
            bank: self.clock.bank,
            spent: self.clock.spent,
            runs: self.clock.runs,
            deadline: self.clock.deadline(),
            away: self.away,
            gone: self.gone,
            reminds: self.reminding.reminds,
            reminded: self.reminding.reminded,
            given: self.reminding.given,
            snoozed: self.reminding.snoozed,
        }
    }
}

impl From<seats::Sitting> for Sitting {
    fn from(row: seats::Sitting) -> Sitting {
        Sitting {
            seat: Seat(row.seat),
            person: row.person,
            // It was taken before there was a choice.
            computer: (row.person.is_none() && !row.gone)
                .then(|| row.strength.map_or_else(Strength::default, Into::into)),
            waits: row.waits,
            clock: Clock {
                bank: row.bank,
                spent: row.spent,
                runs: row.runs,
            },
            away: row.away,
            gone: row.gone,
            reminding: Reminding {
                reminds: row.reminds,
                reminded: row.reminded,
                given: row.given,
                snoozed: row.snoozed,
            },
        }
    }
}
