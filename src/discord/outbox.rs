//! Delivers notices after they are stored: in order within a match, with patience, across restarts.
//!
//! A message is a function of its match, so delivering means "bring it up to date": several pending refreshes are one.
//! What creates a message carries a nonce, so that an attempt repeated after a crash does not post twice.

mod computer;
mod delivery;
mod hand;
mod panel;
mod place;
mod public;
mod reminders;
mod rooms;
mod wire;

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use serenity::all::Http;
use tokio::sync::{Notify, Semaphore};
use tokio::task::JoinSet;
use tracing::error;

use self::delivery::Delivery;
use crate::host::{Host, MatchId, Notice, Timestamp};

/// Matches served at once.
const AT_ONCE: usize = 16;

/// Notices looked at in one go.
const GLANCE: i64 = 256;

/// The pause after the database failed.
const BREATH: Duration = Duration::from_secs(1);

/// The longest nap; nothing relies on it, it only bounds the damage of a missed wake-up.
const NAP: Duration = Duration::from_mins(1);

/// Whoever brings the news.
#[derive(Debug)]
pub struct Courier {
    host: Arc<Host>,
    http: Arc<Http>,
    /// Matches being served now, so that each has its news in order.
    busy: Mutex<HashSet<MatchId>>,
    desks: Semaphore,
    freed: Notify,
}

impl Courier {
    /// A courier for a host's news.
    pub fn new(host: Arc<Host>, http: Arc<Http>) -> Arc<Courier> {
        Arc::new(Courier {
            host,
            http,
            busy: Mutex::default(),
            desks: Semaphore::new(AT_ONCE),
            freed: Notify::new(),
        })
    }

    /// Delivers until `stop` is told, then finishes what is in hand.
    pub async fn run(self: Arc<Courier>, stop: Arc<Notify>) {
        let mut under_way = JoinSet::new();
        loop {
            let now = now();
            match self.host.due(now, GLANCE).await {
                Ok(due) => self.dispatch(due, &mut under_way),
                Err(error) => error!("news cannot be read: {error}"),
            }
            let next = self.host.next_due(now).await.ok().flatten();
            let nap = next.map_or(NAP, |next| now.until(next).min(NAP));
            tokio::select! {
                () = self.host.news() => {}
                () = self.freed.notified() => {}
                () = tokio::time::sleep(nap) => {}
                () = stop.notified() => break,
            }
            while under_way.try_join_next().is_some() {}
        }
        while under_way.join_next().await.is_some() {}
    }

    /// Starts a delivery for each match that has news and is not being served.
    fn dispatch(self: &Arc<Courier>, due: Vec<Notice>, under_way: &mut JoinSet<()>) {
        let mut by_match: BTreeMap<MatchId, Vec<Notice>> = BTreeMap::new();
        for notice in due {
            by_match
                .entry(notice.match_id.clone())
                .or_default()
                .push(notice);
        }
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        for (id, due) in by_match {
            if busy.insert(id.clone()) {
                let courier = Arc::clone(self);
                under_way.spawn(async move {
                    let desk = courier
                        .desks
                        .acquire()
                        .await
                        .expect("desks are never closed");
                    match Delivery::of_match(&courier.host, &courier.http, id.clone(), &due).await {
                        Ok(delivery) => delivery.run().await,
                        Err(error) => {
                            error!(game = %id, "news cannot be read: {error}");
                            tokio::time::sleep(BREATH).await;
                        }
                    }
                    drop(desk);
                    courier
                        .busy
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .remove(&id);
                    courier.freed.notify_one();
                });
            }
        }
    }
}

/// The clock, asked here and where interactions come in.
pub fn now() -> Timestamp {
    SystemTime::now().into()
}
