//! The program's own watchdog: it ends where a loop stands still, so that whatever restarts a program that ends does so.
//!
//! systemd's watchdog kills by itself; Docker's restart policy looks at programs that end and not at unhealthy ones.

use std::thread;
use std::time::Duration;

/// Time between two looks.
pub const INTERVAL: Duration = Duration::from_secs(30);

/// Waits until the loops were found standing still at two looks in a row, and gives the reason. Once is not enough: after the
/// machine was asleep the loops come round a moment later.
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
