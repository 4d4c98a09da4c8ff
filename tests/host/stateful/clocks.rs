//! The time of a seat, as one counts who looks at it all the while.

use super::model::{COMPUTER, Match};
use super::vacations::Vacations;
use super::*;

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

impl Match {
    /// When the time of a seat is up, if it is being used.
    pub fn deadline(&self, seat: Seat, away: &Vacations, now: i64) -> Option<i64> {
        let time = self.times.get(seat.index())?;
        let uses = time.waits.is_some() && self.is_here(seat, away);
        uses.then(|| now + time.left)
    }

    fn is_here(&self, seat: Seat, away: &Vacations) -> bool {
        let person = self.people[seat.index()].filter(|person| *person != COMPUTER);
        person.is_some_and(|person| away.until(person).is_none())
    }

    /// The seats whose time is up.
    pub fn late(&self, away: &Vacations, now: i64) -> Vec<Seat> {
        let late = self.to_act().iter();
        late.filter(|seat| self.deadline(*seat, away, now).is_some_and(|at| at <= now))
            .collect()
    }

    /// Time passes for those it waits for, unless they are away.
    pub fn passes(&mut self, millis: i64, away: &Vacations) {
        for seat in self.to_act().iter() {
            if self.is_here(seat, away) {
                self.times[seat.index()].left -= millis;
            }
        }
    }
}

/// How much a rival can give, if that is worth it.
pub fn gift(time: Time) -> Option<i64> {
    let gift = GIFT.min(MOST - time.shown());
    (gift >= 60_000).then_some(gift)
}
