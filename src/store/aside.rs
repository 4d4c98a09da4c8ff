//! Matches whose records do not replay: stored unchanged until a program replays them.

use super::database::Store;
use super::error::Result;
use super::ids::MatchId;
use super::matches::State;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// Sets a match aside for a reason, as of the last heartbeat. A match set aside already gets
    /// another reason, but keeps its time.
    write fn move_aside(id: &MatchId, why: &str) =
        "update matches set
            aside_from = case when state = 'aside' then aside_from else state end,
            aside_at = case when state = 'aside' then aside_at else (select max(at) from heartbeat) end,
            state = 'aside', aside_why = $2, due = null
        where id = $1";

    /// The used time stays stored; without a deadline nothing becomes due.
    write fn stop_seats(id: &MatchId) =
        "update seats set deadline = null, reminds = null where match_id = $1";

    /// The notices stay stored, with a due time about 126,000 years later.
    write fn stop_notices(id: &MatchId) =
        "update notices set due = due + 4000000000000000
        where match_id = $1 and done is null and due < 4000000000000000";

    /// The matches set aside, at most `limit`, in order of their codes, from after `after`.
    pub read fn aside(after: &str, limit: i64) -> Vec<Aside> =
        "select id, aside_why, aside_at from matches where state = 'aside' and id > $1 order by id limit $2";

    /// Restores the former state of a match.
    write fn restore_state(
        id: &MatchId,
        state: State,
        due: Option<Timestamp>,
        warned: Option<Timestamp>,
    ) =
        "update matches set state = $2, aside_from = null, aside_why = null, aside_at = null, due = $3, warned = $4
        where id = $1";

    write fn start_notices(id: &MatchId) =
        "update notices set due = due - 4000000000000000
        where match_id = $1 and done is null and due >= 4000000000000000";
}

/// A match set aside.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Aside {
    /// The match.
    pub id: MatchId,
    /// The reason.
    #[sqlx(rename = "aside_why")]
    pub why: Option<String>,
    /// When the match was set aside, if known.
    #[sqlx(rename = "aside_at")]
    pub since: Option<Timestamp>,
}

impl Writing<'_> {
    /// Sets a match aside: its clocks stand still, and its notices are not delivered.
    pub async fn set_aside(&mut self, id: &MatchId, why: &str) -> Result<()> {
        self.move_aside(id, why).await?;
        self.stop_seats(id).await?;
        self.stop_notices(id).await
    }

    /// Restores a match to its former state; `due` is when the scheduler is to look at it. The
    /// caller stores its clocks ([`Writing::keep_time`]).
    pub async fn bring_back(
        &mut self,
        id: &MatchId,
        state: State,
        due: Option<Timestamp>,
        warned: Option<Timestamp>,
    ) -> Result<()> {
        self.restore_state(id, state, due, warned).await?;
        self.start_notices(id).await
    }
}
