//! The lock of a SQLite file: two processes would both deliver its notices. On a server, processes
//! share the work by leases ([`handover`](super::handover)).

use std::fs::File;

use super::database::Engine;
use super::opening::OpenError;

/// The exclusive use of a database file, until the value is dropped or the process ends.
#[derive(Debug)]
pub struct Lock {
    _held: Option<File>,
}

impl Lock {
    /// Locks the file at this address; on a server there is nothing to lock.
    ///
    /// # Errors
    /// Another process uses the file.
    pub fn take(address: &str) -> Result<Lock, OpenError> {
        let held = match Engine::at(address)? {
            Engine::Sqlite(file) => Some(file.take()?),
            Engine::Postgres(_) => None,
        };
        Ok(Lock { _held: held })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_taken_once_and_free_again_afterwards() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let address = format!("sqlite://{}", folder.path().join("games.db").display());
        let lock = Lock::take(&address).expect("it is free");
        let second = Lock::take(&address);
        assert!(matches!(second, Err(OpenError::InUse(_))));
        drop(lock);
        Lock::take(&address).expect("it is free again");
    }
}
