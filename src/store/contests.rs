//! Contests: who plays in them, their rounds and meetings, and their cards.

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

use super::columns::Flag;
use super::database::Store;
use super::ids::{ChannelId, ContestId, GuildId, MatchId, MessageId, UserId};
use super::matches::Pace;
use super::rows::{Keyed, Rows};
use super::series::{Entrant, Series, SeriesMeeting, SeriesNoteKind, Withdrawn};
use super::time::Timestamp;
use super::transact::Writing;

/// The kind of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ContestKind {
    /// Everybody meets everybody once.
    Pairs,
    /// Rounds of one meeting each, between people with equal points.
    Swiss,
    /// Rounds of tables of three and more.
    Tables,
    /// Teams that play together, each at its own tables.
    Together,
    /// A year of small contests, each of another game.
    Tour,
}

impl ContestKind {
    /// Whether people sit at tables instead of having meetings of two.
    #[must_use]
    pub fn has_tables(self) -> bool {
        matches!(self, ContestKind::Tables | ContestKind::Together)
    }

    /// The kind as stored: the word in `kind`, whose check knows two, and the one in `form`.
    fn stored(self) -> (ContestKind, Option<ContestKind>) {
        match self {
            ContestKind::Pairs | ContestKind::Swiss => (self, None),
            _ => (ContestKind::Swiss, Some(self)),
        }
    }
}

impl FromRow<'_, AnyRow> for ContestKind {
    fn from_row(row: &AnyRow) -> sqlx::Result<ContestKind> {
        let form: Option<ContestKind> = row.try_get("form")?;
        form.map_or_else(|| row.try_get("kind"), Ok)
    }
}

/// The state of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ContestState {
    /// People can join.
    Open,
    /// It goes on.
    Running,
    /// It has ended.
    Over,
    /// It did not begin, as too few people wanted to play.
    Few,
    /// It was stopped.
    Stopped,
}

super::columns::words!(ContestKind, ContestState);

/// A contest on a server, or a tour of small ones.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Contest {
    /// The id.
    pub id: ContestId,
    /// The server.
    pub guild: GuildId,
    /// The kind.
    #[sqlx(flatten)]
    pub kind: ContestKind,
    /// The key of the game; of a tour that of the first one.
    pub game: String,
    /// The pace of its matches.
    pub pace: Pace,
    /// The name.
    pub name: String,
    /// The person who opened it; `None`: they were erased.
    pub opener: Option<UserId>,
    /// The channel or thread of its card and matches.
    pub channel: ChannelId,
    /// The parent channel, if `channel` is a thread.
    pub within: Option<ChannelId>,
    /// The code of the language of its matches.
    pub lang: String,
    /// The number of rounds of a Swiss contest; `None`: by the number of people. Of a tour the
    /// number of its small contests.
    pub rounds: Option<i64>,
    /// The state.
    pub state: ContestState,
    /// When it begins.
    pub starts: Timestamp,
    /// Whether its people were asked if they play.
    #[sqlx(try_from = "Flag")]
    pub called: bool,
    /// When it began.
    pub began: Option<Timestamp>,
    /// The round, from 1 on; 0 before the first. Where everybody meets everybody there is one. Of a
    /// tour the number of small contests that were opened.
    pub round: i64,
    /// When the round began.
    pub round_began: Option<Timestamp>,
    /// The deadline of the round.
    pub ends: Option<Timestamp>,
    /// When the contest is looked at again; `None`: when something changes.
    pub due: Option<Timestamp>,
    /// The message of the card; `None` until it is posted.
    pub message: Option<MessageId>,
    /// When the card was posted.
    pub posted: Timestamp,
    /// When the card is to be brought up to date; `None` when it is.
    pub shown: Option<Timestamp>,
    /// Whether Discord refused the card.
    #[sqlx(try_from = "Flag")]
    pub refused: bool,
    /// The messages that were posted: 1 the call, 2 the end.
    pub announced: i64,
    /// The number of people who play a final, 2 or 4; 0: there is none.
    pub finalists: i64,
    /// The round of the final, from 1 on; 0 before it.
    pub final_round: i64,
    /// The seed of the pairings of tables; `None` where there are none.
    pub seed: Option<i64>,
    /// The tour that opened it; `None`: people did.
    pub tour: Option<ContestId>,
    /// The number in the tour, from 1 on.
    pub nth: Option<i64>,
}

