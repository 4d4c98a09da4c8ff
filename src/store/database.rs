//! The database: one writer, several readers, and transactions, for both engines.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::any::{Any, install_drivers};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyPool, Transaction};
use tokio::sync::watch;
use tokio::time::timeout;

use super::error::{Error, Result};
use super::limited_pool::{LimitedPool, late};
use super::migrating::{Change, MIGRATED, migrate};
use super::opening::OpenError;
use super::postgres::{self, Server, Sessions};
use super::private;
use super::sqlite::{self, File, beside};

/// The engine of a database, with its place.
#[derive(Clone, Debug)]
pub(super) enum Engine {
    /// SQLite: a file, used by this process alone.
    Sqlite(File),
    /// PostgreSQL: a server.
    Postgres(Server),
}

impl Engine {
    /// The engine of an address.
    ///
    /// # Errors
    /// The address is of neither engine.
    pub(super) fn at(address: &str) -> std::result::Result<Engine, OpenError> {
        // Fails where they are installed already, by another database of this process.
        let _ = install_drivers(&[sqlx_postgres::any::DRIVER, sqlx_sqlite::any::DRIVER]);
        let file = File::at(address).map(Engine::Sqlite);
        let engine = file.or_else(|| Server::at(address).map(Engine::Postgres));
        // The full address may contain a password.
        let scheme = address.split(':').next().unwrap_or_default();
        engine.ok_or_else(|| OpenError::Address(scheme.to_owned()))
    }

    /// Time limit for answers; `None` for a file, which cannot be cut off.
    pub(super) fn limit(&self) -> Option<Duration> {
        match self {
            Engine::Sqlite(_) => None,
            Engine::Postgres(_) => Some(postgres::LIMIT),
        }
    }

    pub(super) fn migrations(&self) -> &'static Migrator {
        match self {
            Engine::Sqlite(_) => &sqlite::MIGRATIONS,
            Engine::Postgres(_) => &postgres::MIGRATIONS,
        }
    }
}

/// The database.
#[derive(Debug)]
pub struct Store {
    pub(super) writer: AnyPool,
    pub(super) limited_pool: LimitedPool,
    pub(super) engine: Engine,
    /// The migrations applied when it was opened.
    pub migrated: Vec<Change>,
    /// Counter of this process's changes to lists of matches.
    pub(super) changes: AtomicU64,
    /// Wakes tasks after each transaction that stores a notice, a turn of the computer or a due
    /// task.
    pub(super) news: watch::Sender<()>,
    /// Wakes tasks after each transaction that makes a card due, or the course of what it shows.
    pub(super) cards: watch::Sender<()>,
}

/// The age of a database's schema, compared with this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// Older than this program's.
    Older,
    /// Equal.
    Same,
    /// Newer than this program's.
    Newer,
}

impl Store {
    /// Opens the database at an address such as `sqlite://data/tavolino.db`, creates it if missing,
    /// and applies the migrations.
    ///
    /// # Errors
    /// The database cannot be reached, is in another format, or newer than this program.
    pub async fn open(address: &str) -> std::result::Result<Store, OpenError> {
        Store::open_with(address, Sessions::Patient).await
    }

