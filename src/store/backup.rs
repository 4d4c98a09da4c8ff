//! Backups in a folder, named by their time, so that old ones can be deleted.

use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};

use jiff::civil::DateTime;

use super::database::Store;
use super::error::Error;
use super::private;
use super::time::Timestamp;

/// Beginning and end of a backup's file name.
const BEGIN: &str = "tavolino-";
const END: &str = ".db";

/// Format of the date between them, in UTC.
const DATED: &str = "%Y-%m-%dT%H%M%SZ";

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The result of a backup.
#[derive(Debug, PartialEq, Eq)]
pub struct Backup {
    /// The new file.
    pub file: PathBuf,
    /// The older backups that were deleted.
    pub deleted: Vec<PathBuf>,
}

/// The reason a backup could not be made, or an old one not be deleted.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The folder cannot be read or written.
    #[error("{0}: {1}")]
    Folder(PathBuf, #[source] io::Error),
    /// The database cannot be copied.
    #[error("the database cannot be copied: {0}")]
    Copy(#[from] Error),
}

impl Store {
    /// Makes a backup in `folder`, and deletes its backups older than `keep_days`. Other files
    /// stay.
    ///
    /// # Errors
    /// The folder or the database fails.
    pub async fn back_up(
        &self,
        folder: &Path,
        keep_days: u32,
        now: Timestamp,
    ) -> Result<Backup, BackupError> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error| BackupError::Folder(path, error)
        };
        private::folder(folder).map_err(failed(folder))?;
        let file = folder.join(name(now));
        self.copy_to(&file).await?;
        let mut deleted = Vec::new();
        for entry in fs::read_dir(folder).map_err(failed(folder))? {
            let entry = entry.map_err(failed(folder))?;
            if is_expired(&entry.file_name().to_string_lossy(), keep_days, now) {
                fs::remove_file(entry.path()).map_err(failed(&entry.path()))?;
                deleted.push(entry.path());
            }
        }
        deleted.sort();
        Ok(Backup { file, deleted })
    }

    /// Records that a backup was made, in the modification time of an empty file beside the
    /// database, so that other backup tools can do the same.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn note_backup(&self, now: SystemTime) -> io::Result<()> {
        let path = self.backup_note();
        private::folder_of(&path)?;
        let mut note = private::options();
        note.create(true).truncate(true).write(true);
        note.open(path)?.set_modified(now)
    }

    /// When the last backup was recorded; `None` if never.
    #[must_use]
    pub fn last_backup(&self) -> Option<SystemTime> {
        fs::metadata(self.backup_note()).ok()?.modified().ok()
    }

    fn backup_note(&self) -> PathBuf {
        self.beside(".backup")
    }
}

/// Such as `tavolino-2026-11-21T153012Z.db`.
fn name(at: Timestamp) -> String {
    format!("{BEGIN}{}{END}", dated(at))
}

/// Whether the name is of a backup, or an unfinished one, made more than `keep_days` days before
/// `now`.
fn is_expired(name: &str, keep_days: u32, now: Timestamp) -> bool {
    let stem = name.strip_suffix(END).or(name.strip_suffix(".part"));
    let Some(made) = stem.and_then(|stem| stem.strip_prefix(BEGIN)) else {
        return false;
    };
    let latest = Timestamp(now.0.saturating_sub(i64::from(keep_days) * DAY));
    let is_date =
        DateTime::strptime(DATED, made).is_ok_and(|date| date.strftime(DATED).to_string() == made);
    // Dates in this format sort like the times.
    is_date && made < dated(latest).as_str()
}

/// Such as `2026-11-21T153012Z`.
pub(super) fn dated(at: Timestamp) -> String {
    at.to_string().replace(':', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-03-01T12:00:00Z.
    const NOON: Timestamp = Timestamp(1_772_366_400_000);

    #[test]
    fn backups_older_than_thirty_days_are_expired_and_nothing_else_is() {
        for (name, expired) in [
            ("tavolino-2026-03-01T120000Z.db", false),
            ("tavolino-2026-01-30T120000Z.db", false),
            ("tavolino-2026-01-30T115959Z.db", true),
            ("tavolino-2025-12-31T235959Z.db", true),
            ("tavolino-2025-12-31T235959Z.part", true),
            ("tavolino-2026-04-01T000000Z.db", false),
            ("tavolino.db", false),
            ("tavolino-old.db", false),
            ("tavolino-2025-12-31T235959Z.db-wal", false),
            ("my-tavolino-2025-12-31T235959Z.db", false),
            ("tavolino-2025-12-31.db", false),
        ] {
            assert_eq!(is_expired(name, 30, NOON), expired, "{name}");
        }
    }

    #[tokio::test]
    async fn a_month_of_daily_backups_is_kept() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let address = format!("sqlite://{}", folder.path().join("games.db").display());
        let store = Store::open(&address).await.expect("a database");
        let backups = folder.path().join("backups");
        fs::create_dir_all(&backups).expect("a folder");
        fs::write(backups.join("tavolino-notes.txt"), "keep me").expect("a file");
        for day in 0..40 {
            let now = Timestamp(NOON.0 + day * DAY);
            let made = store.back_up(&backups, 30, now).await.expect("a backup");
            assert_eq!(made.deleted.len(), usize::from(day > 30), "day {day}");
        }
        let left = fs::read_dir(&backups).expect("a folder").count();
        assert_eq!(left, 31 + 1, "thirty days and today, and what is not ours");
        let copy = format!(
            "sqlite://{}",
            backups.join(name(Timestamp(NOON.0 + 39 * DAY))).display()
        );
        Store::open(&copy).await.expect("it is a database");
    }
}
