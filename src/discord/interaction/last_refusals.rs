//! The last refusal about each public message, deleted with the next answer.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;
use serenity::all::MessageId;

use crate::host::UserId;

/// Maximum number of refusals remembered; a forgotten one stays until the person dismisses it.
const MAX_REFUSALS: NonZeroUsize = NonZeroUsize::new(500).expect("it is not zero");

/// Time in which a refusal can be deleted, 14 min; Discord's tokens expire after 15.
const LIFETIME: Duration = Duration::from_mins(14);

/// The tokens of the last refusals, by person and message.
#[derive(Debug)]
pub struct LastRefusals(Mutex<LruCache<(UserId, MessageId), (String, Instant)>>);

impl Default for LastRefusals {
    fn default() -> LastRefusals {
        LastRefusals(Mutex::new(LruCache::new(MAX_REFUSALS)))
    }
}

impl LastRefusals {
    /// Records the token of a new refusal, or none. Returns the token of the last one, if it can still be deleted.
    pub fn replace(
        &self,
        person: UserId,
        message: MessageId,
        token: Option<&str>,
    ) -> Option<String> {
        let mut tokens = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (person, message);
        let previous = match token {
            Some(token) => tokens.put(key, (token.to_owned(), Instant::now())),
            None => tokens.pop(&key),
        };
        let (token, at) = previous?;
        (at.elapsed() < LIFETIME).then_some(token)
    }
}
