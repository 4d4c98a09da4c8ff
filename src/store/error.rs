//! Why the database did not do what it was asked.

/// What comes of asking the database.
pub type Result<T> = std::result::Result<T, Error>;

/// What fails inside the database.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Such a row is there already: somebody else was first.
    #[error("somebody else was first: {0}")]
    Taken(Constraint),
    /// The file cannot be read or written, or a statement is wrong.
    #[error(transparent)]
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

/// The rules of uniqueness into which two can run who act at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
pub enum Constraint {
    /// An event of this match has this number.
    #[strum(to_string = "the match has an event of this number")]
    EventNumber,
    /// This interaction has caused an event.
    #[strum(to_string = "the interaction has been acted on")]
    EventInteraction,
    /// This interaction has opened a match.
    #[strum(to_string = "the interaction has opened a match")]
    MatchInteraction,
    /// The match has a rematch.
    #[strum(to_string = "the match has a rematch")]
    Rematch,
    /// The person sits in the match.
    #[strum(to_string = "the person has a seat in the match")]
    SeatHolder,
}

impl Constraint {
    /// The constraint that refused, by the columns it is about: where a table's own constraint fails, `SQLite` tells
    /// these and never the constraint's name (PostgreSQL tells the name).
    fn read(message: &str) -> Option<Constraint> {
        let columns = message.strip_prefix("UNIQUE constraint failed: ")?;
        Some(match columns {
            "events.match_id, events.number" => Constraint::EventNumber,
            "events.interaction" => Constraint::EventInteraction,
            "matches.interaction" => Constraint::MatchInteraction,
            "matches.after" => Constraint::Rematch,
            "seats.match_id, seats.person" => Constraint::SeatHolder,
            _ => return None,
        })
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        let database = error.as_database_error();
        let refused = database.and_then(|error| Constraint::read(error.message()));
        refused.map_or_else(|| Error::Failed(Box::new(error)), Error::Taken)
    }
}
