//! The living lists of those who look for a game, a message in a channel of a server.

use super::columns::Flag;
use super::database::Store;
use super::ids::{ChannelId, GuildId, MessageId, RoleId, UserId};
use super::rows::{Keyed, Rows};
use super::time::Timestamp;
use super::transact::Writing;

/// The list of a server.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct LookingList {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The role mentioned for a new wish; `None`: nobody is mentioned.
    pub role: Option<RoleId>,
    /// The message; `None` until it is posted.
    pub message: Option<MessageId>,
    /// When the message was posted.
    pub posted: Timestamp,
    /// The last edit.
    pub edited: Timestamp,
    /// When the role was last mentioned.
    pub called: Timestamp,
    /// When it is to be brought up to date; `None` when it is.
    pub due: Option<Timestamp>,
    /// Whether Discord refused it.
    #[sqlx(try_from = "Flag")]
    pub refused: bool,
}

impl Keyed for LookingList {
    const TABLE: &str = "looking_lists";
    const KEY: &str = "guild";
}

super::statements::statements! {
    /// The list of a server; `None` for a server without it.
    pub both fn looking_list(guild: GuildId) -> Option<LookingList> =
        "select guild, channel, role, message, posted, edited, called, due, refused from looking_lists where guild = $1";

    /// Sets the channel and the role of a server's list, which is brought up to date at `due`.
    pub write fn set_looking_list(
        guild: GuildId,
        channel: ChannelId,
        role: Option<RoleId>,
        by: UserId,
        due: Timestamp,
    ) =
        "insert into looking_lists (guild, channel, role, due, set_by)
        select cast($1 as bigint), cast($2 as bigint), cast($3 as bigint), cast($5 as bigint),
            case when not exists (select 1 from deletions where person = $4) then cast($4 as bigint) end
        where true on conflict (guild) do update set message = case when looking_lists.channel = $2 then looking_lists.message end,
            channel = $2, role = $3, due = $5, taken = 0,
            set_by = excluded.set_by, refused = 0, told = 0";

    /// Removes a server's list; `false` if there was none.
    pub write fn no_looking_list(guild: GuildId) -> bool =
        "delete from looking_lists where guild = $1";

    /// Lets a list be brought up to date from `due` on.
    // The time differs from one stored before, so that an edit under way does not count for this
    // change.
    pub waking fn outdate_looking_list(guild: GuildId, due: Timestamp) =
        "update looking_lists set due = case when due is null then cast($2 as bigint) else due + 1 end where guild = $1";

    /// Takes lists that are to be brought up to date, at most `limit`, and keeps them from other
    /// processes `until` an instant.
    pub write fn take_looking_lists(
        now: Timestamp,
        until: Timestamp,
        limit: i64,
    ) -> Rows<LookingList> =
        "update looking_lists set taken = $2 where due is not null and taken <= $1 and guild in (
            select guild from looking_lists where due is not null and due <= $1 and taken <= $1 order by due limit $3)
        returning guild, channel, role, message, posted, edited, called, due, refused";

    /// Whether a list is to be brought up to date by `now`.
    pub read fn is_looking_list_due(now: Timestamp) -> bool =
        "select 1 from looking_lists where due is not null and due <= $1 limit 1";

    /// Stores what a list is after it was brought up to date, unless its channel was changed. A
    /// change since it was taken stays due.
    pub write fn shown_looking_list(
        taken: &LookingList,
        message: MessageId,
        posted: Timestamp,
        called: Timestamp,
        now: Timestamp,
    ) =
        "update looking_lists set message = $4, posted = $5, called = $6, edited = $7, taken = 0, refused = 0, told = 0,
            due = case when due = $3 then null else due end
        where guild = $1 and channel = $2",
        taken.guild, taken.channel, taken.due, message, posted, called, now;

    /// Lets a list rest that Discord refused, until it is changed.
    pub write fn refuse_looking_list(taken: &LookingList) =
        "update looking_lists set due = null, taken = 0, refused = 1 where guild = $1 and due = $2", taken.guild, taken.due;

    /// Records that who set a list is informed that Discord refuses it, and returns the person;
    /// `None` if they are informed already, or unknown.
    pub write fn inform_list_setter(refused: &LookingList) -> Option<UserId> =
        "update looking_lists set told = 1 where guild = $1 and channel = $2 and told = 0 and set_by is not null
        returning set_by",
        refused.guild, refused.channel;

    /// The servers on which a person looks for a game.
    pub write fn looks_on(person: UserId) -> Vec<GuildId> =
        "select guild from looking where person = $1";
}
