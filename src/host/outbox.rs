//! The outbox as callers of the host reach it, the back-off between attempts at a notice, and the
//! notices after the database was replaced by a backup.

use std::time::Duration;

use super::error::Error;
use super::matches::Host;
use crate::backoff::Backoff;
use crate::store::outbox::Outbox;
use crate::store::time::Timestamp;
use crate::store::transact;

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

/// The pause after `tries` attempts at what waits for something else of ours, as the second board
/// of a meeting waits for the thread of the first: nothing has failed, so it grows a quarter as
/// fast as [`retry_pause`].
#[must_use]
pub fn early_pause(tries: i64) -> Duration {
    retry_pause(tries / 4)
}

impl Host {
    /// The notices and living messages of all matches.
    #[must_use]
    pub fn outbox(&self) -> Outbox<'_> {
        self.store.outbox()
    }

    /// Makes the messages of every unfinished match anew, as those in Discord show turns that are
    /// lost: whose turn it is, they are called again. Returns whether there are any.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn show_restored(&self, now: Timestamp) -> Result<bool, Error> {
        // Without a heartbeat no process has served these matches, and nothing is posted.
        let Some(backup) = self.store.last_heartbeat().await? else {
            return Ok(false);
        };
        let stored = transact!(self.store, |tx| tx.show_restored(backup, now).await)?;
        Ok(stored > 0)
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
        let days = Duration::from_hours(6 * 24)..Duration::from_hours(8 * 24);
        for pause in [retry_pause, early_pause] {
            let all: Duration = (0..MAX_TRIES).map(pause).sum();
            assert!(days.contains(&all), "{all:?}");
        }
    }

    #[test]
    fn what_is_early_is_tried_nine_times_in_eight_seconds() {
        let all: Duration = (0..9).map(early_pause).sum();
        assert_eq!(all, Duration::from_secs(8));
    }
}
