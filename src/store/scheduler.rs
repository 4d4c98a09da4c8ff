//! The due tasks of a shard's servers: expired clocks, idle matches, time to give back.

use super::database::Store;
use super::error::Result;
use super::handover::shards::Shard;
use super::ids::MatchId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// Seats of a shard whose time is up by `now`, at most `limit`, earliest first.
    pub read fn out_of_time(shard: Shard, now: Timestamp, limit: i64) -> Vec<(MatchId, i64)> =
        "select s.match_id, s.seat from seats s join matches m on m.id = s.match_id
        where s.deadline is not null and s.deadline <= $1 and (coalesce(m.guild, 0) >> 22) % $4 = $3
            and not exists (select 1 from failures f where f.match_id = s.match_id and f.due > $1)
        order by s.deadline, s.match_id, s.seat limit $2",
        now, limit, i64::from(shard.number), i64::from(shard.of);

    /// Matches of a shard that the scheduler is to look at by `now`, at most `limit`.
    pub read fn to_look_after(shard: Shard, now: Timestamp, limit: i64) -> Vec<MatchId> =
        "select id from matches where due is not null and due <= $1 and (coalesce(guild, 0) >> 22) % $4 = $3
            and not exists (select 1 from failures f where f.match_id = matches.id and f.due > $1)
        order by due, id limit $2",
        now, limit, i64::from(shard.number), i64::from(shard.of);

    /// Gives the time of a shard's outage back to every clock that ran. A clock that started during
    /// the outage lost only the time after its start.
    // The table `outages` is not read and no longer written. An older program running beside this
    // one still writes it, so it stays until none can run.
    write fn give_clocks_back(shard: Shard, began: Timestamp, ended: Timestamp) =
        "update seats set
        deadline = deadline + ($2 - case when runs > $1 then runs else $1 end),
        runs = runs + ($2 - case when runs > $1 then runs else $1 end),
        -- When to remind is worked out anew.
        reminds = case when reminds is null then null else $2 end
        where runs is not null and runs < $2 and deadline is not null
            and exists (select 1 from matches m
                where m.id = seats.match_id and (coalesce(m.guild, 0) >> 22) % $4 = $3)",
        began, ended, i64::from(shard.number), i64::from(shard.of);

    /// Postpones the tasks of a shard's matches by the time of its outage.
    write fn postpone_tasks(shard: Shard, began: Timestamp, ended: Timestamp) =
        "update matches set due = due + ($2 - $1) where due is not null and (coalesce(guild, 0) >> 22) % $4 = $3",
        began, ended, i64::from(shard.number), i64::from(shard.of);

    /// Marks the clocks that run out by `until` to be shown again.
    pub write fn show_clocks(until: Timestamp) =
        "insert into to_show (id, deadline, match_id, seat, until) values (1, 0, '', 0, $1)
        on conflict (id) do update set deadline = 0, match_id = '', seat = 0, until = $1";

    /// The next marked clocks, least time first: their deadlines, matches, seats and last event
    /// numbers.
    write fn clocks_to_show(limit: i64) -> Vec<(Timestamp, MatchId, i64, i64)> =
        "select s.deadline, s.match_id, s.seat, m.number
        from to_show t join seats s on true join matches m on m.id = s.match_id
        where t.id = 1 and s.deadline is not null and s.deadline <= t.until
            and (s.deadline, s.match_id, s.seat) > (t.deadline, t.match_id, t.seat)
        order by s.deadline, s.match_id, s.seat limit $1";

    /// Records that the marked clocks up to this one are taken.
    write fn shown_up_to(deadline: Timestamp, id: &MatchId, seat: i64) =
        "update to_show set deadline = $1, match_id = $2, seat = $3";

    /// Records that all marked clocks are taken.
    write fn all_shown() =
        "delete from to_show";

    /// Whether clocks are marked to be shown again.
    pub read fn has_clocks_to_show() -> bool =
        "select 1 from to_show";

    /// Sets when the scheduler is to look at a match next, and when its players were warned.
    pub write fn look_after(id: &MatchId, due: Option<Timestamp>, warned: Option<Timestamp>) =
        "update matches set due = $2, warned = $3 where id = $1";
}

impl Writing<'_> {
    /// Gives the time of a shard's outage back to every clock that ran, and postpones the tasks of
    /// its matches.
    pub async fn give_back(
        &mut self,
        shard: Shard,
        began: Timestamp,
        ended: Timestamp,
    ) -> Result<()> {
        self.give_clocks_back(shard, began, ended).await?;
        self.postpone_tasks(shard, began, ended).await
    }

    /// Takes the next marked clocks, at most `limit`, least time first; returns their matches and
    /// last event numbers.
    pub async fn take_clocks(&mut self, limit: i64) -> Result<Vec<(MatchId, i64)>> {
        let clocks = self.clocks_to_show(limit).await?;
        match clocks.last() {
            Some((deadline, id, seat, _)) if clocks.len() as i64 == limit => {
                self.shown_up_to(*deadline, id, *seat).await?;
            }
            _ => self.all_shown().await?,
        }
        Ok(clocks
            .into_iter()
            .map(|(_, id, _, number)| (id, number))
            .collect())
    }
}
