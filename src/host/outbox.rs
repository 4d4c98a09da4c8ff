//! The outbox as callers of the host reach it, and the back-off between attempts at a notice.

use std::time::Duration;

use super::matches::Host;
use crate::store::outbox::Outbox;

/// Pause after the first failed attempt, 500 ms; the pause doubles with each further failure.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_mins(10);

/// Attempts before a notice is given up until an operator asks for it again: about a week of them.
pub const MAX_TRIES: i64 = 1000;

/// The pause after `tries` failed attempts: from 500 ms, doubling up to 10 min; 1000 attempts take about a week.
#[must_use]
pub fn retry_pause(tries: i64) -> Duration {
    FIRST_PAUSE
        .saturating_mul(1 << tries.clamp(0, 20))
        .min(LONGEST_PAUSE)
}

impl Host {
    /// The notices and living messages of all matches.
    #[must_use]
    pub fn outbox(&self) -> Outbox<'_> {
        self.store.outbox()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_ten_minutes_and_a_thousand_are_about_a_week() {
        let millis = |tries| retry_pause(tries).as_millis();
        assert_eq!([0, 1, 2, 3].map(millis), [500, 1000, 2000, 4000]);
        assert_eq!([11, 12, 500, MAX_TRIES].map(millis), [600_000; 4]);
        let all: Duration = (0..MAX_TRIES).map(retry_pause).sum();
        let days = Duration::from_hours(6 * 24)..Duration::from_hours(8 * 24);
        assert!(days.contains(&all), "{all:?}");
    }
}
