//! One bot at a time writes a database: two would each deliver the same notices.

use std::fs::{File, TryLockError};

use super::database::{OpenError, beside, options, unwritable};
use super::private;

/// While it lives, no other bot takes the database. It ends with the process, however that ends.
#[derive(Debug)]
pub struct Lock {
    /// What is locked is this file beside the database, which is empty.
    _file: File,
}

impl Lock {
    /// Takes the database at this address for oneself.
    pub fn take(address: &str) -> Result<Lock, OpenError> {
        let options = options(address)?;
        let database = options.get_filename();
        let unwritable = |error: std::io::Error| unwritable(database, &error);
        if let Some(folder) = database.parent() {
            private::folder(folder).map_err(unwritable)?;
        }
        let file = private::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(beside(database, ".lock"))
            .map_err(unwritable)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(database.display().to_string())),
            Err(TryLockError::Error(error)) => Err(unwritable(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_taken_once_and_free_again_afterwards() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let address = format!("sqlite://{}", folder.path().join("games.db").display());
        let lock = Lock::take(&address).expect("it is free");
        assert!(matches!(Lock::take(&address), Err(OpenError::InUse(_))));
        drop(lock);
        Lock::take(&address).expect("it is free again");
    }
}
