//! The database itself, for whoever runs the bot: what it is, and how large.

use std::fs;

use super::database::{ENDINGS, OpenError, Store, beside, options};
use super::error::Result;

super::statements::statements! {
    VERSION = "select sqlite_version()";
}

impl Store {
    /// Whether there is a database at this address.
    pub fn is_there(address: &str) -> std::result::Result<bool, OpenError> {
        Ok(options(address)?.get_filename().exists())
    }

    /// Its engine, and of which version.
    pub async fn engine(&self) -> Result<String> {
        let version: String = sqlx::query_scalar(VERSION).fetch_one(&self.readers).await?;
        Ok(format!("SQLite {version}"))
    }

    /// How many bytes its files take.
    #[must_use]
    pub fn size(&self) -> u64 {
        let files = ENDINGS.iter().map(|ending| beside(&self.file, ending));
        let sizes = files.filter_map(|file| fs::metadata(file).ok());
        sizes.map(|file| file.len()).sum()
    }
}
