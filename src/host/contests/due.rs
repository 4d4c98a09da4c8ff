//! The steps, cards and direct messages of contests that are due.

use futures::future::BoxFuture;

use super::course::step;
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::host::series::running::Step;
use crate::host::taking::take_due;
use crate::store::contests::{Contest, ContestNote};
use crate::store::ids::MessageId;
use crate::store::rows::Rows;
use crate::store::series::Series;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, transact_unlisted};
use tavolino_games::game::Rng;

/// A message in the channel of a contest besides its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestNews {
    /// The question who plays.
    Call = 1,
    /// The end.
    End = 2,
}

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

    /// Takes cards that are to be brought up to date by `now` for this process, which does so
    /// within a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_contest_cards(&self, now: Timestamp) -> Result<Rows<Contest>, StoreError> {
        take_due!(self, is_contest_card_due, take_contest_cards, now)
    }

    /// Stores that a message was posted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn announced_contest(
        &self,
        contest: &Contest,
        news: ContestNews,
    ) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| {
            tx.announced_contest(contest.id, news as i64).await
        })
    }

    /// Stores the message of a card that was brought up to date; `is_new`: it was posted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finish_contest_card(
        &self,
        taken: &Contest,
        message: MessageId,
        is_new: bool,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let posted = if is_new { now } else { taken.posted };
        transact_unlisted!(self.store, |tx| {
            tx.shown_contest(taken, message, posted).await
        })
    }

    /// Lets a card rest that Discord refuses, until the contest changes.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn refuse_contest_card(&self, taken: &Contest) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| tx.refuse_contest(taken).await)
    }

    /// Takes direct messages about contests that are due by `now` for this process, which sends
    /// them within a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_contest_notes(
        &self,
        now: Timestamp,
    ) -> Result<Rows<ContestNote>, StoreError> {
        take_due!(self, is_contest_note_due, take_contest_notes, now)
    }

    /// Deletes a direct message that was sent, or cannot be.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sent_contest_note(&self, note: &ContestNote) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| tx.sent_contest_note(note).await)
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
