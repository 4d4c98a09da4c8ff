//! Retrying what another process was in the way of, or what failed while the database was out of reach for a moment.

use std::time::Duration;

use super::error::Error;

/// The pause before each further attempt, five seconds in all: another's turn takes a few milliseconds, a server that restarts
/// a few seconds, and nobody waits at Discord much longer.
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

/// After so long nothing is tried again: where each attempt takes its time, nobody waits for as many.
pub const PATIENCE: Duration = Duration::from_secs(6);

/// An error that may be gone when the same is tried again.
pub trait Transient {
    /// Whether it may be.
    fn is_transient(&self) -> bool;
}

impl Transient for Error {
    fn is_transient(&self) -> bool {
        matches!(self, Error::Passing(_))
    }
}

/// Awaits an expression, and evaluates and awaits it again after each pause of [`BACKOFF`] while its error is
/// [transient](Transient), unless they take too long. The expression must leave nothing half done when it fails: it only reads, or asks first what is
/// done already. What writes is retried by `transact!`.
macro_rules! retry {
    ($attempt:expr) => {{
        let mut pauses = $crate::store::retry::BACKOFF.into_iter();
        let begun = ::tokio::time::Instant::now();
        loop {
            let outcome: ::std::result::Result<_, _> = $attempt.await;
            match outcome {
                Err(error)
                    if $crate::store::retry::Transient::is_transient(&error)
                        && begun.elapsed() < $crate::store::retry::PATIENCE =>
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
