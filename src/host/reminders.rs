//! Reminders: when somebody hears again that a match waits for them, and that they are next.

use std::time::Duration;

use super::quiet_hours::{Quiet, audible};
use super::{
    Clock, Error, Event, EventKind, Host, MatchId, Notice, Record, Refusal, Sitting, StoreError,
    Timestamp, UserId,
};
use crate::game::Seat;
use crate::store::Writing;
use crate::store::reminders::{Held, Reminding, Way, Wishes};

/// What is looked at in one go.
const GLANCE: i64 = 100;

/// A reminder that is to be delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// Since when the match waits; it does not, if none.
    pub waits: Option<Timestamp>,
    /// When the time runs out, where it does.
    pub until: Option<Timestamp>,
    /// Where the person wants to hear it.
    pub way: Way,
    /// Their vacation has come to its end by itself.
    pub back: bool,
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
pub(super) fn next(sitting: &Sitting, wishes: &Wishes, now: Timestamp) -> Option<Timestamp> {
    let Reminding {
        reminded,
        given,
        snoozed,
        ..
    } = sitting.reminding;
    let hears = sitting.person.is_some() && sitting.away.is_none() && !snoozed;
    let waits = sitting.waits.filter(|_| hears)?;
    let last = reminded.map_or(waits, |reminded| reminded.max(waits));
    let points = points(sitting.clock).into_iter().skip(given as usize);
    let points = points.filter(|_| wishes.points).flatten();
    let interval = wishes.every.map(|hours| last.after(hour(hours)));
    let quiet = Quiet::of(wishes);
    let deadline = sitting.clock.deadline();
    points
        .chain(interval)
        .filter_map(|at| audible(quiet.as_ref(), at, last, deadline, now))
        .min()
}

/// How the seat is reminded after that was done at `now`: whatever was due by then is done with.
fn done(sitting: &Sitting, wishes: &Wishes, now: Timestamp) -> Reminding {
    let last = sitting.reminding.reminded.or(sitting.waits).unwrap_or(now);
    let quiet = Quiet::of(wishes);
    let deadline = sitting.clock.deadline();
    let is_past = |at: Timestamp| {
        let said = audible(quiet.as_ref(), at, last, deadline, now);
        at <= now || said.is_some_and(|said| said <= now)
    };
    let past = points(sitting.clock).into_iter().flatten();
    let past = past.take_while(|at| is_past(*at)).count() as i64;
    Reminding {
        reminded: Some(now),
        given: sitting.reminding.given.max(past),
        ..sitting.reminding
    }
}

/// The seat with the reminder that comes next now.
pub(super) fn arranged(sitting: Sitting, wishes: &Wishes, now: Timestamp) -> Sitting {
    let reminds = next(&sitting, wishes, now);
    with(
        sitting,
        Reminding {
            reminds,
            ..sitting.reminding
        },
    )
}

fn with(sitting: Sitting, reminding: Reminding) -> Sitting {
    Sitting {
        reminding,
        ..sitting
    }
}

/// The same where somebody has changed their mind or their clock goes on: what was missed is not made up for.
pub(super) fn afresh(sitting: Sitting, wishes: &Wishes, now: Timestamp) -> Sitting {
    let sitting = arranged(sitting, wishes, now);
    if sitting.reminding.reminds != Some(now) {
        return sitting;
    }
    arranged(with(sitting, done(&sitting, wishes, now)), wishes, now)
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
        let taken =
            event.is_some_and(|event| event.kind == EventKind::Take && event.seat == sitting.seat);
        let before = before.iter().find(|before| before.seat == sitting.seat);
        let goes_on = before.is_some_and(|before| before.waits == sitting.waits);
        if taken || !goes_on {
            sitting.reminding = Reminding::default();
        }
        *sitting = if taken {
            afresh(*sitting, &held.wishes, now)
        } else {
            arranged(*sitting, &held.wishes, now)
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
        let called = before.waits.is_none() && after.waits.is_some() && held.wishes.next;
        reminded || called
    });
    outdated
        .filter_map(|((before, _), _)| record.person_at(Seat(before.seat)))
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
    let asleep = Quiet::of(&held.wishes).is_some_and(|quiet| quiet.around(now).is_some());
    let wants = held.wishes.next && held.sitting.away.is_none() && !asleep;
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

