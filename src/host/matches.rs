//! The host: the database, and the boards of the matches that are looked at, kept in memory.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use tokio::sync::{Mutex, Notify};

use super::error::Error;
use super::record::{Broken, Record};
use super::refusal::Refusal;
use crate::store::ids::MatchId;
use crate::store::matches::State;
use crate::store::{Error as StoreError, Store};

/// Boards kept in memory; the others are replayed when they are needed.
const KEPT: NonZeroUsize = NonZeroUsize::new(256).expect("it is not zero");

/// Every match, and what can be done with it.
///
/// A match is changed while its slot is locked: read, checked, stored in one transaction, and only then replaced in
/// memory and announced. What is in memory can be forgotten at any time.
#[derive(Debug)]
pub struct Host {
    pub(super) store: Store,
    slots: StdMutex<LruCache<MatchId, Arc<Slot>>>,
    /// Woken whenever there are notices to deliver.
    pub(super) news: Notify,
    /// How long the computer waits before it plays.
    pub(super) pause: Duration,
}

/// One match in memory. Whoever changes it holds the lock, never across a call to Discord.
pub(super) type Slot = Mutex<Option<Arc<Record>>>;

impl Host {
    /// A host over an open database.
    #[must_use]
    pub fn new(store: Store) -> Host {
        Host {
            store,
            slots: StdMutex::new(LruCache::new(KEPT)),
            news: Notify::new(),
            pause: Duration::ZERO,
        }
    }

    /// The same, where the computer waits so long before it plays: people see what happened before.
    #[must_use]
    pub fn pausing(self, pause: Duration) -> Host {
        Host { pause, ..self }
    }

    /// The match with this code, as it is now.
    pub async fn look(&self, id: &MatchId) -> Result<Arc<Record>, Error> {
        let slot = self.slot(id);
        let mut kept = slot.lock().await;
        self.fill(id, &mut kept).await
    }

    /// Waits until there may be notices to deliver.
    pub async fn news(&self) {
        self.news.notified().await;
    }

    /// Replays every running match once, and sets aside what does not replay; what was found so.
    pub async fn inspect(&self) -> Result<Vec<(MatchId, Broken)>, StoreError> {
        const AT_ONCE: i64 = 100;
        let mut aside = Vec::new();
        let mut after = String::new();
        loop {
            let ids = self.store.running_after(&after, AT_ONCE).await?;
            let Some(last) = ids.last() else {
                return Ok(aside);
            };
            after = last.as_str().to_owned();
            for id in ids {
                let Some(stored) = self.store.load(&id).await? else {
                    continue;
                };
                if let Err(broken) = Record::replay(stored) {
                    self.set_aside(&id).await?;
                    aside.push((id, broken));
                }
                // Thousands of boards are replayed while people play.
                tokio::task::yield_now().await;
            }
        }
    }

    /// Writes a consistent copy of the database to a file that does not exist yet.
    pub async fn copy_to(&self, file: &std::path::Path) -> Result<(), StoreError> {
        self.store.copy_to(file).await
    }

    /// Finishes what is in hand and closes the database.
    pub async fn close(&self) {
        self.store.close().await;
    }

    pub(super) fn slot(&self, id: &MatchId) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.get_or_insert(id.clone(), Arc::default))
    }

    /// What is in memory is read anew when it is needed: something has changed in many matches at once.
    pub(super) async fn forget_all(&self) {
        let slots: Vec<Arc<Slot>> = {
            let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
            slots.iter().map(|(_, slot)| Arc::clone(slot)).collect()
        };
        for slot in slots {
            *slot.lock().await = None;
        }
    }

    /// The record in a locked slot, loaded if need be.
    pub(super) async fn fill(
        &self,
        id: &MatchId,
        kept: &mut Option<Arc<Record>>,
    ) -> Result<Arc<Record>, Error> {
        if let Some(record) = kept {
            return Ok(Arc::clone(record));
        }
        let stored = self
            .store
            .load(id)
            .await?
            .ok_or_else(|| Refusal::NoSuchMatch(id.to_string()))?;
        if stored.row.state == State::Aside {
            return Err(Refusal::Aside.into());
        }
        match Record::replay(stored) {
            Ok(record) => Ok(Arc::clone(kept.insert(Arc::new(record)))),
            Err(broken) => {
                self.set_aside(id).await?;
                Err(Error::Broken(id.clone(), broken))
            }
        }
    }

    async fn set_aside(&self, id: &MatchId) -> Result<(), StoreError> {
        let mut writing = self.store.write().await?;
        writing.set_aside(id).await?;
        writing.commit().await
    }
}
