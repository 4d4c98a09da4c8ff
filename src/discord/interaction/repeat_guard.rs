//! Public posts made by private buttons, so that a second press posts nothing.
//!
//! Kept in memory alone: after a restart a second press posts once more, which does no harm.

use serenity::all::MessageId;

use crate::cache::Cache;
use crate::host::{InteractionId, UserId};

/// Maximum number of posts remembered; a forgotten one could be posted again.
const MAX_POSTS: usize = 1024;

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
pub struct RepeatGuard(Cache<Post, InteractionId>);

impl Default for RepeatGuard {
    fn default() -> RepeatGuard {
        RepeatGuard(Cache::new(MAX_POSTS))
    }
}

impl RepeatGuard {
    /// Registers a post. Returns `false` if another interaction has made it; a redelivered
    /// interaction may go on.
    pub fn begin(&self, post: Post, by: InteractionId) -> bool {
        self.0.get_or_insert_with(post, || by) == by
    }

    /// Removes a post that failed, so that it can be tried again.
    pub fn undo(&self, post: &Post) {
        self.0.remove(post);
    }
}
