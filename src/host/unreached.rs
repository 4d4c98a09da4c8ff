//! Clocks of players whom the bot cannot call: neither at the table nor in direct messages.
//!
//! Such a clock is held: it stands still while its match waits for the seat. Nothing else is
//! stored, so that any program that knows clocks knows it. It runs again when a call arrives, when
//! the player looks at the match, and with the player's turn.

use super::matches::Host;
use super::record::Record;
use super::reminding::{self, Held, rescheduled};
use super::sitting::Sitting;
use crate::store::ids::{MatchId, UserId};
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::time::Timestamp;
use crate::store::{Error, Writing, transact};
use tavolino_games::game::Seat;

impl Sitting {
    /// Whether the clock is held: it stands still though the match waits for a person who is here.
    #[must_use]
    pub(super) fn is_held(&self) -> bool {
        let is_here = self.person.is_some() && self.away.is_none();
        is_here && self.waits.is_some() && self.clock.bank.is_some() && self.clock.runs.is_none()
    }
}

impl Record {
    /// Whether the clock of a seat is held, because its holder could not be called.
    #[must_use]
    pub fn is_held(&self, seat: Seat) -> bool {
        let sitting = self.seats.get(seat.index()).filter(|_| self.is_running());
        sitting.is_some_and(Sitting::is_held)
    }
}

impl Host {
    /// Holds the clock of a player whom Discord let the bot reach nowhere, and has the others read
    /// it; `calls`: with a call that is tried until it arrives.
    pub async fn hold_clock(
        &self,
        id: &MatchId,
        person: UserId,
        calls: bool,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact!(self.store, |tx| {
            let Some(held) = held(tx, id, person).await? else {
                return Ok(());
            };
            let stopped = Sitting {
                clock: held.sitting.clock.stopped(now),
                ..held.sitting
            };
            if !held.sitting.is_held() && stopped.is_held() {
                let again = calls.then(|| NewNotice::call_again(held.number, now));
                store(tx, &held, stopped, again, now).await?;
            }
            Ok(())
        })
    }

    /// Lets a held clock run again: its player was called, or looked at the match.
    pub async fn release_clock(
        &self,
        id: &MatchId,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact!(self.store, |tx| {
            if let Some(held) = held(tx, id, person).await?
                && held.sitting.is_held()
            {
                store(tx, &held, held.sitting.following(now), None, now).await?;
            }
            Ok(())
        })
    }
}

/// The seat of a person in a running match.
async fn held(
    writing: &mut Writing<'_>,
    id: &MatchId,
    person: UserId,
) -> Result<Option<Held>, Error> {
    let all = reminding::read(writing.held_by(person).await?);
    Ok(all.into_iter().find(|held| held.match_id == *id))
}

/// Stores a seat whose clock has stopped or runs again, and shows it.
async fn store(
    writing: &mut Writing<'_>,
    held: &Held,
    after: Sitting,
    again: Option<NewNotice>,
    now: Timestamp,
) -> Result<(), Error> {
    let after = rescheduled(after, &held.preferences, now);
    writing.keep_time(&held.match_id, &[after.row()]).await?;
    let panel = NewNotice::new(held.number, NoticeKind::Panel, Audience::Table, now);
    let notices: Vec<NewNotice> = again.into_iter().chain([panel]).collect();
    writing.notify(&held.match_id, &notices).await
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::host::clock::Clock;
    use crate::host::sitting::Sitter;

    #[test]
    fn a_held_clock_keeps_its_time_whatever_others_do() {
        let hour = Duration::from_hours(1);
        let (began, later) = (Timestamp(0), Timestamp(0).after(hour));
        let mut sitting = Sitting::new(Seat(1), Sitter::Person(UserId(1)));
        sitting.clock = Clock::of(Some(hour * 3));
        sitting.waits = Some(began);
        let runs = sitting.following(began);
        assert!(!runs.is_held());
        let held = Sitting {
            clock: runs.clock.stopped(later),
            ..runs
        };
        assert!(held.is_held());
        assert_eq!(held.clock.left(later.after(hour)), held.clock.left(later));
        assert_eq!(held.clock.deadline(), None);
        // With the vacation of its holder it is no longer held, but stopped.
        let away = Sitting {
            away: Some(later),
            ..held
        };
        assert!(!away.is_held());
        let again = held.following(later.after(hour));
        assert_eq!(again.clock.deadline(), Some(later.after(hour * 3)));
    }
}
