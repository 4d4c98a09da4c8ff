//! A bounded cache behind one lock, shared by all tasks: entries used least recently are dropped,
//! and entries may have a lifetime.

use std::borrow::Borrow;
use std::fmt;
use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lru::LruCache;
use parking_lot::Mutex;

/// A cache of values, which are cloned out of it: large ones stand behind an [`Arc`].
pub struct Cache<K: Hash + Eq, V> {
    entries: Mutex<LruCache<K, Entry<V>>>,
    lifetime: Duration,
}

struct Entry<V> {
    inserted: Instant,
    value: V,
}

impl<K: Hash + Eq, V> fmt::Debug for Cache<K, V> {
    /// Neither keys nor values, which may be secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let len = self.entries.lock().len();
        f.debug_struct("Cache")
            .field("len", &len)
            .finish_non_exhaustive()
    }
}

impl<K: Hash + Eq, V: Clone> Cache<K, V> {
    /// An empty cache for `capacity` entries, which is at least one.
    pub fn new(capacity: usize) -> Cache<K, V> {
        let capacity = NonZeroUsize::new(capacity).unwrap_or(NonZeroUsize::MIN);
        Cache {
            entries: Mutex::new(LruCache::new(capacity)),
            lifetime: Duration::MAX,
        }
    }

    /// This cache with a lifetime of its entries.
    pub fn with_lifetime(self, lifetime: Duration) -> Cache<K, V> {
        Cache { lifetime, ..self }
    }

    /// The value of a key; `None` if it is missing or older than the lifetime.
    pub fn get<Q>(&self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        let mut entries = self.entries.lock();
        let entry = entries.get(key)?;
        (entry.inserted.elapsed() < self.lifetime).then(|| entry.value.clone())
    }

    /// The value of a key, of any age.
    pub fn get_stale<Q>(&self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        let mut entries = self.entries.lock();
        entries.get(key).map(|entry| entry.value.clone())
    }

    /// Sets the value of a key.
    pub fn insert(&self, key: K, value: V) {
        self.entries.lock().put(key, Entry::new(value));
    }

    /// The value of a key; a missing one is made, and the same for callers at the same time.
    pub fn get_or_insert_with(&self, key: K, make: impl FnOnce() -> V) -> V {
        let mut entries = self.entries.lock();
        let entry = entries.get_or_insert(key, || Entry::new(make()));
        entry.value.clone()
    }

    /// Removes a key.
    pub fn remove<Q>(&self, key: &Q)
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.entries.lock().pop(key);
    }
}

impl<K: Hash + Eq, V: Default> Cache<K, Arc<V>> {
    /// The shared value of a key, made by default. With a lock or a [`tokio::sync::OnceCell`] in
    /// it, callers at the same time wait for one load.
    pub fn shared(&self, key: K) -> Arc<V> {
        self.get_or_insert_with(key, Arc::default)
    }
}

impl<V> Entry<V> {
    fn new(value: V) -> Entry<V> {
        Entry {
            inserted: Instant::now(),
            value,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_used_least_recently_are_dropped() {
        let cache = Cache::new(2);
        cache.insert("a", 1);
        cache.insert("b", 2);
        assert_eq!(cache.get("a"), Some(1));
        cache.insert("c", 3);
        assert_eq!(
            [cache.get("a"), cache.get("b"), cache.get("c")],
            [Some(1), None, Some(3)]
        );
        cache.remove("a");
        assert_eq!(cache.get("a"), None);
    }

    #[test]
    fn an_entry_older_than_the_lifetime_counts_as_missing() {
        let expired = Cache::new(1).with_lifetime(Duration::ZERO);
        expired.insert("a", 1);
        assert_eq!((expired.get("a"), expired.get_stale("a")), (None, Some(1)));
        let fresh = Cache::new(1).with_lifetime(Duration::from_hours(1));
        fresh.insert("a", 1);
        assert_eq!(fresh.get("a"), Some(1));
    }

    #[test]
    fn a_missing_value_is_made_once() {
        let cache = Cache::<u8, Arc<Mutex<u8>>>::new(1);
        *cache.shared(1).lock() = 7;
        assert_eq!(*cache.shared(1).lock(), 7);
        assert_eq!(*cache.shared(2).lock(), 0);
        assert_eq!(*cache.shared(1).lock(), 0, "it was dropped for another");
    }

    #[test]
    fn its_debug_output_shows_no_entry() {
        let cache = Cache::new(1);
        cache.insert("key", "secret");
        assert_eq!(format!("{cache:?}"), "Cache { len: 1, .. }");
    }
}