    /// Opens the database as [`Store::open`] does, for a bot: no transaction of its sessions waits
    /// long for another, and the server ends one whose process is gone.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_to_serve(address: &str) -> std::result::Result<Store, OpenError> {
        Store::open_with(address, Sessions::Limited).await
    }

    async fn open_with(address: &str, sessions: Sessions) -> std::result::Result<Store, OpenError> {
        let engine = Engine::at(address)?;
        let writer = match &engine {
            Engine::Sqlite(file) => {
                file.make()?;
                file.writer().await?
            }
            Engine::Postgres(server) => server.writer(sessions).await?,
        };
        let migrated = match &engine {
            Engine::Sqlite(_) => match writer.acquire().await {
                Ok(mut connection) => migrate(&mut connection, engine.migrations()).await,
                Err(error) => Err(MigrateError::Execute(error)),
            },
            // Migrations may take longer than a session of the bot may.
            Engine::Postgres(server) => {
                let mut connection = server.connect().await?;
                let migrated = migrate(&mut connection, engine.migrations()).await;
                postgres::leave(connection).await;
                migrated
            }
        };
        let migrated = match (migrated, &engine) {
            (Ok(migrated), _) => migrated,
            (Err(MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..)), _) => {
                return Err(OpenError::Newer);
            }
            (Err(MigrateError::Execute(error)), Engine::Sqlite(file))
                if sqlite::is_read_only(&error) =>
            {
                return Err(file.unwritable(&error));
            }
            (Err(error), _) => return Err(OpenError::Migration(Box::new(error))),
        };
        let readers = match &engine {
            Engine::Sqlite(file) => {
                let readers = file.readers().await;
                readers.map_err(|error| file.unwritable(&error))?
            }
            Engine::Postgres(server) => server.readers(sessions).await?,
        };
        let limited_pool = LimitedPool::new(readers, engine.limit());
        Ok(Store {
            writer,
            limited_pool,
            engine,
            migrated,
            changes: AtomicU64::new(0),
            news: watch::Sender::new(()),
            cards: watch::Sender::new(()),
        })
    }

    /// Opens the database for reading, without migrations.
    ///
    /// # Errors
    /// The database does not exist or cannot be read.
    pub async fn open_as_it_is(address: &str) -> std::result::Result<(Store, Age), OpenError> {
        let engine = Engine::at(address)?;
        let (readers, name) = match &engine {
            Engine::Sqlite(file) => {
                let name = file.path().display().to_string();
                let readers = file.readers().await;
                let failed =
                    |error: sqlx::Error| OpenError::Unreadable(name.clone(), error.to_string());
                (readers.map_err(failed)?, name)
            }
            Engine::Postgres(server) => {
                let readers = server.readers(Sessions::Patient).await?;
                (readers, server.named())
            }
        };
        let applied: Vec<i64> = sqlx::query_scalar(MIGRATED)
            .fetch_all(&readers)
            .await
            .map_err(|_| OpenError::Foreign(name))?;
        let known: Vec<i64> = engine
            .migrations()
            .iter()
            .map(|migration| migration.version)
            .collect();
        let age = if applied.iter().any(|version| !known.contains(version)) {
            Age::Newer
        } else if applied.len() < known.len() {
            Age::Older
        } else {
            Age::Same
        };
        let store = Store {
            writer: readers.clone(),
            limited_pool: LimitedPool::new(readers, engine.limit()),
            engine,
            migrated: Vec::new(),
            changes: AtomicU64::new(0),
            news: watch::Sender::new(()),
            cards: watch::Sender::new(()),
        };
        Ok((store, age))
    }

    /// Begins a read transaction, for several queries on one snapshot.
    pub(super) async fn read(&self) -> Result<Transaction<'_, Any>> {
        let begin = match self.engine {
            Engine::Sqlite(_) => sqlite::READ,
            Engine::Postgres(_) => postgres::READ,
        };
        Ok(self.limited_pool.pool().begin_with(begin).await?)
    }

    /// Runs `work` within the engine's time limit.
    pub(crate) async fn in_time<T, E: From<Error>>(
        &self,
        work: impl Future<Output = std::result::Result<T, E>>,
    ) -> std::result::Result<T, E> {
        match self.engine.limit() {
            None => work.await,
            Some(limit) => timeout(limit, work)
                .await
                .unwrap_or_else(|_| Err(Error::from(late()).into())),
        }
    }

    /// The address without a password.
    pub(super) fn named(&self) -> String {
        match &self.engine {
            Engine::Sqlite(file) => file.path().display().to_string(),
            Engine::Postgres(server) => server.named(),
        }
    }

    /// The file of a SQLite database.
    pub(super) fn file(&self) -> Option<&Path> {
        match &self.engine {
            Engine::Sqlite(file) => Some(file.path()),
            Engine::Postgres(_) => None,
        }
    }

    /// The file with this ending beside the database; for a server, in the folder `data`.
    pub(super) fn beside(&self, ending: &str) -> PathBuf {
        match &self.engine {
            Engine::Sqlite(file) => beside(file.path(), ending),
            Engine::Postgres(server) => beside(&Path::new("data").join(server.database()), ending),
        }
    }

    /// A counter that changes with every committed transaction of this process, except those that
    /// [leave lists unchanged](super::Writing::leaves_lists).
    pub fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }

    /// Changes with each transaction that stores a notice, a turn of the computer or a due task,
    /// and with [`Store::announce`].
    pub fn news(&self) -> watch::Receiver<()> {
        self.news.subscribe()
    }

    /// Changes with each transaction that makes the card of a contest, a league, a ladder or a list
    /// due, or the course of what it shows.
    pub fn cards(&self) -> watch::Receiver<()> {
        self.cards.subscribe()
    }

    /// Wakes the tasks that wait for [news](Store::news).
    pub fn announce(&self) {
        self.news.send_replace(());
    }

    /// Writes a consistent copy of the database to `file`, which must not exist, while others read
    /// and write.
    ///
    /// # Errors
    /// The file exists or cannot be written, or the database is on a server.
    pub async fn copy_to(&self, file: &Path) -> Result<()> {
        let failed = |error: io::Error| Error::Failed(Box::new(error));
        if self.file().is_none() {
            return Err(Error::Failed(Box::new(OpenError::ForFiles)));
        }
        // An unfinished copy has a name of its own.
        let unfinished = file.with_extension("part");
        match fs::remove_file(&unfinished) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
            _ => {}
        }
        // SQLite accepts an empty file, created here with permissions for its owner only.
        private::file(&unfinished).map_err(failed)?;
        sqlx::query(sqlite::COPY)
            .bind(unfinished.display().to_string())
            .execute(&self.limited_pool)
            .await?;
        fs::rename(&unfinished, file).map_err(failed)
    }

    /// Finishes running transactions and closes the connections.
    pub async fn close(&self) {
        self.limited_pool.pool().close().await;
        self.writer.close().await;
    }
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
        let pools = [
            &store.writer,
            store.limited_pool.pool(),
            as_it_is.limited_pool.pool(),
        ];
        for pool in pools {
            let options = pool.options();
            let ends = (options.get_idle_timeout(), options.get_max_lifetime());
            assert_eq!(
                ends,
                (None, None),
                "sqlx has a task for these that can spin for ever"
            );
        }
    }

    #[tokio::test]
    async fn a_file_may_have_any_name() {
        let folder = tempfile::TempDir::new().expect("a folder");
        for name in ["a b.db", "50%25.db", "à.db", "what?.db", "#1.db"] {
            let file = folder.path().join("down").join("..").join(name);
            let encoded = name
                .replace('%', "%25")
                .replace('?', "%3f")
                .replace('#', "%23");
            let address = format!("sqlite://{}/down/../{encoded}", folder.path().display());
            std::fs::create_dir_all(folder.path().join("down")).expect("a folder");
            Store::open(&address).await.expect(name).close().await;
            assert!(file.exists(), "{name}");
        }
    }
}
