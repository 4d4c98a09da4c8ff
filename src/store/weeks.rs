//! The message of the week on servers: where and when, the messages posted, and what they say.

use super::columns::{Flag, rows};
use super::database::Store;
use super::error::Result;
use super::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use super::rows::{Keyed, Rows};
use super::time::Timestamp;
use super::transact::Writing;

/// The channel and time of a server's message of the week.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct WeekChannel {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The day of the week; 0 is Monday.
    pub day: i64,
    /// The minute of the day.
    pub minute: i64,
    /// The time zone, by its IANA name.
    pub zone: String,
    /// When the next message is due.
    pub due: Timestamp,
    /// The weeks without a game since the last one with a game.
    pub quiet: i64,
    /// Whether Discord refused the last message.
    #[sqlx(try_from = "Flag")]
    pub refused: bool,
}

/// A message of a week.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Week {
    /// The server.
    pub guild: GuildId,
    /// When it was due, by which it is found: it is about the seven days before.
    pub week: Timestamp,
    /// The channel.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// When it was posted.
    pub posted: Timestamp,
    /// The matches that went on then.
    pub running: i64,
    /// The people who had played.
    pub players: i64,
    /// The weeks without a game, with this one.
    pub quiet: i64,
    /// When it is to be drawn again; `None` when it is not.
    pub due: Option<Timestamp>,
}

/// The numbers of a week on a server, of matches between people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WeekNumbers {
    /// Matches that ended.
    pub ended: i64,
    /// Matches with their first move.
    pub began: i64,
    /// Matches that go on.
    pub running: i64,
    /// The people who moved.
    pub players: i64,
}

/// A match that ended in a week.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct EndedMatch {
    /// The match.
    pub id: MatchId,
    /// The key of the game.
    pub game: String,
    /// The channel it was opened in.
    pub channel: ChannelId,
    /// The number of its last event.
    pub number: i64,
    /// The step of the turn that took most of what was given away; `None` without an analysis.
    pub step: Option<i64>,
    /// The size of that, in thousandths of the whole; `None` without an analysis.
    pub size: Option<i64>,
    /// Whether its people won or lost together.
    #[sqlx(try_from = "Flag")]
    pub together: bool,
}

/// A seat of a match that ended.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct EndedSeat {
    /// The match.
    pub match_id: MatchId,
    /// The seat.
    pub seat: i64,
    /// The person; `None` for a computer and an erased person.
    pub person: Option<UserId>,
    /// The place.
    pub place: Option<i64>,
    /// Whether lists may show the person.
    #[sqlx(try_from = "Flag")]
    pub listed: bool,
    /// Whether the person was informed of that.
    #[sqlx(try_from = "Flag")]
    pub noticed: bool,
}

/// A person who shares their marks, with the days on which they solved the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Solver {
    /// The person.
    pub person: UserId,
    /// The days.
    pub days: i64,
}

impl Keyed for WeekChannel {
    const TABLE: &str = "week_channels";
    const KEY: &str = "guild";
}

impl Keyed for Week {
    const TABLE: &str = "weeks";
    const KEY: &str = "guild";
}

