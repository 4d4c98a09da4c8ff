//! What a person sees across matches, and whether direct messages reach them.

use super::database::Store;
use super::error::Result;
use super::ids::{ChannelId, GuildId, MatchId, UserId};
use super::matches::State;
use super::time::Timestamp;
use super::transact::Writing;

/// A line of somebody's inbox.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Line {
    /// The match.
    pub id: MatchId,
    /// The game's key.
    pub game: String,
    /// How far it has come.
    pub state: State,
    /// The server.
    pub guild: Option<GuildId>,
    /// Where it was opened.
    pub channel: ChannelId,
    /// Where it is played.
    pub place: Option<ChannelId>,
    /// Since when it waits for this person.
    pub waits: Option<Timestamp>,
    /// When this person's time runs out, if it runs.
    pub deadline: Option<Timestamp>,
}

super::statements::statements! {
    INBOX = "select m.id, m.game, m.state, m.guild, m.channel, m.place, s.waits, s.deadline
        from (select match_id from seats where person = $1 and ended_at is null
              union select match_id from invitations where person = $1) mine
        join matches m on m.id = mine.match_id
        left join seats s on s.match_id = m.id and s.person = $1
        where m.state in ('lobby', 'running')
        order by s.waits is null, s.deadline is null, s.deadline, s.waits, m.opened_at, m.id";

    OF_GUILD = "select * from (
            select m.id, m.game, m.state, m.guild, m.channel, m.place, m.opened_at, null as waits,
                (select min(s.deadline) from seats s where s.match_id = m.id) as deadline
            from matches m where m.guild = $1 and m.ended_at is null and m.state in ('lobby', 'running')) l
        order by state, deadline is null, deadline, opened_at, id";

    PLAYED = "select m.id, m.game from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is not null and m.state = 'over'
        order by s.ended_at desc, s.match_id desc limit $2";

    PLAYED_IN = "select id from (select id from matches where place = $1 and state = 'running'
                         order by opened_at desc limit 25) running
        union all
        select id from (select id from matches where place = $1 and state = 'over'
                        order by opened_at desc limit 25) done
        limit 25";

    CLOSED_UNTOLD = "select told from closed_dms where person = $1 and told = 0";

    // Nothing is remembered about somebody who sits nowhere.
    DMS_CLOSED = "insert into closed_dms (person) select $1 where exists (select 1 from seats where person = $1)
        on conflict do nothing";

    DMS_OPEN = "delete from closed_dms where person = $1";

    TOLD = "update closed_dms set told = 1 where person = $1";
}

impl Store {
    /// The unfinished matches somebody sits in or is invited to: those that wait for them first, the least time
    /// first, then the longest wait.
    pub async fn inbox(&self, person: UserId) -> Result<Vec<Line>> {
        Ok(sqlx::query_as(INBOX)
            .bind(person)
            .fetch_all(&self.readers)
            .await?)
    }

    /// The unfinished matches of a server: lobbies first, then the least time first.
    pub async fn of_guild(&self, guild: GuildId) -> Result<Vec<Line>> {
        Ok(sqlx::query_as(OF_GUILD)
            .bind(guild)
            .fetch_all(&self.readers)
            .await?)
    }

    /// The codes and games of the matches somebody sat in that are over, the newest first, `limit` at most.
    pub async fn played(&self, person: UserId, limit: i64) -> Result<Vec<(MatchId, String)>> {
        Ok(sqlx::query_as(PLAYED)
            .bind(person)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    /// The match whose panel lives in this thread or channel, the newest if several; matches of a whole channel do not
    /// count unless there is only one.
    pub async fn played_in(&self, place: ChannelId) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(PLAYED_IN)
            .bind(place)
            .fetch_all(&self.readers)
            .await?)
    }

    /// Whether a direct message has failed for this person and they have not been told.
    pub async fn closed_untold(&self, person: UserId) -> Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(CLOSED_UNTOLD)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.is_some())
    }
}

impl Writing<'_> {
    /// A direct message to this person failed.
    pub async fn dms_are_closed(&mut self, person: UserId) -> Result<()> {
        sqlx::query(DMS_CLOSED)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// A direct message reached this person again.
    pub async fn dms_are_open(&mut self, person: UserId) -> Result<()> {
        sqlx::query(DMS_OPEN)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// This person knows now that direct messages fail.
    pub async fn told_of_closed_dms(&mut self, person: UserId) -> Result<()> {
        sqlx::query(TOLD)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
