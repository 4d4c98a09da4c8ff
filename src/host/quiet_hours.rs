//! Quiet hours: minutes of the day in somebody's own time zone in which they are not reminded of anything.

use std::collections::HashSet;
use std::time::Duration;

use jiff::civil::{DateTime, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp as Instant, ToSpan};

use super::preferences::Preferences;
use crate::store::time::Timestamp;

/// What is put before the quiet hours comes this long before they begin, so that it is not late.
const LEAD: Duration = Duration::from_mins(1);

/// What is put after them must leave this much time, else it is put before them.
const ENOUGH: Duration = Duration::from_hours(1);

/// Minutes of a day.
const DAY: i64 = 24 * 60;

/// Somebody's quiet hours.
#[derive(Clone, Debug)]
pub(super) struct Quiet {
    zone: TimeZone,
    from: Time,
    to: Time,
}

impl Quiet {
    /// The quiet hours somebody wishes for; none where the zone is not known any more.
    pub fn of(preferences: &Preferences) -> Option<Quiet> {
        let (from, to) = preferences.quiet_from.zip(preferences.quiet_to)?;
        Some(Quiet {
            zone: zone(preferences.zone.as_deref()?)?,
            from: time(from)?,
            to: time(to)?,
        })
    }

    /// The quiet hours an instant lies in: when they begin and when they are over.
    ///
    /// Where clocks are set back, an hour comes twice, and it is quiet both times.
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

    fn earliest(&self, at: DateTime) -> Option<Timestamp> {
        let at = self.zone.to_ambiguous_timestamp(at).earlier().ok()?;
        Some(Timestamp(at.as_millisecond()))
    }

    fn latest(&self, at: DateTime) -> Option<Timestamp> {
        let at = self.zone.to_ambiguous_timestamp(at).later().ok()?;
        Some(Timestamp(at.as_millisecond()))
    }
}

/// When to say what is meant for `at` and has not been said by `now`, so that it disturbs nobody's sleep and still is of
/// use. The first of these rules that applies decides:
///
/// 1. `at`, or `now` if that is later, lies outside the quiet hours: then.
/// 2. The quiet hours end more than [`ENOUGH`] before `deadline`, or there is none: when they end.
/// 3. They have not begun, and the last was said (`last`) more than [`LEAD`] before they do: [`LEAD`] before they begin, or
///    `now` if that is later.
/// 4. They end before `deadline`: when they end, however little time that leaves.
/// 5. Never.
///
/// What would be said at `deadline` or later is not said at all.
///
/// Quiet from 22:00 to 7:30, meant for 3:00: it is said at 7:30, if there is time beyond 8:30. With time until
/// 6:00 it is said at 21:59 of the evening before; if that has passed, not at all.
pub(super) fn audible(
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
    // Hours that almost meet themselves, on a day that is an hour shorter.
    while let Some((_, later)) = around(end) {
        end = later;
        if !in_time(end) || at.until(end) > Duration::from_hours(72) {
            break;
        }
    }
    let before = Timestamp(begin.0 - LEAD.as_millis() as i64);
    let is_new = before > last && now < begin && around(before.max(now)).is_none();
    if is_new && !in_time(end.after(ENOUGH)) {
        return Some(before.max(now)).filter(|at| in_time(*at));
    }
    Some(end).filter(|end| in_time(*end) && around(*end).is_none())
}

