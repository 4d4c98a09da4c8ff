//! Vacations: days on which somebody's clocks stand still, so many a year.

use std::time::Duration;

use super::error::Error;
use super::matches::Host;
use super::notice::{self, Audience};
use super::quiet_hours::{Quiet, audible, year};
use super::refusal::Refusal;
use super::refusal::vacation::BadVacation;
use super::reminding::{self, Held, afresh};
use super::sitting::{Reminding, Sitting};
use crate::store::ids::UserId;
use crate::store::outbox::NoticeKind;
use crate::store::time::Timestamp;
use crate::store::transact;
use crate::store::vacation::Vacation;
use crate::store::{Error as StoreError, Writing};

/// What everybody has in a year (issue 4, "Vacation").
pub const YEARLY: Duration = Duration::from_hours(14 * 24);

/// The shortest that can be announced.
pub const DAY: Duration = Duration::from_hours(24);

/// People whose vacations are ended in one go.
const AT_ONCE: i64 = 100;

/// Vacations of a person that are kept as they were; those before them are merged, for only their sum is asked for.
const KEPT: usize = 4;

/// How much of their vacation somebody has, and whether they are away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// Until when they are away, if they are.
    pub away: Option<Timestamp>,
    /// What they have left this year beyond that.
    pub left: Duration,
}

/// What is left of the year `now` lies in. A vacation counts by the second, to each year by its part of it.
fn left(vacations: &[Vacation], now: Timestamp) -> Duration {
    let (begins, ends) = year(now);
    let used = vacations
        .iter()
        .map(|vacation| vacation.began.max(begins).until(over(vacation).min(ends)));
    YEARLY.saturating_sub(used.sum())
}

/// When a vacation is over. What the host was late to end it is nobody's vacation.
fn over(vacation: &Vacation) -> Timestamp {
    let ended = vacation.ended.unwrap_or(vacation.ends);
    ended.min(vacation.ends)
}

/// The vacations to be merged, of all of a person's in order; and from when until when the one is that takes their place: as long
/// as they were together within the year `now` lies in. None, where that is no time.
fn mergeable(
    vacations: &[Vacation],
    now: Timestamp,
) -> (Vec<Vacation>, Option<(Timestamp, Timestamp)>) {
    let past: Vec<&Vacation> = vacations
        .iter()
        .filter(|vacation| vacation.ended.is_some())
        .collect();
    let old = &past[..past.len().saturating_sub(KEPT)];
    let (begins, _) = year(now);
    // Of former years nothing is asked any more; one that reaches into this year counts by its part.
    let (former, of_year): (Vec<&Vacation>, Vec<&Vacation>) =
        old.iter().partition(|vacation| over(vacation) <= begins);
    let mut merged: Vec<Vacation> = former.into_iter().copied().collect();
    if of_year.len() < 2 {
        return (merged, None);
    }
    merged.extend(of_year.iter().copied());
    let began = of_year[0].began.max(begins);
    let used = of_year
        .iter()
        .map(|vacation| vacation.began.max(begins).until(over(vacation)));
    let ended = began.after(used.sum());
    (merged, (ended > began).then_some((began, ended)))
}

/// Until when somebody is away who goes now, for as long as they want, or as there is left.
fn until(
    vacations: &[Vacation],
    wanted: Option<Duration>,
    now: Timestamp,
) -> Result<Timestamp, BadVacation> {
    if vacations.iter().any(|vacation| vacation.ended.is_none()) {
        return Err(BadVacation::Away);
    }
    let left = left(vacations, now);
    if left < DAY {
        return Err(BadVacation::UsedUp(left));
    }
    let wanted = wanted.unwrap_or(left);
    let until = now.after(wanted);
    let (_, new_year) = year(now);
    // The part beyond the new year is of that year, of which nothing can have been used yet.
    let this_year = now.until(until.min(new_year));
    if wanted > YEARLY || this_year > left {
        return Err(BadVacation::TooLong(left));
    }
    Ok(until)
}

