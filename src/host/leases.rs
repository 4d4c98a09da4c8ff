//! Leases of this process among those that share a database.

use std::time::Duration;

use super::division::{Misfit, misfits};
use super::matches::Host;
use crate::store::Error;
use crate::store::ids::MatchId;
use crate::store::leases::{LENGTH, Lease, Told};
use crate::store::shards::{Shard, ShardRange};

/// Time an expired lease is kept for diagnosis, 10 min.
const EXPIRED_KEPT: Duration = Duration::from_mins(10);

/// All processes that share the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fleet {
    /// Their number, with this process.
    pub processes: u32,
    /// Whether another process would serve a shard of this one.
    pub has_rivals: bool,
    /// Faults in the division of the shards among them.
    pub misfits: Vec<Misfit>,
}

impl Host {
    /// Whether there may be other processes.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.store.process().is_some()
    }

    /// The longest a loop sleeps that waits for [news](Host::news): other processes store notices, too, or die over them, and
    /// otherwise it only bounds the damage of a missed wake-up.
    #[must_use]
    pub fn poll_interval(&self) -> Duration {
        if self.is_shared() {
            Duration::from_secs(5)
        } else {
            Duration::from_mins(1)
        }
    }

    /// Registers this process, for as long as it renews its leases.
    pub async fn register_process(&self) -> Result<(), Error> {
        let leases = self.presence().collect();
        self.store.take_leases(leases, LENGTH, true).await?;
        Ok(())
    }

    /// Registers the shards that this process would serve.
    pub async fn register_candidate(&self, range: ShardRange) -> Result<(), Error> {
        // A process registers one range.
        let _ = self.range.set(range);
        let leases = self.presence().collect();
        self.store.take_leases(leases, LENGTH, true).await?;
        Ok(())
    }

    /// The leases by which other processes know this one.
    fn presence(&self) -> impl Iterator<Item = Lease> {
        let candidate = |number| {
            let range = self.range.get()?;
            Some(Lease::Candidate(number, *range))
        };
        let number = self.store.process();
        let process = number.map(Lease::Process);
        process.into_iter().chain(number.and_then(candidate))
    }

    /// Releases every lease of this process.
    pub async fn release_all_leases(&self) -> Result<(), Error> {
        self.store.release_all().await
    }

    /// How many processes there are, with this one.
    pub async fn processes(&self) -> Result<u32, Error> {
        Ok(self.store.processes().await?.max(1))
    }

    /// Renews every lease of this process. Gives which of these shards are another's now.
    pub async fn renew_leases(&self, shards: &[Shard]) -> Result<Vec<Shard>, Error> {
        let shards = shards.iter().copied().map(Lease::Shard);
        let held = shards.chain(self.presence());
        let lost = self.store.renew_leases(held.collect()).await?;
        let shard = |lease| match lease {
            Lease::Shard(shard) => Some(shard),
            _ => None,
        };
        Ok(lost.into_iter().filter_map(shard).collect())
    }

    /// Takes those of these matches to deliver to that nobody else is delivering to.
    pub async fn take_deliveries(&self, matches: Vec<MatchId>) -> Result<Vec<MatchId>, Error> {
        self.take_matches(matches, Lease::Deliveries).await
    }

    /// The deliveries of a match are done.
    pub async fn release_deliveries(&self, id: &MatchId) -> Result<(), Error> {
        self.store.release(&Lease::Deliveries(id.clone())).await
    }

    /// Takes those of these matches to think about that nobody else is thinking about.
    pub async fn take_thoughts(&self, matches: Vec<MatchId>) -> Result<Vec<MatchId>, Error> {
        self.take_matches(matches, Lease::Thought).await
    }

    /// A match is thought about no more.
    pub async fn release_thought(&self, id: &MatchId) -> Result<(), Error> {
        self.store.release(&Lease::Thought(id.clone())).await
    }

    /// Takes a lease on each of these matches, and gives those where no other process has it.
    async fn take_matches(
        &self,
        mut matches: Vec<MatchId>,
        lease: fn(MatchId) -> Lease,
    ) -> Result<Vec<MatchId>, Error> {
        let leases = matches.iter().cloned().map(lease).collect();
        let taken = self.store.take_leases(leases, LENGTH, false).await?;
        matches.retain(|id| taken.contains(&lease(id.clone())));
        Ok(matches)
    }

    /// Takes a shard that nobody serves, or `by_force` one that somebody does; whether that was done.
    pub async fn take_shard(&self, shard: Shard, by_force: bool) -> Result<bool, Error> {
        let leases = vec![Lease::Shard(shard)];
        let taken = self.store.take_leases(leases, LENGTH, by_force).await?;
        Ok(!taken.is_empty())
    }

    /// Whether whoever serves a shard would give it away.
    pub async fn is_offered(&self, shard: Shard) -> Result<bool, Error> {
        self.store.is_offered(&Lease::Shard(shard)).await
    }

    /// Lets another process take a shard, which this one serves until then.
    pub async fn offer_shard(&self, shard: Shard) -> Result<(), Error> {
        self.store.offer(&Lease::Shard(shard)).await
    }

    /// Takes the right to connect anew to Discord in one of its rows, and nobody else for so long.
    pub async fn take_identify(&self, row: u32, window: Duration) -> Result<bool, Error> {
        let leases = vec![Lease::Identify(row)];
        let taken = self.store.take_leases(leases, window, false).await?;
        Ok(!taken.is_empty())
    }

    /// Releases an identify bucket.
    pub async fn release_identify(&self, row: u32) -> Result<(), Error> {
        self.store.release(&Lease::Identify(row)).await
    }

    /// The processes, seen from one that owns these shards.
    pub async fn fleet(&self, shards: &[Shard]) -> Result<Fleet, Error> {
        let candidates = self.store.candidates().await?;
        let processes = self.processes().await?;
        let own = self.store.process();
        let others = candidates.iter().filter(|(number, _)| Some(*number) != own);
        let mut wanted = others.flat_map(|(_, range)| shards.iter().map(|shard| range.has(*shard)));
        // A process of an older program registers no range.
        let has_silent = self.is_shared() && processes > candidates.len() as u32;
        Ok(Fleet {
            processes,
            has_rivals: has_silent || wanted.any(|wanted| wanted),
            misfits: misfits(candidates.into_iter().map(|(_, range)| range)),
        })
    }

    /// Deletes the leases of processes that died.
    pub async fn forget_leases(&self) -> Result<(), Error> {
        self.store.forget_leases(EXPIRED_KEPT).await
    }

    /// Tells what other processes do, for as long as that can be heard. Where it cannot, things are found by looking every few
    /// seconds.
    pub async fn follow_others(&self, told: impl Fn(Told) + Send) -> Result<(), Error> {
        let Some(mut listener) = self.store.listen().await? else {
            return Ok(());
        };
        loop {
            let heard = listener.next().await?;
            self.store.note_change();
            self.store.announce();
            told(heard);
        }
    }
}
