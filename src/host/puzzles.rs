//! The puzzles that people have begun, and the days whose puzzle they solved.

use std::time::Duration;

use super::dailies::{self, start_of};
use super::error::Error;
use super::matches::Host;
use super::refusal::Refusal;
use crate::store::dailies::Daily;
use crate::store::ids::{GuildId, UserId};
use crate::store::puzzles::{Tried, Try};
use crate::store::time::Timestamp;
use crate::store::{Writing, transact};

/// Wrong turns after which the solution is shown.
pub const MOST_TRIES: i64 = 3;

/// Time from its appearance in which the puzzle of a day counts for that day, 48 h.
const COUNTS: Duration = Duration::from_hours(48);

/// Time after which a puzzle that was not solved can be tried again in practice, 7 days.
pub const TRIED_AGAIN: Duration = Duration::from_hours(7 * 24);

/// The number of days of [`Days::lately`].
const LATELY: i64 = 30;

/// A run of days bears one missed day in this number.
const BEARS: i64 = 7;

/// A day whose puzzle is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayOpen {
    /// The day, from [`tavolino_games::puzzles::daily::DAY_ZERO`] on.
    pub day: i64,
    /// Until when solving its puzzle counts.
    pub until: Timestamp,
}

/// A person's days with a solved puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Days {
    /// Of the last 30 days.
    pub lately: i64,
    /// The most in one run, which bears one missed day in seven.
    pub best_run: i64,
}

impl Try {
    /// Whether nothing is left to try.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.solved || self.wrong >= MOST_TRIES
    }

    /// The marks that tell nothing of the solution: `○` for each wrong turn, `◆` for the hint, `●`
    /// for the solution.
    #[must_use]
    pub fn marks(&self) -> String {
        let wrong = "○".repeat(self.wrong.max(0) as usize);
        let hint = if self.hint { "◆" } else { "" };
        let solved = if self.solved { "●" } else { "" };
        format!("{wrong}{hint}{solved}")
    }
}

/// A change of the state of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryChange {
    /// A right turn at the decision `place` of `decisions`.
    Right {
        /// The decision, from 0.
        place: i64,
        /// The number of decisions.
        decisions: i64,
    },
    /// A wrong turn at this decision, after this number of others.
    Wrong {
        /// The decision, from 0.
        place: i64,
        /// The wrong turns before it.
        wrong: i64,
    },
    /// The hint was shown.
    Hint,
}

impl TryChange {
    /// Whether a state is the one just after this change.
    #[must_use]
    pub fn is_last_of(self, state: &Try) -> bool {
        match self {
            TryChange::Right { place, .. } => state.found == place + 1,
            TryChange::Wrong { place, wrong } => (state.found, state.wrong) == (place, wrong + 1),
            TryChange::Hint => state.hint,
        }
    }

    /// Makes the change, unless the puzzle is over, or another decision or try is open, as after a
    /// press of an old button and at the second tap on one answer.
    fn make(self, state: &mut Try, now: Timestamp) {
        if state.is_over() {
            return;
        }
        match self {
            TryChange::Right { place, decisions } if place == state.found => {
                state.found += 1;
                state.solved = state.found >= decisions;
                state.counts = state.solved && state.counts_until.is_some_and(|until| now <= until);
            }
            TryChange::Wrong { place, wrong } if (place, wrong) == (state.found, state.wrong) => {
                state.wrong += 1;
            }
            TryChange::Hint => state.hint = true,
            TryChange::Right { .. } | TryChange::Wrong { .. } => return,
        }
        state.at = now;
    }
}

