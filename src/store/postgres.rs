//! PostgreSQL: the server, its connections and transactions.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rand::TryRng;
use rand::rngs::SysRng;
use sqlx::any::AnyConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use sqlx_postgres::PgListener;
use tokio::time::timeout;

use super::opening::{OpenError, connections};
use super::reaching::Reaching;

/// Every migration of a PostgreSQL database.
pub(super) static MIGRATIONS: Migrator = sqlx::sqlx_macros::migrate!("migrations/postgres");

/// Begin of a write transaction. A serialization failure
/// ([`Error::Transient`](super::error::Error::Transient)) undoes it if another transaction changed
/// a row that this one read and changes. Every write to a match changes its version, so two
/// processes write to one match one after the other.
pub(super) const WRITE: &str = "begin isolation level repeatable read";

/// Begin of a read transaction: all its queries see one snapshot.
pub(super) const READ: &str = "begin isolation level repeatable read, read only";

/// Lifetime of a process's leases, 5 s, unless the process sets another.
pub(super) const LEASE_LIFETIME: Duration = Duration::from_secs(5);

/// Connections of a process that write, and below those that read.
const WRITERS: u32 = 4;
const READERS: u32 = 4;

/// Time limit of a statement or transaction, 30 s, which normally takes milliseconds: without it a
/// silently cut connection would be waited for 15 minutes.
pub(super) const LIMIT: Duration = Duration::from_secs(30);

/// Time limit for getting a connection, 3 s, and for checking one whose last caller stopped
/// waiting.
const CONNECTED: Duration = Duration::from_secs(3);
/// Connections that listen for notifications.
const LISTENERS: u32 = 1;

/// The channel of the triggers' notifications.
const CHANNEL: &str = "tavolino";

/// The end of a transaction, if one is open.
const END: &str = "rollback";

/// Without notices, such as that no transaction is open.
const SILENT: &str = "set client_min_messages = error";

super::statements::statements! {
    pub(super) SERVER_VERSION = "select cast(current_setting('server_version') as text)";

    pub(super) SIZE = "select pg_database_size(current_database())";

    /// Limits of a session of the bot. A process that dies or is suspended inside a transaction,
    /// unknown to the server, holds its row locks until the server ends the session.
    SESSION_LIMITS = "select set_config('idle_in_transaction_session_timeout', '5s', false),
        set_config('lock_timeout', '2s', false),
        set_config('tcp_keepalives_idle', '5', false),
        set_config('tcp_keepalives_interval', '2', false),
        set_config('tcp_keepalives_count', '3', false)";

    /// Ends the sessions of processes whose registration has expired, but not those of programs
    /// without one.
    pub(super) END_DEAD_SESSIONS = "select count(pg_terminate_backend(a.pid)) from pg_stat_activity a
        join leases l on l.what = 'process ' || substr(a.application_name, length('tavolino-') + 1)
        where a.application_name like 'tavolino-%' and a.datname = current_database() and a.usename = current_user
            and l.until between 1 and cast(unixepoch('subsec') * 1000 as bigint)";
}

/// The limits of a store's sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sessions {
    /// Those of a bot, beside which others work: a transaction never waits long, nor makes others
    /// wait long.
    Limited,
    /// None: for work on the whole database while no bot runs.
    Patient,
}

/// A database on a server.
#[derive(Clone)]
pub(super) struct Server {
    options: AnyConnectOptions,
    /// The number of this process, different for each process.
    pub(super) process: i64,
    /// Lifetime of the process's leases, in ms.
    lifetime: Arc<AtomicU64>,
}

impl fmt::Debug for Server {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.named())
    }
}

impl Server {
    /// The server of an address such as `postgres://bot@localhost/tavolino`; `None` for other
    /// addresses.
    pub(super) fn at(address: &str) -> Option<Server> {
        let schemes = ["postgres://", "postgresql://"];
        let is_one = schemes.iter().any(|scheme| address.starts_with(scheme));
        let options = AnyConnectOptions::from_str(Some(address).filter(|_| is_one)?).ok()?;
        let process = SysRng.try_next_u32().expect("there is chance");
        let mut server = Server {
            options,
            process: i64::from(process),
            lifetime: Arc::new(AtomicU64::new(millis(LEASE_LIFETIME))),
        };
        let name = server.connection_name();
        let url = &mut server.options.database_url;
        url.query_pairs_mut().append_pair("application_name", &name);
        Some(server)
    }

