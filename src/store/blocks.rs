//! Blocks of people against people.

use super::database::Store;
use super::error::Result;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    BLOCKED_BY = "select blocked from blocks where person = $1 order by since, blocked";

    BLOCK = "insert into blocks (person, blocked, since) values ($1, $2, $3) on conflict do nothing";

    UNBLOCK = "delete from blocks where person = $1 and blocked = $2";

    HAS_BLOCKED = "select 1 from blocks where person = $1 and blocked = $2";
}

impl Store {
    /// The people a person has blocked, oldest block first.
    pub async fn blocked_by(&self, person: UserId) -> Result<Vec<UserId>> {
        Ok(sqlx::query_scalar(BLOCKED_BY)
            .bind(person)
            .fetch_all(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// Adds a block; `false` if there was one.
    pub async fn block(&mut self, person: UserId, blocked: UserId, now: Timestamp) -> Result<bool> {
        let result = sqlx::query(BLOCK)
            .bind(person)
            .bind(blocked)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        Ok(result.rows_affected() == 1)
    }

    /// Removes a block; `false` if there was none.
    pub async fn unblock(&mut self, person: UserId, blocked: UserId) -> Result<bool> {
        let result = sqlx::query(UNBLOCK)
            .bind(person)
            .bind(blocked)
            .execute(&mut *self.tx)
            .await?;
        Ok(result.rows_affected() == 1)
    }

    /// Whether `person` has blocked `other`.
    pub async fn has_blocked(&mut self, person: UserId, other: UserId) -> Result<bool> {
        let row: Option<i64> = sqlx::query_scalar(HAS_BLOCKED)
            .bind(person)
            .bind(other)
            .fetch_optional(&mut *self.tx)
            .await?;
        Ok(row.is_some())
    }
}
