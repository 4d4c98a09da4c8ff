//! What could not be done for a match when it was due, and when that is tried again.

use super::database::Store;
use super::error::Result;
use super::ids::MatchId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// It failed ($3) at an instant ($2): the first pause is ten seconds, and each is twice the one before. After so many ($4)
    /// it is not tried any more.
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

/// How often something is tried before somebody must ask for it: in the end for a day.
const MOST: i64 = 14;

/// What could not be done for a match.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Failure {
    /// The match.
    pub match_id: MatchId,
    /// How often it was tried.
    pub tries: i64,
    /// What went wrong the last time.
    pub why: String,
}

impl Failure {
    /// Whether it is tried no more, unless somebody asks for it.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.tries > MOST
    }
}

impl Store {
    /// Whether something could not be done for a match.
    pub async fn has_failed(&self, id: &MatchId) -> Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(HAS_FAILED)
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.is_some())
    }

    /// Everything that could not be done and is still to be.
    pub async fn failures(&self) -> Result<Vec<Failure>> {
        Ok(sqlx::query_as(FAILURES).fetch_all(&self.readers).await?)
    }
}

impl Writing<'_> {
    /// What was due for a match could not be done; how often in a row that is so now.
    pub async fn fail(&mut self, id: &MatchId, why: &str, now: Timestamp) -> Result<i64> {
        Ok(sqlx::query_scalar(FAIL)
            .bind(id)
            .bind(now)
            .bind(why)
            .bind(MOST)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// What was due for a match has been done.
    pub async fn recover(&mut self, id: &MatchId) -> Result<()> {
        sqlx::query(RECOVER).bind(id).execute(&mut *self.tx).await?;
        Ok(())
    }

    /// Forgets what was to be tried again before `latest` and has not failed since.
    pub async fn forget_failures(&mut self, latest: Timestamp) -> Result<()> {
        sqlx::query(FORGET)
            .bind(latest)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Everything that could not be done is tried again at once.
    pub async fn try_failures_again(&mut self) -> Result<u64> {
        let done = sqlx::query(TRY_AGAIN).execute(&mut *self.tx).await?;
        Ok(done.rows_affected())
    }
}
