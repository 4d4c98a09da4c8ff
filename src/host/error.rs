//! Why something was not done.

use super::record::Broken;
use super::refusal::Refusal;
use super::refusal::restriction::Restriction;
use crate::store::ids::MatchId;
use crate::store::{self, Transient};

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// It may not be; the person reads why.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// The database failed.
    #[error("the database failed: {0}")]
    Store(#[from] store::Error),
    /// The record does not replay; it was set aside.
    #[error("match {0} is set aside: {1}")]
    Broken(MatchId, Broken),
    /// A mistake of ours.
    #[error("panicked")]
    Panicked,
}

impl From<Restriction> for Error {
    fn from(restriction: Restriction) -> Error {
        Error::Refused(Refusal::Restricted(restriction))
    }
}

impl Transient for Error {
    fn is_transient(&self) -> bool {
        matches!(self, Error::Store(error) if error.is_transient())
    }
}
