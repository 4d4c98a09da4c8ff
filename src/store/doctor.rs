//! The database's part of `tavolino doctor`: engine, version, size.

use std::fs;

use super::database::{Engine, Store};
use super::error::Result;
use super::opening::OpenError;
use super::postgres::{self, Sessions};
use super::sqlite::{self, ENDINGS, beside};

super::statements::statements! {
    HAS_TABLES = "select count(*) from information_schema.tables where table_schema = current_schema()";
}

impl Store {
    /// Whether there is a database at this address: a file, or a server's database with tables.
    pub async fn is_there(address: &str) -> std::result::Result<bool, OpenError> {
        let server = match Engine::at(address)? {
            Engine::Sqlite(file) => return Ok(file.path().exists()),
            Engine::Postgres(server) => server,
        };
        server.must_be_utf8().await?;
        let readers = server.readers(Sessions::Patient).await?;
        let tables = sqlx::query_scalar(HAS_TABLES).fetch_one(&readers).await;
        readers.close().await;
        let unreachable =
            |error: sqlx::Error| OpenError::Unreachable(server.named(), error.to_string());
        let tables: i64 = tables.map_err(unreachable)?;
        Ok(tables > 0)
    }

    /// Checks what [`Store::open`] needs before it changes anything: that the database can be made
    /// or written. Leaves everything as it is.
    ///
    /// # Errors
    /// The error with which the start of a bot would fail.
    pub async fn must_be_usable(address: &str) -> std::result::Result<(), OpenError> {
        match Engine::at(address)? {
            Engine::Sqlite(file) => file.must_be_usable(),
            Engine::Postgres(server) => server.must_be_usable().await,
        }
    }

    /// Whether the database is on a server, which monitors its disk and has backup tools of its
    /// own.
    #[must_use]
    pub fn is_on_server(&self) -> bool {
        self.file().is_none()
    }

    /// The name and version of the engine.
    pub async fn engine(&self) -> Result<String> {
        let (name, query) = match self.engine {
            Engine::Sqlite(_) => ("SQLite", sqlite::VERSION),
            Engine::Postgres(_) => ("PostgreSQL", postgres::SERVER_VERSION),
        };
        let version: String = sqlx::query_scalar(query)
            .fetch_one(&self.limited_pool)
            .await?;
        Ok(format!("{name} {version}"))
    }

    /// The size in bytes.
    pub async fn size(&self) -> Result<u64> {
        let Some(file) = self.file() else {
            let size: i64 = sqlx::query_scalar(postgres::SIZE)
                .fetch_one(&self.limited_pool)
                .await?;
            return Ok(size.cast_unsigned());
        };
        let files = ENDINGS.iter().map(|ending| beside(file, ending));
        let sizes = files.filter_map(|file| fs::metadata(file).ok());
        Ok(sizes.map(|file| file.len()).sum())
    }
}
