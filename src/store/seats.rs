//! Seats with their holders, clocks and reminders, and the computer's strength at a seat.

use serde_json::{Value, json};

use super::columns::Flag;
use super::database::Store;
use super::error::Result;
use super::handover::shards::Shard;
use super::ids::{MatchId, UserId};
use super::preferences::Preferences;
use super::time::Timestamp;
use super::transact::Writing;

/// A seat and its holder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct SeatRow {
    /// The seat; in a lobby the order of joining.
    #[sqlx(try_from = "i64")]
    pub seat: u8,
    /// The holder; `None` for the computer, or a person who is [`SeatRow::gone`].
    pub person: Option<UserId>,
    /// The computer's strength, where one was chosen.
    pub strength: Option<Strength>,
    /// Since when the match waits for the seat; `None` if it does not.
    pub waits: Option<Timestamp>,
    /// The seat's clock.
    #[sqlx(flatten)]
    pub clock: Clock,
    /// When the time will have run out; `None` while the clock stands still.
    pub deadline: Option<Timestamp>,
    /// When the holder's vacation ends; `None` if they are not away.
    pub away: Option<Timestamp>,
    /// Whether the former holder left and was erased.
    #[sqlx(try_from = "Flag")]
    pub gone: bool,
    /// Whether a channel holds the seat.
    #[sqlx(try_from = "Flag")]
    pub channel: bool,
    /// The seat's reminders.
    #[sqlx(flatten)]
    pub reminding: Reminding,
}

/// The time of a seat, in milliseconds. The clock stands still while `runs` is `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Clock {
    /// Time at the start of the current wait, or now if the match does not wait for the seat;
    /// `None` is unlimited.
    pub bank: Option<i64>,
    /// Time used in this wait before `runs`.
    pub spent: i64,
    /// The start of the current run; `None` while the clock stands still.
    pub runs: Option<Timestamp>,
}

/// The reminders of a seat, from the beginning to the end of a wait, or between two waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Reminding {
    /// When to send the next reminder.
    pub reminds: Option<Timestamp>,
    /// When the last reminder was sent; between two waits, when the end of a vacation was
    /// announced.
    pub reminded: Option<Timestamp>,
    /// The number of the clock's points (half, nine tenths) that are covered.
    #[sqlx(try_from = "i64")]
    pub given: u8,
    /// Whether the holder has silenced the match until the next turn.
    #[sqlx(try_from = "Flag")]
    pub snoozed: bool,
}

/// A seat with its match, and its holder's preferences.
#[expect(
    clippy::struct_excessive_bools,
    reason = "facts of different tables that do not depend on each other"
)]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct HeldRow {
    /// The match.
    pub match_id: MatchId,
    /// The number of the match's last event.
    pub number: i64,
    /// The match's version.
    pub version: i64,
    /// Whether the match has the live pace.
    #[sqlx(try_from = "Flag")]
    pub live: bool,
    /// The seat.
    #[sqlx(flatten)]
    pub sitting: SeatRow,
    /// Whether the holder ran out of time in a rated match, and has not acted since.
    #[sqlx(try_from = "Flag")]
    pub absent: bool,
    /// Whether something is kept for the holder's coming turns: a plan or a note.
    #[sqlx(try_from = "Flag")]
    pub prepared: bool,
    /// Whether the holder has set preferences.
    #[sqlx(try_from = "Flag")]
    said: bool,
    #[sqlx(flatten)]
    preferences: Preferences,
}

impl HeldRow {
    /// The holder's preferences; `None` if they have set none.
    #[must_use]
    pub fn preferences(&self) -> Option<&Preferences> {
        self.said.then_some(&self.preferences)
    }
}

/// The columns of a [`SeatRow`], from a seat `s` and its holder's vacation `v`. Vacations do not
/// apply to live matches.
macro_rules! sitting_columns {
    () => {
        "s.seat, s.person, s.strength, s.waits, s.gone, s.channel, s.bank, s.spent, s.runs, s.deadline, v.ends as away, s.reminds, s.reminded, s.given, s.snoozed"
    };
}

/// Seats with their holders' preferences.
macro_rules! held {
    ($which:literal) => {
        concat!(
            "select s.match_id, m.number, m.version, m.pace = 'live' as live, ",
            sitting_columns!(),
            ", b.person is not null as absent, p.person is not null as said, coalesce(p.points, 0) as points, p.every, coalesce(p.way, 'mention') as way,
                coalesce(p.next, 0) as next, p.zone, p.quiet_from, p.quiet_to, p.digest, p.puzzle,
                coalesce(p.reader, 0) as reader, coalesce(p.net, 1) as net,
                coalesce(p.forced, 0) as forced, k.seat is not null as prepared
             from seats s join matches m on m.id = s.match_id
             left join vacations v on v.person = s.person and v.ended is null and m.pace <> 'live'
             left join preferences p on p.person = s.person
             left join absences b on b.person = s.person
             left join plans k on k.match_id = s.match_id and k.seat = s.seat and k.person = s.person
             where ",
            $which
        )
    };
}

