//! The schedule of reminders, and of the notice to the next player.

use std::time::Duration;

use super::clock::Clock;
use super::event::Event;
use super::quiet_hours::{Quiet, next_at, send_time};
use super::record::Record;
use super::sitting::{Reminding, Sitting};
use crate::store::ids::{MatchId, UserId};
use crate::store::preferences::Preferences;
use crate::store::seats::HeldRow;
use crate::store::time::Timestamp;
use tavolino_games::game::Seat;

/// A seat of a match, with its holder's preferences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Held {
    /// The match.
    pub match_id: MatchId,
    /// The number of the match's last event.
    pub number: i64,
    /// The match's version.
    pub version: i64,
    /// Whether the match has the live pace, where vacations do not apply.
    pub live: bool,
    /// The seat, with its clock.
    pub sitting: Sitting,
    /// Whether the holder ran out of time in a rated match, and has not acted since.
    pub absent: bool,
    /// Whether something is kept for the holder's coming turns: a plan or a note.
    pub prepared: bool,
    /// The holder's preferences, as they hold in this match ([`wishes`]).
    pub preferences: Preferences,
}

impl From<HeldRow> for Held {
    fn from(row: HeldRow) -> Held {
        Held {
            preferences: wishes(row.preferences().cloned().unwrap_or_default(), row.live),
            match_id: row.match_id,
            absent: row.absent,
            prepared: row.prepared,
            number: row.number,
            version: row.version,
            live: row.live,
            sitting: row.sitting.into(),
        }
    }
}

/// Seats from their rows.
pub(super) fn read(rows: Vec<HeldRow>) -> Vec<Held> {
    rows.into_iter().map(Held::from).collect()
}

/// A person's preferences as they hold in a match: live matches do not wait for a digest.
pub(super) fn wishes(preferences: Preferences, live: bool) -> Preferences {
    let digest = preferences.digest.filter(|_| !live);
    Preferences {
        digest,
        ..preferences
    }
}

/// When the next digest of a person with these preferences is due after `now`; `None` without a
/// digest.
pub(super) fn next_digest(preferences: &Preferences, now: Timestamp) -> Option<Timestamp> {
    next_at(preferences.zone.as_deref()?, preferences.digest?, now)
}

/// When half and nine tenths of a running clock's time are used; `None` while the clock stands
/// still.
fn points(clock: Clock) -> [Option<Timestamp>; 2] {
    let running = clock.bank.zip(clock.runs);
    let at = |used: fn(i64) -> i64| {
        running.map(|(bank, runs)| Timestamp(runs.0 + used(bank) - clock.spent))
    };
    [at(|bank| bank / 2), at(|bank| bank - bank / 10)]
}

/// When to send the seat's next reminder; `now` if it is due; `None` if there is none.
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
    let deadline = sitting.clock.deadline();
    // With a digest only the last point, and only if the time ends before the next digest.
    let has_digest = preferences.digest.is_some();
    let in_digest = |at: &Timestamp| {
        let next = next_digest(preferences, *at);
        next.is_some_and(|next| deadline.is_none_or(|deadline| next < deadline))
    };
    let points = points(sitting.clock).into_iter();
    let points = points.skip(usize::from(given).max(has_digest.into()));
    let points = points.filter(|_| preferences.points).flatten();
    let points = points.filter(|at| !in_digest(at));
    let interval = preferences.every.filter(|_| !has_digest);
    let interval = interval.map(|hours| last.after(hour(hours)));
    let quiet = Quiet::of(preferences);
    points
        .chain(interval)
        .filter_map(|at| send_time(quiet.as_ref(), at, last, deadline, now))
        .min()
}

/// The seat's reminder state after a reminder at `now`, which covers everything due by then.
pub(super) fn after_reminder(
    sitting: &Sitting,
    preferences: &Preferences,
    now: Timestamp,
) -> Reminding {
    let last = sitting.reminding.reminded.or(sitting.waits).unwrap_or(now);
    let quiet = Quiet::of(preferences);
    let deadline = sitting.clock.deadline();
    let is_past = |at: Timestamp| {
        let send_at = send_time(quiet.as_ref(), at, last, deadline, now);
        at <= now || send_at.is_some_and(|send_at| send_at <= now)
    };
    let past = points(sitting.clock).into_iter().flatten();
    let past = past.take_while(|at| is_past(*at)).count() as u8;
    Reminding {
        reminded: Some(now),
        given: sitting.reminding.given.max(past),
        ..sitting.reminding
    }
}

/// The seat with its next reminder scheduled.
pub(super) fn scheduled(sitting: Sitting, preferences: &Preferences, now: Timestamp) -> Sitting {
    let reminds = next(&sitting, preferences, now);
    with_reminding(
        sitting,
        Reminding {
            reminds,
            ..sitting.reminding
        },
    )
}

/// The seat with this reminder state.
pub(super) fn with_reminding(sitting: Sitting, reminding: Reminding) -> Sitting {
    Sitting {
        reminding,
        ..sitting
    }
}

/// The seat rescheduled after a change of preferences or a restart of its clock: missed reminders
/// are not sent.
pub(super) fn rescheduled(sitting: Sitting, preferences: &Preferences, now: Timestamp) -> Sitting {
    let sitting = scheduled(sitting, preferences, now);
    if sitting.reminding.reminds != Some(now) {
        return sitting;
    }
    scheduled(
        with_reminding(sitting, after_reminder(&sitting, preferences, now)),
        preferences,
        now,
    )
}

/// Reschedules the reminders of seats. A new wait, or a new holder, starts with no reminder sent.
pub(super) fn reschedule_all(
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
            // The points of the new time left: points already passed are skipped.
            let points = points(sitting.clock).into_iter().flatten();
            sitting.reminding.given = points.filter(|at| *at <= now).count() as u8;
        }
        *sitting = if taken {
            rescheduled(*sitting, &held.preferences, now)
        } else {
            scheduled(*sitting, &held.preferences, now)
        };
    }
}

/// The people whose last reminder, or whose notice that they are next, is outdated.
pub(super) fn outdated(
    record: &Record,
    before: &[Sitting],
    after: &[Sitting],
    held: &[Held],
) -> Vec<UserId> {
    let pairs = before.iter().zip(after).zip(held);
    let outdated = pairs.filter(|((before, after), held)| {
        let reminded =
            before.is_reminded() && before.reminding.reminded != after.reminding.reminded;
        let called = before.waits.is_none() && after.waits.is_some() && held.preferences.next;
        reminded || called
    });
    outdated
        .filter_map(|((before, _), _)| record.person_at(before.seat))
        .collect()
}

/// The person to notify that they are next, when the match begins to wait for another seat.
pub(super) fn next_to_notify(
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
    /// The seat after the one to act; `None` with fewer than three staying seats or several seats
    /// to act.
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
