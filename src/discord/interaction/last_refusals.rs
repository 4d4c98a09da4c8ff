//! What somebody was told last that could not be done with a message everybody sees: the next word takes its place.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;
use serenity::all::MessageId;

use crate::host::UserId;

/// How many are remembered; what is forgotten stays where it is until the person dismisses it.
const KEPT: NonZeroUsize = NonZeroUsize::new(500).expect("it is not zero");

/// How long an answer can be taken away: its token lives for 15 minutes.
const LIFETIME: Duration = Duration::from_mins(14);

/// The tokens of the interactions that were refused last, by person and message.
#[derive(Debug)]
pub struct Complaints(Mutex<LruCache<(UserId, MessageId), (String, Instant)>>);

impl Default for Complaints {
    fn default() -> Complaints {
        Complaints(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Complaints {
    /// Remembers the interaction that was refused, if this one was; gives the one before, whose answer can be taken away.
    pub fn next(&self, person: UserId, message: MessageId, token: Option<&str>) -> Option<String> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (person, message);
        let before = match token {
            Some(token) => kept.put(key, (token.to_owned(), Instant::now())),
            None => kept.pop(&key),
        };
        let (token, at) = before?;
        (at.elapsed() < LIFETIME).then_some(token)
    }
}
