//! Reasons for which a notice is not delivered.

use std::collections::HashSet;
use std::hash::Hash;

use tracing::error;

use crate::discord::rest::Fault;
use crate::host::{BrokenRow, Error, StoreError};

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

/// The problems of a task that works row by row, each of which is logged once.
#[derive(Debug)]
pub struct Problems<K> {
    /// The keys of the rows that failed.
    failed: HashSet<K>,
    /// The rows that could not be read.
    broken: HashSet<BrokenRow>,
}

impl<K> Default for Problems<K> {
    fn default() -> Problems<K> {
        Problems {
            failed: HashSet::new(),
            broken: HashSet::new(),
        }
    }
}

impl<K: Copy + Eq + Hash> Problems<K> {
    /// Notes what became of the row with this key. `what` is the work, for the log, which names no
    /// person.
    pub fn note<E: std::fmt::Display>(&mut self, key: K, what: &str, outcome: Result<(), E>) {
        match outcome {
            Ok(()) => {
                self.failed.remove(&key);
            }
            Err(error) if self.failed.insert(key) => {
                error!("work on a row failed, the others go on: {what}: {error}");
            }
            Err(_) => {}
        }
    }

    /// Notes the rows that cannot be read.
    pub fn note_broken(&mut self, broken: &[BrokenRow]) {
        for row in broken {
            if self.broken.insert(row.clone()) {
                let (table, why) = (row.table, &row.why);
                error!(
                    table,
                    "row not read, left out: {why}; `tavolino doctor` names it"
                );
            }
        }
    }
}
