//! Which matches somebody has, and which are played in a place, as far as that is known without asking the database: for
//! what is offered while somebody types. Whatever is done asks again.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use super::record::Record;
use crate::store::ids::{ChannelId, MatchId, UserId};
use crate::store::inbox::Line;

/// People and places kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(1_024).expect("it is not zero");

/// How long it is believed, should anybody else write in the database.
const LIFE: Duration = Duration::from_secs(10);

/// Turns are the most frequent change, and concern few: people and places are told apart in so many groups.
const GROUPS: usize = 1_024;

/// What is known.
#[derive(Debug)]
pub(super) struct Known {
    /// The matches of a person.
    pub mine: Facts<UserId, Line>,
    /// The matches played in a place.
    pub here: Facts<ChannelId, MatchId>,
    /// How often something changed for a group.
    turns: Box<[AtomicU64]>,
}

/// Lists that were asked for.
#[derive(Debug)]
pub(super) struct Facts<K: Hash + Eq, T>(Mutex<LruCache<K, Fact<T>>>);

/// A list, and when it was true.
type Fact<T> = (Stamp, Instant, Arc<[T]>);

/// How often the database had changed by then, and how often the group. Taken before a list is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp(u64, u64);

impl Default for Known {
    fn default() -> Known {
        Known {
            mine: Facts(Mutex::new(LruCache::new(KEPT))),
            here: Facts(Mutex::new(LruCache::new(KEPT))),
            turns: (0..GROUPS).map(|_| AtomicU64::new(0)).collect(),
        }
    }
}

impl Known {
    /// Something happened in a match, and is stored: its people and its place are asked about again.
    pub(super) fn happened(&self, before: &Record, after: &Record) {
        let people = before.seats.iter().chain(&after.seats);
        let people = people.filter_map(|sitting| sitting.person);
        let places = [after.place, Some(after.channel)].into_iter().flatten();
        let ids = people.map(UserId::get).chain(places.map(ChannelId::get));
        for id in ids {
            self.turns[group(id)].fetch_add(1, Ordering::Release);
        }
    }

    /// What is true of somebody, or of a place, now that the database has changed so often.
    pub(super) fn stamp(&self, changes: u64, id: u64) -> Stamp {
        Stamp(changes, self.turns[group(id)].load(Ordering::Acquire))
    }
}

fn group(id: u64) -> usize {
    // The lowest bits of Discord's ids count within a millisecond, and are mostly zero.
    (id ^ id >> 22) as usize % GROUPS
}

impl<K: Hash + Eq, T> Facts<K, T> {
    /// What is kept, if it is still so.
    pub(super) fn still(&self, key: &K, stamp: Stamp) -> Option<Arc<[T]>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (then, since, list) = kept.get(key)?;
        (*then == stamp && since.elapsed() < LIFE).then(|| Arc::clone(list))
    }

    /// Keeps what was asked for after the stamp was taken.
    pub(super) fn keep(&self, key: K, stamp: Stamp, list: Vec<T>) -> Arc<[T]> {
        let list: Arc<[T]> = list.into();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.put(key, (stamp, Instant::now(), Arc::clone(&list)));
        list
    }
}
