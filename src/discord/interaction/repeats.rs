//! Requests that come a second time: interactions that Discord replays, and presses of a private
//! button that posts.
//!
//! Both are kept in memory alone: after a restart a second press posts once more, which does no
//! harm.

use std::collections::BTreeSet;

use parking_lot::Mutex;
use serenity::all::MessageId;

use crate::cache::Cache;
use crate::host::{InteractionId, UserId};

/// Interactions that Discord replayed to a process that resumed another one's session, which may
/// have answered some of them already, also with a refusal; kept until they are looked at.
#[derive(Debug, Default)]
pub struct ReplayedInteractions(Mutex<BTreeSet<InteractionId>>);

/// Most interactions that are remembered; those that are not answered stay.
const MOST: usize = 10_000;

impl ReplayedInteractions {
    /// Remembers an interaction that may have been answered already.
    pub fn add(&self, id: InteractionId) {
        let mut all = self.0.lock();
        all.insert(id);
        // The oldest has the smallest id.
        if all.len() > MOST {
            all.pop_first();
        }
    }

    /// Whether an interaction may have been answered already; forgets it.
    pub fn take(&self, id: InteractionId) -> bool {
        self.0.lock().remove(&id)
    }
}

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

/// The public posts made by private buttons, with the interactions that made them.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_looked_at_once_and_the_oldest_are_forgotten() {
        let replayed = ReplayedInteractions::default();
        for id in 0..=MOST {
            replayed.add(InteractionId(i64::try_from(id).unwrap()));
        }
        assert!(!replayed.take(InteractionId(0)));
        assert!(replayed.take(InteractionId(1)));
        assert!(!replayed.take(InteractionId(1)));
    }
}
