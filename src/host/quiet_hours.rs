//! Quiet hours: minutes of the day, in a person's time zone, without reminders.

use std::time::Duration;

use jiff::civil::{DateTime, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp as Instant, ToSpan};

use super::time_zones::zone;
use crate::store::preferences::Preferences;
use crate::store::time::Timestamp;

/// Lead before quiet hours, 1 min, of a reminder moved before them: it must arrive in time.
pub(super) const LEAD: Duration = Duration::from_mins(1);

/// Time left after quiet hours, 1 h, below which a reminder is moved before them instead.
const MIN_REMAINING: Duration = Duration::from_hours(1);

/// The time, as typed, that turns a daily message off.
pub const OFF: &str = "off";

/// Longest quiet hours without a break that are followed, 72 h.
const LONGEST: Duration = Duration::from_hours(72);

/// Minutes of a day.
const DAY: i64 = 24 * 60;

/// A person's quiet hours.
#[derive(Clone, Debug)]
pub(super) struct Quiet {
    zone: TimeZone,
    from: Time,
    to: Time,
}

impl Quiet {
    /// The quiet hours of these preferences; `None` without quiet hours or with an unknown time
    /// zone.
    pub fn of(preferences: &Preferences) -> Option<Quiet> {
        let (from, to) = preferences.quiet_from.zip(preferences.quiet_to)?;
        Some(Quiet {
            zone: zone(preferences.zone.as_deref()?)?,
            from: time(from)?,
            to: time(to)?,
        })
    }

    /// The beginning and end of the quiet hours that contain `at`; `None` outside quiet hours.
    ///
    /// An hour that comes twice because clocks are set back is quiet both times.
    pub fn around(&self, at: Timestamp) -> Option<(Timestamp, Timestamp)> {
        let today = self.zone.to_datetime(instant(at)?).date();
        let around = |day: jiff::civil::Date| {
            let over = if self.from < self.to {
                day
            } else {
                day.checked_add(1.day()).ok()?
            };
            let begin = self.earliest(day.to_datetime(self.from))?;
            let end = self.latest(over.to_datetime(self.to))?;
            (begin <= at && at < end).then_some((begin, end))
        };
        around(today).or_else(|| around(today.checked_sub(1.day()).ok()?))
    }

    /// When the quiet hours that contain `at` end, and with them those that begin at once; `None`
    /// outside quiet hours.
    pub fn end(&self, at: Timestamp) -> Option<Timestamp> {
        let (_, mut end) = self.around(at)?;
        // Two spans of quiet hours can nearly touch on a day that is an hour shorter.
        while let Some((_, later)) = self.around(end) {
            end = later;
            if at.until(end) > LONGEST {
                break;
            }
        }
        Some(end)
    }

    /// Whether it is before noon at an instant.
    pub fn is_before_noon(&self, at: Timestamp) -> bool {
        instant(at).is_some_and(|at| self.zone.to_datetime(at).hour() < 12)
    }

    fn earliest(&self, at: DateTime) -> Option<Timestamp> {
        let at = self.zone.to_ambiguous_timestamp(at).earlier().ok()?;
        Some(Timestamp(at.as_millisecond()))
    }

    fn latest(&self, at: DateTime) -> Option<Timestamp> {
        let at = self.zone.to_ambiguous_timestamp(at).later().ok()?;
        Some(Timestamp(at.as_millisecond()))
    }
}

/// The time to send a reminder that is due at `at` and not sent by `now`, outside quiet hours and
/// early enough to be of use; `last` is the time of the reminder before it. The first rule that
/// applies decides:
///
/// 1. `at`, or `now` if later, is outside quiet hours: that time.
/// 2. Quiet hours end more than [`MIN_REMAINING`] before `deadline`, or there is no deadline: their
///    end.
/// 3. Quiet hours have not begun, and `last` is more than [`LEAD`] before them: [`LEAD`] before
///    they begin, or `now` if later.
/// 4. Quiet hours end before `deadline`: their end, however little time remains.
/// 5. `None`: no reminder.
///
/// A time at or after `deadline` also gives `None`.
///
/// Example: quiet from 22:00 to 7:30, due at 3:00. Sent at 7:30 if the deadline is after 8:30. With
/// a deadline of 6:00, sent at 21:59 the evening before; if that has passed, not at all.
pub(super) fn send_time(
    quiet: Option<&Quiet>,
    at: Timestamp,
    last: Timestamp,
    deadline: Option<Timestamp>,
    now: Timestamp,
) -> Option<Timestamp> {
    let at = at.max(now);
    let in_time = |at: Timestamp| deadline.is_none_or(|deadline| at < deadline);
    let around = |at| quiet.and_then(|quiet| quiet.around(at));
    let Some((begin, mut end)) = around(at) else {
        return Some(at).filter(|at| in_time(*at));
    };
    // Two spans of quiet hours can nearly touch on a day that is an hour shorter.
    while let Some((_, later)) = around(end) {
        end = later;
        if !in_time(end) || at.until(end) > LONGEST {
            break;
        }
    }
    let before = begin.before(LEAD);
    let is_new = before > last && now < begin && around(before.max(now)).is_none();
    if is_new && !in_time(end.after(MIN_REMAINING)) {
        return Some(before.max(now)).filter(|at| in_time(*at));
    }
    Some(end).filter(|end| in_time(*end) && around(*end).is_none())
}

