//! The finals of contests: who plays in them, and their meetings; and the latecomers of contests.

use super::database::Store;
use super::ids::{ContestId, MatchId, UserId};
use super::series::{Entrant, SeriesMeeting};
use super::time::Timestamp;
use super::transact::Writing;

/// The number of people who play the final of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
pub enum FinalSize {
    /// There is no final.
    #[strum(serialize = "none")]
    None = 0,
    /// One meeting.
    #[strum(serialize = "2")]
    Two = 2,
    /// Semi-finals, and one meeting.
    #[strum(serialize = "4")]
    Four = 4,
}

super::statements::statements! {
    /// The people of a final, numbered by their places in the standing; empty before it.
    pub both fn finalists(id: ContestId) -> Vec<Entrant> =
        "select f.seed as entrant, cast(1 as bigint) as grp, e.person, cast(0 as bigint) as slow, f.lost, f.asked, f.withdrawn, f.place
        from contest_finalists f join contest_entrants e on e.contest = f.contest and e.entrant = f.entrant
        where f.contest = $1 order by f.seed";

    /// The numbers in the contest of the people of a final, in their order there.
    pub both fn numbers_of_finalists(id: ContestId) -> Vec<i64> =
        "select entrant from contest_finalists where contest = $1 order by seed";

    /// Adds a person to a final; `asked`: until when they may say that they go on.
    pub write fn add_finalist(id: ContestId, seed: i64, entrant: i64, asked: Option<Timestamp>) =
        "insert into contest_finalists (contest, seed, entrant, asked) values ($1, $2, $3, $4)";

    /// Stores what became of a person in a final.
    pub write fn set_finalist(id: ContestId, finalist: &Entrant) =
        "update contest_finalists set lost = $3, asked = $4, withdrawn = $5, place = $6 where contest = $1 and seed = $2",
        id, finalist.entrant, finalist.lost, finalist.asked, finalist.withdrawn, finalist.place;

    /// The meetings of a final in their order, with what became of their matches.
    pub both fn final_meetings(id: ContestId) -> Vec<SeriesMeeting> =
        "select m.nth, m.round, m.one, m.other, m.first, m.second, m.first_judged, m.second_judged, m.blocked,
            (select a.state from matches a where a.id = m.first) as first_state,
            (select a.state from matches a where a.id = m.second) as second_state,
            (select s.result from seats s where s.match_id = m.first and s.seat = 1) as first_one,
            (select s.result from seats s where s.match_id = m.first and s.seat = 2) as first_other,
            (select s.result from seats s where s.match_id = m.second and s.seat = 2) as second_one,
            (select s.result from seats s where s.match_id = m.second and s.seat = 1) as second_other
        from contest_finals m where m.contest = $1 order by m.nth";

    /// The turns of the meetings of a final: the place of the meeting, the game, 1 or 2, the seat,
    /// and the number of its turns.
    pub both fn final_turns(id: ContestId) -> Vec<(i64, i64, i64, i64)> =
        "select m.nth, cast(1 as bigint) as game, e.seat, count(*) as turns
        from contest_finals m join events e on e.match_id = m.first and e.kind = 'turn' where m.contest = $1 group by m.nth, e.seat
        union all
        select m.nth, cast(2 as bigint) as game, e.seat, count(*) as turns
        from contest_finals m join events e on e.match_id = m.second and e.kind = 'turn' where m.contest = $1 group by m.nth, e.seat";

    /// Adds a meeting between two people of a final.
    pub write fn add_final_meeting(id: ContestId, nth: i64, round: i64, people: (i64, i64)) =
        "insert into contest_finals (contest, nth, round, one, other) values ($1, $2, $3, $4, $5)",
        id, nth, round, people.0, people.1;

    /// Stores the matches of a meeting of a final; `false` if it has begun.
    pub write fn begin_final_meeting(id: ContestId, nth: i64, first: &MatchId, second: &MatchId) -> bool =
        "update contest_finals set first = $3, second = $4 where contest = $1 and nth = $2 and first is null";

    /// Stores that a meeting of a final does not take place.
    pub write fn block_final_meeting(id: ContestId, nth: i64) =
        "update contest_finals set blocked = 1 where contest = $1 and nth = $2";

    /// Stores the judgement of a meeting of a final, which stays.
    pub write fn judge_final_meeting(id: ContestId, nth: i64, first: Option<i64>, second: Option<i64>) =
        "update contest_finals set first_judged = coalesce(first_judged, $3), second_judged = coalesce(second_judged, $4)
        where contest = $1 and nth = $2";

    /// The people of a final who lost a game of it by time, once for each game.
    pub write fn final_losses_by_time(id: ContestId) -> Vec<i64> =
        "select case when e.seat = 1 then m.one else m.other end as entrant
        from contest_finals m join events e on e.match_id = m.first
        where m.contest = $1 and e.kind = 'leave' and e.data like '%\"out_of_time\":true%'
        union all select case when e.seat = 2 then m.one else m.other end as entrant
        from contest_finals m join events e on e.match_id = m.second
        where m.contest = $1 and e.kind = 'leave' and e.data like '%\"out_of_time\":true%'";

    /// When the meetings of a contest began: the place of each, and the instant.
    pub read fn beginnings_in_contest(id: ContestId) -> Vec<(i64, Timestamp)> =
        "select m.nth, a.opened_at from contest_meetings m join matches a on a.id = m.first where m.contest = $1";

    /// When the meetings of a final began: the place of each, and the instant.
    pub read fn beginnings_in_final(id: ContestId) -> Vec<(i64, Timestamp)> =
        "select m.nth, a.opened_at from contest_finals m join matches a on a.id = m.first where m.contest = $1";

    /// The contest of a match of a final; `None` if it is in none.
    pub write fn final_with(id: &MatchId) -> Option<ContestId> =
        "select contest from contest_finals where first = $1
        union all select contest from contest_finals where second = $1";

    /// The people of a contest whose place a latecomer has taken: their number, and that of the
    /// latecomer.
    pub both fn contest_successors(id: ContestId) -> Vec<(i64, i64)> =
        "select entrant, successor from contest_successors where contest = $1 order by entrant";

    /// Stores that a latecomer has taken the place of a person.
    pub write fn add_contest_successor(id: ContestId, entrant: i64, successor: i64) =
        "insert into contest_successors (contest, entrant, successor) values ($1, $2, $3)";

    /// The people of a contest that has begun whom a person has blocked.
    pub write fn blocked_entrants(id: ContestId, person: UserId) -> Vec<UserId> =
        "select b.blocked from blocks b join contest_entrants e on e.contest = $1 and e.person = b.blocked
        where b.person = $2 order by b.blocked";

    /// Gives a meeting that has not begun to other people; `false` if it has begun.
    pub write fn give_contest_meeting(id: ContestId, nth: i64, people: (i64, i64), blocked: bool) -> bool =
        "update contest_meetings set one = $3, other = $4, blocked = $5 where contest = $1 and nth = $2 and first is null",
        id, nth, people.0, people.1, i64::from(blocked);
}
