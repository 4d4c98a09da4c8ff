//! The greeting of a server that the bot was added to: once a server.

use std::time::Duration;

use super::matches::Host;
use super::taking::KEPT;
use crate::store::Error as StoreError;
use crate::store::ids::GuildId;
use crate::store::time::Timestamp;
use crate::store::{retry, transact_unlisted};

/// Time since the bot was added to a server, 1 h, within which it greets: events of servers come at
/// every start of the bot.
const NEW: Duration = Duration::from_hours(1);

/// Greetings taken at once.
const BATCH: i64 = 20;

impl Host {
    /// Greets a server to which the bot was added at `joined`, if that is not long ago and it was
    /// not greeted before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn greet(
        &self,
        guild: GuildId,
        joined: Timestamp,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        if joined.after(NEW) < now {
            return Ok(());
        }
        transact_unlisted!(self.store, |tx| tx.add_greeting(guild, now).await)
    }

    /// When the next greeting is due; `None` without any.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_greeting(&self) -> Result<Option<Timestamp>, StoreError> {
        retry!(self.store.next_greeting())
    }

    /// Takes greetings that are due by `now` for this process, with the instants at which they were
    /// due; another process takes those that it does not [finish](Host::finish_greeting).
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_greetings(
        &self,
        now: Timestamp,
    ) -> Result<Vec<(GuildId, Timestamp)>, StoreError> {
        transact_unlisted!(self.store, |tx| {
            tx.take_greetings(now, now.after(KEPT), BATCH).await
        })
    }

    /// Records that a server is greeted, or cannot be.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finish_greeting(&self, guild: GuildId) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| tx.finish_greeting(guild).await)
    }
}
