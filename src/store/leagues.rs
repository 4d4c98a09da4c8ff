//! Leagues: who is in them, their seasons with groups and meetings, and their cards.

use super::columns::Flag;
use super::database::Store;
use super::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use super::matches::Pace;
use super::rows::{Keyed, Rows};
use super::series::{Entrant, Series, SeriesMeeting, SeriesNoteKind};
use super::time::Timestamp;
use super::transact::Writing;

/// The league of a game on a server.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct League {
    /// The server.
    pub guild: GuildId,
    /// The key of the game.
    pub game: String,
    /// The pace of its matches.
    pub pace: Pace,
    /// The channel or thread of its card and matches.
    pub channel: ChannelId,
    /// The parent channel, if `channel` is a thread.
    pub within: Option<ChannelId>,
    /// The code of the language of its matches.
    pub lang: String,
    /// The number of the running season, or of the last one; 0 before the first.
    pub season: i64,
    /// When the running season began.
    pub began: Option<Timestamp>,
    /// The deadline of the running season; `None` between two.
    pub ends: Option<Timestamp>,
    /// When the next season begins; `None` while one runs, and with too few people.
    pub begins: Option<Timestamp>,
    /// The season before which those who had been absent were asked.
    pub called: i64,
    /// When the league is looked at again; `None`: when something changes.
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
    /// The last season whose end was announced.
    pub announced: i64,
}

impl League {
    /// The series of its running season, or of the last one.
    #[must_use]
    pub fn series(&self) -> Series {
        Series::Season {
            guild: self.guild,
            game: self.game.clone(),
            season: self.season,
        }
    }
}

impl Keyed for League {
    const TABLE: &str = "leagues";
    const KEY: &str = "guild";
}

/// A person in a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a column, and one thing that is known of the person"
)]
pub struct Member {
    /// The person.
    pub person: UserId,
    /// When they joined.
    pub since: Timestamp,
    /// Whether they play one season.
    #[sqlx(try_from = "Flag")]
    pub once: bool,
    /// Whether they were absent in the last season: they play the next one if they say so.
    #[sqlx(try_from = "Flag")]
    pub absent: bool,
    /// Whether they said that they play the next season.
    #[sqlx(try_from = "Flag")]
    pub answered: bool,
    /// Whether they play one meeting at a time until one has ended.
    #[sqlx(try_from = "Flag")]
    pub slow: bool,
}

/// A direct message about a league that is to be sent.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct LeagueNote {
    /// The server.
    pub guild: GuildId,
    /// The key of the game.
    pub game: String,
    /// The reader.
    pub person: UserId,
    /// The kind.
    pub kind: SeriesNoteKind,
    /// When it was due.
    pub due: Timestamp,
}

impl Keyed for LeagueNote {
    const TABLE: &str = "league_notes";
    const KEY: &str = "guild";
}

