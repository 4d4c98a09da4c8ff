//! What people can do with a match: open, join, act, claim, leave. Everything is stored before it is told.

mod act;
mod agreements;
mod blocks;
mod clock;
mod history;
mod inbox;
mod lobby;
mod opening;
mod outbox;
mod plan;
mod preferences;
mod privacy;
mod quiet_hours;
mod record;
mod refusal;
mod rematch;
mod reminders;
mod scheduler;
mod settings;
mod vacation;

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};

use lru::LruCache;
use tokio::sync::{Mutex, Notify};

pub use self::act::{Deed, Doer};
pub use self::agreements::{Proposal, Story};
pub use self::clock::Time;
pub use self::history::{History, Moment};
pub use self::inbox::Found;
pub use self::opening::Opening;
pub use self::preferences::{BadWish, LONGEST};
pub use self::privacy::Ties;
pub use self::quiet_hours::zones;
pub use self::record::{Broken, Last, Record, standing};
pub use self::refusal::{Refusal, names};
pub use self::rematch::Again;
pub use self::reminders::Reminder;
pub use self::settings::{Change, HIGHEST, HouseRule, Settings};
pub use self::vacation::{BadVacation, DAY, Leave, YEARLY, span};
pub use crate::store::Error as StoreError;
use crate::store::Store;
pub use crate::store::Stored;
pub use crate::store::clock::Clock;
pub use crate::store::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
pub use crate::store::reminders::{Reminding, Way, Wishes};
pub use crate::store::rows::{
    Closed, Event, EventKind, Inbox, Living, LivingKind, Match, Matter, Notice, NoticeKind, Pace,
    Settled, Sitting, Standing, State, Trouble,
};
pub use crate::store::time::Timestamp;

/// Boards kept in memory; the others are replayed when they are needed.
const KEPT: NonZeroUsize = NonZeroUsize::new(256).expect("it is not zero");

/// The house: every match, and what can be done with it.
#[derive(Debug)]
pub struct Host {
    store: Store,
    slots: StdMutex<LruCache<MatchId, Arc<Slot>>>,
    /// Woken whenever there are notices to deliver.
    news: Notify,
}

/// One match in memory. Whoever changes it holds the lock, never across a call to Discord.
type Slot = Mutex<Option<Arc<Record>>>;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// It may not be; the person reads why.
    #[error("refused: {0:?}")]
    Refused(#[from] Refusal),
    /// The database failed.
    #[error("the database failed: {0}")]
    Store(#[from] StoreError),
    /// The record does not replay; it was set aside.
    #[error("match {0} is set aside: {1}")]
    Broken(MatchId, Broken),
    /// A mistake of ours.
    #[error("panicked")]
    Panicked,
}

impl Host {
    /// A host over an open database.
    #[must_use]
    pub fn new(store: Store) -> Host {
        Host {
            store,
            slots: StdMutex::new(LruCache::new(KEPT)),
            news: Notify::new(),
        }
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

    fn slot(&self, id: &MatchId) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.get_or_insert(id.clone(), Arc::default))
    }

    /// What is in memory is read anew when it is needed: something has changed in many matches at once.
    async fn forget_all(&self) {
        let slots: Vec<Arc<Slot>> = {
            let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
            slots.iter().map(|(_, slot)| Arc::clone(slot)).collect()
        };
        for slot in slots {
            *slot.lock().await = None;
        }
    }

    /// The record in a locked slot, loaded if need be.
    async fn fill(
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
