//! What time brings: clocks that run out, matches to look after, time that was lost.

use super::ids::MatchId;
use super::time::Timestamp;
use super::{Store, Writing};

impl Store {
    /// Seats whose time is up by now, the earliest first, `limit` at most.
    pub async fn out_of_time(
        &self,
        now: Timestamp,
        limit: i64,
    ) -> sqlx::Result<Vec<(MatchId, u8)>> {
        sqlx::query_as(
            "select match_id, seat from seats where deadline is not null and deadline <= $1
             order by deadline, match_id, seat limit $2",
        )
        .bind(now)
        .bind(limit)
        .fetch_all(&self.readers)
        .await
    }

    /// Matches to look after by now, `limit` at most.
    pub async fn to_look_after(&self, now: Timestamp, limit: i64) -> sqlx::Result<Vec<MatchId>> {
        sqlx::query_scalar(
            "select id from matches where due is not null and due <= $1 order by due, id limit $2",
        )
        .bind(now)
        .bind(limit)
        .fetch_all(&self.readers)
        .await
    }

    /// When the program was last known to be at work.
    pub async fn pulse(&self) -> sqlx::Result<Option<Timestamp>> {
        sqlx::query_scalar("select at from pulse where id = 1")
            .fetch_optional(&self.readers)
            .await
    }
}

impl Writing<'_> {
    /// The program is at work now.
    pub async fn beat(&mut self, now: Timestamp) -> sqlx::Result<()> {
        sqlx::query(
            "insert into pulse (id, at) values (1, $1) on conflict (id) do update set at = $1",
        )
        .bind(now)
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }

    /// Gives the time of an outage back to every clock that ran, and puts off what was to be looked after.
    pub async fn give_back(&mut self, began: Timestamp, ended: Timestamp) -> sqlx::Result<()> {
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

    /// Has every panel brought up to date that shows a running clock, or only those of live games.
    pub async fn show_clocks(&mut self, only_live: bool, now: Timestamp) -> sqlx::Result<()> {
        let shown: Vec<(MatchId, i64)> = sqlx::query_as(
            "select distinct m.id, m.number from matches m join seats s on s.match_id = m.id
             where m.state = 'running' and s.deadline is not null and (m.pace = 'live' or not $1) order by m.id",
        )
        .bind(only_live)
        .fetch_all(&mut *self.tx)
        .await?;
        for (id, number) in shown {
            self.notify(
                &id,
                number,
                super::rows::NoticeKind::Panel,
                super::ids::UserId(0),
                now,
            )
            .await?;
        }
        Ok(())
    }

    /// When to look after a match next, and since when its people have been warned.
    pub async fn look_after(
        &mut self,
        id: &MatchId,
        due: Option<Timestamp>,
        warned: Option<Timestamp>,
    ) -> sqlx::Result<()> {
        sqlx::query("update matches set due = $2, warned = $3 where id = $1")
            .bind(id)
            .bind(due)
            .bind(warned)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
