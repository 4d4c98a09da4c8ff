//! The series that are due: each takes its steps until it rests.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;

use super::starting::begin;
use crate::contests::tables::Question;
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::store::ids::{ContestId, MatchId};
use crate::store::series::{Series, SeriesMeeting};
use crate::store::time::Timestamp;
use crate::store::transact;
use tavolino_games::game::Rng;

/// Time after which a running series is looked at in any case, 6 h: an erasure, for example, is no
/// event of a match.
pub(in crate::host) const LOOK: Duration = Duration::from_hours(6);

/// Steps of a series in a row: it begins, its meetings do, and it rests.
const MOST_STEPS: usize = 6;

/// The work that is left after a step, each part in a transaction of its own.
#[derive(Debug)]
pub(in crate::host) enum Step {
    /// None.
    Rest,
    /// Meetings begin, by their places in the series.
    Begin(Series, Vec<i64>),
    /// Meetings are judged.
    Judge(Series, Vec<SeriesMeeting>),
    /// The work on the tables of a contest.
    Tables(ContestId, TableWork),
}

/// The work on the tables of a contest that is left after a step.
#[derive(Debug)]
pub(in crate::host) enum TableWork {
    /// A round is paired, from its number on.
    Pair(i64, Question),
    /// People sit down at tables, by their places in the contest.
    Seat(Vec<i64>),
    /// Tables are judged.
    Judge(Vec<i64>),
    /// The tokens of matches played together are counted, by the places of their tables.
    Count(Vec<(i64, MatchId)>),
}

/// Takes the next step of a series; also whether it is due again already.
pub(in crate::host) type Next =
    for<'a> fn(&'a Host, &'a Series, Timestamp) -> BoxFuture<'a, Result<(Step, bool), Error>>;

impl Host {
    /// Takes the steps of all these series. One that fails stops no other.
    pub(in crate::host) async fn run_series(
        &self,
        due: &[Series],
        next: Next,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Vec<Error> {
        let mut failures = Vec::new();
        for series in due {
            let work = AssertUnwindSafe(self.take_steps(series, next, rng, now));
            let outcome = Box::pin(work.catch_unwind()).await;
            failures.extend(outcome.unwrap_or(Err(Error::Panicked)).err());
        }
        failures
    }

    async fn take_steps(
        &self,
        series: &Series,
        next: Next,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<(), Error> {
        for _ in 0..MOST_STEPS {
            match next(self, series, now).await? {
                (Step::Rest, false) => return Ok(()),
                (Step::Rest, true) => {}
                (Step::Begin(series, meetings), _) => {
                    for nth in meetings {
                        let begun: Result<(), Error> = transact!(self.store, |tx| {
                            Box::pin(begin(tx, &series, nth, self.pause, (&mut *rng, now))).await
                        });
                        begun?;
                    }
                }
                (Step::Judge(series, meetings), _) => {
                    for meeting in &meetings {
                        Box::pin(self.judge_meeting(&series, meeting, now)).await?;
                    }
                }
                (Step::Tables(contest, work), _) => {
                    Box::pin(self.work_on_tables(contest, work, rng, now)).await?;
                }
            }
        }
        Ok(())
    }
}
