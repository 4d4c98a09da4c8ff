//! The settings of servers, and the counts for their limits.

use sqlx::AnyConnection;
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::columns::Flag;
use super::database::Store;
use super::error::Result;
use super::ids::{ChannelId, GuildId, UserId};
use super::matches::Pace;
use super::seats::Strength;
use super::time::Timestamp;
use super::transact::Writing;

/// The settings of a server.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a column, and one thing that is set"
)]
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
    /// The people who may open leagues and contests.
    pub contests: Contests,
    /// Whether the server has ladders.
    #[sqlx(try_from = "Flag")]
    pub ladders: bool,
}

/// The people who may open leagues and contests on a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Contests {
    /// Everyone.
    Everyone,
    /// People who may delete others' messages.
    #[default]
    Moderators,
    /// Nobody, and no season begins.
    Off,
}

/// Whether matches of a server are rated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
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

super::columns::words!(Ratings, Contests);

super::statements::statements! {
    /// The settings of a server ($1).
    OF_GUILD = "select * from settings where guild = $1";

    /// The channels of a server ($1) where matches may be opened; none means all.
    CHANNELS = "select channel from open_channels where guild = $1 order by channel";

    /// Stores the settings of a server without its channels.
    write fn set_settings_row(guild: GuildId, settings: &Settings) =
        "insert into settings (guild, threads, pace, quiet, per_person, per_server, moderators, strength, lang, ratings, contests, ladders) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
        on conflict (guild) do update set threads = $2, pace = $3, quiet = $4, per_person = $5, per_server = $6, moderators = $7, strength = $8, lang = $9, ratings = $10, contests = $11, ladders = $12",
        guild, i64::from(settings.threads), settings.pace, i64::from(settings.quiet),
        settings.per_person, settings.per_server, i64::from(settings.moderators),
        settings.strength, &settings.lang, settings.ratings, settings.contests, i64::from(settings.ladders);

    /// The code of the language set for a server's public messages; `None` if it is not set.
    pub read fn server_language(guild: GuildId) -> Option<String> =
        "select lang from settings where guild = $1";

    write fn close_channels(guild: GuildId) =
        "delete from open_channels where guild = $1";

    write fn open_channel(guild: GuildId, channel: ChannelId) =
        "insert into open_channels (guild, channel) values ($1, $2) on conflict do nothing";

    /// The number of a person's unfinished matches on a server, without matches they have left and
    /// matches against computers alone.
    pub write fn open_matches_of(person: UserId, guild: GuildId) -> i64 =
        "select count(*) from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.guild = $2 and m.state in ('lobby', 'running')
        and (m.state = 'lobby' or exists (
        select 1 from seats o where o.match_id = m.id and (o.person <> s.person or o.gone = 1)))
        and not exists (select 1 from events e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'leave')";

    /// The number of a person's unfinished matches without a server that were joined by a code.
    pub write fn open_matches_by_code(person: UserId) -> i64 =
        "select count(*) from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.guild is null and m.trouble = 'gone' and m.state in ('lobby', 'running')
        and not exists (select 1 from events e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'leave')";

    /// The number of a person's running matches against computers alone, on all servers.
    pub write fn matches_alone(person: UserId) -> i64 =
        "select count(*) from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.state = 'running'
        and not exists (select 1 from seats o where o.match_id = s.match_id and (o.person <> s.person or o.gone = 1))
        and not exists (select 1 from events e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'leave')";

    /// The number of a server's unfinished matches, without those against computers alone.
    pub write fn open_matches_in(guild: GuildId) -> i64 =
        "select count(*) from matches m where m.guild = $1 and m.ended_at is null and m.state in ('lobby', 'running')
        and (m.state = 'lobby' or 1 < (
        select count(*) from seats s where s.match_id = m.id and (s.person is not null or s.gone = 1)))";

    /// When a person opened the match before their last `others` ones, if after `since`, without
    /// matches against computers alone.
    pub write fn opened_before_last(
        person: UserId,
        others: i64,
        since: Timestamp,
    ) -> Option<Timestamp> =
        "select opened_at from matches m where opened_by = $1 and opened_at > $2
        and (m.state in ('lobby', 'cancelled') or exists (
        select 1 from seats s where s.match_id = m.id and (s.person <> $1 or s.gone = 1)))
        order by opened_at desc limit 1 offset $3",
        person, since, others;
}

impl Store {
    /// The settings of a server without its channels, `None` if it has changed none; and the
    /// channels where matches may be opened.
    pub async fn settings(&self, guild: GuildId) -> Result<(Option<Settings>, Vec<ChannelId>)> {
        // One transaction, so that the two queries see one snapshot.
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
    /// The settings and channels of a server, within this transaction.
    pub async fn settings(&mut self, guild: GuildId) -> Result<(Option<Settings>, Vec<ChannelId>)> {
        read(&mut self.tx, guild).await
    }

    /// Stores the settings of a server.
    pub async fn set_settings(&mut self, guild: GuildId, settings: &Settings) -> Result<()> {
        self.set_settings_row(guild, settings).await?;
        self.close_channels(guild).await?;
        for channel in &settings.channels {
            self.open_channel(guild, *channel).await?;
        }
        Ok(())
    }
}
