//! The running matches that people watch without playing in them.

use super::columns::Flag;
use super::database::Store;
use super::error::Result;
use super::ids::{MatchId, UserId};
use super::inbox::InboxLine;
use super::transact::Writing;

/// The wishes of a person about a running match in which they do not play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Watching {
    /// One direct message when the match is over.
    #[sqlx(try_from = "Flag")]
    pub tells: bool,
    /// The match is in the list of their matches and in their digest until then.
    #[sqlx(try_from = "Flag")]
    pub follows: bool,
}

super::statements::statements! {
    /// The wishes of a person about a match; `None` without any.
    pub both fn watching(id: &MatchId, person: UserId) -> Option<Watching> =
        "select tells, follows from watching where match_id = $1 and person = $2";

    /// The number of matches that a person watches.
    pub write fn watched_by(person: UserId) -> i64 =
        "select count(*) from watching where person = $1";

    /// The running matches that a person follows, the one opened first in front.
    pub read fn followed(person: UserId) -> Vec<InboxLine> =
        "select m.id, m.game, m.state, m.guild, m.channel, m.place, null as waits, null as deadline, m.twin
        from watching w join matches m on m.id = w.match_id
        where w.person = $1 and w.follows = 1 and m.state = 'running' order by m.opened_at, m.id";

    /// Stores the wishes of a person about a match that is running. Nothing while the person is
    /// being erased.
    pub write fn set_watching(id: &MatchId, person: UserId, wishes: Watching) =
        "insert into watching (match_id, person, tells, follows)
        select cast($1 as text), cast($2 as bigint), cast($3 as bigint), cast($4 as bigint)
        where exists (select 1 from matches where id = $1 and state = 'running')
            and not exists (select 1 from deletions where person = $2)
        on conflict (match_id, person) do update set tells = excluded.tells, follows = excluded.follows",
        id, person, i64::from(wishes.tells), i64::from(wishes.follows);

    /// Deletes the wishes of a person about a match.
    pub write fn no_watching(id: &MatchId, person: UserId) =
        "delete from watching where match_id = $1 and person = $2";

    /// Deletes all wishes about a match that is over, and returns who has them.
    write fn end_watching(id: &MatchId) -> Vec<(UserId, i64)> =
        "delete from watching where match_id = $1 returning person, tells";
}

impl Writing<'_> {
    /// Deletes all wishes about a match that is over, and returns whom to notify of it.
    pub async fn take_watchers(&mut self, id: &MatchId) -> Result<Vec<UserId>> {
        let all = self.end_watching(id).await?.into_iter();
        Ok(all
            .filter(|(_, tells)| *tells == 1)
            .map(|(person, _)| person)
            .collect())
    }
}
