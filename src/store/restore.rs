//! Restore of a backup, the notices after it, and rehearsal of the next start's migrations.

use std::path::{Path, PathBuf};
use std::{fs, io};

use sqlx::Connection;

use super::backup::{BackupError, dated};
use super::database::{Engine, Store};
use super::error::{Error, Result};
use super::migrating::{Change, migrate};
use super::opening::OpenError;
use super::outbox::ANEW;
use super::postgres::Server;
use super::private;
use super::sqlite::{self, CHECK, File, beside};
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// Connections of other processes to this database.
    AT_WORK = "select cast(count(*) as bigint) from pg_stat_activity
        where datname = current_database() and application_name like 'tavolino-%' and application_name <> $1";

    /// Notices that make the messages of unfinished matches anew, with round $1, from $2 on, $3 ms
    /// between two matches. Their ids are above those of the lost notices: Discord would take a
    /// nonce that it has seen some minutes ago for a repeated attempt.
    SHOW_RESTORED = "with shown as (
            select m.id, m.number, k.kind, cast(null as bigint) as person from matches m
            join (select 'panel' as kind union all select 'ping' union all select 'warn') k on true
            where m.state in ('lobby', 'running') and m.state = 'running'
            union all
            select m.id, m.number, 'lobby', null from matches m where m.state in ('lobby', 'running')
            union all
            select m.id, m.number, p.kind, p.person from matches m join messages p on p.match_id = m.id
            where m.state in ('lobby', 'running') and m.state = 'running' and p.kind in ('talk', 'card') and (p.kind = 'card' or p.person is null))
        insert into notices (id, match_id, number, kind, person, round, due)
        select (select coalesce(max(id), 0) from notices) + 1000000 + row_number() over (order by s.id, s.kind, s.person),
            s.id, s.number, s.kind, s.person, $1, $2 + (dense_rank() over (order by s.id) - 1) * $3
        from shown s where true
        on conflict (match_id, number, kind, coalesce(person, 0), round) do nothing";
}

/// The reason a rehearsal failed; the start would fail too.
#[derive(Debug, thiserror::Error)]
pub enum RehearsalError {
    /// The database cannot be copied.
    #[error(transparent)]
    Copy(#[from] BackupError),
    /// The copy cannot be migrated.
    #[error("the copy was not brought up to date: {0}")]
    Open(#[from] OpenError),
    /// The rehearsal would block players until its rollback.
    #[error(
        "a tavolino is at work on the database {0}, and would stand still meanwhile; stop it, or rehearse on a copy: `createdb --encoding=UTF8 --template=template0 --locale=C COPY`, `pg_dump DATABASE | psql COPY`, and this again with DATABASE_URL naming the copy"
    )]
    AtWork(String),
    /// The server's database cannot be migrated.
    #[error("nothing was kept: {0}")]
    Server(OpenError),
}

impl From<Error> for RehearsalError {
    fn from(error: Error) -> RehearsalError {
        RehearsalError::Copy(error.into())
    }
}

impl Store {
    /// The damage found in the file; `None` without damage, and on a server.
    pub async fn damage(&self) -> Result<Option<String>> {
        if self.file().is_none() {
            return Ok(None);
        }
        let report: String = sqlx::query_scalar(CHECK)
            .fetch_one(&self.limited_pool)
            .await?;
        Ok(Some(report).filter(|report| report != "ok"))
    }

