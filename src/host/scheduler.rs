//! Time passing, with nobody looking: clocks that run out, matches nobody plays, time the program lost.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;

use super::{Closed, Deed, Doer, Error, Host, MatchId, NoticeKind, State, Timestamp};
use crate::game::Seat;
use crate::store::Error as StoreError;

/// How long a match without clocks may lie before its people are warned, and how long they have then (issue 4).
pub(super) const QUIET: Duration = Duration::from_hours(21 * 24);
const GRACE: Duration = Duration::from_hours(9 * 24);

/// How long a lobby waits for people.
pub(super) const LOBBY: Duration = Duration::from_hours(30 * 24);

/// A pulse missed for longer than this is an outage: time that is given back.
const MISSED: Duration = Duration::from_secs(30);

/// Time given back that shows on clocks of hours and days.
const VISIBLE: Duration = Duration::from_mins(10);

/// What is looked at in one go.
const GLANCE: i64 = 100;

impl Host {
    /// The program begins to work: all time since it was last known to is given back.
    pub async fn wake(&self, now: Timestamp) -> Result<(), Error> {
        self.mind(now, Duration::ZERO).await
    }

    /// The program is at work. If it has not been for a while, cut off or asleep, that time is given back.
    pub async fn beat(&self, now: Timestamp) -> Result<(), Error> {
        self.mind(now, MISSED).await
    }

    async fn mind(&self, now: Timestamp, tolerance: Duration) -> Result<(), Error> {
        let pulse = self.store.pulse().await?;
        let lost = pulse.filter(|pulse| pulse.until(now) > tolerance);
        let mut writing = self.store.write().await?;
        if let Some(began) = lost {
            writing.give_back(began, now).await?;
            // Nobody sees on a panel whether some minutes were added to some days.
            let lost = began.until(now);
            if lost > MISSED {
                writing.show_clocks(lost <= VISIBLE, now).await?;
            }
        }
        writing.beat(now).await?;
        writing.commit().await?;
        if lost.is_some() {
            self.forget_all().await;
            self.news.notify_one();
        }
        Ok(())
    }

    /// Does everything time has brought by now. What goes wrong with one match is given back and stops no other.
    pub async fn tend(&self, now: Timestamp) -> Result<Vec<(MatchId, Error)>, StoreError> {
        let mut wrong = Vec::new();
        self.end_vacations(now).await?;
        loop {
            let up = self.store.out_of_time(now, GLANCE).await?;
            let mut done = 0;
            for (id, seat) in &up {
                let doer = Doer::Clock(Seat(*seat));
                match unless_it_panics(self.act(id, doer, Deed::TimeUp, None, now)).await {
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
            let due = self.store.to_look_after(now, GLANCE).await?;
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

    /// Looks after a match nobody plays: its people are warned, then it is closed. A lobby nobody starts is called off.
    async fn look_after(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        let slot = self.slot(id);
        let mut kept = slot.lock().await;
        let record = self.fill(id, &mut kept).await?;
        if record.is_running() && record.row.warned.is_none() {
            let mut writing = self.store.write().await?;
            let closes = now.after(GRACE);
            writing.look_after(id, Some(closes), Some(now)).await?;
            for kind in [NoticeKind::Panel, NoticeKind::Warn] {
                let number = record.row.number;
                writing
                    .notify(id, number, kind, Host::EVERYONE, now)
                    .await?;
            }
            writing.commit().await?;
            *kept = None;
            self.news.notify_one();
            return Ok(());
        }
        drop(kept);
        if record.row.state == State::Lobby {
            return self.call_off(id, now).await;
        }
        // If somebody plays at this very moment, the event numbered next is theirs.
        let shown = Some(record.row.number);
        self.act(id, Doer::House, Deed::Abandon, shown, now)
            .await
            .map(drop)
    }
}

/// A mistake about one match must not keep the time from all others.
async fn unless_it_panics<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.unwrap_or(Err(Error::Panicked))
}

impl super::Record {
    /// When a lobby is called off, if nobody starts it.
    #[must_use]
    pub fn lobby_ends(&self) -> Timestamp {
        self.row.opened_at.after(LOBBY)
    }

    /// When it will be closed, if its people have been warned and nobody plays.
    #[must_use]
    pub fn closes(&self) -> Option<Timestamp> {
        self.row.warned.map(|warned| warned.after(GRACE))
    }

    /// Why it ended without a result, if it did.
    #[must_use]
    pub fn closed(&self) -> Option<Closed> {
        self.row.closed
    }
}
