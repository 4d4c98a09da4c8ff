//! SQLite: the file, its one writer, and copies.

use std::fs::{self, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::any::AnyConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyPool, ConnectOptions, Executor};
use sqlx_sqlite::SqliteConnectOptions;

use super::opening::{OpenError, connections};
use super::private;

/// Every migration of a SQLite database.
pub(super) static MIGRATIONS: Migrator = sqlx::sqlx_macros::migrate!("migrations/sqlite");

/// Begin of a write transaction: waits for the write lock at once, not at the first write.
pub(super) const WRITE: &str = "begin immediate";

/// Begin of a read transaction.
pub(super) const READ: &str = "begin";

/// Endings of the files of a database.
pub(super) const ENDINGS: [&str; 5] = ["", "-wal", "-shm", ".erased", ".lock"];

/// Endings of the files that a restore makes beside the database: the finished copy, the unfinished
/// one, and the old databases.
pub(super) const RESTORED: &str = ".restored";
pub(super) const BEFORE: &str = ".before-";

/// Reading connections, 4: SQLite serves reads from memory, so a few suffice.
const READERS: u32 = 4;

super::statements::statements! {
    pub(super) COPY = "vacuum into $1";

    pub(super) VERSION = "select sqlite_version()";

    pub(super) CHECK = "pragma quick_check(1)";

    /// Removes erased rows from the write-ahead log too.
    pub(super) TIDY = "pragma wal_checkpoint(truncate)";

    /// Settings of the writer: a confirmed turn survives a power cut, and erased rows are
    /// overwritten, not only marked as free.
    WRITES = "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on";
}

/// A database in a file.
#[derive(Clone, Debug)]
pub(super) struct File {
    options: SqliteConnectOptions,
}

impl File {
    /// The file of an address such as `sqlite://data/tavolino.db`; `None` for other addresses.
    pub(super) fn at(address: &str) -> Option<File> {
        // sqlx would take any other address for a file name.
        let options = Some(address).filter(|address| address.starts_with("sqlite:"));
        let options = SqliteConnectOptions::from_str(options?).ok()?;
        Some(File { options })
    }

    pub(super) fn path(&self) -> &Path {
        self.options.get_filename()
    }

    /// Creates the folder and the file where missing, readable by their owner only; side files get
    /// the same permissions.
    ///
    /// A missing file beside the files of an interrupted restore is not created: the empty database
    /// would be taken for all there is.
    pub(super) fn make(&self) -> Result<(), OpenError> {
        let file = self.path();
        self.must_be_finished()?;
        private::folder_of(file).map_err(|error| self.unwritable(&error))?;
        // SQLite gives side files the permissions of the database file.
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

    /// Fails where the file is missing beside the files of an interrupted restore.
    fn must_be_finished(&self) -> Result<(), OpenError> {
        let file = self.path();
        if !file.exists()
            && let Some(left) = self.left_by_restore()
        {
            let name = |path: &Path| path.display().to_string();
            return Err(OpenError::Unfinished(name(file), name(&left)));
        }
        Ok(())
    }

    /// Fails unless the file can be written, or made; leaves everything as it is.
    pub(super) fn must_be_usable(&self) -> Result<(), OpenError> {
        self.must_be_finished()?;
        let unwritable = |error: io::Error| self.unwritable(&error);
        for ending in ["", ".lock"] {
            let file = beside(self.path(), ending);
            if file.exists() {
                fs::File::options()
                    .write(true)
                    .open(file)
                    .map_err(unwritable)?;
            }
        }
        // SQLite writes files beside the database; a missing folder is made in the nearest one that
        // is there.
        let absolute = std::path::absolute(self.path()).map_err(unwritable)?;
        let mut folders = absolute.ancestors().skip(1);
        let folder = folders
            .find(|folder| folder.exists())
            .unwrap_or(Path::new("."));
        let probe = folder.join(format!(".tavolino-{}", std::process::id()));
        private::file(&probe).map_err(unwritable)?;
        fs::remove_file(&probe).map_err(unwritable)
    }

    /// The newest database that an interrupted restore left, by its dated name.
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
        let newest = names.max();
        newest.or_else(|| restored.exists().then_some(restored))
    }

    /// Folds the write-ahead log into the file.
    ///
    /// # Errors
    /// Another connection reads the file.
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

    /// Locks an empty file beside the database until the returned file is dropped.
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

    /// One connection that is never checked or replaced. Writers queue for it, and not in SQLite's
    /// busy handler, whose waits are long-tailed.
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

    /// The pool of reading connections.
    pub(super) async fn readers(&self) -> Result<AnyPool, sqlx::Error> {
        let pool = connections(READERS).test_before_acquire(false);
        pool.connect_with(self.any(true)).await
    }

    /// The error of a file that cannot be written.
    pub(super) fn unwritable(&self, error: &dyn std::fmt::Display) -> OpenError {
        OpenError::Unwritable(self.path().display().to_string(), error.to_string())
    }

    /// The options for sqlx's `Any` driver, in which a file is a part of an address.
    fn any(&self, reads: bool) -> AnyConnectOptions {
        let file = self.path();
        // In an address `..` removes the folder's name, also where it is a link.
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

/// The file with this ending beside a database.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Deletes a database with its side files, if it exists.
pub(super) fn remove(file: &Path) -> io::Result<()> {
    for ending in ["", "-wal", "-shm"] {
        match fs::remove_file(beside(file, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Whether the error means that the file is read-only.
pub(super) fn is_read_only(error: &sqlx::Error) -> bool {
    // SQLITE_READONLY and its extended codes.
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| code.parse::<i32>().is_ok_and(|code| code & 0xff == 8))
}
