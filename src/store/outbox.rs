//! Who must be told what, and the messages that tell it.

use super::ids::{MatchId, UserId};
use super::rows::{Living, LivingKind, Notice, NoticeKind, Settled};
use super::time::Timestamp;
use super::{Store, Writing, next};

impl Store {
    /// Notices to deliver by now, oldest first, `limit` at most.
    pub async fn due(&self, now: Timestamp, limit: i64) -> sqlx::Result<Vec<Notice>> {
        sqlx::query_as(
            "select id, match_id, number, kind, person, round, tries, due from notices
             where done is null and due <= $1 order by due, id limit $2",
        )
        .bind(now)
        .bind(limit)
        .fetch_all(&self.readers)
        .await
    }

    /// When the next notice is due after `now`.
    pub async fn next_due(&self, now: Timestamp) -> sqlx::Result<Option<Timestamp>> {
        sqlx::query_scalar("select min(due) from notices where done is null and due > $1")
            .bind(now)
            .fetch_one(&self.readers)
            .await
    }

    /// What is still to be done for a match, due or not, oldest first.
    pub async fn pending(&self, id: &MatchId) -> sqlx::Result<Vec<Notice>> {
        sqlx::query_as(
            "select id, match_id, number, kind, person, round, tries, due from notices
             where done is null and match_id = $1 order by id",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await
    }

    /// A living message of a match.
    pub async fn living(
        &self,
        id: &MatchId,
        kind: LivingKind,
        person: UserId,
    ) -> sqlx::Result<Option<Living>> {
        sqlx::query_as(
            "select channel, message, number from messages where match_id = $1 and kind = $2 and person = $3",
        )
        .bind(id)
        .bind(kind)
        .bind(person)
        .fetch_optional(&self.readers)
        .await
    }
}

impl Writing<'_> {
    /// Adds a notice; asking twice for the same of the same event is asking once.
    pub async fn notify(
        &mut self,
        id: &MatchId,
        number: i64,
        kind: NoticeKind,
        person: UserId,
        due: Timestamp,
    ) -> sqlx::Result<()> {
        sqlx::query(
            "insert into notices (id, match_id, number, kind, person, due) values ($1, $2, $3, $4, $5, $6)
             on conflict (match_id, number, kind, person, round) do update set done = null, outcome = null, due = $6
             where notices.kind in ('lobby', 'panel', 'talk', 'card')",
        )
        .bind(next(self.counter))
        .bind(id)
        .bind(number)
        .bind(kind)
        .bind(person)
        .bind(due)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }

    /// Settles a notice.
    pub async fn settle(
        &mut self,
        notice: i64,
        outcome: Settled,
        now: Timestamp,
    ) -> sqlx::Result<()> {
        sqlx::query("update notices set done = $2, outcome = $3 where id = $1")
            .bind(notice)
            .bind(now)
            .bind(outcome)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Puts a notice off after a failure.
    pub async fn put_off(&mut self, notice: i64, due: Timestamp) -> sqlx::Result<()> {
        sqlx::query("update notices set tries = tries + 1, due = $2 where id = $1")
            .bind(notice)
            .bind(due)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// What was put off is tried at once, because somebody looks at the match.
    pub async fn hurry(&mut self, id: &MatchId, now: Timestamp) -> sqlx::Result<()> {
        sqlx::query(
            "update notices set due = $2 where match_id = $1 and done is null and due > $2",
        )
        .bind(id)
        .bind(now)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }

    /// Remembers a living message and what it shows.
    pub async fn set_living(
        &mut self,
        id: &MatchId,
        kind: LivingKind,
        person: UserId,
        living: Living,
    ) -> sqlx::Result<()> {
        sqlx::query(
            // Nothing is remembered about somebody who sits there no more.
            "insert into messages (match_id, kind, person, channel, message, number)
             select $1, $2, $3, $4, $5, $6
             where $3 = 0 or exists (select 1 from seats where match_id = $1 and person = $3)
             on conflict (match_id, kind, person) do update set channel = $4, message = $5, number = $6",
        )
        .bind(id)
        .bind(kind)
        .bind(person)
        .bind(living.channel)
        .bind(living.message)
        .bind(living.number)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }

    /// Forgets a message that is gone.
    pub async fn forget_living(
        &mut self,
        id: &MatchId,
        kind: LivingKind,
        person: UserId,
    ) -> sqlx::Result<()> {
        sqlx::query("delete from messages where match_id = $1 and kind = $2 and person = $3")
            .bind(id)
            .bind(kind)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
