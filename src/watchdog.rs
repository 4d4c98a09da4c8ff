//! The watchdog of the process: exits when a loop stands still, so that the supervisor restarts the
//! process.
//!
//! systemd's watchdog kills by itself; Docker's restart policy reacts to exits, not to unhealthy
//! containers.

use std::thread;
use std::time::Duration;

/// Time between two checks.
pub const INTERVAL: Duration = Duration::from_secs(30);

/// Waits until two checks in a row find a loop standing still, and returns the reason. One is not
/// enough: after the machine slept, the loops continue a moment later.
pub fn until_still(alive: impl Fn() -> Result<(), String>, interval: Duration) -> String {
    let mut was_still = false;
    loop {
        thread::sleep(interval);
        match alive() {
            Err(reason) if was_still => return reason,
            outcome => was_still = outcome.is_err(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn it_ends_where_a_loop_stands_still_twice_in_a_row() {
        let looks = Cell::new(0);
        let still = [false, true, false, true, true, false];
        let alive = || {
            let look = looks.replace(looks.get() + 1);
            if still[look] {
                Err(format!("still at {look}"))
            } else {
                Ok(())
            }
        };
        assert_eq!(until_still(alive, Duration::ZERO), "still at 4");
        assert_eq!(looks.get(), 5);
    }
}
