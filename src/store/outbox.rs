//! Notices: who must be told what, stored with the event that causes it and delivered afterwards.

use serde_json::{Value, json};

use super::columns::rows;
use super::database::Store;
use super::error::Result;
use super::ids::{MatchId, UserId};
use super::time::Timestamp;
use super::transact::Writing;

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

/// A turn the computer is to think about.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Thought {
    /// The notice that says so.
    #[sqlx(flatten)]
    pub notice: Notice,
    /// The first of the people at the table; none where nobody is left.
    pub owner: Option<UserId>,
}

/// A notice that Discord would not take.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Refused {
    /// The match.
    pub match_id: MatchId,
    /// The event it tells of.
    pub number: i64,
    /// What was to be done.
    pub kind: NoticeKind,
    /// How often it was tried.
    pub tries: i64,
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
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Receipt {
    /// It was done.
    Delivered,
    /// A later one says it better.
    Superseded,
    /// Discord will never take it.
    Refused,
}

super::columns::words!(NoticeKind, Receipt);

super::statements::statements! {
    /// Notices of a match ($1), as a list of lists ($2), with ids higher than any other's.
    NOTIFY = "insert into notices (id, match_id, number, kind, person, round, due)
        select (select coalesce(max(id), 0) from notices) + 1 + n.key, $1, cast(n.value ->> 0 as bigint), n.value ->> 1,
            cast(n.value ->> 2 as bigint), cast(n.value ->> 3 as bigint), cast(n.value ->> 4 as bigint)
        from json_each($2) n where true
        on conflict (match_id, number, kind, coalesce(person, 0), round) do update
        set due = case when notices.done is null and notices.due < excluded.due then notices.due else excluded.due end,
            done = null, outcome = null, asked = notices.asked + 1
        where notices.kind in ('lobby', 'panel', 'talk', 'card')";

    PUT_OFF = "update notices set tries = tries + 1, due = $2 where id = $1 and asked = $3";

    DUE = "select id, match_id, number, kind, person, round, tries, asked, due from notices
        where done is null and kind <> 'think' and due <= $1 and match_id not in (select value ->> 0 from json_each($3))
        order by due, id limit $2";

    /// For each person one, and none of a match in which something is to be delivered: people read first what they did.
    THOUGHTS = "select id, match_id, number, kind, person, round, tries, asked, due, owner from (
            select o.*, row_number() over (partition by o.owner order by o.due, o.id) as nth from (
                select n.id, n.match_id, n.number, n.kind, n.person, n.round, n.tries, n.asked, n.due,
                    (select min(s.person) from seats s where s.match_id = n.match_id) as owner
                from notices n
                where n.done is null and n.kind = 'think' and n.due <= $1
                    and n.match_id not in (select value ->> 0 from json_each($2))
                    and not exists (select 1 from notices d
                        where d.match_id = n.match_id and d.done is null and d.kind <> 'think' and d.due <= $1)) o) ranked
        where nth = 1 order by due, id";

    NEXT_THOUGHT = "select min(due) from notices where done is null and kind = 'think'
        and match_id not in (select value ->> 0 from json_each($1))";

    REFUSED = "select match_id, number, kind, tries from notices where outcome = 'refused' order by id";

    SEND_AGAIN = "update notices set done = null, outcome = null, tries = 0, due = $1, asked = asked + 1
        where outcome = 'refused'";

    NEXT_DUE = "select min(due) from notices where done is null and kind <> 'think' and due > $1";

    PENDING = "select id, match_id, number, kind, person, round, tries, asked, due from notices
        where done is null and match_id = $1 order by id";

    /// What became of notices, as a list of lists ($1), which has a column `id` of its own.
    CLOSE = "update notices set done = $2, outcome = n.value ->> 2 from json_each($1) n
        where notices.id = cast(n.value ->> 0 as bigint) and asked = cast(n.value ->> 1 as bigint)";

    /// The newest stays, so that no id is given twice.
    FORGET = "delete from notices where id in (
            select id from notices where done is not null and done < $1 and (outcome <> 'refused' or done < $3)
            order by done limit $2)
        and id < (select max(id) from notices)
        returning match_id";

    /// But for what waits until the match replays again, and for what is cleared away later.
    HURRY = "update notices set due = $2 where match_id = $1 and done is null and due > $2 and due < 4000000000000000
        and not (kind = 'lobby' and round = 1)";
}

