//! The file itself: one writer, several readers, and transactions.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Sqlite, Transaction};

use super::error::{Error, Result};
use super::migrating::{Change, MIGRATED, MIGRATIONS, migrate};
use super::private;

/// What the names of the files end in that belong to a database.
pub(super) const ENDINGS: [&str; 5] = ["", "-wal", "-shm", ".erased", ".lock"];

/// Readers beside the one writer: SQLite serves them from memory, so a few suffice.
const READERS: u32 = 4;

super::statements::statements! {
    COPY = "vacuum into $1";
}

/// The database.
#[derive(Debug)]
pub struct Store {
    /// One connection, so that writers queue here and not in SQLite's busy handler, whose waits are long-tailed.
    pub(super) writer: SqlitePool,
    pub(super) readers: SqlitePool,
    /// The file itself.
    pub(super) file: PathBuf,
    /// What was changed in it when it was opened, since an older program made it.
    pub migrated: Vec<Change>,
    /// How often this program has changed what people see in a list of matches.
    changes: AtomicU64,
}

/// Whose a database is: an older program's than this one, or a newer one's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// An older program's.
    Older,
    /// This one's.
    Same,
    /// A newer one's.
    Newer,
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
    /// There is none, or it cannot be read.
    #[error("the database {0} cannot be opened: {1}")]
    Unreadable(String, String),
    /// The file is something else.
    #[error("{0} is no database of tavolino's")]
    Foreign(String),
    /// Another bot is at work on it.
    #[error(
        "another tavolino is at work on the database {0}; stop that one first, or give this one a file of its own by DATABASE_URL"
    )]
    InUse(String),
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
    pub(super) tx: Transaction<'s, Sqlite>,
    changes: &'s AtomicU64,
}

impl Store {
    /// Opens the database at an address such as `sqlite://data/tavolino.db`, makes it if there is none, and brings it
    /// up to date.
    pub async fn open(address: &str) -> std::result::Result<Store, OpenError> {
        let options = options(address)?;
        let file = options.get_filename().to_owned();
        if let Some(folder) = file
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            private::folder(folder).map_err(|error| unwritable(&file, &error))?;
        }
        // SQLite makes the files beside it as readable as the database itself is.
        match private::file(&file) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                return Err(unwritable(&file, &error));
            }
            _ => {}
        }
        for ending in ENDINGS {
            private::tighten(&beside(&file, ending));
        }
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A confirmed turn survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let writer = connections()
            .max_connections(1)
            // What is erased is overwritten, not only marked as free.
            .connect_with(options.clone().pragma("secure_delete", "on"))
            .await;
        let writer = writer.map_err(|error| unwritable(&file, &error))?;
        let migrated = match migrate(&writer).await {
            Ok(migrated) => migrated,
            Err(MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..)) => {
                return Err(OpenError::Newer);
            }
            Err(MigrateError::Execute(error)) if is_read_only(&error) => {
                return Err(unwritable(&file, &error));
            }
            Err(error) => return Err(OpenError::Migration(Box::new(error))),
        };
        let readers = connections()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await;
        let readers = readers.map_err(|error| unwritable(&file, &error))?;
        Ok(Store {
            writer,
            readers,
            file,
            migrated,
            changes: AtomicU64::new(0),
        })
    }

    /// Opens the database at an address to read it as it is, whichever program it is of; nothing in it changes.
    pub async fn open_as_it_is(address: &str) -> std::result::Result<(Store, Age), OpenError> {
        let options = options(address)?;
        let file = options.get_filename().to_owned();
        let pool = connections()
            .max_connections(1)
            .connect_with(options.read_only(true))
            .await;
        let readers =
            pool.map_err(|error| OpenError::Unreadable(named(&file), error.to_string()))?;
        let foreign = |_| OpenError::Foreign(named(&file));
        let found: Vec<i64> = sqlx::query_scalar(MIGRATED)
            .fetch_all(&readers)
            .await
            .map_err(foreign)?;
        let known: Vec<i64> = MIGRATIONS
            .iter()
            .map(|migration| migration.version)
            .collect();
        let age = if found.iter().any(|version| !known.contains(version)) {
            Age::Newer
        } else if found.len() < known.len() {
            Age::Older
        } else {
            Age::Same
        };
        let store = Store {
            writer: readers.clone(),
            readers,
            file,
            migrated: Vec::new(),
            changes: AtomicU64::new(0),
        };
        Ok((store, age))
    }

    /// Begins to write; nothing counts before [`Writing::commit`].
    pub async fn write(&self) -> Result<Writing<'_>> {
        let tx = self.writer.begin_with("begin immediate").await?;
        let changes = &self.changes;
        Ok(Writing { tx, changes })
    }

    /// A number that is another one after every write of this program that counts, but for those that are
    /// [unlisted](Writing::commit_unlisted).
    pub fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }

    /// Writes a consistent copy to a file that does not exist yet, while others go on reading and writing.
    pub async fn copy_to(&self, file: &Path) -> Result<()> {
        let failed = |error: io::Error| Error::Failed(Box::new(error));
        // Until it is whole it has a name that nobody takes for a copy's.
        let unfinished = file.with_extension("part");
        match fs::remove_file(&unfinished) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
            _ => {}
        }
        // An empty file is as good as none, and this one is nobody else's to read.
        private::file(&unfinished).map_err(failed)?;
        sqlx::query(COPY)
            .bind(unfinished.display().to_string())
            .execute(&self.readers)
            .await?;
        fs::rename(&unfinished, file).map_err(failed)
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
        let done = self.tx.commit().await;
        // Also where it may have failed.
        self.changes.fetch_add(1, Ordering::Release);
        Ok(done?)
    }

    /// The same, where it changes nobody's list of matches, or whoever writes sees to that.
    pub async fn commit_unlisted(self) -> Result<()> {
        Ok(self.tx.commit().await?)
    }
}

/// What is meant by an address.
pub(super) fn options(address: &str) -> std::result::Result<SqliteConnectOptions, OpenError> {
    // Anything else would be taken for the name of a file.
    let options = Some(address).filter(|address| address.starts_with("sqlite:"));
    let options = options.and_then(|address| SqliteConnectOptions::from_str(address).ok());
    options.ok_or_else(|| OpenError::Address(address.to_owned()))
}

/// Connections that are kept for good. A file's do not wear out, and what would look after those that do can miscount them
/// in sqlx 0.9 and then never ends, with one of the few threads that answer people (its issue 3645).
fn connections() -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .idle_timeout(None)
        .max_lifetime(None)
}

fn named(file: &Path) -> String {
    file.display().to_string()
}

/// The file whose name is a database's with this ending.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

pub(super) fn unwritable(file: &Path, error: &dyn std::fmt::Display) -> OpenError {
    OpenError::Unwritable(named(file), error.to_string())
}

fn is_read_only(error: &sqlx::Error) -> bool {
    // SQLITE_READONLY and its kin.
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| code.parse::<i32>().is_ok_and(|code| code & 0xff == 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nothing_looks_after_idle_connections() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let address = format!("sqlite://{}", folder.path().join("games.db").display());
        let store = Store::open(&address).await.expect("a database");
        let (as_it_is, _) = Store::open_as_it_is(&address).await.expect("a database");
        for pool in [&store.writer, &store.readers, &as_it_is.readers] {
            let options = pool.options();
            let ends = (options.get_idle_timeout(), options.get_max_lifetime());
            assert_eq!(
                ends,
                (None, None),
                "sqlx has a task for these that can spin for ever"
            );
        }
    }
}
