//! The database: one writer, several readers, and transactions, whichever engine it is of.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::any::Any;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyPool, Transaction};
use tokio::sync::watch;
use tokio::time::timeout;

use super::error::{Error, Result};
use super::migrating::{Change, MIGRATED, migrate};
use super::opening::OpenError;
use super::postgres::{self, Server};
use super::private;
use super::readers::{Readers, late};
use super::sqlite::{self, File, beside};

/// Which engine a database is of, and where it is.
#[derive(Clone, Debug)]
pub(super) enum Engine {
    /// A file, of this process alone.
    Sqlite(File),
    /// A server.
    Postgres(Server),
}

impl Engine {
    /// That of an address.
    pub(super) fn at(address: &str) -> std::result::Result<Engine, OpenError> {
        sqlx::any::install_default_drivers();
        let file = File::at(address).map(Engine::Sqlite);
        let engine = file.or_else(|| Server::at(address).map(Engine::Postgres));
        // It may hold a password.
        let scheme = address.split(':').next().unwrap_or_default();
        engine.ok_or_else(|| OpenError::Address(scheme.to_owned()))
    }

    /// How long it may take to answer: a file goes nowhere.
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
    pub(super) readers: Readers,
    pub(super) engine: Engine,
    /// What was changed in it when it was opened, since an older program made it.
    pub migrated: Vec<Change>,
    /// How often this program has changed what people see in a list of matches.
    pub(super) changes: AtomicU64,
    /// Woken by each transaction that stores something to deliver, to think about or to do.
    pub(super) news: watch::Sender<()>,
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

impl Store {
    /// Opens the database at an address such as `sqlite://data/tavolino.db`, makes it if there is none, and brings it
    /// up to date.
    pub async fn open(address: &str) -> std::result::Result<Store, OpenError> {
        let engine = Engine::at(address)?;
        let writer = match &engine {
            Engine::Sqlite(file) => {
                file.make()?;
                file.writer().await?
            }
            Engine::Postgres(server) => server.writer().await?,
        };
        let migrated = match writer.acquire().await {
            Ok(mut connection) => migrate(&mut connection, engine.migrations()).await,
            Err(error) => Err(MigrateError::Execute(error)),
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
            Engine::Postgres(server) => server.readers().await?,
        };
        let readers = Readers::new(readers, engine.limit());
        Ok(Store {
            writer,
            readers,
            engine,
            migrated,
            changes: AtomicU64::new(0),
            news: watch::Sender::new(()),
        })
    }

    /// Opens the database at an address to read it as it is, whichever program it is of; nothing in it changes.
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
            Engine::Postgres(server) => (server.readers().await?, server.named()),
        };
        let found: Vec<i64> = sqlx::query_scalar(MIGRATED)
            .fetch_all(&readers)
            .await
            .map_err(|_| OpenError::Foreign(name))?;
        let known: Vec<i64> = engine
            .migrations()
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
            readers: Readers::new(readers, engine.limit()),
            engine,
            migrated: Vec::new(),
            changes: AtomicU64::new(0),
            news: watch::Sender::new(()),
        };
        Ok((store, age))
    }

    /// Begins to read what belongs together.
    pub(super) async fn read(&self) -> Result<Transaction<'_, Any>> {
        let begin = match self.engine {
            Engine::Sqlite(_) => sqlite::READ,
            Engine::Postgres(_) => postgres::READ,
        };
        Ok(self.readers.pool().begin_with(begin).await?)
    }

    /// Does some work, for which the database may take only so long.
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

    /// Where it is, without a password.
    pub(super) fn named(&self) -> String {
        match &self.engine {
            Engine::Sqlite(file) => file.path().display().to_string(),
            Engine::Postgres(server) => server.named(),
        }
    }

    /// The file it is, if it is one.
    pub(super) fn file(&self) -> Option<&Path> {
        match &self.engine {
            Engine::Sqlite(file) => Some(file.path()),
            Engine::Postgres(_) => None,
        }
    }

    /// The file whose name is the database's with this ending; that of a server's database is in the folder `data`.
    pub(super) fn beside(&self, ending: &str) -> PathBuf {
        match &self.engine {
            Engine::Sqlite(file) => beside(file.path(), ending),
            Engine::Postgres(server) => beside(&Path::new("data").join(server.database()), ending),
        }
    }

    /// A number that is another one after every transaction of this program that counts, but for those that
    /// [leave lists as they are](super::Writing::leaves_lists).
    pub fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }

    /// Changes with each transaction that stores something to deliver, to think about or to do, and with
    /// [`Store::announce`].
    pub fn news(&self) -> watch::Receiver<()> {
        self.news.subscribe()
    }

    /// Wakes whoever waits for [news](Store::news).
    pub fn announce(&self) {
        self.news.send_replace(());
    }

    /// Writes a consistent copy to a file that does not exist yet, while others go on reading and writing.
    pub async fn copy_to(&self, file: &Path) -> Result<()> {
        let failed = |error: io::Error| Error::Failed(Box::new(error));
        if self.file().is_none() {
            return Err(Error::Failed(Box::new(OpenError::ForFiles)));
        }
        // Until it is whole it has a name that nobody takes for a copy's.
        let unfinished = file.with_extension("part");
        match fs::remove_file(&unfinished) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
            _ => {}
        }
        // An empty file is as good as none, and this one is nobody else's to read.
        private::file(&unfinished).map_err(failed)?;
        sqlx::query(sqlite::COPY)
            .bind(unfinished.display().to_string())
            .execute(&self.readers)
            .await?;
        fs::rename(&unfinished, file).map_err(failed)
    }

    /// Lets everything under way finish and closes the file.
    pub async fn close(&self) {
        self.readers.pool().close().await;
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
        let pools = [&store.writer, store.readers.pool(), as_it_is.readers.pool()];
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
