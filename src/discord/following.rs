//! Private messages that go on: what somebody was shown after their turn shows each new position, for as long as Discord
//! lets it be edited.
//!
//! Kept in memory alone. After a restart such a message stays as it was, and the mention at the table calls as ever.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lru::LruCache;
use serenity::all::Http;
use serenity::builder::Builder;

use crate::discord::clock::now;
use crate::discord::request::Request;
use crate::discord::view::own;
use crate::game::Lang;
use crate::host::{MatchId, Record, Timestamp, UserId};

/// Messages that can go on at once; the longest untouched are let go first.
const KEPT: NonZeroUsize = NonZeroUsize::new(4096).expect("it is not zero");

/// How long after an interaction its message can be edited: Discord takes its token for a quarter of an hour.
const EDITABLE: Duration = Duration::from_mins(14);

/// How long after what somebody did they are surely still looking at what comes of it.
const LOOKING: Duration = Duration::from_mins(1);

/// How long an edit may take: nothing waits for it longer.
const ATTEMPT: Duration = Duration::from_secs(5);

/// The private messages that go on, one for each person and match.
pub struct Following {
    messages: Mutex<LruCache<(MatchId, UserId), Message>>,
}

/// A private message about a match.
#[derive(Clone)]
struct Message {
    /// The secret by which it is edited; never logged.
    token: String,
    /// The language of its reader.
    lang: &'static str,
    /// The event it shows.
    number: i64,
    /// When its reader last did something.
    since: Timestamp,
}

impl Default for Following {
    fn default() -> Following {
        Following {
            messages: Mutex::new(LruCache::new(KEPT)),
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
    /// Whoever asks is looking at a match, and a message of theirs becomes something else.
    pub fn expect(&self, request: &Request<'_>, id: &MatchId) {
        // There is no message to bring up to date yet.
        self.set(request, id, i64::MAX);
    }

    fn set(&self, request: &Request<'_>, id: &MatchId, number: i64) {
        let message = Message {
            token: request.token().to_owned(),
            lang: request.lang().code(),
            number,
            since: now(),
        };
        self.messages().put((id.clone(), request.person()), message);
    }

    /// The answer to `request` shows a match as of event `number`, and goes on with it from now on.
    pub async fn begin(&self, request: &Request<'_>, id: MatchId, number: i64) {
        self.set(request, &id, number);
        // What happened while it was on its way was told to messages that were there already.
        if let Ok(record) = request.host().look(&id).await {
            self.bring_up(request.http(), &record).await;
        }
    }

    /// Somebody uses the message for something else.
    pub fn end(&self, id: &MatchId, person: UserId) {
        self.messages().pop(&(id.clone(), person));
    }

    /// Whether somebody did something in a match a moment ago, and sees in a private message what comes of it.
    pub fn is_looking(&self, id: &MatchId, person: UserId) -> bool {
        let messages = self.messages();
        let message = messages.peek(&(id.clone(), person));
        message.is_some_and(|message| message.since.after(LOOKING) > now())
    }

    /// Has every message about a match show it as it is now.
    pub async fn bring_up(&self, http: &Http, record: &Record) {
        for (person, message) in self.behind(record) {
            let Some(seat) = record.seat_of(person) else {
                self.end(record.id(), person);
                continue;
            };
            let shown = own::seen(record, seat, &Lang::of(message.lang)).await;
            let edit = shown.edit_response().execute(http, &message.token);
            let edited = tokio::time::timeout(ATTEMPT, edit).await;
            let mut messages = self.messages();
            let kept = messages.get_mut(&(record.id().clone(), person));
            // Meanwhile it may have been replaced by a newer one.
            let Some(kept) = kept.filter(|kept| kept.token == message.token) else {
                continue;
            };
            if let Ok(Ok(_)) = edited {
                kept.number = kept.number.max(record.number);
            } else {
                // It was dismissed, or Discord takes the token no more: the mention at the table remains.
                messages.pop(&(record.id().clone(), person));
            }
        }
    }

    /// The messages about a match that show an earlier event; those that can be edited no more are let go.
    fn behind(&self, record: &Record) -> Vec<(UserId, Message)> {
        let mut messages = self.messages();
        let people = (1..)
            .zip(&record.seats)
            .filter_map(|(seat, _)| record.person_at(crate::game::Seat(seat)));
        let mut behind = Vec::new();
        for person in people {
            let key = (record.id().clone(), person);
            match messages.peek(&key) {
                Some(message) if message.since.after(EDITABLE) <= now() => {
                    messages.pop(&key);
                }
                Some(message) if message.number < record.number => {
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
