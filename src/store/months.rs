//! The points of people in the months of a server, and the matches they come from.

use serde_json::{Value, json};

use super::database::Store;
use super::error::Result;
use super::ids::{GuildId, MatchId, UserId};
use super::time::Timestamp;
use super::transact::Writing;

/// A seat of a match that has ended, with all that its points rest on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct SeatToCount {
    /// The seat.
    pub seat: i64,
    /// Its person; `None` for a computer and an erased person.
    pub person: Option<UserId>,
    /// The number of its turns, undone ones included, counted up to a limit.
    pub turns: i64,
    /// 1 if it left the match as its time was up, else 0.
    pub late: i64,
}

/// A person in the table of a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct MonthRow {
    /// The person.
    pub person: UserId,
    /// Their points, in halves.
    pub points: i64,
    /// The matches that counted.
    pub games: i64,
    /// Those of them that were won.
    pub wins: i64,
}

/// The points that a match adds to a person's month, in halves of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addition {
    /// The person.
    pub person: UserId,
    /// The points.
    pub points: i64,
    /// Whether the match was won.
    pub won: bool,
}

/// A stored result, with the points that it gave, in halves of a point.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct GivenPoints {
    /// The match.
    pub match_id: MatchId,
    /// The seat.
    pub seat: i64,
    /// The person.
    pub person: UserId,
    /// The server.
    pub guild: GuildId,
    /// The number of seats of the match.
    pub seats: i64,
    /// 2: won; 1: the first place shared; 0: lost.
    pub score: i64,
    /// The end of the match.
    pub at: Timestamp,
    /// The points; `None` of a match that was not counted yet.
    pub points: Option<i64>,
}

/// A person's month on a server, as stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct StoredMonth {
    /// The server.
    pub guild: GuildId,
    /// The month.
    pub month: i64,
    /// The person.
    pub person: UserId,
    /// The points, in halves.
    pub points: i64,
    /// The matches that counted.
    pub games: i64,
    /// Those of them that were won.
    pub wins: i64,
    /// The end of the last one.
    pub at: Timestamp,
}

/// The number of matches in which two people met on a server in a month; the smaller id first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Met {
    /// The person with the smaller id.
    pub one: UserId,
    /// The other person.
    pub other: UserId,
    /// The matches.
    pub games: i64,
    /// The end of the last one.
    pub at: Timestamp,
}