impl Host {
    /// Somebody wants to hear no more of a match until their next turn. `shown`: the event they saw last, where known.
    pub async fn snooze(
        &self,
        id: &MatchId,
        person: UserId,
        shown: Option<i64>,
        now: Timestamp,
    ) -> Result<(), Error> {
        // Held to the end, so that it is this turn that is meant.
        let slot = self.slot(id);
        let mut kept = slot.lock().await;
        let record = self.fill(id, &mut kept).await?;
        let seat = record.seat_of(person).ok_or(Refusal::NotSeated)?;
        if record.board.is_none() {
            return Err(Refusal::NotStarted.into());
        }
        if !record.is_running() {
            return Err(Refusal::Board(crate::board::Refusal::Over).into());
        }
        if shown.is_some_and(|shown| !record.is_current(shown)) {
            return Err(Refusal::MovedOn.into());
        }
        let mut writing = self.store.write().await?;
        let held = writing.held_in(id).await?;
        let held = held.iter().find(|held| held.sitting.seat == seat.0);
        let is_theirs =
            |sitting: &Sitting| sitting.waits.is_some() && sitting.person == Some(person);
        let Some(held) = held.filter(|held| is_theirs(&held.sitting)) else {
            return Err(Refusal::Waiting(record.kind.info, record.to_act()).into());
        };
        let reminding = Reminding {
            reminds: None,
            snoozed: true,
            ..held.sitting.reminding
        };
        writing.set_reminding(id, seat.0, reminding).await?;
        writing.remind(id, held.number, person, now, now).await?;
        writing.commit().await?;
        self.news.notify_one();
        Ok(())
    }

    /// Reminds everybody who is to be reminded by now.
    pub(super) async fn remind_all(&self, now: Timestamp) -> Result<(), StoreError> {
        // The house looks every few seconds, mostly in vain: turns need not wait for that.
        while self.store.is_anybody_to_remind(now).await? {
            let mut writing = self.store.write().await?;
            for held in &writing.to_remind(now, GLANCE).await? {
                self.remind_one(&mut writing, held, now).await?;
            }
            writing.commit().await?;
            self.news.notify_one();
        }
        Ok(())
    }

    /// Reminds somebody if that is due, after all that has happened since it was arranged.
    async fn remind_one(
        &self,
        writing: &mut Writing<'_>,
        held: &Held,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Held {
            match_id,
            number,
            sitting,
            wishes,
        } = held;
        let mut after = arranged(*sitting, wishes, now);
        if let Some(person) = sitting
            .person
            .filter(|_| after.reminding.reminds == Some(now))
        {
            writing.remind(match_id, *number, person, now, now).await?;
            let done = done(sitting, wishes, now);
            after = arranged(with(after, done), wishes, now);
        }
        // Nothing is due twice at the same instant.
        let reminds = after.reminding.reminds.filter(|at| *at > now);
        let reminding = Reminding {
            reminds,
            ..after.reminding
        };
        writing
            .set_reminding(match_id, sitting.seat, reminding)
            .await
    }

    /// What a notice reminds of; nothing if that has had its time.
    pub async fn reminder(&self, notice: &Notice) -> Result<Option<Reminder>, StoreError> {
        let (id, person, round) = (&notice.match_id, notice.person, Timestamp(notice.round));
        let Some(Held {
            sitting, wishes, ..
        }) = self.store.held(id, person).await?
        else {
            return Ok(None);
        };
        let Reminding {
            reminded, snoozed, ..
        } = sitting.reminding;
        let back = self.store.came_back(person, round).await?;
        // That a vacation is over is told to whoever wanted to hear no more before it, too.
        let called = sitting.waits.is_some() && reminded == Some(round) && (!snoozed || back);
        let greeted = sitting.waits.is_none() && back;
        if sitting.away.is_some() || !called && !greeted {
            return Ok(None);
        }
        Ok(Some(Reminder {
            waits: sitting.waits,
            until: sitting.clock.deadline(),
            way: wishes.way,
            back,
        }))
    }
}

#[cfg(test)]
mod tests;
