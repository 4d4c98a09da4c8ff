//! The order of answers that edit one private message: its reader's newest press wins.
//!
//! Presses are handled concurrently, and edits have no order on the wire. So each press is
//! registered on arrival, and an answer is sent only when no newer press may still edit the
//! message, one at a time. Kept in memory alone: Discord sends all interactions of a server to one
//! process.

use std::collections::BTreeSet;
use std::fmt;
use std::num::NonZeroUsize;
use std::sync::Arc;

use lru::LruCache;
use parking_lot::{Mutex, MutexGuard};
use tokio::sync::{Notify, OwnedMutexGuard};

use crate::host::{InteractionId, MatchId, UserId};

/// Maximum number of messages remembered; after one is forgotten, only a press under way could be
/// late.
const MAX_MESSAGES: NonZeroUsize = NonZeroUsize::new(4096).expect("it is not zero");

/// A private message, by the id of the interaction it answers, else by its own id. Both are
/// snowflakes, so no two are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot(pub u64);

/// A match, and the number of the event it is shown at.
pub type AsOf = (MatchId, i64);

/// The content of an answer, as far as the order of answers depends on it.
#[derive(Clone, Debug, Default)]
pub struct Content {
    /// The match and event shown; `None` for content that does not depend on the position.
    pub shows: Option<AsOf>,
    /// Whether the person acted in the match, so that earlier content is outdated.
    pub acted: bool,
}

impl Content {
    /// Whether this content reports an act after the event that `other` shows.
    fn is_after(&self, other: &Content) -> bool {
        let is_later = |(id, number): &AsOf| {
            let other = other.shows.as_ref();
            other.is_some_and(|(other, shown)| id == other && shown < number)
        };
        self.acted && self.shows.as_ref().is_some_and(is_later)
    }
}

/// The permit to edit a message, until it is dropped.
#[must_use]
#[derive(Debug)]
pub struct EditPermit(#[expect(dead_code, reason = "it is held")] OwnedMutexGuard<()>);

/// The private messages pressed last.
pub struct EditOrder(Mutex<LruCache<(UserId, Spot), Arc<MessageState>>>);

/// The presses and the content of one private message.
#[derive(Debug, Default)]
struct MessageState {
    state: Mutex<State>,
    /// Notified when a press is answered.
    changed: Notify,
    /// Held during an edit of the message.
    sending: Arc<tokio::sync::Mutex<()>>,
}

#[derive(Debug, Default)]
struct State {
    /// Presses that may still edit the message.
    pending: BTreeSet<InteractionId>,
    /// The press whose answer the message shows, and its content.
    shown: Option<(InteractionId, Content)>,
    /// The content of the last act answered in this message.
    act: Option<Content>,
}

/// A press of a button on a private message; until it is dropped, its answer may edit the message.
#[derive(Debug)]
pub struct Press {
    of: Arc<MessageState>,
    id: InteractionId,
}

impl Default for EditOrder {
    fn default() -> EditOrder {
        EditOrder(Mutex::new(LruCache::new(MAX_MESSAGES)))
    }
}

impl fmt::Debug for EditOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EditOrder")
    }
}

impl EditOrder {
    /// Registers a press. From now on older answers wait for it, and edit the message only if it is
    /// dropped without an edit.
    pub fn register(&self, person: UserId, spot: Spot, id: InteractionId) -> Press {
        let of = self.at(person, spot);
        of.state().pending.insert(id);
        Press { of, id }
    }

    /// Waits until the newer presses are decided, for an update of the answer to interaction `id`.
    /// `None` once a newer press has edited the message.
    pub async fn settle_update(
        &self,
        person: UserId,
        spot: Spot,
        id: InteractionId,
        shows: AsOf,
    ) -> Option<EditPermit> {
        let content = Content {
            shows: Some(shows),
            acted: false,
        };
        self.at(person, spot).settle(id, content).await
    }

    /// Waits until the newer presses are decided, for the last edit of the answer to interaction
    /// `id`: no update of that answer comes after it. `None` once a newer press has edited the
    /// message.
    pub async fn settle_last(
        &self,
        person: UserId,
        spot: Spot,
        id: InteractionId,
    ) -> Option<EditPermit> {
        // Discord counts ids up, and by far more than 1 from press to press.
        let after = InteractionId(id.0 + 1);
        self.at(person, spot)
            .settle(after, Content::default())
            .await
    }

    /// The permit to edit a message at once, for the answer to interaction `id`; `None` if there is
    /// a newer press.
    pub async fn progress(
        &self,
        person: UserId,
        spot: Spot,
        id: InteractionId,
    ) -> Option<EditPermit> {
        let of = self.at(person, spot);
        let sending = Arc::clone(&of.sending).lock_owned().await;
        let is_newest = {
            let state = of.state();
            !state.has_newer(id) && state.shown.as_ref().is_none_or(|(shown, _)| *shown <= id)
        };
        is_newest.then_some(EditPermit(sending))
    }

    fn at(&self, person: UserId, spot: Spot) -> Arc<MessageState> {
        let mut messages = self.0.lock();
        Arc::clone(messages.get_or_insert((person, spot), Arc::default))
    }
}

impl Press {
    /// Waits until the newer presses are decided. `None` if the answer to this press is outdated.
    pub async fn settle(&self, content: Content) -> Option<EditPermit> {
        self.of.settle(self.id, content).await
    }
}

impl Drop for Press {
    fn drop(&mut self) {
        self.of.state().pending.remove(&self.id);
        self.of.changed.notify_waiters();
    }
}

