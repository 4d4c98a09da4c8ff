//! The time in the sandbox, which can be moved forward, and its spelling on the wire.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// The wall clock plus what has been added to it. What was added is kept: nothing that has happened lies in the future.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Clock {
    ahead: u64,
    /// How far it is off the bot's clock beside that, which the bot is not told.
    #[serde(default)]
    off: i64,
}

impl Clock {
    /// The present Unix millisecond.
    pub fn now(&self) -> u64 {
        let wall = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .expect("the present is after 1970");
        let wall = u64::try_from(wall.as_millis()).expect("milliseconds fit for ages");
        (wall + self.ahead).saturating_add_signed(self.off)
    }

    /// The present as HTTP writes it, to the second: `Sat, 01 Aug 2026 12:44:05 GMT`.
    pub fn date(&self) -> String {
        Timestamp::from_millisecond(self.now().cast_signed())
            .expect("the sandbox's clock stays before the year 9999")
            .strftime("%a, %d %b %Y %H:%M:%S GMT")
            .to_string()
    }

    /// Is off the bot's clock by so many milliseconds from now on.
    pub fn put_off(&mut self, off: i64) {
        self.off = off;
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
    fn a_date_is_as_http_writes_it() {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let mut clock = Clock::default();
        clock.put_off(1_785_588_245_678 - wall.as_millis() as i64);
        let date = clock.date();
        assert!(date.starts_with("Sat, 01 Aug 2026 12:44:0"), "{date}");
        assert!(date.ends_with(" GMT"), "{date}");
    }

    #[test]
    fn the_clock_can_be_moved_forward() {
        let mut clock = Clock::default();
        let before = clock.now();
        clock.advance(900_000);
        assert!(clock.now() >= before + 900_000);
    }
}
