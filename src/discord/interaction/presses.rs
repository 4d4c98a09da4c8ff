//! Order of the answers that change one private message: its reader's newest press wins.
//!
//! Presses are worked on side by side, and an edit has no order on the wire. So each press is registered when it comes, and
//! an answer is sent only when no newer press may still change the message, one at a time. Kept in memory alone: Discord
//! gives all presses of a server to one process.

use std::collections::BTreeSet;
use std::fmt;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use tokio::sync::{Notify, OwnedMutexGuard};

use crate::host::{InteractionId, MatchId, UserId};

/// Messages whose presses are remembered; of one that is forgotten, only a press that is under way now could come too late.
const KEPT: NonZeroUsize = NonZeroUsize::new(4096).expect("it is not zero");

/// A private message: by the interaction it answers, else by its own id. Both are snowflakes, and no two are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot(pub u64);

/// The event of a match as of which something is shown.
pub type AsOf = (MatchId, i64);

/// What an answer is worth beside others.
#[derive(Clone, Debug, Default)]
pub struct Worth {
    /// What it shows of a match; `None` for what does not depend on the position.
    pub shows: Option<AsOf>,
    /// Whether its person acted in the match, so that what was shown before is true no longer.
    pub acted: bool,
}

impl Worth {
    /// Whether it tells of something that came after what `other` shows.
    fn is_after(&self, other: &Worth) -> bool {
        let is_later = |(id, number): &AsOf| {
            let shown = other.shows.as_ref();
            shown.is_some_and(|(other, shown)| id == other && shown < number)
        };
        self.acted && self.shows.as_ref().is_some_and(is_later)
    }
}

/// The right to change a message, until it is dropped.
#[must_use]
#[derive(Debug)]
pub struct Sending(#[expect(dead_code, reason = "it is held")] OwnedMutexGuard<()>);

/// The private messages that were pressed last.
pub struct Presses(Mutex<LruCache<(UserId, Spot), Arc<Pressed>>>);

/// A private message.
#[derive(Debug, Default)]
struct Pressed {
    state: Mutex<State>,
    /// A press was answered.
    changed: Notify,
    /// Held while the message is being changed.
    sending: Arc<tokio::sync::Mutex<()>>,
}

#[derive(Debug, Default)]
struct State {
    /// The presses that may still change the message.
    pending: BTreeSet<InteractionId>,
    /// The press whose answer it shows, and what that is worth.
    shown: Option<(InteractionId, Worth)>,
    /// The last act that was answered here.
    act: Option<Worth>,
}

/// A press of a button on a private message; until it is dropped, its answer may change the message.
#[derive(Debug)]
pub struct Press {
    of: Arc<Pressed>,
    id: InteractionId,
}

impl Default for Presses {
    fn default() -> Presses {
        Presses(Mutex::new(LruCache::new(KEPT)))
    }
}

impl fmt::Debug for Presses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Presses")
    }
}

impl Presses {
    /// Registers a press; from now on no older answer changes the message unless this one comes to nothing.
    pub fn register(&self, person: UserId, spot: Spot, id: InteractionId) -> Press {
        let of = self.at(person, spot);
        of.state().pending.insert(id);
        Press { of, id }
    }

    /// Waits until it is known whether the answer to interaction `id`, given before, may be brought up to date; `None` once a
    /// newer press has changed the message.
    pub async fn settle_update(
        &self,
        person: UserId,
        spot: Spot,
        id: InteractionId,
        shows: AsOf,
    ) -> Option<Sending> {
        let worth = Worth {
            shows: Some(shows),
            acted: false,
        };
        self.at(person, spot).settle(id, worth).await
    }

    /// The right to change a message at once, for the answer to interaction `id`; `None` where there is a newer press.
    pub async fn progress(&self, person: UserId, spot: Spot, id: InteractionId) -> Option<Sending> {
        let of = self.at(person, spot);
        let sending = Arc::clone(&of.sending).lock_owned().await;
        let is_newest = {
            let state = of.state();
            !state.has_newer(id) && state.shown.as_ref().is_none_or(|(shown, _)| *shown <= id)
        };
        is_newest.then_some(Sending(sending))
    }

    fn at(&self, person: UserId, spot: Spot) -> Arc<Pressed> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(kept.get_or_insert((person, spot), Arc::default))
    }
}

