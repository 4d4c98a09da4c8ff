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
    /// The reason.
    pub kind: VacationKind,
}

/// The reason for which a person is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum VacationKind {
    /// A vacation that the person began.
    Own,
    /// A day off of their week, which does not count.
    Week,
    /// A vacation that began by itself, before their time would run out.
    Net,
}

super::columns::words!(VacationKind);

super::statements::statements! {
    /// All vacations of a person, in order.
    pub both fn vacations(person: UserId) -> Vec<Vacation> =
        "select began, ends, ended, kind from vacations where person = $1 order by began";

    /// People whose vacation is over by `now` and not ended, at most `limit`.
    pub read fn vacations_over(now: Timestamp, limit: i64) -> Vec<UserId> =
        "select person from vacations where ended is null and ends <= $1 order by ends, person limit $2";

    /// Whether a vacation of the person ended at this instant.
    pub read fn came_back(person: UserId, at: Timestamp) -> bool =
        "select began from vacations where person = $1 and ended = $2";

    /// The finished match of a person that ended last, and the number of its last event; `None` if
    /// there is none.
    pub write fn last_match_of(person: UserId) -> Option<(MatchId, i64)> =
        "select m.id, m.number from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is not null and m.state = 'over'
        order by s.ended_at desc, s.match_id desc limit 1";

    /// Whether the person has finished any of some of their matches without running out of time.
    // An inner limit, so that no more is looked at than a few matches.
    pub both fn has_any_result(person: UserId) -> bool =
        "select 1 from (select match_id, seat from results where person = $1 limit 20) mine
        where not exists (
            select 1 from events e where e.match_id = mine.match_id and e.seat = mine.seat and e.kind = 'leave'
            and e.data like '%\"out_of_time\":true%') limit 1";

    /// Deletes a vacation that began and ended at this instant.
    write fn forget_instant(person: UserId, at: Timestamp) =
        "delete from vacations where person = $1 and began = $2 and ended = $2";

    write fn begin_vacation(
        person: UserId,
        now: Timestamp,
        until: Timestamp,
        kind: VacationKind,
    ) =
        "insert into vacations (person, began, ends, kind) values ($1, $2, $3, $4)";

    /// Ends the days off of a person that go on, and keeps nothing of them; `false` if there were
    /// none.
    pub write fn end_days_off(person: UserId) -> bool =
        "delete from vacations where person = $1 and ended is null and kind = 'week'";

    write fn forget_vacation(person: UserId, began: Timestamp) =
        "delete from vacations where person = $1 and began = $2";

    write fn add_past_vacation(person: UserId, began: Timestamp, ended: Timestamp) =
        "insert into vacations (person, began, ends, ended) values ($1, $2, $3, $3)";

    /// Ends a person's vacation; `false` if there was none.
    pub write fn come_back(person: UserId, now: Timestamp) -> bool =
        "update vacations set ended = case when began > $2 then began else $2 end
        where person = $1 and ended is null";
}

impl Writing<'_> {
    /// Begins a vacation.
    pub async fn go_away(
        &mut self,
        person: UserId,
        now: Timestamp,
        until: Timestamp,
        kind: VacationKind,
    ) -> Result<()> {
        self.forget_instant(person, now).await?;
        self.begin_vacation(person, now, until, kind).await
    }

    /// Replaces vacations of a person by one that is over, or by none.
    pub async fn merge_vacations(
        &mut self,
        person: UserId,
        merged: &[Vacation],
        into: Option<(Timestamp, Timestamp)>,
    ) -> Result<()> {
        for vacation in merged {
            self.forget_vacation(person, vacation.began).await?;
        }
        if let Some((began, ended)) = into {
            self.add_past_vacation(person, began, ended).await?;
        }
        Ok(())
    }
}
