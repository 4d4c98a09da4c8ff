//! The time since an instant, also where the machine slept.

use std::time::{Duration, Instant, SystemTime};

/// An instant on both clocks of this machine: the monotonic clock stops while the machine sleeps,
/// and the wall clock may be set back.
#[derive(Clone, Copy, Debug)]
pub struct Since {
    monotonic: Instant,
    wall: SystemTime,
}

impl Since {
    /// The current instant.
    pub fn now() -> Since {
        Since {
            monotonic: Instant::now(),
            wall: SystemTime::now(),
        }
    }

    /// The time since then, by the clock on which more has passed.
    pub fn elapsed(self) -> Duration {
        let by_wall = self.wall.elapsed().unwrap_or_default();
        self.monotonic.elapsed().max(by_wall)
    }

    /// The instant so long ago.
    #[cfg(test)]
    pub fn ago(time: Duration) -> Since {
        Since {
            monotonic: Instant::now().checked_sub(time).expect("a short time"),
            ..Since::slept(time)
        }
    }

    /// The instant so long ago, since which the machine has slept: its monotonic clock stood still.
    #[cfg(test)]
    pub fn slept(time: Duration) -> Since {
        Since {
            monotonic: Instant::now(),
            wall: SystemTime::now().checked_sub(time).expect("a short time"),
        }
    }
}
