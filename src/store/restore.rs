//! A backup in the place of the database, and what the next start would change in it.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::backup::{BackupError, dated};
use super::database::{Engine, Store};
use super::error::{Error, Result};
use super::migrating::Change;
use super::opening::OpenError;
use super::private;
use super::sqlite::{self, CHECK, beside};
use super::time::Timestamp;

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
    /// What is wrong with the file, if anything; a server looks after its own.
    pub async fn damage(&self) -> Result<Option<String>> {
        if self.file().is_none() {
            return Ok(None);
        }
        let found: String = sqlx::query_scalar(CHECK).fetch_one(&self.readers).await?;
        Ok(Some(found).filter(|found| found != "ok"))
    }

    /// Brings a copy of the database up to date, beside it, and deletes it; what was changed.
    pub async fn rehearse(&self) -> std::result::Result<Vec<Change>, RehearsalError> {
        let copy = self.beside(".rehearsal");
        remove(&copy)?;
        self.copy_to(&copy).await?;
        let opened = Store::open(&format!("sqlite://{}", copy.display())).await;
        if let Ok(opened) = &opened {
            opened.close().await;
        }
        remove(&copy)?;
        Ok(opened?.migrated)
    }

    /// Whether [`Store::restore`] is for the database at this address, or its server's own tools are.
    pub fn is_restored_by_us(address: &str) -> std::result::Result<(), OpenError> {
        match Engine::at(address)? {
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(_) => Err(OpenError::ForFiles),
        }
    }

    /// Puts a copy of `backup` in the place of the database at this address, which nobody uses; what was there is kept under
    /// another name, which is given.
    pub async fn restore(
        address: &str,
        backup: &Store,
        now: Timestamp,
    ) -> std::result::Result<Option<PathBuf>, BackupError> {
        let engine = Engine::at(address);
        let engine = engine.map_err(|error| BackupError::Copy(Error::Failed(Box::new(error))))?;
        let Engine::Sqlite(file) = engine else {
            let error = OpenError::ForFiles;
            return Err(BackupError::Copy(Error::Failed(Box::new(error))));
        };
        let file = file.path().to_owned();
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

fn remove(file: &Path) -> std::result::Result<(), BackupError> {
    sqlite::remove(file).map_err(|error| BackupError::Folder(file.to_owned(), error))
}