super::statements::statements! {
    /// The channel and time of a server's message of the week; `None` for a server without it.
    pub both fn week_channel(guild: GuildId) -> Option<WeekChannel> =
        "select guild, channel, day, minute, zone, due, quiet, refused from week_channels where guild = $1";

    /// The channel and time of each server's message of the week.
    pub read fn week_channels() -> Rows<WeekChannel> =
        "select guild, channel, day, minute, zone, due, quiet, refused from week_channels order by guild";

    /// Sets where and when a server has the message of the week. The person who sets it is to be
    /// informed if Discord refuses a message.
    // Without the person ($7) who sets it while they are being erased.
    pub write fn set_week_channel(set: &WeekChannel, by: UserId) =
        "insert into week_channels (guild, channel, day, minute, zone, due, set_by)
        values ($1, $2, $3, $4, $5, $6, case when exists (select 1 from deletions where person = $7) then null else cast($7 as bigint) end)
        on conflict (guild) do update set channel = $2, day = $3, minute = $4, zone = $5, due = $6, taken = 0, quiet = 0, refused = 0,
            set_by = excluded.set_by, told = 0",
        set.guild, set.channel, set.day, set.minute, &set.zone, set.due, by;

    /// Switches the message of the week off on a server.
    pub write fn no_week_channel(guild: GuildId) =
        "delete from week_channels where guild = $1";

    /// When the next message is to be posted or drawn again; `None` without any.
    pub read fn next_week() -> Option<Timestamp> =
        "select min(due) from (
        select min(due) as due from week_channels
        union all select min(due) as due from weeks where due is not null) dues";

    /// Takes messages that are due, at most `limit`, and keeps them from other processes `until` an
    /// instant.
    // Checked again in the row itself, which another process may have taken meanwhile.
    pub write fn take_week_channels(
        now: Timestamp,
        until: Timestamp,
        limit: i64,
    ) -> Rows<WeekChannel> =
        "update week_channels set taken = $2 where taken <= $1 and guild in (
            select guild from week_channels where due <= $1 and taken <= $1 order by due limit $3)
        returning guild, channel, day, minute, zone, due, quiet, refused";

    /// Sets when the message after the one in `done` is due, unless it was scheduled anew.
    pub write fn schedule_week(done: &WeekChannel, next: Timestamp, quiet: i64, refused: bool) =
        "update week_channels set due = $3, taken = 0, quiet = $4, refused = $5 where guild = $1 and due = $2",
        done.guild, done.due, next, quiet, i64::from(refused);

    /// Tries a message again at `again`, as Discord refused it, unless it was scheduled anew.
    pub write fn postpone_week(refused: &WeekChannel, again: Timestamp) =
        "update week_channels set taken = $3, refused = 1 where guild = $1 and due = $2",
        refused.guild, refused.due, again;

    /// The person who set a channel, to be informed that Discord refuses its messages; `None` if
    /// they were already, if they are not known, and if another channel was set.
    pub write fn inform_week_setter(refused: &WeekChannel) -> Option<UserId> =
        "update week_channels set told = 1 where guild = $1 and channel = $2 and told = 0 and set_by is not null
        returning set_by",
        refused.guild, refused.channel;

    /// Lets the person who set a server's channel be informed again of the next refusal.
    pub write fn uninform_week_setter(guild: GuildId) =
        "update week_channels set told = 0 where guild = $1 and told = 1";

    /// Stores a message, unless there is one of that server and week.
    pub write fn add_week(week: &Week) =
        "insert into weeks (guild, week, channel, message, posted, running, players, quiet)
        values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing",
        week.guild, week.week, week.channel, week.message, week.posted, week.running, week.players, week.quiet;

    /// Takes messages that are to be drawn again, at most `limit`, and keeps them from other
    /// processes `until` an instant.
    pub write fn take_weeks(now: Timestamp, until: Timestamp, limit: i64) -> Rows<Week> =
        "update weeks set taken = $2 where due is not null and taken <= $1 and (guild, week) in (
            select guild, week from weeks where due is not null and due <= $1 and taken <= $1 order by due limit $3)
        returning guild, week, channel, message, posted, running, players, quiet, due";

    /// Lets the messages posted since an instant be drawn again on the servers on which a person
    /// has results or tried the puzzle.
    pub write fn redraw_weeks(person: UserId, since: Timestamp, now: Timestamp) =
        "update weeks set due = case when due is null then cast($3 as bigint) else due + 1 end
        where posted > $2 and guild in (
            select guild from results where person = $1 and guild is not null union select guild from shared where person = $1)";

    /// Records that a message was drawn again, unless it is to be once more.
    pub write fn redrawn(week: &Week) =
        "update weeks set due = null, taken = 0 where guild = $1 and week = $2 and due = $3",
        week.guild, week.week, week.due;

    /// Stores the turn that took most of what was given away in a match, by its analysis.
    pub write fn set_swing(id: &MatchId, step: i64, size: i64) =
        "insert into swings (match_id, step, size) values ($1, $2, $3)
        on conflict (match_id) do update set step = $2, size = $3";

    /// The matches between people of a server that ended from an instant on until another one, that
    /// had their first event since then, and that go on.
    read fn matches_of_week(guild: GuildId, since: Timestamp, until: Timestamp) -> (i64, i64, i64) =
        "select cast(coalesce(sum(1 - p.goes_on), 0) as bigint) as ended,
            cast(coalesce(sum(case when $2 <= (select e.at from events e where e.match_id = p.id and e.number = 1)
                then 1 else 0 end), 0) as bigint) as began,
            cast(coalesce(sum(p.goes_on), 0) as bigint) as running
        from (select id, 0 as goes_on from matches
                where guild = $1 and state = 'over' and closed is null and ended_at >= $2 and ended_at < $3
            union all select id, 1 as goes_on from matches where guild = $1 and ended_at is null and state = 'running') p
        where 1 < (select count(*) from seats s where s.match_id = p.id and (s.person is not null or s.gone = 1))";

    /// The number of people with a turn since an instant in one of these matches.
    // Matches first, whose seats are then looked up.
    read fn players_of_week(guild: GuildId, since: Timestamp, until: Timestamp) -> i64 =
        "select count(distinct s.person)
        from (select id from matches
                where guild = $1 and state = 'over' and closed is null and ended_at >= $2 and ended_at < $3
            union all select id from matches where guild = $1 and ended_at is null and state = 'running') p
        cross join seats s
        where s.match_id = p.id and s.person is not null
            and 1 < (select count(*) from seats o where o.match_id = p.id and (o.person is not null or o.gone = 1))
            and exists (select 1 from events e
                where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'turn' and e.at >= $2)";

    /// The last matches between people of a server that ended from an instant on until another one,
    /// at most `limit`, newest first.
    pub read fn ended_between(
        guild: GuildId,
        since: Timestamp,
        until: Timestamp,
        limit: i64,
    ) -> Vec<EndedMatch> =
        "select m.id, m.game, m.channel, m.number, w.step, w.size,
            case when exists (select 1 from results r where r.match_id = m.id and r.board is not null) then 1 else 0 end as together
        from matches m left join swings w on w.match_id = m.id
        where m.guild = $1 and m.state = 'over' and m.closed is null and m.ended_at >= $2 and m.ended_at < $3
            and 1 < (select count(*) from seats s where s.match_id = m.id and (s.person is not null or s.gone = 1))
        order by m.ended_at desc limit $4";

    /// The seats of matches ($1, a list of codes), with whether lists may show their people.
    SEATS_OF = "select s.match_id, s.seat, s.person, s.result as place, coalesce(w.listed, 1) as listed, coalesce(w.noticed, 0) as noticed
        from json_each($1) c join seats s on s.match_id = c.value ->> 0
        left join rating_wishes w on w.person = s.person order by s.match_id, s.seat";

    /// The numbers of people who tried and solved the puzzles of days on a server, once each day.
    pub read fn tally_of_days(guild: GuildId, first: i64, last: i64) -> (i64, i64) =
        "select count(*) as tried, cast(coalesce(sum(case when exists (
            select 1 from tries t where t.person = s.person and t.day = s.day and t.counts = 1) then 1 else 0 end), 0) as bigint) as solved
        from shared s where s.guild = $1 and s.day between $2 and $3";

    /// The people who share their marks and solved the puzzle on most of these days, at most
    /// `limit`; not those whom lists may not show.
    pub read fn solvers(guild: GuildId, first: i64, last: i64, limit: i64) -> Vec<Solver> =
        "select s.person, count(*) as days from shared s
        where s.guild = $1 and s.day between $2 and $3 and s.marks is not null
            and exists (select 1 from tries t where t.person = s.person and t.day = s.day and t.counts = 1)
            and not exists (select 1 from rating_wishes w where w.person = s.person and w.listed = 0)
        group by s.person order by days desc, s.person limit $4";

    /// The lobbies of a server, the newest first.
    pub read fn lobbies_of(guild: GuildId) -> Vec<MatchId> =
        "select id from (select id, opened_at from matches where guild = $1 and ended_at is null and state = 'lobby') l
        order by opened_at desc, id";

    /// The running matches of a server with open offers, at most `limit`.
    pub read fn with_offers(guild: GuildId, limit: i64) -> Vec<MatchId> =
        "select m.id from matches m where m.guild = $1 and m.ended_at is null and m.state = 'running'
            and exists (select 1 from messages k where k.match_id = m.id and k.kind = 'talk')
        limit $2";
}

impl Store {
    /// The numbers of the matches between people of a server from an instant on until another one.
    pub async fn week_numbers(
        &self,
        guild: GuildId,
        since: Timestamp,
        until: Timestamp,
    ) -> Result<WeekNumbers> {
        let matches = self.matches_of_week(guild, since, until).await?;
        let (ended, began, running) = matches;
        Ok(WeekNumbers {
            ended,
            began,
            running,
            players: self.players_of_week(guild, since, until).await?,
        })
    }

    /// The seats of these matches, by match and seat.
    pub async fn seats_of(&self, matches: &[MatchId]) -> Result<Vec<EndedSeat>> {
        let seats = sqlx::query_as(SEATS_OF).bind(rows(matches));
        Ok(seats.fetch_all(&self.limited_pool).await?)
    }
}
