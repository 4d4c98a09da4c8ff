//! The places of the seats of finished matches.

use serde_json::{Value, json};

use super::database::Store;
use super::error::Result;
use super::ids::MatchId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// Finished matches without results, at most `limit`, in order of their codes, from after
    /// `after`.
    pub read fn without_results(after: &str, limit: i64) -> Vec<MatchId> =
        "select id from matches
        where state = 'over' and closed is null and has_results = 0 and id > $1 order by id limit $2";

    /// Sets the places of a match's seats, from seat 1 on.
    write fn set_places(id: &MatchId, places: &[u8]) =
        "update seats set result = cast(r.value ->> 1 as bigint) from json_each($2) r
        where match_id = $1 and seat = cast(r.value ->> 0 as bigint)",
        id, by_seat(places);

    /// Ends a match and marks it as one that has results, in one statement.
    write fn end_played(id: &MatchId, now: Timestamp) =
        "update matches set state = 'over', ended_at = $2, due = null, has_results = 1 where id = $1";

    /// Ends the seats of a match with their places, from seat 1 on.
    write fn end_seats_played(id: &MatchId, places: &[u8], now: Timestamp) =
        "update seats set ended_at = $3, result = cast(r.value ->> 1 as bigint) from json_each($2) r
        where match_id = $1 and seat = cast(r.value ->> 0 as bigint)",
        id, by_seat(places), now;

    /// Stores the results of a match's people, from the places of its seats; `board` is that of a
    /// cooperative game. Not of a person who is being erased.
    write fn count_results(id: &MatchId, board: Option<&str>) =
        "insert into results (match_id, seat, person, guild, game, seats, place, score, board, against, at)
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

    /// Marks a match as one that has results.
    write fn mark_results(id: &MatchId) =
        "update matches set has_results = 1 where id = $1";

    /// The place of each seat, by seat; `None` without a result.
    pub read fn results(id: &MatchId) -> Vec<Option<i64>> =
        "select result from seats where match_id = $1 order by seat";
}

impl Writing<'_> {
    /// Stores the place of each seat of a finished match, from seat 1 on, and counts it for its
    /// people; `board` is that of a cooperative game. No list of matches shows it.
    pub async fn set_results(
        &mut self,
        id: &MatchId,
        places: &[u8],
        board: Option<&str>,
    ) -> Result<()> {
        self.set_places(id, places).await?;
        self.count_results(id, board).await?;
        self.mark_results(id).await
    }

    /// Ends a match that was played to its end, as [`Writing::end`], and stores its results, as
    /// [`Writing::set_results`]: with fewer statements, because players wait for them.
    pub async fn end_with_results(
        &mut self,
        id: &MatchId,
        places: &[u8],
        board: Option<&str>,
        now: Timestamp,
    ) -> Result<()> {
        self.end_played(id, now).await?;
        self.end_seats_played(id, places, now).await?;
        self.end_invitations(id).await?;
        self.count_results(id, board).await
    }
}

/// Places from seat 1 on as a `json_each` parameter.
fn by_seat(places: &[u8]) -> String {
    let rows = (1..).zip(places).map(|(seat, place)| json!([seat, place]));
    Value::Array(rows.collect()).to_string()
}
