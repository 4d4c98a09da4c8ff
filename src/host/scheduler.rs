//! What is done as time passes, with nobody asking: clocks that run out, matches nobody plays, time lost in outages.

use std::collections::HashSet;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;

use super::command::{Actor, Command};
use super::error::Error;
use super::lifetimes::GRACE;
use super::matches::Host;
use super::notice::{self, Audience};
use crate::store::ids::MatchId;
use crate::store::matches::State;
use crate::store::outbox::NoticeKind;
use crate::store::shards::Shard;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, retry, transact};
use tavolino_games::game::Seat;

/// Without a heartbeat for longer than this there was an outage: its time is given back.
const MISSED: Duration = Duration::from_secs(30);

/// Time given back that shows on clocks of hours and days.
const VISIBLE: Duration = Duration::from_mins(10);

/// Clocks that run out so soon show how little was given back: those of live games.
const BRIEF: Duration = Duration::from_hours(1);

/// So many clocks are shown anew at each heartbeat, so long after each other, beside what people play meanwhile.
const SHOWN: i64 = 30;
const APART: Duration = Duration::from_millis(300);

/// Rows read in one go.
const AT_ONCE: i64 = 100;

/// How long it is kept what was told, and by which taps something was done: much longer than Discord delivers anything a
/// second time.
const KEPT: Duration = Duration::from_hours(24);

/// The same of what Discord would not take.
const REFUSED: Duration = Duration::from_hours(30 * 24);

/// Rows forgotten in one go, so that nobody waits for it.
const FORGOTTEN: i64 = 500;

impl Host {
    /// A shard that nobody served is served from now on: all time since it was last known to be is given back.
    pub async fn resume(&self, shard: Shard, now: Timestamp) -> Result<(), Error> {
        Ok(self.give_back(shard, now, Duration::ZERO).await?)
    }

    /// A shard is being served. If it has not been for a while, cut off or asleep, that time is given back.
    pub async fn heartbeat(&self, shard: Shard, now: Timestamp) -> Result<(), Error> {
        Ok(self.give_back(shard, now, MISSED).await?)
    }

    /// The clock was put forward by so much: nobody was away, so nothing is given back, and much may be due.
    pub async fn skip(&self, skipped: Duration) -> Result<(), Error> {
        let skipped = skipped.as_millis() as i64;
        transact!(self.store, |tx| tx.skip(skipped).await)?;
        // What was to be done later is due.
        self.store.announce();
        Ok(())
    }

    /// Gives back the time since the last heartbeat, if that is longer ago than `tolerance`, and records another.
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
                // Nobody sees on a panel whether some minutes were added to some days.
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

    /// Forgets some of what nothing asks for any more; whether there may be more of it.
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

    /// Does everything that is due by now on the servers of a shard. What goes wrong with one match is returned the first time, and stops no other: it
    /// is tried again after growing pauses.
    pub async fn run_due(
        &self,
        shard: Shard,
        now: Timestamp,
    ) -> Result<Vec<(MatchId, Error)>, StoreError> {
        let mut wrong = Vec::new();
        // People are on many servers: one looks after them for all.
        let is_first = shard.number == 0;
        if is_first {
            self.end_vacations(now).await?;
        }
        // What fails rests for a while, so each round has others. What is refused for the first time does not: a turn was
        // quicker, or another seat whose time was up as well, and mostly nothing is due any more.
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

    /// Writes down whether what was due for a match was done.
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
        // If it was refused, a turn was first.
        if in_a_row == 1 && !matches!(error, Error::Refused(_)) {
            wrong.push((id.clone(), error));
        }
        Ok(())
    }

    /// Looks after a match nobody plays: its people are warned, then it is closed. A lobby nobody starts is cancelled.
    async fn look_after(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        let slot = self.slot(id);
        let mut kept = slot.lock().await;
        let record = self.fill(id, &mut kept).await?;
        if record.is_running() && record.warned.is_none() {
            let closes = now.after(GRACE);
            let notices = [NoticeKind::Panel, NoticeKind::Warn]
                .map(|kind| notice::new(record.number, kind, Audience::Table, now));
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
        // If somebody plays at this very moment, the event numbered next is theirs.
        let shown = Some(record.number);
        self.act(id, Actor::Host, Command::Abandon, shown, now)
            .await
            .map(drop)
    }
}

/// Has the next panels brought up to date whose clocks show another time since an outage.
async fn show_some(writing: &mut Writing<'_>, now: Timestamp) -> Result<(), StoreError> {
    let clocks = writing.take_clocks(SHOWN).await?;
    for (nth, (id, number)) in (0..).zip(clocks) {
        let due = now.after(APART * nth);
        let panel = notice::new(number, NoticeKind::Panel, Audience::Table, due);
        writing.notify(&id, &[panel]).await?;
    }
    Ok(())
}

fn is_refused(tried: &Result<(), Error>) -> bool {
    matches!(tried, Err(Error::Refused(_)))
}

/// A mistake about one match must not keep the time from all others.
async fn unless_it_panics<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.unwrap_or(Err(Error::Panicked))
}
