//! One bot at a time works on a database: two would each deliver the same notices.

use std::fs::File;

use sqlx::AnyConnection;

use super::database::Engine;
use super::opening::OpenError;

/// While it lives, no other bot takes the database. It ends with the process, however that ends.
#[derive(Debug)]
pub struct Lock {
    _held: Held,
}

#[derive(Debug)]
#[expect(dead_code, reason = "what is held is held by being there")]
enum Held {
    /// What is locked is this file.
    File(File),
    /// This connection has the lock.
    Connection(Box<AnyConnection>),
}

impl Lock {
    /// Takes the database at this address for oneself.
    pub async fn take(address: &str) -> Result<Lock, OpenError> {
        let held = match Engine::at(address)? {
            Engine::Sqlite(file) => Held::File(file.take()?),
            Engine::Postgres(server) => Held::Connection(Box::new(server.take().await?)),
        };
        Ok(Lock { _held: held })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_database_is_taken_once_and_free_again_afterwards() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let address = format!("sqlite://{}", folder.path().join("games.db").display());
        let lock = Lock::take(&address).await.expect("it is free");
        let second = Lock::take(&address).await;
        assert!(matches!(second, Err(OpenError::InUse(_))));
        drop(lock);
        Lock::take(&address).await.expect("it is free again");
    }
}
