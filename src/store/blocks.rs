//! Blocks of people against people.

use super::database::Store;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// The people a person has blocked, oldest block first.
    pub read fn blocked_by(person: UserId) -> Vec<UserId> =
        "select blocked from blocks where person = $1 order by since, blocked";

    /// Adds a block; `false` if there was one.
    pub write fn block(person: UserId, blocked: UserId, now: Timestamp) -> bool =
        "insert into blocks (person, blocked, since) values ($1, $2, $3) on conflict do nothing";

    /// Removes a block; `false` if there was none.
    pub write fn unblock(person: UserId, blocked: UserId) -> bool =
        "delete from blocks where person = $1 and blocked = $2";

    /// Whether `person` has blocked `other`.
    pub both fn has_blocked(person: UserId, other: UserId) -> bool =
        "select 1 from blocks where person = $1 and blocked = $2";
}
