//! Instants as the database keeps them.

use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970 (UTC).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, sqlx::Type)]
#[sqlx(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// This much later.
    #[must_use]
    pub fn after(self, wait: Duration) -> Timestamp {
        Timestamp(self.0.saturating_add(wait.as_millis() as i64))
    }

    /// How long until `later`; nothing if that is past.
    #[must_use]
    pub fn until(self, later: Timestamp) -> Duration {
        Duration::from_millis(later.0.saturating_sub(self.0).max(0) as u64)
    }
}

impl fmt::Display for Timestamp {
    /// To the second, in UTC: `2026-11-21T15:30:12Z`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.div_euclid(1000);
        let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
        // Days are counted from 1 March of year 0, so that a leap day comes last: then 400 years have 146097 days, and five
        // months 153.
        let days = days + 719_468;
        let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let (year, month) = match month {
            0..10 => (year, month + 3),
            _ => (year + 1, month - 9),
        };
        let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
        let year = year + 400 * era;
        write!(
            f,
            "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z"
        )
    }
}

impl From<SystemTime> for Timestamp {
    fn from(time: SystemTime) -> Timestamp {
        Timestamp(
            time.duration_since(UNIX_EPOCH)
                .unwrap_or_default()
                .as_millis() as i64,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instant_reads_as_its_date_and_time() {
        for (at, read) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_772_366_400_999, "2026-03-01T12:00:00Z"),
            (1_798_761_599_000, "2026-12-31T23:59:59Z"),
            (4_107_542_399_000, "2100-02-28T23:59:59Z"),
            (-1, "1969-12-31T23:59:59Z"),
        ] {
            assert_eq!(Timestamp(at).to_string(), read);
        }
    }
}
