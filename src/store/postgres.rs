//! What only PostgreSQL has: a server, to which there are connections.

use std::fmt;
use std::str::FromStr;

use sqlx::any::AnyConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AnyPool, Connection};

use super::opening::{OpenError, connections};

/// Every change that was ever made to how things are stored on a server.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// How a transaction begins that writes. There is one connection that does, so they come one after the other, as in a file.
pub(super) const WRITE: &str = "begin";

/// How a transaction begins that reads what belongs together.
pub(super) const READ: &str = "begin isolation level repeatable read, read only";

/// Readers beside the one writer.
const READERS: u32 = 4;

super::statements::statements! {
    /// Until the connection ends, however that ends. The number is nobody else's.
    TAKE = "select cast(pg_try_advisory_lock(7458297347) as integer)";

    pub(super) SERVER_VERSION = "select cast(current_setting('server_version') as text)";

    pub(super) SIZE = "select pg_database_size(current_database())";
}

/// A database on a server.
#[derive(Clone)]
pub(super) struct Server {
    options: AnyConnectOptions,
}

impl fmt::Debug for Server {
    /// Without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.named())
    }
}

impl Server {
    /// The server at an address such as `postgres://bot@localhost/tavolino`.
    pub(super) fn at(address: &str) -> Option<Server> {
        let schemes = ["postgres://", "postgresql://"];
        let is_one = schemes.iter().any(|scheme| address.starts_with(scheme));
        let options = AnyConnectOptions::from_str(Some(address).filter(|_| is_one)?).ok()?;
        Some(Server { options })
    }

    /// Where it is, without a password.
    pub(super) fn named(&self) -> String {
        let url = &self.options.database_url;
        let host = url.host_str().unwrap_or_default();
        format!("{}://{host}{}", url.scheme(), url.path())
    }

    /// What it is called there.
    pub(super) fn database(&self) -> &str {
        let path = self.options.database_url.path();
        path.rsplit('/').next().unwrap_or_default()
    }

    /// Takes it for as long as what is given lives: a lock that the connection holds.
    pub(super) async fn take(&self) -> Result<AnyConnection, OpenError> {
        let unreachable = |error| self.unreachable(&error);
        let connection = AnyConnection::connect_with(&self.options).await;
        let mut connection = connection.map_err(unreachable)?;
        let taken: i64 = sqlx::query_scalar(TAKE)
            .fetch_one(&mut connection)
            .await
            .map_err(unreachable)?;
        if taken == 0 {
            return Err(OpenError::InUse(self.named()));
        }
        Ok(connection)
    }

    /// The connection that writes.
    pub(super) async fn writer(&self) -> Result<AnyPool, OpenError> {
        self.pool(1).await
    }

    /// Connections that read.
    pub(super) async fn readers(&self) -> Result<AnyPool, OpenError> {
        self.pool(READERS).await
    }

    async fn pool(&self, most: u32) -> Result<AnyPool, OpenError> {
        let pool = connections(most).connect_with(self.options.clone()).await;
        pool.map_err(|error| self.unreachable(&error))
    }

    fn unreachable(&self, error: &sqlx::Error) -> OpenError {
        OpenError::Unreachable(self.named(), error.to_string())
    }
}
