//! Vacations: days on which a person's clocks stand still, limited per year.

use std::time::Duration;

use super::error::Error;
use super::matches::Host;
use super::quiet_hours::{Quiet, send_time, year};
use super::refusal::personal::BadVacation;
use super::reminding::{self, Held, rescheduled};
use super::sitting::{Reminding, Sitting};
use crate::store::ids::UserId;
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::time::Timestamp;
use crate::store::transact;
use crate::store::vacation::{Vacation, VacationKind};
use crate::store::{Error as StoreError, Writing};

/// Vacation per person and year, 14 days (issue 4, "Vacation").
pub const YEARLY_VACATION: Duration = Duration::from_hours(14 * 24);

/// Shortest vacation, 24 h.
pub const MIN_VACATION: Duration = Duration::from_hours(24);

/// People whose vacations are ended in one transaction.
const BATCH: i64 = 100;

/// Vacations of a person stored separately; older ones are merged, because only their sum is
/// needed.
const MAX_SEPARATE: usize = 4;

/// A person's remaining vacation, and whether they are away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// When the current vacation ends; `None` if the person is not away.
    pub away: Option<Timestamp>,
    /// The remainder of this year's vacation after that.
    pub left: Duration,
}

/// The remainder of the vacation of the year that contains `now`. A vacation counts by the
/// millisecond, towards each year by its part.
pub(super) fn left(vacations: &[Vacation], now: Timestamp) -> Duration {
    let (begins, ends) = year(now);
    let counted = (vacations.iter()).filter(|vacation| vacation.kind != VacationKind::Week);
    let used = counted.map(|vacation| vacation.began.max(begins).until(end_of(vacation).min(ends)));
    YEARLY_VACATION.saturating_sub(used.sum())
}

/// When a vacation is over. A delay of the host in ending it does not count.
fn end_of(vacation: &Vacation) -> Timestamp {
    let ended = vacation.ended.unwrap_or(vacation.ends);
    ended.min(vacation.ends)
}

/// The vacations to merge, from all of a person's in order; and the beginning and end of the one
/// that replaces them, with their total length within the year that contains `now`. `None` if that
/// is zero.
fn mergeable(
    vacations: &[Vacation],
    now: Timestamp,
) -> (Vec<Vacation>, Option<(Timestamp, Timestamp)>) {
    let past: Vec<&Vacation> = vacations
        .iter()
        .filter(|vacation| vacation.ended.is_some())
        .collect();
    let old = &past[..past.len().saturating_sub(MAX_SEPARATE)];
    let (begins, _) = year(now);
    // Former years need no record; a vacation that reaches into this year counts by its part.
    let (former, of_year): (Vec<&Vacation>, Vec<&Vacation>) =
        old.iter().partition(|vacation| end_of(vacation) <= begins);
    let mut merged: Vec<Vacation> = former.into_iter().copied().collect();
    if of_year.len() < 2 {
        return (merged, None);
    }
    merged.extend(of_year.iter().copied());
    let began = of_year[0].began.max(begins);
    let used = of_year
        .iter()
        .map(|vacation| vacation.began.max(begins).until(end_of(vacation)));
    let ended = began.after(used.sum());
    (merged, (ended > began).then_some((began, ended)))
}

/// When a vacation that begins now ends, of the `wanted` length, or of all that remains.
///
/// # Errors
/// The reason it is not possible.
fn until(
    vacations: &[Vacation],
    length: Option<Duration>,
    now: Timestamp,
) -> Result<Timestamp, BadVacation> {
    // Days off give way.
    let is_away =
        |vacation: &Vacation| vacation.ended.is_none() && vacation.kind != VacationKind::Week;
    if vacations.iter().any(is_away) {
        return Err(BadVacation::Away);
    }
    let left = left(vacations, now);
    if left < MIN_VACATION {
        return Err(BadVacation::UsedUp(left));
    }
    let length = length.unwrap_or(left);
    let until = now.after(length);
    let (_, new_year) = year(now);
    // The part after the new year counts towards that year, of which nothing is used yet.
    let this_year = now.until(until.min(new_year));
    if length > YEARLY_VACATION || this_year > left {
        return Err(BadVacation::TooLong(left));
    }
    Ok(until)
}

impl Host {
    /// A person's remaining vacation, and whether they are away.
    pub async fn allowance(&self, person: UserId, now: Timestamp) -> Result<Allowance, Error> {
        let vacations = self.store.vacations(person).await?;
        let away = vacations.iter().find(|vacation| vacation.ended.is_none());
        Ok(Allowance {
            away: away.map(|vacation| vacation.ends),
            left: left(&vacations, now),
        })
    }

