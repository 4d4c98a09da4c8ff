//! Daily messages, digests and lines about the day's puzzle: when each is due, and which process sends it.

use super::database::Store;
use super::error::Result;
use super::ids::UserId;
use super::rows::{self, Rows};
use super::time::Timestamp;
use super::transact::Writing;

/// A digest that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct DueDigest {
    /// The reader.
    pub person: UserId,
    /// When the digest is due; with the person, its key.
    #[sqlx(rename = "digest_due")]
    pub due: Timestamp,
}

super::statements::statements! {
    ANY_DIGEST = "select 1 from preferences where digest_due is not null and digest_due <= $1 and digest_taken <= $1 limit 1";

    /// The digests due at $1 that no process keeps, at most $3; kept until $2. Checked again in the row itself, which another
    /// process may have taken meanwhile.
    TAKE_DIGESTS = "update preferences set digest_taken = $2 where digest_due is not null and digest_taken <= $1 and person in (
            select person from preferences where digest_due is not null and digest_due <= $1 and digest_taken <= $1
            order by digest_due limit $3)
        returning person, digest_due";

    SCHEDULED_DIGESTS = "select person, digest_due from preferences where digest_due is not null order by digest_due";

    /// Sets when a person's ($1) digest is due ($2).
    SCHEDULE_DIGEST = "update preferences set digest_due = $2, digest_taken = 0, digest_lost = 0 where person = $1";

    /// Sets when the digest after the one due at $2 is due ($3).
    DIGEST_SENT = "update preferences set digest_due = $3, digest_taken = 0 where person = $1 and digest_due = $2";

    LOSE_DIGEST = "update preferences set digest = null, puzzle = null, digest_due = null, digest_taken = 0, digest_lost = 1
        where person = $1 and digest_due = $2";

    LOST_DIGESTS = "select person from preferences where digest_lost = 1";

    TOLD_OF_LOST_DIGEST = "update preferences set digest_lost = 0 where person = $1 and digest_lost = 1";
}

impl Store {
    /// Whether a digest is due by `now` that no process keeps.
    pub async fn is_digest_due(&self, now: Timestamp) -> Result<bool> {
        let row: Option<i64> = sqlx::query_scalar(ANY_DIGEST)
            .bind(now)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// Every digest that is scheduled, earliest first.
    pub async fn scheduled_digests(&self) -> Result<Rows<DueDigest>> {
        let rows = sqlx::query(SCHEDULED_DIGESTS)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows::each("preferences", "person", rows))
    }

    /// The people who have not read yet that their digest went off.
    pub async fn lost_digests(&self) -> Result<Vec<UserId>> {
        Ok(sqlx::query_scalar(LOST_DIGESTS)
            .fetch_all(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// Takes digests that are due, at most `limit`, and keeps them from other processes `until` an instant.
    pub async fn take_digests(
        &mut self,
        now: Timestamp,
        until: Timestamp,
        limit: i64,
    ) -> Result<Rows<DueDigest>> {
        let rows = sqlx::query(TAKE_DIGESTS)
            .bind(now)
            .bind(until)
            .bind(limit)
            .fetch_all(&mut *self.tx)
            .await?;
        Ok(rows::each("preferences", "person", rows))
    }

    /// Sets when a person's next digest is due; `None` for no digest.
    pub async fn schedule_digest(&mut self, person: UserId, due: Option<Timestamp>) -> Result<()> {
        sqlx::query(SCHEDULE_DIGEST)
            .bind(person)
            .bind(due)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Sets when the digest after this one is due, unless it was scheduled anew.
    pub async fn digest_sent(&mut self, sent: DueDigest, next: Option<Timestamp>) -> Result<()> {
        sqlx::query(DIGEST_SENT)
            .bind(sent.person)
            .bind(sent.due)
            .bind(next)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Turns a person's digest off because it cannot be delivered; `false` if it was scheduled anew or is off already.
    pub async fn lose_digest(&mut self, lost: DueDigest) -> Result<bool> {
        let result = sqlx::query(LOSE_DIGEST)
            .bind(lost.person)
            .bind(lost.due)
            .execute(&mut *self.tx)
            .await?;
        Ok(result.rows_affected() > 0)
    }

    /// Records that a person reads that their digest went off; `false` if they have read it already.
    pub async fn told_of_lost_digest(&mut self, person: UserId) -> Result<bool> {
        let result = sqlx::query(TOLD_OF_LOST_DIGEST)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(result.rows_affected() > 0)
    }
}
