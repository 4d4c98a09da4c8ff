//! Lists of a person's matches, and whether direct messages reach the person.

use super::database::Store;
use super::error::Result;
use super::ids::{ChannelId, GuildId, MatchId, UserId};
use super::matches::State;
use super::time::Timestamp;
use super::transact::Writing;

/// A match in a person's or server's list.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct InboxLine {
    /// The match.
    pub id: MatchId,
    /// The game's key.
    pub game: String,
    /// The state of the match.
    pub state: State,
    /// The server.
    pub guild: Option<GuildId>,
    /// The channel or thread the match was opened in.
    pub channel: ChannelId,
    /// The channel or thread of the panel.
    pub place: Option<ChannelId>,
    /// Since when the match waits for the person; `None` if it does not.
    pub waits: Option<Timestamp>,
    /// When the person's time runs out; `None` while the clock stands still.
    pub deadline: Option<Timestamp>,
    /// The other match of the meeting.
    pub twin: Option<MatchId>,
}

/// Finished matches of a person that are listed, 100.
const MAX_PLAYED: i64 = 100;

super::statements::statements! {
    INBOX = "select m.id, m.game, m.state, m.guild, m.channel, m.place, s.waits, s.deadline, m.twin
        from (select match_id from seats where person = $1 and ended_at is null
              union select match_id from invitations where person = $1) mine
        join matches m on m.id = mine.match_id
        left join seats s on s.match_id = m.id and s.person = $1
        where m.state in ('lobby', 'running')
        order by s.waits is null, s.deadline is null, s.deadline, s.waits, m.opened_at, m.id";

    OF_GUILD = "select * from (
            select m.id, m.game, m.state, m.guild, m.channel, m.place, m.opened_at, null as waits,
                (select min(s.deadline) from seats s where s.match_id = m.id) as deadline, m.twin
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

    // Only for people who hold a seat: nothing is stored about others.
    DMS_CLOSED = "insert into closed_dms (person) select $1 where exists (select 1 from seats where person = $1)
        on conflict do nothing";

    DMS_OPEN = "delete from closed_dms where person = $1";

    TOLD = "update closed_dms set told = 1 where person = $1";
}

impl Store {
    /// The unfinished matches of a person, with invitations: those that wait for the person first, then by time left,
    /// shortest first, then by waiting time.
    pub async fn inbox(&self, person: UserId) -> Result<Vec<InboxLine>> {
        Ok(sqlx::query_as(INBOX)
            .bind(person)
            .fetch_all(&self.readers)
            .await?)
    }

    /// The unfinished matches of a server: lobbies first, then by time left, shortest first.
    pub async fn of_guild(&self, guild: GuildId) -> Result<Vec<InboxLine>> {
        Ok(sqlx::query_as(OF_GUILD)
            .bind(guild)
            .fetch_all(&self.readers)
            .await?)
    }

    /// The codes and games of the 100 finished matches of a person that ended last, newest first.
    pub async fn played(&self, person: UserId) -> Result<Vec<(MatchId, String)>> {
        Ok(sqlx::query_as(PLAYED)
            .bind(person)
            .bind(MAX_PLAYED)
            .fetch_all(&self.readers)
            .await?)
    }

    /// The matches whose panel is in this channel or thread: the running ones, newest first, then the finished ones; at most
    /// 25.
    pub async fn played_in(&self, place: ChannelId) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(PLAYED_IN)
            .bind(place)
            .fetch_all(&self.readers)
            .await?)
    }

    /// Whether a direct message to the person has failed, and the person is not informed of it.
    pub async fn is_closed_dm_notice_due(&self, person: UserId) -> Result<bool> {
        let row: Option<i64> = sqlx::query_scalar(CLOSED_UNTOLD)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }
}

impl Writing<'_> {
    /// Records that a direct message to the person failed.
    pub async fn dms_are_closed(&mut self, person: UserId) -> Result<()> {
        sqlx::query(DMS_CLOSED)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Records that direct messages reach the person.
    pub async fn dms_are_open(&mut self, person: UserId) -> Result<()> {
        sqlx::query(DMS_OPEN)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Records that the person is informed that direct messages fail.
    pub async fn informed_of_closed_dms(&mut self, person: UserId) -> Result<()> {
        sqlx::query(TOLD)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
