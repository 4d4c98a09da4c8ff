//! Matches whose records do not replay: set aside unchanged, and restored by a program that replays
//! them.

use std::time::Instant;

use super::clock::Clock;
use super::command::{Actor, Command};
use super::error::Error;
use super::lifetimes::GRACE;
use super::matches::Host;
use super::record::Broken;
use super::reminding::{self, Held, rescheduled};
use super::replaying::replayed;
use super::sitting::Sitting;
use crate::pool::JobClass;
use crate::store::aside::Aside;
use crate::store::ids::MatchId;
use crate::store::matches::State;
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::time::Timestamp;
use crate::store::transact;

/// Matches read in one query.
const BATCH: i64 = 100;

/// The result of replaying every running match and every match set aside.
#[derive(Debug, Default)]
pub struct Inspection {
    /// The matches that no longer replay, now set aside, with the reason.
    pub aside: Vec<(MatchId, Broken)>,
    /// The matches set aside earlier that still do not replay, with the reason.
    pub still: Vec<(MatchId, Broken)>,
    /// The matches that replay again and are running again.
    pub back: Vec<MatchId>,
}

impl Host {
    /// Replays every match set aside and every running one, using at most half of one core. Matches
    /// that replay again run on with the time they lost given back; matches that do not replay are
    /// set aside.
    ///
    /// # Errors
    /// The database failed.
    pub async fn inspect(&self, now: Timestamp) -> Result<Inspection, Error> {
        let mut inspection = self.try_again(now).await?;
        let mut after = String::new();
        loop {
            let ids = self.store.running_after(&after, BATCH).await?;
            let Some(last) = ids.last() else {
                return Ok(inspection);
            };
            after = last.as_str().to_owned();
            for id in ids {
                let begun = Instant::now();
                if let Some(stored) = self.store.load(&id).await?
                    && let Err(broken) = replayed(stored, JobClass::Long).await
                {
                    self.set_aside(&id, &broken).await?;
                    inspection.aside.push((id, broken));
                }
                // Thousands of boards are replayed while people play.
                tokio::time::sleep(begun.elapsed()).await;
            }
        }
    }

    /// Replays every match set aside, and restores those that replay.
    ///
    /// # Errors
    /// The database failed.
    pub async fn try_again(&self, now: Timestamp) -> Result<Inspection, Error> {
        let mut inspection = Inspection::default();
        let mut after = String::new();
        loop {
            let asides = self.store.aside(&after, BATCH).await?;
            let Some(last) = asides.last() else {
                return Ok(inspection);
            };
            after = last.id.as_str().to_owned();
            for aside in asides {
                let begun = Instant::now();
                match self.bring_back(&aside, now).await? {
                    Ok(()) => inspection.back.push(aside.id),
                    Err(broken) => {
                        // Stores the reason this program gives.
                        self.set_aside(&aside.id, &broken).await?;
                        inspection.still.push((aside.id, broken));
                    }
                }
                tokio::time::sleep(begun.elapsed()).await;
            }
        }
    }

    /// Restores a match to its former state, with the lost time given back, if it replays.
    async fn bring_back(&self, aside: &Aside, now: Timestamp) -> Result<Result<(), Broken>, Error> {
        let id = &aside.id;
        let Some(mut stored) = self.store.load(id).await? else {
            return Ok(Ok(()));
        };
        // Earlier programs stored no former state: only started matches were set aside then.
        let started = stored.row.deal.is_some();
        let usual = if started {
            State::Running
        } else {
            State::Lobby
        };
        let state = stored.row.aside_from.unwrap_or(usual);
        stored.row.state = state;
        let record = match replayed(stored, JobClass::Long).await {
            Ok(record) => record,
            Err(broken) => return Ok(Err(broken)),
        };
        let lost = aside.since.map_or(0, |since| (now.0 - since.0).max(0));
        let later = |at: Timestamp| Timestamp(at.0 + lost);
        let warned = record.row.warned.map(later);
        let due = match (state, warned) {
            (State::Lobby, _) => Some(later(record.lobby_ends())),
            (_, Some(warned)) => Some(warned.after(GRACE)),
            _ => record.due(now),
        };
        let is_back = transact!(self.store, |tx| {
            if tx.version(id).await? != record.row.version {
                // Another process is restoring the match.
                return Ok::<_, Error>(false);
            }
            tx.bring_back(id, state, due, warned).await?;
            if state == State::Running {
                let held = reminding::read(tx.held_in(id).await?);
                let seats = held.iter().map(|held| resumed(held, lost, now).row());
                tx.keep_time(id, &seats.collect::<Vec<_>>()).await?;
                let panel =
                    NewNotice::new(record.row.number, NoticeKind::Panel, Audience::Table, now);
                tx.notify(id, &[panel]).await?;
            }
            Ok(true)
        });
        if is_back? && state == State::Running {
            self.leave_for_erased(id, now).await?;
        }
        Ok(Ok(()))
    }

    /// Makes the people erased while the match was set aside leave it.
    async fn leave_for_erased(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        let record = self.look(id).await?;
        for seat in record.staying().iter().filter(|seat| record.is_gone(*seat)) {
            let left = self.act(id, Actor::Computer(seat), Command::Leave, None, now);
            match left.await {
                // The game has ended meanwhile.
                Ok(_) | Err(Error::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// The seat after a stop of `lost` milliseconds.
fn resumed(held: &Held, lost: i64, now: Timestamp) -> Sitting {
    let clock = held.sitting.clock;
    let clock = Clock {
        runs: clock.runs.map(|runs| Timestamp(runs.0 + lost)),
        ..clock
    };
    let sitting = Sitting {
        clock,
        ..held.sitting
    };
    rescheduled(sitting.following(now), &held.preferences, now)
}
