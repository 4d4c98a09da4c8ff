//! A cache of the people who have not read yet that their digest went off, so that an answer costs
//! no statement for it.

use std::collections::HashSet;

use parking_lot::{Mutex, MutexGuard};

use crate::store::ids::UserId;

/// The people, as last read from the database.
#[derive(Debug, Default)]
pub(super) struct LostDigests(Mutex<HashSet<UserId>>);

impl LostDigests {
    /// Replaces the people by those that were read.
    pub(super) fn replace(&self, people: Vec<UserId>) {
        *self.lock() = people.into_iter().collect();
    }

    /// Removes a person; `false` if they were not among the people.
    pub(super) fn remove(&self, person: UserId) -> bool {
        self.lock().remove(&person)
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<UserId>> {
        self.0.lock()
    }
}