super::statements::statements! {
    /// The seats of a match ($1), with vacations.
    pub(super) OF_MATCH = concat!(
        "select ",
        sitting_columns!(),
        " from seats s join matches m on m.id = s.match_id
         left join vacations v on v.person = s.person and v.ended is null and m.pace <> 'live'
         where s.match_id = $1 order by s.seat"
    );

    /// The seat a person holds in a running match.
    pub read fn held(id: &MatchId, person: UserId) -> Option<HeldRow> =
        held!("s.match_id = $1 and s.person = $2 and m.state = 'running'");

    /// The seats of a match with their holders' preferences, within this transaction.
    pub write fn held_in(id: &MatchId) -> Vec<HeldRow> =
        held!("s.match_id = $1 order by s.seat");

    /// The seats a person holds in running matches.
    pub write fn held_by(person: UserId) -> Vec<HeldRow> =
        held!("s.person = $1 and s.ended_at is null and m.state = 'running' order by s.match_id");

    /// Seats in matches of a shard to remind by `now`, at most `limit`.
    pub write fn to_remind(shard: Shard, now: Timestamp, limit: i64) -> Vec<HeldRow> =
        held!("s.reminds is not null and s.reminds <= $1 and (coalesce(m.guild, 0) >> 22) % $4 = $3
            order by s.reminds, s.match_id, s.seat limit $2"),
        now, limit, i64::from(shard.number), i64::from(shard.of);

    /// The running matches of a person, in order of their codes.
    pub read fn running_of(person: UserId) -> Vec<MatchId> =
        "select m.id from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.state = 'running' order by m.id";

    /// Gives a seat to a person, the computer or a channel. Clocks are stored from the start on
    /// ([`Writing::keep_time`]).
    pub write fn seat(id: &MatchId, sitting: &SeatRow) =
        "insert into seats (match_id, seat, person, strength, channel) values ($1, $2, $3, $4, $5)",
        id, i64::from(sitting.seat), sitting.person, sitting.strength, i64::from(sitting.channel);

    /// Deletes all seats of a match.
    pub write fn unseat(id: &MatchId) =
        "delete from seats where match_id = $1";

    /// Sets the clocks and reminders of seats of a match from a list of lists.
    write fn set_times(id: &MatchId, times: String) =
        "update seats set waits = cast(t.value ->> 1 as bigint), bank = cast(t.value ->> 2 as bigint),
            spent = cast(t.value ->> 3 as bigint), runs = cast(t.value ->> 4 as bigint), deadline = cast(t.value ->> 5 as bigint),
            reminds = cast(t.value ->> 6 as bigint), reminded = cast(t.value ->> 7 as bigint),
            given = cast(t.value ->> 8 as bigint), snoozed = cast(t.value ->> 9 as bigint)
        from json_each($2) t where match_id = $1 and seat = cast(t.value ->> 0 as bigint)";

    /// Gives a seat to another person.
    pub write fn hand_over(id: &MatchId, seat: u8, person: UserId) =
        "update seats set person = $3, strength = null where match_id = $1 and seat = $2",
        id, i64::from(seat), person;
}

impl Writing<'_> {
    /// The seats of a match, within this transaction.
    pub async fn seats(&mut self, id: &MatchId) -> Result<Vec<SeatRow>> {
        Ok(sqlx::query_as(OF_MATCH)
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await?)
    }

    /// Stores the waits, clocks and reminders of seats.
    pub async fn keep_time(&mut self, id: &MatchId, sittings: &[SeatRow]) -> Result<()> {
        if sittings.is_empty() {
            return Ok(());
        }
        let at = |instant: Option<Timestamp>| instant.map(|instant| instant.0);
        let rows = sittings.iter().map(|sitting| {
            json!([
                sitting.seat,
                at(sitting.waits),
                sitting.clock.bank,
                sitting.clock.spent,
                at(sitting.clock.runs),
                at(sitting.deadline),
                at(sitting.reminding.reminds),
                at(sitting.reminding.reminded),
                sitting.reminding.given,
                i64::from(sitting.reminding.snoozed),
            ])
        });
        self.set_times(id, Value::Array(rows.collect()).to_string())
            .await
    }
}

/// The computer's strength at a seat, or the default of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Strength {
    /// A sensible beginner.
    Easy,
    /// A player who looks ahead.
    Medium,
    /// As strong as the computer can play.
    Strong,
}

super::columns::words!(Strength);