super::statements::statements! {
    /// The league of a game on a server; `None` if there is none.
    pub both fn league(guild: GuildId, game: &str) -> Option<League> =
        "select * from leagues where guild = $1 and game = $2";

    /// The leagues of a server, by their games.
    pub read fn leagues_of(guild: GuildId) -> Vec<League> =
        "select * from leagues where guild = $1 order by game";

    /// Opens a league, or gives one that is there another pace and channel, in which its card is
    /// posted anew.
    pub write fn open_league(league: &League, now: Timestamp) =
        "insert into leagues (guild, game, pace, channel, within, lang, due, shown) values ($1, $2, $3, $4, $5, $6, $7, $7)
        on conflict (guild, game) do update set message = case when leagues.channel = $4 then leagues.message end,
            pace = $3, channel = $4, within = $5, lang = $6, due = $7, taken = 0, refused = 0,
            shown = case when leagues.shown is null then excluded.shown else leagues.shown + 1 end",
        league.guild, &league.game, league.pace, league.channel, league.within, &league.lang, now;

    /// A league as it is now, which no other transaction changes before this one ends.
    pub write fn hold_league(guild: GuildId, game: &str) -> Option<League> =
        "update leagues set season = season where guild = $1 and game = $2 returning *";

    /// Stores the season of a league, and when it is looked at again.
    pub write fn set_season(league: &League) =
        "update leagues set season = $3, began = $4, ends = $5, begins = $6, called = $7, due = $8
        where guild = $1 and game = $2",
        league.guild, &league.game, league.season, league.began, league.ends, league.begins, league.called, league.due;

    /// Takes leagues that are due by `now`, at most `limit`, and lets them be due again at `again`.
    pub write fn take_leagues(now: Timestamp, again: Timestamp, limit: i64) -> Rows<League> =
        "update leagues set due = $2 where due <= $1 and (guild, game) in (
            select guild, game from leagues where due <= $1 order by due limit $3)
        returning *";

    /// Whether a league is due by `now`.
    pub read fn is_league_due(now: Timestamp) -> bool =
        "select 1 from leagues where due <= $1 limit 1";

    /// Lets a league be looked at from `now` on.
    pub waking fn hurry_league(guild: GuildId, game: &str, now: Timestamp) =
        "update leagues set due = $3 where guild = $1 and game = $2";

    /// Lets all leagues of a server be looked at from `now` on.
    pub waking fn hurry_leagues(guild: GuildId, now: Timestamp) =
        "update leagues set due = $2 where guild = $1";

    /// The league of a match; `None` if it is in none.
    pub write fn league_of(id: &MatchId) -> Option<(GuildId, String)> =
        "select guild, game from league_meetings where first = $1
        union all select guild, game from league_meetings where second = $1";

    /// The people of a league, in the order of joining.
    pub both fn league_members(guild: GuildId, game: &str) -> Vec<Member> =
        "select person, since, once, absent, answered, slow from league_members where guild = $1 and game = $2
        order by since, person";

    /// A person of a league; `None` if they are not in it.
    pub both fn league_member(guild: GuildId, game: &str, person: UserId) -> Option<Member> =
        "select person, since, once, absent, answered, slow from league_members
        where guild = $1 and game = $2 and person = $3";

    /// Adds a person to a league; one who is in it says that they play. Nothing while the person is
    /// being erased.
    pub write fn join_league(guild: GuildId, game: &str, person: UserId, once: bool, now: Timestamp) =
        "insert into league_members (guild, game, person, since, once)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($5 as bigint), cast($4 as bigint)
        where not exists (select 1 from deletions where person = $3)
        on conflict (guild, game, person) do update set once = excluded.once, answered = 1",
        guild, game, person, i64::from(once), now;

    /// Removes a person from a league; `false` if they are not in it.
    pub write fn leave_league(guild: GuildId, game: &str, person: UserId) -> bool =
        "delete from league_members where guild = $1 and game = $2 and person = $3";

    /// Stores whether a person of a league was absent, has answered, and plays one meeting at a
    /// time.
    pub write fn set_member(guild: GuildId, game: &str, member: &Member) =
        "update league_members set absent = $4, answered = $5, slow = $6 where guild = $1 and game = $2 and person = $3",
        guild, game, member.person, i64::from(member.absent), i64::from(member.answered), i64::from(member.slow);

    /// The means of the ratings of a league's people who have one.
    pub write fn league_ratings(guild: GuildId, game: &str) -> Vec<(UserId, i64)> =
        "select b.person, b.mean from league_members m
        join beliefs b on b.guild = m.guild and b.game = m.game and b.person = m.person
        where m.guild = $1 and m.game = $2";

    /// The people of a season, by their numbers.
    pub both fn league_entrants(guild: GuildId, game: &str, season: i64) -> Vec<Entrant> =
        "select entrant, grp, person, slow, lost, asked, withdrawn, place from league_entrants
        where guild = $1 and game = $2 and season = $3 order by entrant";

    /// Adds a person to a season.
    pub write fn add_entrant(guild: GuildId, game: &str, season: i64, entrant: &Entrant) =
        "insert into league_entrants (guild, game, season, entrant, grp, person, slow)
        values ($1, $2, $3, $4, $5, case when exists (select 1 from deletions where person = $6) then null else cast($6 as bigint) end, $7)",
        guild, game, season, entrant.entrant, entrant.grp, entrant.person, i64::from(entrant.slow);

    /// Stores what became of a person in a season.
    pub write fn set_entrant(guild: GuildId, game: &str, season: i64, entrant: &Entrant) =
        "update league_entrants set slow = $5, lost = $6, asked = $7, withdrawn = $8, place = $9
        where guild = $1 and game = $2 and season = $3 and entrant = $4",
        guild, game, season, entrant.entrant, i64::from(entrant.slow), entrant.lost, entrant.asked,
        entrant.withdrawn, entrant.place;

    /// The meetings of a season in their order, with what became of their matches.
    pub both fn league_meetings(guild: GuildId, game: &str, season: i64) -> Vec<SeriesMeeting> =
        "select m.nth, cast(1 as bigint) as round, m.one, m.other, m.first, m.second, m.first_judged, m.second_judged, m.blocked,
            (select a.state from matches a where a.id = m.first) as first_state,
            (select a.state from matches a where a.id = m.second) as second_state,
            (select s.result from seats s where s.match_id = m.first and s.seat = 1) as first_one,
            (select s.result from seats s where s.match_id = m.first and s.seat = 2) as first_other,
            (select s.result from seats s where s.match_id = m.second and s.seat = 2) as second_one,
            (select s.result from seats s where s.match_id = m.second and s.seat = 1) as second_other
        from league_meetings m where m.guild = $1 and m.game = $2 and m.season = $3 order by m.nth";

    /// Adds a meeting between two people of a season, by their numbers.
    pub write fn add_league_meeting(
        guild: GuildId,
        game: &str,
        season: i64,
        nth: i64,
        people: (i64, i64),
        blocked: bool,
    ) =
        "insert into league_meetings (guild, game, season, nth, one, other, blocked) values ($1, $2, $3, $4, $5, $6, $7)",
        guild, game, season, nth, people.0, people.1, i64::from(blocked);

    /// Stores the matches of a meeting; `false` if it has begun.
    pub write fn begin_league_meeting(
        guild: GuildId,
        game: &str,
        season: i64,
        nth: i64,
        first: &MatchId,
        second: &MatchId,
    ) -> bool =
        "update league_meetings set first = $5, second = $6
        where guild = $1 and game = $2 and season = $3 and nth = $4 and first is null";

    /// Stores that a meeting does not take place.
    pub write fn block_league_meeting(guild: GuildId, game: &str, season: i64, nth: i64) =
        "update league_meetings set blocked = 1 where guild = $1 and game = $2 and season = $3 and nth = $4";

    /// Stores the judgement of a meeting, which stays.
    pub write fn judge_league_meeting(
        guild: GuildId,
        game: &str,
        season: i64,
        nth: i64,
        first: Option<i64>,
        second: Option<i64>,
    ) =
        "update league_meetings set first_judged = coalesce(first_judged, $5), second_judged = coalesce(second_judged, $6)
        where guild = $1 and game = $2 and season = $3 and nth = $4";

    /// The numbers of the people of a season who lost a game by time, once for each game.
    pub write fn league_losses_by_time(guild: GuildId, game: &str, season: i64) -> Vec<i64> =
        "select case when e.seat = 1 then m.one else m.other end as entrant
        from league_meetings m join events e on e.match_id = m.first
        where m.guild = $1 and m.game = $2 and m.season = $3 and e.kind = 'leave' and e.data like '%\"out_of_time\":true%'
        union all select case when e.seat = 2 then m.one else m.other end as entrant
        from league_meetings m join events e on e.match_id = m.second
        where m.guild = $1 and m.game = $2 and m.season = $3 and e.kind = 'leave' and e.data like '%\"out_of_time\":true%'";

    /// When a person of a season last played a turn in it; `None` if never.
    pub write fn last_turn_in_league(guild: GuildId, game: &str, season: i64, entrant: i64) -> Option<Timestamp> =
        "select max(at) from (
            select e.at from league_meetings m join events e on e.match_id = m.first and e.seat = case when m.one = $4 then 1 else 2 end
            where m.guild = $1 and m.game = $2 and m.season = $3 and (m.one = $4 or m.other = $4) and e.kind = 'turn'
            union all
            select e.at from league_meetings m join events e on e.match_id = m.second and e.seat = case when m.one = $4 then 2 else 1 end
            where m.guild = $1 and m.game = $2 and m.season = $3 and (m.one = $4 or m.other = $4) and e.kind = 'turn') turns";

    /// When a person last looked at the list of their matches, within this transaction.
    pub write fn last_look(person: UserId) -> Option<Timestamp> =
        "select at from looked where person = $1";

    /// The leagues in which a person is or was.
    pub write fn leagues_with(person: UserId) -> Vec<(GuildId, String)> =
        "select guild, game from league_members where person = $1
        union select guild, game from league_entrants where person = $1";

    /// Stores a direct message that is to be sent. Nothing for a person who is being erased.
    pub write fn add_league_note(
        guild: GuildId,
        game: &str,
        person: UserId,
        kind: SeriesNoteKind,
        now: Timestamp,
    ) =
        "insert into league_notes (guild, game, person, kind, due)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($4 as text), cast($5 as bigint)
        where not exists (select 1 from deletions where person = $3) on conflict do nothing";

    /// Takes direct messages that are due, at most `limit`, and keeps them from other processes
    /// `until` an instant.
    pub write fn take_league_notes(now: Timestamp, until: Timestamp, limit: i64) -> Rows<LeagueNote> =
        "update league_notes set taken = $2 where taken <= $1 and (guild, game, person, kind) in (
            select guild, game, person, kind from league_notes where due <= $1 and taken <= $1 order by due limit $3)
        returning guild, game, person, kind, due";

    /// Whether a direct message is due by `now`.
    pub read fn is_league_note_due(now: Timestamp) -> bool =
        "select 1 from league_notes where due <= $1 limit 1";

    /// Deletes a direct message that was sent or refused.
    pub write fn sent_league_note(note: &LeagueNote) =
        "delete from league_notes where guild = $1 and game = $2 and person = $3 and kind = $4 and due = $5",
        note.guild, &note.game, note.person, note.kind, note.due;

    /// Lets the card of a league be brought up to date.
    // The time differs from one stored before, so that an edit under way does not count for this
    // change.
    pub waking fn outdate_league(guild: GuildId, game: &str, now: Timestamp) =
        "update leagues set shown = case when shown is null then cast($3 as bigint) else shown + 1 end where guild = $1 and game = $2";

    /// Takes leagues whose cards are to be brought up to date, at most `limit`, and keeps them from
    /// other processes `until` an instant.
    pub write fn take_league_cards(now: Timestamp, until: Timestamp, limit: i64) -> Rows<League> =
        "update leagues set taken = $2 where shown is not null and taken <= $1 and (guild, game) in (
            select guild, game from leagues where shown is not null and shown <= $1 and taken <= $1 order by shown limit $3)
        returning *";

    /// Whether a card is to be brought up to date by `now`.
    pub read fn is_league_card_due(now: Timestamp) -> bool =
        "select 1 from leagues where shown is not null and shown <= $1 limit 1";

    /// Stores that the end of a season was announced.
    pub write fn announced_season(guild: GuildId, game: &str, season: i64) =
        "update leagues set announced = $3 where guild = $1 and game = $2 and announced < $3";

    /// Stores the message of a card that was brought up to date, unless its channel was changed. A
    /// change since it was taken stays due.
    pub write fn shown_league(taken: &League, message: MessageId, posted: Timestamp) =
        "update leagues set message = $5, posted = $6, taken = 0, refused = 0, shown = case when shown = $4 then null else shown end
        where guild = $1 and game = $2 and channel = $3",
        taken.guild, &taken.game, taken.channel, taken.shown, message, posted;

    /// Lets a card rest that Discord refused, until the league changes.
    pub write fn refuse_league(taken: &League) =
        "update leagues set shown = null, taken = 0, refused = 1 where guild = $1 and game = $2 and shown = $3",
        taken.guild, &taken.game, taken.shown;
}
