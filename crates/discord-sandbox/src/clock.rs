//! The sandbox's clock, which can be moved forward, and its formats on the wire.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// The wall clock plus an offset. The offset is saved, so that no earlier event lies in the future
/// after a restart.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Clock {
    ahead: u64,
    /// Further offset in milliseconds, unknown to the bot: simulates a wrong clock.
    #[serde(default)]
    off: i64,
}

impl Clock {
    /// The present, in Unix milliseconds.
    pub fn now(&self) -> u64 {
        let wall = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .expect("the present is after 1970");
        let wall = u64::try_from(wall.as_millis()).expect("milliseconds fit for ages");
        (wall + self.ahead).saturating_add_signed(self.off)
    }

    /// The present in the format of the HTTP `Date` header, to the second:
    /// `Sat, 01 Aug 2026 12:44:05 GMT`.
    pub fn date(&self) -> String {
        Timestamp::from_millisecond(self.now().cast_signed())
            .expect("the sandbox's clock stays before the year 9999")
            .strftime("%a, %d %b %Y %H:%M:%S GMT")
            .to_string()
    }

    /// Sets the offset unknown to the bot, in milliseconds.
    pub fn set_skew(&mut self, off: i64) {
        self.off = off;
    }

    /// The offset from the wall clock that the bot knows.
    pub fn ahead(&self) -> Duration {
        Duration::from_millis(self.ahead)
    }

    /// Moves the clock forward.
    pub fn advance(&mut self, millis: u64) {
        self.ahead += millis;
    }
}

/// A Unix millisecond in Discord's format: `2026-08-01T12:00:00.000000+00:00`.
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
        clock.set_skew(1_785_588_245_678 - wall.as_millis() as i64);
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
