//! Matches that people watch without playing in them: a message at the end, and a line in their
//! lists until then.

use super::error::Error;
use super::matches::Host;
use super::record::Record;
use super::refusal::Refusal;
use super::refusal::restriction::Restriction;
use crate::store::ids::UserId;
use crate::store::inbox::InboxLine;
use crate::store::matches::State;
use crate::store::outbox::{LobbyNews, NewNotice};
use crate::store::time::Timestamp;
use crate::store::watching::Watching;
use crate::store::{Error as StoreError, Writing, transact_unlisted};
use tavolino_games::board;

/// Matches that a person watches at most.
pub const MOST_WATCHED: i64 = 20;

impl Host {
    /// The wishes of a person about a match.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn watching(&self, record: &Record, person: UserId) -> Result<Watching, Error> {
        let wishes = self.store.watching(record.id(), person).await?;
        Ok(wishes.unwrap_or_default())
    }

    /// Changes the wishes of a person about a running match in which they do not play.
    ///
    /// # Errors
    /// A refusal for a player, for a match that is over, or if the person watches [`MOST_WATCHED`]
    /// others.
    pub async fn watch(
        &self,
        record: &Record,
        person: UserId,
        change: impl Fn(&mut Watching) + Send + Sync,
    ) -> Result<Watching, Error> {
        if record.row.state == State::Over {
            return Err(Refusal::Board(board::Refusal::Over).into());
        }
        if !record.is_running() {
            return Err(Refusal::NotStarted.into());
        }
        if record.seat_of(person).is_some() {
            return Err(Refusal::SeatedAlready.into());
        }
        let id = record.id();
        transact_unlisted!(self.store, |tx| {
            let before = tx.watching(id, person).await?;
            let mut wishes = before.unwrap_or_default();
            change(&mut wishes);
            if wishes == Watching::default() {
                tx.no_watching(id, person).await?;
                return Ok(wishes);
            }
            if before.is_none() && tx.watched_by(person).await? >= MOST_WATCHED {
                return Err(Error::from(Restriction::WatchesMany(MOST_WATCHED)));
            }
            tx.set_watching(id, person, wishes).await?;
            Ok(wishes)
        })
    }

    /// The running matches that a person follows, the one opened first in front.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn followed(&self, person: UserId) -> Result<Vec<InboxLine>, StoreError> {
        self.store.followed(person).await
    }
}

/// The notices to those who wished to be notified of the end of a match.
pub(super) async fn of_end(
    writing: &mut Writing<'_>,
    record: &Record,
    now: Timestamp,
) -> Result<Vec<NewNotice>, StoreError> {
    let watchers = writing.take_watchers(record.id()).await?.into_iter();
    let news = watchers.map(|person| NewNotice::news(LobbyNews::Over, Some(person), now));
    Ok(news.collect())
}
