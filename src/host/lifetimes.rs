//! Lifetimes of matches that nobody plays.

use std::time::Duration;

use super::record::Record;
use crate::store::matches::{Closed, Pace};
use crate::store::time::Timestamp;

/// Idle time of a match without clocks before its players are warned, 21 days (issue 4).
const IDLE: Duration = Duration::from_hours(21 * 24);

/// Time from that warning to the closing of the match, 9 days.
pub(super) const GRACE: Duration = Duration::from_hours(9 * 24);

/// Lifetime of a lobby, 7 days; it is then cancelled.
const LOBBY: Duration = Duration::from_hours(7 * 24);

/// Time after which the opener of a lobby that nobody joined is reminded of it, 2 days.
pub(super) const LOBBY_REMINDER: Duration = Duration::from_hours(2 * 24);

/// Time from that reminder to the cancelling of the lobby, 5 days.
pub(super) const LOBBY_GRACE: Duration = LOBBY.saturating_sub(LOBBY_REMINDER);

impl Record {
    /// When the scheduler is to look at the match if nothing happens; `None` for a match with
    /// clocks.
    pub(super) fn due(&self, now: Timestamp) -> Option<Timestamp> {
        (self.is_running() && self.row.pace == Pace::None).then(|| now.after(IDLE))
    }

    /// When the lobby is cancelled unless it is started.
    #[must_use]
    pub fn lobby_ends(&self) -> Timestamp {
        self.row.opened_at.after(LOBBY)
    }

    /// When the match will be closed unless a player acts; `None` before its players are warned.
    #[must_use]
    pub fn closes(&self) -> Option<Timestamp> {
        self.row.warned.map(|warned| warned.after(GRACE))
    }

    /// The reason the match ended without a result, if it did.
    #[must_use]
    pub fn closed(&self) -> Option<Closed> {
        self.row.closed
    }
}
