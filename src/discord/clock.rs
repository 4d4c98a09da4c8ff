//! The clock, asked only in this layer: below it, time is an argument. Processes that share a database go by its clock.

pub mod discord;
pub mod offset;

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use tracing::{info, warn};

use crate::discord::clock::offset::Offset;
use crate::host::{Host, StoreError, Timestamp};

/// How many milliseconds this program's time is ahead of the world's: none, but where somebody tries the bot out and
/// does not want to wait for days.
static AHEAD: AtomicU64 = AtomicU64::new(0);

/// How many milliseconds the database's clock is ahead of this machine's.
static DATABASE: AtomicI64 = AtomicI64::new(0);

/// Whether that is much, and was told.
static IS_FAR: AtomicBool = AtomicBool::new(false);

/// How far this machine's clock may be from the database's without a word.
const FAR: i64 = 2_000;

/// How exact the database tells the time.
const EXACT: Duration = Duration::from_millis(1);

/// This instant, to the millisecond.
pub fn now() -> Timestamp {
    let here: Timestamp = (SystemTime::now() + ahead()).into();
    Timestamp(here.0.saturating_add(DATABASE.load(Ordering::Relaxed)))
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

/// Asks the database what time it is, and goes by that from now on; where this machine's clock is far off, the log says so, once.
pub async fn follow(host: &Host) -> Result<(), StoreError> {
    let asked = here();
    let Some(told) = host.shared_time().await? else {
        return Ok(());
    };
    let by = put_right(
        DATABASE.load(Ordering::Relaxed),
        Offset::between(asked, here(), told, EXACT),
    );
    DATABASE.store(by, Ordering::Relaxed);
    let is_far = by.abs() > FAR;
    if IS_FAR.swap(is_far, Ordering::Relaxed) == is_far {
        return Ok(());
    }
    let seconds = Duration::from_millis(by.unsigned_abs()).as_secs_f64();
    let side = if by < 0 { "ahead of" } else { "behind" };
    if is_far {
        warn!(
            "this machine's clock is {seconds:.1} s {side} the database's, which counts: have the machine take its time from \
             the network"
        );
    } else {
        info!("this machine's clock is the database's again");
    }
    Ok(())
}

/// By how much the clock is put right that was so far off before: no more than it is wrong for sure, so that it stands where
/// an answer only took its time.
fn put_right(before: i64, told: Offset) -> i64 {
    before.clamp(told.least, told.most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_put_right_as_far_as_it_is_wrong_for_sure() {
        let told = |asked, answered, told| {
            Offset::between(
                Timestamp(asked),
                Timestamp(answered),
                Timestamp(told),
                EXACT,
            )
        };
        assert_eq!(put_right(0, told(1_000, 1_004, 1_002)), 0);
        // The answer took long, and says little.
        assert_eq!(put_right(0, told(1_000, 3_000, 1_100)), 0);
        assert_eq!(put_right(-90_000, told(100_000, 103_000, 11_000)), -90_000);
        // Ninety seconds ahead, and put right again.
        assert_eq!(put_right(0, told(100_000, 100_004, 10_002)), -89_997);
        assert_eq!(put_right(-89_997, told(200_000, 200_004, 200_002)), -2);
    }
}