impl Press {
    /// Waits until it is known whether the answer to this press may change the message; `None` where it may not.
    pub async fn settle(&self, worth: Worth) -> Option<Sending> {
        self.of.settle(self.id, worth).await
    }
}

impl Drop for Press {
    fn drop(&mut self) {
        self.of.state().pending.remove(&self.id);
        self.of.changed.notify_waiters();
    }
}

impl Pressed {
    async fn settle(&self, id: InteractionId, worth: Worth) -> Option<Sending> {
        loop {
            let changed = self.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            if self.state().is_newest(id, &worth)? {
                let sending = Arc::clone(&self.sending).lock_owned().await;
                // Much may have come meanwhile.
                let mut state = self.state();
                if state.is_newest(id, &worth)? {
                    state.shown = Some((id, worth));
                    return Some(Sending(sending));
                }
            } else {
                changed.await;
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Whether an answer may change the message now; `false` while that depends on a newer press, `None` if it never may.
    fn is_newest(&mut self, id: InteractionId, worth: &Worth) -> Option<bool> {
        let act = self.act.as_ref();
        if worth.acted && act.is_none_or(|act| !act.is_after(worth)) {
            self.act = Some(worth.clone());
        }
        // What the person did since made it untrue.
        if self.act.as_ref().is_some_and(|act| act.is_after(worth)) {
            return None;
        }
        let shown = self.shown.as_ref();
        if shown.is_some_and(|(shown, other)| *shown > id && !worth.is_after(other)) {
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

    fn position(number: i64) -> Worth {
        Worth {
            shows: Some((MatchId::read("K7QX").unwrap(), number)),
            acted: false,
        }
    }

    fn act(number: i64) -> Worth {
        Worth {
            acted: true,
            ..position(number)
        }
    }

    fn register(presses: &Presses, id: i64) -> Press {
        presses.register(PERSON, SPOT, InteractionId(id))
    }

    #[tokio::test]
    async fn an_older_answer_is_not_shown_after_a_newer_one() {
        let presses = Presses::default();
        let (first, second) = (register(&presses, 1), register(&presses, 2));
        assert!(second.settle(Worth::default()).await.is_some());
        drop(second);
        assert!(first.settle(Worth::default()).await.is_none());
    }

    #[tokio::test]
    async fn an_older_answer_waits_for_a_newer_press_and_is_shown_where_that_comes_to_nothing() {
        let presses = Presses::default();
        let (first, second) = (register(&presses, 1), register(&presses, 2));
        let settled = first.settle(Worth::default());
        tokio::pin!(settled);
        let mut context = Context::from_waker(Waker::noop());
        assert!(settled.as_mut().poll(&mut context).is_pending());
        drop(second);
        assert!(settled.await.is_some());
    }

    #[tokio::test]
    async fn a_newer_answer_waits_until_an_older_one_is_sent() {
        let presses = Presses::default();
        let first = register(&presses, 1);
        let sending = first.settle(Worth::default()).await;
        let second = register(&presses, 2);
        let settled = second.settle(Worth::default());
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
        let presses = Presses::default();
        // The newer press only walked, and was quicker.
        let (first, second) = (register(&presses, 1), register(&presses, 2));
        drop(second.settle(position(4)).await);
        drop(second);
        assert!(first.settle(act(5)).await.is_some());
        // It is slower, and would show what is true no longer.
        let (first, second) = (register(&presses, 3), register(&presses, 4));
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
        let presses = Presses::default();
        let (first, second) = (register(&presses, 1), register(&presses, 2));
        drop(second.settle(position(5)).await);
        drop(second);
        assert!(first.settle(act(5)).await.is_none());
    }

    #[tokio::test]
    async fn an_answer_goes_on_with_its_match_until_a_newer_press() {
        let presses = Presses::default();
        let shows = |number| position(number).shows.unwrap();
        let first = register(&presses, 1);
        drop(first.settle(act(5)).await);
        drop(first);
        let id = InteractionId(1);
        assert!(
            presses
                .settle_update(PERSON, SPOT, id, shows(6))
                .await
                .is_some()
        );
        let second = register(&presses, 2);
        assert!(presses.progress(PERSON, SPOT, id).await.is_none());
        drop(second.settle(Worth::default()).await);
        drop(second);
        assert!(
            presses
                .settle_update(PERSON, SPOT, id, shows(7))
                .await
                .is_none()
        );
    }
}
