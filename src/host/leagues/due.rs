//! The steps, cards and direct messages of leagues that are due.

use futures::future::BoxFuture;

use super::course::step;
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::host::series::running::Step;
use crate::host::taking::take_due;
use crate::store::ids::MessageId;
use crate::store::leagues::{League, LeagueNote};
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
        let due: Vec<Series> = due?.read.iter().map(League::series).collect();
        Ok(self.run_series(&due, next, rng, now).await)
    }

    /// Takes cards that are to be brought up to date by `now` for this process, which does so
    /// within a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_league_cards(&self, now: Timestamp) -> Result<Rows<League>, StoreError> {
        take_due!(self, is_league_card_due, take_league_cards, now)
    }

    /// Stores that the end of a league's last season was announced.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn announced_season(&self, league: &League) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| {
            tx.announced_season(league.guild, &league.game, league.season)
                .await
        })
    }

    /// Stores the message of a card that was brought up to date; `is_new`: it was posted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finish_league_card(
        &self,
        taken: &League,
        message: MessageId,
        is_new: bool,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let posted = if is_new { now } else { taken.posted };
        transact_unlisted!(self.store, |tx| {
            tx.shown_league(taken, message, posted).await
        })
    }

    /// Lets a card rest that Discord refuses, until the league changes.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn refuse_league_card(&self, taken: &League) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| tx.refuse_league(taken).await)
    }

    /// Takes direct messages about leagues that are due by `now` for this process, which sends them
    /// within a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_league_notes(&self, now: Timestamp) -> Result<Rows<LeagueNote>, StoreError> {
        take_due!(self, is_league_note_due, take_league_notes, now)
    }

    /// Deletes a direct message that was sent, or cannot be.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sent_league_note(&self, note: &LeagueNote) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| tx.sent_league_note(note).await)
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
