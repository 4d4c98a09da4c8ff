//! The time in the sandbox, which can be moved forward, and its spelling on the wire.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// The wall clock plus what has been added to it. What was added is kept: nothing that has happened lies in the future.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Clock {
    ahead: u64,
}

impl Clock {
    /// The present Unix millisecond.
    pub fn now(&self) -> u64 {
        let wall = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .expect("the present is after 1970");
        u64::try_from(wall.as_millis()).expect("milliseconds fit for ages") + self.ahead
    }

    /// How far it is ahead of the wall clock.
    pub fn ahead(&self) -> Duration {
        Duration::from_millis(self.ahead)
    }

    /// Moves everything that happens from now on this much later.
    pub fn advance(&mut self, millis: u64) {
        self.ahead += millis;
    }
}

/// A Unix millisecond as Discord writes it: `2026-08-01T12:00:00.000000+00:00`.
pub fn iso(millis: u64) -> String {
    Timestamp::from_millisecond(millis.cast_signed())
        .expect("the sandbox's clock stays before the year 9999")
        .strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00")
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(iso(1_785_588_245_678), "2026-08-01T12:44:05.678000+00:00");
    }

    #[test]
    fn the_clock_can_be_moved_forward() {
        let mut clock = Clock::default();
        let before = clock.now();
        clock.advance(900_000);
        assert!(clock.now() >= before + 900_000);
    }
}
