//! Failed tasks of matches, and their retries.

use super::database::Store;
use super::error::Result;
use super::ids::MatchId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// Records a failure ($3) at an instant ($2). The first pause is 10 s; each further pause is twice as long. After $4
    /// failures there is no retry.
    FAIL = "insert into failures (match_id, tries, due, why) values ($1, 1, $2 + 10000, $3)
        on conflict (match_id) do update set tries = failures.tries + 1, why = $3,
            due = case when failures.tries < $4 then $2 + 10000 * (cast(1 as bigint) << cast(failures.tries as integer))
                else 4000000000000000 end
        returning tries";

    RECOVER = "delete from failures where match_id = $1";

    FORGET = "delete from failures where due < $1";

    HAS_FAILED = "select 1 from failures where match_id = $1";

    FAILURES = "select match_id, tries, why from failures order by match_id";

    TRY_AGAIN = "update failures set tries = 0, due = 0";
}

/// Attempts before a task waits for an operator, 14: the last pauses are a day.
const MAX_TRIES: i64 = 14;

/// A failed task of a match.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Failure {
    /// The match.
    pub match_id: MatchId,
    /// The number of attempts.
    pub tries: i64,
    /// The last error.
    pub why: String,
}

impl Failure {
    /// Whether there is no further retry unless an operator asks for it.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.tries > MAX_TRIES
    }
}

impl Store {
    /// Whether a task of the match has failed.
    pub async fn has_failed(&self, id: &MatchId) -> Result<bool> {
        let row: Option<i64> = sqlx::query_scalar(HAS_FAILED)
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// All failed tasks that are not done.
    pub async fn failures(&self) -> Result<Vec<Failure>> {
        Ok(sqlx::query_as(FAILURES).fetch_all(&self.readers).await?)
    }
}

impl Writing<'_> {
    /// Records a failed attempt at a match's task; returns the number of attempts in a row.
    pub async fn fail(&mut self, id: &MatchId, why: &str, now: Timestamp) -> Result<i64> {
        Ok(sqlx::query_scalar(FAIL)
            .bind(id)
            .bind(now)
            .bind(why)
            .bind(MAX_TRIES)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// Deletes the failures of a match whose task succeeded.
    pub async fn recover(&mut self, id: &MatchId) -> Result<()> {
        sqlx::query(RECOVER).bind(id).execute(&mut *self.tx).await?;
        Ok(())
    }

    /// Deletes failures whose retry was due before `latest`, and which have not failed since.
    pub async fn forget_failures(&mut self, latest: Timestamp) -> Result<()> {
        sqlx::query(FORGET)
            .bind(latest)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Makes all failed tasks due; returns their number.
    pub async fn try_failures_again(&mut self) -> Result<u64> {
        let result = sqlx::query(TRY_AGAIN).execute(&mut *self.tx).await?;
        Ok(result.rows_affected())
    }
}
