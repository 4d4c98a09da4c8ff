//! The scheduler: expired clocks, idle matches, time lost in outages.

use std::collections::HashSet;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;

use super::command::{Actor, Command};
use super::error::Error;
use super::lifetimes::{GRACE, LOBBY_GRACE};
use super::looking;
use super::matches::Host;
use crate::store::handover::shards::Shard;
use crate::store::ids::MatchId;
use crate::store::matches::State;
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, retry, transact};
use tavolino_games::game::Seat;

/// Longest gap between heartbeats, 30 s, that is no outage; the time of an outage is given back.
const MAX_HEARTBEAT_GAP: Duration = Duration::from_secs(30);

/// Outage length, 10 min, from which the time given back shows on clocks of hours and days.
const VISIBLE_OUTAGE: Duration = Duration::from_mins(10);

/// Time left, 1 h, below which a clock shows also a short outage: clocks of live games.
const SHORT_CLOCK: Duration = Duration::from_hours(1);

/// Panels updated at each heartbeat, and the pause between them, so that players are not delayed.
const PANELS_PER_HEARTBEAT: i64 = 30;
const PANEL_INTERVAL: Duration = Duration::from_millis(300);

/// Rows read in one query.
const BATCH: i64 = 100;

/// Retention of delivered notices and interaction ids, 24 h: much longer than Discord repeats a
/// delivery.
const RETENTION: Duration = Duration::from_hours(24);

/// Retention of notices that Discord rejected, 30 days.
const REJECTED_RETENTION: Duration = Duration::from_hours(30 * 24);

/// Rows deleted in one transaction, so that no other transaction waits long.
const DELETE_BATCH: i64 = 500;

impl Host {
    /// Gives back all time since a shard was last served, when a process begins to serve it.
    pub async fn resume(&self, shard: Shard, now: Timestamp) -> Result<(), Error> {
        Ok(self.give_back(shard, now, Duration::ZERO).await?)
    }

    /// Records that a shard is being served. A gap of more than 30 s, by a lost connection or a
    /// sleeping machine, is given back.
    pub async fn heartbeat(&self, shard: Shard, now: Timestamp) -> Result<(), Error> {
        Ok(self.give_back(shard, now, MAX_HEARTBEAT_GAP).await?)
    }

    /// Moves the clock forward: nobody was away, so no time is given back, and many tasks may
    /// become due.
    pub async fn skip(&self, skipped: Duration) -> Result<(), Error> {
        let skipped = skipped.as_millis() as i64;
        transact!(self.store, |tx| tx.skip(skipped).await)?;
        self.beats.skip(skipped);
        // Tasks of the skipped time are due.
        self.store.announce();
        Ok(())
    }

