//! Who sits where, the time they have, and how they are reminded.

use serde_json::{Value, json};

use super::columns::Flag;
use super::database::Store;
use super::error::Result;
use super::ids::{MatchId, UserId};
use super::preferences::Preferences;
use super::strength::Strength;
use super::time::Timestamp;
use super::transact::Writing;

/// Who sits where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Sitting {
    /// The seat; in a lobby the order of joining.
    #[sqlx(try_from = "i64")]
    pub seat: u8,
    /// Who holds it; `None` is the computer, or somebody who is [`Sitting::gone`].
    pub person: Option<UserId>,
    /// How strong the computer plays there, where that was said.
    pub strength: Option<Strength>,
    /// Since when the match waits for it.
    pub waits: Option<Timestamp>,
    /// What its clock showed when the match began to wait for it, in milliseconds; `None`: it has none.
    pub bank: Option<i64>,
    /// What it has used of that before `runs`, in milliseconds.
    pub spent: i64,
    /// Since when its clock runs.
    pub runs: Option<Timestamp>,
    /// When its time is up, while its clock runs.
    pub deadline: Option<Timestamp>,
    /// Until when its holder is away, as announced.
    pub away: Option<Timestamp>,
    /// Whether whoever held it left and had everything about them erased.
    #[sqlx(try_from = "Flag")]
    pub gone: bool,
    /// When to remind its holder next.
    pub reminds: Option<Timestamp>,
    /// When that was done last.
    pub reminded: Option<Timestamp>,
    /// How many of the two points of its clock are done with.
    #[sqlx(try_from = "i64")]
    pub given: u8,
    /// Whether its holder wants to hear no more until the next turn.
    #[sqlx(try_from = "Flag")]
    pub snoozed: bool,
}

/// A seat with its match, and with what its holder prefers.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Held {
    /// The match.
    pub match_id: MatchId,
    /// The number of its last event.
    pub number: i64,
    /// Its version.
    pub version: i64,
    /// Whether it is a live one.
    #[sqlx(try_from = "Flag")]
    pub live: bool,
    /// Who sits there.
    #[sqlx(flatten)]
    pub sitting: Sitting,
    /// Whether its holder has said what they prefer.
    #[sqlx(try_from = "Flag")]
    said: bool,
    #[sqlx(flatten)]
    preferences: Preferences,
}

impl Held {
    /// What its holder prefers, if they have said anything.
    #[must_use]
    pub fn preferences(&self) -> Option<&Preferences> {
        self.said.then_some(&self.preferences)
    }
}

/// What makes a [`Sitting`], of a seat `s` whose holder's vacation is `v`. Nobody is away from a live match.
macro_rules! sitting_columns {
    () => {
        "s.seat, s.person, s.strength, s.waits, s.gone, s.bank, s.spent, s.runs, s.deadline, v.ends as away, s.reminds, s.reminded, s.given, s.snoozed"
    };
}

/// Seats with what their holders prefer.
macro_rules! held {
    ($which:literal) => {
        concat!(
            "select s.match_id, m.number, m.version, m.pace = 'live' as live, ",
            sitting_columns!(),
            ", p.person is not null as said, coalesce(p.points, 0) as points, p.every, coalesce(p.way, 'mention') as way,
                coalesce(p.next, 0) as next, p.zone, p.quiet_from, p.quiet_to
             from seats s join matches m on m.id = s.match_id
             left join vacations v on v.person = s.person and v.ended is null and m.pace <> 'live'
             left join preferences p on p.person = s.person
             where ",
            $which
        )
    };
}

