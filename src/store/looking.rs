//! The wishes of people for games on a server, and the lobbies opened for two that fit.

use super::database::Store;
use super::ids::{ChannelId, GuildId, MatchId, UserId};
use super::matches::Pace;
use super::time::Timestamp;
use super::transact::Writing;

/// The wish of a person for games on a server.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Looking {
    /// The server.
    pub guild: GuildId,
    /// The person.
    pub person: UserId,
    /// The keys of the games with spaces between; empty for any game.
    pub games: String,
    /// The pace.
    pub pace: Pace,
    /// Unfinished matches of these games from which the wish is silent.
    pub most: i64,
    /// When it ends; `None`: only when the person takes it back.
    pub ends: Option<Timestamp>,
    /// The channel or thread in which the person made it.
    pub channel: ChannelId,
    /// The parent channel, if `channel` is a thread.
    pub within: Option<ChannelId>,
    /// The code of the language of public messages.
    pub lang: String,
    /// When it was made; the oldest is served first.
    pub since: Timestamp,
    /// The instant before which nothing is proposed.
    pub rests: Timestamp,
    /// When it is tried again.
    pub due: Timestamp,
}

super::statements::statements! {
    /// The wish of a person on a server; `None` if there is none.
    pub both fn looking(guild: GuildId, person: UserId) -> Option<Looking> =
        "select * from looking where guild = $1 and person = $2";

    /// The wishes on a server that have not ended by `now`, the oldest first, at most `limit`.
    pub both fn looking_in(guild: GuildId, now: Timestamp, limit: i64) -> Vec<Looking> =
        "select * from looking where guild = $1 and (ends is null or ends > $2) order by since, person limit $3";

    /// Stores the wish of a person, in place of the one before. Nothing while the person is being
    /// erased.
    pub write fn set_looking(wish: &Looking) =
        "insert into looking (guild, person, games, pace, most, ends, channel, within, lang, since, rests, due)
        select cast($1 as bigint), cast($2 as bigint), cast($3 as text), cast($4 as text), cast($5 as bigint), cast($6 as bigint),
            cast($7 as bigint), cast($8 as bigint), cast($9 as text), cast($10 as bigint), cast($11 as bigint), cast($12 as bigint)
        where not exists (select 1 from deletions where person = $2)
        on conflict (guild, person) do update set games = excluded.games, pace = excluded.pace, most = excluded.most,
            ends = excluded.ends, channel = excluded.channel, within = excluded.within, lang = excluded.lang,
            rests = excluded.rests, due = excluded.due",
        wish.guild, wish.person, &wish.games, wish.pace, wish.most, wish.ends, wish.channel,
        wish.within, &wish.lang, wish.since, wish.rests, wish.due;

    /// Removes the wish of a person; `false` if there was none.
    pub write fn no_looking(guild: GuildId, person: UserId) -> bool =
        "delete from looking where guild = $1 and person = $2";

    /// Takes wishes that are due by `now`, at most `limit`, and lets them be due again at `again`.
    pub write fn take_looking(now: Timestamp, again: Timestamp, limit: i64) -> Vec<Looking> =
        "update looking set due = $2 where due <= $1 and (guild, person) in (
            select guild, person from looking where due <= $1 order by due limit $3)
        returning *";

    /// Whether a wish is due by `now`.
    pub read fn is_looking_due(now: Timestamp) -> bool =
        "select 1 from looking where due <= $1 limit 1";

    /// Lets a wish be tried again at `due`. Of two processes that open a lobby for it at once, one
    /// fails here and starts over.
    pub write fn touch_looking(wish: &Looking, due: Timestamp) -> bool =
        "update looking set due = $3 where guild = $1 and person = $2", wish.guild, wish.person, due;

    /// Lets a wish that does not end by itself rest until an instant.
    pub write fn rest_looking(guild: GuildId, person: UserId, until: Timestamp) =
        "update looking set rests = $3 where guild = $1 and person = $2 and ends is null";

    /// Removes a wish that ends by itself.
    pub write fn lapse_looking(guild: GuildId, person: UserId) =
        "delete from looking where guild = $1 and person = $2 and ends is not null";

    /// The games of a person's unfinished matches with others on a server, with invitations.
    pub write fn games_under_way(person: UserId, guild: GuildId) -> Vec<String> =
        "select m.game from (
            select match_id from seats where person = $1 and ended_at is null
            union select match_id from invitations where person = $1) mine
        join matches m on m.id = mine.match_id
        where m.guild = $2 and (m.state = 'lobby' or m.state = 'running' and exists (
            select 1 from seats o where o.match_id = m.id and (o.person <> $1 or o.gone = 1)))";

    /// Stores that a lobby was opened for two people, of whom `one` has the smaller id.
    pub write fn add_looking_pair(
        id: &MatchId,
        guild: GuildId,
        one: UserId,
        other: UserId,
        now: Timestamp,
    ) =
        "insert into looking_pairs (match_id, guild, one, other, at) values ($1, $2, $3, $4, $5)";

    /// Whether a lobby was opened for two people after `since`.
    pub both fn has_met(guild: GuildId, one: UserId, other: UserId, since: Timestamp) -> bool =
        "select 1 from looking_pairs where guild = $1 and one = $2 and other = $3 and at > $4";

    /// Whether a lobby for two people was cancelled that was opened after `since`.
    pub both fn has_parted(guild: GuildId, one: UserId, other: UserId, since: Timestamp) -> bool =
        "select 1 from looking_pairs p join matches m on m.id = p.match_id
        where p.guild = $1 and p.one = $2 and p.other = $3 and p.at > $4 and m.state = 'cancelled'";

    /// Deletes pairs from before an instant.
    pub write fn forget_looking_pairs(before: Timestamp) =
        "delete from looking_pairs where at < $1";
}
