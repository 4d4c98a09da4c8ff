//! A chess clock, for one seat.

use std::time::Duration;

use crate::store::time::Timestamp;

/// The time a seat has, in milliseconds. It stands still unless it runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// What it had when the match began to wait for the seat, or has while it does not; `None` is as much as it wants.
    pub bank: Option<i64>,
    /// What it has used of that before `runs`.
    pub spent: i64,
    /// Since when it runs.
    pub runs: Option<Timestamp>,
}

impl Clock {
    /// A clock that stands still and shows `time`.
    #[must_use]
    pub fn of(time: Option<Duration>) -> Clock {
        Clock {
            bank: time.map(|time| time.as_millis() as i64),
            ..Clock::default()
        }
    }

    /// What it shows, in milliseconds.
    #[must_use]
    pub fn left(self, now: Timestamp) -> Option<i64> {
        let running = self.runs.map_or(0, |since| (now.0 - since.0).max(0));
        self.bank.map(|bank| (bank - self.spent - running).max(0))
    }

    /// When it will have run out, while it runs.
    #[must_use]
    pub fn deadline(self) -> Option<Timestamp> {
        Some(Timestamp(self.runs?.0 + self.bank? - self.spent))
    }

    /// It runs.
    #[must_use]
    pub fn started(self, now: Timestamp) -> Clock {
        Clock {
            runs: self.bank.and(self.runs.or(Some(now))),
            ..self
        }
    }

    /// It stands still, in the middle of waiting.
    #[must_use]
    pub fn stopped(self, now: Timestamp) -> Clock {
        let running = self.runs.map_or(0, |since| (now.0 - since.0).max(0));
        Clock {
            spent: self.spent + running,
            runs: None,
            ..self
        }
    }

    /// It stands still, and nobody waits any more: what it shows is its bank.
    #[must_use]
    pub fn banked(self, now: Timestamp) -> Clock {
        Clock {
            bank: self.left(now),
            spent: 0,
            runs: None,
        }
    }
}
