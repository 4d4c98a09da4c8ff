//! The model of vacations. No test lasts a whole year.

use std::collections::HashMap;
use std::time::Duration;

use super::*;

const YEARLY: i64 = 14 * DAY;

/// A vacation: beginning, announced end, actual end.
type Vacation = (i64, i64, Option<i64>);

#[derive(Default)]
pub struct Vacations(HashMap<UserId, Vec<Vacation>>);

impl Vacations {
    fn of(&self, person: UserId) -> &[Vacation] {
        self.0.get(&person).map_or(&[], Vec::as_slice)
    }

    /// When a person's vacation ends; `None` if they are not away.
    pub fn until(&self, person: UserId) -> Option<i64> {
        let last = self.of(person).last()?;
        last.2.is_none().then_some(last.1)
    }

    /// The vacation a person has left this year.
    pub fn left(&self, person: UserId) -> Duration {
        let vacations = self.of(person).iter();
        let used = vacations.map(|(began, ends, back)| back.unwrap_or(*ends).min(*ends) - began);
        Duration::from_millis((YEARLY - used.sum::<i64>()).unsigned_abs())
    }

    /// Whether a person may go for `wanted`, or for all that remains.
    pub fn allows(&self, person: UserId, wanted: Option<Duration>) -> bool {
        let left = self.left(person);
        let is_enough = left.as_millis() as i64 >= DAY;
        self.until(person).is_none() && is_enough && wanted.is_none_or(|wanted| wanted <= left)
    }

    pub fn begins(&mut self, person: UserId, wanted: Option<Duration>, now: i64) {
        let wanted = wanted.unwrap_or_else(|| self.left(person));
        let ends = now + wanted.as_millis() as i64;
        self.0.entry(person).or_default().push((now, ends, None));
    }

    pub fn is_back(&mut self, person: UserId, now: i64) {
        let last = self.0.get_mut(&person).and_then(|all| all.last_mut());
        last.unwrap().2 = Some(now);
    }

    pub fn forget(&mut self, person: UserId) {
        self.0.remove(&person);
    }

    /// Ends the vacations that are over.
    pub fn end(&mut self, now: i64) {
        for last in self.0.values_mut().filter_map(|all| all.last_mut()) {
            if last.2.is_none() && last.1 <= now {
                last.2 = Some(now);
            }
        }
    }
}
