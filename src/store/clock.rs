//! The clock of the database server, shared by all processes.

use super::database::{Engine, Store};
use super::error::Result;
use super::time::Timestamp;

super::statements::statements! {
    TIME = "select cast(unixepoch('subsec') * 1000 as bigint)";
}

impl Store {
    /// The server's time; `None` on SQLite, where only the machine has a clock.
    pub async fn time(&self) -> Result<Option<Timestamp>> {
        match self.engine {
            Engine::Sqlite(_) => Ok(None),
            Engine::Postgres(_) => Ok(Some(
                sqlx::query_scalar(TIME)
                    .fetch_one(&self.limited_pool)
                    .await?,
            )),
        }
    }
}
