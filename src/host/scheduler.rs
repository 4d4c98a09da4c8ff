//! The scheduler: expired clocks, idle matches, time lost in outages.

use std::collections::HashSet;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;

use super::command::{Actor, Command};
use super::error::Error;
use super::lifetimes::GRACE;
use super::matches::Host;
use crate::store::handover::shards::Shard;
use crate::store::ids::MatchId;
use crate::store::matches::State;
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, retry, transact};
use tavolino_games::game::Seat;

/// Longest gap between heartbeats, 30 s, that is no outage; the time of an outage is given back.
const MISSED: Duration = Duration::from_secs(30);

/// Outage length, 10 min, from which the time given back shows on clocks of hours and days.
const VISIBLE: Duration = Duration::from_mins(10);

/// Time left, 1 h, below which a clock shows also a short outage: clocks of live games.
const BRIEF: Duration = Duration::from_hours(1);

/// Panels updated at each heartbeat, and the pause between them, so that players are not delayed.
const SHOWN: i64 = 30;
const APART: Duration = Duration::from_millis(300);

/// Rows read in one query.
const AT_ONCE: i64 = 100;

/// Retention of delivered notices and interaction ids, 24 h: much longer than Discord repeats a delivery.
const KEPT: Duration = Duration::from_hours(24);

/// Retention of notices that Discord rejected, 30 days.
const REFUSED: Duration = Duration::from_hours(30 * 24);

/// Rows deleted in one transaction, so that no other transaction waits long.
const FORGOTTEN: i64 = 500;

impl Host {
    /// Gives back all time since a shard was last served, when a process begins to serve it.
    pub async fn resume(&self, shard: Shard, now: Timestamp) -> Result<(), Error> {
        Ok(self.give_back(shard, now, Duration::ZERO).await?)
    }

    /// Records that a shard is being served. A gap of more than 30 s, by a lost connection or a sleeping machine, is given
    /// back.
    pub async fn heartbeat(&self, shard: Shard, now: Timestamp) -> Result<(), Error> {
        Ok(self.give_back(shard, now, MISSED).await?)
    }

    /// Moves the clock forward: nobody was away, so no time is given back, and many tasks may become due.
    pub async fn skip(&self, skipped: Duration) -> Result<(), Error> {
        let skipped = skipped.as_millis() as i64;
        transact!(self.store, |tx| tx.skip(skipped).await)?;
        // Tasks of the skipped time are due.
        self.store.announce();
        Ok(())
    }

    /// Gives back the time since the last heartbeat if that is more than `tolerance` ago, and records a heartbeat.
    async fn give_back(
        &self,
        shard: Shard,
        now: Timestamp,
        tolerance: Duration,
    ) -> Result<(), StoreError> {
        let shows = retry!(self.store.has_clocks_to_show())?;
        transact!(self.store, |tx| {
            let heartbeat = tx.last_heartbeat(shard).await?;
            let lost = heartbeat.filter(|at| at.until(now) > tolerance);
            if let Some(began) = lost {
                tx.give_back(shard, began, now).await?;
                // A few minutes do not show on a clock of days.
                let lost = began.until(now);
                if lost > MISSED {
                    let all = lost > VISIBLE;
                    let until = if all {
                        Timestamp(i64::MAX)
                    } else {
                        now.after(BRIEF)
                    };
                    tx.show_clocks(until).await?;
                }
            }
            if shows || lost.is_some() {
                show_some(tx, now).await?;
            }
            tx.heartbeat(shard, now).await
        })
    }

    /// Deletes some outdated rows; returns whether there may be more.
    pub async fn tidy(&self, now: Timestamp) -> Result<bool, StoreError> {
        let latest = Timestamp(now.0.saturating_sub(KEPT.as_millis() as i64));
        let refused = Timestamp(now.0.saturating_sub(REFUSED.as_millis() as i64));
        transact!(self.store, |tx| {
            let told = tx.forget_notices(latest, refused, FORGOTTEN).await?;
            tx.forget_spent(&told, latest).await?;
            tx.forget_failures(latest).await?;
            let taps = tx.forget_taps(latest, FORGOTTEN).await?;
            let openings = tx.forget_openings(latest, FORGOTTEN).await?;
            let most = taps.max(openings).max(told.len() as u64);
            Ok(most >= FORGOTTEN.cast_unsigned())
        })
    }

