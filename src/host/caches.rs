//! Caches of the host: the languages of people and of servers, the lists of matches by person and
//! by place, for suggestions while a person types, and the heartbeats of this process. Commands
//! read the database.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parking_lot::Mutex;

use super::record::Record;
use crate::cache::Cache;
use crate::store::handover::shards::Shard;
use crate::store::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::store::inbox::InboxLine;
use crate::store::time::Timestamp;

/// Entries per cache of languages: people, and servers.
const LANGUAGES: usize = 4_096;

/// Lifetime of a language, 10 min: the limit for changes by other processes.
const LANGUAGES_LIFETIME: Duration = Duration::from_mins(10);

/// The cached codes of languages, `None` where none is stored: an unchanged language costs no
/// statement.
#[derive(Debug)]
pub(super) struct LanguageCache {
    /// The languages of people.
    pub people: Cache<UserId, Option<String>>,
    /// The languages set for servers.
    pub servers: Cache<GuildId, Option<String>>,
}

impl Default for LanguageCache {
    fn default() -> LanguageCache {
        LanguageCache {
            people: Cache::new(LANGUAGES).with_lifetime(LANGUAGES_LIFETIME),
            servers: Cache::new(LANGUAGES).with_lifetime(LANGUAGES_LIFETIME),
        }
    }
}

/// Entries per cache of lists: people, and places.
const LISTS: usize = 1_024;

/// Lifetime of a list, 10 s: the limit for changes by other programs that do not notify.
const LISTS_LIFETIME: Duration = Duration::from_secs(10);

/// Number of groups of people and places. Turns, the most frequent change, invalidate only the
/// groups of their match.
const GROUPS: usize = 1_024;

/// The cached lists.
#[derive(Debug)]
pub(super) struct InboxCache {
    /// The matches by person.
    pub mine: CachedLists<UserId, InboxLine>,
    /// The matches by place.
    pub here: CachedLists<ChannelId, MatchId>,
    /// A change counter per group.
    turns: Box<[AtomicU64]>,
}

/// Cached lists by person or place, with their versions.
#[derive(Debug)]
pub(super) struct CachedLists<K: Hash + Eq, T>(Cache<K, (Stamp, Arc<[T]>)>);

/// The version of a list: the database's change counter and the group's. Taken before the list is
/// read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp(u64, u64);

impl Default for InboxCache {
    fn default() -> InboxCache {
        InboxCache {
            mine: CachedLists(Cache::new(LISTS).with_lifetime(LISTS_LIFETIME)),
            here: CachedLists(Cache::new(LISTS).with_lifetime(LISTS_LIFETIME)),
            turns: (0..GROUPS).map(|_| AtomicU64::new(0)).collect(),
        }
    }
}

impl InboxCache {
    /// Invalidates the lists of a match's people and places, after an event was stored.
    pub(super) fn invalidate(&self, before: &Record, after: &Record) {
        let people = before.seats.iter().chain(&after.seats);
        let people = people.filter_map(|sitting| sitting.person);
        let places = [after.row.place, Some(after.row.channel)]
            .into_iter()
            .flatten();
        let ids = people.map(UserId::get).chain(places.map(ChannelId::get));
        for id in ids {
            self.turns[group(id)].fetch_add(1, Ordering::Release);
        }
    }

    /// The current version of the list of a person or place; `changes` is the database's change
    /// counter.
    pub(super) fn stamp(&self, changes: u64, id: u64) -> Stamp {
        Stamp(changes, self.turns[group(id)].load(Ordering::Acquire))
    }
}

fn group(id: u64) -> usize {
    // The lowest 22 bits of Discord's ids count within a millisecond, and are mostly zero.
    (id ^ id >> 22) as usize % GROUPS
}

impl<K: Hash + Eq, T> CachedLists<K, T> {
    /// The cached list; `None` if it is missing, outdated or older than [`LISTS_LIFETIME`].
    pub(super) fn get(&self, key: &K, stamp: Stamp) -> Option<Arc<[T]>> {
        let (version, list) = self.0.get(key)?;
        (version == stamp).then_some(list)
    }

    /// Caches a list that was read after `stamp` was taken.
    pub(super) fn insert(&self, key: K, stamp: Stamp, list: Vec<T>) -> Arc<[T]> {
        let list: Arc<[T]> = list.into();
        self.0.insert(key, (stamp, Arc::clone(&list)));
        list
    }
}

/// The last heartbeats of this process, by shard, so that a delivery need not read them from the
/// database.
#[derive(Debug, Default)]
pub(super) struct Beats(Mutex<HashMap<Shard, Timestamp>>);

impl Beats {
    /// Records a heartbeat. Returns whether the one before it is at most `gap` old.
    pub fn record(&self, shard: Shard, now: Timestamp, gap: Duration) -> bool {
        let before = self.0.lock().insert(shard, now);
        before.is_some_and(|before| before.until(now) <= gap)
    }

    /// Whether the last heartbeat of a shard is at most `gap` old.
    pub fn is_fresh(&self, shard: Shard, now: Timestamp, gap: Duration) -> bool {
        let last = self.0.lock().get(&shard).copied();
        last.is_some_and(|last| last.until(now) <= gap)
    }

    /// Moves all heartbeats forward by `millis` milliseconds, as those in the database.
    pub fn skip(&self, millis: i64) {
        for at in self.0.lock().values_mut() {
            at.0 += millis;
        }
    }
}
