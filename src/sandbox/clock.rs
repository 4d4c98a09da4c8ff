//! The time in the sandbox, which tests may move forward, and its spelling on the wire.

use std::time::{SystemTime, UNIX_EPOCH};

/// The wall clock plus what tests have added to it.
#[derive(Debug, Default)]
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

    /// Moves everything that happens from now on this much later.
    pub fn advance(&mut self, millis: u64) {
        self.ahead += millis;
    }
}

/// A Unix millisecond as Discord writes it: `2026-08-01T12:00:00.000000+00:00`.
pub fn iso(millis: u64) -> String {
    let days = (millis / 86_400_000) as i64;
    let rest = millis % 86_400_000;
    // Howard Hinnant's `civil_from_days`, for days after 1970.
    let z = days + 719_468;
    let era = z / 146_097;
    let day_of_era = z % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}.{:03}000+00:00",
        rest / 3_600_000,
        rest / 60_000 % 60,
        rest / 1_000 % 60,
        rest % 1_000
    )
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
