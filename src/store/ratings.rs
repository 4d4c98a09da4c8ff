//! Ratings: what each rated match changed, what is believed of people now, and what they wish.

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
    /// When the match ended; after the last changes of its people in any case, so that changes are in the order of this instant.
    pub at: Timestamp,
}

/// The present belief about a person's strength in a game on a server, in thousandths of a rating point.
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
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
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
    BELIEF = "select person, mean, deviation, games, rivals, at from beliefs where guild = $1 and game = $2 and person = $3";

    /// The beliefs about a game ($2) on a server ($1) that rest on a match since $3, the highest first.
    BELIEFS = "select person, mean, deviation, games, rivals, at from beliefs
        where guild = $1 and game = $2 and at >= $3 order by mean desc, person desc limit $4";

    /// Whether a person ($2) is to be informed that a list of a server ($1) shows them: their deviation is at most $3, they have
    /// $4 rivals or more, and were neither informed before nor want to be hidden.
    IS_FIRST_LISTED = "select 1 from beliefs where person = $2 and guild = $1 and deviation <= $3 and rivals >= $4
        and not exists (select 1 from rating_wishes w where w.person = $2 and (w.noticed = 1 or w.listed = 0)) limit 1";

    /// The wishes of the people ($1, a list of rows).
    WISHES_OF_ALL = "select person, rated, listed, noticed from rating_wishes
        where person in (select cast(r.value ->> 0 as bigint) from json_each($1) r)";

    WISHES = "select rated, listed, noticed from rating_wishes where person = $1";

    /// Not while the person ($1) is being erased.
    SET_WISHES = "insert into rating_wishes (person, rated, listed, noticed)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($4 as bigint)
        where not exists (select 1 from deletions where person = $1)
        on conflict (person) do update set rated = cast($2 as text), listed = cast($3 as bigint), noticed = cast($4 as bigint)";

    CHANGES = "select * from ratings where guild = $1 and game = $2 and person = $3 order by number";

    CHANGES_OF_MATCH = "select * from ratings where match_id = $1 order by seat";

    /// Not of a person who is being erased.
    ADD_CHANGE = "insert into ratings (match_id, seat, guild, game, person, number, place, mean_before, deviation_before, mean, deviation, at)
        select cast($1 as text), cast($2 as bigint), cast($3 as bigint), cast($4 as text), cast($5 as bigint), cast($6 as bigint),
            cast($7 as bigint), cast($8 as bigint), cast($9 as bigint), cast($10 as bigint), cast($11 as bigint), cast($12 as bigint)
        where not exists (select 1 from deletions where person = $5)";

    /// Not of a person who is being erased.
    SET_BELIEF = "insert into beliefs (guild, game, person, mean, deviation, games, rivals, at)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($4 as bigint), cast($5 as bigint), cast($6 as bigint),
            cast($7 as bigint), cast($8 as bigint)
        where not exists (select 1 from deletions where person = $3)
        on conflict (guild, game, person) do update set mean = cast($4 as bigint), deviation = cast($5 as bigint),
            games = cast($6 as bigint), rivals = cast($7 as bigint), at = cast($8 as bigint)";

    /// Whether two people ($3, $4) have met in a rated match of a game ($2) on a server ($1), other than $5.
    HAVE_MET = "select 1 from ratings mine join ratings o on o.match_id = mine.match_id and o.person = $4
        where mine.guild = $1 and mine.game = $2 and mine.person = $3 and mine.match_id <> $5 limit 1";

    SET_RATED = "update matches set rated = $2 where id = $1";

    ADD_ABSENCE = "insert into absences (person, since)
        select cast($1 as bigint), cast($2 as bigint) where not exists (select 1 from deletions where person = $1)
        on conflict do nothing";

    END_ABSENCE = "delete from absences where person = $1";

    /// The first person of a seat that was handed over; later ones change nothing.
    ADD_HANDED = "insert into handed (match_id, seat, person)
        select match_id, seat, person from seats where match_id = $1 and seat = $2 and person is not null
        on conflict do nothing";

    HANDED = "select seat, person from handed where match_id = $1";

    /// Replaces what a match ($1) changed for a seat ($2).
    CORRECT = "update ratings set number = $3, mean_before = $4, deviation_before = $5, mean = $6, deviation = $7
        where match_id = $1 and seat = $2";

    EXCUSE = "insert into excused (match_id, seat) values ($1, $2) on conflict do nothing";

    EXCUSED = "select seat from excused where match_id = $1 order by seat";

    /// Turns of each seat of a match ($1).
    TURNS_OF_SEATS = "select seat, count(*) from events where match_id = $1 and kind = 'turn' group by seat";

    /// The changes after a place in the order of the matches' ends ($1, $2, $3), at most $4.
    CHANGES_AFTER = "select * from ratings where (at, match_id, seat) > ($1, $2, $3) order by at, match_id, seat limit $4";
}

