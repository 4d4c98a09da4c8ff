//! What servers have settled, and the counts their limits are about.

use sqlx::SqliteConnection;

use super::ids::{ChannelId, GuildId, UserId};
use super::rows::Pace;
use super::time::Timestamp;
use super::{Store, Writing};

/// What a server has settled.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Settings {
    /// The channels where games may be opened; none listed means everywhere.
    #[sqlx(skip)]
    pub channels: Vec<ChannelId>,
    /// Whether each game has a thread of its own.
    pub threads: bool,
    /// The pace of a game opened without one.
    pub pace: Pace,
    /// Whether the people to act are only named, and not called.
    pub quiet: bool,
    /// How many unfinished games one person may have there.
    pub per_person: Option<i64>,
    /// How many there may be altogether.
    pub per_server: Option<i64>,
    /// Whether moderators may call off games of others.
    pub moderators: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            channels: Vec::new(),
            threads: true,
            pace: Pace::default(),
            quiet: false,
            per_person: Some(20),
            per_server: Some(200),
            moderators: false,
        }
    }
}

impl Store {
    /// What a server has settled.
    pub async fn settings(&self, guild: GuildId) -> sqlx::Result<Settings> {
        // One transaction, so that the two answers belong together.
        settings(&mut *self.readers.begin().await?, guild).await
    }
}

async fn settings(connection: &mut SqliteConnection, guild: GuildId) -> sqlx::Result<Settings> {
    let row: Option<Settings> = sqlx::query_as("select * from settings where guild = $1")
        .bind(guild)
        .fetch_optional(&mut *connection)
        .await?;
    let channels =
        sqlx::query_scalar("select channel from open_channels where guild = $1 order by channel")
            .bind(guild)
            .fetch_all(&mut *connection)
            .await?;
    Ok(Settings {
        channels,
        ..row.unwrap_or_default()
    })
}

impl Writing<'_> {
    /// What a server has settled, in this transaction.
    pub async fn settings(&mut self, guild: GuildId) -> sqlx::Result<Settings> {
        settings(&mut self.tx, guild).await
    }

    /// What a server settles from now on.
    pub async fn set_settings(&mut self, guild: GuildId, settings: &Settings) -> sqlx::Result<()> {
        sqlx::query(
            "insert into settings (guild, threads, pace, quiet, per_person, per_server, moderators) values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (guild) do update set threads = $2, pace = $3, quiet = $4, per_person = $5, per_server = $6, moderators = $7",
        )
        .bind(guild)
        .bind(settings.threads)
        .bind(settings.pace)
        .bind(settings.quiet)
        .bind(settings.per_person)
        .bind(settings.per_server)
        .bind(settings.moderators)
        .execute(&mut *self.tx)
        .await?;
        sqlx::query("delete from open_channels where guild = $1")
            .bind(guild)
            .execute(&mut *self.tx)
            .await?;
        for channel in &settings.channels {
            sqlx::query(
                "insert into open_channels (guild, channel) values ($1, $2) on conflict do nothing",
            )
            .bind(guild)
            .bind(channel)
            .execute(&mut *self.tx)
            .await?;
        }
        Ok(())
    }

    /// How many unfinished matches somebody sits in on a server, without those they have left.
    pub async fn open_matches_of(&mut self, person: UserId, guild: GuildId) -> sqlx::Result<i64> {
        sqlx::query_scalar(
            "select count(*) from seats s join matches m on m.id = s.match_id
             where s.person = $1 and m.guild = $2 and m.state in ('lobby', 'running')
               and not exists (select 1 from events e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'leave')",
        )
        .bind(person)
        .bind(guild)
        .fetch_one(&mut *self.tx)
        .await
    }

    /// How many unfinished matches a server has.
    pub async fn open_matches_in(&mut self, guild: GuildId) -> sqlx::Result<i64> {
        sqlx::query_scalar(
            "select count(*) from matches where guild = $1 and state in ('lobby', 'running')",
        )
        .bind(guild)
        .fetch_one(&mut *self.tx)
        .await
    }

    /// When somebody opened the last but `others` match, if that was after `since`.
    pub async fn opened_before_last(
        &mut self,
        person: UserId,
        others: i64,
        since: Timestamp,
    ) -> sqlx::Result<Option<Timestamp>> {
        sqlx::query_scalar(
            "select opened_at from matches where opened_by = $1 and opened_at > $2
             order by opened_at desc limit 1 offset $3",
        )
        .bind(person)
        .bind(since)
        .bind(others)
        .fetch_optional(&mut *self.tx)
        .await
    }
}