impl MessageState {
    async fn settle(&self, id: InteractionId, content: Content) -> Option<EditPermit> {
        loop {
            let changed = self.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            if self.state().is_newest(id, &content)? {
                let sending = Arc::clone(&self.sending).lock_owned().await;
                // The state may have changed during the wait.
                let mut state = self.state();
                if state.is_newest(id, &content)? {
                    state.shown = Some((id, content));
                    return Some(EditPermit(sending));
                }
            } else {
                changed.await;
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock()
    }
}

impl State {
    /// Whether an answer may edit the message now; `false` while a newer press is undecided, `None`
    /// if the answer is outdated.
    fn is_newest(&mut self, id: InteractionId, content: &Content) -> Option<bool> {
        let act = self.act.as_ref();
        if content.acted && act.is_none_or(|act| !act.is_after(content)) {
            self.act = Some(content.clone());
        }
        // A later act of the person outdates it.
        if self.act.as_ref().is_some_and(|act| act.is_after(content)) {
            return None;
        }
        let shown = self.shown.as_ref();
        if shown.is_some_and(|(shown, other)| *shown > id && !content.is_after(other)) {
            return None;
        }
        Some(!self.has_newer(id))
    }

    fn has_newer(&self, id: InteractionId) -> bool {
        self.pending.last().is_some_and(|newest| *newest > id)
    }
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Poll, Waker};

    use super::*;

    const PERSON: UserId = UserId(1);
    const SPOT: Spot = Spot(2);

    fn position(number: i64) -> Content {
        Content {
            shows: Some((MatchId::read("K7QX").unwrap(), number)),
            acted: false,
        }
    }

    fn act(number: i64) -> Content {
        Content {
            acted: true,
            ..position(number)
        }
    }

    fn register(edit_order: &EditOrder, id: i64) -> Press {
        edit_order.register(PERSON, SPOT, InteractionId(id))
    }

    #[tokio::test]
    async fn an_older_answer_is_not_shown_after_a_newer_one() {
        let edit_order = EditOrder::default();
        let (first, second) = (register(&edit_order, 1), register(&edit_order, 2));
        assert!(second.settle(Content::default()).await.is_some());
        drop(second);
        assert!(first.settle(Content::default()).await.is_none());
    }

    #[tokio::test]
    async fn an_older_answer_waits_for_a_newer_press_and_is_shown_where_that_comes_to_nothing() {
        let edit_order = EditOrder::default();
        let (first, second) = (register(&edit_order, 1), register(&edit_order, 2));
        let settled = first.settle(Content::default());
        tokio::pin!(settled);
        let mut context = Context::from_waker(Waker::noop());
        assert!(settled.as_mut().poll(&mut context).is_pending());
        drop(second);
        assert!(settled.await.is_some());
    }

    #[tokio::test]
    async fn a_newer_answer_waits_until_an_older_one_is_sent() {
        let edit_order = EditOrder::default();
        let first = register(&edit_order, 1);
        let sending = first.settle(Content::default()).await;
        let second = register(&edit_order, 2);
        let settled = second.settle(Content::default());
        tokio::pin!(settled);
        let mut context = Context::from_waker(Waker::noop());
        assert!(settled.as_mut().poll(&mut context).is_pending());
        drop(sending);
        assert!(matches!(
            settled.as_mut().poll(&mut context),
            Poll::Ready(Some(_))
        ));
    }

    #[tokio::test]
    async fn what_was_found_before_an_act_is_not_shown_after_it() {
        let edit_order = EditOrder::default();
        // The newer press only walked a menu, and was quicker.
        let (first, second) = (register(&edit_order, 1), register(&edit_order, 2));
        drop(second.settle(position(4)).await);
        drop(second);
        assert!(first.settle(act(5)).await.is_some());
        // The slower one would show an outdated position.
        let (first, second) = (register(&edit_order, 3), register(&edit_order, 4));
        let act = first.settle(act(6));
        tokio::pin!(act);
        let mut context = Context::from_waker(Waker::noop());
        assert!(act.as_mut().poll(&mut context).is_pending());
        assert!(second.settle(position(5)).await.is_none());
        drop(second);
        assert!(act.await.is_some());
    }

    #[tokio::test]
    async fn what_was_found_after_an_act_is_shown_after_it() {
        let edit_order = EditOrder::default();
        let (first, second) = (register(&edit_order, 1), register(&edit_order, 2));
        drop(second.settle(position(5)).await);
        drop(second);
        assert!(first.settle(act(5)).await.is_none());
    }

    #[tokio::test]
    async fn nothing_comes_after_the_last_edit_but_a_press() {
        let edit_order = EditOrder::default();
        let id = InteractionId(10);
        drop(register(&edit_order, 10).settle(position(5)).await);
        assert!(edit_order.settle_last(PERSON, SPOT, id).await.is_some());
        let shows = position(6).shows.unwrap();
        let update = edit_order.settle_update(PERSON, SPOT, id, shows);
        assert!(update.await.is_none());
        drop(register(&edit_order, 20).settle(position(6)).await);
        assert!(edit_order.settle_last(PERSON, SPOT, id).await.is_none());
    }

    #[tokio::test]
    async fn an_answer_goes_on_with_its_match_until_a_newer_press() {
        let edit_order = EditOrder::default();
        let shows = |number| position(number).shows.unwrap();
        let first = register(&edit_order, 1);
        drop(first.settle(act(5)).await);
        drop(first);
        let id = InteractionId(1);
        assert!(
            edit_order
                .settle_update(PERSON, SPOT, id, shows(6))
                .await
                .is_some()
        );
        let second = register(&edit_order, 2);
        assert!(edit_order.progress(PERSON, SPOT, id).await.is_none());
        drop(second.settle(Content::default()).await);
        drop(second);
        assert!(
            edit_order
                .settle_update(PERSON, SPOT, id, shows(7))
                .await
                .is_none()
        );
    }
}
