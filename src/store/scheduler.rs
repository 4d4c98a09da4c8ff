//! What is due: clocks that have run out, matches to look after, and the heartbeat by which outages are found.

use super::database::{Store, Writing};
use super::error::Result;
use super::ids::MatchId;
use super::time::Timestamp;

impl Store {
    /// Seats whose time is up by now, the earliest first, `limit` at most.
    pub async fn out_of_time(&self, now: Timestamp, limit: i64) -> Result<Vec<(MatchId, u8)>> {
        Ok(sqlx::query_as(
            "select match_id, seat from seats where deadline is not null and deadline <= $1
             order by deadline, match_id, seat limit $2",
        )
        .bind(now)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?)
    }

    /// Matches to look after by now, `limit` at most.
    pub async fn to_look_after(&self, now: Timestamp, limit: i64) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(
            "select id from matches where due is not null and due <= $1 order by due, id limit $2",
        )
        .bind(now)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?)
    }

    /// When the program was last known to be at work.
    pub async fn last_heartbeat(&self) -> Result<Option<Timestamp>> {
        Ok(sqlx::query_scalar("select at from heartbeat where id = 1")
            .fetch_optional(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// The program is at work now.
    pub async fn heartbeat(&mut self, now: Timestamp) -> Result<()> {
        sqlx::query(
            "insert into heartbeat (id, at) values (1, $1) on conflict (id) do update set at = $1",
        )
        .bind(now)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }

    /// Gives the time of an outage back to every clock that ran, and puts off what was to be looked after.
    pub async fn give_back(&mut self, began: Timestamp, ended: Timestamp) -> Result<()> {
        sqlx::query("insert into outages (began, ended) values ($1, $2)")
            .bind(began)
            .bind(ended)
            .execute(&mut *self.tx)
            .await?;
        // A clock that began to run meanwhile has lost only what came after that.
        sqlx::query(
            "update seats set
                deadline = deadline + ($2 - case when runs > $1 then runs else $1 end),
                runs = runs + ($2 - case when runs > $1 then runs else $1 end),
                -- When to remind is worked out anew.
                reminds = case when reminds is null then null else $2 end
             where runs is not null and runs < $2",
        )
        .bind(began)
        .bind(ended)
        .execute(&mut *self.tx)
        .await?;
        sqlx::query("update matches set due = due + ($2 - $1) where due is not null")
            .bind(began)
            .bind(ended)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Running matches in which a clock runs, with the numbers of their last events; `live`: only those of that pace.
    pub async fn with_running_clocks(&mut self, live: bool) -> Result<Vec<(MatchId, i64)>> {
        Ok(sqlx::query_as(
            "select distinct m.id, m.number from matches m join seats s on s.match_id = m.id
             where m.state = 'running' and s.deadline is not null and (m.pace = 'live' or not $1) order by m.id",
        )
        .bind(live)
        .fetch_all(&mut *self.tx)
        .await?)
    }

    /// When to look after a match next, and since when its people have been warned.
    pub async fn look_after(
        &mut self,
        id: &MatchId,
        due: Option<Timestamp>,
        warned: Option<Timestamp>,
    ) -> Result<()> {
        sqlx::query("update matches set due = $2, warned = $3 where id = $1")
            .bind(id)
            .bind(due)
            .bind(warned)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