    /// Gives back the time since the last heartbeat if that is more than `tolerance` ago, and
    /// records a heartbeat.
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
                if lost > MAX_HEARTBEAT_GAP {
                    let all = lost > VISIBLE_OUTAGE;
                    let until = if all {
                        Timestamp(i64::MAX)
                    } else {
                        now.after(SHORT_CLOCK)
                    };
                    tx.show_clocks(until).await?;
                }
            }
            if shows || lost.is_some() {
                update_some_panels(tx, now).await?;
            }
            tx.heartbeat(shard, now).await
        })?;
        let was_served = self.beats.record(shard, now, MAX_HEARTBEAT_GAP);
        if !was_served {
            // Notices have waited for it.
            self.store.announce();
        }
        Ok(())
    }

    /// The shards of this bot whose outage is not given back yet: messages about their matches wait
    /// for their heartbeat. Empty for a host that serves none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unserved(&self, now: Timestamp) -> Result<Vec<Shard>, StoreError> {
        let Some(range) = self.range.get() else {
            return Ok(Vec::new());
        };
        let of = range.of;
        let all = (0..of).map(|number| Shard { number, of });
        let all: Vec<Shard> = all
            .filter(|shard| !self.beats.is_fresh(*shard, now, MAX_HEARTBEAT_GAP))
            .collect();
        if all.is_empty() {
            return Ok(all);
        }
        let since = now.before(MAX_HEARTBEAT_GAP);
        retry!(self.store.unserved(all.clone(), since))
    }

    /// Whether the shard of direct messages, to which what is due to a person belongs, waits for
    /// its heartbeat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_first_unserved(&self, now: Timestamp) -> Result<bool, StoreError> {
        let unserved = self.unserved(now).await?;
        Ok(unserved.iter().any(|shard| shard.number == 0))
    }

    /// Deletes some outdated rows; returns whether there may be more.
    pub async fn tidy(&self, now: Timestamp) -> Result<bool, StoreError> {
        let latest = now.before(RETENTION);
        let refused = now.before(REJECTED_RETENTION);
        transact!(self.store, |tx| {
            let matches = tx.forget_notices(latest, refused, DELETE_BATCH).await?;
            tx.forget_spent(&matches, latest).await?;
            tx.forget_failures(latest).await?;
            looking::forget(tx, now).await?;
            let taps = tx.forget_interactions(latest, DELETE_BATCH).await?;
            let openings = tx.forget_openings(latest, DELETE_BATCH).await?;
            let most = taps.max(openings).max(matches.len() as u64);
            Ok(most >= DELETE_BATCH.cast_unsigned())
        })
    }

    /// Carries out every due task of a shard's servers. A failing match stops no other: its error
    /// is returned the first time, and the task is tried again after growing pauses.
    pub async fn run_due(
        &self,
        shard: Shard,
        now: Timestamp,
    ) -> Result<Vec<(MatchId, Error)>, StoreError> {
        let mut failures = Vec::new();
        // People are on many servers, so the first shard handles their tasks.
        let is_first = shard.number == 0;
        if is_first {
            self.end_vacations(now).await?;
            self.begin_days_off(now).await?;
        }
        // A failing task is postponed, so each round has other tasks. A task refused for the first
        // time is not: a turn was faster, or another seat's time was up too, and mostly nothing is
        // due any more.
        let mut refused = HashSet::new();
        loop {
            let expired = self.store.out_of_time(shard, now, BATCH).await?;
            for (id, seat) in &expired {
                let result = catch_panic(self.time_up(id, Seat(*seat as u8), now)).await;
                if !is_refused(&result) || !refused.insert((id.clone(), *seat)) {
                    self.record_result(id, result, now, &mut failures).await?;
                }
            }
            if expired.is_empty() {
                break;
            }
        }
        let mut refused = HashSet::new();
        loop {
            let due = self.store.to_look_after(shard, now, BATCH).await?;
            for id in &due {
                let result = catch_panic(self.look_after(id, now)).await;
                if !is_refused(&result) || !refused.insert(id.clone()) {
                    self.record_result(id, result, now, &mut failures).await?;
                }
            }
            if due.is_empty() {
                break;
            }
        }
        self.play_all_due(shard, now, &mut failures).await?;
        // Before the reminders: a morning call covers those that fall due with it.
        self.call_mornings(now).await?;
        self.remind_all(shard, now).await?;
        Ok(failures)
    }

    /// Plays every turn of a shard's matches that is due to be played by itself.
    async fn play_all_due(
        &self,
        shard: Shard,
        now: Timestamp,
        failures: &mut Vec<(MatchId, Error)>,
    ) -> Result<(), StoreError> {
        let mut before = Vec::new();
        loop {
            let due = retry!(self.store.due_turns(shard, now, BATCH))?;
            // A turn that stays due belongs to a match that failed a moment ago.
            if due.is_empty() || due == before {
                return Ok(());
            }
            for turn in &due {
                let result = catch_panic(self.play_due(turn, now)).await;
                self.record_result(&turn.match_id, result, now, failures)
                    .await?;
            }
            before = due;
        }
    }

    /// Records the result of a match's due task.
    async fn record_result(
        &self,
        id: &MatchId,
        result: Result<(), Error>,
        now: Timestamp,
        failures: &mut Vec<(MatchId, Error)>,
    ) -> Result<(), StoreError> {
        let Err(error) = result else {
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
            failures.push((id.clone(), error));
        }
        Ok(())
    }

    /// Handles an idle match: warns its players, later closes it; reminds the opener of a lobby,
    /// later cancels it.
    async fn look_after(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        let slot = self.slot(id);
        let mut cached = slot.lock().await;
        let record = self.fill(id, &mut cached).await?;
        if record.is_running() && record.row.warned.is_none() {
            let closes = now.after(GRACE);
            let notices = [NoticeKind::Panel, NoticeKind::Warn]
                .map(|kind| NewNotice::new(record.row.number, kind, Audience::Table, now));
            return transact!(self.store, |tx| {
                if tx.version(id).await? == record.row.version {
                    tx.look_after(id, Some(closes), Some(now)).await?;
                    tx.notify(id, &notices).await?;
                }
                Ok(())
            });
        }
        if record.row.state == State::Lobby && record.row.warned.is_none() {
            // Where others have joined, the message says nothing, and is not posted.
            let reminder = NewNotice::new(0, NoticeKind::Talk, Audience::Table, now);
            let ends = now.after(LOBBY_GRACE);
            return transact!(self.store, |tx| {
                if tx.version(id).await? == record.row.version {
                    tx.look_after(id, Some(ends), Some(now)).await?;
                    tx.notify(id, &[reminder]).await?;
                }
                Ok(())
            });
        }
        drop(cached);
        if record.row.state == State::Lobby {
            return self.cancel_lobby(id, now).await;
        }
        // An event stored at this moment takes the next number, and the closing is refused.
        let shown = Some(record.row.number);
        self.act(id, Actor::Host, Command::Abandon, shown, now)
            .await
            .map(drop)
    }
}

/// Updates the next panels whose clocks changed by an outage.
async fn update_some_panels(writing: &mut Writing<'_>, now: Timestamp) -> Result<(), StoreError> {
    let clocks = writing.take_clocks(PANELS_PER_HEARTBEAT).await?;
    for (nth, (id, number)) in (0..).zip(clocks) {
        let due = now.after(PANEL_INTERVAL * nth);
        let panel = NewNotice::new(number, NoticeKind::Panel, Audience::Table, due);
        writing.notify(&id, &[panel]).await?;
    }
    Ok(())
}

fn is_refused(result: &Result<(), Error>) -> bool {
    matches!(result, Err(Error::Refused(_)))
}

/// Runs a task; a panic becomes [`Error::Panicked`], so that a bug in one match does not stop the
/// others.
async fn catch_panic<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    let outcome = AssertUnwindSafe(work).catch_unwind().await;
    outcome.unwrap_or(Err(Error::Panicked))
}
