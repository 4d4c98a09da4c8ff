//! Ratings: what each rated match changed, what is believed of people now, and what they wish.

use serde_json::{Value, json};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::columns::Flag;
use super::database::Store;
use super::error::Result;
use super::ids::{GuildId, MatchId, UserId};
use super::time::Timestamp;
use super::transact::Writing;

/// The change of a person's rating by one match, in thousandths of a rating point.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Rated {
    /// The match.
    pub match_id: MatchId,
    /// The seat.
    pub seat: i64,
    /// The server.
    pub guild: GuildId,
    /// The key of the game.
    pub game: String,
    /// The person.
    pub person: UserId,
    /// The number of the person's rated match in this game on this server, from 1.
    pub number: i64,
    /// The place that was rated.
    pub place: i64,
    /// The mean before the match.
    pub mean_before: i64,
    /// The deviation before the match, with its growth since the last one.
    pub deviation_before: i64,
    /// The mean after it.
    pub mean: i64,
    /// The deviation after it.
    pub deviation: i64,
    /// When the match ended; after the last changes of its people in any case, so that changes are
    /// in the order of this instant.
    pub at: Timestamp,
}

/// A seat of a match that ends, with all that its rating rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatToRate {
    /// The seat.
    pub seat: i64,
    /// The number of its turns, undone ones included, counted up to a limit.
    pub turns: i64,
    /// The first person of the seat, if it was handed over.
    pub giver: Option<UserId>,
    /// Whether an absence keeps it from being rated.
    pub excused: bool,
    /// The belief about the giver, or else about the seat's person; `None` without a rated match.
    pub belief: Option<BeliefRow>,
}

/// The present belief about a person's strength in a game on a server, in thousandths of a rating
/// point.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct BeliefRow {
    /// The person.
    pub person: UserId,
    /// The mean.
    pub mean: i64,
    /// The deviation.
    pub deviation: i64,
    /// The number of rated matches.
    pub games: i64,
    /// The number of different rivals, counted up to [`RIVALS`].
    pub rivals: i64,
    /// The instant of the last change.
    pub at: Timestamp,
}

/// A person in the list of a game.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ListedRow {
    /// The person.
    pub person: UserId,
    /// The mean in thousandths of a rating point.
    pub mean: i64,
    /// The deviation in thousandths of a rating point.
    pub deviation: i64,
    /// The number of rated matches.
    pub games: i64,
    /// 0: their number is shown; 1: they were not informed yet; 2: they do not want to be listed.
    pub standing: i64,
    /// The number of people with this standing.
    pub total: i64,
}

/// Limits of the list of a game.
#[derive(Clone, Copy, Debug)]
pub struct ListLimits {
    /// The instant of the last match from which a person counts.
    pub since: Timestamp,
    /// Most people who are read.
    pub read: i64,
    /// Most people returned of each standing.
    pub shown: i64,
}

/// The wishes of a person about ratings.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct RatingWishes {
    /// Whether they play rated matches.
    pub rated: RatedWish,
    /// Whether lists may show them.
    #[sqlx(try_from = "Flag")]
    pub listed: bool,
    /// Whether they were informed that lists show them.
    #[sqlx(try_from = "Flag")]
    pub noticed: bool,
}

/// Whether a person plays rated matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum RatedWish {
    /// Yes, without being asked.
    Yes,
    /// They are asked.
    #[default]
    Ask,
    /// No: they are asked each time.
    No,
}

super::columns::words!(RatedWish);

impl Default for RatingWishes {
    /// The wishes of a person who has set none.
    fn default() -> RatingWishes {
        RatingWishes {
            rated: RatedWish::Ask,
            listed: true,
            noticed: false,
        }
    }
}

/// Number of different rivals from which a person may be listed; more are not counted.
pub const RIVALS: i64 = 3;

