//! The results of people in finished matches, counted.

use super::database::Store;
use super::error::Result;
use super::ids::{GuildId, UserId};
use super::seats::Strength;

/// Matches of a person that are alike but for their result, counted.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Counted {
    /// The key of the game.
    pub game: String,
    /// The seat of the person.
    pub seat: i64,
    /// The number of seats.
    pub seats: i64,
    /// The board of a cooperative game; `None` of others.
    pub board: Option<String>,
    /// The strength of the computer; `None` among people.
    pub against: Option<Strength>,
    /// 2: won; 1: the first place shared; 0: lost.
    pub score: i64,
    /// The number of matches.
    pub count: i64,
}

/// The matches of a person and another one, counted.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Versus {
    /// The other person.
    pub person: UserId,
    /// Matches in which the person was ahead of the other one.
    pub won: i64,
    /// Matches in which both had the same place.
    pub drawn: i64,
    /// Matches in which the person was behind.
    pub lost: i64,
}

super::statements::statements! {
    /// The matches of a person ($1) on a server ($2), counted.
    COUNTED_ON = "select game, seat, seats, board, against, score, count(*) as count from results
        where person = $1 and guild = $2 group by game, seat, seats, board, against, score";

    /// The matches of a person ($1) without a server, counted.
    COUNTED_ELSEWHERE = "select game, seat, seats, board, against, score, count(*) as count from results
        where person = $1 and guild is null group by game, seat, seats, board, against, score";

    /// The scores of the last matches of a person among people, the latest first.
    pub read fn latest_scores(person: UserId, guild: GuildId, game: &str, limit: i64) -> Vec<i64> =
        "select score from results where person = $1 and guild = $2 and game = $3 and against is null and board is null
        order by at desc, match_id desc limit $4";

    /// The longest run of wins among the last `matches` cooperative matches of a person.
    // Between two losses, the number of losses until then is the same.
    pub read fn longest_run(person: UserId, guild: GuildId, game: &str, matches: i64) -> i64 =
        "select coalesce(max(wins), 0) from (
            select count(*) as wins from (
                select score, sum(case when score = 2 then 0 else 1 end) over (order by at, match_id) as losses
                from (select score, at, match_id from results
                    where person = $1 and guild = $2 and game = $3 and board is not null
                    order by at desc, match_id desc limit $4) latest) counted
            where score = 2 group by losses) runs";

    /// The people whom a person has met most in the last `matches` matches of a game among people,
    /// at most `limit`.
    pub read fn versus(
        person: UserId,
        guild: GuildId,
        game: &str,
        matches: i64,
        limit: i64,
    ) -> Vec<Versus> =
        "select o.person, sum(case when mine.place < o.place then 1 else 0 end) as won,
            sum(case when mine.place = o.place then 1 else 0 end) as drawn,
            sum(case when mine.place > o.place then 1 else 0 end) as lost
        from (select match_id, place from results
            where person = $1 and guild = $2 and game = $3 and against is null and board is null
            order by at desc, match_id desc limit $4) mine
        join results o on o.match_id = mine.match_id and o.person <> $1
        group by o.person order by count(*) desc, o.person limit $5";

    /// The matches of a person and a rival among the last `matches` matches of the person in a game
    /// among people.
    pub read fn versus_one(
        person: UserId,
        guild: GuildId,
        game: &str,
        matches: i64,
        rival: UserId,
    ) -> Option<Versus> =
        "select o.person, sum(case when mine.place < o.place then 1 else 0 end) as won,
            sum(case when mine.place = o.place then 1 else 0 end) as drawn,
            sum(case when mine.place > o.place then 1 else 0 end) as lost
        from (select match_id, place from results
            where person = $1 and guild = $2 and game = $3 and against is null and board is null
            order by at desc, match_id desc limit $4) mine
        join results o on o.match_id = mine.match_id and o.person = $5
        group by o.person";
}

impl Store {
    /// The matches of a person on a server, counted; without a server, those played without one.
    pub async fn counted(&self, person: UserId, guild: Option<GuildId>) -> Result<Vec<Counted>> {
        let counted = match guild {
            Some(guild) => sqlx::query_as(COUNTED_ON).bind(person).bind(guild),
            None => sqlx::query_as(COUNTED_ELSEWHERE).bind(person),
        };
        Ok(counted.fetch_all(&self.limited_pool).await?)
    }
}