/// Minutes of the day from `22:30`, `7.05`, `22`, `10pm` or `10:30 p.m.`; `None` if unreadable.
#[must_use]
pub fn minutes(typed: &str) -> Option<i64> {
    let typed = typed.trim().to_lowercase();
    let half = [("am", 0), ("a.m.", 0), ("pm", 12), ("p.m.", 12)]
        .into_iter()
        .find_map(|(suffix, hours)| Some((typed.strip_suffix(suffix)?, hours)));
    let clock = half.map_or(&*typed, |(clock, _)| clock).trim_end();
    let (hours, minutes) = clock.split_once([':', '.']).unwrap_or((clock, "0"));
    let number = |text: &str, most: i64| {
        let digits = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        let number: Option<i64> = text.parse().ok().filter(|_| digits);
        number.filter(|number| *number <= most)
    };
    let (hours, minutes) = (number(hours.trim(), 24)?, number(minutes.trim(), 59)?);
    let hours = match half {
        // 12 am is midnight, and 12 pm is noon.
        Some((_, half)) if (1..=12).contains(&hours) => hours % 12 + half,
        Some(_) => return None,
        None => hours,
    };
    let minutes = hours * 60 + minutes;
    // 24:00 is midnight, minute 0.
    (minutes <= DAY).then_some(minutes % DAY)
}

/// The next instant after `now` at which it is `minutes` of the day in a zone; `None` for an
/// unknown zone. Where clocks are set forward over that time it is as much later; where it comes
/// twice, the first time.
pub(super) fn next_at(zone_name: &str, minutes: i64, now: Timestamp) -> Option<Timestamp> {
    next_where(zone_name, minutes, now, |_| true)
}

/// The day of the week at an instant in a zone, 0 for Monday; `None` for an unknown zone.
pub(super) fn weekday(zone_name: &str, at: Timestamp) -> Option<i64> {
    let date = zone(zone_name)?.to_datetime(instant(at)?).date();
    Some(i64::from(date.weekday().to_monday_zero_offset()))
}

/// As [`next_at`], on a day of the week; 0 is Monday.
pub(super) fn next_on(
    zone_name: &str,
    day: i64,
    minutes: i64,
    now: Timestamp,
) -> Option<Timestamp> {
    let is_day = |date: jiff::civil::Date| i64::from(date.weekday().to_monday_zero_offset()) == day;
    next_where(zone_name, minutes, now, is_day)
}

/// As [`next_at`], on a day for which `is_day` holds.
fn next_where(
    zone_name: &str,
    minutes: i64,
    now: Timestamp,
    is_day: impl Fn(jiff::civil::Date) -> bool,
) -> Option<Timestamp> {
    let (zone, at) = (zone(zone_name)?, time(minutes)?);
    let today = zone.to_datetime(instant(now)?).date();
    let on = |day: jiff::civil::Date| {
        let at = zone.to_ambiguous_timestamp(day.to_datetime(at));
        Some(Timestamp(at.compatible().ok()?.as_millisecond()))
    };
    let days = (0..=9).filter_map(|days: i64| today.checked_add(days.days()).ok());
    let days = days.filter(|day| is_day(*day));
    days.filter_map(on).find(|at| *at > now)
}

/// The beginning and end of the year that contains `at` (UTC).
pub(super) fn year(at: Timestamp) -> (Timestamp, Timestamp) {
    let date = instant(at).map(|at| TimeZone::UTC.to_datetime(at).date());
    let year = date.map_or(1970, jiff::civil::Date::year);
    let begins = |year: i16| {
        let first = jiff::civil::date(year, 1, 1).at(0, 0, 0, 0);
        let first = TimeZone::UTC.to_timestamp(first);
        Timestamp(first.map_or(i64::MAX, Instant::as_millisecond))
    };
    (begins(year), begins(year + 1))
}

fn time(minutes: i64) -> Option<Time> {
    Time::new((minutes / 60) as i8, (minutes % 60) as i8, 0, 0).ok()
}

fn instant(at: Timestamp) -> Option<Instant> {
    Instant::from_millisecond(at.0).ok()
}

#[cfg(test)]
mod tests;