    /// Applies the migrations without keeping them, and returns them: for a file on a copy, which
    /// is then deleted; on a server in a transaction that is rolled back.
    ///
    /// # Errors
    /// The next start would fail; on a server also while a process uses the database.
    pub async fn rehearse(&self) -> std::result::Result<Vec<Change>, RehearsalError> {
        if let Engine::Postgres(server) = &self.engine {
            return self.rehearse_on(server).await;
        }
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

    async fn rehearse_on(
        &self,
        server: &Server,
    ) -> std::result::Result<Vec<Change>, RehearsalError> {
        let mut connection = server.connect().await.map_err(RehearsalError::Server)?;
        let at_work: i64 = sqlx::query_scalar(AT_WORK)
            .bind(server.connection_name())
            .fetch_one(&mut connection)
            .await
            .map_err(Error::from)?;
        if at_work > 0 {
            return Err(RehearsalError::AtWork(server.named()));
        }
        let mut transaction = connection.begin().await.map_err(Error::from)?;
        let changes = migrate(&mut transaction, self.engine.migrations()).await;
        // The server would roll back in any case when the connection ends.
        transaction.rollback().await.map_err(Error::from)?;
        connection.close().await.map_err(Error::from)?;
        changes.map_err(|error| RehearsalError::Server(OpenError::Migration(Box::new(error))))
    }

    /// Fails unless [`Store::restore`] applies to this address: a server has tools of its own.
    pub fn is_restored_by_us(address: &str) -> std::result::Result<(), OpenError> {
        match Engine::at(address)? {
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(_) => Err(OpenError::ForFiles),
        }
    }

    /// Puts a copy of `backup` in the place of the unused database at this address; returns the
    /// name under which the old database is kept.
    ///
    /// # Errors
    /// The backup is unreadable, or the files cannot be written; the old database is then
    /// unchanged.
    pub async fn restore(
        address: &str,
        backup: &Store,
        now: Timestamp,
    ) -> std::result::Result<Option<PathBuf>, BackupError> {
        let mut restoring = Restoring::of(address, backup, now)?;
        for step in Step::ALL {
            restoring.take(step).await?;
        }
        Ok(restoring.kept)
    }
}

impl Writing<'_> {
    /// Stores notices that make the messages of unfinished matches anew, as those in Discord show
    /// turns that the database no longer has: cards of lobbies, panels, calls, private cards, and a
    /// line about the backup made at `backup`. Returns the number of notices; 0 if that was done
    /// before.
    pub async fn show_restored(&mut self, backup: Timestamp, now: Timestamp) -> Result<u64> {
        /// Time between two matches, 500 ms: each takes some calls, and turns played meanwhile must
        /// not wait.
        const APART: i64 = 500;
        self.has_news = true;
        let stored = sqlx::query(SHOW_RESTORED)
            .bind(backup.0 * ANEW)
            .bind(now)
            .bind(APART)
            .execute(&mut *self.tx)
            .await?;
        Ok(stored.rows_affected())
    }
}

/// The steps of a restore. After each one either the old database or the new one is in place and
/// whole, so that the process may stop there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// Copies the backup beside the database.
    Copy,
    /// Folds the write-ahead log into the old database, so that it is one file.
    Fold,
    /// Gives the old database its second name.
    Keep,
    /// Moves the copy to the place of the old database.
    Replace,
}

impl Step {
    const ALL: [Step; 4] = [Step::Copy, Step::Fold, Step::Keep, Step::Replace];
}

struct Restoring<'b> {
    backup: &'b Store,
    file: File,
    now: Timestamp,
    /// The name under which the old database is kept, once it exists.
    kept: Option<PathBuf>,
}

impl<'b> Restoring<'b> {
    fn of(
        address: &str,
        backup: &'b Store,
        now: Timestamp,
    ) -> std::result::Result<Restoring<'b>, BackupError> {
        match Engine::at(address).map_err(failed)? {
            Engine::Sqlite(file) => Ok(Restoring {
                backup,
                file,
                now,
                kept: None,
            }),
            Engine::Postgres(_) => Err(failed(OpenError::ForFiles)),
        }
    }

    async fn take(&mut self, step: Step) -> std::result::Result<(), BackupError> {
        let file = self.file.path();
        let copy = beside(file, sqlite::RESTORED);
        match step {
            Step::Copy => {
                remove(&copy)?;
                self.backup.copy_to(&copy).await?;
                sync(&copy).map_err(|error| BackupError::Folder(copy, error))
            }
            Step::Fold => {
                if !file.exists() {
                    return Ok(());
                }
                match self.file.fold().await {
                    Err(error @ OpenError::InUse(_)) => Err(failed(error)),
                    // A damaged file, or no database, is kept with its side files.
                    Ok(()) | Err(_) => Ok(()),
                }
            }
            Step::Keep => self.keep(),
            Step::Replace => {
                for ending in ["-wal", "-shm"] {
                    // SQLite would apply it to the new database.
                    remove_one(&beside(file, ending))?;
                }
                let replaced = fs::rename(&copy, file).and_then(|()| sync_folder(file));
                replaced.map_err(|error| BackupError::Folder(copy, error))
            }
        }
    }

    /// Gives the old database a second name (hard link), or a copy on a disk without links.
    fn keep(&mut self) -> std::result::Result<(), BackupError> {
        let file = self.file.path();
        if !file.exists() {
            return Ok(());
        }
        let before = format!("{}{}", sqlite::BEFORE, dated(self.now));
        for ending in ["", "-wal", "-shm"] {
            let (from, to) = (
                beside(file, ending),
                beside(file, &format!("{before}{ending}")),
            );
            private::tighten(&from);
            let failed = |error| BackupError::Folder(from.clone(), error);
            if !from.exists() {
                continue;
            }
            // The same file, left by an interrupted restore.
            remove_one(&to)?;
            fs::hard_link(&from, &to)
                .or_else(|_| {
                    fs::copy(&from, &to)?;
                    sync(&to)
                })
                .map_err(failed)?;
            if ending.is_empty() {
                self.kept = Some(to);
            }
        }
        sync_folder(file).map_err(|error| BackupError::Folder(file.to_owned(), error))
    }
}

