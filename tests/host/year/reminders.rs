//! The audit of reminders: sent when wanted, and never otherwise.

use jiff::tz::TimeZone;
use tavolino::host::{MatchId, NoticeKind, Preferences};

use super::audit::{Calendar, Seen};
use super::life::{HOUR, Life, MINUTE, SECOND};

/// Largest delay of a reminder: the scheduler runs once a minute.
const LATE: i64 = MINUTE + 5 * SECOND;

/// A period in which a match waited for a person.
#[derive(Clone, Debug)]
pub struct Period {
    pub holder: i64,
    /// Whether the person had lost two turns in a row, and was called no more.
    pub silent: bool,
    pub from: i64,
    pub to: i64,
    /// The clock's time at the beginning of the wait, if any, and the time another person used of
    /// it before.
    pub had: Option<i64>,
    pub used: i64,
}

/// Compares the reminders of a match with its people's preferences. The calendars: what counts in
/// this match, and everything: a match that is over, also a live one, can carry the end of a
/// vacation.
pub fn compare(
    life: &Life,
    [calendar, whole]: [&Calendar; 2],
    id: &MatchId,
    periods: &[Period],
    seen: &mut Seen,
) {
    let mut delivered: Vec<(i64, i64)> = (life.reminders(id).into_iter())
        .map(|told| (told.person.unwrap().0, told.at))
        .collect();
    delivered.sort_unstable();
    assert!(
        delivered.windows(2).all(|two| two[0] != two[1]),
        "{id}: twice at once"
    );
    for (person, at) in &delivered {
        let waited = |period: &&Period| {
            period.holder == *person && period.from <= *at && *at <= period.to + LATE
        };
        let came_back = came_back(whole, *person, &life.preferences[person], *at);
        let period = periods.iter().find(waited);
        assert!(
            period.is_some() || came_back,
            "{id}: {person} is reminded of nothing at {at}"
        );
    }
    for period in periods {
        let heard = delivered.iter().filter(|(person, at)| {
            *person == period.holder && (period.from..=period.to).contains(at)
        });
        let heard: Vec<i64> = heard.map(|(_, at)| *at).collect();
        seen.reminders += heard.len();
        let snoozed = life.snoozed.iter().any(|(of, person, at)| {
            of == id && *person == period.holder && (period.from..=period.to).contains(at)
        });
        let case = Case {
            id,
            calendar,
            period,
            preferences: &life.preferences[&period.holder],
            heard: &heard,
        };
        case.compare(snoozed || period.silent, seen);
    }
}

struct Case<'a> {
    id: &'a MatchId,
    calendar: &'a Calendar,
    period: &'a Period,
    preferences: &'a Preferences,
    heard: &'a [i64],
}

