//! Connection pools, and the errors of opening a database.

use sqlx::any::AnyPoolOptions;

/// The reason a database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is of neither engine; only its scheme is shown.
    #[error(
        "`{0}:…` is not an address like sqlite://data/tavolino.db or postgres://bot@localhost/tavolino"
    )]
    Address(String),
    /// The server cannot be reached, or refuses the login.
    #[error("the database {0} cannot be reached: {1}; {next}", next = REACH)]
    Unreachable(String, String),
    /// The server allows fewer connections than a process needs.
    #[error("the server of the database {0} has too few connections: {1}; {next}", next = room(*.2))]
    Full(String, String, u32),
    /// The server is a standby.
    #[error("the database {0} is read-only, for its server is a standby; {next}", next = PRIMARY)]
    Standby(String),
    /// The server is read-only.
    #[error("the database {0} is read-only; {next}", next = WRITABLE)]
    ReadOnly(String),
    /// The database's encoding is not UTF-8, so it cannot store every name.
    #[error("the texts of the database {0} are in {1}, and games need UTF8; {next}", next = UTF8)]
    Encoding(String, String),
    /// The operation is for files only.
    #[error(
        "that is done with a file; PostgreSQL has tools of its own for it: `pg_dump` makes a backup, which `tavolino backup --noted` notes, and `pg_restore` puts it back, after which `tavolino restore --noted` erases those who were erased since"
    )]
    ForFiles,
    /// The file or its folder cannot be written.
    #[error("the database {0} cannot be opened for writing: {1}")]
    Unwritable(String, String),
    /// The file is missing or cannot be read.
    #[error("the database {0} cannot be opened: {1}")]
    Unreadable(String, String),
    /// The file is missing, but an interrupted restore has left files beside it.
    #[error(
        "there is no database {0}, but {1} is there, which `tavolino restore` left; restore a backup with `tavolino restore FILE`, or give that file the name of the database. To begin with an empty one, move it away first"
    )]
    Unfinished(String, String),
    /// The file is no tavolino database.
    #[error("{0} is no database of tavolino's")]
    Foreign(String),
    /// Another process uses the database.
    #[error("another tavolino is at work on the database {0}; {next}", next = ALONE)]
    InUse(String),
    /// The database is newer than this program.
    #[error("the database was last used by a newer tavolino; {next}", next = NEWER)]
    Newer,
    /// Any other error, with its causes in the sentence.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(Box<dyn std::error::Error + Send + Sync>),
}

const REACH: &str = "see that DATABASE_URL names the bot's database, and that its server runs and lets the bot in from here";
const PRIMARY: &str = "name the primary in DATABASE_URL";
const WRITABLE: &str =
    "turn `default_transaction_read_only` off for the server, the database and the bot's role";
const UTF8: &str = "make one with `createdb --encoding=UTF8 --template=template0 --locale=C NAME`, and move games with `pg_dump --encoding=UTF8` and `psql` if there are any";
const ALONE: &str = "stop that one first, or give this one a file of its own by DATABASE_URL";
const NEWER: &str = "run that one, or restore a backup made before it";

fn room(connections: u32) -> String {
    format!(
        "each process of the bot needs {connections}: raise `max_connections` of the server, or the CONNECTION LIMIT of the role and the database, or end what else is connected"
    )
}

impl OpenError {
    /// The next step for the operator, after a semicolon; `None` where it depends on more than the
    /// error.
    #[must_use]
    pub fn next_step(&self) -> Option<String> {
        let step = match self {
            OpenError::Unreachable(..) => REACH,
            OpenError::Full(_, _, connections) => return Some(room(*connections)),
            OpenError::Standby(_) => PRIMARY,
            OpenError::ReadOnly(_) => WRITABLE,
            OpenError::Encoding(..) => UTF8,
            OpenError::InUse(_) => ALONE,
            OpenError::Newer => NEWER,
            _ => return None,
        };
        Some(step.to_owned())
    }
}

/// A pool of at most `most` connections, kept for good. Closing idle ones is switched off: sqlx
/// 0.9's reaper can miscount them and then never ends, on one of the few threads that answer people
/// (its issue 3645).
pub(super) fn connections(most: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(most)
        .idle_timeout(None)
        .max_lifetime(None)
}
