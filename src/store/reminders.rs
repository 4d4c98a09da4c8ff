//! What people want to be told while a match waits for them, and what they have been told.

use super::ids::{MatchId, UserId};
use super::rows::{NoticeKind, Sitting};
use super::seats::sitting_columns;
use super::time::Timestamp;
use super::{Store, Writing, next};

/// What somebody wants to be told while a match waits for them.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Wishes {
    /// At half of their time, and when a tenth of it is left.
    pub points: bool,
    /// Every so many hours.
    pub every: Option<i64>,
    /// Where.
    pub way: Way,
    /// Also that they are next.
    pub next: bool,
    /// The time zone they live in, by its IANA name.
    pub zone: Option<String>,
    /// When their quiet hours begin, in minutes of the day there.
    pub quiet_from: Option<i64>,
    /// When they end.
    pub quiet_to: Option<i64>,
}

impl Default for Wishes {
    /// What somebody wants who has said nothing.
    fn default() -> Wishes {
        Wishes {
            points: true,
            every: None,
            way: Way::Mention,
            next: false,
            zone: None,
            quiet_from: None,
            quiet_to: None,
        }
    }
}

/// How somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum Way {
    /// By a mention at the table.
    Mention,
    /// By a direct message.
    Dm,
}

/// How a seat is reminded while the match waits for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Reminding {
    /// When to do it next.
    pub reminds: Option<Timestamp>,
    /// When it was done last.
    pub reminded: Option<Timestamp>,
    /// How many of the points of its clock are done with.
    pub given: i64,
    /// Its holder wants to hear no more until the next turn.
    pub snoozed: bool,
}

/// A seat of a running match with what its holder wants.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Held {
    /// The match.
    pub match_id: MatchId,
    /// The number of its last event.
    pub number: i64,
    /// Who sits there, with what time.
    #[sqlx(flatten)]
    pub sitting: Sitting,
    /// What they want.
    #[sqlx(flatten)]
    pub wishes: Wishes,
}

/// Seats with what their holders want.
macro_rules! held {
    ($which:literal) => {
        concat!(
            "select s.match_id, m.number, ",
            sitting_columns!(),
            ", coalesce(p.points, 1) as points, p.every, coalesce(p.way, 'mention') as way,
                coalesce(p.next, 0) as next, p.zone, p.quiet_from, p.quiet_to
             from seats s join matches m on m.id = s.match_id
             left join vacations v on v.person = s.person and v.ended is null
             left join people p on p.person = s.person
             where ",
            $which
        )
    };
}

impl Store {
    /// What somebody wants.
    pub async fn wishes(&self, person: UserId) -> sqlx::Result<Wishes> {
        let found = sqlx::query_as("select * from people where person = $1")
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.unwrap_or_default())
    }

    /// Whether somebody is to be reminded by now.
    pub async fn is_anybody_to_remind(&self, now: Timestamp) -> sqlx::Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(
            "select 1 from seats where reminds is not null and reminds <= $1 limit 1",
        )
        .bind(now)
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.is_some())
    }

    /// The seat somebody holds in a running match.
    pub async fn held(&self, id: &MatchId, person: UserId) -> sqlx::Result<Option<Held>> {
        sqlx::query_as(held!(
            "s.match_id = $1 and s.person = $2 and m.state = 'running'"
        ))
        .bind(id)
        .bind(person)
        .fetch_optional(&self.readers)
        .await
    }
}

impl Writing<'_> {
    /// The seats of a match, by seat, with what their holders want.
    pub async fn held_in(&mut self, id: &MatchId) -> sqlx::Result<Vec<Held>> {
        sqlx::query_as(held!("s.match_id = $1 order by s.seat"))
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await
    }

    /// The seats somebody holds in running matches.
    pub async fn held_by(&mut self, person: UserId) -> sqlx::Result<Vec<Held>> {
        sqlx::query_as(held!(
            "s.person = $1 and m.state = 'running' order by s.match_id"
        ))
        .bind(person)
        .fetch_all(&mut *self.tx)
        .await
    }

    /// Seats to remind by now, `limit` at most.
    pub async fn to_remind(&mut self, now: Timestamp, limit: i64) -> sqlx::Result<Vec<Held>> {
        sqlx::query_as(held!(
            "s.reminds is not null and s.reminds <= $1 order by s.reminds, s.match_id, s.seat limit $2"
        ))
        .bind(now)
        .bind(limit)
        .fetch_all(&mut *self.tx)
        .await
    }

    /// What somebody wants, whatever else is being written.
    pub async fn wishes(&mut self, person: UserId) -> sqlx::Result<Wishes> {
        let found = sqlx::query_as("select * from people where person = $1")
            .bind(person)
            .fetch_optional(&mut *self.tx)
            .await?;
        Ok(found.unwrap_or_default())
    }

    /// What somebody wants from now on.
    pub async fn set_wishes(&mut self, person: UserId, wishes: &Wishes) -> sqlx::Result<()> {
        sqlx::query(
            "insert into people (person, points, every, way, next, zone, quiet_from, quiet_to)
             values ($1, $2, $3, $4, $5, $6, $7, $8)
             on conflict (person) do update set points = $2, every = $3, way = $4, next = $5, zone = $6,
                quiet_from = $7, quiet_to = $8",
        )
        .bind(person)
        .bind(wishes.points)
        .bind(wishes.every)
        .bind(wishes.way)
        .bind(wishes.next)
        .bind(&wishes.zone)
        .bind(wishes.quiet_from)
        .bind(wishes.quiet_to)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }

    /// Says how a seat is reminded.
    pub async fn set_reminding(
        &mut self,
        id: &MatchId,
        seat: u8,
        reminding: Reminding,
    ) -> sqlx::Result<()> {
        sqlx::query(
            "update seats set reminds = $3, reminded = $4, given = $5, snoozed = $6 where match_id = $1 and seat = $2",
        )
        .bind(id)
        .bind(seat)
        .bind(reminding.reminds)
        .bind(reminding.reminded)
        .bind(reminding.given)
        .bind(reminding.snoozed)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }

    /// Has somebody's reminder brought up to date: sent if they were reminded at `round`, else taken away.
    pub async fn remind(
        &mut self,
        id: &MatchId,
        number: i64,
        person: UserId,
        round: Timestamp,
        due: Timestamp,
    ) -> sqlx::Result<()> {
        sqlx::query(
            "insert into notices (id, match_id, number, kind, person, round, due) values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (match_id, number, kind, person, round) do nothing",
        )
        .bind(next(self.counter))
        .bind(id)
        .bind(number)
        .bind(NoticeKind::Remind)
        .bind(person)
        .bind(round)
        .bind(due)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }
}
