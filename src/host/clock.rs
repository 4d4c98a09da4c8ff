//! The chess clock of one seat.

use std::time::Duration;

pub use crate::store::seats::Clock;
use crate::store::time::Timestamp;

impl Clock {
    /// A stopped clock that shows `time`; `None` is unlimited.
    #[must_use]
    pub fn of(time: Option<Duration>) -> Clock {
        Clock {
            bank: time.map(|time| time.as_millis() as i64),
            ..Clock::default()
        }
    }

    /// The time left in milliseconds; `None` is unlimited.
    #[must_use]
    pub fn left(self, now: Timestamp) -> Option<i64> {
        let running = self.runs.map_or(0, |since| (now.0 - since.0).max(0));
        self.bank.map(|bank| (bank - self.spent - running).max(0))
    }

    /// When the time will have run out; `None` while the clock stands still.
    #[must_use]
    pub fn deadline(self) -> Option<Timestamp> {
        Some(Timestamp(self.runs?.0 + self.bank? - self.spent))
    }

    /// The clock, running.
    #[must_use]
    pub fn started(self, now: Timestamp) -> Clock {
        Clock {
            runs: self.bank.and(self.runs.or(Some(now))),
            ..self
        }
    }

    /// The clock, stopped during a wait.
    #[must_use]
    pub fn stopped(self, now: Timestamp) -> Clock {
        let running = self.runs.map_or(0, |since| (now.0 - since.0).max(0));
        Clock {
            spent: self.spent + running,
            runs: None,
            ..self
        }
    }

    /// The clock, stopped at the end of a wait: the time left becomes the bank.
    #[must_use]
    pub fn banked(self, now: Timestamp) -> Clock {
        Clock {
            bank: self.left(now),
            spent: 0,
            runs: None,
        }
    }
}
