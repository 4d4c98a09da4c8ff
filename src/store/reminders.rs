//! Reminders: the seats due for one.

use super::database::Store;
use super::handover::shards::Shard;
use super::ids::MatchId;
use super::seats::SeatRow;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// Whether a seat in a match of a shard is to be reminded by `now`.
    pub read fn is_reminder_due(shard: Shard, now: Timestamp) -> bool =
        "select 1 from seats s join matches m on m.id = s.match_id
        where s.reminds is not null and s.reminds <= $1 and (coalesce(m.guild, 0) >> 22) % $3 = $2 limit 1",
        now, i64::from(shard.number), i64::from(shard.of);

    /// Stores the reminder state of a seat, and nothing else of it.
    pub write fn set_reminding(id: &MatchId, sitting: &SeatRow) =
        "update seats set reminds = $3, reminded = $4, given = $5, snoozed = $6 where match_id = $1 and seat = $2",
        id, i64::from(sitting.seat), sitting.reminding.reminds, sitting.reminding.reminded, i64::from(sitting.reminding.given),
        i64::from(sitting.reminding.snoozed);
}
