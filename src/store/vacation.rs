//! Vacations, current and past.

use super::database::Store;
use super::error::Result;
use super::ids::{MatchId, UserId};
use super::time::Timestamp;
use super::transact::Writing;

/// A vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Vacation {
    /// When it began.
    pub began: Timestamp,
    /// When it ends, as announced.
    pub ends: Timestamp,
    /// When it was ended; `None` while it lasts.
    pub ended: Option<Timestamp>,
}

super::statements::statements! {
    VACATIONS = "select began, ends, ended from vacations where person = $1 order by began";

    VACATIONS_OVER = "select person from vacations where ended is null and ends <= $1 order by ends, person limit $2";

    CAME_BACK = "select began from vacations where person = $1 and ended = $2";

    /// The finished match of a person ($1) that ended last, and the number of its last event.
    LAST_MATCH = "select m.id, m.number from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is not null and m.state = 'over'
        order by s.ended_at desc, s.match_id desc limit 1";

    NEVER_WAS = "delete from vacations where person = $1 and began = $2 and ended = $2";

    GO_AWAY = "insert into vacations (person, began, ends) values ($1, $2, $3)";

    FORGET_VACATION = "delete from vacations where person = $1 and began = $2";

    PAST_VACATION = "insert into vacations (person, began, ends, ended) values ($1, $2, $3, $3)";

    COME_BACK = "update vacations set ended = case when began > $2 then began else $2 end
        where person = $1 and ended is null";
}

impl Store {
    /// All vacations of a person, in order.
    pub async fn vacations(&self, person: UserId) -> Result<Vec<Vacation>> {
        Ok(sqlx::query_as(VACATIONS)
            .bind(person)
            .fetch_all(&self.readers)
            .await?)
    }

    /// People whose vacation is over by `now` and not ended, at most `limit`.
    pub async fn vacations_over(&self, now: Timestamp, limit: i64) -> Result<Vec<UserId>> {
        Ok(sqlx::query_scalar(VACATIONS_OVER)
            .bind(now)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    /// Whether a vacation of the person ended at this instant.
    pub async fn came_back(&self, person: UserId, at: Timestamp) -> Result<bool> {
        let row: Option<i64> = sqlx::query_scalar(CAME_BACK)
            .bind(person)
            .bind(at)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }
}

impl Writing<'_> {
    /// All vacations of a person, in order, within this transaction.
    pub async fn vacations(&mut self, person: UserId) -> Result<Vec<Vacation>> {
        Ok(sqlx::query_as(VACATIONS)
            .bind(person)
            .fetch_all(&mut *self.tx)
            .await?)
    }

    /// The finished match of a person that ended last, and the number of its last event; `None` if there is none.
    pub async fn last_match_of(&mut self, person: UserId) -> Result<Option<(MatchId, i64)>> {
        Ok(sqlx::query_as(LAST_MATCH)
            .bind(person)
            .fetch_optional(&mut *self.tx)
            .await?)
    }

    /// Begins a vacation.
    pub async fn go_away(
        &mut self,
        person: UserId,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<()> {
        // Deletes a vacation that began and ended at this instant.
        sqlx::query(NEVER_WAS)
            .bind(person)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        sqlx::query(GO_AWAY)
            .bind(person)
            .bind(now)
            .bind(until)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Replaces vacations of a person by one that is over, or by none.
    pub async fn merge_vacations(
        &mut self,
        person: UserId,
        merged: &[Vacation],
        into: Option<(Timestamp, Timestamp)>,
    ) -> Result<()> {
        for vacation in merged {
            sqlx::query(FORGET_VACATION)
                .bind(person)
                .bind(vacation.began)
                .execute(&mut *self.tx)
                .await?;
        }
        if let Some((began, ended)) = into {
            sqlx::query(PAST_VACATION)
                .bind(person)
                .bind(began)
                .bind(ended)
                .execute(&mut *self.tx)
                .await?;
        }
        Ok(())
    }

    /// Ends a person's vacation; `false` if there was none.
    pub async fn come_back(&mut self, person: UserId, now: Timestamp) -> Result<bool> {
        let result = sqlx::query(COME_BACK)
            .bind(person)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        Ok(result.rows_affected() == 1)
    }
}
