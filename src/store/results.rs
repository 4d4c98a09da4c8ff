//! The places of the seats of finished matches.

use serde_json::{Value, json};

use super::database::Store;
use super::error::Result;
use super::ids::MatchId;
use super::transact::Writing;

super::statements::statements! {
    WITHOUT_RESULTS = "select id from matches
        where state = 'over' and closed is null and has_results = 0 and id > $1 order by id limit $2";

    /// Sets the places of a match's seats ($1) from a list of lists ($2).
    SET_RESULTS = "update seats set result = cast(r.value ->> 1 as bigint) from json_each($2) r
        where match_id = $1 and seat = cast(r.value ->> 0 as bigint)";

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
    /// Stores the place of each seat of a finished match, from seat 1 on. No list of matches shows it.
    pub async fn set_results(&mut self, id: &MatchId, places: &[u8]) -> Result<()> {
        let rows = (1..).zip(places).map(|(seat, place)| json!([seat, place]));
        sqlx::query(SET_RESULTS)
            .bind(id)
            .bind(Value::Array(rows.collect()).to_string())
            .execute(&mut *self.tx)
            .await?;
        sqlx::query(HAS_RESULTS)
            .bind(id)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