super::statements::statements! {
    /// The seats of a match ($1), with whoever is away.
    pub(super) OF_MATCH = concat!(
        "select ",
        sitting_columns!(),
        " from seats s join matches m on m.id = s.match_id
         left join vacations v on v.person = s.person and v.ended is null and m.pace <> 'live'
         where s.match_id = $1 order by s.seat"
    );

    HELD = held!("s.match_id = $1 and s.person = $2 and m.state = 'running'");

    HELD_IN = held!("s.match_id = $1 order by s.seat");

    HELD_BY = held!("s.person = $1 and s.ended_at is null and m.state = 'running' order by s.match_id");

    TO_REMIND = held!(
        "s.reminds is not null and s.reminds <= $1 order by s.reminds, s.match_id, s.seat limit $2"
    );

    RUNNING_OF = "select m.id from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.state = 'running' order by m.id";

    SEAT = "insert into seats (match_id, seat, person, strength) values ($1, $2, $3, $4)";

    UNSEAT = "delete from seats where match_id = $1";

    /// What is said of some seats of a match ($1), as a list of lists ($2).
    KEEP_TIME = "update seats set waits = cast(t.value ->> 1 as bigint), bank = cast(t.value ->> 2 as bigint),
            spent = cast(t.value ->> 3 as bigint), runs = cast(t.value ->> 4 as bigint), deadline = cast(t.value ->> 5 as bigint),
            reminds = cast(t.value ->> 6 as bigint), reminded = cast(t.value ->> 7 as bigint),
            given = cast(t.value ->> 8 as bigint), snoozed = cast(t.value ->> 9 as bigint)
        from json_each($2) t where match_id = $1 and seat = cast(t.value ->> 0 as bigint)";

    HAND_OVER = "update seats set person = $3, strength = null where match_id = $1 and seat = $2";
}

impl Store {
    /// The seat somebody holds in a running match.
    pub async fn held(&self, id: &MatchId, person: UserId) -> Result<Option<Held>> {
        Ok(sqlx::query_as(HELD)
            .bind(id)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// The running matches somebody sits in, in order of their codes.
    pub async fn running_of(&self, person: UserId) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(RUNNING_OF)
            .bind(person)
            .fetch_all(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// The seats of a match as they are now, whatever else is being written.
    pub async fn seats(&mut self, id: &MatchId) -> Result<Vec<Sitting>> {
        Ok(sqlx::query_as(OF_MATCH)
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await?)
    }

    /// The same with what their holders prefer.
    pub async fn held_in(&mut self, id: &MatchId) -> Result<Vec<Held>> {
        Ok(sqlx::query_as(HELD_IN)
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await?)
    }

    /// The seats somebody holds in running matches.
    pub async fn held_by(&mut self, person: UserId) -> Result<Vec<Held>> {
        Ok(sqlx::query_as(HELD_BY)
            .bind(person)
            .fetch_all(&mut *self.tx)
            .await?)
    }

    /// Seats to remind by now, `limit` at most.
    pub async fn to_remind(&mut self, now: Timestamp, limit: i64) -> Result<Vec<Held>> {
        Ok(sqlx::query_as(TO_REMIND)
            .bind(now)
            .bind(limit)
            .fetch_all(&mut *self.tx)
            .await?)
    }

    /// Seats somebody, or the computer. No time is kept before the start ([`Writing::keep_time`]).
    pub async fn seat(&mut self, id: &MatchId, sitting: &Sitting) -> Result<()> {
        sqlx::query(SEAT)
            .bind(id)
            .bind(i64::from(sitting.seat))
            .bind(sitting.person)
            .bind(sitting.strength)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Empties all seats.
    pub async fn unseat(&mut self, id: &MatchId) -> Result<()> {
        sqlx::query(UNSEAT).bind(id).execute(&mut *self.tx).await?;
        Ok(())
    }

    /// Says since when the match waits for these seats, what time they have, and when they are reminded of that.
    pub async fn keep_time(&mut self, id: &MatchId, sittings: &[Sitting]) -> Result<()> {
        if sittings.is_empty() {
            return Ok(());
        }
        let at = |instant: Option<Timestamp>| instant.map(|instant| instant.0);
        let rows = sittings.iter().map(|sitting| {
            json!([
                sitting.seat,
                at(sitting.waits),
                sitting.bank,
                sitting.spent,
                at(sitting.runs),
                at(sitting.deadline),
                at(sitting.reminds),
                at(sitting.reminded),
                sitting.given,
                i64::from(sitting.snoozed),
            ])
        });
        sqlx::query(KEEP_TIME)
            .bind(id)
            .bind(Value::Array(rows.collect()).to_string())
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Somebody else holds the seat from now on.
    pub async fn hand_over(&mut self, id: &MatchId, seat: u8, person: UserId) -> Result<()> {
        sqlx::query(HAND_OVER)
            .bind(id)
            .bind(i64::from(seat))
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
