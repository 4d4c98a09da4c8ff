//! Notices after a restore: the messages in Discord show turns that the database no longer has.

use super::error::Result;
use super::outbox::ANEW;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// Notices that make the messages of unfinished matches anew, with round $1, from $2 on, $3 ms
    /// between two matches. Their ids are above those of the lost notices: Discord would take a
    /// nonce that it has seen some minutes ago for a repeated attempt.
    SHOW_RESTORED = "with shown as (
            select m.id, m.number, k.kind, cast(null as bigint) as person from matches m
            join (select 'panel' as kind union all select 'ping' union all select 'warn') k on true
            where m.state in ('lobby', 'running') and m.state = 'running'
            union all
            select m.id, m.number, 'lobby', null from matches m where m.state in ('lobby', 'running')
            union all
            select m.id, m.number, p.kind, p.person from matches m join messages p on p.match_id = m.id
            where m.state in ('lobby', 'running') and m.state = 'running' and p.kind in ('talk', 'card') and (p.kind = 'card' or p.person is null))
        insert into notices (id, match_id, number, kind, person, round, due)
        select (select coalesce(max(id), 0) from notices) + 1000000 + row_number() over (order by s.id, s.kind, s.person),
            s.id, s.number, s.kind, s.person, $1, $2 + (dense_rank() over (order by s.id) - 1) * $3
        from shown s where true
        on conflict (match_id, number, kind, coalesce(person, 0), round) do nothing";
}

impl Writing<'_> {
    /// Stores notices that make the messages of unfinished matches anew: cards of lobbies, panels,
    /// calls, private cards, and a line about the backup made at `backup`. Returns the number of
    /// notices; 0 if that was done before.
    pub async fn show_restored(&mut self, backup: Timestamp, now: Timestamp) -> Result<u64> {
        /// Time between two matches, 500 ms: each takes some calls, and turns played meanwhile must
        /// not wait.
        const APART: i64 = 500;
        self.has_news = true;
        let stored = sqlx::query(SHOW_RESTORED)
            .bind(backup.0 * ANEW)
            .bind(now)
            .bind(APART)
            .execute(&mut *self.tx)
            .await?;
        Ok(stored.rows_affected())
    }
}
