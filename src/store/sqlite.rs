//! What only SQLite has: a file, of which one connection writes, and how it is copied.

use std::fs::{self, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::any::AnyConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyPool, ConnectOptions, Executor};

use super::opening::{OpenError, connections};
use super::private;

/// Every change that was ever made to how things are stored in a file.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// How a transaction begins that writes: waiting for its turn at once, and not where it first writes.
pub(super) const WRITE: &str = "begin immediate";

/// How a transaction begins that reads what belongs together.
pub(super) const READ: &str = "begin";

/// What the names of the files end in that belong to a database.
pub(super) const ENDINGS: [&str; 5] = ["", "-wal", "-shm", ".erased", ".lock"];

/// How the names end, and begin to end, of what a restore makes beside the database: the one that is to be, and those that were.
pub(super) const RESTORED: &str = ".restored";
pub(super) const BEFORE: &str = ".before-";

/// Readers beside the one writer: SQLite serves them from memory, so a few suffice.
const READERS: u32 = 4;

super::statements::statements! {
    pub(super) COPY = "vacuum into $1";

    pub(super) VERSION = "select sqlite_version()";

    pub(super) CHECK = "pragma quick_check(1)";

    /// Has what was erased leave the log beside the file, too.
    pub(super) TIDY = "pragma wal_checkpoint(truncate)";

    /// How the writer of a file writes: a confirmed turn survives a power cut, and what is erased is overwritten, not only
    /// marked as free.
    WRITES = "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on";
}

/// A database in a file.
#[derive(Clone, Debug)]
pub(super) struct File {
    options: SqliteConnectOptions,
}

impl File {
    /// The file at an address such as `sqlite://data/tavolino.db`.
    pub(super) fn at(address: &str) -> Option<File> {
        // Anything else would be taken for the name of a file.
        let options = Some(address).filter(|address| address.starts_with("sqlite:"));
        let options = SqliteConnectOptions::from_str(options?).ok()?;
        Some(File { options })
    }

    pub(super) fn path(&self) -> &Path {
        self.options.get_filename()
    }

    /// Makes the folder and the file where they are missing, for nobody else to read; the files beside it become as
    /// readable as it is.
    ///
    /// Where there is none beside what a restore left, it is not made: an empty one would be taken for all there is.
    pub(super) fn make(&self) -> Result<(), OpenError> {
        let file = self.path();
        if !file.exists()
            && let Some(left) = self.left_by_restore()
        {
            let name = |path: &Path| path.display().to_string();
            return Err(OpenError::Unfinished(name(file), name(&left)));
        }
        private::folder_of(file).map_err(|error| self.unwritable(&error))?;
        // SQLite makes the files beside it as readable as the database itself is.
        match private::file(file) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                return Err(self.unwritable(&error));
            }
            _ => {}
        }
        for ending in ENDINGS {
            private::tighten(&beside(file, ending));
        }
        Ok(())
    }

    /// What a restore left beside it; of several the last by name, which is the newest.
    fn left_by_restore(&self) -> Option<PathBuf> {
        let restored = beside(self.path(), RESTORED);
        let before = beside(Path::new(self.path().file_name()?), BEFORE);
        let folder = self.path().parent()?;
        let here = Path::new(".");
        let folder = if folder.as_os_str().is_empty() {
            here
        } else {
            folder
        };
        let names = fs::read_dir(folder).ok()?.flatten();
        let names = names.map(|entry| entry.path()).filter(|path| {
            let name = path.file_name().unwrap_or_default().as_encoded_bytes();
            let is_whole = !(name.ends_with(b"-wal") || name.ends_with(b"-shm"));
            is_whole && name.starts_with(before.as_os_str().as_encoded_bytes())
        });
        let kept = names.max();
        kept.or_else(|| restored.exists().then_some(restored))
    }

    /// Folds what was written last into the file, so that nothing of it is in those beside it; refused while somebody
    /// reads it.
    pub(super) async fn fold(&self) -> Result<(), OpenError> {
        let writer = self.writer().await?;
        let busy = sqlx::query_scalar(TIDY).fetch_one(&writer).await;
        writer.close().await;
        let busy: i64 = busy.map_err(|error| self.unwritable(&error))?;
        if busy == 0 {
            return Ok(());
        }
        Err(OpenError::InUse(self.path().display().to_string()))
    }

    /// Takes it for as long as what is given lives: a lock on a file beside it, which is empty.
    pub(super) fn take(&self) -> Result<fs::File, OpenError> {
        let unwritable = |error: io::Error| self.unwritable(&error);
        private::folder_of(self.path()).map_err(unwritable)?;
        let file = private::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(beside(self.path(), ".lock"))
            .map_err(unwritable)?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => {
                Err(OpenError::InUse(self.path().display().to_string()))
            }
            Err(TryLockError::Error(error)) => Err(unwritable(error)),
        }
    }

    /// One connection, which does not go away and is not asked whether it has, so that writers queue here and not in SQLite's busy handler, whose waits are long-tailed.
    pub(super) async fn writer(&self) -> Result<AnyPool, OpenError> {
        let pool = connections(1)
            .test_before_acquire(false)
            .after_connect(|connection, _| {
                Box::pin(async move { connection.execute(WRITES).await.map(drop) })
            })
            .connect_with(self.any(false))
            .await;
        pool.map_err(|error| self.unwritable(&error))
    }

    /// Connections that read.
    pub(super) async fn readers(&self) -> Result<AnyPool, sqlx::Error> {
        let pool = connections(READERS).test_before_acquire(false);
        pool.connect_with(self.any(true)).await
    }

    /// Why it cannot be written to.
    pub(super) fn unwritable(&self, error: &dyn std::fmt::Display) -> OpenError {
        OpenError::Unwritable(self.path().display().to_string(), error.to_string())
    }

    /// The same for the driver that knows either engine, to which a file is part of an address.
    fn any(&self, reads: bool) -> AnyConnectOptions {
        let file = self.path();
        // In an address `..` takes the name of a folder away, whatever that leads to.
        let folder = file
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let whole = folder
            .and_then(|folder| folder.canonicalize().ok())
            .and_then(|folder| Some(folder.join(file.file_name()?)));
        let whole = whole.as_deref().unwrap_or(file).display().to_string();
        let options = self.options.clone().filename(whole.replace('%', "%25"));
        let options = options.create_if_missing(!reads).read_only(reads);
        AnyConnectOptions::from_url(&options.to_url_lossy()).expect("it is an address")
    }
}

/// The file whose name is a database's with this ending.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Deletes a database, if there is one.
pub(super) fn remove(file: &Path) -> io::Result<()> {
    for ending in ["", "-wal", "-shm"] {
        match fs::remove_file(beside(file, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Whether an error says that the file may only be read.
pub(super) fn is_read_only(error: &sqlx::Error) -> bool {
    // SQLITE_READONLY and its kin.
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| code.parse::<i32>().is_ok_and(|code| code & 0xff == 8))
}
