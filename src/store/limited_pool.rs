//! Connections outside transactions, for reads and leases, with a time limit: nothing else detects
//! a connection to a server that was silently cut.

use std::fmt;
use std::future::Future;
use std::io::{self, ErrorKind};
use std::time::Duration;

use futures::future::BoxFuture;
use futures::stream::{self, BoxStream, StreamExt};
use sqlx::any::{Any, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::{AnyPool, Either, Execute, Executor, SqlStr};
use tokio::time::timeout;

/// A pool of connections, each answer of which has a time limit.
#[derive(Clone)]
pub struct LimitedPool {
    pool: AnyPool,
    limit: Option<Duration>,
}

impl fmt::Debug for LimitedPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pool.fmt(f)
    }
}

impl LimitedPool {
    /// The pool, with a time limit for each answer, if any.
    pub(super) fn new(pool: AnyPool, limit: Option<Duration>) -> LimitedPool {
        LimitedPool { pool, limit }
    }

    pub(super) fn pool(&self) -> &AnyPool {
        &self.pool
    }
}

/// Runs `work` on the database, within a time limit if any.
pub(super) async fn within<T>(
    limit: Option<Duration>,
    work: impl Future<Output = sqlx::Result<T>>,
) -> sqlx::Result<T> {
    match limit {
        None => work.await,
        Some(limit) => timeout(limit, work).await.unwrap_or_else(|_| Err(late())),
    }
}

/// The error of an answer that exceeded the limit.
pub(super) fn late() -> sqlx::Error {
    sqlx::Error::Io(io::Error::new(
        ErrorKind::TimedOut,
        "the database did not answer in time",
    ))
}

impl<'p> Executor<'p> for &'p LimitedPool {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, sqlx::Result<Either<AnyQueryResult, AnyRow>>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let rows = self.pool.fetch_many(query);
        let Some(limit) = self.limit else { return rows };
        let in_time = stream::unfold(Some(rows), move |rows| async move {
            let mut rows = rows?;
            match timeout(limit, rows.next()).await {
                Ok(row) => Some((row?, Some(rows))),
                Err(_) => Some((Err(late()), None)),
            }
        });
        in_time.boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, sqlx::Result<Option<AnyRow>>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        Box::pin(within(self.limit, self.pool.fetch_optional(query)))
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, sqlx::Result<AnyStatement>>
    where
        'p: 'e,
    {
        Box::pin(within(self.limit, self.pool.prepare_with(sql, parameters)))
    }
}
