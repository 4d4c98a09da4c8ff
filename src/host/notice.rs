//! Notices: who must be told what.

use std::time::Duration;

use crate::store::ids::{ChannelId, MatchId, MessageId, UserId};
use crate::store::messages::{self, LivingKind};
use crate::store::outbox::{self, NewNotice, NoticeKind};
use crate::store::time::Timestamp;

/// The first pause after a notice could not be delivered; it doubles up to the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_mins(10);

/// Attempts at a notice before it is given up until an operator asks for it again: about a week.
pub const MAX_TRIES: i64 = 1000;

/// The pause before the next attempt, after so many that failed: half a second at first, ten minutes at most, and about a week
/// for a thousand.
#[must_use]
pub fn retry_pause(tries: i64) -> Duration {
    FIRST_PAUSE
        .saturating_mul(1 << tries.clamp(0, 20))
        .min(LONGEST_PAUSE)
}

/// What a [`NoticeKind::Lobby`] is told apart by that clears the table away instead of bringing the card up to date. (A program
/// that does not know it brings the card up to date once more.)
const CLEARS: i64 = 1;

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

/// A turn the computer is to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The notice that says so.
    pub notice: Notice,
    /// The person it is thought for: of several at the table one stands for all; `None` where nobody is left.
    pub owner: Option<UserId>,
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

impl Notice {
    /// Whether the lobby card is to go, and the thread to be archived.
    #[must_use]
    pub fn clears(&self) -> bool {
        self.kind == NoticeKind::Lobby && self.round == CLEARS
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

impl From<outbox::Thought> for Thought {
    fn from(row: outbox::Thought) -> Thought {
        Thought {
            notice: row.notice.into(),
            owner: row.owner,
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

/// A notice that clears away what a match leaves in its channel.
pub(super) fn clearing(number: i64, due: Timestamp) -> NewNotice {
    NewNotice {
        round: CLEARS,
        ..new(number, NoticeKind::Lobby, Audience::Table, due)
    }
}

/// A notice that brings somebody's reminder up to date: it is sent if they were reminded at `round`, else taken away.
pub(super) fn reminder(number: i64, person: UserId, round: Timestamp, due: Timestamp) -> NewNotice {
    NewNotice {
        round: round.0,
        ..new(number, NoticeKind::Remind, Audience::Person(person), due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_ten_minutes_and_a_thousand_are_about_a_week() {
        let millis = |tries| retry_pause(tries).as_millis();
        assert_eq!([0, 1, 2, 3].map(millis), [500, 1000, 2000, 4000]);
        assert_eq!([11, 12, 500, MAX_TRIES].map(millis), [600_000; 4]);
        let all: Duration = (0..MAX_TRIES).map(retry_pause).sum();
        let days = Duration::from_hours(6 * 24)..Duration::from_hours(8 * 24);
        assert!(days.contains(&all), "{all:?}");
    }
}
