//! The contests that are due.

use futures::future::BoxFuture;

use super::course::step;
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::host::series::running::Step;
use crate::host::taking::take_due;
use crate::store::contests::Contest;
use crate::store::rows::Rows;
use crate::store::series::Series;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, transact_unlisted};
use tavolino_games::game::Rng;

impl Host {
    /// Takes the steps of the contests that are due: they begin and end, rounds and meetings begin.
    /// A contest that fails stops no other, and is tried again after a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn run_contests(
        &self,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Vec<Error>, StoreError> {
        let due: Result<Rows<Contest>, StoreError> =
            take_due!(self, is_contest_due, take_contests, now);
        let due = due?.read.into_iter();
        let due: Vec<Series> = due.map(|contest| Series::Contest(contest.id)).collect();
        Ok(self.run_series(&due, next, rng, now).await)
    }
}

fn next<'a>(
    host: &'a Host,
    series: &'a Series,
    now: Timestamp,
) -> BoxFuture<'a, Result<(Step, bool), Error>> {
    Box::pin(async move {
        let Series::Contest(id) = series else {
            return Ok((Step::Rest, false));
        };
        transact_unlisted!(host.store, |tx| {
            let next = Box::pin(step(tx, *id, now)).await?;
            let contest = tx.contest(*id).await?;
            let is_due = contest.is_some_and(|one| one.due.is_some_and(|due| due <= now));
            Ok((next, is_due))
        })
    })
}
