//! Ladders: the order of their people, challenges, and their living messages.

use super::columns::Flag;
use super::database::Store;
use super::ids::{ChallengeId, ChannelId, GuildId, MatchId, MessageId, UserId};
use super::matches::Pace;
use super::rows::{Keyed, Rows};
use super::series::SeriesMeeting;
use super::time::Timestamp;
use super::transact::Writing;

/// The ladder of a game on a server.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Ladder {
    /// The server.
    pub guild: GuildId,
    /// The key of the game.
    pub game: String,
    /// When it is looked at; `None`: when something changes.
    pub due: Option<Timestamp>,
    /// Since when the server has switched ladders off.
    pub off: Option<Timestamp>,
    /// The channel of its living message; `None` without one.
    pub channel: Option<ChannelId>,
    /// The living message; `None` until it is posted.
    pub message: Option<MessageId>,
    /// When the message was posted.
    pub posted: Timestamp,
    /// When the message is to be brought up to date; `None` when it is.
    pub shown: Option<Timestamp>,
    /// Whether Discord refused the message.
    #[sqlx(try_from = "Flag")]
    pub refused: bool,
    /// The channel of the message whose place this one takes.
    pub former_channel: Option<ChannelId>,
    /// The message whose place this one takes, which is to be deleted.
    pub former: Option<MessageId>,
}

impl Keyed for Ladder {
    const TABLE: &str = "ladders";
    const KEY: &str = "guild";
}

/// A person of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Climber {
    /// The person.
    pub person: UserId,
    /// The place in the order, which may have gaps; of one who rests the rung that they had.
    pub rung: i64,
    /// The end of their last meeting, or when they joined.
    pub since: Timestamp,
    /// Since when they rest; `None`: they are on the list.
    pub rests: Option<Timestamp>,
    /// When they last declined a challenge for nothing.
    pub declined: Option<Timestamp>,
}

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Challenge {
    /// The id.
    pub id: ChallengeId,
    /// The server.
    pub guild: GuildId,
    /// The key of the game.
    pub game: String,
    /// The person who challenges.
    pub challenger: UserId,
    /// The person who is challenged.
    pub challenged: UserId,
    /// When it was sent.
    pub sent: Timestamp,
    /// The pace of its matches.
    pub pace: Pace,
    /// The channel or thread of its matches.
    pub channel: ChannelId,
    /// The parent channel, if `channel` is a thread.
    pub within: Option<ChannelId>,
    /// The code of the language of its matches.
    pub lang: String,
    /// The first match, in which the challenger has seat 1; `None`: it is not answered.
    pub first: Option<MatchId>,
    /// The second match.
    pub second: Option<MatchId>,
    /// When it was declined or lapsed, or its meeting ended.
    pub ended: Option<Timestamp>,
}

/// The kind of a direct message about a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LadderNoteKind {
    /// The reader is challenged.
    Challenged,
    /// The reader's challenge was declined, or not answered.
    Declined,
    /// The reader did not answer a challenge and stepped down.
    Stepped,
    /// The reader ran out of time, and rests.
    Late,
    /// The reader had no meeting for long, and rests.
    Idle,
}

super::columns::words!(LadderNoteKind);

/// A direct message about a ladder that is to be sent.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct LadderNote {
    /// The server.
    pub guild: GuildId,
    /// The key of the game.
    pub game: String,
    /// The reader.
    pub person: UserId,
    /// The kind.
    pub kind: LadderNoteKind,
    /// When it was due.
    pub due: Timestamp,
}

impl Keyed for LadderNote {
    const TABLE: &str = "ladder_notes";
    const KEY: &str = "guild";
}

