//! Days off: days of the week on which a person's clocks stand still. They begin and end at
//! midnight in the person's time zone, as vacations that do not count.

use std::time::Duration;

use super::error::Error;
use super::matches::Host;
use super::quiet_hours::{next_at, weekday};
use super::refusal::personal::{BadPreference, BadVacation};
use super::time_zones::chosen_zone;
use super::vacation::follow_clocks;
use crate::store::days_off::DaysOff;
use crate::store::ids::UserId;
use crate::store::time::Timestamp;
use crate::store::vacation::VacationKind;
use crate::store::{Error as StoreError, transact};

/// Days of a week that a person can have off, 3: with more, a table of a few people
/// would rest for most of the week.
pub const MOST_DAYS_OFF: u32 = 3;

/// Time until days off can be changed again, 7 days: else each could be put before a deadline.
const APART: Duration = Duration::from_hours(7 * 24);

/// People looked at in one transaction each, per query.
const BATCH: i64 = 100;

/// Pause after which a person whose zone is unknown is looked at again.
const DAY: Duration = Duration::from_hours(24);

impl DaysOff {
    /// Whether a day of the week is off; 0 is Monday.
    #[must_use]
    pub fn has(&self, day: i64) -> bool {
        (0..7).contains(&day) && self.days >> day & 1 == 1
    }
}

/// When the days off that contain `now` end; `None` on another day, or in an unknown zone.
fn end_of(days: DaysOff, zone: &str, now: Timestamp) -> Option<Timestamp> {
    let is_off = |at| weekday(zone, at).is_some_and(|day| days.has(day));
    if !is_off(now) {
        return None;
    }
    let mut end = next_at(zone, 0, now)?;
    for _ in 0..7 {
        if !is_off(end) {
            break;
        }
        end = next_at(zone, 0, end)?;
    }
    Some(end)
}

impl Host {
    /// Sets the days off of a person, as bits; none turns them off at once, and others begin at
    /// midnight. `zone` `None` keeps the person's time zone.
    ///
    /// # Errors
    /// A refusal for too many days, without a known zone, or if they were changed within a week.
    pub async fn set_days_off(
        &self,
        person: UserId,
        days: i64,
        zone: Option<&str>,
        now: Timestamp,
    ) -> Result<(), Error> {
        if days.count_ones() > MOST_DAYS_OFF {
            return Err(BadVacation::TooManyDays(MOST_DAYS_OFF).into());
        }
        transact!(self.store, |tx| {
            let mut preferences = tx.preferences(person).await?;
            if let Some(zone) = zone {
                preferences.zone = Some(chosen_zone(zone)?);
                tx.set_preferences(person, &preferences).await?;
            }
            let before = tx.days_off(person).await?;
            let until = before.map(|before| before.since.after(APART));
            let is_new = before.is_none_or(|before| before.days != days);
            if let Some(until) = until.filter(|until| is_new && days != 0 && *until > now) {
                return Err(Error::from(BadVacation::DaysSet(until)));
            }
            let zone = preferences.zone.as_deref();
            let due = zone.and_then(|zone| next_at(zone, 0, now));
            if days != 0 && due.is_none() {
                return Err(BadPreference::NoZone.into());
            }
            // Off and on again is a change, too.
            let since = before.filter(|_| !is_new || days == 0);
            let since = since.map_or(now, |before| before.since);
            let set = DaysOff { days, since };
            tx.set_days_off(person, set, due.filter(|_| days != 0))
                .await?;
            let goes_on = zone.and_then(|zone| end_of(set, zone, now)).is_some();
            if !goes_on && tx.end_days_off(person).await? {
                follow_clocks(tx, person, now, false).await?;
            }
            Ok(())
        })
    }

    /// Begins the days off that begin by `now`.
    pub(super) async fn begin_days_off(&self, now: Timestamp) -> Result<(), StoreError> {
        loop {
            let people = self.store.days_off_due(now, BATCH).await?;
            if people.is_empty() {
                return Ok(());
            }
            for person in people {
                self.look_at_day(person, now).await?;
            }
        }
    }

    /// Begins the days off of a person, if it is one, and lets the next midnight be looked at.
    async fn look_at_day(&self, person: UserId, now: Timestamp) -> Result<(), StoreError> {
        transact!(self.store, |tx| {
            let preferences = tx.preferences(person).await?;
            let zone = preferences.zone.as_deref();
            let midnight = zone.and_then(|zone| next_at(zone, 0, now));
            let next = midnight.unwrap_or_else(|| now.after(DAY));
            tx.look_at_days_off(person, next).await?;
            let days = tx.days_off(person).await?;
            let until = days
                .zip(zone)
                .and_then(|(days, zone)| end_of(days, zone, now));
            let vacations = tx.vacations(person).await?;
            let is_away = vacations.iter().any(|vacation| vacation.ended.is_none());
            if let Some(until) = until.filter(|_| !is_away) {
                tx.go_away(person, now, until, VacationKind::Week).await?;
                follow_clocks(tx, person, now, false).await?;
            }
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn days_off_in_a_row_end_together_at_midnight() {
        // 1 January 1970 was a Thursday.
        let weekend = DaysOff {
            days: 0b110_0000,
            since: Timestamp(0),
        };
        let end = |hours: i64| end_of(weekend, "UTC", Timestamp(hours * HOUR));
        assert_eq!(end(47), None, "Friday");
        assert_eq!(end(48), Some(Timestamp(96 * HOUR)), "Saturday");
        assert_eq!(end(95), Some(Timestamp(96 * HOUR)), "Sunday");
        assert_eq!(end(96), None, "Monday");
        // The clocks are set forward on Sunday, 30 March 2025.
        let saturday = Timestamp(1_743_246_000_000);
        let end = end_of(weekend, "Europe/Rome", saturday);
        assert_eq!(end, Some(Timestamp(saturday.0 + (36 - 1) * HOUR)));
        assert_eq!(end_of(weekend, "Nowhere", saturday), None);
    }
}