super::statements::statements! {
    /// The belief about a person's strength in a game on a server; `None` without a rated match.
    pub read fn belief(guild: GuildId, game: &str, person: UserId) -> Option<BeliefRow> =
        "select person, mean, deviation, games, rivals, at from beliefs where guild = $1 and game = $2 and person = $3";

    /// The first people of each standing in the list of a game on a server.
    // From the $4 beliefs with the highest low ends that rest on a match since $3: people with a
    // number, the highest low end first; people without one, as they were not informed, by their
    // ids; and people who do not want to be listed. Of each the first $5, with their number in all.
    pub read fn listed(guild: GuildId, game: &str, limits: ListLimits) -> Vec<ListedRow> =
        "select person, mean, deviation, games, standing, total from (
            select person, mean, deviation, games, standing, count(*) over (partition by standing) as total, row_number() over (
                partition by standing order by case standing when 0 then deviation - mean else person end, -person) as nth
            from (select b.person, b.mean, b.deviation, b.games,
                    case when w.listed = 0 then 2 when w.noticed = 1 then 0 else 1 end as standing
                from (select person, mean, deviation, games from beliefs where guild = $1 and game = $2 and at >= $3
                    order by mean - deviation desc, person desc limit $4) b
                left join rating_wishes w on w.person = b.person) standings) ordered
        where nth <= $5 order by standing, nth",
        guild, game, limits.since, limits.read, limits.shown;

    /// Whether a person is to be informed that lists of a server show them: a rating, the points
    /// of a month, or a run of puzzles; they were neither informed before nor want to be hidden.
    pub read fn is_first_listed(guild: GuildId, person: UserId) -> bool =
        "select 1 from (select 1 from beliefs where person = $2 and guild = $1
            union all select 1 from months where person = $2 and guild = $1
            union all select 1 from puzzle_runs where person = $2 and guild = $1 and best > 0) shown
        where not exists (select 1 from rating_wishes w where w.person = $2 and (w.noticed = 1 or w.listed = 0)) limit 1";

    both fn wishes(person: UserId) -> Option<RatingWishes> =
        "select rated, listed, noticed from rating_wishes where person = $1";

    /// Stores the wishes of a person, unless the person is being erased.
    pub write fn set_rating_wishes(person: UserId, wishes: &RatingWishes) =
        "insert into rating_wishes (person, rated, listed, noticed)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($4 as bigint)
        where not exists (select 1 from deletions where person = $1)
        on conflict (person) do update set rated = cast($2 as text), listed = cast($3 as bigint), noticed = cast($4 as bigint)",
        person, wishes.rated, i64::from(wishes.listed), i64::from(wishes.noticed);

    /// The highest mean of a person in a game on a server, and the number of the last match after
    /// which it was theirs; `None` without a rated match.
    pub read fn highest_rating(guild: GuildId, game: &str, person: UserId) -> Option<(i64, i64)> =
        "select mean, number from (
            select mean, number, row_number() over (order by mean desc, number desc) as nth from ratings
            where guild = $1 and game = $2 and person = $3) ordered
        where nth = 1";

    /// The changes of a person's rating in a game on a server, the first one first.
    pub read fn rating_changes(guild: GuildId, game: &str, person: UserId) -> Vec<Rated> =
        "select * from ratings where guild = $1 and game = $2 and person = $3 order by number";

    /// The changes of ratings by a match, by seat.
    pub read fn ratings_of(id: &MatchId) -> Vec<Rated> =
        "select * from ratings where match_id = $1 order by seat";

    /// The seats of a match with fewer than `turns` turns, undone ones included.
    pub read fn seats_with_fewer(id: &MatchId, turns: i64) -> Vec<i64> =
        "select s.seat from seats s where s.match_id = $1
            and (select count(*) from (select 1 from events e
                where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'turn' limit $2) first) < $2
        order by s.seat";

    /// The seats of a match with the beliefs about their people in a game on a server, and with the
    /// number of turns of each, counted up to `most_turns`.
    write fn rows_to_rate(id: &MatchId, guild: GuildId, game: &str, most_turns: i64) -> Vec<ToRate> =
        "select s.seat, (select count(*) from (select 1 from events e
            where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'turn' limit $4) first) as turns, h.person, x.seat, b.person, b.mean, b.deviation, b.games, b.rivals, b.at from seats s
        left join handed h on h.match_id = s.match_id and h.seat = s.seat
        left join excused x on x.match_id = s.match_id and x.seat = s.seat
        left join beliefs b on b.guild = $2 and b.game = $3 and b.person = coalesce(h.person, s.person)
        where s.match_id = $1 order by s.seat";

    /// Adds what a match ($1) changed from a list of lists ($5). Not of a person who is being
    /// erased.
    ADD_CHANGES = "insert into ratings (match_id, seat, guild, game, person, number, place, mean_before, deviation_before, mean, deviation, at)
        select cast($1 as text), cast(r.value ->> 0 as bigint), cast($2 as bigint), cast($3 as text), cast(r.value ->> 1 as bigint),
            cast(r.value ->> 2 as bigint), cast(r.value ->> 3 as bigint), cast(r.value ->> 4 as bigint), cast(r.value ->> 5 as bigint),
            cast(r.value ->> 6 as bigint), cast(r.value ->> 7 as bigint), cast($4 as bigint)
        from json_each($5) r where not exists (select 1 from deletions d where d.person = cast(r.value ->> 1 as bigint))";

    /// Stores what is believed of people in a game on a server now, but for those who are being
    /// erased.
    pub write fn set_beliefs(guild: GuildId, game: &str, beliefs: &[BeliefRow]) =
        "insert into beliefs (guild, game, person, mean, deviation, games, rivals, at)
        select cast($1 as bigint), cast($2 as text), cast(r.value ->> 0 as bigint), cast(r.value ->> 1 as bigint),
            cast(r.value ->> 2 as bigint), cast(r.value ->> 3 as bigint), cast(r.value ->> 4 as bigint), cast(r.value ->> 5 as bigint)
        from json_each($3) r where not exists (select 1 from deletions d where d.person = cast(r.value ->> 0 as bigint))
        on conflict (guild, game, person) do update set mean = excluded.mean, deviation = excluded.deviation,
            games = excluded.games, rivals = excluded.rivals, at = excluded.at",
        guild, game, rows_of_beliefs(beliefs);

    /// Whether two people have met in a rated match of a game on a server, other than `id`.
    pub both fn have_met(
        guild: GuildId,
        game: &str,
        one: UserId,
        other: UserId,
        id: &MatchId,
    ) -> bool =
        "select 1 from ratings mine join ratings o on o.match_id = mine.match_id and o.person = $4
        where mine.guild = $1 and mine.game = $2 and mine.person = $3 and mine.match_id <> $5 limit 1";

    /// Sets whether a match is rated.
    pub write fn set_rated(id: &MatchId, rated: bool) =
        "update matches set rated = $2 where id = $1",
        id, i64::from(rated);

    /// Stores that a person is absent; an earlier instant stays.
    pub write fn add_absence(person: UserId, since: Timestamp) =
        "insert into absences (person, since)
        select cast($1 as bigint), cast($2 as bigint) where not exists (select 1 from deletions where person = $1)
        on conflict do nothing";

    /// Stores that a person has acted.
    pub write fn end_absence(person: UserId) =
        "delete from absences where person = $1";

    /// Stores the person of a seat before it is handed over; the first one stays.
    pub write fn keep_giver(id: &MatchId, seat: u8) =
        "insert into handed (match_id, seat, person)
        select match_id, seat, person from seats where match_id = $1 and seat = $2 and person is not null
        on conflict do nothing",
        id, i64::from(seat);

    /// The first person of each seat that was handed over.
    pub read fn givers(id: &MatchId) -> Vec<(i64, UserId)> =
        "select seat, person from handed where match_id = $1";

    /// Replaces what a match changed for one seat.
    pub write fn correct_rating(change: &Rated) =
        "update ratings set number = $3, mean_before = $4, deviation_before = $5, mean = $6, deviation = $7
        where match_id = $1 and seat = $2",
        &change.match_id, change.seat, change.number, change.mean_before, change.deviation_before,
        change.mean, change.deviation;

    /// Stores that a seat of a match is not rated.
    pub write fn excuse(id: &MatchId, seat: u8) =
        "insert into excused (match_id, seat) values ($1, $2) on conflict do nothing",
        id, i64::from(seat);

    /// The seats of a match that are not rated, by an absence.
    pub read fn excused(id: &MatchId) -> Vec<i64> =
        "select seat from excused where match_id = $1 order by seat";

    /// The changes of ratings in the order of the matches' ends and by seat, from after a change,
    /// at most `limit`.
    pub read fn changes_after(last: Option<&Rated>, limit: i64) -> Vec<Rated> =
        "select * from ratings where (at, match_id, seat) > ($1, $2, $3) order by at, match_id, seat limit $4",
        last.map_or(i64::MIN, |last| last.at.0), last.map_or("", |last| last.match_id.as_str()),
        last.map_or(0, |last| last.seat), limit;
}

