//! Delivers notices after they are stored: in order within a match, with patience, across restarts.
//!
//! A message is a function of its match, so delivering means "bring it up to date": several pending refreshes are one.
//! What creates a message carries a nonce, so that an attempt repeated after a crash does not post twice.

mod agreements;
mod computer;
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

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::Http;
use tokio::sync::{Notify, Semaphore};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::error;

use self::delivery::Delivery;
use crate::discord::clock::now;
use crate::discord::following::Following;
use crate::discord::thinking::Thinking;
use crate::host::{Host, MatchId, Notice, Timestamp};

/// Matches delivered to at once.
const AT_ONCE: usize = 16;

/// Notices read in one go.
const BATCH: i64 = 256;

/// The pause after the database failed.
const PAUSE: Duration = Duration::from_secs(1);

/// The longest sleep; nothing relies on it, it only bounds the damage of a missed wake-up.
const LONGEST_SLEEP: Duration = Duration::from_mins(1);

/// The notices that are to be delivered, and the deliveries under way.
#[derive(Debug)]
pub struct Outbox {
    host: Arc<Host>,
    http: Arc<Http>,
    following: Arc<Following>,
    thinking: Arc<Thinking>,
    started: Timestamp,
    /// Matches being delivered to now, so that each has its notices in order.
    busy: Mutex<HashSet<MatchId>>,
    permits: Semaphore,
    freed: Notify,
    deliveries: TaskTracker,
}

impl Outbox {
    /// The outbox of a host.
    pub fn new(
        host: Arc<Host>,
        http: Arc<Http>,
        following: Arc<Following>,
        thinking: Arc<Thinking>,
    ) -> Arc<Outbox> {
        Arc::new(Outbox {
            host,
            http,
            following,
            thinking,
            started: now(),
            busy: Mutex::default(),
            permits: Semaphore::new(AT_ONCE),
            freed: Notify::new(),
            deliveries: TaskTracker::new(),
        })
    }

    /// Delivers until `stop` is told, then finishes the deliveries that were begun.
    pub async fn run(self: Arc<Outbox>, stop: CancellationToken) {
        loop {
            let now = now();
            match self.host.due(now, BATCH).await {
                Ok(due) => self.dispatch(due),
                Err(error) => error!("notices cannot be read: {error}"),
            }
            let next = self.host.next_due(now).await.ok().flatten();
            let sleep = next.map_or(LONGEST_SLEEP, |next| now.until(next).min(LONGEST_SLEEP));
            tokio::select! {
                () = self.host.news() => {}
                () = self.freed.notified() => {}
                () = tokio::time::sleep(sleep) => {}
                () = stop.cancelled() => break,
            }
        }
        self.deliveries.close();
        self.deliveries.wait().await;
    }

    /// Starts a delivery for each match that has notices and is not being delivered to.
    fn dispatch(self: &Arc<Outbox>, due: Vec<Notice>) {
        let mut by_match: BTreeMap<MatchId, Vec<Notice>> = BTreeMap::new();
        for notice in due {
            let of_match = by_match.entry(notice.match_id.clone()).or_default();
            of_match.push(notice);
        }
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        for (id, due) in by_match {
            if busy.insert(id.clone()) {
                let outbox = Arc::clone(self);
                self.deliveries
                    .spawn(async move { outbox.deliver(id, &due).await });
            }
        }
    }

    async fn deliver(&self, id: MatchId, due: &[Notice]) {
        let permit = self.permits.acquire().await;
        let permit = permit.expect("the permits are never closed");
        match Delivery::of_match(
            &self.host,
            &self.http,
            &self.following,
            &self.thinking,
            self.started,
            &id,
            due,
        )
        .await
        {
            Ok(delivery) => delivery.run().await,
            Err(error) => {
                error!(game = %id, "notices cannot be read: {error}");
                tokio::time::sleep(PAUSE).await;
            }
        }
        drop(permit);
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        busy.remove(&id);
        drop(busy);
        self.freed.notify_one();
    }
}
