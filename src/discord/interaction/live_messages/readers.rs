//! The registry of live ephemeral messages: one for each player and match.
//!
//! Kept in memory alone. After a restart such a message is updated no more, and the player is
//! mentioned at the table as usual.

use std::fmt;
use std::num::NonZeroUsize;
use std::time::Duration;

use lru::LruCache;
use parking_lot::{Mutex, MutexGuard};
use serenity::all::CreateButton;

use super::super::edit_order::{EditOrder, Spot};
use super::closings::Closings;
use crate::discord::clock::now;
use crate::discord::view::Follows;
use crate::host::{InteractionId, MatchId, Record, Timestamp, UserId};
use tavolino_games::game::Seats;

/// Maximum number of registered messages; the least recently used are dropped.
const MAX_MESSAGES: NonZeroUsize = NonZeroUsize::new(4096).expect("it is not zero");

/// Time after an interaction in which its message is edited, 14 min; Discord's tokens expire after
/// 15.
const EDIT_WINDOW: Duration = Duration::from_mins(14);

/// Time after an act in which its player is assumed to read the answer, 1 min.
const ATTENTION: Duration = Duration::from_mins(1);

/// The parts of a match that live messages follow.
const FOLLOWED: [Follows; 2] = [Follows::Position, Follows::Proposal];

/// The content of a live message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// The match as of this event; updated with each event.
    Event(i64),
    /// The result of its reader's act, not sent yet.
    Pending,
    /// A choice of turns or claims, offered as of this event; not updated.
    Choice(i64),
    /// Its reader's proposal, made by this event; updated once, when the proposal is no longer
    /// open.
    Proposal(i64),
}

impl Shows {
    /// The content of a message that follows a part of a match since this event.
    pub fn of(follows: Follows, number: i64) -> Shows {
        match follows {
            Follows::Position => Shows::Event(number),
            Follows::Proposal => Shows::Proposal(number),
        }
    }

    fn follows(self) -> Follows {
        match self {
            Shows::Proposal(_) => Follows::Proposal,
            Shows::Event(_) | Shows::Pending | Shows::Choice(_) => Follows::Position,
        }
    }
}

/// A message by its match, its reader, and the part of the match that it follows.
type Key = (MatchId, UserId, Follows);

/// The live messages: for each player and match one that shows the position, and one about the
/// player's proposal.
pub struct LiveMessages {
    messages: Mutex<LruCache<Key, Message>>,
    /// The order of presses and updates, of these and of all other private messages.
    pub edit_order: EditOrder,
    /// The messages that get a last edit.
    pub closings: Closings,
}

/// A live message.
#[derive(Clone)]
pub struct Message {
    /// The interaction token by which the message is edited; never logged.
    pub token: String,
    /// The language code of its reader.
    pub lang: &'static str,
    /// The message.
    pub spot: Spot,
    /// The interaction that the message answers.
    pub interaction: InteractionId,
    /// The content.
    pub shows: Shows,
    /// The last act of its reader.
    pub since: Timestamp,
    /// The buttons below those of the match, which stay.
    pub further: Vec<CreateButton>,
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Message")
            .field("shows", &self.shows)
            .finish_non_exhaustive()
    }
}

impl Default for LiveMessages {
    fn default() -> LiveMessages {
        LiveMessages {
            messages: Mutex::new(LruCache::new(MAX_MESSAGES)),
            edit_order: EditOrder::default(),
            closings: Closings::default(),
        }
    }
}

impl fmt::Debug for LiveMessages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.messages().len();
        f.debug_struct("LiveMessages")
            .field("messages", &count)
            .finish()
    }
}

impl LiveMessages {
    /// Registers a player's message about a match, in place of the last one of its kind.
    pub fn insert(&self, id: &MatchId, person: UserId, mut message: Message) {
        let key = (id.clone(), person, message.shows.follows());
        let mut messages = self.messages();
        if let Some(before) = messages.pop(&key)
            && before.token == message.token
        {
            message.further = before.further;
        }
        messages.put(key, message);
    }

    /// Sets the buttons that stay below a player's message, which is edited by this token.
    pub fn set_further(
        &self,
        id: &MatchId,
        person: UserId,
        token: &str,
        further: Vec<CreateButton>,
    ) {
        let key = (id.clone(), person, Follows::Position);
        let mut messages = self.messages();
        if let Some(message) = messages.peek_mut(&key).filter(|it| it.token == token) {
            message.further = further;
        }
    }

    /// Removes a player's message that shows a match: it is used for something else.
    pub fn remove(&self, id: &MatchId, person: UserId) {
        let key = (id.clone(), person, Follows::Position);
        self.messages().pop(&key);
    }

    /// Whether a player acted in a match within the last minute and sees the present position in a
    /// live message.
    pub fn is_watching(&self, record: &Record, person: UserId) -> bool {
        let messages = self.messages();
        let message = messages.peek(&(record.id().clone(), person, Follows::Position));
        message.is_some_and(|message| {
            let is_current = match message.shows {
                Shows::Event(_) | Shows::Pending => true,
                // A choice offered before the last event does not show the present position.
                Shows::Choice(number) => record.is_current(number),
                Shows::Proposal(_) => false,
            };
            is_current && message.since.after(ATTENTION) > now()
        })
    }

    /// Whether a match has any live message.
    pub fn has(&self, id: &MatchId) -> bool {
        self.messages().iter().any(|((other, ..), _)| other == id)
    }

    /// Records that a message shows event `number` now; `None` removes it, as it cannot be edited.
    /// Ignored if a newer message has replaced it.
    pub fn record_edit(&self, id: &MatchId, person: UserId, token: &str, number: Option<i64>) {
        let mut messages = self.messages();
        let keys = FOLLOWED.map(|follows| (id.clone(), person, follows));
        let is_it = |key: &&Key| messages.peek(key).is_some_and(|it| it.token == token);
        let Some(key) = keys.iter().find(is_it) else {
            return;
        };
        let Some(message) = messages.get_mut(key) else {
            return;
        };
        if let Some(number) = number {
            // A choice that has replaced it meanwhile stays.
            if let Shows::Event(shown) = message.shows {
                message.shows = Shows::Event(shown.max(number));
            }
        } else {
            messages.pop(key);
        }
    }

    /// The messages about a match that show an earlier event, or a proposal that is no longer open.
    /// Messages whose token has expired are removed.
    pub fn outdated(&self, record: &Record) -> Vec<(UserId, Message)> {
        let mut messages = self.messages();
        let seats = Seats::all(record.table.seats).iter();
        let people = seats.filter_map(|seat| record.person_at(seat));
        let mut outdated = Vec::new();
        for (person, follows) in people.flat_map(|person| FOLLOWED.map(|part| (person, part))) {
            let key = (record.id().clone(), person, follows);
            match messages.peek(&key) {
                Some(message) if message.since.after(EDIT_WINDOW) <= now() => {
                    messages.pop(&key);
                }
                Some(message) if is_outdated(message.shows, record) => {
                    outdated.push((person, message.clone()));
                }
                _ => {}
            }
        }
        outdated
    }

    fn messages(&self) -> MutexGuard<'_, LruCache<Key, Message>> {
        self.messages.lock()
    }
}

fn is_outdated(shows: Shows, record: &Record) -> bool {
    match shows {
        Shows::Event(number) => number < record.row.number,
        Shows::Proposal(number) => number < record.row.number && !record.agreements.is_open(number),
        Shows::Pending | Shows::Choice(_) => false,
    }
}
