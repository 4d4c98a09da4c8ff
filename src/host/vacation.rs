//! Vacations: days on which somebody's clocks stand still, so many a year.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::OwnedMutexGuard;

use super::quiet_hours::{Quiet, audible, year};
use super::reminders::afresh;
use super::{
    Error, Host, MatchId, NoticeKind, Record, Refusal, Sitting, StoreError, Timestamp, UserId,
};
use crate::game::Lang;
use crate::game::lang::Value;
use crate::store::Writing;
use crate::store::reminders::{Held, Reminding};
use crate::store::vacation::Vacation;

/// What everybody has in a year (issue 4, "Vacation").
pub const YEARLY: Duration = Duration::from_hours(14 * 24);

/// The shortest that can be announced.
pub const DAY: Duration = Duration::from_hours(24);

/// People looked at in one go.
const GLANCE: i64 = 100;

/// Where somebody's vacations stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leave {
    /// Until when they are away, if they are.
    pub away: Option<Timestamp>,
    /// What they have left this year beyond that.
    pub left: Duration,
}

/// Why somebody cannot go away, or come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadVacation {
    /// They are away.
    Away,
    /// They are not.
    Here,
    /// So little is left this year, and that is less than a day.
    UsedUp(Duration),
    /// So little is left this year, and that is less than they want.
    TooLong(Duration),
}

impl BadVacation {
    /// The sentence, with the next step in it.
    pub(super) fn say(self, lang: &Lang) -> String {
        match self {
            BadVacation::Away => lang.say("refused-away", &[]),
            BadVacation::Here => lang.say("refused-here", &[]),
            BadVacation::UsedUp(left) => lang.say("refused-used-up", &span(left)),
            BadVacation::TooLong(left) => lang.say("refused-too-long", &span(left)),
        }
    }
}

/// A span of time as the variables of a sentence: whole `days`, and the `hours` beyond them.
#[must_use]
pub fn span(span: Duration) -> [(&'static str, Value<'static>); 2] {
    let hours = span.as_secs() / 3600;
    [
        ("days", (hours / 24).into()),
        ("hours", (hours % 24).into()),
    ]
}

/// What is left of the year `now` lies in. A vacation counts by the second, to each year by its part of it.
fn left(vacations: &[Vacation], now: Timestamp) -> Duration {
    let (begins, ends) = year(now);
    let used = vacations.iter().map(|vacation| {
        // What the house was late to end it is nobody's vacation.
        let over = vacation
            .ended
            .map_or(vacation.ends, |ended| ended.min(vacation.ends));
        vacation.began.max(begins).until(over.min(ends))
    });
    YEARLY.saturating_sub(used.sum())
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
    /// Where somebody's vacations stand.
    pub async fn leave_of(&self, person: UserId, now: Timestamp) -> Result<Leave, Error> {
        let vacations = self.store.vacations(person).await?;
        let away = vacations.iter().find(|vacation| vacation.ended.is_none());
        Ok(Leave {
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
        let mut kept = self.hold_all(person).await?;
        let mut writing = self.store.write().await?;
        let vacations = writing.vacations(person).await?;
        let until = until(&vacations, wanted, now).map_err(Refusal::Vacation)?;
        writing.go_away(person, now, until).await?;
        let changed = turn_clocks(&mut writing, person, now, false).await?;
        writing.commit().await?;
        self.release(&mut kept, &changed).await;
        Ok(until)
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
            let over = self.store.vacations_over(now, GLANCE).await?;
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
        let mut kept = self.hold_all(person).await?;
        let mut writing = self.store.write().await?;
        if !writing.come_back(person, now).await? {
            return Ok(false);
        }
        let changed = turn_clocks(&mut writing, person, now, by_itself).await?;
        writing.commit().await?;
        self.release(&mut kept, &changed).await;
        Ok(true)
    }

    /// Holds every running match of somebody, so that nobody reads from memory what is about to change.
    async fn hold_all(&self, person: UserId) -> Result<Vec<Kept>, StoreError> {
        let mut kept = Vec::new();
        // In the order of their codes, so that two who do this at once do not wait for each other.
        for id in self.store.running_of(person).await? {
            kept.push(self.slot(&id).lock_owned().await);
        }
        Ok(kept)
    }

    /// What is in memory of these matches is read anew when it is needed; then whoever brings news may come.
    async fn release(&self, kept: &mut Vec<Kept>, changed: &[MatchId]) {
        for mut kept in kept.drain(..) {
            *kept = None;
        }
        // One may have begun after they were counted.
        for id in changed {
            *self.slot(id).lock().await = None;
        }
        self.news.notify_one();
    }
}

type Kept = OwnedMutexGuard<Option<Arc<Record>>>;

/// Stops somebody's clocks or lets them go on, whichever is right now that they are away or back, and says so on the
/// panels; `greets`: they are told that they are back, at every table that waits for them.
async fn turn_clocks(
    writing: &mut Writing<'_>,
    person: UserId,
    now: Timestamp,
    greets: bool,
) -> Result<Vec<MatchId>, StoreError> {
    let all = writing.held_by(person).await?;
    let is_waited_for = all.iter().any(|held| held.sitting.waits.is_some());
    for (index, held) in all.iter().enumerate() {
        let Held {
            match_id,
            number,
            sitting,
            wishes,
        } = held;
        let waits = sitting.waits.is_some();
        let due = Quiet::of(wishes);
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
        after = afresh(after, wishes, now);
        if after != *sitting {
            writing.keep_time(match_id, &after).await?;
        }
        writing
            .notify(match_id, *number, NoticeKind::Panel, Host::EVERYONE, now)
            .await?;
        let stands = sitting.away.is_some() && sitting.reminding.reminded.is_some();
        if greeted || stands {
            writing.remind(match_id, *number, person, now, due).await?;
        }
    }
    Ok(all.into_iter().map(|held| held.match_id).collect())
}
