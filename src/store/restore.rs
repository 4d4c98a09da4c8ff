//! A backup in the place of the database, and what the next start would change in it.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::backup::{BackupError, dated};
use super::database::{OpenError, Store, beside, options};
use super::error::{Error, Result};
use super::migrating::Change;
use super::private;
use super::time::Timestamp;

super::statements::statements! {
    CHECK = "pragma quick_check(1)";
}

/// Why a rehearsal failed: the start would too.
#[derive(Debug, thiserror::Error)]
pub enum RehearsalError {
    /// The database cannot be copied.
    #[error(transparent)]
    Copy(#[from] BackupError),
    /// The copy cannot be brought up to date.
    #[error("the copy was not brought up to date: {0}")]
    Open(#[from] OpenError),
}

impl From<Error> for RehearsalError {
    fn from(error: Error) -> RehearsalError {
        RehearsalError::Copy(error.into())
    }
}

impl Store {
    /// What is wrong with the file, if anything.
    pub async fn damage(&self) -> Result<Option<String>> {
        let found: String = sqlx::query_scalar(CHECK).fetch_one(&self.readers).await?;
        Ok(Some(found).filter(|found| found != "ok"))
    }

    /// Brings a copy of the database up to date, beside it, and deletes it; what was changed.
    pub async fn rehearse(&self) -> std::result::Result<Vec<Change>, RehearsalError> {
        let copy = beside(&self.file, ".rehearsal");
        remove(&copy)?;
        self.copy_to(&copy).await?;
        let opened = Store::open(&format!("sqlite://{}", copy.display())).await;
        if let Ok(opened) = &opened {
            opened.close().await;
        }
        remove(&copy)?;
        Ok(opened?.migrated)
    }

    /// Puts a copy of `backup` in the place of the database at this address, which nobody uses; what was there is kept under
    /// another name, which is given.
    pub async fn restore(
        address: &str,
        backup: &Store,
        now: Timestamp,
    ) -> std::result::Result<Option<PathBuf>, BackupError> {
        let file = options(address).map_err(|error| {
            BackupError::Folder(PathBuf::from(address), io::Error::other(error.to_string()))
        })?;
        let file = file.get_filename().to_owned();
        // Whole before anything is moved.
        let copy = beside(&file, ".restored");
        remove(&copy)?;
        backup.copy_to(&copy).await?;
        let before = format!(".before-{}", dated(now));
        let mut kept = None;
        for ending in ["", "-wal", "-shm"] {
            let (from, to) = (
                beside(&file, ending),
                beside(&file, &format!("{before}{ending}")),
            );
            private::tighten(&from);
            match fs::rename(&from, &to) {
                Ok(()) if ending.is_empty() => kept = Some(to),
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(BackupError::Folder(from, error));
                }
                _ => {}
            }
        }
        fs::rename(&copy, &file).map_err(|error| BackupError::Folder(copy, error))?;
        Ok(kept)
    }
}

/// Deletes a database, if there is one.
fn remove(file: &Path) -> std::result::Result<(), BackupError> {
    for ending in ["", "-wal", "-shm"] {
        let name = beside(file, ending);
        match fs::remove_file(&name) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(BackupError::Folder(name, error));
            }
            _ => {}
        }
    }
    Ok(())
}
