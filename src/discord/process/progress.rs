//! The gateway sessions of this process with the numbers of their last events, counted event by
//! event and written behind, so that any process can resume them.
//!
//! serenity keeps the sequence number of a session to itself. Discord numbers events one by one, so
//! it is the number of events since the session began. An event that serenity cannot read at all is
//! not counted: it, or one before it, is replayed once more, and an interaction that was answered
//! is stored once and refused by Discord the second time.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use serde_json::json;
use serenity::all::{Event, GatewayEvent};
use tokio::sync::Notify;
use tokio::time::sleep;

use crate::host::{GatewaySession, Shard};

/// Poll interval, and its number, while the last events of a closed connection are counted: 1 s in
/// all.
const COUNT_POLL: Duration = Duration::from_millis(5);
const COUNT_POLLS: u32 = 200;

/// The sessions of this process.
#[derive(Debug, Default)]
pub struct Progress {
    sessions: Mutex<BTreeMap<Shard, Arc<Counted>>>,
    /// Notified when a session begins.
    begun: Notify,
}

/// One session and the number of its last event.
#[derive(Debug)]
pub struct Counted {
    intents: u64,
    sequence: AtomicU64,
    /// Id and address; `None` before READY.
    named: Mutex<Option<(String, String)>>,
    /// The sequence number that was stored last.
    stored: AtomicU64,
}

impl Progress {
    /// Takes a session that has begun, or was resumed, as the one of its shard.
    pub fn set(&self, shard: Shard, counted: &Arc<Counted>) {
        // It is stored at once: from now on the place that was stored before is not exact.
        counted.stored.store(u64::MAX, Ordering::Relaxed);
        self.sessions.lock().insert(shard, Arc::clone(counted));
        self.begun.notify_one();
    }

    /// The session of a shard, with its last event; `None` if this process knows none.
    pub fn of(&self, shard: Shard) -> Option<GatewaySession> {
        self.sessions.lock().get(&shard)?.session()
    }

    /// Forgets the session of a shard that another process serves, or that Discord refuses.
    pub fn forget(&self, shard: Shard) {
        self.sessions.lock().remove(&shard);
    }

    /// The sessions of these shards that have gone on since they were stored, which counts as done.
    pub fn unstored(&self, shards: &[Shard]) -> Vec<(Shard, GatewaySession)> {
        let sessions = self.sessions.lock();
        let unstored = shards.iter().filter_map(|shard| {
            let counted = sessions.get(shard)?;
            let session = counted.session()?;
            let stored = counted.stored.swap(session.sequence, Ordering::Relaxed);
            (stored != session.sequence).then_some((*shard, session))
        });
        unstored.collect()
    }

    /// Has the sessions of these shards stored again.
    pub fn set_unstored(&self, all: &[(Shard, GatewaySession)]) {
        let sessions = self.sessions.lock();
        for counted in all.iter().filter_map(|(shard, _)| sessions.get(shard)) {
            counted.stored.store(u64::MAX, Ordering::Relaxed);
        }
    }

    /// Waits until a session begins.
    pub async fn until_begun(&self) {
        self.begun.notified().await;
    }
}

impl Counted {
    /// A session that is about to begin with these intents, or to be resumed.
    pub fn new(intents: u64, resumed: Option<&GatewaySession>) -> Counted {
        let sequence = resumed.map_or(0, |session| session.sequence);
        let named = resumed.map(|session| (session.id.clone(), session.address.clone()));
        Counted {
            intents,
            sequence: AtomicU64::new(sequence),
            named: Mutex::new(named),
            stored: AtomicU64::new(sequence),
        }
    }

    /// The session with its last event; `None` before READY.
    pub fn session(&self) -> Option<GatewaySession> {
        let (id, address) = self.named.lock().clone()?;
        Some(GatewaySession {
            id,
            address,
            sequence: self.sequence.load(Ordering::Relaxed),
            is_exact: false,
            intents: self.intents,
        })
    }

    /// Counts an event.
    pub fn count(&self, event: Event) {
        if let Event::Ready(event) = event {
            let ready = event.ready;
            *self.named.lock() = Some((ready.session_id, ready.resume_gateway_url));
        }
        self.sequence.fetch_add(1, Ordering::Relaxed);
    }

    /// Waits until every event of a connection that is closed is counted: each is counted by a task
    /// of its own, which owns a reference. `references` are those of the caller and of others that
    /// count nothing.
    pub async fn until_counted(self: &Arc<Self>, references: usize) {
        for _ in 0..COUNT_POLLS {
            if Arc::strong_count(self) <= references {
                break;
            }
            sleep(COUNT_POLL).await;
        }
    }
}

/// The READY of a session, as if it had begun on this connection with all its events: serenity
/// resumes a shard that was ready and is greeted again.
pub fn ready(session: &GatewaySession, me: u64) -> Result<GatewayEvent, serde_json::Error> {
    let me = me.to_string();
    serde_json::from_value(json!({
        "op": 0, "s": session.sequence, "t": "READY",
        "d": {
            "v": 10, "user": { "id": me, "username": "", "discriminator": "0", "bot": true },
            "guilds": [], "session_id": session.id, "resume_gateway_url": session.address,
            "application": { "id": me, "flags": 0 },
        },
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARD: Shard = Shard { number: 0, of: 1 };

    fn session(sequence: u64) -> GatewaySession {
        GatewaySession {
            id: "a".to_owned(),
            address: "wss://gateway.example".to_owned(),
            sequence,
            is_exact: false,
            intents: 1,
        }
    }

    #[test]
    fn a_session_is_stored_again_only_once_it_has_gone_on() {
        let progress = Progress::default();
        let counted = Arc::new(Counted::new(1, Some(&session(7))));
        progress.set(SHARD, &counted);
        assert_eq!(progress.unstored(&[SHARD]), [(SHARD, session(7))]);
        assert!(progress.unstored(&[SHARD]).is_empty());
        counted.sequence.fetch_add(2, Ordering::Relaxed);
        assert_eq!(progress.unstored(&[SHARD]), [(SHARD, session(9))]);
        assert!(progress.unstored(&[SHARD]).is_empty());
        assert_eq!(progress.of(SHARD), Some(session(9)));
        progress.forget(SHARD);
        assert_eq!(progress.of(SHARD), None);
    }

    #[test]
    fn serenity_reads_the_ready_of_a_session_that_goes_on() {
        let ready = ready(&session(7), 1_300).expect("an event");
        let GatewayEvent::Dispatch(7, Event::Ready(event)) = ready else {
            panic!("{ready:?}");
        };
        assert_eq!(event.ready.session_id, "a");
        assert_eq!(event.ready.application.id.get(), 1_300);
    }
}