fn failed(error: OpenError) -> BackupError {
    BackupError::Copy(Error::Failed(Box::new(error)))
}

/// Makes a file survive a power cut.
fn sync(file: &Path) -> io::Result<()> {
    fs::File::options().write(true).open(file)?.sync_all()
}

/// Makes the names in a file's folder survive a power cut, where the system can open a folder.
fn sync_folder(file: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

fn remove_one(file: &Path) -> std::result::Result<(), BackupError> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(BackupError::Folder(file.to_owned(), error))
        }
        _ => Ok(()),
    }
}

fn remove(file: &Path) -> std::result::Result<(), BackupError> {
    sqlite::remove(file).map_err(|error| BackupError::Folder(file.to_owned(), error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::ids::UserId;
    use crate::store::transact::transact;

    const NOW: Timestamp = Timestamp(1_772_366_400_000);
    const OLD: UserId = UserId(1);
    const NEW: UserId = UserId(2);
    const SOMEBODY: UserId = UserId(3);

    fn address(file: &Path) -> String {
        format!("sqlite://{}", file.display())
    }

    /// A database with this person and an unfolded write-ahead log, as after a kill.
    async fn database(file: &Path, person: UserId) {
        let whole = file.with_extension("whole");
        sqlite::remove(file).expect("it is gone");
        let store = Store::open(&address(&whole)).await.expect("a database");
        let written: Result<bool> = transact!(store, |tx| tx.block(person, SOMEBODY, NOW).await);
        written.expect("a write");
        for ending in ["", "-wal"] {
            fs::copy(beside(&whole, ending), beside(file, ending)).expect("a copy");
        }
        store.close().await;
        sqlite::remove(&whole).expect("it is gone");
    }

    /// The people in the database that the next start opens.
    async fn known(file: &Path) -> Vec<UserId> {
        let store = Store::open(&address(file)).await.expect("a database");
        assert_eq!(store.damage().await.expect("it can be read"), None);
        let mut known = Vec::new();
        for person in [OLD, NEW] {
            if !store
                .blocked_by(person)
                .await
                .expect("it can be read")
                .is_empty()
            {
                known.push(person);
            }
        }
        store.close().await;
        known
    }

    async fn restoring(file: &Path, steps: &[Step]) -> Option<PathBuf> {
        let backup = file.with_file_name("backup.db");
        database(&backup, NEW).await;
        let (backup, _) = Store::open_as_it_is(&address(&backup))
            .await
            .expect("a backup");
        let mut restoring = Restoring::of(&address(file), &backup, NOW).expect("a file");
        for step in steps {
            restoring.take(*step).await.expect("it is done");
        }
        backup.close().await;
        restoring.kept
    }

    #[tokio::test]
    async fn a_restore_that_is_killed_leaves_the_old_database_or_the_new_one() {
        for taken in 0..=Step::ALL.len() {
            let folder = tempfile::TempDir::new().expect("a folder");
            let file = folder.path().join("games.db");
            database(&file, OLD).await;
            let steps = &Step::ALL[..taken];
            restoring(&file, steps).await;
            let is_new = steps.contains(&Step::Replace);
            let expected = if is_new { NEW } else { OLD };
            assert_eq!(known(&file).await, [expected], "after {steps:?}");
            // An interrupted restore does not prevent another.
            let kept = restoring(&file, &Step::ALL).await.expect("it was there");
            assert_eq!(known(&file).await, [NEW], "again after {steps:?}");
            assert_eq!(
                known(&kept).await,
                [expected],
                "what was before is kept whole"
            );
        }
    }

    #[tokio::test]
    async fn what_is_no_database_is_kept_and_replaced() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = folder.path().join("games.db");
        let write = |ending| fs::write(beside(&file, ending), "no database").expect("a file");
        write("");
        write("-wal");
        let kept = restoring(&file, &Step::ALL).await.expect("it was there");
        assert_eq!(known(&file).await, [NEW]);
        let kept = fs::read_to_string(&kept).expect("it is kept");
        assert_eq!(kept, "no database");
    }

    #[tokio::test]
    async fn no_database_is_made_beside_what_a_restore_left() {
        for left in [".restored", ".before-2026-03-01T120000Z"] {
            let folder = tempfile::TempDir::new().expect("a folder");
            let file = folder.path().join("games.db");
            fs::write(beside(&file, left), "").expect("a file");
            let refused = Store::open(&address(&file))
                .await
                .expect_err("it is missing");
            let message = refused.to_string();
            assert!(
                message.contains(left) && message.contains("tavolino restore"),
                "{message}"
            );
            assert!(!file.exists(), "nothing is made");
            restoring(&file, &Step::ALL).await;
            assert_eq!(known(&file).await, [NEW], "restoring is the way out");
        }
    }
}
