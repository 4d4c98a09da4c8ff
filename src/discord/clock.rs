//! The clock, read only in this layer: below it, time is an argument. Processes with a common
//! database use its clock.

pub mod discord;
pub mod offset;
pub mod since;

pub use self::discord::{DiscordClock, created_at};
pub use self::offset::{Offset, Skew};
pub use self::since::Since;

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use tracing::{info, warn};

use crate::host::{Host, StoreError, Timestamp};

/// Time in ms by which the sandbox has put the clock forward; 0 in production.
static FAKE_OFFSET: AtomicU64 = AtomicU64::new(0);

/// Offset of the database's clock, in ms; positive where it is ahead of the local clock.
static DATABASE_OFFSET: AtomicI64 = AtomicI64::new(0);

/// Whether a large offset of the database's clock has been logged.
static IS_SKEW_LOGGED: AtomicBool = AtomicBool::new(false);

/// Offset of the database's clock up to which nothing is logged, in ms.
const MAX_SILENT_SKEW: i64 = 2_000;

/// Precision of the database's clock.
const DATABASE_PRECISION: Duration = Duration::from_millis(1);

/// The current time: local clock, corrected to the database's, plus the time put forward.
pub fn now() -> Timestamp {
    let here: Timestamp = (SystemTime::now() + ahead()).into();
    Timestamp(
        here.0
            .saturating_add(DATABASE_OFFSET.load(Ordering::Relaxed)),
    )
}

/// The current time of the local clock, uncorrected.
pub fn here() -> Timestamp {
    SystemTime::now().into()
}

/// Time by which the clock has been put forward.
pub fn ahead() -> Duration {
    Duration::from_millis(FAKE_OFFSET.load(Ordering::Relaxed))
}

/// Puts the clock forward by `ahead` in all.
pub fn put_ahead(ahead: Duration) {
    let millis = u64::try_from(ahead.as_millis()).unwrap_or(u64::MAX);
    FAKE_OFFSET.store(millis, Ordering::Relaxed);
}

/// Reads the database's clock and follows it from now on; logs once when the local clock is far
/// off.
///
/// # Errors
///
/// Fails if the database cannot be read.
pub async fn follow(host: &Host) -> Result<(), StoreError> {
    let sent = here();
    let Some(database_time) = host.store().time().await? else {
        return Ok(());
    };
    let by = corrected(
        DATABASE_OFFSET.load(Ordering::Relaxed),
        Offset::between(sent, here(), database_time, DATABASE_PRECISION),
    );
    DATABASE_OFFSET.store(by, Ordering::Relaxed);
    let is_far = by.abs() > MAX_SILENT_SKEW;
    if IS_SKEW_LOGGED.swap(is_far, Ordering::Relaxed) == is_far {
        return Ok(());
    }
    let seconds = Duration::from_millis(by.unsigned_abs()).as_secs_f64();
    let side = if by < 0 { "ahead of" } else { "behind" };
    if is_far {
        warn!(
            "clock skew: this machine's is {seconds:.1} s {side} the database's, which counts; synchronize the machine with \
             the network"
        );
    } else {
        info!("clock skew over: this machine's clock is the database's again");
    }
    Ok(())
}

/// The corrected offset: the previous one, moved into the measured bounds. A slow answer has wide
/// bounds and moves nothing.
fn corrected(previous: i64, measured: Offset) -> i64 {
    previous.clamp(measured.least, measured.most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_put_right_as_far_as_it_is_wrong_for_sure() {
        let measured = |sent, received, reading| {
            Offset::between(
                Timestamp(sent),
                Timestamp(received),
                Timestamp(reading),
                DATABASE_PRECISION,
            )
        };
        assert_eq!(corrected(0, measured(1_000, 1_004, 1_002)), 0);
        // A slow answer has wide bounds.
        assert_eq!(corrected(0, measured(1_000, 3_000, 1_100)), 0);
        assert_eq!(
            corrected(-90_000, measured(100_000, 103_000, 11_000)),
            -90_000
        );
        // Ninety seconds ahead, then corrected.
        assert_eq!(corrected(0, measured(100_000, 100_004, 10_002)), -89_997);
        assert_eq!(corrected(-89_997, measured(200_000, 200_004, 200_002)), -2);
    }
}