    /// Carries out every due task of a shard's servers. A failing match stops no other: its error is returned the first
    /// time, and the task is tried again after growing pauses.
    pub async fn run_due(
        &self,
        shard: Shard,
        now: Timestamp,
    ) -> Result<Vec<(MatchId, Error)>, StoreError> {
        let mut wrong = Vec::new();
        // People are on many servers, so the first shard handles their tasks.
        let is_first = shard.number == 0;
        if is_first {
            self.end_vacations(now).await?;
        }
        // A failing task is postponed, so each round has other tasks. A task refused for the first time is not: a turn was
        // faster, or another seat's time was up too, and mostly nothing is due any more.
        let mut refused = HashSet::new();
        loop {
            let up = self.store.out_of_time(shard, now, AT_ONCE).await?;
            for (id, seat) in &up {
                let actor = Actor::Clock(Seat(*seat));
                let act = self.act(id, actor, Command::TimeUp, None, now);
                let tried = unless_it_panics(act).await.map(drop);
                if !is_refused(&tried) || !refused.insert((id.clone(), *seat)) {
                    self.note(id, tried, now, &mut wrong).await?;
                }
            }
            if up.is_empty() {
                break;
            }
        }
        let mut refused = HashSet::new();
        loop {
            let due = self.store.to_look_after(shard, now, AT_ONCE).await?;
            for id in &due {
                let tried = unless_it_panics(self.look_after(id, now)).await;
                if !is_refused(&tried) || !refused.insert(id.clone()) {
                    self.note(id, tried, now, &mut wrong).await?;
                }
            }
            if due.is_empty() {
                break;
            }
        }
        if is_first {
            self.remind_all(now).await?;
        }
        Ok(wrong)
    }

    /// Records the result of a match's due task.
    async fn note(
        &self,
        id: &MatchId,
        tried: Result<(), Error>,
        now: Timestamp,
        wrong: &mut Vec<(MatchId, Error)>,
    ) -> Result<(), StoreError> {
        let Err(error) = tried else {
            if retry!(self.store.has_failed(id))? {
                transact!(self.store, |tx| tx.recover(id).await)?;
            }
            return Ok(());
        };
        let why = error.to_string();
        let failed = transact!(self.store, |tx| tx.fail(id, &why, now).await);
        let in_a_row = failed?;
        // A refusal means that a turn was faster.
        if in_a_row == 1 && !matches!(error, Error::Refused(_)) {
            wrong.push((id.clone(), error));
        }
        Ok(())
    }

    /// Handles an idle match: warns its players, later closes it; cancels a lobby that nobody started.
    async fn look_after(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        let slot = self.slot(id);
        let mut kept = slot.lock().await;
        let record = self.fill(id, &mut kept).await?;
        if record.is_running() && record.warned.is_none() {
            let closes = now.after(GRACE);
            let notices = [NoticeKind::Panel, NoticeKind::Warn]
                .map(|kind| NewNotice::new(record.number, kind, Audience::Table, now));
            return transact!(self.store, |tx| {
                if tx.version(id).await? == record.version {
                    tx.look_after(id, Some(closes), Some(now)).await?;
                    tx.notify(id, &notices).await?;
                }
                Ok(())
            });
        }
        drop(kept);
        if record.state == State::Lobby {
            return self.cancel_lobby(id, now).await;
        }
        // An event stored at this moment takes the next number, and the closing is refused.
        let shown = Some(record.number);
        self.act(id, Actor::Host, Command::Abandon, shown, now)
            .await
            .map(drop)
    }
}

/// Updates the next panels whose clocks changed by an outage.
async fn show_some(writing: &mut Writing<'_>, now: Timestamp) -> Result<(), StoreError> {
    let clocks = writing.take_clocks(SHOWN).await?;
    for (nth, (id, number)) in (0..).zip(clocks) {
        let due = now.after(APART * nth);
        let panel = NewNotice::new(number, NoticeKind::Panel, Audience::Table, due);
        writing.notify(&id, &[panel]).await?;
    }
    Ok(())
}

fn is_refused(tried: &Result<(), Error>) -> bool {
    matches!(tried, Err(Error::Refused(_)))
}

/// Runs a task; a panic becomes [`Error::Panicked`], so that a bug in one match does not stop the others.
async fn unless_it_panics<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.unwrap_or(Err(Error::Panicked))
}
