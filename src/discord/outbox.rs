//! Delivers notices after they are stored: in order within a match, with patience, across restarts.
//!
//! A message is a function of its match, so delivering means "bring it up to date": several pending refreshes are one.
//! What creates a message carries a nonce, so that an attempt repeated after a crash does not post twice.

mod agreements;
mod delivery;
mod direct_panels;
mod hand;
mod lobby;
mod messages;
mod panel;
mod ping;
mod place;
mod problem;
mod reminders;
mod rooms;
mod warning;
mod wire;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::error;

use self::delivery::Delivery;
use self::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::data::Data;
use crate::discord::live_messages::readers::Following;
use crate::discord::rest::Rest;
use crate::host::{Host, MatchId, Notice, StoreError, Timestamp};

/// Matches delivered to at once.
const AT_ONCE: usize = 16;

/// Notices read in one go.
const BATCH: i64 = 128;

/// The pause after the database failed.
const PAUSE: Duration = Duration::from_secs(1);

/// The notices that are to be delivered, and the deliveries under way.
#[derive(Debug)]
pub struct Outbox {
    host: Arc<Host>,
    rest: Rest,
    following: Arc<Following>,
    started: Timestamp,
    /// Matches being delivered to now, so that each has its notices in order.
    busy: Mutex<HashSet<MatchId>>,
    freed: Notify,
    deliveries: TaskTracker,
}

impl Outbox {
    /// The outbox of a host.
    pub fn new(data: &Data) -> Arc<Outbox> {
        Arc::new(Outbox {
            host: Arc::clone(&data.host),
            rest: data.rest.clone(),
            following: Arc::clone(&data.following),
            started: now(),
            busy: Mutex::default(),
            freed: Notify::new(),
            deliveries: TaskTracker::new(),
        })
    }

    /// Delivers until `stop` is cancelled, then finishes the deliveries that were begun; calls `round` in each iteration.
    pub async fn run(self: Arc<Outbox>, round: impl Fn() + Send, stop: CancellationToken) {
        let mut news = self.host.news();
        let mut is_well = true;
        loop {
            let now = now();
            let next = self.look(now).await;
            round();
            let longest = self.host.poll_interval();
            let was_well = std::mem::replace(&mut is_well, next.is_ok());
            let sleep = match next {
                Ok(next) => next.map_or(longest, |next| now.until(next).min(longest)),
                Err(error) => {
                    if was_well {
                        error!("notices cannot be read: {error}");
                    }
                    PAUSE
                }
            };
            tokio::select! {
                Ok(()) = news.changed() => {}
                () = self.freed.notified() => {}
                () = tokio::time::sleep(sleep) => {}
                () = stop.cancelled() => break,
            }
        }
        self.deliveries.close();
        self.deliveries.wait().await;
    }

    /// Begins what is due by now, as far as there is room; when the next notice is due after that.
    async fn look(self: &Arc<Outbox>, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        // Those that are being delivered to keep nobody else's from being read.
        let busy = self.busy();
        if busy.len() < AT_ONCE {
            let due = self.host.outbox().due(now, BATCH, &busy).await?;
            self.dispatch(due).await?;
        }
        self.host.outbox().next_due(now).await
    }

    /// The matches that are being delivered to.
    fn busy(&self) -> Vec<MatchId> {
        let busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        busy.iter().cloned().collect()
    }

    /// Starts a delivery for each match that has notices and is not being delivered to, in the order in which they are due,
    /// while there is room. What is due later, such as a turn played now, so waits for none that is not under way.
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
        by_match.truncate(AT_ONCE.saturating_sub(busy.len()));
        let wanted = by_match.iter().map(|(id, _)| id.clone()).collect();
        let taken = self.host.leases().take_deliveries(wanted).await?;
        for (id, due) in by_match {
            if taken.contains(&id) && self.begin(id.clone()) {
                let outbox = Arc::clone(self);
                self.deliveries
                    .spawn(async move { outbox.deliver(id, &due).await });
            }
        }
        Ok(())
    }

    /// From now on a match is being delivered to; whether it was not.
    fn begin(&self, id: MatchId) -> bool {
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        busy.insert(id)
    }

    async fn deliver(&self, id: MatchId, due: &[Notice]) {
        let wire = Wire { rest: &self.rest };
        match Delivery::of_match(&self.host, wire, &self.following, self.started, &id, due).await {
            Ok(delivery) => delivery.run().await,
            Err(error) => {
                error!(game = %id, "notices cannot be read: {error}");
                tokio::time::sleep(PAUSE).await;
            }
        }
        // Otherwise it ends by itself.
        if let Err(error) = self.host.leases().release_deliveries(&id).await {
            error!(game = %id, "deliveries cannot be ended: {error}");
        }
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        busy.remove(&id);
        drop(busy);
        self.freed.notify_one();
    }
}