impl Store {
    /// The wishes of a person, or the defaults.
    pub async fn rating_wishes(&self, person: UserId) -> Result<RatingWishes> {
        Ok(self.wishes(person).await?.unwrap_or_default())
    }
}

/// Beliefs as a `json_each` parameter.
fn rows_of_beliefs(beliefs: &[BeliefRow]) -> String {
    let row = |belief: &BeliefRow| {
        json!([
            belief.person.get(),
            belief.mean,
            belief.deviation,
            belief.games,
            belief.rivals,
            belief.at.0,
        ])
    };
    Value::Array(beliefs.iter().map(row).collect()).to_string()
}

/// A row of [`Writing::rows_to_rate`]: the seat, its turns, its giver, the seat again if it is
/// excused, and the columns of a belief.
type ToRate = (
    i64,
    i64,
    Option<UserId>,
    Option<i64>,
    Option<UserId>,
    Option<i64>,
    Option<i64>,
    Option<i64>,
    Option<i64>,
    Option<Timestamp>,
);

impl From<ToRate> for SeatToRate {
    fn from(row: ToRate) -> SeatToRate {
        let (seat, turns, giver, excused, person, mean, deviation, games, rivals, at) = row;
        let belief = || {
            Some(BeliefRow {
                person: person?,
                mean: mean?,
                deviation: deviation?,
                games: games?,
                rivals: rivals?,
                at: at?,
            })
        };
        SeatToRate {
            seat,
            turns,
            giver,
            excused: excused.is_some(),
            belief: belief(),
        }
    }
}

