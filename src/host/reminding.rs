//! When somebody hears again that a match waits for them, and that they are next.

use std::time::Duration;

use super::clock::Clock;
use super::event::Event;
use super::preferences::Preferences;
use super::quiet_hours::{Quiet, audible};
use super::record::Record;
use super::sitting::{Reminding, Sitting};
use crate::store::ids::{MatchId, UserId};
use crate::store::seats;
use crate::store::time::Timestamp;
use tavolino_games::game::Seat;

/// A seat of a match with what its holder wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Held {
    /// The match.
    pub match_id: MatchId,
    /// The number of its last event.
    pub number: i64,
    /// Its version.
    pub version: i64,
    /// Whether it is a live one: nobody is away from that.
    pub live: bool,
    /// Who sits there, with what time.
    pub sitting: Sitting,
    /// What they want.
    pub preferences: Preferences,
}

impl From<seats::Held> for Held {
    fn from(row: seats::Held) -> Held {
        Held {
            preferences: Preferences::read(row.preferences()),
            match_id: row.match_id,
            number: row.number,
            version: row.version,
            live: row.live,
            sitting: row.sitting.into(),
        }
    }
}

/// Seats as they are stored.
pub(super) fn read(rows: Vec<seats::Held>) -> Vec<Held> {
    rows.into_iter().map(Held::from).collect()
}

/// When half and nine tenths of what a clock had are used, while it runs.
fn points(clock: Clock) -> [Option<Timestamp>; 2] {
    let running = clock.bank.zip(clock.runs);
    let at = |used: fn(i64) -> i64| {
        running.map(|(bank, runs)| Timestamp(runs.0 + used(bank) - clock.spent))
    };
    [at(|bank| bank / 2), at(|bank| bank - bank / 10)]
}

/// When to remind whoever holds a seat next, as things are at `now`; `now` itself if that is due.
pub(super) fn next(
    sitting: &Sitting,
    preferences: &Preferences,
    now: Timestamp,
) -> Option<Timestamp> {
    let Reminding {
        reminded,
        given,
        snoozed,
        ..
    } = sitting.reminding;
    let hears = sitting.person.is_some() && sitting.away.is_none() && !snoozed;
    let waits = sitting.waits.filter(|_| hears)?;
    let last = reminded.map_or(waits, |reminded| reminded.max(waits));
    let points = points(sitting.clock).into_iter().skip(given.into());
    let points = points.filter(|_| preferences.points).flatten();
    let interval = preferences.every.map(|hours| last.after(hour(hours)));
    let quiet = Quiet::of(preferences);
    let deadline = sitting.clock.deadline();
    points
        .chain(interval)
        .filter_map(|at| audible(quiet.as_ref(), at, last, deadline, now))
        .min()
}

/// How the seat is reminded after that was done at `now`: whatever was due by then is done with.
pub(super) fn done(sitting: &Sitting, preferences: &Preferences, now: Timestamp) -> Reminding {
    let last = sitting.reminding.reminded.or(sitting.waits).unwrap_or(now);
    let quiet = Quiet::of(preferences);
    let deadline = sitting.clock.deadline();
    let is_past = |at: Timestamp| {
        let said = audible(quiet.as_ref(), at, last, deadline, now);
        at <= now || said.is_some_and(|said| said <= now)
    };
    let past = points(sitting.clock).into_iter().flatten();
    let past = past.take_while(|at| is_past(*at)).count() as u8;
    Reminding {
        reminded: Some(now),
        given: sitting.reminding.given.max(past),
        ..sitting.reminding
    }
}

/// The seat with the reminder that comes next now.
pub(super) fn arranged(sitting: Sitting, preferences: &Preferences, now: Timestamp) -> Sitting {
    let reminds = next(&sitting, preferences, now);
    with(
        sitting,
        Reminding {
            reminds,
            ..sitting.reminding
        },
    )
}

/// The seat, reminded so.
pub(super) fn with(sitting: Sitting, reminding: Reminding) -> Sitting {
    Sitting {
        reminding,
        ..sitting
    }
}

/// The same where somebody has changed their mind or their clock goes on: what was missed is not made up for.
pub(super) fn afresh(sitting: Sitting, preferences: &Preferences, now: Timestamp) -> Sitting {
    let sitting = arranged(sitting, preferences, now);
    if sitting.reminding.reminds != Some(now) {
        return sitting;
    }
    arranged(
        with(sitting, done(&sitting, preferences, now)),
        preferences,
        now,
    )
}

/// Works out anew when the seats are reminded. Waiting that begins, or is somebody else's from now on, begins with no
/// reminder given.
pub(super) fn arrange(
    before: &[Sitting],
    after: &mut [Sitting],
    held: &[Held],
    event: Option<&Event>,
    now: Timestamp,
) {
    for (sitting, held) in after.iter_mut().zip(held) {
        let taken = matches!(event, Some(Event::TakeSeat { seat }) if *seat == sitting.seat);
        let given = matches!(event, Some(Event::GiveTime { to, .. }) if *to == sitting.seat);
        let before = before.iter().find(|before| before.seat == sitting.seat);
        let goes_on = before.is_some_and(|before| before.waits == sitting.waits);
        if taken || !goes_on {
            sitting.reminding = Reminding::default();
        }
        if given {
            // Half of what it has now, and the last tenth of it, are still to come, or not any more.
            let points = points(sitting.clock).into_iter().flatten();
            sitting.reminding.given = points.filter(|at| *at <= now).count() as u8;
        }
        *sitting = if taken {
            afresh(*sitting, &held.preferences, now)
        } else {
            arranged(*sitting, &held.preferences, now)
        };
    }
}

/// The people whose last reminder, or the word that they would be next, has had its time.
pub(super) fn outdated(
    record: &Record,
    before: &[Sitting],
    after: &[Sitting],
    held: &[Held],
) -> Vec<UserId> {
    let pairs = before.iter().zip(after).zip(held);
    let outdated = pairs.filter(|((before, after), held)| {
        let reminded = before.reminding.reminded.is_some()
            && before.reminding.reminded != after.reminding.reminded;
        let called = before.waits.is_none() && after.waits.is_some() && held.preferences.next;
        reminded || called
    });
    outdated
        .filter_map(|((before, _), _)| record.person_at(before.seat))
        .collect()
}

/// Who is to be told that they are next, if a match begins to wait for somebody else.
pub(super) fn told_next(
    before: Option<&Record>,
    after: &Record,
    acted: Option<Seat>,
    held: &[Held],
    now: Timestamp,
) -> Option<UserId> {
    let seat = after.upcoming()?;
    let passed = before.is_none_or(|before| before.to_act() != after.to_act());
    let held = held.get(seat.index())?;
    let asleep = Quiet::of(&held.preferences).is_some_and(|quiet| quiet.around(now).is_some());
    let wants = held.preferences.next && held.sitting.away.is_none() && !asleep;
    held.sitting
        .person
        .filter(|_| passed && wants && acted != Some(seat))
}

fn hour(hours: i64) -> Duration {
    Duration::from_hours(hours.unsigned_abs())
}

impl Record {
    /// The seat that comes after the one to act, where three or more play and one of them is to act.
    #[must_use]
    pub fn upcoming(&self) -> Option<Seat> {
        let (staying, acting) = (self.staying(), self.to_act());
        let acts = acting.first()?;
        if staying.count() < 3 || acting.count() != 1 {
            return None;
        }
        let mut after = staying.iter().filter(|seat| *seat > acts);
        after.next().or_else(|| staying.first())
    }
}

#[cfg(test)]
mod tests;
