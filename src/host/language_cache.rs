//! A cache of the languages of people and of servers, so that an unchanged language costs no
//! statement.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use lru::LruCache;
use parking_lot::Mutex;

use crate::store::ids::{GuildId, UserId};

/// Entries per cache: people, and servers.
const CAPACITY: NonZeroUsize = NonZeroUsize::new(4_096).expect("it is not zero");

/// Lifetime of an entry, 10 min: the limit for changes by other processes.
const LIFETIME: Duration = Duration::from_mins(10);

/// The cached codes of languages; `None` where none is stored.
#[derive(Debug)]
pub(super) struct LanguageCache {
    /// The languages of people.
    pub people: Codes<UserId>,
    /// The languages set for servers.
    pub servers: Codes<GuildId>,
}

/// Cached codes, with their times of reading.
#[derive(Debug)]
pub(super) struct Codes<K: Hash + Eq>(Mutex<LruCache<K, (Instant, Option<String>)>>);

impl Default for LanguageCache {
    fn default() -> LanguageCache {
        LanguageCache {
            people: Codes(Mutex::new(LruCache::new(CAPACITY))),
            servers: Codes(Mutex::new(LruCache::new(CAPACITY))),
        }
    }
}

impl<K: Hash + Eq> Codes<K> {
    /// Whether the code is cached, even as `None`, and not older than [`LIFETIME`].
    pub(super) fn is_fresh(&self, key: &K) -> bool {
        let codes = self.0.lock();
        let read_at = codes.peek(key).map(|(read_at, _)| read_at);
        read_at.is_some_and(|read_at| read_at.elapsed() < LIFETIME)
    }

    /// The cached code of any age.
    pub(super) fn get(&self, key: &K) -> Option<String> {
        let mut codes = self.0.lock();
        codes.get(key)?.1.clone()
    }

    /// Caches a code that was read or written.
    pub(super) fn insert(&self, key: K, code: Option<String>) {
        let mut codes = self.0.lock();
        codes.put(key, (Instant::now(), code));
    }

    /// Drops a code, such as that of an erased person.
    pub(super) fn remove(&self, key: &K) {
        let mut codes = self.0.lock();
        codes.pop(key);
    }
}