impl Writing<'_> {
    /// The seats of a match with the beliefs about their people in a game on a server; `most_turns`
    /// of each are counted.
    pub async fn seats_to_rate(
        &mut self,
        id: &MatchId,
        (guild, game): (GuildId, &str),
        most_turns: i64,
    ) -> Result<Vec<SeatToRate>> {
        let seats = self.rows_to_rate(id, guild, game, most_turns).await?;
        Ok(seats.into_iter().map(SeatToRate::from).collect())
    }

    /// Stores what a match changed for its people, but for those who are being erased. All changes
    /// are of one match.
    pub async fn add_ratings(&mut self, changes: &[Rated]) -> Result<()> {
        let Some(first) = changes.first() else {
            return Ok(());
        };
        let row = |change: &Rated| {
            json!([
                change.seat,
                change.person.get(),
                change.number,
                change.place,
                change.mean_before,
                change.deviation_before,
                change.mean,
                change.deviation,
            ])
        };
        sqlx::query(ADD_CHANGES)
            .bind(&first.match_id)
            .bind(first.guild)
            .bind(&first.game)
            .bind(first.at)
            .bind(Value::Array(changes.iter().map(row).collect()).to_string())
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// The wishes of a person, or the defaults, within this transaction.
    pub async fn rating_wishes(&mut self, person: UserId) -> Result<RatingWishes> {
        Ok(self.wishes(person).await?.unwrap_or_default())
    }
}
