//! Turns that are prepared for seats of running matches, and the notes of players.

use super::database::Store;
use super::handover::shards::Shard;
use super::ids::{MatchId, UserId};
use super::time::Timestamp;
use super::transact::Writing;

/// Prepared turns and a note of the holder of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct PlanRow {
    /// The answers to turns after event `base`, as JSON; empty for none.
    pub lines: String,
    /// The number of the last effective event on the board when the answers were saved.
    pub base: i64,
    /// The number of planned answers played so far.
    pub played: i64,
    /// The person's note to themselves; empty for none.
    pub note: String,
    /// The event after which a turn is due; `None` where none is.
    pub number: Option<i64>,
    /// When that turn is due.
    pub due: Option<Timestamp>,
}

/// A seat for which a turn may be due.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct DueTurn {
    /// The match.
    pub match_id: MatchId,
    /// The seat.
    #[sqlx(try_from = "i64")]
    pub seat: u8,
    /// The person for whom it is played.
    pub person: UserId,
    /// The event after which it is played.
    pub number: i64,
}

super::statements::statements! {
    /// A person's row for a seat; `None` without one.
    pub both fn plan_of(id: &MatchId, seat: u8, person: UserId) -> Option<PlanRow> =
        "select lines, base, played, note, number, due from plans where match_id = $1 and seat = $2 and person = $3",
        id, i64::from(seat), person;

    /// Stores the answers that a person has planned for a seat, which begin after event `base`.
    /// Nothing while the person is being erased.
    pub write fn set_plan(id: &MatchId, seat: u8, person: UserId, lines: &str, base: i64) =
        "insert into plans (match_id, seat, person, lines, base)
        select cast($1 as text), cast($2 as bigint), cast($3 as bigint), cast($4 as text), cast($5 as bigint)
        where not exists (select 1 from deletions where person = $3)
        on conflict (match_id, seat, person) do update set lines = excluded.lines, base = excluded.base",
        id, i64::from(seat), person, lines, base;

    /// Stores a person's note on a match. Nothing while the person is being erased.
    pub write fn set_note(id: &MatchId, seat: u8, person: UserId, note: &str) =
        "insert into plans (match_id, seat, person, note)
        select cast($1 as text), cast($2 as bigint), cast($3 as bigint), cast($4 as text)
        where not exists (select 1 from deletions where person = $3)
        on conflict (match_id, seat, person) do update set note = excluded.note",
        id, i64::from(seat), person, note;

    /// Lets a person's turn be due after event `number`, if the person has planned answers there.
    pub write fn arm_plan(id: &MatchId, seat: u8, person: UserId, number: i64, due: Timestamp) =
        "update plans set number = $4, due = $5 where match_id = $1 and seat = $2 and person = $3 and lines <> ''",
        id, i64::from(seat), person, number, due;

    /// Lets a person's turn be due after event `number`, whether or not anything is planned.
    pub write fn arm_forced(id: &MatchId, seat: u8, person: UserId, number: i64, due: Timestamp) =
        "insert into plans (match_id, seat, person, number, due)
        select cast($1 as text), cast($2 as bigint), cast($3 as bigint), cast($4 as bigint), cast($5 as bigint)
        where not exists (select 1 from deletions where person = $3)
        on conflict (match_id, seat, person) do update set number = excluded.number, due = excluded.due",
        id, i64::from(seat), person, number, due;

    /// The seats in matches of a shard whose turn is due by `now`, at most `limit`, earliest first.
    pub read fn due_turns(shard: Shard, now: Timestamp, limit: i64) -> Vec<DueTurn> =
        "select p.match_id, p.seat, p.person, p.number from plans p join matches m on m.id = p.match_id
        where p.due is not null and p.due <= $1 and p.number is not null and (coalesce(m.guild, 0) >> 22) % $4 = $3
            and not exists (select 1 from failures f where f.match_id = p.match_id and f.due > $1)
        order by p.due limit $2",
        now, limit, i64::from(shard.number), i64::from(shard.of);

    /// Lets no turn be due for a seat after event `number` or one before it.
    pub write fn disarm_plan(id: &MatchId, seat: u8, number: i64) =
        "update plans set due = null, number = null where match_id = $1 and seat = $2 and number <= $3",
        id, i64::from(seat), number;

    /// Forgets what was prepared for a seat, which another person takes over.
    pub write fn forget_plans(id: &MatchId, seat: u8) =
        "delete from plans where match_id = $1 and seat = $2",
        id, i64::from(seat);

    /// Counts a planned answer of a seat that was played.
    pub write fn count_planned(id: &MatchId, seat: u8) =
        "update plans set played = played + 1 where match_id = $1 and seat = $2",
        id, i64::from(seat);
}
