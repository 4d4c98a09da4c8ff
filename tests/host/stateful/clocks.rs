//! The clock of a seat, as counted by an observer.

use super::model::{COMPUTER, Match};
use super::vacations::Vacations;
use super::*;

/// The times of the matches' pace (ux.md), in milliseconds.
const BANK: i64 = 72 * HOUR;
const INCREMENT: i64 = 24 * HOUR;
const MOST: i64 = 120 * HOUR;
const GIFT: i64 = 24 * HOUR;

/// The time of a seat.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// The time left; it decreases while the clock runs.
    pub left: i64,
    /// The time left at the beginning of the wait, with gifts since.
    pub began: i64,
    /// Since when the match waits for the seat.
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

    /// The time on the clock.
    pub fn shown(self) -> i64 {
        self.left.max(0)
    }

    /// Adds the increment of a turn.
    pub fn earns(&mut self) {
        let left = self.shown();
        self.left = (left + INCREMENT).min(MOST.max(left));
    }

    /// Adds a rival's gift.
    pub fn gets(&mut self, millis: i64) {
        self.left += millis;
        self.began += millis;
    }
}

impl Match {
    /// When the seat's time is up; `None` while its clock stands still.
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

    /// Lets time pass for the seats the match waits for, unless their people are away.
    pub fn passes(&mut self, millis: i64, away: &Vacations) {
        for seat in self.to_act().iter() {
            if self.is_here(seat, away) {
                self.times[seat.index()].left -= millis;
            }
        }
    }
}

/// The gift a rival can give; `None` if it is too small.
pub fn gift(time: Time) -> Option<i64> {
    let gift = GIFT.min(MOST - time.shown());
    (gift >= 60_000).then_some(gift)
}