impl Host {
    /// The open day of a server, or of everyone without a post of the last day there: its day by
    /// UTC.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn open_day(&self, guild: Option<GuildId>, now: Timestamp) -> Result<DayOpen, Error> {
        let last = match guild {
            Some(guild) => self.store.daily_before(guild, i64::MAX).await?,
            None => None,
        };
        let last = last.filter(|post| post.posted.after(dailies::LASTS) > now);
        let day = last.as_ref().map_or(dailies::utc_day(now), |post| post.day);
        Ok(counting(day, last.as_ref()))
    }

    /// A day whose puzzle is opened, with the time until which it counts.
    ///
    /// # Errors
    /// [`Refusal::MovedOn`] for a day that has not begun anywhere.
    pub async fn day_opened(
        &self,
        guild: Option<GuildId>,
        day: i64,
        now: Timestamp,
    ) -> Result<DayOpen, Error> {
        if day < 0 || day > dailies::utc_day(now) + 1 {
            return Err(Refusal::MovedOn.into());
        }
        let post = match guild {
            Some(guild) => self.store.daily(guild, day).await?,
            None => None,
        };
        Ok(counting(day, post.as_ref()))
    }

    /// The state of a puzzle for a person; `None` if they have not begun it.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn try_of(&self, person: UserId, puzzle: &str) -> Result<Option<Try>, Error> {
        Ok(self.store.try_of(person, puzzle).await?)
    }

    /// The puzzles of a game that a person has begun, by their names.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn tried(&self, person: UserId, game: &str) -> Result<Vec<Tried>, Error> {
        Ok(self.store.tried(person, game).await?)
    }

    /// Begins a puzzle, as that of the day `open` or for practice, or goes on with it. What was
    /// practice begins anew when it is the puzzle of a day, and so does a failed one after
    /// [`TRIED_AGAIN`] in practice. Where the server has a post of the day, the person counts there
    /// as one who tried.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn begin_puzzle(
        &self,
        person: UserId,
        puzzle: &str,
        open: Option<DayOpen>,
        guild: Option<GuildId>,
        now: Timestamp,
    ) -> Result<Try, Error> {
        let goes_on = |begun: &Try| match open {
            Some(open) => begun.day == Some(open.day),
            None => !begun.is_over() || begun.at.after(TRIED_AGAIN) > now,
        };
        let posted = match (open, guild) {
            (Some(open), Some(guild)) => self.store.daily(guild, open.day).await?,
            _ => None,
        };
        let begun = self.store.try_of(person, puzzle).await?.filter(goes_on);
        if let (Some(begun), None) = (begun, &posted) {
            return Ok(begun);
        }
        transact!(self.store, |tx| {
            let begun = tx.try_of(person, puzzle).await?.filter(goes_on);
            let state = begun.unwrap_or(Try {
                day: open.map(|open| open.day),
                counts_until: open.map(|open| open.until),
                at: now,
                ..Try::default()
            });
            if begun.is_none() {
                tx.set_try(person, puzzle, &state).await?;
            }
            if let Some(post) = &posted
                && tx.add_shared(post.guild, post.day, person).await?
            {
                tx.set_tried_on(post.guild, post.day).await?;
                let due = dailies::edit_time(post, now);
                tx.outdate(post.guild, post.day, due).await?;
            }
            Ok(state)
        })
    }

    /// A person's days with a puzzle solved in time.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn puzzle_days(&self, person: UserId, today: i64) -> Result<Days, Error> {
        let solved = self.store.days_solved(person).await?;
        Ok(days(&solved, today))
    }
}

/// Stores a turn or a hint; returns the state after it, and whether it is another than before. A
/// puzzle that was not begun is begun in practice.
pub(super) async fn change(
    tx: &mut Writing<'_>,
    person: UserId,
    (puzzle, change): (&str, TryChange),
    now: Timestamp,
) -> Result<(Try, bool), crate::store::Error> {
    let state = tx.try_of(person, puzzle).await?;
    let before = state.unwrap_or_default();
    let mut state = before;
    change.make(&mut state, now);
    if state != before {
        tx.set_try(person, puzzle, &state).await?;
    }
    if state.is_over() != before.is_over()
        && let Some(day) = state.day
    {
        outdate_all(tx, person, |of| of == day, now).await?;
    }
    Ok((state, state != before))
}

/// A day with the time until which its puzzle counts: from its post on the server, else from the
/// beginning of the day in UTC.
fn counting(day: i64, post: Option<&Daily>) -> DayOpen {
    let since = post.map_or_else(|| start_of(day), |post| post.posted);
    DayOpen {
        day,
        until: since.after(COUNTS),
    }
}

