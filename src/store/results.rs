//! The places of the seats of finished matches.

use serde_json::{Value, json};

use super::database::Store;
use super::error::Result;
use super::ids::MatchId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    WITHOUT_RESULTS = "select id from matches
        where state = 'over' and closed is null and has_results = 0 and id > $1 order by id limit $2";

    /// Sets the places of a match's seats ($1) from a list of lists ($2).
    SET_RESULTS = "update seats set result = cast(r.value ->> 1 as bigint) from json_each($2) r
        where match_id = $1 and seat = cast(r.value ->> 0 as bigint)";

    /// Ends a match ($1) that has results; as [`HAS_RESULTS`], but in one statement with its end.
    END_PLAYED = "update matches set state = 'over', ended_at = $2, due = null, has_results = 1 where id = $1";

    /// Ends the seats of a match ($1) with their places from a list of lists ($2).
    END_SEATS_PLAYED = "update seats set ended_at = $3, result = cast(r.value ->> 1 as bigint) from json_each($2) r
        where match_id = $1 and seat = cast(r.value ->> 0 as bigint)";

    /// The results of a match's ($1) people, from the places of its seats; $2 is the board of a cooperative game. Not of a
    /// person who is being erased.
    COUNT_RESULTS = "insert into results (match_id, seat, person, guild, game, seats, place, score, board, against, at)
        select s.match_id, s.seat, s.person, m.guild, m.game,
            (select count(*) from seats o where o.match_id = s.match_id), s.result,
            case when s.result > 1 then 0
                when cast($2 as text) is not null then 2
                when (select count(*) from seats o where o.match_id = s.match_id and o.result = 1) > 1 then 1
                else 2 end,
            cast($2 as text),
            (select max(coalesce(o.strength, 'medium')) from seats o
                where o.match_id = s.match_id and o.person is null and o.gone = 0),
            coalesce(m.ended_at, m.opened_at)
        from seats s join matches m on m.id = s.match_id
        where s.match_id = $1 and s.person is not null and s.result is not null
            and not exists (select 1 from deletions d where d.person = s.person)
        on conflict (match_id, seat) do nothing";

    HAS_RESULTS = "update matches set has_results = 1 where id = $1";

    RESULTS = "select result from seats where match_id = $1 order by seat";
}

impl Store {
    /// Finished matches without results, at most `limit`, in order of their codes, from after `after`.
    pub async fn without_results(&self, after: &str, limit: i64) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(WITHOUT_RESULTS)
            .bind(after)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    /// The place of each seat, by seat; `None` without a result.
    pub async fn results(&self, id: &MatchId) -> Result<Vec<Option<i64>>> {
        Ok(sqlx::query_scalar(RESULTS)
            .bind(id)
            .fetch_all(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// Stores the place of each seat of a finished match, from seat 1 on, and counts it for its people; `board` is that of a
    /// cooperative game. No list of matches shows it.
    pub async fn set_results(
        &mut self,
        id: &MatchId,
        places: &[u8],
        board: Option<&str>,
    ) -> Result<()> {
        sqlx::query(SET_RESULTS)
            .bind(id)
            .bind(by_seat(places))
            .execute(&mut *self.tx)
            .await?;
        self.count_results(id, board).await?;
        sqlx::query(HAS_RESULTS)
            .bind(id)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Ends a match that was played to its end, as [`Writing::end`], and stores its results, as [`Writing::set_results`]: with
    /// fewer statements, because players wait for them.
    pub async fn end_with_results(
        &mut self,
        id: &MatchId,
        places: &[u8],
        board: Option<&str>,
        now: Timestamp,
    ) -> Result<()> {
        sqlx::query(END_PLAYED)
            .bind(id)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        sqlx::query(END_SEATS_PLAYED)
            .bind(id)
            .bind(by_seat(places))
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        self.end_invitations(id).await?;
        self.count_results(id, board).await
    }

    async fn count_results(&mut self, id: &MatchId, board: Option<&str>) -> Result<()> {
        sqlx::query(COUNT_RESULTS)
            .bind(id)
            .bind(board)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}

/// Places from seat 1 on as a `json_each` parameter.
fn by_seat(places: &[u8]) -> String {
    let rows = (1..).zip(places).map(|(seat, place)| json!([seat, place]));
    Value::Array(rows.collect()).to_string()
}
