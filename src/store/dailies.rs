//! The puzzle of the day on servers: where it is posted, the posts, and who tried and shares.

use super::columns::Flag;
use super::database::Store;
use super::ids::{ChannelId, GuildId, MessageId, UserId};
use super::rows::{Keyed, Rows};
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

impl Keyed for PuzzleChannel {
    const TABLE: &str = "puzzle_channels";
    const KEY: &str = "guild";
}

impl Keyed for Daily {
    const TABLE: &str = "dailies";
    const KEY: &str = "guild";
}

super::statements::statements! {
    /// The channel and time of a server's puzzle of the day; `None` for a server without it.
    pub both fn puzzle_channel(guild: GuildId) -> Option<PuzzleChannel> =
        "select guild, channel, minute, zone, due, tried_on, refused from puzzle_channels where guild = $1";

    /// Sets where a server has the puzzle of the day; it counts as tried on the day in `set`. The
    /// person who sets it is to be informed if Discord refuses a post.
    // Without the person ($8) who sets it while they are being erased.
    pub write fn set_puzzle_channel(set: &PuzzleChannel, by: UserId) =
        "insert into puzzle_channels (guild, channel, minute, zone, due, taken, tried_on, refused, set_by, told)
        values ($1, $2, $3, $4, $5, 0, $6, $7,
            case when exists (select 1 from deletions where person = $8) then null else cast($8 as bigint) end, 0)
        on conflict (guild) do update set channel = $2, minute = $3, zone = $4, due = $5, taken = 0, tried_on = $6, refused = $7,
            set_by = excluded.set_by, told = 0",
        set.guild, set.channel, set.minute, &set.zone, set.due, set.tried_on,
        i64::from(set.refused), by;

    /// The channel and time of each server's puzzle of the day.
    pub read fn puzzle_channels() -> Rows<PuzzleChannel> =
        "select guild, channel, minute, zone, due, tried_on, refused from puzzle_channels order by guild";

    /// Switches the puzzle of the day off on a server.
    pub write fn no_puzzle_channel(guild: GuildId) =
        "delete from puzzle_channels where guild = $1";

    /// When the next post or edit is due; `None` without any.
    pub read fn next_daily() -> Option<Timestamp> =
        "select min(due) from (
        select min(due) as due from puzzle_channels where due is not null
        union all select min(due) as due from dailies where due is not null) dues";

    /// Takes posts that are due, at most `limit`, and keeps them from other processes `until` an
    /// instant.
    // Checked again in the row itself, which another process may have taken meanwhile.
    pub write fn take_channels(
        now: Timestamp,
        until: Timestamp,
        limit: i64,
    ) -> Rows<PuzzleChannel> =
        "update puzzle_channels set taken = $2 where due is not null and taken <= $1 and guild in (
            select guild from puzzle_channels where due is not null and due <= $1 and taken <= $1 order by due limit $3)
        returning guild, channel, minute, zone, due, tried_on, refused";

    /// Sets when the post after the one in `done` is due, `None` while it is paused, unless it was
    /// scheduled anew.
    pub write fn schedule_channel(done: &PuzzleChannel, next: Option<Timestamp>, refused: bool) =
        "update puzzle_channels set due = $3, taken = 0, refused = $4 where guild = $1 and due = $2",
        done.guild, done.due, next, i64::from(refused);

    /// Tries a post again at `again`, as Discord refused it, unless it was scheduled anew.
    pub write fn postpone_channel(refused: &PuzzleChannel, again: Timestamp) =
        "update puzzle_channels set taken = $3, refused = 1 where guild = $1 and due = $2",
        refused.guild, refused.due, again;

    /// The person who set a channel, to be informed that Discord refuses its posts; `None` if they
    /// were already, if they are not known, and if another channel was set.
    pub write fn inform_setter(refused: &PuzzleChannel) -> Option<UserId> =
        "update puzzle_channels set told = 1 where guild = $1 and channel = $2 and told = 0 and set_by is not null
        returning set_by",
        refused.guild, refused.channel;

    /// Lets the person who set a server's channel be informed again of the next refusal.
    // A post arrived: the next refusal is another one.
    pub write fn uninform_setter(guild: GuildId) =
        "update puzzle_channels set told = 0 where guild = $1 and told = 1";

    /// Stores a post, unless there is one of that server and day.
    pub write fn add_daily(post: &Daily) =
        "insert into dailies (guild, day, channel, message, posted, edited) values ($1, $2, $3, $4, $5, $5) on conflict do nothing",
        post.guild, post.day, post.channel, post.message, post.posted;

    /// The post of a server and day; `None` if there was none.
    pub both fn daily(guild: GuildId, day: i64) -> Option<Daily> =
        "select guild, day, channel, message, posted, due, edited from dailies where guild = $1 and day = $2";

    /// The last post of a server before a day; `None` if there was none.
    pub both fn daily_before(guild: GuildId, day: i64) -> Option<Daily> =
        "select guild, day, channel, message, posted, due, edited from dailies where guild = $1 and day < $2
        order by day desc limit 1";

    /// Takes posts that are to be brought up to date, at most `limit`, and keeps them from other
    /// processes `until` an instant.
    pub write fn take_dailies(now: Timestamp, until: Timestamp, limit: i64) -> Rows<Daily> =
        "update dailies set taken = $2 where due is not null and taken <= $1 and (guild, day) in (
            select guild, day from dailies where due is not null and due <= $1 and taken <= $1 order by due limit $3)
        returning guild, day, channel, message, posted, due, edited";

    /// Lets a post be brought up to date from `due` on.
    // The time differs from one stored before, so that an edit under way does not count for this
    // change.
    pub write fn outdate(guild: GuildId, day: i64, due: Timestamp) =
        "update dailies set due = case when due is null then cast($3 as bigint) else due + 1 end where guild = $1 and day = $2";

    /// Records that a post was brought up to date, unless something changed since it was taken.
    pub write fn updated(post: &Daily, now: Timestamp) =
        "update dailies set due = null, taken = 0, edited = $4 where guild = $1 and day = $2 and due = $3",
        post.guild, post.day, post.due, now;

    /// Records a day with a try of a server's puzzle.
    pub write fn set_tried_on(guild: GuildId, day: i64) =
        "update puzzle_channels set tried_on = $2 where guild = $1 and tried_on < $2";

    /// Records that a person tried a server's puzzle of a day; `false` if they had already, and
    /// while they are being erased.
    pub write fn add_shared(guild: GuildId, day: i64, person: UserId) -> bool =
        "insert into shared (guild, day, person, marks)
        select cast($1 as bigint), cast($2 as bigint), cast($3 as bigint), null
        where not exists (select 1 from deletions where person = $3) on conflict do nothing";

    /// Stores the marks that a person shares in the post of a day that they tried.
    pub write fn share(guild: GuildId, day: i64, person: UserId, marks: &str) =
        "update shared set marks = $4 where guild = $1 and day = $2 and person = $3";

    /// The numbers of people who tried and solved a server's puzzle of a day.
    pub read fn tally(guild: GuildId, day: i64, puzzle: &str) -> Tally =
        "select count(*) as tried, cast(coalesce(sum(t.solved), 0) as bigint) as solved from shared s
        left join tries t on t.person = s.person and t.puzzle = $3 where s.guild = $1 and s.day = $2";

    /// The marks shared in the post of a day.
    pub read fn shared_on(guild: GuildId, day: i64) -> Vec<Shared> =
        "select person, marks from shared where guild = $1 and day = $2 and marks is not null order by person";

    /// The servers and days in whose posts a person tried.
    pub write fn shared_by(person: UserId) -> Vec<(GuildId, i64)> =
        "select guild, day from shared where person = $1 order by guild, day";
}
