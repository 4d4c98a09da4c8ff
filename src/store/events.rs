//! What happened in a match, event by event.

use super::database::Writing;
use super::error::Result;
use super::ids::{InteractionId, MatchId};
use super::time::Timestamp;

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Event {
    /// Its number, from 1.
    pub number: i64,
    /// The seat it is of, if it is a seat's.
    pub seat: Option<u8>,
    /// What kind it is.
    pub kind: String,
    /// What else there is to say about it, as a JSON object.
    pub data: Option<String>,
    /// When.
    pub at: Timestamp,
    /// What the seat's clock showed, in milliseconds, where it has one.
    pub clock: Option<i64>,
    /// The interaction it came by.
    pub interaction: Option<InteractionId>,
}

/// All events of a match ($1), in order.
pub(super) const OF_MATCH: &str = "select number, seat, kind, data, at, clock, interaction from events where match_id = $1 order by number";

impl Writing<'_> {
    /// Adds an event, after which the match is to be looked after at `due`. It is
    /// [`super::error::Error::Taken`] if another one was first, or if the tap was seen before.
    pub async fn add_event(
        &mut self,
        id: &MatchId,
        event: &Event,
        due: Option<Timestamp>,
    ) -> Result<()> {
        sqlx::query(
            "insert into events (match_id, number, seat, kind, data, at, interaction, clock) values ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(id)
        .bind(event.number)
        .bind(event.seat)
        .bind(&event.kind)
        .bind(&event.data)
        .bind(event.at)
        .bind(event.interaction)
        .bind(event.clock)
        .execute(&mut *self.tx)
        .await?;
        sqlx::query("update matches set number = $2, due = $3, warned = null where id = $1")
            .bind(id)
            .bind(event.number)
            .bind(due)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
