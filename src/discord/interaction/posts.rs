//! What was posted for everyone from a private message, so that a second press of the same button posts nothing more.
//!
//! Kept in memory alone: after a restart a second press posts once more, which harms nobody.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use serenity::all::MessageId;

use crate::host::{InteractionId, UserId};

/// Posts that are remembered; the longest forgotten could be posted once more.
const KEPT: NonZeroUsize = NonZeroUsize::new(1024).expect("it is not zero");

/// What somebody posts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Post {
    /// The person.
    pub person: UserId,
    /// The message its button is on.
    pub message: MessageId,
    /// The button, which says what it posts.
    pub custom_id: String,
}

/// What was posted, or is about to be, by which interaction.
#[derive(Debug)]
pub struct Posts(Mutex<LruCache<Post, InteractionId>>);

impl Default for Posts {
    fn default() -> Posts {
        Posts(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Posts {
    /// Whether something is not posted yet; from now on it is, by this interaction. The same tap, delivered twice, is one.
    pub fn begin(&self, post: Post, by: InteractionId) -> bool {
        *self.kept().get_or_insert(post, || by) == by
    }

    /// It came to nothing, and can be tried again.
    pub fn undo(&self, post: &Post) {
        self.kept().pop(post);
    }

    fn kept(&self) -> MutexGuard<'_, LruCache<Post, InteractionId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
