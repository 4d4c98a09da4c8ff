//! Delivery of stored notices: in order within a match, with retries, across restarts.
//!
//! A message is a function of its match, so a delivery brings the message up to date, and several
//! pending refreshes are one. A new message carries a nonce, so that an attempt repeated after a
//! crash does not post it twice.

mod absent;
mod agreements;
mod calls;
pub mod champions;
pub mod contests;
pub mod dailies;
mod delivery;
pub mod digests;
mod direct_panels;
mod due;
mod ending;
pub mod greetings;
mod hand;
pub mod ladders;
pub mod leagues;
mod lobby;
pub mod looking_lists;
mod messages;
mod news;
mod panel;
mod ping;
mod place;
mod problem;
mod refused;
mod reminders;
mod restored;
mod rooms;
mod series;
mod setter;
pub mod weeks;
mod wire;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;
use tracing::error;

use self::delivery::Delivery;
use self::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::{Data, Departures, LiveMessages};
use crate::discord::rest::Rest;
use crate::host::{Host, MatchId, Notice, StoreError, Timestamp};
use crate::tasks::{Task, changed_or};

/// Maximum number of matches with a delivery under way.
const MAX_MATCHES: usize = 16;

/// Maximum number of notices read in one query.
const BATCH: i64 = 128;

/// Pause after a failed database call, 1 s.
const DATABASE_RETRY: Duration = Duration::from_secs(1);

/// The delivery of due notices.
#[derive(Debug)]
pub struct Outbox {
    host: Arc<Host>,
    rest: Rest,
    live_messages: Arc<LiveMessages>,
    departures: Arc<Departures>,
    started: Timestamp,
    /// Matches with a delivery under way; a second delivery would break the order of their notices.
    busy: Mutex<HashSet<MatchId>>,
    freed: Notify,
    deliveries: TaskTracker,
}

impl Outbox {
    /// Creates the outbox of a process.
    pub fn new(data: &Data) -> Arc<Outbox> {
        Arc::new(Outbox {
            host: Arc::clone(&data.host),
            rest: data.rest.clone(),
            live_messages: Arc::clone(&data.live_messages),
            // Asked about those who are called; lists ask by themselves.
            departures: Arc::default(),
            started: now(),
            busy: Mutex::default(),
            freed: Notify::new(),
            deliveries: TaskTracker::new(),
        })
    }

    /// Delivers until the task is to stop, then finishes the deliveries under way.
    pub async fn run(self: Arc<Outbox>, task: Task) {
        let mut news = self.host.store().news();
        let mut poll = task.poll("notices not read", self.host.poll_interval());
        loop {
            let now = now();
            let next = self.start_due(now).await;
            let pause = next.map(|next| next.map(|next| now.until(next)));
            let woken = changed_or(&mut news, self.freed.notified());
            if !poll.pause_after(pause, woken).await {
                break;
            }
        }
        self.deliveries.close();
        self.deliveries.wait().await;
    }

    /// Starts the deliveries that are due by `now`, up to the limit. Returns when the next notice
    /// is due after that.
    async fn start_due(
        self: &Arc<Outbox>,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        // Notices of busy matches must not fill the batch.
        let busy = self.busy();
        if busy.len() < MAX_MATCHES {
            let outbox = self.host.outbox();
            let mut due = outbox.due(now, BATCH, &busy).await?;
            if !due.is_empty() {
                // What fell due in an outage waits until its time was given back.
                let unserved = self.host.unserved(now).await?;
                if !unserved.is_empty() {
                    due = outbox.due_without(now, BATCH, &busy, &unserved).await?;
                }
            }
            self.dispatch(due).await?;
        }
        self.host.outbox().next_due(now).await
    }

    /// The matches with a delivery under way.
    fn busy(&self) -> Vec<MatchId> {
        let busy = self.busy.lock();
        busy.iter().cloned().collect()
    }

    /// Starts a delivery for each match that has notices and no delivery under way, earliest notice
    /// first, up to the limit. A notice that is due later, such as that of a turn played now,
    /// therefore waits only for deliveries under way.
    async fn dispatch(self: &Arc<Outbox>, due: Vec<Notice>) -> Result<(), StoreError> {
        let mut by_match: Vec<(MatchId, Vec<Notice>)> = Vec::new();
        for notice in due {
            let of_match = by_match.iter_mut().find(|(id, _)| *id == notice.match_id);
            match of_match {
                Some((_, notices)) => notices.push(notice),
                None => by_match.push((notice.match_id.clone(), vec![notice])),
            }
        }
        let busy = self.busy();
        by_match.retain(|(id, _)| !busy.contains(id));
        by_match.truncate(MAX_MATCHES.saturating_sub(busy.len()));
        let ids = by_match.iter().map(|(id, _)| id.clone()).collect();
        let leased = self.host.leases().take_deliveries(ids).await?;
        for (id, due) in by_match {
            if leased.contains(&id) && self.mark_busy(id.clone()) {
                let outbox = Arc::clone(self);
                self.deliveries
                    .spawn(async move { outbox.deliver(id, &due).await });
            }
        }
        Ok(())
    }

    /// Marks a match as busy. Returns `false` if a delivery is under way already.
    fn mark_busy(&self, id: MatchId) -> bool {
        let mut busy = self.busy.lock();
        busy.insert(id)
    }

    async fn deliver(&self, id: MatchId, due: &[Notice]) {
        let wire = Wire::new(&self.rest);
        match Delivery::of_match(
            &self.host,
            wire,
            (&self.live_messages, &self.departures),
            self.started,
            &id,
            due,
        )
        .await
        {
            Ok(delivery) => delivery.run().await,
            Err(error) => {
                error!(game = %id, "notices not read: {error}");
                tokio::time::sleep(DATABASE_RETRY).await;
            }
        }
        // If this fails, the lease expires by itself.
        if let Err(error) = self.host.leases().release_deliveries(&id).await {
            error!(game = %id, "delivery lease not released: {error}");
        }
        let mut busy = self.busy.lock();
        busy.remove(&id);
        drop(busy);
        self.freed.notify_one();
    }
}
