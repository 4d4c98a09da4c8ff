//! The file itself: one writer, several readers, and transactions.

use std::path::Path;
use std::str::FromStr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Sqlite, Transaction};

use super::error::Result;

/// Readers beside the one writer: SQLite serves them from memory, so a few suffice.
const READERS: u32 = 4;

/// The database.
#[derive(Debug)]
pub struct Store {
    /// One connection, so that writers queue here and not in SQLite's busy handler, whose waits are long-tailed.
    pub(super) writer: SqlitePool,
    pub(super) readers: SqlitePool,
    /// The highest id a notice has.
    last_notice: AtomicI64,
}

/// Why the database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is none of SQLite's.
    #[error("`{0}` is not an address like sqlite://data/tavolino.db")]
    Address(String),
    /// The file or its folder cannot be written.
    #[error("the database {0} cannot be opened for writing: {1}")]
    Unwritable(String, String),
    /// A newer program has been here.
    #[error(
        "the database was last used by a newer tavolino; run that one, or restore a backup made before it"
    )]
    Newer,
    /// Anything else.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// Writes that happen together or not at all.
#[derive(Debug)]
pub struct Writing<'s> {
    pub(super) tx: Transaction<'static, Sqlite>,
    last_notice: &'s AtomicI64,
}

impl Store {
    /// Opens the database at an address such as `sqlite://data/tavolino.db`, makes it if there is none, and brings it
    /// up to date.
    pub async fn open(address: &str) -> std::result::Result<Store, OpenError> {
        // Anything else would be taken for the name of a file.
        let options = Some(address).filter(|address| address.starts_with("sqlite:"));
        let options = options.and_then(|address| SqliteConnectOptions::from_str(address).ok());
        let options = options.ok_or_else(|| OpenError::Address(address.to_owned()))?;
        let file = options.get_filename().display().to_string();
        let unwritable =
            |error: &dyn std::fmt::Display| OpenError::Unwritable(file.clone(), error.to_string());
        if let Some(folder) = options
            .get_filename()
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            std::fs::create_dir_all(folder).map_err(|error| unwritable(&error))?;
        }
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A confirmed turn survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            // What is erased is overwritten, not only marked as free.
            .connect_with(options.clone().pragma("secure_delete", "on"))
            .await;
        let writer = writer.map_err(|error| unwritable(&error))?;
        match sqlx::migrate!().run(&writer).await {
            Ok(()) => {}
            Err(MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..)) => {
                return Err(OpenError::Newer);
            }
            Err(MigrateError::Execute(error)) if is_read_only(&error) => {
                return Err(unwritable(&error));
            }
            Err(error) => return Err(OpenError::Migration(Box::new(error))),
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await;
        let readers = readers.map_err(|error| unwritable(&error))?;
        let last: Option<i64> = sqlx::query_scalar("select max(id) from notices")
            .fetch_one(&readers)
            .await
            .map_err(|error| unwritable(&error))?;
        Ok(Store {
            writer,
            readers,
            last_notice: AtomicI64::new(last.unwrap_or(0)),
        })
    }

    /// Begins to write; nothing counts before [`Writing::commit`].
    pub async fn write(&self) -> Result<Writing<'_>> {
        let tx = self.writer.begin_with("begin immediate").await?;
        Ok(Writing {
            tx,
            last_notice: &self.last_notice,
        })
    }

    /// Writes a consistent copy to a file that does not exist yet, while others go on reading and writing.
    pub async fn copy_to(&self, file: &Path) -> Result<()> {
        sqlx::query("vacuum into $1")
            .bind(file.display().to_string())
            .execute(&self.readers)
            .await?;
        Ok(())
    }

    /// Lets everything under way finish and closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

impl Writing<'_> {
    /// Makes everything written count.
    pub async fn commit(self) -> Result<()> {
        Ok(self.tx.commit().await?)
    }

    /// The id of a new notice: higher than any other's.
    pub(super) fn next_notice(&self) -> i64 {
        self.last_notice.fetch_add(1, Ordering::Relaxed) + 1
    }
}

fn is_read_only(error: &sqlx::Error) -> bool {
    // SQLITE_READONLY and its kin.
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| code.parse::<i32>().is_ok_and(|code| code & 0xff == 8))
}
