//! Why a notice is not delivered.

use crate::discord::rest::fault::Fault;
use crate::host::{Error, StoreError};

/// What kept a notice from being delivered.
#[derive(Debug)]
pub enum Problem {
    /// Discord refused.
    Discord(Fault),
    /// We failed.
    Ours(Error),
    /// It is too early: the lobby card is not known yet. Or too late: the program stops.
    Early,
}

impl From<Error> for Problem {
    fn from(error: Error) -> Problem {
        Problem::Ours(error)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::Ours(error.into())
    }
}