    /// The application name of this process's connections, and the sender of its notifications.
    pub(super) fn connection_name(&self) -> String {
        format!("tavolino-{}", self.process)
    }

    /// The lifetime of this process's leases.
    pub(super) fn lifetime(&self) -> Duration {
        Duration::from_millis(self.lifetime.load(Ordering::Relaxed))
    }

    /// Sets the lifetime of this process's leases.
    pub(super) fn set_lifetime(&self, lifetime: Duration) {
        self.lifetime.store(millis(lifetime), Ordering::Relaxed);
    }

    /// A connection that listens for notifications.
    pub(super) async fn listener(&self) -> Result<PgListener, sqlx::Error> {
        let mut listener = PgListener::connect(self.options.database_url.as_str()).await?;
        listener.listen(CHANNEL).await?;
        Ok(listener)
    }

    /// The address without a password.
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

    /// The name of the database.
    pub(super) fn database(&self) -> &str {
        let path = self.options.database_url.path();
        path.rsplit('/').next().unwrap_or_default()
    }

    /// A connection to a database that is in UTF-8 and writable.
    pub(super) async fn connect(&self) -> Result<AnyConnection, OpenError> {
        let name = self.named();
        let reaching = self.reaching(&name);
        let mut connection = reaching.connect().await?;
        reaching.must_be_utf8(&mut connection).await?;
        reaching.must_be_writable(&mut connection).await?;
        Ok(connection)
    }

    /// Fails unless the database is in UTF-8.
    pub(super) async fn must_be_utf8(&self) -> Result<(), OpenError> {
        let name = self.named();
        let reaching = self.reaching(&name);
        let mut connection = reaching.connect().await?;
        let judged = reaching.must_be_utf8(&mut connection).await;
        leave(connection).await;
        judged
    }

    /// Fails unless the database is in UTF-8 and writable, and has room for the connections of a
    /// process.
    pub(super) async fn must_be_usable(&self) -> Result<(), OpenError> {
        let mut connection = self.connect().await?;
        let room = self
            .reaching(&self.named())
            .must_have_room(&mut connection)
            .await;
        leave(connection).await;
        room
    }

    /// The pool of writing connections.
    pub(super) async fn writer(&self, sessions: Sessions) -> Result<AnyPool, OpenError> {
        self.must_be_usable().await?;
        self.pool(WRITERS, sessions).await
    }

    /// The pool of reading connections.
    pub(super) async fn readers(&self, sessions: Sessions) -> Result<AnyPool, OpenError> {
        leave(self.reaching(&self.named()).connect().await?).await;
        self.pool(READERS, sessions).await
    }

    fn reaching<'s>(&'s self, name: &'s str) -> Reaching<'s> {
        Reaching {
            options: &self.options,
            name,
            connections: WRITERS + READERS + LISTENERS,
        }
    }

    async fn pool(&self, most: u32, sessions: Sessions) -> Result<AnyPool, OpenError> {
        let pool = connections(most)
            .acquire_timeout(CONNECTED)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    connection.execute(SILENT).await?;
                    if sessions == Sessions::Limited {
                        sqlx::query(SESSION_LIMITS).execute(connection).await?;
                    }
                    Ok(())
                })
            })
            // A caller that drops a hanging statement returns its connection, which the pool would
            // then wait for; one that drops the beginning of a transaction leaves it open, and the
            // next reads there would see what was there long ago.
            .after_release(|connection, _| {
                Box::pin(async move {
                    let works = timeout(CONNECTED, connection.execute(END)).await;
                    Ok(works.is_ok_and(|works| works.is_ok()))
                })
            })
            .connect_with(self.options.clone())
            .await;
        pool.map_err(|error| OpenError::Unreachable(self.named(), error.to_string()))
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Closes a connection; an error while closing is harmless.
pub(super) async fn leave(connection: AnyConnection) {
    connection.close().await.ok();
}
