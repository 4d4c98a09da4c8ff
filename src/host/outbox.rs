//! The outbox as callers of the host reach it, and the back-off between attempts at a notice.

use std::time::Duration;

use super::matches::Host;
use crate::backoff::Backoff;
use crate::store::outbox::Outbox;

/// Pauses between attempts at a notice: 500 ms, doubling up to 10 min.
const RETRY: Backoff = Backoff {
    first: Duration::from_millis(500),
    longest: Duration::from_mins(10),
};

/// Attempts before a notice is given up until an operator asks for it again: about a week of them.
pub const MAX_TRIES: i64 = 1000;

/// The pause after `tries` failed attempts: from 500 ms, doubling up to 10 min; 1000 attempts take
/// about a week.
#[must_use]
pub fn retry_pause(tries: i64) -> Duration {
    RETRY.pause(u32::try_from(tries).unwrap_or(0))
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