super::statements::statements! {
    /// The ladder of a game on a server; `None` before the first person joins.
    pub both fn ladder(guild: GuildId, game: &str) -> Option<Ladder> =
        "select * from ladders where guild = $1 and game = $2";

    /// Makes the ladder of a game on a server, unless it is there.
    pub write fn make_ladder(guild: GuildId, game: &str) =
        "insert into ladders (guild, game) values ($1, $2) on conflict do nothing";

    /// A ladder as it is now, which no other transaction changes before this one ends.
    pub write fn hold_ladder(guild: GuildId, game: &str) -> Option<Ladder> =
        "update ladders set posted = posted where guild = $1 and game = $2 returning *";

    /// Stores when a ladder is looked at, and since when it is switched off.
    pub write fn set_ladder(ladder: &Ladder) =
        "update ladders set due = $3, off = $4 where guild = $1 and game = $2",
        ladder.guild, &ladder.game, ladder.due, ladder.off;

    /// Takes ladders that are due by `now`, at most `limit`, and lets them be due at `again`.
    pub write fn take_ladders(now: Timestamp, again: Timestamp, limit: i64) -> Rows<Ladder> =
        "update ladders set due = $2 where due <= $1 and (guild, game) in (
            select guild, game from ladders where due <= $1 order by due limit $3)
        returning *";

    /// Whether a ladder is due by `now`.
    pub read fn is_ladder_due(now: Timestamp) -> bool =
        "select 1 from ladders where due <= $1 limit 1";

    /// Lets a ladder be looked at from `now` on.
    pub waking fn hurry_ladder(guild: GuildId, game: &str, now: Timestamp) =
        "update ladders set due = $3 where guild = $1 and game = $2";

    /// Lets all ladders of a server be looked at from `now` on.
    pub waking fn hurry_ladders(guild: GuildId, now: Timestamp) =
        "update ladders set due = $2 where guild = $1";

    /// The ladder of a match; `None` if it is on none.
    pub write fn ladder_of(id: &MatchId) -> Option<(GuildId, String)> =
        "select guild, game from ladder_challenges where first = $1
        union all select guild, game from ladder_challenges where second = $1";

    /// The people of a ladder, also those who rest, in their order.
    pub both fn climbers(guild: GuildId, game: &str) -> Vec<Climber> =
        "select person, rung, since, rests, declined from ladder_people where guild = $1 and game = $2
        order by rung, since, person";

    /// The people of a ladder who are on vacation, and until when.
    pub both fn climbers_away(guild: GuildId, game: &str) -> Vec<(UserId, Timestamp)> =
        "select p.person, v.ends from ladder_people p
        join vacations v on v.person = p.person and v.ended is null and v.kind <> 'week'
        where p.guild = $1 and p.game = $2 order by p.rung";

    /// Stores a person of a ladder. Nothing while the person is being erased.
    pub write fn set_climber(guild: GuildId, game: &str, climber: &Climber) =
        "insert into ladder_people (guild, game, person, rung, since, rests, declined)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($4 as bigint), cast($5 as bigint),
            cast($6 as bigint), cast($7 as bigint)
        where not exists (select 1 from deletions where person = $3)
        on conflict (guild, game, person) do update set rung = excluded.rung, since = excluded.since, rests = excluded.rests,
            declined = excluded.declined",
        guild, game, climber.person, climber.rung, climber.since, climber.rests, climber.declined;

    /// Removes a person from a ladder; `false` if they are not on it.
    pub write fn remove_climber(guild: GuildId, game: &str, person: UserId) -> bool =
        "delete from ladder_people where guild = $1 and game = $2 and person = $3";

    /// Adds the time in milliseconds for which a ladder was switched off to what its people and
    /// challenges wait for.
    pub write fn delay_climbers(guild: GuildId, game: &str, pause: i64) =
        "update ladder_people set since = since + $3, rests = rests + $3 where guild = $1 and game = $2";

    /// Adds such a time to the open challenges of a ladder.
    pub write fn delay_challenges(guild: GuildId, game: &str, pause: i64) =
        "update ladder_challenges set sent = sent + $3 where guild = $1 and game = $2 and ended is null";

    /// The challenges of a ladder, also those that ended lately, the oldest first.
    pub both fn challenges(guild: GuildId, game: &str) -> Vec<Challenge> =
        "select * from ladder_challenges where guild = $1 and game = $2 order by sent, id";

    /// A challenge; `None` if there is none with this id.
    pub both fn challenge(id: ChallengeId) -> Option<Challenge> =
        "select * from ladder_challenges where id = $1";

    /// Stores a challenge. Nothing while one of both is being erased.
    pub write fn add_challenge(challenge: &Challenge) =
        "insert into ladder_challenges (id, guild, game, challenger, challenged, sent, pace, channel, within, lang)
        select cast($1 as bigint), cast($2 as bigint), cast($3 as text), cast($4 as bigint), cast($5 as bigint),
            cast($6 as bigint), cast($7 as text), cast($8 as bigint), cast($9 as bigint), cast($10 as text)
        where not exists (select 1 from deletions where person = $4 or person = $5)",
        challenge.id, challenge.guild, &challenge.game, challenge.challenger, challenge.challenged, challenge.sent,
        challenge.pace, challenge.channel, challenge.within, &challenge.lang;

    /// Stores the matches of a challenge that was accepted.
    pub write fn begin_challenge(id: ChallengeId, first: &MatchId, second: &MatchId) =
        "update ladder_challenges set first = $2, second = $3 where id = $1 and first is null";

    /// Stores the end of a challenge.
    pub write fn end_challenge(id: ChallengeId, now: Timestamp) =
        "update ladder_challenges set ended = $2 where id = $1 and ended is null";

    /// Deletes a challenge.
    pub write fn forget_challenge(id: ChallengeId) =
        "delete from ladder_challenges where id = $1";

    /// The meeting of a challenge, in which the challenger is the first person.
    pub write fn challenge_meeting(id: ChallengeId) -> Option<SeriesMeeting> =
        "select cast(1 as bigint) as nth, cast(1 as bigint) as round, cast(1 as bigint) as one, cast(2 as bigint) as other,
            m.first, m.second, cast(null as bigint) as first_judged, cast(null as bigint) as second_judged, cast(0 as bigint) as blocked,
            (select a.state from matches a where a.id = m.first) as first_state,
            (select a.state from matches a where a.id = m.second) as second_state,
            (select s.result from seats s where s.match_id = m.first and s.seat = 1) as first_one,
            (select s.result from seats s where s.match_id = m.first and s.seat = 2) as first_other,
            (select s.result from seats s where s.match_id = m.second and s.seat = 2) as second_one,
            (select s.result from seats s where s.match_id = m.second and s.seat = 1) as second_other
        from ladder_challenges m where m.id = $1";

    /// The games of a challenge's meeting that were lost by time: who lost, 1 the challenger and 2
    /// the other, and when.
    pub write fn challenge_losses_by_time(id: ChallengeId) -> Vec<(i64, Timestamp)> =
        "select cast(e.seat as bigint) as who, e.at from ladder_challenges c join events e on e.match_id = c.first
        where c.id = $1 and e.kind = 'leave' and e.data like '%\"out_of_time\":true%'
        union all select cast(3 - e.seat as bigint) as who, e.at from ladder_challenges c join events e on e.match_id = c.second
        where c.id = $1 and e.kind = 'leave' and e.data like '%\"out_of_time\":true%'";

    /// When the last match of a challenge's meeting ended.
    pub write fn challenge_over_at(id: ChallengeId) -> Option<Timestamp> =
        "select max(at) from (
            select m.ended_at as at from ladder_challenges c join matches m on m.id = c.first where c.id = $1
            union all select m.ended_at as at from ladder_challenges c join matches m on m.id = c.second where c.id = $1) ends";

    /// The people of a ladder whom a person has blocked.
    pub write fn blocked_on_ladder(guild: GuildId, game: &str, person: UserId) -> Vec<UserId> =
        "select b.blocked from blocks b
        join ladder_people p on p.guild = $1 and p.game = $2 and p.person = b.blocked where b.person = $3";

    /// The people of a ladder who have blocked a person.
    pub write fn blocking_on_ladder(guild: GuildId, game: &str, person: UserId) -> Vec<UserId> =
        "select b.person from ladder_people p
        join blocks b on b.person = p.person and b.blocked = $3 where p.guild = $1 and p.game = $2";

    /// The ladders that a person is on, or rests from.
    pub write fn ladders_with(person: UserId) -> Vec<(GuildId, String)> =
        "select guild, game from ladder_people where person = $1 order by guild, game";

    /// Stores a direct message that is to be sent. Nothing for a person who is being erased.
    pub write fn add_ladder_note(guild: GuildId, game: &str, person: UserId, kind: LadderNoteKind, now: Timestamp) =
        "insert into ladder_notes (guild, game, person, kind, due)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($4 as text), cast($5 as bigint)
        where not exists (select 1 from deletions where person = $3)
        on conflict (guild, game, person, kind) do update set due = excluded.due";

    /// Takes direct messages that are due, at most `limit`, and keeps them from other processes
    /// `until` an instant.
    pub write fn take_ladder_notes(now: Timestamp, until: Timestamp, limit: i64) -> Rows<LadderNote> =
        "update ladder_notes set taken = $2 where taken <= $1 and (guild, game, person, kind) in (
            select guild, game, person, kind from ladder_notes where due <= $1 and taken <= $1 order by due limit $3)
        returning guild, game, person, kind, due";

    /// Whether a direct message is due by `now`.
    pub read fn is_ladder_note_due(now: Timestamp) -> bool =
        "select 1 from ladder_notes where due <= $1 limit 1";

    /// Deletes a direct message that was sent or refused.
    pub write fn sent_ladder_note(note: &LadderNote) =
        "delete from ladder_notes where guild = $1 and game = $2 and person = $3 and kind = $4 and due = $5",
        note.guild, &note.game, note.person, note.kind, note.due;

    /// Lets a ladder have its living message in this channel, posted anew; that of before is to be
    /// deleted.
    pub write fn show_ladder(guild: GuildId, game: &str, channel: ChannelId, now: Timestamp) =
        "update ladders set former_channel = case when message is null then former_channel else channel end,
            former = case when message is null then former else message end,
            channel = $3, message = null, refused = 0, taken = 0,
            shown = case when shown is null or shown < $4 then cast($4 as bigint) else shown + 1 end
        where guild = $1 and game = $2";

    /// Lets the living message of a ladder, if it has one, be brought up to date.
    // The time differs from one stored before, so that an edit under way does not count for this
    // change.
    pub waking fn outdate_ladder(guild: GuildId, game: &str, now: Timestamp) =
        "update ladders set shown = case when shown is null then cast($3 as bigint) else shown + 1 end
        where guild = $1 and game = $2 and channel is not null";

    /// Lets the living messages be brought up to date that name a person.
    pub waking fn outdate_ladders_with(person: UserId, now: Timestamp) =
        "update ladders set shown = case when shown is null then cast($2 as bigint) else shown + 1 end
        where channel is not null and (guild, game) in (
            select guild, game from ladder_people where person = $1 and rests is null)";

    /// Takes ladders whose messages are to be brought up to date, at most `limit`, and keeps them
    /// from other processes `until` an instant.
    pub write fn take_ladder_cards(now: Timestamp, until: Timestamp, limit: i64) -> Rows<Ladder> =
        "update ladders set taken = $2 where shown is not null and taken <= $1 and (guild, game) in (
            select guild, game from ladders where shown is not null and shown <= $1 and taken <= $1 order by shown limit $3)
        returning *";

    /// Whether a message is to be brought up to date by `now`.
    pub read fn is_ladder_card_due(now: Timestamp) -> bool =
        "select 1 from ladders where shown is not null and shown <= $1 limit 1";

    /// Stores the message of a ladder that was brought up to date; `false` if another one takes its
    /// place. A change since it was taken stays due.
    pub write fn shown_ladder(taken: &Ladder, message: MessageId, posted: Timestamp) -> bool =
        "update ladders set message = $4, posted = $5, taken = 0, refused = 0, former = case when former = $6 then null else former end,
            shown = case when shown = $3 then null else shown end
        where guild = $1 and game = $2 and channel = $7 and (former is null or former <> $4)",
        taken.guild, &taken.game, taken.shown, message, posted, taken.former, taken.channel;

    /// Lets a message rest that Discord refused, until the ladder changes.
    pub write fn refuse_ladder(taken: &Ladder) =
        "update ladders set shown = null, taken = 0, refused = 1 where guild = $1 and game = $2 and shown = $3",
        taken.guild, &taken.game, taken.shown;
}
