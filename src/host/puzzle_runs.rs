//! Runs of puzzles: one after the other until the first mistake, without a clock.

use super::error::Error;
use super::matches::Host;
use super::puzzles::{self, TryChange};
use crate::store::ids::{GuildId, UserId};
use crate::store::puzzle_runs::{BestRun, PuzzleRun};
use crate::store::puzzles::Try;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, transact};

/// People in the list of a week.
pub const MOST_RUNS: usize = 10;
/// People read for it, as some may have left the server, and those among whom are sought whom lists
/// may show.
const READ: i64 = 60;
const MOST: i64 = 200;

/// A week in milliseconds, and the time from the first Monday of 1970 back to its beginning.
const WEEK: i64 = 7 * 24 * 60 * 60 * 1000;
const TO_MONDAY: i64 = 3 * 24 * 60 * 60 * 1000;

/// The number of a week, Monday to Sunday in UTC.
fn week_of(at: Timestamp) -> i64 {
    (at.0 + TO_MONDAY).div_euclid(WEEK)
}

/// The number under which the runs of a server are stored; 0 for direct messages.
fn number_of(guild: Option<GuildId>) -> i64 {
    guild.map_or(0, |guild| guild.0)
}

impl PuzzleRun {
    /// The longest run of the present week.
    #[must_use]
    pub fn best_of_week(&self, now: Timestamp) -> i64 {
        if self.week == week_of(now) {
            self.best
        } else {
            0
        }
    }

    /// Counts a change of the open puzzle, of which `state` is the state after it: the solution
    /// without a mistake goes on, a wrong turn or the hint ends the run.
    fn count(&mut self, state: &Try, now: Timestamp) {
        if state.wrong > 0 || state.hint {
            self.over = true;
        } else if state.solved {
            self.length += 1;
            let best = self.best_of_week(now);
            self.week = week_of(now);
            self.best = best.max(self.length);
            if self.best > best {
                self.at = now;
            }
        }
    }
}

/// Counts a change of a puzzle for the run in which it is open.
pub(super) async fn count(
    tx: &mut Writing<'_>,
    (person, guild): (UserId, Option<GuildId>),
    (puzzle, state): (&str, &Try),
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some(mut run) = tx.puzzle_run(number_of(guild), person).await? else {
        return Ok(());
    };
    let before = run.clone();
    if run.puzzle == puzzle && !run.over {
        run.count(state, now);
    }
    if run != before {
        tx.set_puzzle_run(&run).await?;
    }
    Ok(())
}