super::statements::statements! {
    /// The seats of a match that has ended, with the number of turns of each, counted up to
    /// `most_turns`.
    pub both fn seats_to_count(id: &MatchId, most_turns: i64) -> Vec<SeatToCount> =
        "select s.seat, s.person, (select count(*) from (select 1 from events e
            where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'turn' limit $2) first) as turns,
            (select count(*) from events e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'leave'
                and e.data like '%\"out_of_time\":true%') as late
        from seats s where s.match_id = $1 order by s.seat";

    /// The meetings of these pairs of people, of two ids each, on a server in a month.
    write fn met_of(guild: GuildId, month: i64, pairs: &str) -> Vec<Met> =
        "select p.one, p.other, p.games, p.at from json_each($3) r join month_pairs p
        on p.guild = $1 and p.month = $2 and p.one = cast(r.value ->> 0 as bigint) and p.other = cast(r.value ->> 1 as bigint)";

    /// Adds the points of a match that ended at `at` to the months of its people, but for those who
    /// are being erased.
    pub write fn add_to_month(guild: GuildId, month: i64, at: Timestamp, added: &[Addition]) =
        "insert into months (guild, month, person, points, games, wins, at)
        select cast($1 as bigint), cast($2 as bigint), cast(r.value ->> 0 as bigint), cast(r.value ->> 1 as bigint), 1,
            cast(r.value ->> 2 as bigint), cast($3 as bigint)
        from json_each($4) r where not exists (select 1 from deletions d where d.person = cast(r.value ->> 0 as bigint))
        on conflict (guild, month, person) do update set points = months.points + excluded.points, games = months.games + 1,
            wins = months.wins + excluded.wins, at = case when months.at > excluded.at then months.at else excluded.at end",
        guild, month, at, rows_of_additions(added);

    /// Counts a meeting that ended at `at` of each of these pairs, of two ids each, but for people
    /// who are being erased.
    write fn add_meetings(guild: GuildId, month: i64, at: Timestamp, pairs: &str) =
        "insert into month_pairs (guild, month, one, other, games, at)
        select cast($1 as bigint), cast($2 as bigint), cast(r.value ->> 0 as bigint), cast(r.value ->> 1 as bigint), 1,
            cast($3 as bigint)
        from json_each($4) r where not exists (select 1 from deletions d
            where d.person = cast(r.value ->> 0 as bigint) or d.person = cast(r.value ->> 1 as bigint))
        on conflict (guild, month, one, other) do update set games = month_pairs.games + 1, at = excluded.at";

    /// The first people in the table of a month whom lists may show and who were informed: the most
    /// points first, and of equal ones those who had them first.
    // Of the $4 people with the most points, whatever they wish.
    pub read fn month_list(guild: GuildId, month: i64, limit: i64, most: i64) -> Vec<MonthRow> =
        "select m.person, m.points, m.games, m.wins from (
            select person, points, games, wins, at from months where guild = $1 and month = $2
            order by points desc, at, person limit $4) m
        join rating_wishes w on w.person = m.person where w.listed = 1 and w.noticed = 1
        order by m.points desc, m.at, m.person limit $3";

    /// A person in a month; `None` without points.
    pub read fn in_month(guild: GuildId, month: i64, person: UserId) -> Option<MonthRow> =
        "select person, points, games, wins from months where guild = $1 and month = $2 and person = $3";

    /// The last month before this one in which a person of a server has points.
    pub read fn month_before(guild: GuildId, month: i64) -> Option<i64> =
        "select max(month) from months where guild = $1 and month < $2";

    /// The first month after this one in which a person of a server has points.
    pub read fn month_after(guild: GuildId, month: i64) -> Option<i64> =
        "select min(month) from months where guild = $1 and month > $2";

    /// Results on servers since an instant, at most `limit`, in the order of matches and seats,
    /// from after this seat.
    pub read fn points_after(id: &str, seat: i64, since: Timestamp, limit: i64) -> Vec<GivenPoints> =
        "select match_id, seat, person, guild, seats, score, at, points from results
        where (match_id, seat) > ($1, $2) and at >= $3 and guild is not null order by match_id, seat limit $4";

    /// The months of all people from this one on, at most `limit`, in the order of their keys, from
    /// after this one.
    pub read fn months_after(
        guild: GuildId,
        month: i64,
        person: UserId,
        since: i64,
        limit: i64,
    ) -> Vec<StoredMonth> =
        "select guild, month, person, points, games, wins, at from months
        where (guild, month, person) > ($1, $2, $3) and month >= $4 order by guild, month, person limit $5";

    /// Corrects the points that a match gave to a seat.
    pub write fn correct_points(id: &MatchId, seat: i64, points: i64) =
        "update results set points = $3 where match_id = $1 and seat = $2";

    /// Corrects a person's month on a server.
    pub write fn correct_month(month: &StoredMonth) =
        "insert into months (guild, month, person, points, games, wins, at) values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (guild, month, person) do update set points = $4, games = $5, wins = $6, at = $7",
        month.guild, month.month, month.person, month.points, month.games, month.wins, month.at;

    /// Deletes a person's month on a server.
    pub write fn no_month(guild: GuildId, month: i64, person: UserId) =
        "delete from months where guild = $1 and month = $2 and person = $3";

    /// Corrects how often two people met on a server in a month.
    pub write fn correct_meetings(guild: GuildId, month: i64, met: &Met) =
        "insert into month_pairs (guild, month, one, other, games, at) values ($1, $2, $3, $4, $5, $6)
        on conflict (guild, month, one, other) do update set games = $5, at = $6",
        guild, month, met.one, met.other, met.games, met.at;
}

impl Writing<'_> {
    /// The meetings of these pairs of people, the smaller id first, on a server in a month; a pair
    /// without one is left out.
    pub async fn met_in_month(
        &mut self,
        guild: GuildId,
        month: i64,
        pairs: &[[UserId; 2]],
    ) -> Result<Vec<Met>> {
        self.met_of(guild, month, &rows_of_pairs(pairs)).await
    }

    /// Counts a meeting that ended at `at` of each of these pairs of people, the smaller id first.
    pub async fn meet_in_month(
        &mut self,
        guild: GuildId,
        month: i64,
        at: Timestamp,
        pairs: &[[UserId; 2]],
    ) -> Result<()> {
        self.add_meetings(guild, month, at, &rows_of_pairs(pairs))
            .await
    }
}

/// Additions as a `json_each` parameter.
fn rows_of_additions(added: &[Addition]) -> String {
    let row = |one: &Addition| json!([one.person.get(), one.points, i64::from(one.won)]);
    Value::Array(added.iter().map(row).collect()).to_string()
}

/// Pairs of people as a `json_each` parameter.
fn rows_of_pairs(pairs: &[[UserId; 2]]) -> String {
    let row = |pair: &[UserId; 2]| json!([pair[0].get(), pair[1].get()]);
    Value::Array(pairs.iter().map(row).collect()).to_string()
}
