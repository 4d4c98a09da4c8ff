//! The days of the week on which people's clocks stand still.

use super::database::Store;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

/// The days off of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct DaysOff {
    /// A bit for each day of the week, the lowest for Monday; 0 for none.
    pub days: i64,
    /// When they were last set.
    pub since: Timestamp,
}

super::statements::statements! {
    /// The days off of a person; `None` if they never had any.
    pub both fn days_off(person: UserId) -> Option<DaysOff> =
        "select days, since from days_off where person = $1";

    /// Stores the days off of a person, who is looked at again at `due`. Nothing while the person
    /// is being erased.
    pub write fn set_days_off(person: UserId, set: DaysOff, due: Option<Timestamp>) =
        "insert into days_off (person, days, since, due)
        select cast($1 as bigint), cast($2 as bigint), cast($3 as bigint), cast($4 as bigint)
        where not exists (select 1 from deletions where person = $1)
        on conflict (person) do update set days = excluded.days, since = excluded.since, due = excluded.due",
        person, set.days, set.since, due;

    /// People with days off who are to be looked at by `now`, at most `limit`.
    pub read fn days_off_due(now: Timestamp, limit: i64) -> Vec<UserId> =
        "select person from days_off where due is not null and due <= $1 order by due, person limit $2";

    /// Sets when a person with days off is looked at again.
    pub write fn look_at_days_off(person: UserId, due: Timestamp) =
        "update days_off set due = $2 where person = $1 and due is not null";
}
