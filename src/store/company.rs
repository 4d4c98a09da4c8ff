//! The last matches of a person on a server: how fast they answered, and whether they stayed.

use super::columns::Flag;
use super::database::Store;
use super::ids::{GuildId, MatchId, UserId};
use super::time::Timestamp;

/// A person's seat in a finished match.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct LastSeat {
    /// The match.
    pub match_id: MatchId,
    /// The seat.
    pub seat: i64,
    /// Whether the seat left because its time ran out.
    #[sqlx(try_from = "Flag")]
    pub ran_out: bool,
}

super::statements::statements! {
    /// The seats of a person in running matches on a server, without live ones.
    pub read fn seats_under_way(person: UserId, guild: GuildId) -> Vec<(MatchId, i64)> =
        "select s.match_id, s.seat from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.guild = $2 and m.state = 'running' and m.pace <> 'live'";

    /// The seats of a person in those of their last `limit` matches that were played to a result
    /// with others on a server, without live ones; the last one first.
    pub read fn last_seats(person: UserId, guild: GuildId, limit: i64) -> Vec<LastSeat> =
        "select mine.match_id, mine.seat, case when exists (
            select 1 from events e where e.match_id = mine.match_id and e.seat = mine.seat and e.kind = 'leave'
            and e.data like '%\"out_of_time\":true%') then 1 else 0 end as ran_out
        from (select match_id, seat, ended_at from seats where person = $1 and ended_at is not null
            order by ended_at desc, match_id desc limit $3) mine
        join matches m on m.id = mine.match_id
        where m.guild = $2 and m.state = 'over' and m.closed is null and m.pace <> 'live' and exists (
            select 1 from seats o where o.match_id = mine.match_id and (o.person <> $1 or o.gone = 1))
        order by mine.ended_at desc, mine.match_id desc";

    /// The last `limit` turns of a seat that followed an event of another seat: when, and how many
    /// milliseconds after it.
    // An inner limit, so that no more than the last events of a match are looked at and sorted.
    pub read fn last_answers(id: &MatchId, seat: i64, limit: i64) -> Vec<(Timestamp, i64)> =
        "select e.at, e.at - p.at from (select match_id, number, seat, kind, at from events
                where match_id = $1 order by match_id desc, number desc limit 300) e
            join events p on p.match_id = e.match_id and p.number = e.number - 1
        where e.seat = $2 and e.kind = 'turn' and p.seat <> e.seat order by e.number desc limit $3";
}