impl Store {
    /// Notices to deliver by now, oldest first, `limit` at most; not those of the matches that are `busy`.
    pub async fn due(&self, now: Timestamp, limit: i64, busy: &[MatchId]) -> Result<Vec<Notice>> {
        Ok(sqlx::query_as(DUE)
            .bind(now)
            .bind(limit)
            .bind(rows(busy))
            .fetch_all(&self.readers)
            .await?)
    }

    /// What the computer is to think about by now, one for each person it is thought for, oldest first; not in the matches
    /// that are `busy`, nor where something is to be delivered by now.
    pub async fn thoughts(&self, now: Timestamp, busy: &[MatchId]) -> Result<Vec<Thought>> {
        Ok(sqlx::query_as(THOUGHTS)
            .bind(now)
            .bind(rows(busy))
            .fetch_all(&self.readers)
            .await?)
    }

    /// When the computer is to think next, in a match that is not `busy`.
    pub async fn next_thought(&self, busy: &[MatchId]) -> Result<Option<Timestamp>> {
        Ok(sqlx::query_scalar(NEXT_THOUGHT)
            .bind(rows(busy))
            .fetch_one(&self.readers)
            .await?)
    }

    /// Notices that Discord would not take.
    pub async fn refused(&self) -> Result<Vec<Refused>> {
        Ok(sqlx::query_as(REFUSED).fetch_all(&self.readers).await?)
    }

    /// When the next notice is due after `now`.
    pub async fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>> {
        Ok(sqlx::query_scalar(NEXT_DUE)
            .bind(now)
            .fetch_one(&self.readers)
            .await?)
    }

    /// What is still to be done for a match, due or not, oldest first.
    pub async fn pending(&self, id: &MatchId) -> Result<Vec<Notice>> {
        Ok(sqlx::query_as(PENDING)
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
        self.has_news = true;
        let rows = notices.iter().map(|notice| {
            json!([
                notice.number,
                <&str>::from(notice.kind),
                notice.person,
                notice.round,
                notice.due.0,
            ])
        });
        sqlx::query(NOTIFY)
            .bind(id)
            .bind(Value::Array(rows.collect()).to_string())
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Says what became of notices: nothing is left to be done about them, unless one was asked for again since it was
    /// read. Each by its id, and how often it had been asked for then.
    pub async fn close_notices(
        &mut self,
        closed: &[(i64, i64, Receipt)],
        now: Timestamp,
    ) -> Result<()> {
        let rows = closed
            .iter()
            .map(|(notice, asked, receipt)| json!([notice, asked, <&str>::from(*receipt)]));
        sqlx::query(CLOSE)
            .bind(Value::Array(rows.collect()).to_string())
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Puts a notice off after a failure, unless it was asked for again since it was read, as the `asked`-th time.
    pub async fn put_off(&mut self, (notice, asked): (i64, i64), due: Timestamp) -> Result<()> {
        sqlx::query(PUT_OFF)
            .bind(notice)
            .bind(due)
            .bind(asked)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Forgets notices that were done with before `latest`, `limit` at most; of which matches, one for each. Nothing asks for
    /// them any more: what is told once of an event is asked for with that event, and what is asked for again may be told
    /// again. Those that Discord would not take are kept until they are from before `latest_refused`.
    pub async fn forget_notices(
        &mut self,
        latest: Timestamp,
        latest_refused: Timestamp,
        limit: i64,
    ) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(FORGET)
            .bind(latest)
            .bind(limit)
            .bind(latest_refused)
            .fetch_all(&mut *self.tx)
            .await?)
    }

    /// What Discord would not take is tried again; how much that is.
    pub async fn send_again(&mut self, now: Timestamp) -> Result<u64> {
        self.has_news = true;
        let done = sqlx::query(SEND_AGAIN)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        Ok(done.rows_affected())
    }

    /// What was put off is tried at once, because somebody looks at the match.
    pub async fn hurry(&mut self, id: &MatchId, now: Timestamp) -> Result<()> {
        self.has_news = true;
        sqlx::query(HURRY)
            .bind(id)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
