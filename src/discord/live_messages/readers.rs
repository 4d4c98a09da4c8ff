//! Which private messages go on: what somebody was shown after their turn shows each new position, for as long as Discord lets
//! it be edited.
//!
//! Kept in memory alone. After a restart such a message stays as it was, and the mention at the table calls as ever.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lru::LruCache;

use crate::discord::clock::now;
use crate::discord::interaction::presses::{Presses, Spot};
use crate::host::{InteractionId, MatchId, Record, Timestamp, UserId};
use tavolino_games::game::Seats;

/// Messages that can go on at once; the longest untouched are let go first.
const KEPT: NonZeroUsize = NonZeroUsize::new(4096).expect("it is not zero");

/// How long after an interaction its message can be edited: Discord takes its token for a quarter of an hour.
const EDITABLE: Duration = Duration::from_mins(14);

/// How long after what somebody did they are surely still looking at what comes of it.
const LOOKING: Duration = Duration::from_mins(1);

/// What a private message about a match shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// The match as of this event; it goes on with it.
    Event(i64),
    /// What its reader is doing: the answer is on its way.
    Coming,
    /// The choice of a turn or a claim, offered as of this event; nothing else takes its place.
    Choice(i64),
}

/// The private messages that go on, one for each person and match.
pub struct Following {
    messages: Mutex<LruCache<(MatchId, UserId), Message>>,
    /// The order of what changes them, and every other private message.
    pub presses: Presses,
}

/// A private message about a match.
#[derive(Clone)]
pub struct Message {
    /// The secret by which it is edited; never logged.
    pub token: String,
    /// The language of its reader.
    pub lang: &'static str,
    /// The message.
    pub spot: Spot,
    /// The interaction whose answer it shows.
    pub interaction: InteractionId,
    /// What it shows.
    pub shows: Shows,
    /// When its reader last did something.
    pub since: Timestamp,
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Message")
            .field("shows", &self.shows)
            .finish_non_exhaustive()
    }
}

impl Default for Following {
    fn default() -> Following {
        Following {
            messages: Mutex::new(LruCache::new(KEPT)),
            presses: Presses::default(),
        }
    }
}

impl fmt::Debug for Following {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kept = self.messages().len();
        f.debug_struct("Following")
            .field("messages", &kept)
            .finish()
    }
}

impl Following {
    /// Keeps somebody's message about a match, in the place of the one before.
    pub fn keep(&self, id: &MatchId, person: UserId, message: Message) {
        self.messages().put((id.clone(), person), message);
    }

    /// Somebody uses the message for something else.
    pub fn end(&self, id: &MatchId, person: UserId) {
        self.messages().pop(&(id.clone(), person));
    }

    /// Whether a person did something in a match a moment ago, and sees in a private message what is so now.
    pub fn is_looking(&self, record: &Record, person: UserId) -> bool {
        let messages = self.messages();
        let message = messages.peek(&(record.id().clone(), person));
        message.is_some_and(|message| {
            let is_so = match message.shows {
                Shows::Event(_) | Shows::Coming => true,
                // What was offered before the match came to where it is says nothing of it.
                Shows::Choice(number) => record.is_current(number),
            };
            is_so && message.since.after(LOOKING) > now()
        })
    }

    /// Whether any message about a match goes on.
    pub fn has(&self, id: &MatchId) -> bool {
        self.messages().iter().any(|((other, _), _)| other == id)
    }

    /// A message was edited to show event `number`, or cannot be; meanwhile it may have been replaced by a newer one.
    pub fn edited(&self, id: &MatchId, person: UserId, token: &str, number: Option<i64>) {
        let (mut messages, key) = (self.messages(), (id.clone(), person));
        let Some(kept) = messages.get_mut(&key).filter(|kept| kept.token == token) else {
            return;
        };
        if let Some(number) = number {
            // Where a choice has taken its place meanwhile, it shows that.
            if let Shows::Event(shown) = kept.shows {
                kept.shows = Shows::Event(shown.max(number));
            }
        } else {
            messages.pop(&key);
        }
    }

    /// The messages about a match that show an earlier event; those that can be edited no more are let go.
    pub fn behind(&self, record: &Record) -> Vec<(UserId, Message)> {
        let mut messages = self.messages();
        let seats = Seats::all(record.table.seats).iter();
        let people = seats.filter_map(|seat| record.person_at(seat));
        let mut behind = Vec::new();
        for person in people {
            let key = (record.id().clone(), person);
            match messages.peek(&key) {
                Some(message) if message.since.after(EDITABLE) <= now() => {
                    messages.pop(&key);
                }
                Some(message) if matches!(message.shows, Shows::Event(shown) if shown < record.number) =>
                {
                    behind.push((person, message.clone()));
                }
                _ => {}
            }
        }
        behind
    }

    fn messages(&self) -> MutexGuard<'_, LruCache<(MatchId, UserId), Message>> {
        self.messages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