    /// Begins a vacation, of the `wanted` length or of all that remains: the person's clocks stand
    /// still in every match. Returns its end.
    ///
    /// # Errors
    /// A refusal if the person is away, or has too little vacation left.
    pub async fn go_away(
        &self,
        person: UserId,
        length: Option<Duration>,
        now: Timestamp,
    ) -> Result<Timestamp, Error> {
        transact!(self.store, |tx| {
            let vacations = tx.vacations(person).await?;
            let until = until(&vacations, length, now)?;
            tx.end_days_off(person).await?;
            begin_vacation(tx, person, &vacations, (now, until), VacationKind::Own).await?;
            follow_clocks(tx, person, now, false).await?;
            Ok(until)
        })
    }

    /// Ends a person's vacation early.
    ///
    /// # Errors
    /// A refusal if the person is not away.
    pub async fn come_back(&self, person: UserId, now: Timestamp) -> Result<(), Error> {
        if self.back(person, now, false).await? {
            Ok(())
        } else {
            Err(BadVacation::Here.into())
        }
    }

    /// Ends the vacations that are over by `now`, and notifies the people.
    pub(super) async fn end_vacations(&self, now: Timestamp) -> Result<(), StoreError> {
        loop {
            let people = self.store.vacations_over(now, BATCH).await?;
            if people.is_empty() {
                return Ok(());
            }
            for person in people {
                self.back(person, now, true).await?;
            }
        }
    }

    /// Ends a vacation: clocks run where the match waits. Returns whether there was one.
    async fn back(
        &self,
        person: UserId,
        now: Timestamp,
        by_itself: bool,
    ) -> Result<bool, StoreError> {
        transact!(self.store, |tx| {
            let is_day_off = tx.end_days_off(person).await?;
            let was_away = is_day_off || tx.come_back(person, now).await?;
            if was_away {
                // The week is no news.
                follow_clocks(tx, person, now, by_itself && !is_day_off).await?;
            }
            if was_away && by_itself {
                // It may be a day off.
                tx.look_at_days_off(person, now).await?;
            }
            Ok(was_away)
        })
    }
}

/// Begins a vacation of a person, and merges those before, which are all of `vacations`.
pub(super) async fn begin_vacation(
    writing: &mut Writing<'_>,
    person: UserId,
    vacations: &[Vacation],
    (now, until): (Timestamp, Timestamp),
    kind: VacationKind,
) -> Result<(), StoreError> {
    let (merged, into) = mergeable(vacations, now);
    writing.merge_vacations(person, &merged, into).await?;
    writing.go_away(person, now, until, kind).await
}

/// Notifies a person without a match in which the vacation counted that it is over, by the last
/// match they played.
async fn greet_by_last_match(
    writing: &mut Writing<'_>,
    person: UserId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some((id, number)) = writing.last_match_of(person).await? else {
        return Ok(());
    };
    let preferences = writing.preferences(person).await?;
    let due = Quiet::of(&preferences);
    let due = send_time(due.as_ref(), now, now, None, now).unwrap_or(now);
    let notice = NewNotice::reminder(number, person, now, due);
    writing.notify(&id, &[notice]).await
}

/// Stops or starts a person's clocks at the beginning or end of a vacation, and updates the panels;
/// `greets`: the person is notified of the end, in every match that waits for them.
pub(super) async fn follow_clocks(
    writing: &mut Writing<'_>,
    person: UserId,
    now: Timestamp,
    greets: bool,
) -> Result<(), StoreError> {
    writing.outdate_ladders_with(person, now).await?;
    let all = reminding::read(writing.held_by(person).await?);
    // Vacations do not apply to live matches.
    let is_left = |held: &&Held| !held.live;
    let is_waited_for = all
        .iter()
        .filter(is_left)
        .any(|held| held.sitting.waits.is_some());
    if greets && !all.iter().any(|held| is_left(&held)) {
        greet_by_last_match(writing, person, now).await?;
    }
    let clocks = |held: &&Held| is_left(held) || held.sitting.following(now) != held.sitting;
    for (index, held) in all.iter().filter(clocks).enumerate() {
        let Held {
            match_id,
            number,
            sitting,
            preferences,
            ..
        } = held;
        let waits = sitting.waits.is_some();
        let due = Quiet::of(preferences);
        let due = send_time(due.as_ref(), now, now, None, now).unwrap_or(now);
        // If no match waits for the person, one notification is enough.
        let greeted = greets && (waits || !is_waited_for && index == 0);
        let mut after = sitting.following(now);
        if greeted {
            after = Sitting {
                reminding: Reminding {
                    reminded: Some(now),
                    ..after.reminding
                },
                ..after
            };
        }
        after = rescheduled(after, preferences, now);
        if after != *sitting {
            writing.keep_time(match_id, &[after.row()]).await?;
        }
        let mut notices = vec![NewNotice::new(
            *number,
            NoticeKind::Panel,
            Audience::Table,
            now,
        )];
        let is_shown = sitting.away.is_some() && sitting.is_reminded();
        if greeted || is_shown {
            notices.push(NewNotice::reminder(*number, person, now, due));
        }
        writing.notify(match_id, &notices).await?;
    }
    Ok(())
}
