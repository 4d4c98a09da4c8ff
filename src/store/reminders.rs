//! Reminders: the seats due for one.

use super::database::Store;
use super::error::Result;
use super::handover::shards::Shard;
use super::ids::MatchId;
use super::seats::Sitting;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    ANYBODY_TO_REMIND = "select 1 from seats s join matches m on m.id = s.match_id
        where s.reminds is not null and s.reminds <= $1 and (coalesce(m.guild, 0) >> 22) % $3 = $2 limit 1";

    SET_REMINDING = "update seats set reminds = $3, reminded = $4, given = $5, snoozed = $6 where match_id = $1 and seat = $2";
}

impl Store {
    /// Whether a seat in a match of a shard is to be reminded by `now`.
    pub async fn is_reminder_due(&self, shard: Shard, now: Timestamp) -> Result<bool> {
        let row: Option<i64> = sqlx::query_scalar(ANYBODY_TO_REMIND)
            .bind(now)
            .bind(i64::from(shard.number))
            .bind(i64::from(shard.of))
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }
}

impl Writing<'_> {
    /// Stores the reminder state of a seat, and nothing else of it.
    pub async fn set_reminding(&mut self, id: &MatchId, sitting: &Sitting) -> Result<()> {
        sqlx::query(SET_REMINDING)
            .bind(id)
            .bind(i64::from(sitting.seat))
            .bind(sitting.reminds)
            .bind(sitting.reminded)
            .bind(i64::from(sitting.given))
            .bind(i64::from(sitting.snoozed))
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
