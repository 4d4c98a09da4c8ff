//! The pace of the database and of this process, which decides how long leases live: a short lease
//! is safe only where it can be renewed in time.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use crate::host::{LEASE_LIFETIME, LONG_LEASE_LIFETIME};

/// Time within which half of the calls are answered where leases are short, 50 ms.
const QUICK: Duration = Duration::from_millis(50);

/// Time of a single call after which leases are long, 750 ms.
const SLOW: Duration = Duration::from_millis(750);

/// Time leases stay long after such a call, 1 min.
const CALM: Duration = Duration::from_mins(1);

/// Number of times that are compared.
const WINDOW: usize = 15;

/// The last times that calls took.
#[derive(Debug, Default)]
pub struct Pace {
    took: VecDeque<Duration>,
    /// The last call that was slow.
    slow: Option<Instant>,
}

impl Pace {
    /// The lifetime of leases after a call that took this long, at this instant.
    pub fn lifetime(&mut self, took: Duration, now: Instant) -> Duration {
        self.took.push_back(took);
        if self.took.len() > WINDOW {
            self.took.pop_front();
        }
        if took > SLOW {
            self.slow = Some(now);
        }
        let was_slow = |slow: Instant| now.duration_since(slow) < CALM;
        if self.slow.is_some_and(was_slow) || self.median() > QUICK {
            LONG_LEASE_LIFETIME
        } else {
            LEASE_LIFETIME
        }
    }

    fn median(&self) -> Duration {
        let mut sorted: Vec<Duration> = self.took.iter().copied().collect();
        sorted.sort_unstable();
        sorted[sorted.len() / 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MILLIS: Duration = Duration::from_millis(1);

    #[test]
    fn leases_are_short_where_the_database_answers_quickly_and_long_where_it_does_not() {
        let (mut pace, now) = (Pace::default(), Instant::now());
        for took in [2, 4, 60, 3, 400, 2, 5] {
            assert_eq!(
                pace.lifetime(MILLIS * took, now),
                LEASE_LIFETIME,
                "{took} ms"
            );
        }
        for _ in 0..WINDOW {
            pace.lifetime(MILLIS * 60, now);
        }
        assert_eq!(pace.lifetime(MILLIS, now), LONG_LEASE_LIFETIME);
        for _ in 0..WINDOW {
            pace.lifetime(MILLIS, now);
        }
        assert_eq!(pace.lifetime(MILLIS, now), LEASE_LIFETIME);
    }

    #[test]
    fn after_one_slow_call_leases_are_long_for_a_minute() {
        let (mut pace, now) = (Pace::default(), Instant::now());
        assert_eq!(pace.lifetime(SLOW * 2, now), LONG_LEASE_LIFETIME);
        for _ in 0..WINDOW {
            assert_eq!(pace.lifetime(MILLIS, now + CALM / 2), LONG_LEASE_LIFETIME);
        }
        assert_eq!(pace.lifetime(MILLIS, now + CALM), LEASE_LIFETIME);
    }
}
