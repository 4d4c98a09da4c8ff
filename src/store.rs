//! SQLite: the only module that knows SQL.

pub mod backup;
mod blocks;
pub mod clock;
pub mod ids;
mod inbox;
mod outbox;
mod places;
mod privacy;
pub mod reminders;
pub mod rows;
mod scheduler;
mod seats;
pub mod settings;
pub mod time;
pub mod vacation;

use std::path::Path;
use std::str::FromStr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Sqlite, Transaction};

use self::ids::{InteractionId, MatchId, UserId};
use self::rows::{Closed, Event, Match, Sitting, State};
use self::time::Timestamp;

/// Readers beside the one writer: SQLite serves them from memory, so a few suffice.
const READERS: u32 = 4;

/// The database.
#[derive(Debug)]
pub struct Store {
    /// One connection, so that writers queue here and not in SQLite's busy handler, whose waits are long-tailed.
    writer: SqlitePool,
    readers: SqlitePool,
    /// What the next notice's id is counted from.
    counter: AtomicI64,
}

/// Why the database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is none of SQLite's.
    #[error("`{0}` is not an address like sqlite://data/tavolino.db")]
    Address(String),
    /// The file or its folder cannot be written.
    #[error("the database {0} cannot be opened for writing: {1}")]
    Unwritable(String, String),
    /// A newer program has been here.
    #[error(
        "the database was last used by a newer tavolino; run that one, or restore a backup made before it"
    )]
    Newer,
    /// Anything else.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[source] MigrateError),
}

/// What fails inside the database.
pub type Error = sqlx::Error;

/// Writes that happen together or not at all.
#[derive(Debug)]
pub struct Writing<'s> {
    tx: Transaction<'static, Sqlite>,
    counter: &'s AtomicI64,
}

/// A match with everything that makes its record.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The match itself.
    pub row: Match,
    /// Who sits where, by seat.
    pub seats: Vec<Sitting>,
    /// People a seat is kept for.
    pub invited: Vec<UserId>,
    /// What happened, in order.
    pub events: Vec<Event>,
}

