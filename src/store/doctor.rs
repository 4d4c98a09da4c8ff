//! The database itself, for whoever runs the bot: what it is, and how large.

use std::fs;

use super::database::{Engine, Store};
use super::error::Result;
use super::opening::OpenError;
use super::postgres;
use super::sqlite::{self, ENDINGS, beside};

impl Store {
    /// Whether there is a database at this address; a server is asked when it is opened.
    pub fn is_there(address: &str) -> std::result::Result<bool, OpenError> {
        Ok(match Engine::at(address)? {
            Engine::Sqlite(file) => file.path().exists(),
            Engine::Postgres(_) => true,
        })
    }

    /// Its engine, and of which version.
    pub async fn engine(&self) -> Result<String> {
        let (name, asked) = match self.engine {
            Engine::Sqlite(_) => ("SQLite", sqlite::VERSION),
            Engine::Postgres(_) => ("PostgreSQL", postgres::SERVER_VERSION),
        };
        let version: String = sqlx::query_scalar(asked).fetch_one(&self.readers).await?;
        Ok(format!("{name} {version}"))
    }

    /// How many bytes it takes.
    pub async fn size(&self) -> Result<u64> {
        let Some(file) = self.file() else {
            let size: i64 = sqlx::query_scalar(postgres::SIZE)
                .fetch_one(&self.readers)
                .await?;
            return Ok(size.cast_unsigned());
        };
        let files = ENDINGS.iter().map(|ending| beside(file, ending));
        let sizes = files.filter_map(|file| fs::metadata(file).ok());
        Ok(sizes.map(|file| file.len()).sum())
    }
}
