//! How long matches live in which nobody does anything.

use std::time::Duration;

use super::record::Record;
use crate::store::matches::{Closed, Pace};
use crate::store::time::Timestamp;

/// How long a match without clocks may lie before its people are warned (issue 4).
const IDLE: Duration = Duration::from_hours(21 * 24);

/// How long they have then, before it is closed.
pub(super) const GRACE: Duration = Duration::from_hours(9 * 24);

/// How long a lobby waits for people.
pub(super) const LOBBY: Duration = Duration::from_hours(30 * 24);

impl Record {
    /// When the host is to look after it, if nothing happens: where no clock does.
    pub(super) fn due(&self, now: Timestamp) -> Option<Timestamp> {
        (self.is_running() && self.pace == Pace::None).then(|| now.after(IDLE))
    }

    /// When a lobby is cancelled, if nobody starts it.
    #[must_use]
    pub fn lobby_ends(&self) -> Timestamp {
        self.opened_at.after(LOBBY)
    }

    /// When it will be closed, if its people have been warned and nobody plays.
    #[must_use]
    pub fn closes(&self) -> Option<Timestamp> {
        self.warned.map(|warned| warned.after(GRACE))
    }

    /// Why it ended without a result, if it did.
    #[must_use]
    pub fn closed(&self) -> Option<Closed> {
        self.closed
    }
}
