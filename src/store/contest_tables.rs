//! The tables of contests for three and more seats, and who sits at them.

use super::columns::Flag;
use super::database::Store;
use super::ids::{ContestId, MatchId};
use super::matches::State;
use super::transact::Writing;

/// A table of a contest, with what became of its match.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ContestTable {
    /// The place in the order of the contest.
    pub nth: i64,
    /// The round, from 1 on.
    pub round: i64,
    /// The match; `None` before the start.
    pub match_id: Option<MatchId>,
    /// Whether it does not take place.
    #[sqlx(try_from = "Flag")]
    pub closed: bool,
    /// The tokens on the board at the end of a game played together; `None` until they are counted.
    pub placed: Option<i64>,
    /// The state of the match.
    pub state: Option<State>,
}

/// A person at a table of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ContestSeat {
    /// The place of the table in the order of the contest.
    pub nth: i64,
    /// The number of the person.
    pub entrant: i64,
    /// The seat in the match; `None` before its start, and for one who does not sit.
    pub seat: Option<i64>,
    /// Whether they do not sit because of a block.
    #[sqlx(try_from = "Flag")]
    pub free: bool,
    /// The place by judgement.
    pub judged: Option<i64>,
    /// The place in the match; `None` without a result.
    pub place: Option<i64>,
}

super::statements::statements! {
    /// The tables of a contest in their order.
    pub both fn contest_tables(id: ContestId) -> Vec<ContestTable> =
        "select nth, round, match_id, closed, placed, (select a.state from matches a where a.id = t.match_id) as state
        from contest_tables t where contest = $1 order by nth";

    /// The people at the tables of a contest, each table's in the order of their seats.
    pub both fn contest_seats(id: ContestId) -> Vec<ContestSeat> =
        "select p.nth, p.entrant, p.seat, p.free, p.judged,
            (select s.result from seats s where s.match_id = t.match_id and s.seat = p.seat) as place
        from contest_table_seats p join contest_tables t on t.contest = p.contest and t.nth = p.nth
        where p.contest = $1 order by p.nth, p.chair";

    /// Adds a table to a contest.
    pub write fn add_contest_table(id: ContestId, nth: i64, round: i64) =
        "insert into contest_tables (contest, nth, round) values ($1, $2, $3)";

    /// Adds a person to a table that has not begun; `chair`: the order, from 1 on.
    pub write fn add_contest_seat(id: ContestId, nth: i64, round: i64, entrant: i64, chair: i64) =
        "insert into contest_table_seats (contest, nth, round, entrant, chair) values ($1, $2, $3, $4, $5)";

    /// Stores the match of a table; `false` if it has begun.
    pub write fn begin_contest_table(id: ContestId, nth: i64, match_id: &MatchId) -> bool =
        "update contest_tables set match_id = $3 where contest = $1 and nth = $2 and match_id is null";

    /// Stores the seat of a person at a table that begins.
    pub write fn seat_in_contest(id: ContestId, nth: i64, entrant: i64, seat: i64) =
        "update contest_table_seats set seat = $4 where contest = $1 and nth = $2 and entrant = $3";

    /// Stores that a person does not sit at a table because of a block.
    pub write fn free_in_contest(id: ContestId, nth: i64, entrant: i64) =
        "update contest_table_seats set free = 1 where contest = $1 and nth = $2 and entrant = $3";

    /// Stores that a table does not take place.
    pub write fn close_contest_table(id: ContestId, nth: i64) =
        "update contest_tables set closed = 1 where contest = $1 and nth = $2";

    /// Stores the place of a person by judgement, which stays.
    pub write fn judge_contest_seat(id: ContestId, nth: i64, entrant: i64, place: i64) =
        "update contest_table_seats set judged = coalesce(judged, $4) where contest = $1 and nth = $2 and entrant = $3";

    /// Stores the tokens on the board at the end of a game played together.
    pub write fn count_contest_table(id: ContestId, nth: i64, placed: i64) =
        "update contest_tables set placed = coalesce(placed, $3) where contest = $1 and nth = $2";
}
