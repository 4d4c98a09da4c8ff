//! Errors of the host.

use super::record::Broken;
use super::refusal::Refusal;
use super::refusal::contest::BadContest;
use super::refusal::ladder::BadLadder;
use super::refusal::league::BadLeague;
use super::refusal::personal::{BadPreference, BadVacation};
use super::refusal::restriction::Restriction;
use crate::store::ids::MatchId;
use crate::store::{self, Transient};

/// The reason a command was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The command is not allowed; the person reads the reason.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// The database failed.
    #[error("the database failed: {0}")]
    Store(#[from] store::Error),
    /// The record does not replay, and the match was set aside.
    #[error("match {0} is set aside: {1}")]
    Broken(MatchId, Broken),
    /// A bug of this program: it panicked.
    #[error("panicked")]
    Panicked,
}

/// Makes refusals about one thing errors of the host, so that `?` returns them.
macro_rules! refusals {
    ($($kind:ident($bad:ty)),+) => {$(
        impl From<$bad> for Error {
            fn from(bad: $bad) -> Error {
                Error::Refused(Refusal::$kind(bad))
            }
        }
    )+};
}

refusals!(
    Contest(BadContest),
    Ladder(BadLadder),
    League(BadLeague),
    Preference(BadPreference),
    Restricted(Restriction),
    Vacation(BadVacation)
);

impl Transient for Error {
    fn is_transient(&self) -> bool {
        matches!(self, Error::Store(error) if error.is_transient())
    }
}
