//! The longest matches of each game on each server.

use super::database::Store;
use super::ids::{GuildId, MatchId};
use super::transact::Writing;

super::statements::statements! {
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
