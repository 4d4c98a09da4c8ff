//! The settings of servers, and the counts for their limits.

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
    /// The channels where matches may be opened; empty means all.
    #[sqlx(skip)]
    pub channels: Vec<ChannelId>,
    /// Whether each match gets a thread.
    #[sqlx(try_from = "Flag")]
    pub threads: bool,
    /// The default pace.
    pub pace: Pace,
    /// Whether players are named without a notification.
    #[sqlx(try_from = "Flag")]
    pub quiet: bool,
    /// Limit of one person's unfinished matches on the server; `None` is unlimited.
    pub per_person: Option<i64>,
    /// Limit of the server's unfinished matches; `None` is unlimited.
    pub per_server: Option<i64>,
    /// Whether moderators may cancel or abort matches of others.
    #[sqlx(try_from = "Flag")]
    pub moderators: bool,
    /// The default strength of the computer.
    pub strength: Strength,
    /// The code of the language of public messages; `None` if it is not set.
    pub lang: Option<String>,
    /// Whether matches are rated.
    pub ratings: Ratings,
}

/// Whether matches of a server are rated.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Ratings {
    /// Only if their opener says so.
    #[default]
    Choose,
    /// Unless their opener says otherwise.
    On,
    /// Never.
    Off,
}

super::columns::words!(Ratings);

super::statements::statements! {
    /// The settings of a server ($1).
    OF_GUILD = "select * from settings where guild = $1";

    /// The channels of a server ($1) where matches may be opened; none means all.
    CHANNELS = "select channel from open_channels where guild = $1 order by channel";

    SET_SETTINGS = "insert into settings (guild, threads, pace, quiet, per_person, per_server, moderators, strength, lang, ratings) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
        on conflict (guild) do update set threads = $2, pace = $3, quiet = $4, per_person = $5, per_server = $6, moderators = $7, strength = $8, lang = $9, ratings = $10";

    /// The code of the language of a server ($1).
    LANGUAGE_OF_GUILD = "select lang from settings where guild = $1";

    CLOSE_CHANNELS = "delete from open_channels where guild = $1";

    OPEN_CHANNEL = "insert into open_channels (guild, channel) values ($1, $2) on conflict do nothing";

    OPEN_MATCHES_OF = "select count(*) from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.guild = $2 and m.state in ('lobby', 'running')
        and (m.state = 'lobby' or exists (
        select 1 from seats o where o.match_id = m.id and (o.person <> s.person or o.gone = 1)))
        and not exists (select 1 from events e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'leave')";

    OPEN_MATCHES_BY_CODE = "select count(*) from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.guild is null and m.trouble = 'gone' and m.state in ('lobby', 'running')
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
    /// The settings of a server without its channels, `None` if it has changed none; and the channels where matches may be
    /// opened.
    pub async fn settings(&self, guild: GuildId) -> Result<(Option<Settings>, Vec<ChannelId>)> {
        // One transaction, so that the two queries see one snapshot.
        self.in_time(async { read(&mut *self.read().await?, guild).await })
            .await
    }

    /// The code of the language set for a server's public messages; `None` if it is not set.
    pub async fn server_language(&self, guild: GuildId) -> Result<Option<String>> {
        let lang = sqlx::query_scalar::<_, Option<String>>(LANGUAGE_OF_GUILD)
            .bind(guild)
            .fetch_optional(&self.readers)
            .await?;
        Ok(lang.flatten())
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
    /// The settings and channels of a server, within this transaction.
    pub async fn settings(&mut self, guild: GuildId) -> Result<(Option<Settings>, Vec<ChannelId>)> {
        read(&mut self.tx, guild).await
    }

    /// Stores the settings of a server.
    pub async fn set_settings(&mut self, guild: GuildId, settings: &Settings) -> Result<()> {
        sqlx::query(SET_SETTINGS)
            .bind(guild)
            .bind(i64::from(settings.threads))
            .bind(settings.pace)
            .bind(i64::from(settings.quiet))
            .bind(settings.per_person)
            .bind(settings.per_server)
            .bind(i64::from(settings.moderators))
            .bind(settings.strength)
            .bind(&settings.lang)
            .bind(settings.ratings)
            .execute(&mut *self.tx)
            .await?;
        sqlx::query(CLOSE_CHANNELS)
            .bind(guild)
            .execute(&mut *self.tx)
            .await?;
        for channel in &settings.channels {
            sqlx::query(OPEN_CHANNEL)
                .bind(guild)
                .bind(channel)
                .execute(&mut *self.tx)
                .await?;
        }
        Ok(())
    }

    /// The number of a person's unfinished matches on a server, without matches they have left and matches against computers
    /// alone.
    pub async fn open_matches_of(&mut self, person: UserId, guild: GuildId) -> Result<i64> {
        Ok(sqlx::query_scalar(OPEN_MATCHES_OF)
            .bind(person)
            .bind(guild)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// The number of a person's unfinished matches without a server that were joined by a code.
    pub async fn open_matches_by_code(&mut self, person: UserId) -> Result<i64> {
        Ok(sqlx::query_scalar(OPEN_MATCHES_BY_CODE)
            .bind(person)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// The number of a person's running matches against computers alone, on all servers.
    pub async fn matches_alone(&mut self, person: UserId) -> Result<i64> {
        Ok(sqlx::query_scalar(MATCHES_ALONE)
            .bind(person)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// The number of a server's unfinished matches, without those against computers alone.
    pub async fn open_matches_in(&mut self, guild: GuildId) -> Result<i64> {
        Ok(sqlx::query_scalar(OPEN_MATCHES_IN)
            .bind(guild)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// When a person opened the match before their last `others` ones, if after `since`, without matches against computers
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
