//! Failed tasks of matches, and their retries.

use super::database::Store;
use super::ids::MatchId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// Records a failed attempt at a match's task; returns the number of attempts in a row.
    // The first pause is 10 s; each further pause is twice as long. After $4 failures there is no
    // retry.
    pub write fn fail(id: &MatchId, why: &str, now: Timestamp) -> i64 =
        "insert into failures (match_id, tries, due, why) values ($1, 1, $2 + 10000, $3)
        on conflict (match_id) do update set tries = failures.tries + 1, why = $3,
            due = case when failures.tries < $4 then $2 + 10000 * (cast(1 as bigint) << cast(failures.tries as integer))
                else 4000000000000000 end
        returning tries",
        id, now, why, MAX_TRIES;

    /// Deletes the failures of a match whose task succeeded.
    pub write fn recover(id: &MatchId) =
        "delete from failures where match_id = $1";

    /// Deletes failures whose retry was due before `latest`, and which have not failed since.
    pub write fn forget_failures(latest: Timestamp) =
        "delete from failures where due < $1";

    /// Whether a task of the match has failed.
    pub read fn has_failed(id: &MatchId) -> bool =
        "select 1 from failures where match_id = $1";

    /// All failed tasks that are not done.
    pub read fn failures() -> Vec<Failure> =
        "select match_id, tries, why from failures order by match_id";

    /// Makes all failed tasks due; returns their number.
    pub write fn try_failures_again() -> u64 =
        "update failures set tries = 0, due = 0";
}

/// Attempts before a task waits for an operator, 14: the last pauses are a day.
const MAX_TRIES: i64 = 14;

/// A failed task of a match.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Failure {
    /// The match.
    pub match_id: MatchId,
    /// The number of attempts.
    pub tries: i64,
    /// The last error.
    pub why: String,
}

impl Failure {
    /// Whether there is no further retry unless an operator asks for it.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.tries > MAX_TRIES
    }
}
