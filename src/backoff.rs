//! Exponential backoff: the pauses between attempts at something that keeps failing.

use std::time::Duration;

/// Pauses that double from `first` up to `longest`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backoff {
    /// The pause before the first retry.
    pub first: Duration,
    /// The limit of all pauses.
    pub longest: Duration,
}

impl Backoff {
    /// The pause before a retry, after `retries` earlier ones: `first * 2^retries`, at most
    /// `longest`.
    #[must_use]
    pub fn pause(self, retries: u32) -> Duration {
        let factor = 2u32.saturating_pow(retries);
        self.first.saturating_mul(factor).min(self.longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_longest() {
        let backoff = Backoff {
            first: Duration::from_secs(1),
            longest: Duration::from_mins(1),
        };
        let seconds =
            [0, 1, 2, 5, 6, 31, 32, u32::MAX].map(|retries| backoff.pause(retries).as_secs());
        assert_eq!(seconds, [1, 2, 4, 32, 60, 60, 60, 60]);
    }
}
