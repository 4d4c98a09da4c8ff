//! Better words for translations, as people write them for the operator.

use std::time::Duration;

use super::error::Error;
use super::matches::Host;
use super::refusal::restriction::Restriction;
use crate::store::ids::UserId;
use crate::store::time::Timestamp;
use crate::store::transact_unlisted;

/// Characters of a suggestion at most.
pub const MOST_SUGGESTED: usize = 1_000;

/// Suggestions of a person at most within [`DAY`].
const MOST_DAILY: i64 = 20;

/// The time in which a person's suggestions are counted, 24 h.
const DAY: Duration = Duration::from_hours(24);

impl Host {
    /// Stores better words that a person wrote for a language; returns whether there are any.
    ///
    /// # Errors
    /// [`Restriction::SuggestsMany`] when the person wrote many within a day.
    pub async fn suggest(
        &self,
        person: UserId,
        lang: &str,
        words: &str,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let words: String = words.trim().chars().take(MOST_SUGGESTED).collect();
        if words.is_empty() {
            return Ok(false);
        }
        let since = now.before(DAY);
        let is_stored = transact_unlisted!(self.store, |tx| {
            tx.add_suggestion(person, now, lang, &words, since, MOST_DAILY)
                .await
        })?;
        if is_stored {
            Ok(true)
        } else {
            Err(Restriction::SuggestsMany(MOST_DAILY).into())
        }
    }
}
