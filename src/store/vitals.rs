//! The health of the database: whether it accepts writes, and the backlog of due tasks, counted in partial indices, so that the
//! cost is proportional to the backlog.

use super::database::Store;
use super::error::Result;
use super::matches::State;
use super::time::Timestamp;
use super::transact::{Writing, transact};

super::statements::statements! {
    WORK = "select
        (select count(*) from notices where done is null and kind <> 'think' and due <= $1) as notices,
        (select min(due) from notices where done is null and kind <> 'think' and due <= $1) as oldest,
        (select count(*) from notices where outcome = 'refused') as refused,
        (select count(*) from seats where deadline is not null and deadline <= $1) as clocks,
        (select count(*) from matches where due is not null and due <= $1) as games,
        (select count(*) from seats where reminds is not null and reminds <= $1) as reminders,
        (select count(*) from failures) as failed";

    /// Finished matches are many, and not counted.
    UNFINISHED = "select state, count(*) from matches where state in ('lobby', 'running') group by state";

    ASIDE = "select count(*) from matches where state = 'aside'";

    /// A write that changes nothing.
    TOUCH = "update heartbeat set at = at";
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
    /// The backlog at `now`.
    pub async fn work(&self, now: Timestamp) -> Result<Work> {
        Ok(sqlx::query_as(WORK)
            .bind(now)
            .fetch_one(&self.readers)
            .await?)
    }

    /// The number of matches by state, without finished ones.
    pub async fn unfinished(&self) -> Result<Vec<(State, i64)>> {
        let mut counts: Vec<(State, i64)> =
            sqlx::query_as(UNFINISHED).fetch_all(&self.readers).await?;
        let aside = sqlx::query_scalar(ASIDE).fetch_one(&self.readers).await?;
        counts.push((State::Aside, aside));
        Ok(counts)
    }

    /// Tests whether the database accepts writes.
    ///
    /// # Errors
    /// It does not.
    pub async fn try_to_write(&self) -> Result<()> {
        transact!(self, |tx| {
            tx.leaves_lists();
            tx.touch().await
        })
    }
}

impl Writing<'_> {
    /// Writes without changing anything.
    async fn touch(&mut self) -> Result<()> {
        sqlx::query(TOUCH).execute(&mut *self.tx).await?;
        Ok(())
    }
}
