//! Handover between processes: this process among those that share a database, its registration and
//! its shards.
//!
//! So a process can be replaced, or can die, without an outage ([`crate::store::handover`]).

mod division;

use std::collections::BTreeMap;
use std::time::Duration;

pub use self::division::Misfit;
use self::division::misfits;
use super::matches::Host;
use crate::store::Error;
use crate::store::handover::leases::{Lease, Leases, Take};
use crate::store::handover::notifications::Notification;
use crate::store::handover::shards::{Shard, ShardRange};

/// The processes that share the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fleet {
    /// The number of processes, this one included.
    pub processes: u32,
    /// Whether another process would serve a shard of this one.
    pub has_rivals: bool,
    /// Faults in the division of the shards among the processes.
    pub misfits: Vec<Misfit>,
}

impl Host {
    /// The leases of matches, shards and identify buckets.
    #[must_use]
    pub fn leases(&self) -> Leases<'_> {
        self.store.leases()
    }

    /// Whether other processes can share the database (PostgreSQL).
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.store.process().is_some()
    }

    /// Longest sleep of a loop that waits for [news](crate::store::Store::news): 5 s where other
    /// processes store notices or die with them, else 1 min, which only limits the damage of a
    /// missed wake-up.
    #[must_use]
    pub fn poll_interval(&self) -> Duration {
        if self.is_shared() {
            Duration::from_secs(5)
        } else {
            Duration::from_mins(1)
        }
    }

    /// Registers this process, until its leases expire.
    pub async fn register_process(&self) -> Result<(), Error> {
        let leases = self.presence().collect();
        let lifetime = self.leases().lifetime();
        self.leases().take(leases, lifetime, Take::ByForce).await?;
        Ok(())
    }

    /// Registers the shards that this process would serve.
    pub async fn register_candidate(&self, range: ShardRange) -> Result<(), Error> {
        // A process registers one range.
        let _ = self.range.set(range);
        let leases = self.presence().collect();
        let lifetime = self.leases().lifetime();
        self.leases().take(leases, lifetime, Take::ByForce).await?;
        Ok(())
    }

    /// The leases that register this process.
    fn presence(&self) -> impl Iterator<Item = Lease> {
        let candidate = |number| {
            let range = self.range.get()?;
            Some(Lease::Candidate(number, *range))
        };
        let number = self.store.process();
        let process = number.map(Lease::Process);
        process.into_iter().chain(number.and_then(candidate))
    }

    /// The number of processes, this one included.
    pub async fn processes(&self) -> Result<u32, Error> {
        Ok(self.store.processes().await?.max(1))
    }

    /// Renews every lease of this process; returns those of `shards` that another process has
    /// taken.
    ///
    /// # Errors
    /// The database failed: the leases may expire.
    pub async fn renew_leases(&self, shards: &[Shard]) -> Result<Vec<Shard>, Error> {
        let shards = shards.iter().copied().map(Lease::Shard);
        let held = shards.chain(self.presence());
        let lost = self.leases().renew(held.collect()).await?;
        let shard = |lease| match lease {
            Lease::Shard(shard) => Some(shard),
            _ => None,
        };
        Ok(lost.into_iter().filter_map(shard).collect())
    }

    /// The processes, seen from the one that owns `shards`.
    pub async fn fleet(&self, shards: &[Shard]) -> Result<Fleet, Error> {
        let candidates = self.leases().candidates().await?;
        let processes = self.processes().await?;
        let own = self.store.process();
        let others = candidates.iter().filter(|(number, _)| Some(*number) != own);
        let mut would_serve =
            others.flat_map(|(_, range)| shards.iter().map(|shard| range.has(*shard)));
        // A process of an older program registers no range.
        let has_silent = self.is_shared() && processes > candidates.len() as u32;
        Ok(Fleet {
            processes,
            has_rivals: has_silent || would_serve.any(|would_serve| would_serve),
            misfits: misfits(candidates.into_iter().map(|(_, range)| range)),
        })
    }

    /// The processes that would serve these shards in the place of this one; of several for a
    /// shard, one.
    pub async fn heirs(&self, shards: &[Shard]) -> Result<BTreeMap<Shard, i64>, Error> {
        let mut others = self.leases().candidates().await?;
        let own = self.store.process();
        others.retain(|(number, _)| Some(*number) != own);
        let heir = |shard: &Shard| {
            let heirs: Vec<i64> = others
                .iter()
                .filter(|(_, range)| range.has(*shard))
                .map(|(number, _)| *number)
                .collect();
            let chosen = (shard.number as usize).checked_rem(heirs.len())?;
            Some((*shard, heirs[chosen]))
        };
        Ok(shards.iter().filter_map(heir).collect())
    }

    /// Follows the notifications of other processes and calls `on_notification` for each, until the
    /// connection fails; on SQLite returns at once. Without a connection, tasks are found by
    /// polling ([`Host::poll_interval`]).
    ///
    /// # Errors
    /// The connection to the database failed.
    pub async fn follow_others(
        &self,
        on_notification: impl Fn(Notification) + Send,
    ) -> Result<(), Error> {
        let Some(mut listener) = self.store.listen().await? else {
            return Ok(());
        };
        loop {
            let notification = listener.next().await?;
            self.store.count_change();
            self.store.announce();
            on_notification(notification);
        }
    }
}