impl Contest {
    /// The series that is played now: its final, or the contest itself, to which the final of one
    /// of tables belongs.
    #[must_use]
    pub fn series(&self) -> Series {
        if self.final_round > 0 && !self.kind.has_tables() {
            Series::Final(self.id)
        } else {
            Series::Contest(self.id)
        }
    }
}

impl Keyed for Contest {
    const TABLE: &str = "contests";
    const KEY: &str = "id";
}

/// A person in a contest that has not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ContestMember {
    /// The person.
    pub person: UserId,
    /// When they joined.
    pub since: Timestamp,
    /// 1: they play, 0: they do not; `None`: they have not answered the call.
    pub answered: Option<i64>,
}

/// A person without a rival in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Bye {
    /// The round.
    pub round: i64,
    /// The number of the person.
    pub entrant: i64,
}

/// A direct message about a contest that is to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ContestNote {
    /// The contest.
    pub contest: ContestId,
    /// The reader.
    pub person: UserId,
    /// The kind.
    pub kind: SeriesNoteKind,
    /// When it was due.
    pub due: Timestamp,
}

impl Keyed for ContestNote {
    const TABLE: &str = "contest_notes";
    const KEY: &str = "contest";
}

super::statements::statements! {
    /// A contest; `None` if there is none with this id.
    pub both fn contest(id: ContestId) -> Option<Contest> =
        "select * from contests where id = $1";

    /// The contests of a server that are open or go on, the oldest first.
    pub both fn contests_of(guild: GuildId) -> Vec<Contest> =
        "select * from contests where guild = $1 and state in ('open', 'running') order by id";

    /// The small contests of a tour, by their numbers.
    pub both fn contests_of_tour(tour: ContestId) -> Vec<Contest> =
        "select * from contests where tour = $1 order by nth";

    /// Removes the people of those small contests of a tour that did not begin.
    pub write fn clear_members_of_tour(tour: ContestId) =
        "delete from contest_members where contest in (select id from contests where tour = $1 and state <> 'open')";

    /// Lets the card of a tour be brought up to date and the tour be looked at, as one of its small
    /// contests has changed.
    pub write fn touch_tour(tour: ContestId, now: Timestamp) =
        "update contests set shown = case when shown is null then cast($2 as bigint) else shown + 1 end,
            due = case when state = 'running' then $2 else due end where id = $1";

    /// Opens a contest, unless this was done.
    pub write fn open_contest(contest: &Contest) =
        "insert into contests (id, guild, kind, game, pace, name, opener, channel, within, lang, rounds, starts, due, shown, form, seed,
            finalists, tour, nth)
        values ($1, $2, $3, $4, $5, $6, case when exists (select 1 from deletions where person = $7) then null else cast($7 as bigint) end,
            $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
        on conflict (id) do nothing",
        contest.id, contest.guild, contest.kind.stored().0, &contest.game, contest.pace, &contest.name, contest.opener,
        contest.channel, contest.within, &contest.lang, contest.rounds, contest.starts, contest.due, contest.shown,
        contest.kind.stored().1, contest.seed, contest.finalists, contest.tour, contest.nth;

    /// A contest as it is now, which no other transaction changes before this one ends.
    pub write fn hold_contest(id: ContestId) -> Option<Contest> =
        "update contests set round = round where id = $1 returning *";

    /// Stores the course of a contest, and when it is looked at again.
    pub write fn set_contest(contest: &Contest) =
        "update contests set kind = $2, rounds = $3, state = $4, starts = $5, called = $6, began = $7, round = $8, round_began = $9,
            ends = $10, due = $11, final_round = $12 where id = $1",
        contest.id, contest.kind.stored().0, contest.rounds, contest.state, contest.starts, i64::from(contest.called), contest.began,
        contest.round, contest.round_began, contest.ends, contest.due, contest.final_round;

    /// Takes contests that are due by `now`, at most `limit`, and lets them be due at `again`.
    pub write fn take_contests(now: Timestamp, again: Timestamp, limit: i64) -> Rows<Contest> =
        "update contests set due = $2 where due <= $1 and id in (
            select id from contests where due <= $1 order by due limit $3)
        returning *";

    /// Whether a contest is due by `now`.
    pub read fn is_contest_due(now: Timestamp) -> bool =
        "select 1 from contests where due <= $1 limit 1";

    /// Lets a contest be looked at from `now` on.
    pub waking fn hurry_contest(id: ContestId, now: Timestamp) =
        "update contests set due = $2 where id = $1 and state in ('open', 'running')";

    /// The contest of a match; `None` if it is in none.
    pub write fn contest_with(id: &MatchId) -> Option<ContestId> =
        "select contest from contest_meetings where first = $1
        union all select contest from contest_meetings where second = $1
        union all select contest from contest_tables where match_id = $1";

    /// The people of a contest that has not begun, in the order of joining.
    pub both fn contest_members(id: ContestId) -> Vec<ContestMember> =
        "select person, since, answered from contest_members where contest = $1 order by since, person";

    /// Adds a person to a contest; one who is in it gets this answer. Nothing while the person is
    /// being erased.
    pub write fn join_contest(id: ContestId, person: UserId, answered: Option<i64>, now: Timestamp) =
        "insert into contest_members (contest, person, since, answered)
        select cast($1 as bigint), cast($2 as bigint), cast($4 as bigint), cast($3 as bigint)
        where not exists (select 1 from deletions where person = $2)
        on conflict (contest, person) do update set answered = excluded.answered";

    /// Removes a person from a contest that has not begun; `false` if they are not in it.
    pub write fn leave_contest(id: ContestId, person: UserId) -> bool =
        "delete from contest_members where contest = $1 and person = $2";

    /// Removes all people of a contest, once it has begun or does not begin.
    pub write fn clear_contest_members(id: ContestId) =
        "delete from contest_members where contest = $1";

    /// The means of the ratings of a contest's people who have one.
    pub write fn contest_ratings(id: ContestId) -> Vec<(UserId, i64)> =
        "select b.person, b.mean from contests c join contest_members m on m.contest = c.id
        join beliefs b on b.guild = c.guild and b.game = c.game and b.person = m.person
        where c.id = $1";

    /// The blocks among the people of a contest, by their numbers: who blocks, and whom.
    pub write fn contest_blocks(id: ContestId) -> Vec<(i64, i64)> =
        "select e.entrant as one, o.entrant as other from contest_entrants e join blocks b on b.person = e.person
        join contest_entrants o on o.contest = e.contest and o.person = b.blocked where e.contest = $1";

    /// The people of a contest that has not begun whom a person has blocked.
    pub write fn blocked_in_contest(id: ContestId, person: UserId) -> Vec<UserId> =
        "select b.blocked from blocks b join contest_members m on m.contest = $1 and m.person = b.blocked
        where b.person = $2 order by b.blocked";

    /// The withdrawal of a person from the last contest in which they played; `None` if they did
    /// not withdraw.
    pub write fn last_withdrawal(person: UserId) -> Option<Withdrawn> =
        "select coalesce(e.withdrawn, (select f.withdrawn from contest_finalists f
            where f.contest = e.contest and f.entrant = e.entrant)) as withdrawn
        from contest_entrants e where e.person = $1 order by e.contest desc limit 1";

    /// The people of a contest that has begun, by their numbers.
    pub both fn contest_entrants(id: ContestId) -> Vec<Entrant> =
        "select entrant, cast(1 as bigint) as grp, person, slow, lost, asked, withdrawn, place from contest_entrants
        where contest = $1 order by entrant";

    /// Adds a person to a contest that begins.
    pub write fn add_contest_entrant(id: ContestId, entrant: &Entrant) =
        "insert into contest_entrants (contest, entrant, person, slow)
        values ($1, $2, case when exists (select 1 from deletions where person = $3) then null else cast($3 as bigint) end, $4)",
        id, entrant.entrant, entrant.person, i64::from(entrant.slow);

    /// Stores what became of a person in a contest.
    pub write fn set_contest_entrant(id: ContestId, entrant: &Entrant) =
        "update contest_entrants set slow = $3, lost = $4, asked = $5, withdrawn = $6, place = $7
        where contest = $1 and entrant = $2",
        id, entrant.entrant, i64::from(entrant.slow), entrant.lost, entrant.asked, entrant.withdrawn, entrant.place;

    /// The meetings of a contest in their order, with what became of their matches.
    pub both fn contest_meetings(id: ContestId) -> Vec<SeriesMeeting> =
        "select m.nth, m.round, m.one, m.other, m.first, m.second, m.first_judged, m.second_judged, m.blocked,
            (select a.state from matches a where a.id = m.first) as first_state,
            (select a.state from matches a where a.id = m.second) as second_state,
            (select s.result from seats s where s.match_id = m.first and s.seat = 1) as first_one,
            (select s.result from seats s where s.match_id = m.first and s.seat = 2) as first_other,
            (select s.result from seats s where s.match_id = m.second and s.seat = 2) as second_one,
            (select s.result from seats s where s.match_id = m.second and s.seat = 1) as second_other
        from contest_meetings m where m.contest = $1 order by m.nth";

    /// Adds a meeting between two people of a contest, by their numbers.
    pub write fn add_contest_meeting(id: ContestId, nth: i64, round: i64, people: (i64, i64), blocked: bool) =
        "insert into contest_meetings (contest, nth, round, one, other, blocked) values ($1, $2, $3, $4, $5, $6)",
        id, nth, round, people.0, people.1, i64::from(blocked);

    /// Stores the matches of a meeting; `false` if it has begun.
    pub write fn begin_contest_meeting(id: ContestId, nth: i64, first: &MatchId, second: &MatchId) -> bool =
        "update contest_meetings set first = $3, second = $4 where contest = $1 and nth = $2 and first is null";

    /// Stores that a meeting does not take place.
    pub write fn block_contest_meeting(id: ContestId, nth: i64) =
        "update contest_meetings set blocked = 1 where contest = $1 and nth = $2";

    /// Stores the judgement of a meeting, which stays.
    pub write fn judge_contest_meeting(id: ContestId, nth: i64, first: Option<i64>, second: Option<i64>) =
        "update contest_meetings set first_judged = coalesce(first_judged, $3), second_judged = coalesce(second_judged, $4)
        where contest = $1 and nth = $2";

    /// The byes of a contest, by their rounds.
    pub both fn contest_byes(id: ContestId) -> Vec<Bye> =
        "select round, entrant from contest_byes where contest = $1 order by round";

    /// Stores that a person has no rival in a round.
    pub write fn add_contest_bye(id: ContestId, round: i64, entrant: i64) =
        "insert into contest_byes (contest, round, entrant) values ($1, $2, $3)";

    /// The numbers of the people of a contest who lost a game by time, once for each game.
    pub write fn contest_losses_by_time(id: ContestId) -> Vec<i64> =
        "select case when e.seat = 1 then m.one else m.other end as entrant
        from contest_meetings m join events e on e.match_id = m.first
        where m.contest = $1 and e.kind = 'leave' and e.data like '%\"out_of_time\":true%'
        union all select case when e.seat = 2 then m.one else m.other end as entrant
        from contest_meetings m join events e on e.match_id = m.second
        where m.contest = $1 and e.kind = 'leave' and e.data like '%\"out_of_time\":true%'
        union all select p.entrant from contest_tables t join contest_table_seats p on p.contest = t.contest and p.nth = t.nth
        join events e on e.match_id = t.match_id and e.seat = p.seat
        where t.contest = $1 and e.kind = 'leave' and e.data like '%\"out_of_time\":true%'";

    /// The contests in which a person is or was, small ones before their tours: so do steps hold
    /// them.
    pub write fn contests_naming(person: UserId) -> Vec<ContestId> =
        "select contest from contest_members where person = $1
        union select contest from contest_entrants where person = $1
        union select c.tour from contest_entrants e join contests c on c.id = e.contest and c.tour is not null where e.person = $1
        order by contest desc";

    /// Stores a direct message that is to be sent. Nothing for a person who is being erased.
    pub write fn add_contest_note(id: ContestId, person: UserId, kind: SeriesNoteKind, now: Timestamp) =
        "insert into contest_notes (contest, person, kind, due)
        select cast($1 as bigint), cast($2 as bigint), cast($3 as text), cast($4 as bigint)
        where not exists (select 1 from deletions where person = $2) on conflict do nothing";

    /// Takes direct messages that are due, at most `limit`, and keeps them from other processes
    /// `until` an instant.
    pub write fn take_contest_notes(now: Timestamp, until: Timestamp, limit: i64) -> Rows<ContestNote> =
        "update contest_notes set taken = $2 where taken <= $1 and (contest, person, kind) in (
            select contest, person, kind from contest_notes where due <= $1 and taken <= $1 order by due limit $3)
        returning contest, person, kind, due";

    /// Whether a direct message is due by `now`.
    pub read fn is_contest_note_due(now: Timestamp) -> bool =
        "select 1 from contest_notes where due <= $1 limit 1";

    /// Deletes a direct message that was sent or refused.
    pub write fn sent_contest_note(note: &ContestNote) =
        "delete from contest_notes where contest = $1 and person = $2 and kind = $3 and due = $4",
        note.contest, note.person, note.kind, note.due;

    /// Lets the card of a contest be brought up to date.
    // The time differs from one stored before, so that an edit under way does not count for this
    // change.
    pub waking fn outdate_contest(id: ContestId, now: Timestamp) =
        "update contests set shown = case when shown is null then cast($2 as bigint) else shown + 1 end where id = $1";

    /// Takes contests whose cards are to be brought up to date, at most `limit`, and keeps them
    /// from other processes `until` an instant.
    pub write fn take_contest_cards(now: Timestamp, until: Timestamp, limit: i64) -> Rows<Contest> =
        "update contests set taken = $2 where shown is not null and taken <= $1 and id in (
            select id from contests where shown is not null and shown <= $1 and taken <= $1 order by shown limit $3)
        returning *";

    /// Whether a card is to be brought up to date by `now`.
    pub read fn is_contest_card_due(now: Timestamp) -> bool =
        "select 1 from contests where shown is not null and shown <= $1 limit 1";

    /// Stores that a message was posted: 1 the call, 2 the end.
    pub write fn announced_contest(id: ContestId, announced: i64) =
        "update contests set announced = $2 where id = $1 and announced < $2";

    /// Stores the message of a card that was brought up to date. A change since it was taken stays
    /// due.
    pub write fn shown_contest(taken: &Contest, message: MessageId, posted: Timestamp) =
        "update contests set message = $3, posted = $4, taken = 0, refused = 0, shown = case when shown = $2 then null else shown end
        where id = $1",
        taken.id, taken.shown, message, posted;

    /// Lets a card rest that Discord refused, until the contest changes.
    pub write fn refuse_contest(taken: &Contest) =
        "update contests set shown = null, taken = 0, refused = 1 where id = $1 and shown = $2",
        taken.id, taken.shown;
}
