//! Doing something again that another process was in the way of, or while the database was gone for a moment.

use std::time::Duration;

use super::error::Error;
use crate::store::Error as StoreError;

/// How long to wait before each further attempt: somebody else's turn takes a few milliseconds, and a server that starts again a
/// few seconds. Nobody waits at Discord much longer.
pub(super) const WAITS: [Duration; 9] = [
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

/// What may be no error any more in a moment.
pub(super) trait Passing {
    /// Whether it may be none.
    fn passes(&self) -> bool;
}

impl Passing for StoreError {
    fn passes(&self) -> bool {
        matches!(self, StoreError::Passing(_))
    }
}

impl Passing for Error {
    fn passes(&self) -> bool {
        matches!(self, Error::Store(error) if error.passes())
    }
}

/// Awaits an expression; makes and awaits it anew while what comes of it passes. It must not have done half of its work then:
/// a transaction, or what looks first whether it is done. (A function could not be given futures that borrow and are `Send`.)
macro_rules! again {
    ($attempt:expr) => {{
        let mut waits = $crate::host::again::WAITS.into_iter();
        loop {
            let outcome: ::std::result::Result<_, _> = $attempt.await;
            match outcome {
                Err(error) if $crate::host::again::Passing::passes(&error) => match waits.next() {
                    Some(wait) => ::tokio::time::sleep(wait).await,
                    None => break Err(error),
                },
                outcome => break outcome,
            }
        }
    }};
}

pub(super) use again;