/// Lets the posts be brought up to date in which a person tried, of the days that are meant.
pub(super) async fn outdate_all(
    writing: &mut Writing<'_>,
    person: UserId,
    is_meant: impl Fn(i64) -> bool,
    now: Timestamp,
) -> Result<(), crate::store::Error> {
    for (guild, day) in writing.shared_by(person).await? {
        if is_meant(day)
            && let Some(post) = writing.daily(guild, day).await?
        {
            let due = dailies::edit_time(&post, now);
            writing.outdate(guild, day, due).await?;
        }
    }
    Ok(())
}

/// Counts solved days, which are in order.
fn days(solved: &[i64], today: i64) -> Days {
    let lately = solved.iter().filter(|day| **day > today - LATELY);
    let (mut best_run, mut run, mut last, mut missed) = (0, 0, None, None);
    for &day in solved {
        let is_next = match last {
            Some(last) if day == last + 1 => true,
            // One day is missed; the one missed before is seven days past.
            Some(last) if day == last + 2 => {
                let is_borne = missed.is_none_or(|missed: i64| day - 1 - missed >= BEARS);
                missed = Some(day - 1);
                is_borne
            }
            _ => false,
        };
        if !is_next {
            (run, missed) = (0, None);
        }
        run += 1;
        best_run = best_run.max(run);
        last = Some(day);
    }
    Days {
        lately: lately.count() as i64,
        best_run,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solve(state: &mut Try, now: i64) {
        let right = |place| TryChange::Right {
            place,
            decisions: 2,
        };
        right(0).make(state, Timestamp(now));
        right(1).make(state, Timestamp(now));
    }

    #[test]
    fn three_wrong_turns_end_a_puzzle_and_old_buttons_change_nothing() {
        let mut state = Try::default();
        let right = TryChange::Right {
            place: 0,
            decisions: 2,
        };
        right.make(&mut state, Timestamp(1));
        right.make(&mut state, Timestamp(2));
        assert_eq!((state.found, state.at), (1, Timestamp(1)));
        let wrong = |place, wrong| TryChange::Wrong { place, wrong };
        wrong(0, 0).make(&mut state, Timestamp(3));
        assert_eq!(state.wrong, 0);
        for tries in 0..5 {
            // Tapped twice.
            for _ in 0..2 {
                wrong(1, tries).make(&mut state, Timestamp(4));
                assert_eq!(state.wrong, (tries + 1).min(MOST_TRIES));
            }
        }
        assert!(state.is_over() && !state.solved);
        assert_eq!(state.marks(), "○○○");
        TryChange::Hint.make(&mut state, Timestamp(5));
        assert_eq!(state.marks(), "○○○");
    }

    #[test]
    fn marks_say_tries_hint_and_solution() {
        let mut state = Try::default();
        let wrong = TryChange::Wrong { place: 0, wrong: 0 };
        wrong.make(&mut state, Timestamp(1));
        assert!(wrong.is_last_of(&state));
        TryChange::Hint.make(&mut state, Timestamp(2));
        solve(&mut state, 3);
        assert_eq!(state.marks(), "○◆●");
    }

    #[test]
    fn a_day_counts_for_47_hours_and_not_for_49() {
        let hour = 3_600_000;
        for (hours, counts) in [(0, true), (47, true), (48, true), (49, false)] {
            let mut state = Try {
                day: Some(1),
                counts_until: Some(Timestamp(0).after(COUNTS)),
                ..Try::default()
            };
            solve(&mut state, hours * hour);
            assert_eq!((state.solved, state.counts), (true, counts), "{hours}");
        }
    }

    #[test]
    fn a_run_bears_one_missed_day_in_seven() {
        let run = |solved: &[i64]| days(solved, 100).best_run;
        assert_eq!(run(&[]), 0);
        assert_eq!(run(&[1, 2, 3]), 3);
        assert_eq!(run(&[1, 2, 4, 5]), 4, "one missed day");
        assert_eq!(run(&[1, 2, 5, 6, 7]), 3, "two missed days");
        assert_eq!(run(&[1, 3, 5]), 2, "two missed days of five");
        let weeks: Vec<i64> = (0..28).filter(|day| day % 7 != 3).collect();
        assert_eq!(run(&weeks), 24);
        assert_eq!(days(&[60, 71, 72, 100], 100).lately, 3);
    }
}