impl Store {
    /// The belief about a person's strength in a game on a server; `None` without a rated match.
    pub async fn belief(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
    ) -> Result<Option<BeliefRow>> {
        let belief = sqlx::query_as(BELIEF).bind(guild).bind(game).bind(person);
        Ok(belief.fetch_optional(&self.readers).await?)
    }

    /// The beliefs about a game on a server that rest on a match since `since`, the highest first, at most `limit`.
    pub async fn beliefs(
        &self,
        guild: GuildId,
        game: &str,
        since: Timestamp,
        limit: i64,
    ) -> Result<Vec<BeliefRow>> {
        Ok(sqlx::query_as(BELIEFS)
            .bind(guild)
            .bind(game)
            .bind(since)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    /// Whether a person is to be informed that a list of a server shows their number: its deviation is at most `deviation`, they
    /// have [`RIVALS`], and were neither informed before nor want to be hidden.
    pub async fn is_first_listed(
        &self,
        guild: GuildId,
        person: UserId,
        deviation: i64,
    ) -> Result<bool> {
        let found = sqlx::query(IS_FIRST_LISTED)
            .bind(guild)
            .bind(person)
            .bind(deviation)
            .bind(RIVALS)
            .fetch_optional(&self.readers);
        Ok(found.await?.is_some())
    }

    /// The changes of a person's rating in a game on a server, the first one first.
    pub async fn rating_changes(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
    ) -> Result<Vec<Rated>> {
        let changes = sqlx::query_as(CHANGES).bind(guild).bind(game).bind(person);
        Ok(changes.fetch_all(&self.readers).await?)
    }

    /// The changes of ratings by a match, by seat.
    pub async fn ratings_of(&self, id: &MatchId) -> Result<Vec<Rated>> {
        let changes = sqlx::query_as(CHANGES_OF_MATCH).bind(id);
        Ok(changes.fetch_all(&self.readers).await?)
    }

    /// The wishes of a person, or the defaults.
    pub async fn rating_wishes(&self, person: UserId) -> Result<RatingWishes> {
        let wishes: Option<RatingWishes> = sqlx::query_as(WISHES)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        Ok(wishes.unwrap_or_default())
    }

    /// The wishes of those of the people who have set some.
    pub async fn wishes_of(&self, people: &[UserId]) -> Result<Vec<(UserId, RatingWishes)>> {
        let rows: Vec<(UserId, RatedWish, i64, i64)> = sqlx::query_as(WISHES_OF_ALL)
            .bind(listed(people))
            .fetch_all(&self.readers)
            .await?;
        let wishes = rows.into_iter().map(|(person, rated, listed, noticed)| {
            let wishes = RatingWishes {
                rated,
                listed: listed != 0,
                noticed: noticed != 0,
            };
            (person, wishes)
        });
        Ok(wishes.collect())
    }

    /// The changes of ratings in the order of the matches' ends and by seat, from after a change, at most `limit`.
    pub async fn changes_after(&self, last: Option<&Rated>, limit: i64) -> Result<Vec<Rated>> {
        Ok(sqlx::query_as(CHANGES_AFTER)
            .bind(last.map_or(i64::MIN, |last| last.at.0))
            .bind(last.map_or("", |last| last.match_id.as_str()))
            .bind(last.map_or(0, |last| last.seat))
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }
}

/// People as a `json_each` parameter.
fn listed(people: &[UserId]) -> String {
    let rows = people
        .iter()
        .map(|person| serde_json::json!([person.get()]));
    serde_json::Value::Array(rows.collect()).to_string()
}

impl Store {
    /// The first person of each seat that was handed over.
    pub async fn givers(&self, id: &MatchId) -> Result<Vec<(i64, UserId)>> {
        Ok(sqlx::query_as(HANDED)
            .bind(id)
            .fetch_all(&self.readers)
            .await?)
    }

    /// The seats of a match that are not rated, by an absence.
    pub async fn excused(&self, id: &MatchId) -> Result<Vec<i64>> {
        Ok(sqlx::query_scalar(EXCUSED)
            .bind(id)
            .fetch_all(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// The belief about a person's strength in a game on a server, within this transaction.
    pub async fn belief(
        &mut self,
        guild: GuildId,
        game: &str,
        person: UserId,
    ) -> Result<Option<BeliefRow>> {
        let belief = sqlx::query_as(BELIEF).bind(guild).bind(game).bind(person);
        Ok(belief.fetch_optional(&mut *self.tx).await?)
    }

    /// Stores the change of a person's rating and the belief after it, unless the person is being erased.
    pub async fn add_rating(&mut self, change: &Rated) -> Result<()> {
        sqlx::query(ADD_CHANGE)
            .bind(&change.match_id)
            .bind(change.seat)
            .bind(change.guild)
            .bind(&change.game)
            .bind(change.person)
            .bind(change.number)
            .bind(change.place)
            .bind(change.mean_before)
            .bind(change.deviation_before)
            .bind(change.mean)
            .bind(change.deviation)
            .bind(change.at)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Whether two people have met in a rated match of a game on a server, other than `id`.
    pub async fn have_met(
        &mut self,
        (guild, game): (GuildId, &str),
        (one, other): (UserId, UserId),
        id: &MatchId,
    ) -> Result<bool> {
        let met = sqlx::query(HAVE_MET)
            .bind(guild)
            .bind(game)
            .bind(one)
            .bind(other)
            .bind(id)
            .fetch_optional(&mut *self.tx);
        Ok(met.await?.is_some())
    }

    /// Replaces what a match changed for one seat.
    pub async fn correct_rating(&mut self, change: &Rated) -> Result<()> {
        sqlx::query(CORRECT)
            .bind(&change.match_id)
            .bind(change.seat)
            .bind(change.number)
            .bind(change.mean_before)
            .bind(change.deviation_before)
            .bind(change.mean)
            .bind(change.deviation)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Stores what is believed of a person now, unless the person is being erased.
    pub async fn set_belief(&mut self, guild: GuildId, game: &str, row: &BeliefRow) -> Result<()> {
        sqlx::query(SET_BELIEF)
            .bind(guild)
            .bind(game)
            .bind(row.person)
            .bind(row.mean)
            .bind(row.deviation)
            .bind(row.games)
            .bind(row.rivals)
            .bind(row.at)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// The wishes of a person, or the defaults, within this transaction.
    pub async fn rating_wishes(&mut self, person: UserId) -> Result<RatingWishes> {
        let wishes: Option<RatingWishes> = sqlx::query_as(WISHES)
            .bind(person)
            .fetch_optional(&mut *self.tx)
            .await?;
        Ok(wishes.unwrap_or_default())
    }

    /// Stores the wishes of a person, unless the person is being erased.
    pub async fn set_rating_wishes(&mut self, person: UserId, wishes: &RatingWishes) -> Result<()> {
        sqlx::query(SET_WISHES)
            .bind(person)
            .bind(wishes.rated)
            .bind(i64::from(wishes.listed))
            .bind(i64::from(wishes.noticed))
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Sets whether a match is rated.
    pub async fn set_rated(&mut self, id: &MatchId, rated: bool) -> Result<()> {
        sqlx::query(SET_RATED)
            .bind(id)
            .bind(i64::from(rated))
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Stores that a person is absent; an earlier instant stays.
    pub async fn add_absence(&mut self, person: UserId, since: Timestamp) -> Result<()> {
        sqlx::query(ADD_ABSENCE)
            .bind(person)
            .bind(since)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Stores that a person has acted.
    pub async fn end_absence(&mut self, person: UserId) -> Result<()> {
        sqlx::query(END_ABSENCE)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Stores the person of a seat before it is handed over; the first one stays.
    pub async fn keep_giver(&mut self, id: &MatchId, seat: u8) -> Result<()> {
        sqlx::query(ADD_HANDED)
            .bind(id)
            .bind(i64::from(seat))
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// The first person of each seat that was handed over.
    pub async fn givers(&mut self, id: &MatchId) -> Result<Vec<(i64, UserId)>> {
        Ok(sqlx::query_as(HANDED)
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await?)
    }

    /// Stores that a seat of a match is not rated.
    pub async fn excuse(&mut self, id: &MatchId, seat: u8) -> Result<()> {
        sqlx::query(EXCUSE)
            .bind(id)
            .bind(i64::from(seat))
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// The seats of a match that are not rated.
    pub async fn excused(&mut self, id: &MatchId) -> Result<Vec<i64>> {
        Ok(sqlx::query_scalar(EXCUSED)
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await?)
    }

    /// The number of turns of each seat that has one, undone ones included.
    pub async fn turns_of_seats(&mut self, id: &MatchId) -> Result<Vec<(i64, i64)>> {
        Ok(sqlx::query_as(TURNS_OF_SEATS)
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await?)
    }
}
