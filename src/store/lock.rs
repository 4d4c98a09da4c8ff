//! One process at a time works on a file: two would each deliver the same notices. On a server they agree who does what
//! (`leases`).

use std::fs::File;

use super::database::Engine;
use super::opening::OpenError;

/// While it lives, no other process takes the file. It ends with the process, however that ends.
#[derive(Debug)]
pub struct Lock {
    _held: Option<File>,
}

impl Lock {
    /// Takes the file at this address for oneself. A server is there for everybody.
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
