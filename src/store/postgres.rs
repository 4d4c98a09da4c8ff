//! What only PostgreSQL has: a server, to which there are connections.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rand::TryRng;
use rand::rngs::SysRng;
use sqlx::any::AnyConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::time::timeout;

use super::opening::{OpenError, connections};
use super::reaching::Reaching;

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
/// One that hears what other processes do.
const LISTENERS: u32 = 1;

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
        let port = url.port().map(|port| format!(":{port}"));
        format!(
            "{}://{host}{}{}",
            url.scheme(),
            port.unwrap_or_default(),
            url.path()
        )
    }

    /// What it is called there.
    pub(super) fn database(&self) -> &str {
        let path = self.options.database_url.path();
        path.rsplit('/').next().unwrap_or_default()
    }

    /// A connection to a database whose texts are in UTF-8, and which may be written.
    pub(super) async fn connect(&self) -> Result<AnyConnection, OpenError> {
        let name = self.named();
        let reaching = self.reaching(&name);
        let mut connection = reaching.connect().await?;
        reaching.must_be_utf8(&mut connection).await?;
        reaching.must_be_writable(&mut connection).await?;
        Ok(connection)
    }

    /// Whether its texts are in UTF-8.
    pub(super) async fn must_be_utf8(&self) -> Result<(), OpenError> {
        let name = self.named();
        let reaching = self.reaching(&name);
        let mut connection = reaching.connect().await?;
        let judged = reaching.must_be_utf8(&mut connection).await;
        leave(connection).await;
        judged
    }

    /// Connections that write.
    pub(super) async fn writer(&self) -> Result<AnyPool, OpenError> {
        let mut connection = self.connect().await?;
        let room = self
            .reaching(&self.named())
            .must_have_room(&mut connection)
            .await;
        leave(connection).await;
        room?;
        self.pool(WRITERS).await
    }

    /// Connections that read.
    pub(super) async fn readers(&self) -> Result<AnyPool, OpenError> {
        leave(self.reaching(&self.named()).connect().await?).await;
        self.pool(READERS).await
    }

    fn reaching<'s>(&'s self, name: &'s str) -> Reaching<'s> {
        Reaching {
            options: &self.options,
            name,
            connections: WRITERS + READERS + LISTENERS,
        }
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
        pool.map_err(|error| OpenError::Unreachable(self.named(), error.to_string()))
    }
}

/// Closes a connection; that it cannot be closed does no harm.
async fn leave(connection: AnyConnection) {
    connection.close().await.ok();
}
