//! How much is to be done, for whoever watches: counted in indices that hold nothing else, so it costs what it finds.

use super::database::Store;
use super::error::Result;
use super::matches::State;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    WORK = "select
        (select count(*) from notices where done is null and kind <> 'think' and due <= $1) as notices,
        (select min(due) from notices where done is null and kind <> 'think' and due <= $1) as oldest,
        (select count(*) from notices where outcome = 'refused') as refused,
        (select count(*) from seats where deadline is not null and deadline <= $1) as clocks,
        (select count(*) from matches where due is not null and due <= $1) as games,
        (select count(*) from seats where reminds is not null and reminds <= $1) as reminders,
        (select count(*) from failures) as failed";

    /// Games that are over are many, and not counted.
    UNFINISHED = "select state, count(*) from matches where state in ('lobby', 'running') group by state";

    ASIDE = "select count(*) from matches where state = 'aside'";

    /// Changes nothing, and is a write like any other.
    TOUCH = "update heartbeat set at = at";
}

/// What is to be done by now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Work {
    /// Notices that are due.
    pub notices: i64,
    /// Since when the oldest of them is.
    pub oldest: Option<Timestamp>,
    /// Notices that Discord would not take.
    pub refused: i64,
    /// Clocks that have run out.
    pub clocks: i64,
    /// Matches to look after.
    pub games: i64,
    /// Seats to remind.
    pub reminders: i64,
    /// Matches for which something could not be done.
    pub failed: i64,
}

impl Store {
    /// What is to be done by now.
    pub async fn work(&self, now: Timestamp) -> Result<Work> {
        Ok(sqlx::query_as(WORK)
            .bind(now)
            .fetch_one(&self.readers)
            .await?)
    }

    /// How many matches there are in each state, but for those that are over.
    pub async fn unfinished(&self) -> Result<Vec<(State, i64)>> {
        let mut found: Vec<(State, i64)> =
            sqlx::query_as(UNFINISHED).fetch_all(&self.readers).await?;
        let aside = sqlx::query_scalar(ASIDE).fetch_one(&self.readers).await?;
        found.push((State::Aside, aside));
        Ok(found)
    }
}

impl Writing<'_> {
    /// Writes without changing anything.
    pub async fn touch(&mut self) -> Result<()> {
        sqlx::query(TOUCH).execute(&mut *self.tx).await?;
        Ok(())
    }
}
