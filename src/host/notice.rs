//! Notices: who must be told what.

use crate::store::ids::{ChannelId, MatchId, MessageId, UserId};
use crate::store::messages::{self, LivingKind};
use crate::store::outbox::{self, NewNotice, NoticeKind};
use crate::store::time::Timestamp;

/// Whom something is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Audience {
    /// Everyone at the table.
    Table,
    /// One person.
    Person(UserId),
}

/// Somebody to be told something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Its id, also the nonce of the message it becomes.
    pub id: i64,
    /// The match.
    pub match_id: MatchId,
    /// The event it tells of.
    pub number: i64,
    /// What is to be done.
    pub kind: NoticeKind,
    /// Whom it is for.
    pub audience: Audience,
    /// Tells apart what is told more than once of one event: a reminder's is the instant in milliseconds.
    pub round: i64,
    /// How often it was tried in vain.
    pub tries: i64,
    /// How often it was asked for again.
    pub asked: i64,
    /// When to deliver it.
    pub due: Timestamp,
}

/// A message the bot has posted about a match and keeps up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Living {
    /// Where it is.
    pub channel: ChannelId,
    /// Its id.
    pub message: MessageId,
    /// The event it shows; [`Living::TO_MOVE`] while it waits to be posted anew.
    pub number: i64,
}

impl Living {
    /// In the place of an event's number: later than all of them, so that nothing that is being shown takes its place.
    pub const TO_MOVE: i64 = i64::MAX;

    /// Whether it is to be deleted and posted anew at the end of the conversation.
    #[must_use]
    pub fn is_to_move(&self) -> bool {
        self.number == Living::TO_MOVE
    }
}

/// A living message, and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Posted {
    /// What it is.
    pub kind: LivingKind,
    /// Whom it is for.
    pub audience: Audience,
    /// It.
    pub living: Living,
}

impl Audience {
    /// The person, if it is for one.
    #[must_use]
    pub fn person(self) -> Option<UserId> {
        match self {
            Audience::Table => None,
            Audience::Person(person) => Some(person),
        }
    }
}

impl From<Option<UserId>> for Audience {
    fn from(person: Option<UserId>) -> Audience {
        person.map_or(Audience::Table, Audience::Person)
    }
}

impl From<outbox::Notice> for Notice {
    fn from(row: outbox::Notice) -> Notice {
        Notice {
            id: row.id,
            match_id: row.match_id,
            number: row.number,
            kind: row.kind,
            audience: row.person.into(),
            round: row.round,
            tries: row.tries,
            asked: row.asked,
            due: row.due,
        }
    }
}

impl From<messages::Living> for Living {
    fn from(row: messages::Living) -> Living {
        Living {
            channel: row.channel,
            message: row.message,
            number: row.number,
        }
    }
}

impl From<Living> for messages::Living {
    fn from(living: Living) -> messages::Living {
        messages::Living {
            channel: living.channel,
            message: living.message,
            number: living.number,
        }
    }
}

impl From<messages::Posted> for Posted {
    fn from(row: messages::Posted) -> Posted {
        Posted {
            kind: row.kind,
            audience: row.person.into(),
            living: row.living.into(),
        }
    }
}

/// A notice of an event, to be delivered from `due` on.
pub(super) fn new(number: i64, kind: NoticeKind, audience: Audience, due: Timestamp) -> NewNotice {
    NewNotice {
        number,
        kind,
        person: audience.person(),
        round: 0,
        due,
    }
}

/// A notice that brings somebody's reminder up to date: it is sent if they were reminded at `round`, else taken away.
pub(super) fn reminder(number: i64, person: UserId, round: Timestamp, due: Timestamp) -> NewNotice {
    NewNotice {
        round: round.0,
        ..new(number, NoticeKind::Remind, Audience::Person(person), due)
    }
}
