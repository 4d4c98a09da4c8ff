//! The age of an interaction: what is late is not played, as the person has gone on meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use super::request::Request;
use crate::discord::clock::{DiscordClock, created_at, here};
use crate::discord::rest::application;
use crate::host::{Guard, Timestamp};

/// Time Discord waits for a first answer, 3 s; after it Discord shows that the interaction failed,
/// and the person goes on.
const FIRST_ANSWER_TIMEOUT: Duration = Duration::from_secs(3);

/// Time a person waits after a deferral, 15 s.
const DEFERRED_TIMEOUT: Duration = Duration::from_secs(15);

/// One interaction, with its creation time and the state of its answer.
#[derive(Debug)]
pub struct Deadline {
    created: Timestamp,
    clock: Arc<DiscordClock>,
    state: AtomicU8,
}

/// The state of an answer, as far as this process knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum State {
    /// No answer sent.
    Waiting,
    /// Answered or deferred.
    Acknowledged,
    /// Expired, or answered by another process.
    Lost,
}

impl Deadline {
    /// The deadline of a request.
    pub fn of(request: &Request<'_>) -> Arc<Deadline> {
        Arc::new(Deadline {
            created: created_at(request.id()),
            clock: Arc::clone(request.rest().clock()),
            state: AtomicU8::new(State::Waiting as u8),
        })
    }

    /// Whether an answer would be in time. If not, Discord's clock is checked first, as the local
    /// clock may be wrong.
    pub async fn is_in_time(&self, request: &Request<'_>) -> bool {
        if !self.is_fresh() {
            self.clock
                .check(application::clock_offset(request.rest()))
                .await;
        }
        self.is_fresh()
    }

    /// Sets the state of the answer.
    pub fn set_state(&self, state: State) {
        self.state.store(state as u8, Ordering::Relaxed);
    }

    /// Whether Discord accepts no answer of this process any more.
    pub fn is_lost(&self) -> bool {
        self.state.load(Ordering::Relaxed) == State::Lost as u8
    }

    /// The guard that every transaction for this interaction checks before it commits.
    pub fn guard(self: &Arc<Self>) -> Guard {
        let deadline = Arc::clone(self);
        Guard::new(move || deadline.is_fresh())
    }

    fn is_fresh(&self) -> bool {
        self.is_fresh_at(here())
    }

    /// Whether the person still waits, at a local time.
    fn is_fresh_at(&self, now: Timestamp) -> bool {
        let age = self.clock.age(self.created, now);
        let state = self.state.load(Ordering::Relaxed);
        let longest = if state == State::Acknowledged as u8 {
            DEFERRED_TIMEOUT
        } else {
            FIRST_ANSWER_TIMEOUT
        };
        !self.is_lost() && age <= longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_waits_for_three_seconds_and_for_fifteen_once_they_are_told() {
        let deadline = Deadline {
            created: Timestamp(1_800_000_000_000),
            clock: Arc::default(),
            state: AtomicU8::new(State::Waiting as u8),
        };
        let fresh = || {
            let at = |millis| deadline.is_fresh_at(Timestamp(deadline.created.0 + millis));
            [0, 3000, 3001, 15_000, 15_001].map(at)
        };
        assert_eq!(fresh(), [true, true, false, false, false]);
        deadline.set_state(State::Acknowledged);
        assert_eq!(fresh(), [true, true, true, true, false]);
        deadline.set_state(State::Lost);
        assert_eq!(fresh(), [false; 5]);
    }
}
