//! Morning calls: when the mentions held back in a person's quiet hours are due, all as one, and
//! when the last one was made.

use super::database::Store;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

/// A morning call that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct DueMorning {
    /// The person.
    pub person: UserId,
    /// When the call is due: the end of the person's quiet hours.
    #[sqlx(rename = "morning_due")]
    pub due: Timestamp,
}

super::statements::statements! {
    /// Morning calls due by `now`, at most `limit`, earliest first.
    pub read fn mornings_due(now: Timestamp, limit: i64) -> Vec<DueMorning> =
        "select person, morning_due from preferences where morning_due is not null and morning_due <= $1
        order by morning_due, person limit $2";

    /// Whether a person's morning call is due by an instant.
    pub read fn has_morning(person: UserId, by: Timestamp) -> bool =
        "select 1 from preferences where person = $1 and morning_due is not null and morning_due <= $2";

    /// Whether a person's last morning call was made at this instant.
    pub read fn was_morning(person: UserId, at: Timestamp) -> bool =
        "select 1 from preferences where person = $1 and morning_sent = $2";

    /// Sets when a person's morning call is due, unless one is due earlier.
    pub write fn hold_until(person: UserId, due: Timestamp) =
        "update preferences set morning_due = $2
        where person = $1 and (morning_due is null or morning_due > $2)";

    /// Moves a person's morning call, if there is one.
    pub write fn move_morning(person: UserId, due: Timestamp) =
        "update preferences set morning_due = $2 where person = $1 and morning_due is not null";

    /// Takes a morning call; `false` if another process took it, or it was moved.
    pub write fn take_morning(morning: DueMorning) -> bool =
        "update preferences set morning_due = null
        where person = $1 and morning_due = $2",
        morning.person, morning.due;

    /// Records when a person's last morning call was made.
    pub write fn morning_sent(person: UserId, at: Timestamp) =
        "update preferences set morning_sent = $2 where person = $1";
}