impl Case<'_> {
    fn compare(&self, snoozed: bool, seen: &mut Seen) {
        let (id, period) = (self.id, self.period);
        for at in self.heard {
            assert!(!self.is_quiet(*at), "{id}: {period:?} is woken at {at}");
            assert!(
                !self.is_away(*at),
                "{id}: {period:?} is reminded on vacation at {at}"
            );
        }
        if let Some(every) = self.preferences.every {
            return self.compare_interval(every * HOUR, snoozed);
        }
        let heard = self.heard.iter().filter(|at| !self.came_back(**at));
        let heard: Vec<i64> = heard.copied().collect();
        if !self.preferences.points || period.had.is_none() {
            assert!(
                heard.is_empty(),
                "{id}: {period:?} wants to hear nothing: {heard:?}"
            );
            return;
        }
        assert!(
            heard.len() <= 2,
            "{id}: {period:?} hears too much: {heard:?}"
        );
        if self.preferences.quiet_from.is_some() || snoozed {
            return;
        }
        let mut left = heard.clone();
        for point in self.points() {
            let position = left
                .iter()
                .position(|at| (0..=LATE).contains(&self.later(point, *at)));
            if let Some(position) = position {
                left.remove(position);
                seen.in_time += 1;
            } else {
                // The turn, or another point, may fall in the minute between.
                let slack = self.later(point, period.to) <= LATE;
                let with_other = heard
                    .iter()
                    .any(|at| (0..=LATE).contains(&self.later(point, *at)));
                assert!(
                    slack || with_other,
                    "{id}: {period:?} hears nothing at {point}: {heard:?}"
                );
            }
        }
        assert!(left.is_empty(), "{id}: {period:?} hears too much: {left:?}");
    }

    /// When half and nine tenths of the time are used, within this period.
    fn points(&self) -> Vec<i64> {
        let had = self.period.had.unwrap_or_default();
        let used = [had / 2, had - had / 10].into_iter();
        let ahead = used
            .map(|used| used - self.period.used)
            .filter(|used| *used > 0);
        let at = ahead.map(|used| {
            self.calendar
                .when(self.period.holder, self.period.from, used)
        });
        at.filter(|at| *at < self.period.to).collect()
    }

    /// Checks the reminders by interval, counted from the beginning or the last reminder, while the
    /// person is here and the host runs.
    fn compare_interval(&self, every: i64, snoozed: bool) {
        let (id, period) = (self.id, self.period);
        if snoozed {
            return;
        }
        let mut last = period.from;
        for at in self.heard.iter().chain([&period.to]) {
            let since = self.back_since(last, every, *at);
            let silent = self.calendar.passes(period.holder, since, *at);
            assert!(
                silent <= every + LATE,
                "{id}: {period:?} hears nothing for {silent} ms"
            );
            last = *at;
        }
    }

    /// A reminder due during a vacation is not sent later: the interval starts again at the
    /// person's return.
    fn back_since(&self, last: i64, every: i64, until: i64) -> i64 {
        let away = self.calendar.vacations.get(&self.period.holder);
        let ended = away.into_iter().flatten().map(|(_, ended)| *ended);
        ended
            .filter(|ended| *ended < until)
            .fold(
                last,
                |since, ended| {
                    if ended - since >= every { ended } else { since }
                },
            )
    }

    /// The delay, without outages of the host.
    fn later(&self, from: i64, to: i64) -> i64 {
        if to < from {
            return to - from;
        }
        self.calendar.passes(0, from, to)
    }

    fn is_quiet(&self, at: i64) -> bool {
        let Some(zone) = &self.preferences.zone else {
            return false;
        };
        let local = jiff::Timestamp::from_millisecond(at).unwrap();
        let local = local.to_zoned(TimeZone::get(zone).unwrap());
        let minute = i64::from(local.hour()) * 60 + i64::from(local.minute());
        let (from, to) = (
            self.preferences.quiet_from.unwrap(),
            self.preferences.quiet_to.unwrap(),
        );
        minute >= from || minute < to
    }

    fn is_away(&self, at: i64) -> bool {
        let away = self.calendar.vacations.get(&self.period.holder);
        away.is_some_and(|away| away.iter().any(|(began, ended)| *began < at && at < *ended))
    }

    fn came_back(&self, at: i64) -> bool {
        came_back(self.calendar, self.period.holder, self.preferences, at)
    }
}

/// Whether the reminder can be the announcement of a vacation's end, which waits for the end of
/// quiet hours.
fn came_back(calendar: &Calendar, person: i64, preferences: &Preferences, at: i64) -> bool {
    let night = preferences.quiet_from.map_or(0, |_| 11 * HOUR);
    let mut ended = calendar.vacations.get(&person).into_iter().flatten();
    ended.any(|(_, ended)| *ended <= at && calendar.passes(0, *ended, at) <= night + LATE)
}

impl Life {
    fn reminders(&self, id: &MatchId) -> Vec<super::life::Told> {
        let of_this = self.told.iter().filter(|told| told.id == *id);
        of_this
            .filter(|told| told.kind == NoticeKind::Remind)
            .cloned()
            .collect()
    }
}