/// Cities by the names they have where they are, and in languages near by, without accents, where their zones have English
/// ones or are called by another city.
const OWN_NAMES: &[(&str, &str)] = &[
    ("athina", "Europe/Athens"),
    ("barcelona", "Europe/Madrid"),
    ("beograd", "Europe/Belgrade"),
    ("berlino", "Europe/Berlin"),
    ("bruxelles", "Europe/Brussels"),
    ("brussel", "Europe/Brussels"),
    ("bucuresti", "Europe/Bucharest"),
    ("ciudad de mexico", "America/Mexico_City"),
    ("frankfurt", "Europe/Berlin"),
    ("geneve", "Europe/Zurich"),
    ("hamburg", "Europe/Berlin"),
    ("kobenhavn", "Europe/Copenhagen"),
    ("koln", "Europe/Berlin"),
    ("krakow", "Europe/Warsaw"),
    ("kyiv", "Europe/Kiev"),
    ("la habana", "America/Havana"),
    ("lisboa", "Europe/Lisbon"),
    ("ljubljana", "Europe/Belgrade"),
    ("londra", "Europe/London"),
    ("londres", "Europe/London"),
    ("londyn", "Europe/London"),
    ("lyon", "Europe/Paris"),
    ("milano", "Europe/Rome"),
    ("montreal", "America/Toronto"),
    ("moskva", "Europe/Moscow"),
    ("mumbai", "Asia/Kolkata"),
    ("munchen", "Europe/Berlin"),
    ("napoli", "Europe/Rome"),
    ("parigi", "Europe/Paris"),
    ("paryz", "Europe/Paris"),
    ("peking", "Asia/Shanghai"),
    ("porto", "Europe/Lisbon"),
    ("praha", "Europe/Prague"),
    ("rio de janeiro", "America/Sao_Paulo"),
    ("roma", "Europe/Rome"),
    ("rzym", "Europe/Rome"),
    ("san francisco", "America/Los_Angeles"),
    ("tokio", "Asia/Tokyo"),
    ("torino", "Europe/Rome"),
    ("warszawa", "Europe/Warsaw"),
    ("washington", "America/New_York"),
    ("wien", "Europe/Vienna"),
];

/// What was typed, with neither capitals nor accents nor signs between words.
fn plain(typed: &str) -> String {
    let letter = |letter: char| match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ę' | 'ě' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => 'o',
        'ř' => 'r',
        'ś' | 'š' | 'ș' | 'ş' => 's',
        'ț' | 'ţ' => 't',
        'ù' | 'ú' | 'û' | 'ü' | 'ů' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        '_' | '-' => ' ',
        other => other,
    };
    typed.trim().to_lowercase().chars().map(letter).collect()
}

/// The time zones whose names hold what was typed, those that begin with it first; cities also by their own names.
#[must_use]
pub fn zones(typed: &str) -> Vec<String> {
    let typed = plain(typed);
    let own = OWN_NAMES
        .iter()
        .filter(|(city, _)| !typed.is_empty() && city.starts_with(&typed));
    let mut found: Vec<(u8, String)> = own
        .filter_map(|(_, zone)| zone_named(zone))
        .map(|zone| (1, zone))
        .collect();
    for name in jiff::tz::db().available() {
        let name = name.to_string();
        let read = plain(&name);
        if read.contains(&typed) {
            let city = read.rsplit('/').next().unwrap_or(&read);
            found.push((if city.starts_with(&typed) { 0 } else { 2 }, name));
        }
    }
    found.sort();
    let mut seen = HashSet::new();
    let mut names: Vec<String> = found.into_iter().map(|(_, name)| name).collect();
    names.retain(|name| seen.insert(name.clone()));
    names
}

/// The name of a time zone as it is written, whatever case it was typed in; or the zone of a city.
pub(super) fn zone_named(typed: &str) -> Option<String> {
    let read = plain(typed);
    let own = OWN_NAMES.iter().find(|(city, _)| *city == read);
    let typed = own.map_or_else(
        || typed.trim().replace(' ', "_"),
        |(_, zone)| (*zone).to_owned(),
    );
    let zone = zone(&typed)?;
    zone.iana_name().map(str::to_owned)
}

/// Minutes of the day from what somebody typed: `22:30`, `7:05` or `22`.
pub(super) fn minutes(typed: &str) -> Option<i64> {
    let (hours, minutes) = typed.trim().split_once([':', '.']).unwrap_or((typed, "0"));
    let number = |text: &str, most: i64| {
        let digits = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        let number: Option<i64> = text.parse().ok().filter(|_| digits);
        number.filter(|number| *number <= most)
    };
    let minutes = number(hours.trim(), 24)? * 60 + number(minutes.trim(), 59)?;
    // Midnight at the end of a day is midnight.
    (minutes <= DAY).then_some(minutes % DAY)
}

/// The year an instant lies in, and when that year begins and ends (UTC).
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

fn zone(name: &str) -> Option<TimeZone> {
    let zone = TimeZone::get(name).ok()?;
    (!zone.is_unknown()).then_some(zone)
}

fn time(minutes: i64) -> Option<Time> {
    Time::new((minutes / 60) as i8, (minutes % 60) as i8, 0, 0).ok()
}

fn instant(at: Timestamp) -> Option<Instant> {
    Instant::from_millisecond(at.0).ok()
}

#[cfg(test)]
mod tests;
