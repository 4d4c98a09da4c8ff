//! What only PostgreSQL has: a server, to which there are connections.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rand::TryRng;
use rand::rngs::SysRng;
use sqlx::any::AnyConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::postgres::PgListener;
use sqlx::{AnyPool, Connection};
use tokio::time::timeout;

use super::opening::{OpenError, connections};

/// Every change that was ever made to how things are stored on a server.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// How a transaction begins that writes: if somebody else changes a row meanwhile that this one has seen and changes too, this
/// one is undone ([`Error::Passing`](super::error::Error::Passing)). Everything about a match changes its version, so whatever
/// two processes do with a match at one instant, one of them does it after the other.
pub(super) const WRITE: &str = "begin isolation level repeatable read";

/// How a transaction begins that reads what belongs together.
pub(super) const READ: &str = "begin isolation level repeatable read, read only";

/// Connections that write, and others that read.
const WRITERS: u32 = 4;
const READERS: u32 = 4;

/// How long the server may take for a statement or for a transaction of somebody who plays, which take milliseconds: a line that
/// was cut without a word would be waited at for a quarter of an hour.
pub(super) const LIMIT: Duration = Duration::from_secs(30);

/// How long it may take until there is a connection, and until one is known to work that somebody stopped waiting at.
const CONNECTED: Duration = Duration::from_secs(3);

/// What the server's triggers notify.
const CHANNEL: &str = "tavolino";

super::statements::statements! {
    pub(super) SERVER_VERSION = "select cast(current_setting('server_version') as text)";

    pub(super) SIZE = "select pg_database_size(current_database())";
}

/// A database on a server.
#[derive(Clone)]
pub(super) struct Server {
    options: AnyConnectOptions,
    /// Who connects to it: another number for each process.
    pub(super) process: i64,
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
        let process = SysRng.try_next_u32().expect("there is chance");
        let mut server = Server {
            options,
            process: i64::from(process),
        };
        let name = server.connection_name();
        let url = &mut server.options.database_url;
        url.query_pairs_mut().append_pair("application_name", &name);
        Some(server)
    }

    /// What its connections are called on the server, and what this process does there.
    pub(super) fn connection_name(&self) -> String {
        format!("tavolino-{}", self.process)
    }

    /// A connection that hears what others do.
    pub(super) async fn listener(&self) -> Result<PgListener, sqlx::Error> {
        let mut listener = PgListener::connect(self.options.database_url.as_str()).await?;
        listener.listen(CHANNEL).await?;
        Ok(listener)
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

    /// Connections that write.
    pub(super) async fn writer(&self) -> Result<AnyPool, OpenError> {
        self.pool(WRITERS).await
    }

    /// Connections that read.
    pub(super) async fn readers(&self) -> Result<AnyPool, OpenError> {
        self.pool(READERS).await
    }

    async fn pool(&self, most: u32) -> Result<AnyPool, OpenError> {
        let pool = connections(most)
            .acquire_timeout(CONNECTED)
            // Whoever drops a statement that hangs gives its connection back, and the pool would wait for it.
            .after_release(|connection, _| {
                Box::pin(async move {
                    let works = timeout(CONNECTED, connection.ping()).await;
                    Ok(works.is_ok_and(|works| works.is_ok()))
                })
            })
            .connect_with(self.options.clone())
            .await;
        pool.map_err(|error| self.unreachable(&error))
    }

    fn unreachable(&self, error: &sqlx::Error) -> OpenError {
        OpenError::Unreachable(self.named(), error.to_string())
    }
}
