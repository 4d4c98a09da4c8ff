//! Public posts made by private buttons, so that a second press posts nothing.
//!
//! Kept in memory alone: after a restart a second press posts once more, which does no harm.

use std::num::NonZeroUsize;

use lru::LruCache;
use parking_lot::{Mutex, MutexGuard};
use serenity::all::MessageId;

use crate::host::{InteractionId, UserId};

/// Maximum number of posts remembered; a forgotten one could be posted again.
const MAX_POSTS: NonZeroUsize = NonZeroUsize::new(1024).expect("it is not zero");

/// A public post.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Post {
    /// The person who posts.
    pub person: UserId,
    /// The message of the button.
    pub message: MessageId,
    /// The button's `custom_id`, which says what is posted.
    pub custom_id: String,
}

/// The public posts, with the interactions that made them.
#[derive(Debug)]
pub struct RepeatGuard(Mutex<LruCache<Post, InteractionId>>);

impl Default for RepeatGuard {
    fn default() -> RepeatGuard {
        RepeatGuard(Mutex::new(LruCache::new(MAX_POSTS)))
    }
}

impl RepeatGuard {
    /// Registers a post. Returns `false` if another interaction has made it; a redelivered
    /// interaction may go on.
    pub fn begin(&self, post: Post, by: InteractionId) -> bool {
        *self.repeats().get_or_insert(post, || by) == by
    }

    /// Removes a post that failed, so that it can be tried again.
    pub fn undo(&self, post: &Post) {
        self.repeats().pop(post);
    }

    fn repeats(&self) -> MutexGuard<'_, LruCache<Post, InteractionId>> {
        self.0.lock()
    }
}
