//! The leagues that are due.

use futures::future::BoxFuture;

use super::course::step;
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::host::series::running::Step;
use crate::host::taking::take_due;
use crate::store::leagues::League;
use crate::store::rows::Rows;
use crate::store::series::Series;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, transact_unlisted};
use tavolino_games::game::Rng;

impl Host {
    /// Takes the steps of the leagues that are due: seasons begin and end, meetings begin. A league
    /// that fails stops no other, and is tried again after a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn run_leagues(
        &self,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Vec<Error>, StoreError> {
        let due: Result<Rows<League>, StoreError> =
            take_due!(self, is_league_due, take_leagues, now);
        let series = |league: League| Series::Season {
            guild: league.guild,
            game: league.game,
            season: league.season,
        };
        let due: Vec<Series> = due?.read.into_iter().map(series).collect();
        Ok(self.run_series(&due, next, rng, now).await)
    }
}

/// Takes the next step of a league, whatever its season.
fn next<'a>(
    host: &'a Host,
    series: &'a Series,
    now: Timestamp,
) -> BoxFuture<'a, Result<(Step, bool), Error>> {
    Box::pin(async move {
        let Series::Season { guild, game, .. } = series else {
            return Ok((Step::Rest, false));
        };
        transact_unlisted!(host.store, |tx| {
            let next = Box::pin(step(tx, *guild, game, now)).await?;
            let league = tx.league(*guild, game).await?;
            let is_due = league.is_some_and(|one| one.due.is_some_and(|due| due <= now));
            Ok((next, is_due))
        })
    })
}
