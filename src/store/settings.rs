//! The settings of servers, and the counts their limits are about.

use sqlx::AnyConnection;

use super::columns::Flag;
use super::database::Store;
use super::error::Result;
use super::ids::{ChannelId, GuildId, UserId};
use super::matches::Pace;
use super::strength::Strength;
use super::time::Timestamp;
use super::transact::Writing;

/// The settings of a server.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Settings {
    /// Whether each game has a thread of its own.
    #[sqlx(try_from = "Flag")]
    pub threads: bool,
    /// The pace of a game opened without one.
    pub pace: Pace,
    /// Whether the people to act are only named, and not called.
    #[sqlx(try_from = "Flag")]
    pub quiet: bool,
    /// How many unfinished games one person may have there.
    pub per_person: Option<i64>,
    /// How many there may be altogether.
    pub per_server: Option<i64>,
    /// Whether moderators may cancel or break off games of others.
    #[sqlx(try_from = "Flag")]
    pub moderators: bool,
    /// How strong the computer plays where nobody says otherwise.
    pub strength: Strength,
}

super::statements::statements! {
    /// The settings of a server ($1).
    OF_GUILD = "select * from settings where guild = $1";

    /// The channels where games may be opened on a server ($1); none means everywhere.
    CHANNELS = "select channel from open_channels where guild = $1 order by channel";

    SET_SETTINGS = "insert into settings (guild, threads, pace, quiet, per_person, per_server, moderators, strength) values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict (guild) do update set threads = $2, pace = $3, quiet = $4, per_person = $5, per_server = $6, moderators = $7, strength = $8";

    CLOSE_CHANNELS = "delete from open_channels where guild = $1";

    OPEN_CHANNEL = "insert into open_channels (guild, channel) values ($1, $2) on conflict do nothing";

    OPEN_MATCHES_OF = "select count(*) from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.guild = $2 and m.state in ('lobby', 'running')
        and (m.state = 'lobby' or exists (
        select 1 from seats o where o.match_id = m.id and (o.person <> s.person or o.gone = 1)))
        and not exists (select 1 from events e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'leave')";

    MATCHES_ALONE = "select count(*) from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.state = 'running'
        and not exists (select 1 from seats o where o.match_id = s.match_id and (o.person <> s.person or o.gone = 1))
        and not exists (select 1 from events e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'leave')";

    OPEN_MATCHES_IN = "select count(*) from matches m where m.guild = $1 and m.ended_at is null and m.state in ('lobby', 'running')
        and (m.state = 'lobby' or 1 < (
        select count(*) from seats s where s.match_id = m.id and (s.person is not null or s.gone = 1)))";

    OPENED_BEFORE_LAST = "select opened_at from matches m where opened_by = $1 and opened_at > $2
        and (m.state in ('lobby', 'cancelled') or exists (
        select 1 from seats s where s.match_id = m.id and (s.person <> $1 or s.gone = 1)))
        order by opened_at desc limit 1 offset $3";
}

impl Store {
    /// The settings of a server, if it has changed any, and the channels where games may be opened.
    pub async fn settings(&self, guild: GuildId) -> Result<(Option<Settings>, Vec<ChannelId>)> {
        // One transaction, so that the two answers belong together.
        self.in_time(async { read(&mut *self.read().await?, guild).await })
            .await
    }
}

async fn read(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<(Option<Settings>, Vec<ChannelId>)> {
    let settings = sqlx::query_as(OF_GUILD)
        .bind(guild)
        .fetch_optional(&mut *connection)
        .await?;
    let channels = sqlx::query_scalar(CHANNELS)
        .bind(guild)
        .fetch_all(&mut *connection)
        .await?;
    Ok((settings, channels))
}

impl Writing<'_> {
    /// The same, whatever else is being written.
    pub async fn settings(&mut self, guild: GuildId) -> Result<(Option<Settings>, Vec<ChannelId>)> {
        read(&mut self.tx, guild).await
    }

    /// The settings of a server from now on.
    pub async fn set_settings(
        &mut self,
        guild: GuildId,
        settings: &Settings,
        channels: &[ChannelId],
    ) -> Result<()> {
        sqlx::query(SET_SETTINGS)
            .bind(guild)
            .bind(i64::from(settings.threads))
            .bind(settings.pace)
            .bind(i64::from(settings.quiet))
            .bind(settings.per_person)
            .bind(settings.per_server)
            .bind(i64::from(settings.moderators))
            .bind(settings.strength)
            .execute(&mut *self.tx)
            .await?;
        sqlx::query(CLOSE_CHANNELS)
            .bind(guild)
            .execute(&mut *self.tx)
            .await?;
        for channel in channels {
            sqlx::query(OPEN_CHANNEL)
                .bind(guild)
                .bind(channel)
                .execute(&mut *self.tx)
                .await?;
        }
        Ok(())
    }

    /// How many unfinished matches somebody sits in on a server, without those they have left, and without those against
    /// the computer alone.
    pub async fn open_matches_of(&mut self, person: UserId, guild: GuildId) -> Result<i64> {
        Ok(sqlx::query_scalar(OPEN_MATCHES_OF)
            .bind(person)
            .bind(guild)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// How many running matches somebody plays against computers alone, everywhere.
    pub async fn matches_alone(&mut self, person: UserId) -> Result<i64> {
        Ok(sqlx::query_scalar(MATCHES_ALONE)
            .bind(person)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// How many unfinished matches a server has, without those against the computer alone.
    pub async fn open_matches_in(&mut self, guild: GuildId) -> Result<i64> {
        Ok(sqlx::query_scalar(OPEN_MATCHES_IN)
            .bind(guild)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// When somebody opened the last but `others` match, if that was after `since`, without those against the computer
    /// alone.
    pub async fn opened_before_last(
        &mut self,
        person: UserId,
        others: i64,
        since: Timestamp,
    ) -> Result<Option<Timestamp>> {
        Ok(sqlx::query_scalar(OPENED_BEFORE_LAST)
            .bind(person)
            .bind(since)
            .bind(others)
            .fetch_optional(&mut *self.tx)
            .await?)
    }
}
