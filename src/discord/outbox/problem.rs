//! Reasons for which a notice is not delivered.

use crate::discord::rest::fault::Fault;
use crate::host::{Error, StoreError};

/// The reason for which a notice is not delivered.
#[derive(Debug)]
pub enum Problem {
    /// Discord refused.
    Discord(Fault),
    /// The host failed.
    Internal(Error),
    /// A player to act could be called nowhere; everybody else was.
    Unreached,
    /// The lobby card is not known yet, or the other match of a meeting has the first step.
    Early,
}

impl From<Error> for Problem {
    fn from(error: Error) -> Problem {
        Problem::Internal(error)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::Internal(error.into())
    }
}
