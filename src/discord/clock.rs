//! The clock, asked only in this layer: below it, time is an argument.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use crate::host::Timestamp;

/// How many milliseconds this program's time is ahead of the world's: none, but where somebody tries the bot out and
/// does not want to wait for days.
static AHEAD: AtomicU64 = AtomicU64::new(0);

/// This instant, to the millisecond.
pub fn now() -> Timestamp {
    (SystemTime::now() + ahead()).into()
}

/// What this machine's own clock says, to which nothing is added.
pub fn here() -> Timestamp {
    SystemTime::now().into()
}

/// How far the clock has been put forward.
pub fn ahead() -> Duration {
    Duration::from_millis(AHEAD.load(Ordering::Relaxed))
}

/// Puts the clock so far ahead of the world's.
pub fn put_ahead(ahead: Duration) {
    let millis = u64::try_from(ahead.as_millis()).unwrap_or(u64::MAX);
    AHEAD.store(millis, Ordering::Relaxed);
}
