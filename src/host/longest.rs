//! The longest match of a game on a server, for the message about its end.

use super::matches::Host;
use super::record::Record;
use crate::store::{Error as StoreError, Writing};

/// Matches that have ended before one of them is remarkably long, 10.
const FEWEST: i64 = 10;

/// Counts a match among people on a server that has ended with a result.
pub(super) async fn count(writing: &mut Writing<'_>, record: &Record) -> Result<(), StoreError> {
    let people = record
        .seats
        .iter()
        .filter(|seat| seat.person.is_some() || seat.gone);
    let Some(guild) = record.row.guild.filter(|_| people.count() > 1) else {
        return Ok(());
    };
    let moves = i64::try_from(record.agreements.played).unwrap_or(i64::MAX);
    let game = record.entry.info.key;
    let (games, before) = writing.count_length(guild, game, moves).await?;
    if games > FEWEST && moves > before {
        writing.add_longest(record.id(), moves).await?;
    }
    Ok(())
}

impl Host {
    /// The moves of a match that was the longest of its game on its server when it ended, after ten
    /// others; `None` for any other. A later delivery says the same.
    ///
    /// # Errors
    /// [`StoreError`] if the database fails.
    pub async fn longest(&self, record: &Record) -> Result<Option<i64>, StoreError> {
        if record.row.guild.is_none() {
            return Ok(None);
        }
        self.store.longest(record.id()).await
    }
}