impl Host {
    /// A person's run on a server, or in direct messages; `None` before the first.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn puzzle_run(
        &self,
        guild: Option<GuildId>,
        person: UserId,
    ) -> Result<Option<PuzzleRun>, Error> {
        Ok(self.store.puzzle_run(number_of(guild), person).await?)
    }

    /// Begins a run; one of the same kind and game that no mistake has ended goes on.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn begin_run(
        &self,
        guild: Option<GuildId>,
        person: UserId,
        (kind, game): (&str, &str),
        now: Timestamp,
    ) -> Result<PuzzleRun, Error> {
        transact!(self.store, |tx| {
            let before = tx.puzzle_run(number_of(guild), person).await?;
            let is_same = |run: &&PuzzleRun| !run.over && run.kind == kind && run.game == game;
            if let Some(run) = before.as_ref().filter(is_same) {
                return Ok(run.clone());
            }
            let begun = PuzzleRun {
                guild: number_of(guild),
                person,
                kind: kind.to_owned(),
                game: game.to_owned(),
                puzzle: String::new(),
                length: 0,
                over: false,
                week: before.as_ref().map_or(week_of(now), |run| run.week),
                best: before.as_ref().map_or(0, |run| run.best),
                at: before.as_ref().map_or(now, |run| run.at),
            };
            tx.set_puzzle_run(&begun).await?;
            Ok(begun)
        })
    }

    /// Opens a puzzle as the next one of a run, unless a mistake ended it or another tap opened one
    /// since `run` was read; returns the run after it. The puzzle begins anew: the first turn
    /// decides, also where it was missed before.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn open_in_run(
        &self,
        run: &PuzzleRun,
        puzzle: &str,
        now: Timestamp,
    ) -> Result<PuzzleRun, Error> {
        transact!(self.store, |tx| {
            let stored = tx.puzzle_run(run.guild, run.person).await?;
            if let Some(stored) = stored.filter(|stored| stored != run) {
                return Ok(stored);
            }
            let opened = PuzzleRun {
                puzzle: puzzle.to_owned(),
                ..run.clone()
            };
            let state = tx.try_of(run.person, puzzle).await?;
            // A puzzle that was solved keeps its day.
            if state.is_none_or(|state| !state.solved) {
                let anew = Try {
                    at: now,
                    ..Try::default()
                };
                tx.set_try(run.person, puzzle, &anew).await?;
            }
            tx.set_puzzle_run(&opened).await?;
            Ok(opened)
        })
    }

    /// The longest runs of the present week on a server, of people whom lists may show.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn best_runs(&self, guild: GuildId, now: Timestamp) -> Result<Vec<BestRun>, Error> {
        let best = self.store.best_runs(guild.0, week_of(now), READ, MOST);
        Ok(best.await?)
    }

    /// Stores a turn or a hint, and counts it for the run in which the puzzle is open; returns the
    /// state after it. A puzzle that was not begun is begun in practice.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn change_try(
        &self,
        (person, guild): (UserId, Option<GuildId>),
        puzzle: &str,
        change: TryChange,
        now: Timestamp,
    ) -> Result<Try, Error> {
        transact!(self.store, |tx| {
            let (state, is_changed) = puzzles::change(tx, person, (puzzle, change), now).await?;
            if is_changed {
                count(tx, (person, guild), (puzzle, &state), now).await?;
            }
            Ok(state)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run() -> PuzzleRun {
        PuzzleRun {
            guild: 1,
            person: UserId(2),
            kind: "all".to_owned(),
            game: String::new(),
            puzzle: "kumo/a".to_owned(),
            length: 4,
            over: false,
            week: week_of(Timestamp(0)),
            best: 5,
            at: Timestamp(0),
        }
    }

    #[test]
    fn a_week_begins_on_monday_in_utc() {
        let day = WEEK / 7;
        let weeks: Vec<i64> = (0..12).map(|at| week_of(Timestamp(at * day))).collect();
        // The first of January 1970 was a Thursday.
        assert_eq!(weeks, [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2]);
    }

    #[test]
    fn a_solution_counts_and_a_mistake_or_the_hint_ends_the_run() {
        let solved = Try {
            solved: true,
            ..Try::default()
        };
        let mut one = run();
        one.count(&solved, Timestamp(7));
        assert_eq!((one.length, one.best, one.at), (5, 5, Timestamp(0)));
        one.count(&solved, Timestamp(8));
        assert_eq!((one.length, one.best, one.at), (6, 6, Timestamp(8)));
        // The best of another week does not count.
        let mut later = run();
        later.count(&solved, Timestamp(3 * WEEK));
        assert_eq!((later.length, later.best), (5, 5));
        assert_eq!(later.best_of_week(Timestamp(3 * WEEK)), 5);
        assert_eq!(later.best_of_week(Timestamp(4 * WEEK)), 0);
        for state in [
            Try {
                wrong: 1,
                ..Try::default()
            },
            Try {
                hint: true,
                ..solved
            },
        ] {
            let mut ended = run();
            ended.count(&state, Timestamp(7));
            assert!(ended.over);
            assert_eq!((ended.length, ended.best), (4, 5));
        }
        // A right turn that solves nothing yet changes nothing.
        let mut on = run();
        let found = Try {
            found: 1,
            ..Try::default()
        };
        on.count(&found, Timestamp(7));
        assert_eq!(on, run());
    }
}
