//! The time of a seat, as one counts who looks at it all the while.

use super::HOUR;

/// What the pace of these games gives (ux.md), in milliseconds.
const BANK: i64 = 72 * HOUR;
const INCREMENT: i64 = 24 * HOUR;
const MOST: i64 = 120 * HOUR;
const GIFT: i64 = 24 * HOUR;

/// A seat's time.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// What is left of it; it goes down by itself while it is used.
    pub left: i64,
    /// What was left when the match began to wait for it, with what was given since.
    pub began: i64,
    /// Since when the match waits for it.
    pub waits: Option<i64>,
}

impl Time {
    pub fn begun(waits: Option<i64>) -> Time {
        Time {
            left: BANK,
            began: BANK,
            waits,
        }
    }

    /// What the clock shows.
    pub fn shown(self) -> i64 {
        self.left.max(0)
    }

    /// By a turn.
    pub fn earns(&mut self) {
        let left = self.shown();
        self.left = (left + INCREMENT).min(MOST.max(left));
    }

    /// From a rival.
    pub fn gets(&mut self, millis: i64) {
        self.left += millis;
        self.began += millis;
    }
}

/// How much a rival can give, if that is worth it.
pub fn gift(time: Time) -> Option<i64> {
    let gift = GIFT.min(MOST - time.shown());
    (gift >= 60_000).then_some(gift)
}
