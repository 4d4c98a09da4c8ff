//! The host: the database, and a cache of boards.

use std::collections::HashSet;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use lru::LruCache;
use parking_lot::Mutex as SyncMutex;
use tokio::sync::Mutex;

use super::caches::{Beats, InboxCache, LanguageCache};
use super::error::Error;
use super::record::{Broken, Record};
use super::refusal::Refusal;
use super::replaying::replayed;
use crate::pool::JobClass;
use crate::store::behalf::unguarded;
use crate::store::handover::shards::ShardRange;
use crate::store::ids::{MatchId, UserId};
use crate::store::matches::State;
use crate::store::{Error as StoreError, Store, retry, transact};

/// Boards in the cache; other boards are replayed on use.
const MAX_CACHED: usize = 256;

/// Every match, and the operations on it.
///
/// A match is changed under the lock of its slot: read, checked, stored in one transaction, and
/// only then replaced in the cache and announced. A cached record is valid while its version is the
/// one in the database, also where other processes write, and can be dropped at any time.
#[derive(Debug)]
pub struct Host {
    pub(super) store: Store,
    slots: SyncMutex<LruCache<MatchId, Arc<Slot>>>,
    pub(super) inbox_cache: InboxCache,
    pub(super) language_cache: LanguageCache,
    /// The people who have not read yet that their digest went off, so that an answer costs no
    /// statement for it.
    pub(super) lost_digests: SyncMutex<HashSet<UserId>>,
    /// Delay before a turn of the computer.
    pub(super) pause: Duration,
    /// The heartbeats of this process.
    pub(super) beats: Beats,
    /// The shards this process would serve.
    pub(super) range: OnceLock<ShardRange>,
}

/// A cached match. Its lock is held during a change, but never across a call to Discord.
pub(super) type Slot = Mutex<Option<Arc<Record>>>;

impl Host {
    /// A host on an open database.
    #[must_use]
    pub fn new(store: Store) -> Host {
        Host {
            store,
            slots: SyncMutex::new(LruCache::unbounded()),
            inbox_cache: InboxCache::default(),
            language_cache: LanguageCache::default(),
            lost_digests: SyncMutex::default(),
            pause: Duration::ZERO,
            beats: Beats::default(),
            range: OnceLock::new(),
        }
    }

    /// This host with a delay before turns of the computer, so that people see the turn before it.
    #[must_use]
    pub fn with_pause(self, pause: Duration) -> Host {
        Host { pause, ..self }
    }

    /// The current record of a match.
    ///
    /// # Errors
    /// [`Refusal::NoSuchMatch`] for an unknown code; [`Error::Broken`] if the record does not
    /// replay; it is then set aside.
    pub async fn look(&self, id: &MatchId) -> Result<Arc<Record>, Error> {
        let slot = self.slot(id);
        let mut cached = slot.lock().await;
        self.fill(id, &mut cached).await
    }

    /// The database: its lists and figures, its clock, and its end. Matches are read and changed
    /// through the host.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    pub(super) fn slot(&self, id: &MatchId) -> Arc<Slot> {
        let mut slots = self.slots.lock();
        let slot = Arc::clone(slots.get_or_insert(id.clone(), Arc::default));
        // A slot in use stays in the map: a second slot of the same match would be a second lock.
        // Callers get slots only while the map is locked.
        while slots.len() > MAX_CACHED {
            let idle = slots
                .iter()
                .rev()
                .find(|(_, slot)| Arc::strong_count(slot) == 1);
            let Some(idle) = idle.map(|(id, _)| id.clone()) else {
                break;
            };
            slots.pop(&idle);
        }
        slot
    }

    /// The current record of a locked slot, loaded if its cached version is outdated.
    pub(super) async fn fill(
        &self,
        id: &MatchId,
        cached: &mut Option<Arc<Record>>,
    ) -> Result<Arc<Record>, Error> {
        if let Some(record) = cached
            && retry!(self.store.version(id))? == Some(record.row.version)
        {
            return Ok(Arc::clone(record));
        }
        let stored =
            retry!(self.store.load(id))?.ok_or_else(|| Refusal::NoSuchMatch(id.to_string()))?;
        if stored.row.state == State::Aside {
            return Err(Refusal::Aside.into());
        }
        match replayed(stored, JobClass::Short).await {
            Ok(record) => Ok(Arc::clone(cached.insert(Arc::new(record)))),
            Err(broken) => {
                self.set_aside(id, &broken).await?;
                Err(Error::Broken(id.clone(), broken))
            }
        }
    }

    /// Sets a match aside.
    pub(super) async fn set_aside(&self, id: &MatchId, broken: &Broken) -> Result<(), StoreError> {
        let why = broken.to_string();
        // The write does not depend on the caller, who may only have read the match.
        unguarded(async { transact!(self.store, |tx| tx.set_aside(id, &why).await) }).await
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use tavolino_games::game::Rng;

    #[tokio::test]
    async fn the_lock_of_a_match_in_use_never_leaves_the_map() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = folder.path().join("games.db");
        let store = Store::open(&format!("sqlite://{}", file.display())).await;
        let host = Host::new(store.expect("a database"));
        let mut rng = Rng::seed_from_u64(1);
        let mut draw = || MatchId::draw(7, &mut rng);
        let in_use: Vec<MatchId> = (0..2 * MAX_CACHED).map(|_| draw()).collect();
        let held: Vec<Arc<Slot>> = in_use.iter().map(|id| host.slot(id)).collect();
        for _ in 0..2 * MAX_CACHED {
            host.slot(&draw());
        }
        for (id, held) in in_use.iter().zip(&held) {
            assert!(Arc::ptr_eq(held, &host.slot(id)), "there is one lock");
        }
        drop(held);
        host.slot(&draw());
        let cached = host.slots.lock().len();
        assert!(
            cached <= MAX_CACHED,
            "what is not in use is bounded: {cached}"
        );
    }
}
