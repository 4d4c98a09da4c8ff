//! Bounds of the offset between another clock and the local one.

use std::time::Duration;

use crate::host::Timestamp;

/// Bounds of an offset, in ms; negative where the other clock is behind the local one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offset {
    /// The lower bound.
    pub least: i64,
    /// The upper bound; `i64::MAX` if unknown.
    pub most: i64,
}

/// The deviation of the local clock from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skew {
    /// The minimum deviation.
    pub by: Duration,
    /// Whether the local clock is ahead.
    pub is_ahead: bool,
}

impl Offset {
    /// The offset from one request: the other clock, of this `precision`, gave `reading` between
    /// the local times `sent` and `received`.
    #[must_use]
    pub fn between(
        sent: Timestamp,
        received: Timestamp,
        reading: Timestamp,
        precision: Duration,
    ) -> Offset {
        Offset {
            least: reading.0 - received.0,
            most: reading.after(precision).0 - sent.0,
        }
    }

    /// The offset from a reading received by the local time `now`, without an upper bound.
    #[must_use]
    pub fn since(reading: Timestamp, now: Timestamp) -> Offset {
        Offset {
            least: reading.0 - now.0,
            most: i64::MAX,
        }
    }

    /// The intersection of two bounds, or `newer` where they contradict each other: then a clock
    /// was set.
    #[must_use]
    pub fn intersect(self, newer: Offset) -> Offset {
        let both = Offset {
            least: self.least.max(newer.least),
            most: self.most.min(newer.most),
        };
        if both.least <= both.most { both } else { newer }
    }

    /// The bounds after some time, widened by 0.5 ms a second: clocks drift, and are slewed when
    /// corrected.
    #[must_use]
    pub fn widened(self, time: Duration) -> Offset {
        let drift = (time / 2_000).as_millis() as i64;
        Offset {
            least: self.least.saturating_sub(drift),
            most: self.most.saturating_add(drift),
        }
    }

    /// The minimum deviation of the local clock.
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
        let skew = |sent, received| {
            let reading = Timestamp(5000);
            Offset::between(Timestamp(sent), Timestamp(received), reading, second).skew()
        };
        assert_eq!(skew(5100, 5300).by, by(0));
        assert_eq!(skew(5900, 6100).by, by(0));
        assert_eq!(skew(4800, 5100).by, by(0));
        let late = skew(9500, 9700);
        assert_eq!((late.by, late.is_ahead), (by(3500), true));
        let early = skew(1000, 1400);
        assert_eq!((early.by, early.is_ahead), (by(3600), false));
    }

    #[test]
    fn what_two_say_is_where_they_agree_or_what_the_newer_says() {
        let offset = |least, most| Offset { least, most };
        assert_eq!(
            offset(0, 1000).intersect(offset(400, 1400)),
            offset(400, 1000)
        );
        assert_eq!(
            offset(400, 1000).intersect(offset(-9000, -8000)),
            offset(-9000, -8000)
        );
        let tap = Offset::since(Timestamp(7000), Timestamp(6300));
        assert_eq!(offset(0, 1000).intersect(tap), offset(700, 1000));
        let hour = Duration::from_hours(1);
        assert_eq!(offset(0, 1000).widened(hour), offset(-1800, 2800));
        assert_eq!(tap.widened(hour).most, i64::MAX);
    }
}
