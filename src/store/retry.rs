//! Retries of database operations after transient errors.

use std::time::Duration;

use super::error::Error;
use crate::backoff::Backoff;

/// Pauses between attempts, 5 s in all: a serialization failure takes a few milliseconds to
/// resolve, a server restart a few seconds, and Discord does not wait much longer.
pub const BACKOFF: Backoff = Backoff {
    first: Duration::from_millis(5),
    longest: Duration::from_millis(2_500),
};

/// Attempts after the first one, 10: the pauses before them add up to 5 s.
pub const MAX_RETRIES: u32 = 10;

/// Time limit for a further attempt, 6 s: where each attempt is slow, fewer are made.
pub const TIME_LIMIT: Duration = Duration::from_secs(6);

/// Errors that may disappear on retry.
pub trait Transient {
    /// Whether a retry may succeed.
    fn is_transient(&self) -> bool;
}

impl Transient for Error {
    fn is_transient(&self) -> bool {
        matches!(self, Error::Transient(_))
    }
}

/// Evaluates and awaits an expression; repeats it after the pauses of [`BACKOFF`] while its error
/// is [transient](Transient), up to [`MAX_RETRIES`] times and within [`TIME_LIMIT`]. The expression
/// must be repeatable: it only reads, or checks first what is done already. Writes are retried by
/// `transact!`.
macro_rules! retry {
    ($attempt:expr) => {{
        let mut retries = 0;
        let begun = ::tokio::time::Instant::now();
        loop {
            let outcome: ::std::result::Result<_, _> = $attempt.await;
            match outcome {
                Err(error)
                    if $crate::store::retry::Transient::is_transient(&error)
                        && retries < $crate::store::retry::MAX_RETRIES
                        && begun.elapsed() < $crate::store::retry::TIME_LIMIT =>
                {
                    ::tokio::time::sleep($crate::store::retry::BACKOFF.pause(retries)).await;
                    retries += 1;
                }
                outcome => break outcome,
            }
        }
    }};
}

pub(crate) use retry;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pauses_add_up_to_five_seconds() {
        let all: Duration = (0..MAX_RETRIES).map(|retries| BACKOFF.pause(retries)).sum();
        assert_eq!(all, Duration::from_millis(5_055));
    }
}
