//! Morning calls: when the mentions held back in a person's quiet hours are due, all as one, and when the last one was made.

use super::database::Store;
use super::error::Result;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

/// A morning call that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct DueMorning {
    /// The person.
    pub person: UserId,
    /// When the call is due: the end of the person's quiet hours.
    #[sqlx(rename = "morning_due")]
    pub due: Timestamp,
}

super::statements::statements! {
    /// Morning calls due at $1, at most $2.
    MORNINGS_DUE = "select person, morning_due from preferences where morning_due is not null and morning_due <= $1
        order by morning_due, person limit $2";

    /// Whether a person's ($1) morning call is due by $2.
    HAS_MORNING = "select 1 from preferences where person = $1 and morning_due is not null and morning_due <= $2";

    WAS_MORNING = "select 1 from preferences where person = $1 and morning_sent = $2";

    /// Sets when a person's ($1) morning call is due ($2), unless one is due earlier.
    HOLD_UNTIL = "update preferences set morning_due = $2
        where person = $1 and (morning_due is null or morning_due > $2)";

    /// Moves a person's ($1) morning call, if there is one, to $2.
    MOVE_MORNING = "update preferences set morning_due = $2 where person = $1 and morning_due is not null";

    TAKE_MORNING = "update preferences set morning_due = null
        where person = $1 and morning_due = $2";

    MORNING_SENT = "update preferences set morning_sent = $2 where person = $1";
}

impl Store {
    /// Morning calls due by `now`, at most `limit`, earliest first.
    pub async fn mornings_due(&self, now: Timestamp, limit: i64) -> Result<Vec<DueMorning>> {
        Ok(sqlx::query_as(MORNINGS_DUE)
            .bind(now)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    /// Whether a person's morning call is due by an instant.
    pub async fn has_morning(&self, person: UserId, by: Timestamp) -> Result<bool> {
        let row: Option<i64> = sqlx::query_scalar(HAS_MORNING)
            .bind(person)
            .bind(by)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// Whether a person's last morning call was made at this instant.
    pub async fn was_morning(&self, person: UserId, at: Timestamp) -> Result<bool> {
        let row: Option<i64> = sqlx::query_scalar(WAS_MORNING)
            .bind(person)
            .bind(at)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }
}

impl Writing<'_> {
    /// Sets when a person's morning call is due, unless one is due earlier.
    pub async fn hold_until(&mut self, person: UserId, due: Timestamp) -> Result<()> {
        sqlx::query(HOLD_UNTIL)
            .bind(person)
            .bind(due)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Moves a person's morning call, if there is one.
    pub async fn move_morning(&mut self, person: UserId, due: Timestamp) -> Result<()> {
        sqlx::query(MOVE_MORNING)
            .bind(person)
            .bind(due)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Takes a morning call; `false` if another process took it, or it was moved.
    pub async fn take_morning(&mut self, morning: DueMorning) -> Result<bool> {
        let result = sqlx::query(TAKE_MORNING)
            .bind(morning.person)
            .bind(morning.due)
            .execute(&mut *self.tx)
            .await?;
        Ok(result.rows_affected() > 0)
    }

    /// Records when a person's last morning call was made.
    pub async fn morning_sent(&mut self, person: UserId, at: Timestamp) -> Result<()> {
        sqlx::query(MORNING_SENT)
            .bind(person)
            .bind(at)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
