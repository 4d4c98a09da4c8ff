//! How connections are made, and why a database cannot be used.

use sqlx::any::AnyPoolOptions;

/// Why the database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is of neither engine; only how it begins is told.
    #[error(
        "`{0}:…` is not an address like sqlite://data/tavolino.db or postgres://bot@localhost/tavolino"
    )]
    Address(String),
    /// There is no server, or it does not let us in.
    #[error("the database {0} cannot be reached: {1}")]
    Unreachable(String, String),
    /// That is for files.
    #[error(
        "that is done with a file; PostgreSQL has tools of its own for it: `pg_dump` makes a backup, which `tavolino backup --noted` notes, and `pg_restore` puts it back, after which `tavolino restore --noted` erases those who were erased since"
    )]
    ForFiles,
    /// The file or its folder cannot be written.
    #[error("the database {0} cannot be opened for writing: {1}")]
    Unwritable(String, String),
    /// There is none, or it cannot be read.
    #[error("the database {0} cannot be opened: {1}")]
    Unreadable(String, String),
    /// There is none, but a restore has been at work there.
    #[error(
        "there is no database {0}, but {1} is there, which `tavolino restore` left; restore a backup with `tavolino restore FILE`, or give that file the name of the database. To begin with an empty one, move it away first"
    )]
    Unfinished(String, String),
    /// The file is something else.
    #[error("{0} is no database of tavolino's")]
    Foreign(String),
    /// Another bot is at work on it.
    #[error(
        "another tavolino is at work on the database {0}; stop that one first, or give this one a file of its own by DATABASE_URL"
    )]
    InUse(String),
    /// A newer program has been here.
    #[error(
        "the database was last used by a newer tavolino; run that one, or restore a backup made before it"
    )]
    Newer,
    /// Anything else.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// So many connections, which are kept for good. They do not wear out, and what would look after those that do can miscount
/// them in sqlx 0.9 and then never ends, with one of the few threads that answer people (its issue 3645).
pub(super) fn connections(most: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(most)
        .idle_timeout(None)
        .max_lifetime(None)
}
