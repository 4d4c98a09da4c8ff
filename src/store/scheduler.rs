//! The due tasks of a shard's servers: expired clocks, idle matches, time to give back.

use super::database::Store;
use super::error::Result;
use super::handover::shards::Shard;
use super::ids::MatchId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    OUT_OF_TIME = "select s.match_id, s.seat from seats s join matches m on m.id = s.match_id
        where s.deadline is not null and s.deadline <= $1 and (coalesce(m.guild, 0) >> 22) % $4 = $3
            and not exists (select 1 from failures f where f.match_id = s.match_id and f.due > $1)
        order by s.deadline, s.match_id, s.seat limit $2";

    TO_LOOK_AFTER = "select id from matches where due is not null and due <= $1 and (coalesce(guild, 0) >> 22) % $4 = $3
            and not exists (select 1 from failures f where f.match_id = matches.id and f.due > $1)
        order by due, id limit $2";

    /// The table `outages` is not read and no longer written. An older program running beside this one still writes it, so
    /// it stays until none can run.
    GIVE_BACK = "update seats set
        deadline = deadline + ($2 - case when runs > $1 then runs else $1 end),
        runs = runs + ($2 - case when runs > $1 then runs else $1 end),
        -- When to remind is worked out anew.
        reminds = case when reminds is null then null else $2 end
        where runs is not null and runs < $2 and deadline is not null
            and exists (select 1 from matches m
                where m.id = seats.match_id and (coalesce(m.guild, 0) >> 22) % $4 = $3)";

    PUT_OFF = "update matches set due = due + ($2 - $1) where due is not null and (coalesce(guild, 0) >> 22) % $4 = $3";

    /// Marks the clocks with deadlines up to $1 to be shown again.
    SHOW_CLOCKS = "insert into to_show (id, deadline, match_id, seat, until) values (1, 0, '', 0, $1)
        on conflict (id) do update set deadline = 0, match_id = '', seat = 0, until = $1";

    CLOCKS_TO_SHOW = "select s.deadline, s.match_id, s.seat, m.number
        from to_show t join seats s on true join matches m on m.id = s.match_id
        where t.id = 1 and s.deadline is not null and s.deadline <= t.until
            and (s.deadline, s.match_id, s.seat) > (t.deadline, t.match_id, t.seat)
        order by s.deadline, s.match_id, s.seat limit $1";

    SHOWN_UP_TO = "update to_show set deadline = $1, match_id = $2, seat = $3";

    ALL_SHOWN = "delete from to_show";

    ANYTHING_TO_SHOW = "select 1 from to_show";

    LOOK_AFTER = "update matches set due = $2, warned = $3 where id = $1";
}

impl Store {
    /// Seats of a shard whose time is up by `now`, at most `limit`, earliest first.
    pub async fn out_of_time(
        &self,
        shard: Shard,
        now: Timestamp,
        limit: i64,
    ) -> Result<Vec<(MatchId, u8)>> {
        let seats: Vec<(MatchId, i64)> = sqlx::query_as(OUT_OF_TIME)
            .bind(now)
            .bind(limit)
            .bind(i64::from(shard.number))
            .bind(i64::from(shard.of))
            .fetch_all(&self.readers)
            .await?;
        let seat = |(id, seat): (MatchId, i64)| (id, seat as u8);
        Ok(seats.into_iter().map(seat).collect())
    }

    /// Matches of a shard that the scheduler is to look at by `now`, at most `limit`.
    pub async fn to_look_after(
        &self,
        shard: Shard,
        now: Timestamp,
        limit: i64,
    ) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(TO_LOOK_AFTER)
            .bind(now)
            .bind(limit)
            .bind(i64::from(shard.number))
            .bind(i64::from(shard.of))
            .fetch_all(&self.readers)
            .await?)
    }

    /// Whether clocks are marked to be shown again.
    pub async fn has_clocks_to_show(&self) -> Result<bool> {
        let row: Option<i64> = sqlx::query_scalar(ANYTHING_TO_SHOW)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }
}

impl Writing<'_> {
    /// Gives the time of a shard's outage back to every clock that ran, and postpones the tasks of its matches.
    pub async fn give_back(
        &mut self,
        shard: Shard,
        began: Timestamp,
        ended: Timestamp,
    ) -> Result<()> {
        // A clock that started during the outage lost only the time after its start.
        for statement in [GIVE_BACK, PUT_OFF] {
            sqlx::query(statement)
                .bind(began)
                .bind(ended)
                .bind(i64::from(shard.number))
                .bind(i64::from(shard.of))
                .execute(&mut *self.tx)
                .await?;
        }
        Ok(())
    }

    /// Marks the clocks that run out by `until` to be shown again.
    pub async fn show_clocks(&mut self, until: Timestamp) -> Result<()> {
        sqlx::query(SHOW_CLOCKS)
            .bind(until)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Takes the next marked clocks, at most `limit`, least time first; returns their matches and last event numbers.
    pub async fn take_clocks(&mut self, limit: i64) -> Result<Vec<(MatchId, i64)>> {
        let clocks: Vec<(Timestamp, MatchId, i64, i64)> = sqlx::query_as(CLOCKS_TO_SHOW)
            .bind(limit)
            .fetch_all(&mut *self.tx)
            .await?;
        let statement = match clocks.last() {
            Some((deadline, id, seat, _)) if clocks.len() as i64 == limit => {
                sqlx::query(SHOWN_UP_TO).bind(deadline).bind(id).bind(seat)
            }
            _ => sqlx::query(ALL_SHOWN),
        };
        statement.execute(&mut *self.tx).await?;
        Ok(clocks
            .into_iter()
            .map(|(_, id, _, number)| (id, number))
            .collect())
    }

    /// Sets when the scheduler is to look at a match next, and when its players were warned.
    pub async fn look_after(
        &mut self,
        id: &MatchId,
        due: Option<Timestamp>,
        warned: Option<Timestamp>,
    ) -> Result<()> {
        sqlx::query(LOOK_AFTER)
            .bind(id)
            .bind(due)
            .bind(warned)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
