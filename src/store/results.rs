//! The places of the seats of finished matches, and the longest match of a game on a server.

use serde_json::{Value, json};

use super::database::Store;
use super::error::Result;
use super::ids::{GuildId, MatchId, UserId};
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
    /// cooperative game, `points` what the month counts, from seat 1 on. Not of a person who is
    /// being erased.
    write fn count_results(id: &MatchId, board: Option<&str>, points: &[i64]) =
        "insert into results (match_id, seat, person, guild, game, seats, place, score, board, against, at, points)
        select s.match_id, s.seat, s.person, m.guild, m.game,
            (select count(*) from seats o where o.match_id = s.match_id), s.result,
            case when s.result > 1 then 0
                when cast($2 as text) is not null then 2
                when (select count(*) from seats o where o.match_id = s.match_id and o.result = 1) > 1 then 1
                else 2 end,
            cast($2 as text),
            (select max(coalesce(o.strength, 'medium')) from seats o
                where o.match_id = s.match_id and o.person is null and o.gone = 0),
            coalesce(m.ended_at, m.opened_at),
            (select cast(r.value ->> 1 as bigint) from json_each($3) r where cast(r.value ->> 0 as bigint) = s.seat)
        from seats s join matches m on m.id = s.match_id
        where s.match_id = $1 and s.person is not null and s.result is not null
            and not exists (select 1 from deletions d where d.person = s.person)
        on conflict (match_id, seat) do nothing",
        id, board, by_seat(points);

    /// Marks a match as one that has results.
    write fn mark_results(id: &MatchId) =
        "update matches set has_results = 1 where id = $1";

    /// The points and the strength of the computer in the last two matches of a game that a person
    /// played with computers outside any server, up to the end of this match.
    // Guild and game, which are the same in each row, are named so that a server reads the index in
    // its order.
    pub read fn last_alone(person: UserId, game: &str, id: &MatchId) -> Vec<(i64, String)> =
        "select score, against from results
        where person = $1 and guild is null and game = $2 and against is not null
            and at <= (select this.at from results this where this.match_id = $3 and this.person = $1)
        order by guild desc, game desc, at desc, match_id desc limit 2";

    /// The scores of the last matches of a game that a person played among people on a server, up
    /// to the end of this match, the latest first.
    pub read fn scores_until(
        person: UserId,
        guild: GuildId,
        game: &str,
        id: &MatchId,
        limit: i64,
    ) -> Vec<i64> =
        "select score from results
        where person = $1 and guild = $2 and game = $3 and against is null and board is null
            and at <= (select this.at from results this where this.match_id = $4 and this.person = $1)
        order by at desc, match_id desc limit $5";

    /// Whether a match is the first that a person has finished with a result.
    pub read fn is_first_result(person: UserId, id: &MatchId) -> bool =
        "select 1 from results this
        where this.match_id = $2 and this.person = $1 and not exists (
            select 1 from results r where r.person = $1 and r.match_id <> $2 and r.at <= this.at)";

    /// Whether a match is the first that a person has won.
    pub read fn is_first_win(person: UserId, id: &MatchId) -> bool =
        "select 1 from results this
        where this.match_id = $2 and this.person = $1 and this.score = 2 and not exists (
            select 1 from results r where r.person = $1 and r.score = 2 and r.match_id <> $2 and r.at <= this.at)";

    /// The place of each seat, by seat; `None` without a result.
    pub read fn results(id: &MatchId) -> Vec<Option<i64>> =
        "select result from seats where match_id = $1 order by seat";

    /// Counts a match that has ended; returns how many have, and the moves of the longest before.
    pub write fn count_length(guild: GuildId, game: &str, moves: i64) -> (i64, i64) =
        "insert into lengths (guild, game, games, moves, before) values ($1, $2, 1, $3, 0)
        on conflict (guild, game) do update set before = lengths.moves, games = lengths.games + 1,
            moves = case when lengths.moves < excluded.moves then excluded.moves else lengths.moves end
        returning games, before";

    /// Stores that a match was the longest when it ended.
    pub write fn add_longest(id: &MatchId, moves: i64) =
        "insert into longest (match_id, moves) values ($1, $2) on conflict do nothing";

    /// The moves of a match that was the longest when it ended; `None` for any other.
    pub read fn longest(id: &MatchId) -> Option<i64> =
        "select moves from longest where match_id = $1";
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
        self.count_results(id, board, &[]).await?;
        self.mark_results(id).await
    }

    /// Ends a match that was played to its end, as [`Writing::end`], and stores its results, as
    /// [`Writing::set_results`], with the points that its month counts: with fewer statements,
    /// because players wait for them.
    pub async fn end_with_results(
        &mut self,
        id: &MatchId,
        places: &[u8],
        board: Option<&str>,
        points: &[i64],
        now: Timestamp,
    ) -> Result<()> {
        self.end_played(id, now).await?;
        self.end_seats_played(id, places, now).await?;
        self.end_invitations(id).await?;
        self.count_results(id, board, points).await
    }
}

/// Values from seat 1 on as a `json_each` parameter.
fn by_seat<T: serde::Serialize>(values: &[T]) -> String {
    let rows = (1..).zip(values).map(|(seat, value)| json!([seat, value]));
    Value::Array(rows.collect()).to_string()
}
