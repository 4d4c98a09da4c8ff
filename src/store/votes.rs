//! The candidates and votes of people for a seat that a channel holds.

use super::database::Store;
use super::ids::{MatchId, UserId};
use super::transact::Writing;

/// A turn that was proposed in a round of votes.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Candidate {
    /// Its place in the order of candidates, from 1.
    pub place: i64,
    /// The turn, in its notation.
    pub turn: String,
    /// The number of votes.
    pub votes: i64,
}

super::statements::statements! {
    /// The candidates of a round with their votes, in the order in which they were made.
    pub both fn candidates(id: &MatchId, round: i64) -> Vec<Candidate> =
        "select p.place, p.turn, (select count(*) from votes v
            where v.match_id = p.match_id and v.round = p.round and v.place = p.place) as votes
        from candidates p where p.match_id = $1 and p.round = $2 order by p.place";

    /// The place of the candidate that a person voted for in a round; `None` without a vote.
    pub both fn vote_of(id: &MatchId, round: i64, person: UserId) -> Option<i64> =
        "select place from votes where match_id = $1 and round = $2 and person = $3";

    /// Whether there were votes in a round before this one.
    pub both fn has_voters(id: &MatchId, round: i64) -> bool =
        "select 1 from votes where match_id = $1 and round < $2 limit 1";

    /// Whether a person who voted in the last round before this one has not voted in this one.
    pub both fn is_voter_missing(id: &MatchId, round: i64) -> bool =
        "select 1 from votes b where b.match_id = $1
            and b.round = (select max(round) from votes where match_id = $1 and round < $2)
            and not exists (select 1 from votes v where v.match_id = $1 and v.round = $2 and v.person = b.person)
        limit 1";

    /// Adds a candidate to a round.
    pub write fn propose(id: &MatchId, round: i64, place: i64, turn: &str) =
        "insert into candidates (match_id, round, place, turn) values ($1, $2, $3, $4)";

    /// Stores the vote of a person in a round, unless the person is being erased.
    pub write fn vote(id: &MatchId, round: i64, person: UserId, place: i64) =
        "insert into votes (match_id, round, person, place)
        select cast($1 as text), cast($2 as bigint), cast($3 as bigint), cast($4 as bigint)
        where not exists (select 1 from deletions where person = $3)
        on conflict (match_id, round, person) do update set place = excluded.place";

    /// Deletes the candidates of a match from before a round.
    write fn no_candidates_before(id: &MatchId, round: i64) =
        "delete from candidates where match_id = $1 and round < $2";

    /// Deletes the votes of a match from before the last round before this one.
    write fn no_votes_before(id: &MatchId, round: i64) =
        "delete from votes where match_id = $1
            and round < (select coalesce(max(round), 0) from votes where match_id = $1 and round < $2)";

    /// Deletes all votes of a match.
    write fn no_votes(id: &MatchId) =
        "delete from votes where match_id = $1";
}

impl Writing<'_> {
    /// Forgets the rounds of a match before this one, except who voted in the last of them.
    pub async fn forget_rounds(&mut self, id: &MatchId, round: i64) -> super::error::Result<()> {
        self.no_candidates_before(id, round).await?;
        self.no_votes_before(id, round).await
    }

    /// Forgets all rounds of a match.
    pub async fn forget_all_rounds(&mut self, id: &MatchId) -> super::error::Result<()> {
        self.no_candidates_before(id, i64::MAX).await?;
        self.no_votes(id).await
    }
}
