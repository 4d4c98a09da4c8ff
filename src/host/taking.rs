//! Tasks that are due, as a process takes them for itself, so that no other does the same work.

use std::time::Duration;

/// Time for which a process keeps a task from the others, 1 min; a failed attempt is repeated after
/// it.
pub(super) const KEPT: Duration = Duration::from_mins(1);

/// Tasks taken in one transaction, where nothing else limits them.
pub(super) const BATCH: i64 = 10;

/// `take_due!(self, is_card_due, take_cards, now)` takes the tasks that are due by `now` for this
/// process, by these statements. The first one runs outside a transaction, as mostly nothing is
/// due.
macro_rules! take_due {
    ($host:expr, $is_due:ident, $take:ident, $now:expr) => {
        if $host.store.$is_due($now).await? {
            $crate::store::transact_unlisted!($host.store, |tx| {
                let kept = $now.after($crate::host::taking::KEPT);
                tx.$take($now, kept, $crate::host::taking::BATCH).await
            })
        } else {
            Ok($crate::store::rows::Rows::default())
        }
    };
}

pub(super) use take_due;
