//! Errors of the database.

use std::io::ErrorKind;

use sqlx::error::DatabaseError;

/// The result of a database operation.
pub type Result<T> = std::result::Result<T, Error>;

/// An error of a database operation.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A row with this key exists: another writer was first.
    #[error("somebody else was first: {0}")]
    Taken(Constraint),
    /// Transient: a serialization failure, or the server was out of reach for a moment. A retry may
    /// succeed.
    #[error("the database was not to be had for a moment: {0}")]
    Transient(Box<dyn std::error::Error + Send + Sync>),
    /// The caller has stopped waiting, so nothing was written.
    #[error("it was not written: nobody waits for it any more")]
    Late,
    /// The database cannot be read or written, or a statement is wrong.
    #[error(transparent)]
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

/// The unique constraints that concurrent writers can violate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
pub enum Constraint {
    /// An event of the match has this number.
    #[strum(to_string = "the match has an event of this number")]
    EventNumber,
    /// The interaction has caused an event.
    #[strum(to_string = "the interaction has been acted on")]
    EventInteraction,
    /// The interaction has opened a match.
    #[strum(to_string = "the interaction has opened a match")]
    MatchInteraction,
    /// The match has a rematch.
    #[strum(to_string = "the match has a rematch")]
    Rematch,
    /// The person holds a seat in the match.
    #[strum(to_string = "the person has a seat in the match")]
    SeatHolder,
}

impl Constraint {
    /// The constraint that failed; PostgreSQL reports its name, SQLite for a table's own constraint
    /// only its columns.
    fn read(error: &dyn DatabaseError) -> Option<Constraint> {
        let columns = error.message().strip_prefix("UNIQUE constraint failed: ");
        Some(match columns.or_else(|| error.constraint())? {
            "events.match_id, events.number" | "events_pkey" => Constraint::EventNumber,
            "events.interaction" | "events_by_interaction" => Constraint::EventInteraction,
            "matches.interaction" | "matches_interaction_key" => Constraint::MatchInteraction,
            "matches.after" | "matches_after" => Constraint::Rematch,
            "seats.match_id, seats.person" | "seats_by_holder" => Constraint::SeatHolder,
            _ => return None,
        })
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        let database = error.as_database_error();
        if let Some(refused) = database.and_then(Constraint::read) {
            return Error::Taken(refused);
        }
        if passes(&error) {
            return Error::Transient(Box::new(error));
        }
        Error::Failed(Box::new(error))
    }
}

/// Whether a retry may succeed.
fn passes(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    match (code, error) {
        // PostgreSQL's error classes: connection lost, serialization failure, a row that another
        // writer has just inserted (visible on retry), a lock that another session holds too long,
        // a transaction ended because its process slept, server stopping or starting.
        (Some(code), _) => ["08", "40", "23505", "55P03", "25P03", "57P"]
            .iter()
            .any(|class| code.len() == 5 && code.starts_with(class)),
        // A file cannot be out of reach for a moment.
        (None, sqlx::Error::Io(error)) => matches!(
            error.kind(),
            // The server's Unix socket disappears with it.
            ErrorKind::NotFound
                | ErrorKind::ConnectionRefused
                | ErrorKind::ConnectionReset
                | ErrorKind::ConnectionAborted
                | ErrorKind::BrokenPipe
                | ErrorKind::TimedOut
                | ErrorKind::HostUnreachable
                | ErrorKind::NetworkUnreachable
                | ErrorKind::UnexpectedEof
        ),
        // All connections of a server are in use, or none can be made. (For a file the pool waits
        // ten times as long.)
        (None, sqlx::Error::PoolTimedOut) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::database::Store;
    use super::super::engine;
    use super::*;

    #[tokio::test]
    async fn what_is_there_already_is_told_by_its_constraint() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = Store::open(&engine::address(folder.path())).await;
        let store = store.expect("a database");
        let insert = async |sql: &'static str| {
            let result = sqlx::query(sql).execute(&store.writer).await;
            result.map_err(Error::from)
        };
        for sql in [
            "insert into matches (id, game, rules, table_json, listed, state, lang, channel, opened_at, interaction)
             values ('AAAA', 'kumo', 1, '{}', 1, 'lobby', 'en', 1, 0, 1)",
            "insert into matches (id, game, rules, table_json, listed, state, lang, channel, opened_at, interaction, after)
             values ('CCCC', 'kumo', 1, '{}', 1, 'lobby', 'en', 1, 0, 2, 'AAAA')",
            "insert into seats (match_id, seat, person) values ('AAAA', 1, 7)",
            "insert into events (match_id, number, kind, at, interaction) values ('AAAA', 1, 'abandon', 0, 5)",
        ] {
            insert(sql).await.expect("nothing is in the way");
        }
        for (sql, constraint) in [
            (
                "insert into matches (id, game, rules, table_json, listed, state, lang, channel, opened_at, interaction)
                 values ('DDDD', 'kumo', 1, '{}', 1, 'lobby', 'en', 1, 0, 1)",
                Some(Constraint::MatchInteraction),
            ),
            (
                "insert into matches (id, game, rules, table_json, listed, state, lang, channel, opened_at, interaction, after)
                 values ('DDDD', 'kumo', 1, '{}', 1, 'lobby', 'en', 1, 0, 3, 'AAAA')",
                Some(Constraint::Rematch),
            ),
            (
                "insert into seats (match_id, seat, person) values ('AAAA', 2, 7)",
                Some(Constraint::SeatHolder),
            ),
            (
                "insert into events (match_id, number, kind, at, interaction) values ('AAAA', 1, 'abandon', 0, 6)",
                Some(Constraint::EventNumber),
            ),
            (
                "insert into events (match_id, number, kind, at, interaction) values ('AAAA', 2, 'abandon', 0, 5)",
                Some(Constraint::EventInteraction),
            ),
            (
                "insert into events (match_id, number, kind, at) values ('AAAA', 2, 'nap', 0)",
                None,
            ),
        ] {
            let refused = match insert(sql).await {
                Err(Error::Taken(constraint)) => Some(constraint),
                Err(Error::Failed(_) | Error::Transient(_) | Error::Late) => None,
                Ok(_) => panic!("{sql} was not refused"),
            };
            assert_eq!(refused, constraint, "{sql}");
        }
    }
}
