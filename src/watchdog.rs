//! The watchdog of the process: notifies the service manager while all loops come round, and exits
//! when one stands still, so that the supervisor restarts the process.
//!
//! systemd kills what falls silent; Docker's restart policy reacts to exits, not to unhealthy
//! containers.

use std::time::{Duration, Instant};
use std::{io, process, thread};

use tracing::error;

use crate::systemd;

/// Time a loop stands still until the process exits, 30 s, and the longest between two checks.
const INTERVAL: Duration = Duration::from_secs(30);

/// Shortest pause between two notifications, 10 ms.
const MIN_PAUSE: Duration = Duration::from_millis(10);

/// Starts the watchdog over loops whose check is `alive`; the error names a loop that stands still.
/// It has a thread of its own, because the others may be what stands still. The exit has code 1,
/// and may interrupt any step.
///
/// # Errors
///
/// The thread cannot be started.
pub fn start(alive: impl Fn() -> Result<(), String> + Send + 'static) -> io::Result<()> {
    let thread = thread::Builder::new().name("watchdog".to_owned());
    thread.spawn(move || {
        let silence = systemd::longest_silence();
        let reason = until_still(alive, INTERVAL, silence, systemd::alive);
        error!("exiting: {reason}");
        process::exit(1);
    })?;
    Ok(())
}

/// Waits until a loop stands still at two checks an interval apart and at all between them, and
/// returns the reason. One is not enough: after the machine slept, the loops continue a moment
/// later. Calls `notify` at least four times per `silence` while all loops come round.
fn until_still(
    alive: impl Fn() -> Result<(), String>,
    interval: Duration,
    silence: Option<Duration>,
    notify: impl Fn(),
) -> String {
    let pause = silence.map_or(interval, |silence| interval.min(silence / 4).max(MIN_PAUSE));
    let mut still_since: Option<Instant> = None;
    loop {
        match (alive(), still_since) {
            (Ok(()), _) => {
                still_since = None;
                if silence.is_some() {
                    notify();
                }
            }
            (Err(reason), None) => {
                still_since = Some(Instant::now());
                if silence.is_some() {
                    error!("service manager no longer notified: {reason}");
                }
            }
            (Err(reason), Some(since)) if since.elapsed() >= interval => return reason,
            (Err(_), Some(_)) => {}
        }
        thread::sleep(pause);
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// The reason why the watchdog ends, the number of looks and that of notifications.
    fn watched(
        still: &[bool],
        interval: Duration,
        silence: Option<Duration>,
    ) -> (String, usize, usize) {
        let (looks, notified) = (Cell::new(0), Cell::new(0));
        let alive = || {
            let look = looks.replace(looks.get() + 1);
            if still.get(look).copied().unwrap_or(true) {
                Err(format!("still at {look}"))
            } else {
                Ok(())
            }
        };
        let notify = || notified.set(notified.get() + 1);
        let reason = until_still(alive, interval, silence, notify);
        (reason, looks.get(), notified.get())
    }

    #[test]
    fn it_ends_where_a_loop_stands_still_twice_in_a_row() {
        let still = [false, true, false, true, true, false];
        let expected = ("still at 4".to_owned(), 5, 0);
        assert_eq!(watched(&still, Duration::ZERO, None), expected);
    }

    #[test]
    fn the_service_manager_is_notified_until_a_loop_stands_still() {
        let still = [false, true, false, true];
        let hour = Some(Duration::from_hours(1));
        let expected = ("still at 4".to_owned(), 5, 2);
        assert_eq!(watched(&still, Duration::ZERO, hour), expected);
        let (interval, silence) = (Duration::from_millis(100), Duration::from_millis(40));
        let (reason, looks, notified) = watched(&still, interval, Some(silence));
        assert_eq!(notified, 2, "{reason}");
        assert!(looks > 5, "still for an interval, of {looks} looks");
    }
}
