//! Lists of a person's matches, and whether direct messages reach the person.

use super::database::Store;
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
    /// The unfinished matches of a person, with invitations: those that wait for the person first,
    /// then by time left, shortest first, then by waiting time.
    pub read fn inbox(person: UserId) -> Vec<InboxLine> =
        "select m.id, m.game, m.state, m.guild, m.channel, m.place, s.waits, s.deadline, m.twin
        from (select match_id from seats where person = $1 and ended_at is null
              union select match_id from invitations where person = $1) mine
        join matches m on m.id = mine.match_id
        left join seats s on s.match_id = m.id and s.person = $1
        where m.state in ('lobby', 'running')
        order by s.waits is null, s.deadline is null, s.deadline, s.waits, m.opened_at, m.id";

    /// The unfinished matches of a server: lobbies first, then by time left, shortest first.
    pub read fn of_guild(guild: GuildId) -> Vec<InboxLine> =
        "select * from (
            select m.id, m.game, m.state, m.guild, m.channel, m.place, m.opened_at, null as waits,
                (select min(s.deadline) from seats s where s.match_id = m.id) as deadline, m.twin
            from matches m where m.guild = $1 and m.ended_at is null and m.state in ('lobby', 'running')) l
        order by state, deadline is null, deadline, opened_at, id";

    /// The codes and games of the 100 finished matches of a person that ended last, newest first.
    pub read fn played(person: UserId) -> Vec<(MatchId, String)> =
        "select m.id, m.game from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is not null and m.state = 'over'
        order by s.ended_at desc, s.match_id desc limit $2",
        person, MAX_PLAYED;

    /// The matches of a person with a result that ended after `since`, the latest first, at most
    /// `limit`.
    pub read fn ended_since(person: UserId, since: Timestamp, limit: i64) -> Vec<MatchId> =
        "select m.id from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at > $2 and m.state = 'over'
        order by s.ended_at desc, s.match_id desc limit $3";

    /// When a person last looked at the list of their matches; `None` if never.
    pub read fn looked(person: UserId) -> Option<Timestamp> =
        "select at from looked where person = $1";

    /// Stores that a person looks at the list of their matches, unless the person is being erased.
    pub write fn set_looked(person: UserId, at: Timestamp) =
        "insert into looked (person, at) select cast($1 as bigint), cast($2 as bigint)
        where not exists (select 1 from deletions where person = $1)
        on conflict (person) do update set at = excluded.at";

    /// The matches whose panel is in this channel or thread: the running ones, newest first, then
    /// the finished ones; at most 25.
    pub read fn played_in(place: ChannelId) -> Vec<MatchId> =
        "select id from (select id from matches where place = $1 and state = 'running'
                         order by opened_at desc limit 25) running
        union all
        select id from (select id from matches where place = $1 and state = 'over'
                        order by opened_at desc limit 25) done
        limit 25";

    /// Whether a direct message to the person has failed, and the person is not informed of it.
    pub read fn is_closed_dm_notice_due(person: UserId) -> bool =
        "select told from closed_dms where person = $1 and told = 0";

    /// Records that a direct message to the person failed.
    // Only for people who hold a seat: nothing is stored about others.
    pub write fn dms_are_closed(person: UserId) =
        "insert into closed_dms (person) select $1 where exists (select 1 from seats where person = $1)
        on conflict do nothing";

    /// Records that direct messages reach the person.
    pub write fn dms_are_open(person: UserId) =
        "delete from closed_dms where person = $1";

    /// Records that the person is informed that direct messages fail.
    pub write fn informed_of_closed_dms(person: UserId) =
        "update closed_dms set told = 1 where person = $1";
}
