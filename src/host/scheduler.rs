//! What is done as time passes, with nobody asking: clocks that run out, matches nobody plays, time lost in outages.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;

use super::command::{Actor, Command};
use super::error::Error;
use super::lifetimes::GRACE;
use super::matches::Host;
use super::notice::{self, Audience};
use crate::game::Seat;
use crate::store::Error as StoreError;
use crate::store::ids::MatchId;
use crate::store::matches::State;
use crate::store::outbox::NoticeKind;
use crate::store::time::Timestamp;

/// Without a heartbeat for longer than this there was an outage: its time is given back.
const MISSED: Duration = Duration::from_secs(30);

/// Time given back that shows on clocks of hours and days.
const VISIBLE: Duration = Duration::from_mins(10);

/// Rows read in one go.
const AT_ONCE: i64 = 100;

impl Host {
    /// The program begins to work: all time since it was last known to is given back.
    pub async fn resume(&self, now: Timestamp) -> Result<(), Error> {
        self.give_back(now, Duration::ZERO).await
    }

    /// The program is at work. If it has not been for a while, cut off or asleep, that time is given back.
    pub async fn heartbeat(&self, now: Timestamp) -> Result<(), Error> {
        self.give_back(now, MISSED).await
    }

    /// The clock was put forward by so much: nobody was away, so nothing is given back, and much may be due.
    pub async fn skip(&self, skipped: Duration) -> Result<(), Error> {
        if let Some(at) = self.store.last_heartbeat().await? {
            let mut writing = self.store.write().await?;
            writing.heartbeat(at.after(skipped)).await?;
            writing.commit().await?;
        }
        self.news.notify_one();
        Ok(())
    }

    /// Gives back the time since the last heartbeat, if that is longer ago than `tolerance`, and records another.
    async fn give_back(&self, now: Timestamp, tolerance: Duration) -> Result<(), Error> {
        let heartbeat = self.store.last_heartbeat().await?;
        let lost = heartbeat.filter(|at| at.until(now) > tolerance);
        let mut writing = self.store.write().await?;
        if let Some(began) = lost {
            writing.give_back(began, now).await?;
            // Nobody sees on a panel whether some minutes were added to some days.
            let lost = began.until(now);
            if lost > MISSED {
                let shown = writing.with_running_clocks(lost <= VISIBLE).await?;
                for (id, number) in shown {
                    let panel = notice::new(number, NoticeKind::Panel, Audience::Table, now);
                    writing.notify(&id, &[panel]).await?;
                }
            }
        }
        writing.heartbeat(now).await?;
        writing.commit().await?;
        if lost.is_some() {
            self.forget_all().await;
            self.news.notify_one();
        }
        Ok(())
    }

    /// Does everything that is due by now. What goes wrong with one match is returned, and stops no other.
    pub async fn run_due(&self, now: Timestamp) -> Result<Vec<(MatchId, Error)>, StoreError> {
        let mut wrong = Vec::new();
        self.end_vacations(now).await?;
        loop {
            let up = self.store.out_of_time(now, AT_ONCE).await?;
            let mut done = 0;
            for (id, seat) in &up {
                let actor = Actor::Clock(Seat(*seat));
                match unless_it_panics(self.act(id, actor, Command::TimeUp, None, now)).await {
                    Ok(_) => done += 1,
                    // A turn was first.
                    Err(Error::Refused(_)) => {}
                    Err(error) => wrong.push((id.clone(), error)),
                }
            }
            if done == 0 {
                break;
            }
        }
        loop {
            let due = self.store.to_look_after(now, AT_ONCE).await?;
            let mut done = 0;
            for id in &due {
                match unless_it_panics(self.look_after(id, now)).await {
                    Ok(()) => done += 1,
                    Err(error) => wrong.push((id.clone(), error)),
                }
            }
            if done == 0 {
                break;
            }
        }
        self.remind_all(now).await?;
        Ok(wrong)
    }

    /// Looks after a match nobody plays: its people are warned, then it is closed. A lobby nobody starts is cancelled.
    async fn look_after(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        let slot = self.slot(id);
        let mut kept = slot.lock().await;
        let record = self.fill(id, &mut kept).await?;
        if record.is_running() && record.warned.is_none() {
            let mut writing = self.store.write().await?;
            let closes = now.after(GRACE);
            writing.look_after(id, Some(closes), Some(now)).await?;
            let notices = [NoticeKind::Panel, NoticeKind::Warn]
                .map(|kind| notice::new(record.number, kind, Audience::Table, now));
            writing.notify(id, &notices).await?;
            writing.commit().await?;
            *kept = None;
            self.news.notify_one();
            return Ok(());
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

/// A mistake about one match must not keep the time from all others.
async fn unless_it_panics<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.unwrap_or(Err(Error::Panicked))
}
