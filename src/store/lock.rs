//! One bot at a time works on a database: two would each deliver the same notices.

use std::fs::{File, TryLockError};

use sqlx::{AnyConnection, Connection};

use super::database::Engine;
use super::opening::OpenError;
use super::private;
use super::sqlite::beside;

super::statements::statements! {
    /// Until the connection ends, however that ends. The number is nobody else's.
    TAKE = "select cast(pg_try_advisory_lock(7458297347) as integer)";
}

/// While it lives, no other bot takes the database. It ends with the process, however that ends.
#[derive(Debug)]
pub struct Lock {
    _held: Held,
}

#[derive(Debug)]
#[expect(dead_code, reason = "what is held is held by being there")]
enum Held {
    /// What is locked is this file beside the database, which is empty.
    File(File),
    /// This connection has the lock.
    Connection(Box<AnyConnection>),
}

impl Lock {
    /// Takes the database at this address for oneself.
    pub async fn take(address: &str) -> Result<Lock, OpenError> {
        let held = match Engine::at(address)? {
            Engine::Sqlite(database) => {
                let unwritable = |error: std::io::Error| database.unwritable(&error);
                if let Some(folder) = database.path().parent() {
                    private::folder(folder).map_err(unwritable)?;
                }
                let file = private::options()
                    .create(true)
                    .truncate(false)
                    .write(true)
                    .open(beside(database.path(), ".lock"))
                    .map_err(unwritable)?;
                match file.try_lock() {
                    Ok(()) => Held::File(file),
                    Err(TryLockError::WouldBlock) => {
                        return Err(OpenError::InUse(database.path().display().to_string()));
                    }
                    Err(TryLockError::Error(error)) => return Err(unwritable(error)),
                }
            }
            Engine::Postgres(server) => {
                let unreachable =
                    |error: sqlx::Error| OpenError::Unreachable(server.named(), error.to_string());
                let connection = AnyConnection::connect(address).await;
                let mut connection = connection.map_err(unreachable)?;
                let taken: i64 = sqlx::query_scalar(TAKE)
                    .fetch_one(&mut connection)
                    .await
                    .map_err(unreachable)?;
                if taken == 0 {
                    return Err(OpenError::InUse(server.named()));
                }
                Held::Connection(Box::new(connection))
            }
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
