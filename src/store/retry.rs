//! Retries of database operations after transient errors.

use std::time::Duration;

use super::error::Error;

/// Pauses between attempts, 5 s in all: a serialization failure takes a few milliseconds to resolve, a server restart a few
/// seconds, and Discord does not wait much longer.
pub const BACKOFF: [Duration; 9] = [
    Duration::from_millis(3),
    Duration::from_millis(7),
    Duration::from_millis(15),
    Duration::from_millis(40),
    Duration::from_millis(100),
    Duration::from_millis(300),
    Duration::from_millis(700),
    Duration::from_millis(1_500),
    Duration::from_millis(2_500),
];

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

/// Evaluates and awaits an expression; repeats it after each pause of [`BACKOFF`] while its error is [transient](Transient),
/// within [`TIME_LIMIT`]. The expression must be repeatable: it only reads, or checks first what is done already. Writes are
/// retried by `transact!`.
macro_rules! retry {
    ($attempt:expr) => {{
        let mut pauses = $crate::store::retry::BACKOFF.into_iter();
        let begun = ::tokio::time::Instant::now();
        loop {
            let outcome: ::std::result::Result<_, _> = $attempt.await;
            match outcome {
                Err(error)
                    if $crate::store::retry::Transient::is_transient(&error)
                        && begun.elapsed() < $crate::store::retry::TIME_LIMIT =>
                {
                    match pauses.next() {
                        Some(pause) => ::tokio::time::sleep(pause).await,
                        None => break Err(error),
                    }
                }
                outcome => break outcome,
            }
        }
    }};
}

pub(crate) use retry;
