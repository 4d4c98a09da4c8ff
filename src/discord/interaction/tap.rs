//! How long somebody waits for what they asked for: what comes later plays nothing, for they have gone on meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use crate::discord::clock::discord::{DiscordClock, created_at};
use crate::discord::clock::here;
use crate::discord::interaction::request::Request;
use crate::discord::process::application::clock_offset;
use crate::host::{Guard, Timestamp};

/// How long Discord waits for a first answer. Then the person reads that there is none, and asks again or for something else.
const UNACKNOWLEDGED: Duration = Duration::from_secs(3);

/// How long a person waits who has been told that the answer takes a while.
const ACKNOWLEDGED: Duration = Duration::from_secs(15);

/// What somebody asked for, as something that gets too old.
#[derive(Debug)]
pub struct Tap {
    made: Timestamp,
    clock: Arc<DiscordClock>,
    state: AtomicU8,
}

/// What Discord has of us about a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum State {
    /// Nothing that we know of.
    Waiting,
    /// An answer, or that there will be one.
    Acknowledged,
    /// It takes no answer any more, or has another process's.
    Lost,
}

impl Tap {
    /// That of a request.
    pub fn of(request: &Request<'_>) -> Arc<Tap> {
        Arc::new(Tap {
            made: created_at(request.id()),
            clock: Arc::clone(request.rest().clock()),
            state: AtomicU8::new(State::Waiting as u8),
        })
    }

    /// Whether it is answered in time, as far as is known; where it seems not to be, Discord is asked what time it is before that is
    /// believed.
    pub async fn is_in_time(&self, request: &Request<'_>) -> bool {
        if !self.is_waited_for() {
            self.clock.check(clock_offset(request.rest())).await;
        }
        self.is_waited_for()
    }

    /// Discord has this of us now.
    pub fn becomes(&self, state: State) {
        self.state.store(state as u8, Ordering::Relaxed);
    }

    /// Whether nobody waits for an answer of this process.
    pub fn is_lost(&self) -> bool {
        self.state.load(Ordering::Relaxed) == State::Lost as u8
    }

    /// Asked by everything that is written for it.
    pub fn guard(self: &Arc<Self>) -> Guard {
        let tap = Arc::clone(self);
        Guard::new(move || tap.is_waited_for())
    }

    fn is_waited_for(&self) -> bool {
        self.is_waited_for_at(here())
    }

    /// The same at an instant, as this machine has it.
    fn is_waited_for_at(&self, now: Timestamp) -> bool {
        let age = self.clock.age(self.made, now);
        let state = self.state.load(Ordering::Relaxed);
        let longest = if state == State::Acknowledged as u8 {
            ACKNOWLEDGED
        } else {
            UNACKNOWLEDGED
        };
        !self.is_lost() && age <= longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_waits_for_three_seconds_and_for_fifteen_once_they_are_told() {
        let tap = Tap {
            made: Timestamp(1_800_000_000_000),
            clock: Arc::default(),
            state: AtomicU8::new(State::Waiting as u8),
        };
        let waits = || {
            let at = |millis| tap.is_waited_for_at(Timestamp(tap.made.0 + millis));
            [0, 3000, 3001, 15_000, 15_001].map(at)
        };
        assert_eq!(waits(), [true, true, false, false, false]);
        tap.becomes(State::Acknowledged);
        assert_eq!(waits(), [true, true, true, true, false]);
        tap.becomes(State::Lost);
        assert_eq!(waits(), [false; 5]);
    }
}
