//! How far another clock is ahead of this machine's, as far as that is known.

use std::time::Duration;

use crate::host::Timestamp;

/// At least and at most so many milliseconds; less than nothing where the other clock is behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offset {
    /// At least so many.
    pub least: i64,
    /// At most so many.
    pub most: i64,
}

/// How far this machine's clock is from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skew {
    /// So far.
    pub by: Duration,
    /// Whether it is later here.
    pub is_ahead: bool,
}

impl Offset {
    /// Told by the other clock, which is `exact` to so much and said `told` at some time between two instants here.
    #[must_use]
    pub fn between(
        asked: Timestamp,
        answered: Timestamp,
        told: Timestamp,
        exact: Duration,
    ) -> Offset {
        Offset {
            least: told.0 - answered.0,
            most: told.after(exact).0 - asked.0,
        }
    }

    /// As much is known of a clock that has said `told` by `now`.
    #[must_use]
    pub fn since(told: Timestamp, now: Timestamp) -> Offset {
        Offset {
            least: told.0 - now.0,
            most: i64::MAX,
        }
    }

    /// What this and something newer say together; where they contradict each other, a clock was changed and the newer is so.
    #[must_use]
    pub fn and(self, newer: Offset) -> Offset {
        let both = Offset {
            least: self.least.max(newer.least),
            most: self.most.min(newer.most),
        };
        if both.least <= both.most { both } else { newer }
    }

    /// What is left of it after so long a time: no two clocks go alike, and one that is put right goes a little faster or slower.
    #[must_use]
    pub fn after(self, time: Duration) -> Offset {
        let drift = (time / 2_000).as_millis() as i64;
        Offset {
            least: self.least.saturating_sub(drift),
            most: self.most.saturating_add(drift),
        }
    }

    /// How far the clocks are apart at least.
    #[must_use]
    pub fn skew(self) -> Skew {
        let millis = |millis: i64| Duration::from_millis(millis.max(0).unsigned_abs());
        Skew {
            by: millis(self.least).max(millis(self.most.saturating_neg())),
            is_ahead: self.most < 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_apart_as_far_as_a_date_to_the_second_tells() {
        let second = Duration::from_secs(1);
        let by = |millis| Duration::from_millis(millis);
        let told = |asked, answered| {
            let told = Timestamp(5000);
            Offset::between(Timestamp(asked), Timestamp(answered), told, second).skew()
        };
        assert_eq!(told(5100, 5300).by, by(0));
        assert_eq!(told(5900, 6100).by, by(0));
        assert_eq!(told(4800, 5100).by, by(0));
        let late = told(9500, 9700);
        assert_eq!((late.by, late.is_ahead), (by(3500), true));
        let early = told(1000, 1400);
        assert_eq!((early.by, early.is_ahead), (by(3600), false));
    }

    #[test]
    fn what_two_say_is_where_they_agree_or_what_the_newer_says() {
        let offset = |least, most| Offset { least, most };
        assert_eq!(offset(0, 1000).and(offset(400, 1400)), offset(400, 1000));
        assert_eq!(
            offset(400, 1000).and(offset(-9000, -8000)),
            offset(-9000, -8000)
        );
        let tap = Offset::since(Timestamp(7000), Timestamp(6300));
        assert_eq!(offset(0, 1000).and(tap), offset(700, 1000));
        let hour = Duration::from_hours(1);
        assert_eq!(offset(0, 1000).after(hour), offset(-1800, 2800));
        assert_eq!(tap.after(hour).most, i64::MAX);
    }
}
