//! Daily messages, digests and lines about the day's puzzle: when each is due, and which process
//! sends it.

use super::database::Store;
use super::ids::UserId;
use super::rows::{Keyed, Rows};
use super::time::Timestamp;
use super::transact::Writing;

/// A digest that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct DueDigest {
    /// The reader.
    pub person: UserId,
    /// When the digest is due; with the person, its key.
    #[sqlx(rename = "digest_due")]
    pub due: Timestamp,
}

impl Keyed for DueDigest {
    const TABLE: &str = "preferences";
    const KEY: &str = "person";
}

super::statements::statements! {
    /// Whether a digest is due by `now` that no process keeps.
    pub read fn is_digest_due(now: Timestamp) -> bool =
        "select 1 from preferences where digest_due is not null and digest_due <= $1 and digest_taken <= $1 limit 1";

    /// Takes digests that are due, at most `limit`, and keeps them from other processes `until` an
    /// instant.
    // Checked again in the row itself, which another process may have taken meanwhile.
    pub write fn take_digests(now: Timestamp, until: Timestamp, limit: i64) -> Rows<DueDigest> =
        "update preferences set digest_taken = $2 where digest_due is not null and digest_taken <= $1 and person in (
            select person from preferences where digest_due is not null and digest_due <= $1 and digest_taken <= $1
            order by digest_due limit $3)
        returning person, digest_due";

    /// Every digest that is scheduled, earliest first.
    pub read fn scheduled_digests() -> Rows<DueDigest> =
        "select person, digest_due from preferences where digest_due is not null order by digest_due";

    /// Sets when a person's next digest is due; `None` for no digest.
    pub write fn schedule_digest(person: UserId, due: Option<Timestamp>) =
        "update preferences set digest_due = $2, digest_taken = 0, digest_lost = 0 where person = $1";

    /// Sets when the digest after this one is due, unless it was scheduled anew.
    pub write fn digest_sent(sent: DueDigest, next: Option<Timestamp>) =
        "update preferences set digest_due = $3, digest_taken = 0 where person = $1 and digest_due = $2",
        sent.person, sent.due, next;

    /// Turns a person's digest off because it cannot be delivered; `false` if it was scheduled anew
    /// or is off already.
    pub write fn lose_digest(lost: DueDigest) -> bool =
        "update preferences set digest = null, puzzle = null, digest_due = null, digest_taken = 0, digest_lost = 1
        where person = $1 and digest_due = $2",
        lost.person, lost.due;

    /// The people who have not read yet that their digest went off.
    pub read fn lost_digests() -> Vec<UserId> =
        "select person from preferences where digest_lost = 1";

    /// Records that a person reads that their digest went off; `false` if they have read it
    /// already.
    pub write fn told_of_lost_digest(person: UserId) -> bool =
        "update preferences set digest_lost = 0 where person = $1 and digest_lost = 1";
}
