//! The last refusal about each public message, deleted with the next answer.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use lru::LruCache;
use parking_lot::Mutex;
use serenity::all::MessageId;

use crate::host::{InteractionId, UserId};

/// Maximum number of refusals remembered; a forgotten one stays until the person dismisses it.
const MAX_REFUSALS: NonZeroUsize = NonZeroUsize::new(500).expect("it is not zero");

/// Time in which a refusal can be deleted, 14 min; Discord's tokens expire after 15.
const LIFETIME: Duration = Duration::from_mins(14);

/// The last refusals, by person and message.
#[derive(Debug)]
pub struct LastRefusals(Mutex<LruCache<(UserId, MessageId), LastRefusal>>);

#[derive(Clone, Debug)]
struct LastRefusal {
    /// The interaction that was refused.
    id: InteractionId,
    token: String,
    at: Instant,
}

impl Default for LastRefusals {
    fn default() -> LastRefusals {
        LastRefusals(Mutex::new(LruCache::new(MAX_REFUSALS)))
    }
}

impl LastRefusals {
    /// Records the answer to an interaction: a refusal with its token, or none. Returns the token
    /// of the refusal that is outdated now, if it can still be deleted. Of two presses at once the
    /// older may be answered last, and then its own is the outdated.
    pub fn replace(
        &self,
        person: UserId,
        message: MessageId,
        id: InteractionId,
        token: Option<&str>,
    ) -> Option<String> {
        let mut refusals = self.0.lock();
        let key = (person, message);
        if refusals.peek(&key).is_some_and(|last| last.id > id) {
            return token.map(str::to_owned);
        }
        let previous = match token {
            Some(token) => {
                let refusal = LastRefusal {
                    id,
                    token: token.to_owned(),
                    at: Instant::now(),
                };
                refusals.put(key, refusal)
            }
            None => refusals.pop(&key),
        };
        // One that was delivered twice has one answer.
        let previous = previous.filter(|last| last.id != id)?;
        (previous.at.elapsed() < LIFETIME).then_some(previous.token)
    }

    /// Forgets the answer to interaction `id`: a button on it was pressed, and from now on it is
    /// more than a refusal.
    pub fn keep(&self, person: UserId, id: InteractionId) {
        let mut refusals = self.0.lock();
        let is_it =
            |key: &(UserId, MessageId), last: &LastRefusal| key.0 == person && last.id == id;
        let key = refusals
            .iter()
            .find(|(key, last)| is_it(key, last))
            .map(|(key, _)| *key);
        if let Some(key) = key {
            refusals.pop(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_that_is_in_use_is_not_deleted() {
        let (refusals, person, message) = (LastRefusals::default(), UserId(1), MessageId::new(2));
        let replace = |id, token| refusals.replace(person, message, InteractionId(id), token);
        assert_eq!(replace(10, Some("menu")), None);
        refusals.keep(UserId(3), InteractionId(10));
        refusals.keep(person, InteractionId(9));
        assert_eq!(replace(11, Some("of mine")), Some("menu".to_owned()));
        refusals.keep(person, InteractionId(11));
        assert_eq!(replace(12, None), None);
    }

    #[test]
    fn the_older_of_two_refusals_is_deleted_whichever_is_answered_first() {
        let (refusals, person, message) = (LastRefusals::default(), UserId(1), MessageId::new(2));
        let replace = |id, token| refusals.replace(person, message, InteractionId(id), token);
        assert_eq!(replace(11, Some("new")), None);
        assert_eq!(replace(10, Some("old")), Some("old".to_owned()));
        assert_eq!(replace(9, None), None, "an older success says nothing");
        assert_eq!(replace(12, Some("newest")), Some("new".to_owned()));
        assert_eq!(replace(12, Some("newest")), None, "the same one again");
        assert_eq!(replace(13, None), Some("newest".to_owned()));
        assert_eq!(replace(14, None), None);
    }
}
