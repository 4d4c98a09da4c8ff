//! The events of matches.

use std::fmt;

use super::columns::Numbered;
use super::database::Store;
use super::ids::{InteractionId, MatchId};
use super::time::Timestamp;
use super::transact::Writing;

/// An event.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct EventRow {
    /// The event's number, from 1.
    pub number: i64,
    /// The seat that acted; `None` if no seat did.
    #[sqlx(try_from = "Numbered")]
    pub seat: Option<u8>,
    /// The kind of the event.
    pub kind: String,
    /// The event's other fields, as a JSON object.
    pub data: Option<String>,
    /// When the event happened.
    pub at: Timestamp,
    /// The time left on the seat's clock, in milliseconds; `None` without a clock.
    pub clock: Option<i64>,
    /// The interaction that caused the event.
    pub interaction: Option<InteractionId>,
}

impl fmt::Debug for EventRow {
    /// Without its data, which can be a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EventRow")
            .field("number", &self.number)
            .field("seat", &self.seat)
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}

super::statements::statements! {
    /// All events of a match ($1), in order.
    pub(super) OF_MATCH = "select number, seat, kind, data, at, clock, interaction from events where match_id = $1 order by number";

    /// Adds an event.
    ///
    /// # Errors
    /// [`super::error::Error::Taken`] if the number is taken, or the interaction has caused an
    /// event before.
    pub write fn add_event(id: &MatchId, event: &EventRow) =
        "insert into events (match_id, number, seat, kind, data, at, interaction, clock) values ($1, $2, $3, $4, $5, $6, $7, $8)",
        id, event.number, event.seat.map(i64::from), &event.kind, &event.data, event.at,
        event.interaction, event.clock;

    /// When an event happened; `None` if no event has this number.
    pub read fn happened_at(id: &MatchId, number: i64) -> Option<Timestamp> =
        "select at from events where match_id = $1 and number = $2";

    /// Sets the match's last event, and `due`, when the scheduler is to look at it; returns the
    /// match's new version.
    pub write fn advance(id: &MatchId, number: i64, due: Option<Timestamp>) -> i64 =
        "update matches set number = $2, due = $3, warned = null, version = version + 1 where id = $1
        returning version";

    /// Deletes the interaction ids of at most `limit` events before `latest`, which are too old to
    /// be repeated; returns their number.
    pub write fn forget_interactions(latest: Timestamp, limit: i64) -> u64 =
        "update events set interaction = null where (match_id, number) in (
        select match_id, number from events where interaction is not null and at < $1 order by at limit $2)";
}
