//! The last edits of private messages. A token expires 15 minutes after its interaction; before
//! that a message that shows a match is edited once more to what stays true, with a button that
//! opens it again.
//!
//! Kept in memory alone, as tokens are. After a restart a message keeps its first text, which holds
//! for ever.

use std::fmt;
use std::num::NonZeroUsize;
use std::time::Duration;

use lru::LruCache;
use parking_lot::{Mutex, MutexGuard};

use super::super::edit_order::Spot;
use crate::discord::view::LastEdit;
use crate::host::{InteractionId, Timestamp, UserId};

/// Maximum number of messages; of the least recently answered the first text remains.
const MAX_MESSAGES: NonZeroUsize = NonZeroUsize::new(4096).expect("it is not zero");

/// Age at which a message gets its last edit, 14 min: from then on it is not kept up to date.
const CLOSE_AFTER: Duration = Duration::from_mins(14);

/// Age from which a message is left alone, 14 min 40 s: its token may have expired, as the
/// interaction was under way before it was received.
const LEAVE_AFTER: Duration = Duration::from_secs(14 * 60 + 40);

/// The messages that will get a last edit, by reader.
pub struct Closings(Mutex<LruCache<(UserId, Spot), Closing>>);

/// A message that will get a last edit.
pub struct Closing {
    /// The interaction token by which the message is edited; never logged.
    pub token: String,
    /// The interaction that the message answers.
    pub interaction: InteractionId,
    /// When the interaction was received.
    pub since: Timestamp,
    /// The edit.
    pub last: LastEdit,
}

impl fmt::Debug for Closing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Closing")
            .field("since", &self.since)
            .finish_non_exhaustive()
    }
}

impl Default for Closings {
    fn default() -> Closings {
        Closings(Mutex::new(LruCache::new(MAX_MESSAGES)))
    }
}

impl fmt::Debug for Closings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Closings")
            .field(&self.messages().len())
            .finish()
    }
}

impl Closings {
    /// Sets the last edit of a message in place of an earlier one; `None` removes it, as the
    /// message shows something else.
    pub fn set(&self, person: UserId, spot: Spot, closing: Option<Closing>) {
        let mut messages = self.messages();
        match closing {
            Some(closing) => drop(messages.put((person, spot), closing)),
            None => drop(messages.pop(&(person, spot))),
        }
    }

    /// Takes the message that is due for its last edit for the longest time; `None` if there is
    /// none. Messages that are too old are dropped.
    pub fn take_due(&self, now: Timestamp) -> Option<(UserId, Spot, Closing)> {
        let mut messages = self.messages();
        loop {
            let due = messages
                .iter()
                .filter(|(_, closing)| closing.since.after(CLOSE_AFTER) <= now)
                .min_by_key(|(_, closing)| closing.since)
                .map(|(key, _)| *key);
            let (person, spot) = due?;
            let closing = messages.pop(&(person, spot))?;
            if closing.since.after(LEAVE_AFTER) > now {
                return Some((person, spot, closing));
            }
        }
    }

    fn messages(&self) -> MutexGuard<'_, LruCache<(UserId, Spot), Closing>> {
        self.0.lock()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::view::disabled_button;

    fn closing(since: i64) -> Closing {
        Closing {
            token: "secret".to_owned(),
            interaction: InteractionId(1),
            since: Timestamp(since),
            last: LastEdit {
                text: None,
                button: disabled_button("again|K7QX||", "Open again"),
            },
        }
    }

    fn minutes(minutes: i64) -> Timestamp {
        Timestamp(minutes * 60_000)
    }

    #[test]
    fn a_message_is_closed_after_fourteen_minutes_and_not_after_fifteen() {
        let closings = Closings::default();
        for spot in [1, 2, 3] {
            closings.set(UserId(1), Spot(spot), Some(closing(spot as i64 * 30_000)));
        }
        closings.set(UserId(1), Spot(3), None);
        assert!(closings.take_due(minutes(14)).is_none());
        let due = closings.take_due(Timestamp(minutes(14).0 + 30_000));
        assert_eq!(due.map(|(_, spot, _)| spot), Some(Spot(1)), "each once");
        assert!(
            closings
                .take_due(Timestamp(minutes(14).0 + 30_000))
                .is_none()
        );
        assert!(
            closings
                .take_due(Timestamp(minutes(15).0 + 60_000))
                .is_none()
        );
        assert!(
            closings.messages().is_empty(),
            "what is too old is forgotten"
        );
    }

    #[test]
    fn a_token_is_not_shown() {
        let closings = Closings::default();
        closings.set(UserId(1), Spot(1), Some(closing(0)));
        let shown = format!("{closings:?} {:?}", closing(0));
        assert!(!shown.contains("secret"), "{shown}");
    }

    #[test]
    fn of_many_messages_the_newest_are_closed() {
        let closings = Closings::default();
        for spot in 0..=MAX_MESSAGES.get() as u64 {
            closings.set(UserId(1), Spot(spot), Some(closing(0)));
        }
        assert_eq!(closings.messages().len(), MAX_MESSAGES.get());
        assert!(!closings.messages().contains(&(UserId(1), Spot(0))));
    }
}