impl Store {
    /// Opens the database at an address such as `sqlite://data/tavolino.db`, makes it if there is none, and brings it
    /// up to date.
    pub async fn open(address: &str) -> Result<Store, OpenError> {
        // Anything else would be taken for the name of a file.
        let options = Some(address).filter(|address| address.starts_with("sqlite:"));
        let options = options.and_then(|address| SqliteConnectOptions::from_str(address).ok());
        let options = options.ok_or_else(|| OpenError::Address(address.to_owned()))?;
        let file = options.get_filename().display().to_string();
        let unwritable =
            |error: &dyn std::fmt::Display| OpenError::Unwritable(file.clone(), error.to_string());
        if let Some(folder) = options
            .get_filename()
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            std::fs::create_dir_all(folder).map_err(|error| unwritable(&error))?;
        }
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A confirmed turn survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            // What is erased is overwritten, not only marked as free.
            .connect_with(options.clone().pragma("secure_delete", "on"))
            .await;
        let writer = writer.map_err(|error| unwritable(&error))?;
        match sqlx::migrate!().run(&writer).await {
            Ok(()) => {}
            Err(MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..)) => {
                return Err(OpenError::Newer);
            }
            Err(MigrateError::Execute(error)) if is_read_only(&error) => {
                return Err(unwritable(&error));
            }
            Err(error) => return Err(OpenError::Migration(error)),
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await;
        let readers = readers.map_err(|error| unwritable(&error))?;
        let last: Option<i64> = sqlx::query_scalar("select max(id) from notices")
            .fetch_one(&readers)
            .await
            .map_err(|error| unwritable(&error))?;
        Ok(Store {
            writer,
            readers,
            counter: AtomicI64::new(last.unwrap_or(0)),
        })
    }

    /// Begins to write; nothing counts before [`Writing::commit`].
    pub async fn write(&self) -> sqlx::Result<Writing<'_>> {
        let tx = self.writer.begin_with("begin immediate").await?;
        Ok(Writing {
            tx,
            counter: &self.counter,
        })
    }

    /// Writes a consistent copy to a file that does not exist yet, while others go on reading and writing.
    pub async fn copy_to(&self, file: &Path) -> sqlx::Result<()> {
        sqlx::query("vacuum into $1")
            .bind(file.display().to_string())
            .execute(&self.readers)
            .await?;
        Ok(())
    }

    /// Lets everything under way finish and closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// A match with its seats, invitations and events.
    pub async fn load(&self, id: &MatchId) -> sqlx::Result<Option<Stored>> {
        // One transaction, so that the four answers belong together.
        let mut tx = self.readers.begin().await?;
        let row: Option<Match> = sqlx::query_as("select * from matches where id = $1")
            .bind(id)
            .fetch_optional(&mut *tx)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seats = sqlx::query_as(seats::SEATS)
            .bind(id)
            .fetch_all(&mut *tx)
            .await?;
        let invited = sqlx::query_scalar(
            "select person from invitations where match_id = $1 order by person",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        let events = sqlx::query_as(
            "select number, seat, kind, text, at, clock, interaction from events where match_id = $1 order by number",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        Ok(Some(Stored {
            row,
            seats,
            invited,
            events,
        }))
    }

    /// The match an interaction opened, if it did.
    pub async fn opened_by(&self, interaction: InteractionId) -> sqlx::Result<Option<MatchId>> {
        sqlx::query_scalar("select id from matches where interaction = $1")
            .bind(interaction)
            .fetch_optional(&self.readers)
            .await
    }

    /// The rematch of a match, if there is one.
    pub async fn rematch_of(&self, id: &MatchId) -> sqlx::Result<Option<MatchId>> {
        sqlx::query_scalar("select id from matches where after = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await
    }

    /// The match an interaction has played in already.
    pub async fn played_by(&self, interaction: InteractionId) -> sqlx::Result<Option<MatchId>> {
        sqlx::query_scalar("select match_id from events where interaction = $1")
            .bind(interaction)
            .fetch_optional(&self.readers)
            .await
    }

    /// Running matches after `after` in order of their codes, `limit` at most.
    pub async fn running_after(&self, after: &str, limit: i64) -> sqlx::Result<Vec<MatchId>> {
        sqlx::query_scalar(
            "select id from matches where state = 'running' and id > $1 order by id limit $2",
        )
        .bind(after)
        .bind(limit)
        .fetch_all(&self.readers)
        .await
    }
}

impl Writing<'_> {
    /// Makes everything written count.
    pub async fn commit(self) -> sqlx::Result<()> {
        self.tx.commit().await
    }

    /// Adds a match; `false` if its code is taken.
    pub async fn add_match(&mut self, row: &Match) -> sqlx::Result<bool> {
        let done = sqlx::query(
            "insert into matches (id, game, rules, settled, listed, state, number, guild, lang, channel, opened_by, opened_at, interaction, pace, after)
             values ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13, $14) on conflict (id) do nothing",
        )
        .bind(&row.id)
        .bind(&row.game)
        .bind(row.rules)
        .bind(&row.settled)
        .bind(row.listed)
        .bind(row.state)
        .bind(row.guild)
        .bind(&row.lang)
        .bind(row.channel)
        .bind(row.opened_by)
        .bind(row.opened_at)
        .bind(row.interaction)
        .bind(row.pace)
        .bind(&row.after)
        .execute(&mut *self.tx)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Keeps a seat for somebody.
    pub async fn invite(&mut self, id: &MatchId, person: UserId) -> sqlx::Result<()> {
        sqlx::query(
            "insert into invitations (match_id, person) values ($1, $2) on conflict do nothing",
        )
        .bind(id)
        .bind(person)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }

    /// Keeps it no longer.
    pub async fn uninvite(&mut self, id: &MatchId, person: UserId) -> sqlx::Result<()> {
        sqlx::query("delete from invitations where match_id = $1 and person = $2")
            .bind(id)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Starts a match: the table as it was in the end, and what chance decided. `due` is when to look after it.
    pub async fn start(
        &mut self,
        id: &MatchId,
        settled: &str,
        deal: &str,
        due: Option<Timestamp>,
    ) -> sqlx::Result<()> {
        sqlx::query(
            "update matches set state = 'running', settled = $2, deal = $3, due = $4 where id = $1 and state = 'lobby'",
        )
            .bind(id)
            .bind(settled)
            .bind(deal)
            .bind(due)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Ends a match, or calls it off; `closed` says why it has no result.
    pub async fn end(
        &mut self,
        id: &MatchId,
        state: State,
        closed: Option<Closed>,
        now: Timestamp,
    ) -> sqlx::Result<()> {
        sqlx::query(
            "update matches set state = $2, closed = $3, ended_at = $4, due = null where id = $1",
        )
        .bind(id)
        .bind(state)
        .bind(closed)
        .bind(now)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }

    /// Sets a match aside whose record does not replay; what it was to tell is told no more.
    pub async fn set_aside(&mut self, id: &MatchId) -> sqlx::Result<()> {
        sqlx::query("update matches set state = 'aside', due = null where id = $1")
            .bind(id)
            .execute(&mut *self.tx)
            .await?;
        sqlx::query("update seats set deadline = null, reminds = null where match_id = $1")
            .bind(id)
            .execute(&mut *self.tx)
            .await?;
        sqlx::query("delete from notices where match_id = $1 and done is null")
            .bind(id)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Adds an event, after which the match is to be looked after at `due`. A unique violation means that another one was
    /// first, or that the tap was seen before.
    pub async fn add_event(
        &mut self,
        id: &MatchId,
        event: &Event,
        due: Option<Timestamp>,
    ) -> sqlx::Result<()> {
        sqlx::query(
            "insert into events (match_id, number, seat, kind, text, at, interaction, clock) values ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(id)
        .bind(event.number)
        .bind(event.seat)
        .bind(event.kind)
        .bind(&event.text)
        .bind(event.at)
        .bind(event.interaction)
        .bind(event.clock)
        .execute(&mut *self.tx)
        .await?;
        sqlx::query("update matches set number = $2, due = $3, warned = null where id = $1")
            .bind(id)
            .bind(event.number)
            .bind(due)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}

/// Whether the database refused because of a rule of ours that must not be broken twice.
#[must_use]
pub fn is_taken(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

fn is_read_only(error: &sqlx::Error) -> bool {
    // SQLITE_READONLY and its kin.
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| code.parse::<i32>().is_ok_and(|code| code & 0xff == 8))
}

fn next(counter: &AtomicI64) -> i64 {
    counter.fetch_add(1, Ordering::Relaxed) + 1
}
