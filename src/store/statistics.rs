//! The results of people in finished matches, counted.

use super::database::Store;
use super::error::Result;
use super::ids::{GuildId, UserId};
use super::strength::Strength;

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

/// The places of a person and of another one in a match.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Versus {
    /// The other person.
    pub person: UserId,
    /// The place of the person.
    pub own: i64,
    /// The place of the other one.
    pub other: i64,
}

super::statements::statements! {
    /// The matches of a person ($1) on a server ($2), counted.
    COUNTED_ON = "select game, seat, seats, board, against, score, count(*) as count from results
        where person = $1 and guild = $2 group by game, seat, seats, board, against, score";

    /// The matches of a person ($1) without a server, counted.
    COUNTED_ELSEWHERE = "select game, seat, seats, board, against, score, count(*) as count from results
        where person = $1 and guild is null group by game, seat, seats, board, against, score";

    /// The scores of a person's ($1) last matches of a game ($3) among people on a server ($2), the latest first.
    LATEST = "select score from results where person = $1 and guild = $2 and game = $3 and against is null and board is null
        order by at desc, match_id desc limit $4";

    /// The scores of a person's ($1) last cooperative matches of a game ($3) on a server ($2), the latest first.
    LATEST_TOGETHER = "select score from results where person = $1 and guild = $2 and game = $3 and board is not null
        order by at desc, match_id desc limit $4";

    /// The places of a person ($1) and of the others in their last $4 matches of a game ($3) on a server ($2).
    VERSUS = "select o.person, mine.place as own, o.place as other
        from (select match_id, place from results
            where person = $1 and guild = $2 and game = $3 and against is null and board is null
            order by at desc, match_id desc limit $4) mine
        join results o on o.match_id = mine.match_id and o.person <> $1";
}

impl Store {
    /// The matches of a person on a server, counted; without a server, those played without one.
    pub async fn counted(&self, person: UserId, guild: Option<GuildId>) -> Result<Vec<Counted>> {
        let counted = match guild {
            Some(guild) => sqlx::query_as(COUNTED_ON).bind(person).bind(guild),
            None => sqlx::query_as(COUNTED_ELSEWHERE).bind(person),
        };
        Ok(counted.fetch_all(&self.readers).await?)
    }

    /// The scores of the last matches of a person, the latest first: those played together, or against each other.
    pub async fn latest_scores(
        &self,
        person: UserId,
        guild: GuildId,
        game: &str,
        together: bool,
        limit: i64,
    ) -> Result<Vec<i64>> {
        let statement = if together { LATEST_TOGETHER } else { LATEST };
        Ok(sqlx::query_scalar(statement)
            .bind(person)
            .bind(guild)
            .bind(game)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    /// The places of a person and of the others in the person's last `matches` matches of a game among people.
    pub async fn versus(
        &self,
        person: UserId,
        guild: GuildId,
        game: &str,
        matches: i64,
    ) -> Result<Vec<Versus>> {
        Ok(sqlx::query_as(VERSUS)
            .bind(person)
            .bind(guild)
            .bind(game)
            .bind(matches)
            .fetch_all(&self.readers)
            .await?)
    }
}
