//! The health of the database: whether it accepts writes, its clock, and the backlog of due tasks,
//! counted in partial indices, so that the cost is proportional to the backlog.

use super::database::{Engine, Store};
use super::error::Result;
use super::matches::State;
use super::time::Timestamp;
use super::transact::{Writing, transact_unlisted};

super::statements::statements! {
    /// The backlog at `now`.
    pub read fn work(now: Timestamp) -> Work =
        "select
        (select count(*) from notices where done is null and kind <> 'think' and due <= $1) as notices,
        (select min(due) from notices where done is null and kind <> 'think' and due <= $1) as oldest,
        (select count(*) from notices where outcome = 'refused') as refused,
        (select count(*) from seats where deadline is not null and deadline <= $1) as clocks,
        (select count(*) from matches where due is not null and due <= $1) as games,
        (select count(*) from seats where reminds is not null and reminds <= $1) as reminders,
        (select count(*) from failures) as failed";

    /// Finished matches are many, and not counted.
    read fn lobbies_and_running() -> Vec<(State, i64)> =
        "select state, count(*) from matches where state in ('lobby', 'running') group by state";

    read fn count_aside() -> i64 =
        "select count(*) from matches where state = 'aside'";

    /// Writes without changing anything.
    write fn touch() =
        "update heartbeat set at = at";

    /// The time of the server, which all processes share.
    TIME = "select cast(unixepoch('subsec') * 1000 as bigint)";
}

/// The backlog of due tasks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Work {
    /// The number of due notices.
    pub notices: i64,
    /// When the oldest of them was due.
    pub oldest: Option<Timestamp>,
    /// The number of notices that Discord rejected for good.
    pub refused: i64,
    /// The number of expired clocks.
    pub clocks: i64,
    /// The number of matches that the scheduler is to look at.
    pub games: i64,
    /// The number of seats to remind.
    pub reminders: i64,
    /// The number of matches with a failed task.
    pub failed: i64,
}

impl Store {
    /// The number of matches by state, without finished ones.
    pub async fn unfinished(&self) -> Result<Vec<(State, i64)>> {
        let mut counts = self.lobbies_and_running().await?;
        counts.push((State::Aside, self.count_aside().await?));
        Ok(counts)
    }

    /// Tests whether the database accepts writes.
    ///
    /// # Errors
    /// It does not.
    pub async fn try_to_write(&self) -> Result<()> {
        transact_unlisted!(self, |tx| tx.touch().await)
    }

    /// The server's time; `None` on SQLite, where only the machine has a clock.
    pub async fn time(&self) -> Result<Option<Timestamp>> {
        match self.engine {
            Engine::Sqlite(_) => Ok(None),
            Engine::Postgres(_) => Ok(Some(
                sqlx::query_scalar(TIME)
                    .fetch_one(&self.limited_pool)
                    .await?,
            )),
        }
    }
}
