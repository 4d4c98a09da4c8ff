//! Notices: who must be told what, stored with the event that causes it and delivered afterwards.

use sqlx::{QueryBuilder, Sqlite};

use super::database::{Store, Writing};
use super::error::Result;
use super::ids::{MatchId, UserId};
use super::time::Timestamp;

/// Somebody to be told something.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Notice {
    /// Its id, also the nonce of the message it becomes.
    pub id: i64,
    /// The match.
    pub match_id: MatchId,
    /// The event it tells of.
    pub number: i64,
    /// What is to be done.
    pub kind: NoticeKind,
    /// Whom it is for; `None` is everyone at the table.
    pub person: Option<UserId>,
    /// Tells apart what is told more than once of one event, reminders above all; 0 where nothing is.
    pub round: i64,
    /// How often it was tried in vain.
    pub tries: i64,
    /// How often it was asked for again.
    pub asked: i64,
    /// When to deliver it.
    pub due: Timestamp,
}

/// A notice that is to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewNotice {
    /// The event it tells of.
    pub number: i64,
    /// What is to be done.
    pub kind: NoticeKind,
    /// Whom it is for; `None` is everyone at the table.
    pub person: Option<UserId>,
    /// Tells apart what is told more than once of one event, reminders above all; 0 where nothing is.
    pub round: i64,
    /// When to deliver it.
    pub due: Timestamp,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum NoticeKind {
    /// Bring the lobby card up to date.
    Lobby,
    /// Bring the panel up to date.
    Panel,
    /// Mention the seats that must act now.
    Ping,
    /// Bring a person's private card up to date.
    Card,
    /// Let the computer take its turn.
    Think,
    /// Bring the message up to date that says what is offered or asked at the table.
    Talk,
    /// Remind a person that a match waits for them.
    Remind,
    /// Tell a person that they are next.
    Next,
    /// Warn that a match nobody plays will be closed.
    Warn,
}

/// What became of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum Receipt {
    /// It was done.
    Delivered,
    /// A later one says it better.
    Superseded,
    /// Discord will never take it.
    Refused,
}

impl Store {
    /// Notices to deliver by now, oldest first, `limit` at most.
    pub async fn due(&self, now: Timestamp, limit: i64) -> Result<Vec<Notice>> {
        Ok(sqlx::query_as(
            "select id, match_id, number, kind, person, round, tries, asked, due from notices
             where done is null and due <= $1 order by due, id limit $2",
        )
        .bind(now)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?)
    }

    /// When the next notice is due after `now`.
    pub async fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>> {
        Ok(
            sqlx::query_scalar("select min(due) from notices where done is null and due > $1")
                .bind(now)
                .fetch_one(&self.readers)
                .await?,
        )
    }

    /// What is still to be done for a match, due or not, oldest first.
    pub async fn pending(&self, id: &MatchId) -> Result<Vec<Notice>> {
        Ok(sqlx::query_as(
            "select id, match_id, number, kind, person, round, tries, asked, due from notices
             where done is null and match_id = $1 order by id",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?)
    }
}

impl Writing<'_> {
    /// Adds notices of a match in their order; asking twice for the same of the same event is asking once.
    pub async fn notify(&mut self, id: &MatchId, notices: &[NewNotice]) -> Result<()> {
        if notices.is_empty() {
            return Ok(());
        }
        let mut query: QueryBuilder<Sqlite> = QueryBuilder::new(
            "insert into notices (id, match_id, number, kind, person, round, due) ",
        );
        query.push_values(notices, |mut row, notice| {
            row.push_bind(self.next_notice())
                .push_bind(id)
                .push_bind(notice.number)
                .push_bind(notice.kind)
                .push_bind(notice.person)
                .push_bind(notice.round)
                .push_bind(notice.due);
        });
        query.push(
            " on conflict (match_id, number, kind, coalesce(person, 0), round) do update
             set done = null, outcome = null, due = excluded.due, asked = notices.asked + 1
             where notices.kind in ('lobby', 'panel', 'talk', 'card')",
        );
        query.build().execute(&mut *self.tx).await?;
        Ok(())
    }

    /// Says what became of a notice: nothing is left to be done about it, unless it was asked for again since it was read,
    /// as the `asked`-th time.
    pub async fn close_notice(
        &mut self,
        (notice, asked): (i64, i64),
        receipt: Receipt,
        now: Timestamp,
    ) -> Result<()> {
        sqlx::query("update notices set done = $2, outcome = $3 where id = $1 and asked = $4")
            .bind(notice)
            .bind(now)
            .bind(receipt)
            .bind(asked)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Puts a notice off after a failure, unless it was asked for again since it was read, as the `asked`-th time.
    pub async fn put_off(&mut self, (notice, asked): (i64, i64), due: Timestamp) -> Result<()> {
        let text = "update notices set tries = tries + 1, due = $2 where id = $1 and asked = $3";
        sqlx::query(text)
            .bind(notice)
            .bind(due)
            .bind(asked)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// What was put off is tried at once, because somebody looks at the match.
    pub async fn hurry(&mut self, id: &MatchId, now: Timestamp) -> Result<()> {
        sqlx::query(
            "update notices set due = $2 where match_id = $1 and done is null and due > $2",
        )
        .bind(id)
        .bind(now)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }
}