impl Host {
    /// How much of their vacation somebody has, and whether they are away.
    pub async fn allowance(&self, person: UserId, now: Timestamp) -> Result<Allowance, Error> {
        let vacations = self.store.vacations(person).await?;
        let away = vacations.iter().find(|vacation| vacation.ended.is_none());
        Ok(Allowance {
            away: away.map(|vacation| vacation.ends),
            left: left(&vacations, now),
        })
    }

    /// Somebody goes away, for as long as they want, or as they have left: from now on their clocks stand still in every
    /// match. Gives when they will be back.
    pub async fn go_away(
        &self,
        person: UserId,
        wanted: Option<Duration>,
        now: Timestamp,
    ) -> Result<Timestamp, Error> {
        transact!(self.store, |tx| {
            let vacations = tx.vacations(person).await?;
            let until = until(&vacations, wanted, now).map_err(Refusal::Vacation)?;
            let (merged, into) = mergeable(&vacations, now);
            tx.merge_vacations(person, &merged, into).await?;
            tx.go_away(person, now, until).await?;
            follow_clocks(tx, person, now, false).await?;
            Ok(until)
        })
    }

    /// Somebody is back before their time.
    pub async fn come_back(&self, person: UserId, now: Timestamp) -> Result<(), Error> {
        if self.back(person, now, false).await? {
            Ok(())
        } else {
            Err(Refusal::Vacation(BadVacation::Here).into())
        }
    }

    /// Ends the vacations that are over by now, and tells whoever is back.
    pub(super) async fn end_vacations(&self, now: Timestamp) -> Result<(), StoreError> {
        loop {
            let over = self.store.vacations_over(now, AT_ONCE).await?;
            if over.is_empty() {
                return Ok(());
            }
            for person in over {
                self.back(person, now, true).await?;
            }
        }
    }

    /// Ends a vacation: clocks go on where the match waits. Whether there was one.
    async fn back(
        &self,
        person: UserId,
        now: Timestamp,
        by_itself: bool,
    ) -> Result<bool, StoreError> {
        transact!(self.store, |tx| {
            let was_away = tx.come_back(person, now).await?;
            if was_away {
                follow_clocks(tx, person, now, by_itself).await?;
            }
            Ok(was_away)
        })
    }
}

/// Stops somebody's clocks or lets them go on, whichever is right now that they are away or back, and says so on the
/// panels; `greets`: they are told that they are back, at every table that waits for them.
async fn follow_clocks(
    writing: &mut Writing<'_>,
    person: UserId,
    now: Timestamp,
    greets: bool,
) -> Result<(), StoreError> {
    let all = reminding::read(writing.held_by(person).await?);
    // From live matches nobody is away.
    let is_left = |held: &&Held| !held.live;
    let is_waited_for = all
        .iter()
        .filter(is_left)
        .any(|held| held.sitting.waits.is_some());
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
        let due = audible(due.as_ref(), now, now, None, now).unwrap_or(now);
        // If nothing waits for them, one word is enough.
        let greeted = greets && (waits || !is_waited_for && index == 0);
        let mut after = sitting.following(now);
        if greeted && waits {
            after = Sitting {
                reminding: Reminding {
                    reminded: Some(now),
                    ..after.reminding
                },
                ..after
            };
        }
        after = afresh(after, preferences, now);
        if after != *sitting {
            writing.keep_time(match_id, &[after.row()]).await?;
        }
        let mut notices = vec![notice::new(
            *number,
            NoticeKind::Panel,
            Audience::Table,
            now,
        )];
        let is_shown = sitting.away.is_some() && sitting.reminding.reminded.is_some();
        if greeted || is_shown {
            notices.push(notice::reminder(*number, person, now, due));
        }
        writing.notify(match_id, &notices).await?;
    }
    Ok(())
}
