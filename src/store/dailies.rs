//! The puzzle of the day on servers: where it is posted, the posts, and who tried and shares.

use super::columns::Flag;
use super::database::Store;
use super::error::Result;
use super::ids::{ChannelId, GuildId, MessageId, UserId};
use super::rows::{self, Rows};
use super::time::Timestamp;
use super::transact::Writing;

/// The channel and time of a server's puzzle of the day.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PuzzleChannel {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The minute of the day.
    pub minute: i64,
    /// The time zone, by its IANA name.
    pub zone: String,
    /// When the next post is due; `None` while it is paused.
    pub due: Option<Timestamp>,
    /// The last day with a try, or the day on which it was switched on.
    pub tried_on: i64,
    /// Whether Discord refused the last post.
    #[sqlx(try_from = "Flag")]
    pub refused: bool,
}

/// A post of the puzzle of the day.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Daily {
    /// The server.
    pub guild: GuildId,
    /// The day.
    pub day: i64,
    /// The channel.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// When it was posted.
    pub posted: Timestamp,
    /// When it is to be brought up to date; `None` when it is.
    pub due: Option<Timestamp>,
    /// The last edit.
    pub edited: Timestamp,
}

/// The numbers of people who tried a server's puzzle of a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Tally {
    /// Those who tried.
    pub tried: i64,
    /// Those who solved it.
    pub solved: i64,
}

/// A person's marks in the post of a day.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Shared {
    /// The person.
    pub person: UserId,
    /// The marks.
    pub marks: String,
}

super::statements::statements! {
    PUZZLE_CHANNEL = "select guild, channel, minute, zone, due, tried_on, refused from puzzle_channels where guild = $1";

    /// Without the person ($8) who sets it while they are being erased.
    SET_PUZZLE_CHANNEL = "insert into puzzle_channels (guild, channel, minute, zone, due, taken, tried_on, refused, set_by, told)
        values ($1, $2, $3, $4, $5, 0, $6, $7,
            case when exists (select 1 from deletions where person = $8) then null else cast($8 as bigint) end, 0)
        on conflict (guild) do update set channel = $2, minute = $3, zone = $4, due = $5, taken = 0, tried_on = $6, refused = $7,
            set_by = excluded.set_by, told = 0";

    PUZZLE_CHANNELS = "select guild, channel, minute, zone, due, tried_on, refused from puzzle_channels order by guild";

    NO_PUZZLE_CHANNEL = "delete from puzzle_channels where guild = $1";

    /// When the next post or edit is due.
    NEXT_DAILY = "select min(due) from (
        select min(due) as due from puzzle_channels where due is not null
        union all select min(due) as due from dailies where due is not null) dues";

    /// The posts due at $1 that no process keeps, at most $3; kept until $2. Checked again in the row itself, which another
    /// process may have taken meanwhile.
    TAKE_CHANNELS = "update puzzle_channels set taken = $2 where due is not null and taken <= $1 and guild in (
            select guild from puzzle_channels where due is not null and due <= $1 and taken <= $1 order by due limit $3)
        returning guild, channel, minute, zone, due, tried_on, refused";

    /// Sets when the post after the one due at $2 is due ($3), and whether Discord refused it ($4).
    SCHEDULE_CHANNEL = "update puzzle_channels set due = $3, taken = 0, refused = $4 where guild = $1 and due = $2";

    /// Tries a post due at $2 again at $3, as Discord refused it.
    POSTPONE_CHANNEL = "update puzzle_channels set taken = $3, refused = 1 where guild = $1 and due = $2";

    /// Records that the person who set a channel ($1, $2) is informed of a refusal, unless they were already.
    INFORM_SETTER = "update puzzle_channels set told = 1 where guild = $1 and channel = $2 and told = 0 and set_by is not null
        returning set_by";

    /// A post arrived: the next refusal is another one.
    UNINFORM_SETTER = "update puzzle_channels set told = 0 where guild = $1 and told = 1";

    ADD_DAILY = "insert into dailies (guild, day, channel, message, posted, edited) values ($1, $2, $3, $4, $5, $5) on conflict do nothing";

    DAILY = "select guild, day, channel, message, posted, due, edited from dailies where guild = $1 and day = $2";

    /// The last post of a server ($1) before a day ($2).
    DAILY_BEFORE = "select guild, day, channel, message, posted, due, edited from dailies where guild = $1 and day < $2
        order by day desc limit 1";

    TAKE_DAILIES = "update dailies set taken = $2 where due is not null and taken <= $1 and (guild, day) in (
            select guild, day from dailies where due is not null and due <= $1 and taken <= $1 order by due limit $3)
        returning guild, day, channel, message, posted, due, edited";

    /// A post ($1, $2) is to be brought up to date from $3 on. The time differs from one stored before, so that an edit under way
    /// does not count for this change.
    OUTDATE = "update dailies set due = case when due is null then cast($3 as bigint) else due + 1 end where guild = $1 and day = $2";

    /// A post ($1, $2) was brought up to date at $4, if nothing has changed since it was due at $3.
    UPDATED = "update dailies set due = null, taken = 0, edited = $4 where guild = $1 and day = $2 and due = $3";

    SET_TRIED_ON = "update puzzle_channels set tried_on = $2 where guild = $1 and tried_on < $2";

    /// Not while the person ($3) is being erased.
    ADD_SHARED = "insert into shared (guild, day, person, marks)
        select cast($1 as bigint), cast($2 as bigint), cast($3 as bigint), null
        where not exists (select 1 from deletions where person = $3) on conflict do nothing";

    SHARE = "update shared set marks = $4 where guild = $1 and day = $2 and person = $3";

    TALLY = "select count(*) as tried, cast(coalesce(sum(t.solved), 0) as bigint) as solved from shared s
        left join tries t on t.person = s.person and t.puzzle = $3 where s.guild = $1 and s.day = $2";

    SHARED_ON = "select person, marks from shared where guild = $1 and day = $2 and marks is not null order by person";

    /// The servers and days in whose posts a person ($1) tried.
    SHARED_BY = "select guild, day from shared where person = $1 order by guild, day";
}

