//! The first connection to a server: whether it is there, lets the bot in, and can keep games.
//!
//! A pool tries again until its limit is over and then only says that it is; this connection is
//! made without one, so that the reason is the server's own or the operating system's.

use std::io::ErrorKind;
use std::time::Duration;

use sqlx::any::AnyConnectOptions;
use sqlx::error::DatabaseError;
use sqlx::{AnyConnection, Connection};
use tokio::time::{Instant, sleep, timeout_at};

use super::opening::OpenError;

/// Time limit of the first connection, 5 s: a server that is being started may come within it.
const LIMIT: Duration = Duration::from_secs(5);

/// Pause before the next attempt while a server may be starting, 250 ms.
const PAUSE: Duration = Duration::from_millis(250);

/// The server's name of the encoding UTF-8.
const UTF8: &str = "UTF8";

super::statements::statements! {
    SERVER_ENCODING = "select cast(current_setting('server_encoding') as text)";

    /// Whether the server is a standby, and whether transactions may write.
    SERVER_MODE = "select pg_is_in_recovery(), current_setting('transaction_read_only') = 'on'";

    /// Connections this role may have to this database, whether or not they are in use. Limits of a
    /// role and of a database do not hold for superusers.
    MAY_CONNECT = "select cast(least(
            cast(current_setting('max_connections') as integer)
                - cast(current_setting('superuser_reserved_connections') as integer),
            case when not rolsuper then nullif(rolconnlimit, -1) end,
            case when not rolsuper then nullif(datconnlimit, -1) end) as bigint)
        from pg_roles join pg_database on datname = current_database()
        where rolname = session_user";
}

/// A server before its first connection.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reaching<'s> {
    /// The connection options.
    pub(super) options: &'s AnyConnectOptions,
    /// The address without a password.
    pub(super) name: &'s str,
    /// Connections that a process of the bot needs.
    pub(super) connections: u32,
}

impl Reaching<'_> {
    /// Connects.
    ///
    /// # Errors
    /// The reason the server cannot be used, after at most [`LIMIT`].
    pub(super) async fn connect(self) -> Result<AnyConnection, OpenError> {
        let deadline = Instant::now() + LIMIT;
        loop {
            let connecting = AnyConnection::connect_with(self.options);
            let error = match timeout_at(deadline, connecting).await {
                Ok(Ok(connection)) => return Ok(connection),
                Ok(Err(error)) => error,
                Err(_) => {
                    let silence = format!("it does not answer within {} seconds", LIMIT.as_secs());
                    return Err(OpenError::Unreachable(self.name.to_owned(), silence));
                }
            };
            if !may_be_starting(&error) || Instant::now() + PAUSE >= deadline {
                return Err(self.refused(&error));
            }
            sleep(PAUSE).await;
        }
    }

    /// Fails unless the database is in UTF-8.
    pub(super) async fn must_be_utf8(
        self,
        connection: &mut AnyConnection,
    ) -> Result<(), OpenError> {
        let encoding = sqlx::query_scalar(SERVER_ENCODING).fetch_one(connection);
        let encoding: String = encoding.await.map_err(|error| self.refused(&error))?;
        if encoding == UTF8 {
            return Ok(());
        }
        Err(OpenError::Encoding(self.name.to_owned(), encoding))
    }

    /// Fails unless the bot may write.
    pub(super) async fn must_be_writable(
        self,
        connection: &mut AnyConnection,
    ) -> Result<(), OpenError> {
        let mode = sqlx::query_as(SERVER_MODE).fetch_one(connection);
        let name = self.name.to_owned();
        match mode.await.map_err(|error| self.refused(&error))? {
            (true, _) => Err(OpenError::Standby(name)),
            (false, true) => Err(OpenError::ReadOnly(name)),
            (false, false) => Ok(()),
        }
    }

    /// Fails unless the server allows all connections a process needs.
    pub(super) async fn must_have_room(
        self,
        connection: &mut AnyConnection,
    ) -> Result<(), OpenError> {
        let most = sqlx::query_scalar(MAY_CONNECT).fetch_one(connection);
        let most: i64 = most.await.map_err(|error| self.refused(&error))?;
        if most >= i64::from(self.connections) {
            return Ok(());
        }
        let why = format!("it gives the bot's role {most} at most");
        let name = self.name.to_owned();
        Err(OpenError::Full(name, why, self.connections))
    }

    /// The error for a refused connection.
    fn refused(self, error: &sqlx::Error) -> OpenError {
        let name = self.name.to_owned();
        let why = match error {
            sqlx::Error::Io(error) => error.to_string(),
            sqlx::Error::Database(error) => error.message().to_owned(),
            error => error.to_string(),
        };
        if code(error).as_deref() == Some("53300") {
            return OpenError::Full(name, why, self.connections);
        }
        OpenError::Unreachable(name, why)
    }
}

/// Whether the server may be starting: nothing listens yet, or the server says so.
fn may_be_starting(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(error) => {
            // The server's Unix socket does not exist until it listens.
            matches!(
                error.kind(),
                ErrorKind::ConnectionRefused | ErrorKind::NotFound
            )
        }
        error => code(error).as_deref() == Some("57P03"),
    }
}

fn code(error: &sqlx::Error) -> Option<String> {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.map(std::borrow::Cow::into_owned)
}
