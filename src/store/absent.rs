//! People at tables whose rivals were asked what to do, because they are gone.

use super::database::Store;
use super::ids::{MatchId, UserId};
use super::transact::Writing;

super::statements::statements! {
    /// Stores that the others of a match are asked about a person; `false` if they were before.
    // Nothing is stored about a person who is being erased.
    pub write fn add_absent(id: &MatchId, person: UserId) -> bool =
        "insert into absent (match_id, person) select cast($1 as text), cast($2 as bigint)
        where not exists (select 1 from deletions where person = $2) on conflict do nothing";

    /// Whether the others of a match were asked about a person.
    pub read fn is_absent(id: &MatchId, person: UserId) -> bool =
        "select 1 from absent where match_id = $1 and person = $2";

    /// Forgets it: the person is back.
    pub write fn no_absent(id: &MatchId, person: UserId) =
        "delete from absent where match_id = $1 and person = $2";

    /// Forgets it for all people of a match that is over.
    pub write fn end_absent(id: &MatchId) =
        "delete from absent where match_id = $1";
}