impl Store {
    /// The channel and time of a server's puzzle of the day; `None` for a server without it.
    pub async fn puzzle_channel(&self, guild: GuildId) -> Result<Option<PuzzleChannel>> {
        Ok(sqlx::query_as(PUZZLE_CHANNEL)
            .bind(guild)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// The channel and time of each server's puzzle of the day.
    pub async fn puzzle_channels(&self) -> Result<Rows<PuzzleChannel>> {
        let rows = sqlx::query(PUZZLE_CHANNELS)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows::each("puzzle_channels", "guild", rows))
    }

    /// When the next post or edit is due; `None` without any.
    pub async fn next_daily(&self) -> Result<Option<Timestamp>> {
        Ok(sqlx::query_scalar(NEXT_DAILY)
            .fetch_one(&self.readers)
            .await?)
    }

    /// The post of a server and day; `None` if there was none.
    pub async fn daily(&self, guild: GuildId, day: i64) -> Result<Option<Daily>> {
        Ok(sqlx::query_as(DAILY)
            .bind(guild)
            .bind(day)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// The last post of a server before a day; `None` if there was none.
    pub async fn daily_before(&self, guild: GuildId, day: i64) -> Result<Option<Daily>> {
        Ok(sqlx::query_as(DAILY_BEFORE)
            .bind(guild)
            .bind(day)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// The numbers of people who tried and solved a server's puzzle of a day.
    pub async fn tally(&self, guild: GuildId, day: i64, puzzle: &str) -> Result<Tally> {
        Ok(sqlx::query_as(TALLY)
            .bind(guild)
            .bind(day)
            .bind(puzzle)
            .fetch_one(&self.readers)
            .await?)
    }

    /// The marks shared in the post of a day.
    pub async fn shared_on(&self, guild: GuildId, day: i64) -> Result<Vec<Shared>> {
        Ok(sqlx::query_as(SHARED_ON)
            .bind(guild)
            .bind(day)
            .fetch_all(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// Sets where a server has the puzzle of the day; it counts as tried on the day in `set`. The person who sets it is to be
    /// informed if Discord refuses a post.
    pub async fn set_puzzle_channel(&mut self, set: &PuzzleChannel, by: UserId) -> Result<()> {
        sqlx::query(SET_PUZZLE_CHANNEL)
            .bind(set.guild)
            .bind(set.channel)
            .bind(set.minute)
            .bind(&set.zone)
            .bind(set.due)
            .bind(set.tried_on)
            .bind(i64::from(set.refused))
            .bind(by)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Switches the puzzle of the day off on a server.
    pub async fn no_puzzle_channel(&mut self, guild: GuildId) -> Result<()> {
        sqlx::query(NO_PUZZLE_CHANNEL)
            .bind(guild)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Takes posts that are due, at most `limit`, and keeps them from other processes `until` an instant.
    pub async fn take_channels(
        &mut self,
        now: Timestamp,
        until: Timestamp,
        limit: i64,
    ) -> Result<Rows<PuzzleChannel>> {
        let rows = sqlx::query(TAKE_CHANNELS)
            .bind(now)
            .bind(until)
            .bind(limit)
            .fetch_all(&mut *self.tx)
            .await?;
        Ok(rows::each("puzzle_channels", "guild", rows))
    }

    /// Sets when the post after the one in `done` is due, `None` while it is paused, unless it was scheduled anew.
    pub async fn schedule_channel(
        &mut self,
        done: &PuzzleChannel,
        next: Option<Timestamp>,
        refused: bool,
    ) -> Result<()> {
        sqlx::query(SCHEDULE_CHANNEL)
            .bind(done.guild)
            .bind(done.due)
            .bind(next)
            .bind(i64::from(refused))
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Tries a post again at `again`, as Discord refused it, unless it was scheduled anew.
    pub async fn postpone_channel(
        &mut self,
        refused: &PuzzleChannel,
        again: Timestamp,
    ) -> Result<()> {
        sqlx::query(POSTPONE_CHANNEL)
            .bind(refused.guild)
            .bind(refused.due)
            .bind(again)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// The person who set a channel, to be informed that Discord refuses its posts; `None` if they were already, if they are not
    /// known, and if another channel was set.
    pub async fn inform_setter(&mut self, refused: &PuzzleChannel) -> Result<Option<UserId>> {
        Ok(sqlx::query_scalar(INFORM_SETTER)
            .bind(refused.guild)
            .bind(refused.channel)
            .fetch_optional(&mut *self.tx)
            .await?)
    }

    /// Lets the person who set a server's channel be informed again of the next refusal.
    pub async fn uninform_setter(&mut self, guild: GuildId) -> Result<()> {
        sqlx::query(UNINFORM_SETTER)
            .bind(guild)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Stores a post, unless there is one of that server and day.
    pub async fn add_daily(&mut self, post: &Daily) -> Result<()> {
        sqlx::query(ADD_DAILY)
            .bind(post.guild)
            .bind(post.day)
            .bind(post.channel)
            .bind(post.message)
            .bind(post.posted)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Takes posts that are to be brought up to date, at most `limit`, and keeps them from other processes `until` an instant.
    pub async fn take_dailies(
        &mut self,
        now: Timestamp,
        until: Timestamp,
        limit: i64,
    ) -> Result<Rows<Daily>> {
        let rows = sqlx::query(TAKE_DAILIES)
            .bind(now)
            .bind(until)
            .bind(limit)
            .fetch_all(&mut *self.tx)
            .await?;
        Ok(rows::each("dailies", "guild", rows))
    }

    /// The post of a server and day, within this transaction; `None` if there was none.
    pub async fn daily(&mut self, guild: GuildId, day: i64) -> Result<Option<Daily>> {
        Ok(sqlx::query_as(DAILY)
            .bind(guild)
            .bind(day)
            .fetch_optional(&mut *self.tx)
            .await?)
    }

    /// Lets a post be brought up to date from `due` on.
    pub async fn outdate(&mut self, guild: GuildId, day: i64, due: Timestamp) -> Result<()> {
        sqlx::query(OUTDATE)
            .bind(guild)
            .bind(day)
            .bind(due)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Records that a post was brought up to date, unless something changed since it was taken.
    pub async fn updated(&mut self, post: &Daily, now: Timestamp) -> Result<()> {
        sqlx::query(UPDATED)
            .bind(post.guild)
            .bind(post.day)
            .bind(post.due)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Records that a person tried a server's puzzle of a day; `false` if they had already, and while they are being erased.
    pub async fn add_shared(&mut self, guild: GuildId, day: i64, person: UserId) -> Result<bool> {
        let added = sqlx::query(ADD_SHARED)
            .bind(guild)
            .bind(day)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(added.rows_affected() > 0)
    }

    /// Records a day with a try of a server's puzzle.
    pub async fn set_tried_on(&mut self, guild: GuildId, day: i64) -> Result<()> {
        sqlx::query(SET_TRIED_ON)
            .bind(guild)
            .bind(day)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Stores the marks that a person shares in the post of a day that they tried.
    pub async fn share(
        &mut self,
        guild: GuildId,
        day: i64,
        person: UserId,
        marks: &str,
    ) -> Result<()> {
        sqlx::query(SHARE)
            .bind(guild)
            .bind(day)
            .bind(person)
            .bind(marks)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// The servers and days in whose posts a person tried.
    pub async fn shared_by(&mut self, person: UserId) -> Result<Vec<(GuildId, i64)>> {
        Ok(sqlx::query_as(SHARED_BY)
            .bind(person)
            .fetch_all(&mut *self.tx)
            .await?)
    }
}
