//! The clock of a server, which is the same for all who share it.

use super::database::{Engine, Store};
use super::error::Result;
use super::time::Timestamp;

super::statements::statements! {
    TIME = "select cast(unixepoch('subsec') * 1000 as bigint)";
}

impl Store {
    /// What time it is on a server; a file has no clock but the machine's.
    pub async fn time(&self) -> Result<Option<Timestamp>> {
        match self.engine {
            Engine::Sqlite(_) => Ok(None),
            Engine::Postgres(_) => Ok(Some(
                sqlx::query_scalar(TIME).fetch_one(&self.readers).await?,
            )),
        }
    }
}
